import { X } from 'lucide-react';
import { m } from '../../lib/messages';
import type { BankSearch, ChangeSearch } from './bank.search';

/** The payee whose transactions a report has opened, and the way back to those of everybody. */
export function PayeeFilter({ search: { payee }, onSearch }: { search: BankSearch; onSearch: ChangeSearch }) {
  if (!payee) return null;
  return (
    <div className="flex min-w-0">
      <button
        type="button"
        onClick={() => onSearch({ payee: undefined })}
        className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-xs font-medium text-accent hover:border-accent-strong pointer-coarse:min-h-9"
      >
        <span className="truncate">{m.bank_payee_is({ payee })}</span>
        <span className="sr-only">{m.bank_remove_filter()}</span>
        <X size={14} aria-hidden="true" className="shrink-0" />
      </button>
    </div>
  );
}
