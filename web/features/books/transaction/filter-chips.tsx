import { X } from 'lucide-react';
import { m } from '../../../lib/messages';
import type { BankSearch, ChangeSearch } from '../bank.search';

type FilterChipsProps = { search: BankSearch; onSearch: ChangeSearch };

/** The payee and the side that a report has opened, and the way back to everybody's transactions of both sides. */
export function FilterChips({ search: { payee, side }, onSearch }: FilterChipsProps) {
  if (!payee && !side) return null;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {payee && <Chip words={m.bank_payee_is({ payee })} onRemove={() => onSearch({ payee: undefined })} />}
      {side && (
        <Chip
          words={side === 'credit' ? m.bank_only_receipts() : m.bank_only_payments()}
          onRemove={() => onSearch({ side: undefined })}
        />
      )}
    </div>
  );
}

function Chip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-xs font-medium text-accent hover:border-accent-strong pointer-coarse:min-h-9"
    >
      <span className="truncate">{words}</span>
      <span className="sr-only">{m.bank_remove_filter()}</span>
      <X size={14} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
