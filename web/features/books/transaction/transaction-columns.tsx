import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { DateText } from '../../../ui/figure/date-text';
import type { VirtualColumn } from '../../../ui/list/virtual-table';
import { accountLabel, shortAccount } from '../account/account-facts';
import type { BankTransaction } from '../books.queries';
import type { ChangeList, ListSearch, SortName } from '../books.search';
import { KindDot } from '../category/kind-dot';
import { ChoiceBox, WholeBox } from '../choice-box';
import type { SplitPlace } from '../split/split-place';
import { SplitButton } from '../split/split-row';
import { categoryName } from '../words';
import type { TransactionChoice } from './selection';
import { HowSet, RowMarks, TaxMarks } from './transaction-marks';
import { ExactAmount, type TransactionListProps } from './transaction-text';

export type ListActs = Omit<TransactionListProps, 'rows'> & {
  search: ListSearch;
  onSearch: ChangeList;
  choice: TransactionChoice;
  onOpen: (row: BankTransaction) => void;
  /** Opens the box of categories at the button that was pressed. */
  onCategorise: (row: BankTransaction, at: HTMLElement) => void;
  place: SplitPlace;
  /** Whether a panel beside the list leaves less room. */
  isTight: boolean;
};

type TransactionColumn = VirtualColumn<BankTransaction>;

/** One line a row: who and what for, the category with who set it, what it means for taxes, and the amount. */
export function wideColumns(acts: ListActs): TransactionColumn[] {
  const { keepsBooks, accounts, isTight } = acts;
  return [
    ...(keepsBooks ? [choiceColumn(acts)] : []),
    sortable(acts, 'date', m.books_date(), 'w-27', ({ transactionDate }) => <DateText day={transactionDate} />),
    sortable(acts, 'description', m.transactions_payee_narration(), '', (row) => (
      <PayeeCell row={row} onOpen={acts.onOpen} />
    )),
    ...(accounts.length > 1 ? [accountColumn(acts)] : []),
    {
      key: 'category',
      head: m.books_category(),
      width: isTight ? 'w-44' : 'w-60',
      cell: (row) => <CategoryPlace row={row} acts={acts} />,
    },
    {
      key: 'how',
      head: <span className="sr-only">{m.transactions_how()}</span>,
      width: 'w-9',
      cell: (row) => <HowSet row={row} />,
    },
    { key: 'tax', head: m.transactions_tax(), width: 'w-22', cell: (row) => <TaxMarks row={row} /> },
    {
      key: 'marks',
      head: <span className="sr-only">{m.transactions_marks()}</span>,
      width: isTight ? 'w-18' : 'w-22',
      cell: (row) => (
        <span className="flex items-center justify-end gap-1">
          <RowMarks row={row} />
          {keepsBooks && <SplitButton row={row} place={acts.place} />}
        </span>
      ),
    },
    {
      ...sortable(acts, 'amount', m.transactions_amount_rupees(), isTight ? 'w-32' : 'w-36', (row) => (
        <ExactAmount row={row} />
      )),
      isNumeric: true,
    },
  ];
}

