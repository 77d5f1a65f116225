import { Split } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Across, VirtualColumn } from '../../../ui/list/virtual-table';
import type { BankTransaction } from '../books.queries';
import { isGapRow, isSplitRow, type ListRow, transactionOf } from '../transaction/list-rows';
import { exactAmount } from '../words';
import type { SplitPlace } from './split-place';
import { SplitWork } from './split-work';

type SplitRowProps = { companyId: string; row: BankTransaction; place: SplitPlace };

/** The place below a row in which it is split. Its keys are its own: Escape leaves it, no other acts on the list. */
function SplitRow({ companyId, row, place }: SplitRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') place.leave();
  };
  return (
    <section
      aria-label={nameOf(row)}
      onKeyDown={onKeyDown}
      // The keys of the list stay on the row above.
      onFocus={(event) => event.stopPropagation()}
      className="@container max-w-4xl px-4 py-3"
    >
      <p className="font-medium">{m.books_split_of({ amount: exactAmount(row.amount) })}</p>
      <SplitWork companyId={companyId} row={row} draft={place.draft} onClose={place.close} onCancel={place.leave} />
    </section>
  );
}

const nameOf = ({ description, transactionDate }: BankTransaction) =>
  m.books_split_row({ description, day: formatDate(transactionDate) });

/** The row across the list in which the transaction above it is split. */
export const splitAcross =
  (companyId: string, place: SplitPlace): Across<ListRow> =>
  (row) => {
    if (isGapRow(row)) return <Gap missing={row.missing} height={row.height} />;
    return isSplitRow(row) && <SplitRow companyId={companyId} row={row.splitOf} place={place} />;
  };

/** The room of the rows between the beginning and the end that are not here yet; it shrinks as they come. */
function Gap({ missing, height }: { missing: number; height: number }) {
  return (
    <div style={{ height }} className="hatched">
      <p className="sticky top-8 px-4 py-2 text-sm text-ink-2">{m.transactions_gap({ count: formatCount(missing) })}</p>
    </div>
  );
}

/** The columns of the transactions, in a list that also has the row in which one is split. */
export const besideSplit = (columns: readonly VirtualColumn<BankTransaction>[]): VirtualColumn<ListRow>[] =>
  columns.map((column) => ({
    ...column,
    cell: (row, index) => {
      const transaction = transactionOf(row);
      return transaction && column.cell(transaction, index);
    },
  }));

/** Opens a row in place, to be split. */
export function SplitButton({ row, place: { openId, toggle } }: Omit<SplitRowProps, 'companyId'>) {
  return (
    <button
      type="button"
      aria-label={nameOf(row)}
      aria-expanded={openId === row.id}
      onClick={() => toggle(row)}
      className="grid size-6 place-items-center rounded-md text-ink-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 aria-expanded:text-accent aria-expanded:opacity-100"
    >
      <Split size={14} aria-hidden="true" />
    </button>
  );
}
