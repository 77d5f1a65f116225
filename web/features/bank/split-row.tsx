import { Split } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import type { VirtualColumn } from '../../ui/virtual-table-parts';
import type { BankTransaction } from './bank.queries';
import type { SplitPlace } from './split-place';
import { isSplitRow, type ListRow } from './split-rows';
import { SplitWork } from './split-work';
import { exactAmount } from './words';

type SplitRowProps = { companyId: string; row: BankTransaction; place: SplitPlace };

/** A row is as wide as the list; what stands below its description is what is left of that. */
const WIDE = 'w-[calc(100cqw-12.5rem)] max-w-4xl';

/** The place below a row in which it is split. Its keys are its own: Escape leaves it, no other acts on the list. */
function SplitRow({ companyId, row, place, isWide }: SplitRowProps & { isWide: boolean }) {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') place.close();
  };
  return (
    <section
      aria-label={nameOf(row)}
      onKeyDown={onKeyDown}
      // The keys of the list stay on the row above.
      onFocus={(event) => event.stopPropagation()}
      // Above the cells to its right, which are empty and would take the clicks.
      className={cx('@container relative z-1', isWide && WIDE)}
    >
      <p className="font-medium">{m.bank_split_of({ amount: exactAmount(row.amount) })}</p>
      <SplitWork companyId={companyId} row={row} draft={place.draft} onClose={place.close} />
    </section>
  );
}

const nameOf = ({ description, transactionDate }: BankTransaction) =>
  m.bank_split_row({ description, day: formatDate(transactionDate) });

/** The columns of the transactions; in the one that is named, a row can stand open to be split. */
export function withSplit(
  columns: readonly VirtualColumn<BankTransaction>[],
  key: string,
  { companyId, place }: Omit<SplitRowProps, 'row'>,
): VirtualColumn<ListRow>[] {
  const isWide = columns.length > 1;
  const below = (row: BankTransaction) => <SplitRow companyId={companyId} row={row} place={place} isWide={isWide} />;
  return columns.map((column) => ({
    ...column,
    cell: (row: ListRow, index: number) => {
      if (!isSplitRow(row)) return column.cell(row, index);
      return column.key === key ? below(row.splitOf) : null;
    },
  }));
}

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
