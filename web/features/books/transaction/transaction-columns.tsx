import { ArrowDown, ArrowUp, PanelRight } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { DateText } from '../../../ui/figure/date-text';
import type { VirtualColumn } from '../../../ui/list/virtual-table';
import type { BankTransaction } from '../books.queries';
import type { BooksSearch, ChangeSearch, SortName } from '../books.search';
import { ChoiceBox, WholeBox } from '../choice-box';
import { CategoryOrParts } from '../split/split-parts';
import type { SplitPlace } from '../split/split-place';
import { SplitButton } from '../split/split-row';
import { sideName } from '../words';
import type { TransactionChoice } from './selection';
import { SignedAmount, type TransactionListProps, TransactionMarks, TransactionText } from './transaction-text';

export type ListActs = Omit<TransactionListProps, 'rows'> & {
  search: BooksSearch;
  onSearch: ChangeSearch;
  choice: TransactionChoice;
  onOpen: (row: BankTransaction) => void;
  place: SplitPlace;
};

type TransactionColumn = VirtualColumn<BankTransaction>;

/** The columns of the specification, with the box to choose a row and the way to all that is known of it. */
export function wideColumns(acts: ListActs): TransactionColumn[] {
  const { companyId, keepsBooks, accounts } = acts;
  return [
    ...(keepsBooks ? [choiceColumn(acts)] : []),
    sortable(acts, 'date', m.books_date(), 'w-32', ({ transactionDate }) => <DateText day={transactionDate} />),
    sortable(acts, 'description', m.books_description(), '', (row) => (
      <>
        <TransactionText row={row} accounts={accounts} />
        <TransactionMarks row={row} />
      </>
    )),
    { ...sortable(acts, 'amount', m.books_amount(), 'w-36', (row) => <SignedAmount row={row} />), isNumeric: true },
    {
      key: 'category',
      head: m.books_category(),
      width: 'w-72',
      cell: (row) => <CategoryOrParts companyId={companyId} row={row} keepsBooks={keepsBooks} />,
    },
    { key: 'type', head: m.books_type(), width: 'w-20', cell: ({ transactionType }) => sideName(transactionType) },
    {
      key: 'open',
      head: <span className="sr-only">{m.books_details()}</span>,
      width: 'w-18',
      cell: (row) => (
        <span className="flex justify-end">
          {keepsBooks && <SplitButton row={row} place={acts.place} />}
          <OpenButton row={row} onOpen={acts.onOpen} />
        </span>
      ),
    },
  ];
}

/** On a narrow screen everything of a row stands in one column. */
export function narrowColumns(acts: ListActs): TransactionColumn[] {
  const { companyId, keepsBooks, accounts } = acts;
  const cell = (row: BankTransaction) => (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
      <div className="min-w-0">
        <TransactionText row={row} accounts={accounts} />
        <TransactionMarks row={row} />
      </div>
      <div className="text-right">
        <SignedAmount row={row} />
      </div>
      <div>
        <CategoryOrParts companyId={companyId} row={row} keepsBooks={keepsBooks} />
      </div>
      <div className="flex flex-col items-end gap-1 text-xs text-ink-2">
        <DateText day={row.transactionDate} />
        <span className="flex items-center gap-2">
          {keepsBooks && <ChoiceBox row={row} choice={acts.choice} />}
          {keepsBooks && <SplitButton row={row} place={acts.place} />}
          <OpenButton row={row} onOpen={acts.onOpen} />
        </span>
      </div>
    </div>
  );
  const head = (
    <span className="flex items-center gap-3">
      {/* Large enough to be met alone, and on the side where no row has a button that passes below it. */}
      {keepsBooks && <WholeBox choice={acts.choice} className="size-6 accent-(--accent)" />}
      {m.books_transactions()}
    </span>
  );
  return [{ key: 'all', head, width: '', cell }];
}

const choiceColumn = ({ choice }: ListActs): TransactionColumn => ({
  key: 'choice',
  head: <WholeBox choice={choice} />,
  width: 'w-10',
  cell: (row) => <ChoiceBox row={row} choice={choice} />,
});

function OpenButton({ row, onOpen }: { row: BankTransaction; onOpen: (row: BankTransaction) => void }) {
  return (
    <button
      type="button"
      aria-label={m.books_details_of({ description: row.description, day: formatDate(row.transactionDate) })}
      onClick={() => onOpen(row)}
      className="grid size-6 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
    >
      <PanelRight size={14} aria-hidden="true" />
    </button>
  );
}

function sortable(
  { search, onSearch }: ListActs,
  key: SortName,
  label: string,
  width: string,
  cell: TransactionColumn['cell'],
): TransactionColumn {
  const isIt = (search.sort ?? 'date') === key;
  const isRising = search.direction === 'asc';
  const Arrow = isRising ? ArrowUp : ArrowDown;
  const turn = () => onSearch({ sort: key, direction: isIt && !isRising ? 'asc' : 'desc' });
  const head = (
    <button
      type="button"
      onClick={turn}
      // The word of a column of figures stands right above them, and the arrow before it.
      className={cx(
        'inline-flex items-center gap-1 font-medium hover:text-ink',
        key === 'amount' && 'flex-row-reverse',
      )}
    >
      {label}
      <Arrow size={12} aria-hidden="true" className={cx(!isIt && 'invisible')} />
    </button>
  );
  return { key, head, width, cell, sorted: isIt ? (isRising ? 'ascending' : 'descending') : 'none' };
}
