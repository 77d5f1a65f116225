import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import type { BankTransaction, Category } from './bank.queries';
import { useCategories } from './category-groups';
import type { TypedPart } from './split.form';
import { SplitForm } from './split-form';
import { type SplitPart, splitQuery, useSplit } from './transaction.parts';
import { exactAmount } from './words';

type SplitEditorProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** The parts of a line that belong to different categories; together they are the line. */
export function SplitEditor({ companyId, row, keepsBooks }: SplitEditorProps) {
  const split = useQuery(splitQuery(companyId, row.id));
  const { choosable } = useCategories();
  const save = useSplit(companyId);
  if (split.isError) return <ErrorPanel error={split.error} onRetry={() => void split.refetch()} />;
  if (!split.data || choosable.length === 0) return null;
  const { isSplit, parts } = split.data;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{m.bank_split()}</h3>
      {!keepsBooks && <PartList parts={parts} />}
      {keepsBooks && (
        <details open={isSplit} className="text-sm">
          <summary className="min-h-6 text-ink-2">{isSplit ? m.bank_split_parts() : m.bank_split_words()}</summary>
          <SplitForm
            key={parts.map(({ id }) => id).join()}
            row={row}
            first={typedParts(parts, choosable)}
            isPending={save.isPending}
            onSave={(sent) => save.mutate({ transactionId: row.id, parts: sent })}
          />
          {isSplit && (
            <Button
              size="sm"
              variant="ghost"
              isPending={save.isPending}
              onClick={() => save.mutate({ transactionId: row.id, parts: [] })}
            >
              {m.bank_split_undo()}
            </Button>
          )}
        </details>
      )}
    </section>
  );
}

const EMPTY_PARTS: readonly TypedPart[] = [
  { key: 0, amount: '', categoryId: '', note: '' },
  { key: 1, amount: '', categoryId: '', note: '' },
];

function typedParts(parts: readonly SplitPart[], choosable: readonly Category[]): readonly TypedPart[] {
  if (parts.length === 0) return EMPTY_PARTS;
  return parts.map(({ amount, subcategory, note }, key) => ({
    key,
    amount,
    categoryId: choosable.find(({ name }) => name === subcategory)?.id ?? '',
    note: note ?? '',
  }));
}

function PartList({ parts }: { parts: readonly SplitPart[] }) {
  if (parts.length === 0) return <p className="text-sm text-ink-2">{m.bank_not_split()}</p>;
  return (
    <ul className="text-sm">
      {parts.map(({ id, amount, subcategory, note }) => (
        <li key={id} className="flex justify-between gap-3 py-1">
          <span className="min-w-0 wrap-anywhere">{[subcategory, note].filter(Boolean).join(' · ')}</span>
          <span className="tabular-nums">{exactAmount(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