/** On a narrow screen two lines: who and how much, then the category and the day. */
export function narrowColumns(acts: ListActs): TransactionColumn[] {
  const { keepsBooks } = acts;
  const cell = (row: BankTransaction) => (
    <div className="flex items-center gap-3 py-2">
      {keepsBooks && (
        <span className="grid size-6 shrink-0 place-items-center">
          <ChoiceBox row={row} choice={acts.choice} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <PayeeCell row={row} onOpen={acts.onOpen} isShort />
          </div>
          <ExactAmount row={row} />
        </div>
        <div className="flex items-center gap-2 text-xs">
          <div className="min-w-0 flex-1">
            <CategoryPlace row={row} acts={acts} />
          </div>
          <HowSet row={row} />
          <RowMarks row={row} />
          <span className="text-ink-3">
            <DateText day={row.transactionDate} />
          </span>
        </div>
      </div>
    </div>
  );
  const head = (
    <span className="flex items-center gap-3">
      {keepsBooks && <WholeBox choice={acts.choice} className="size-6 accent-(--accent)" />}
      {m.books_transactions()}
    </span>
  );
  return [{ key: 'all', head, width: '', cell }];
}

const choiceColumn = ({ choice }: ListActs): TransactionColumn => ({
  key: 'choice',
  head: <WholeBox choice={choice} />,
  width: 'w-11',
  cell: (row) => <ChoiceBox row={row} choice={choice} />,
});

const accountColumn = ({ accounts }: ListActs): TransactionColumn => ({
  key: 'account',
  head: m.books_account(),
  width: 'w-24',
  cell: ({ bankAccountId }) => {
    const account = accounts.find(({ id }) => id === bankAccountId);
    return (
      <span title={account && accountLabel(account)} className="block truncate text-ink-2">
        {account && shortAccount(account)}
      </span>
    );
  },
});

type PayeeCellProps = { row: BankTransaction; onOpen: (row: BankTransaction) => void; isShort?: boolean };

/** Who it was, in bold, and the bank's own words; a press opens all that is known of it. */
function PayeeCell({ row, onOpen, isShort = false }: PayeeCellProps) {
  const { payee, description, transactionDate } = row;
  return (
    <button
      type="button"
      aria-label={m.books_details_of({ description: wordsOf(row), day: formatDate(transactionDate) })}
      title={description}
      onClick={() => onOpen(row)}
      className="flex min-h-6 w-full items-center text-left -outline-offset-2 lg:min-h-9"
    >
      <span className="truncate">
        {payee && <span className="mr-1.5 font-medium">{payee} </span>}
        <span className={cx(payee ? 'text-ink-3' : 'font-medium', payee !== null && isShort && 'sr-only')}>
          {description}
        </span>
      </span>
    </button>
  );
}

/** What is seen of it, as those hear it who do not see it. */
const wordsOf = ({ payee, description }: BankTransaction) => [payee, description].filter(Boolean).join(' ');

/** The category of a row, which a press changes; of a split one what it was split into, for it has none of its own. */
function CategoryPlace({ row, acts: { keepsBooks, onCategorise } }: { row: BankTransaction; acts: ListActs }) {
  const words = row.isSplit ? row.parts.map(categoryName).join(', ') : categoryName(row);
  const shown = (
    <>
      <KindDot kind={row.isSplit ? null : row.category} />
      <span className={cx('min-w-0 truncate', !row.category && !row.isSplit && 'text-ink-3')}>{words}</span>
    </>
  );
  if (row.isSplit || !keepsBooks)
    return (
      <span title={words} className="flex min-h-7 items-center gap-2">
        {shown}
      </span>
    );
  return (
    <button
      type="button"
      data-category=""
      aria-haspopup="dialog"
      aria-label={m.transactions_change_category({
        description: row.description,
        day: formatDate(row.transactionDate),
        category: words,
      })}
      title={words}
      onClick={({ currentTarget }) => onCategorise(row, currentTarget)}
      className="-mx-2 flex min-h-7 w-[calc(100%+1rem)] items-center gap-2 rounded-md border border-transparent px-2 text-left hover:border-line-strong hover:bg-surface focus-visible:border-accent pointer-coarse:min-h-8"
    >
      {shown}
      <ChevronDown size={14} aria-hidden="true" className="ml-auto shrink-0 text-ink-3" />
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
        'inline-flex min-h-6 items-center gap-1 font-medium hover:text-ink',
        key === 'amount' && 'flex-row-reverse',
      )}
    >
      {label}
      <Arrow size={12} aria-hidden="true" className={cx(!isIt && 'invisible')} />
    </button>
  );
  return { key, head, width, cell, sorted: isIt ? (isRising ? 'ascending' : 'descending') : 'none' };
}
