import { Split } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Across, VirtualColumn } from '../../../ui/list/virtual-table';
import type { BankTransaction } from '../books.queries';
import { exactAmount } from '../words';
import type { SplitPlace } from './split-place';
import { isSplitRow, type ListRow, transactionOf } from './split-rows';
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
      className="@container max-w-4xl"
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
  (row) =>
    isSplitRow(row) && <SplitRow companyId={companyId} row={row.splitOf} place={place} />;

/** The columns of the transactions, in a list that also has the row in which one is split. */
export const besideSplit = (columns: readonly VirtualColumn<BankTransaction>[]): VirtualColumn<ListRow>[] =>
  columns.map((column) => ({ ...column, cell: (row, index) => column.cell(transactionOf(row), index) }));

/** Opens a row in place, to be split. */
export function SplitButton({ row, place: { openId, toggle } }: Omit<SplitRowProps, 'companyId'>) {
  return (
    <button
      type="button"
      aria-label={nameOf(row)}
      aria-expanded={openId === row.id}
      onClick={() => toggle(row)}
      className="grid size-6 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink aria-expanded:text-accent"
    >
      <Split size={14} aria-hidden="true" />
    </button>
  );
}
