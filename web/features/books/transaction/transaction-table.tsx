import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import type { BankTransaction } from '../books.queries';
import { CategoryOrParts } from '../split/split-parts';
import { sideName } from '../words';
import { SignedAmount, type TransactionListProps, TransactionText } from './transaction-text';

/** The table of the specification; on a narrow screen its rows become a list. */
export function TransactionTable(props: TransactionListProps) {
  const isNarrow = useMedia(NARROW);
  if (isNarrow) return <TransactionRows {...props} />;
  return (
    <Table caption={m.books_transactions()} columns={columnsOf(props)} rows={props.rows} rowKey={({ id }) => id} />
  );
}

function columnsOf({ companyId, accounts, keepsBooks }: TransactionListProps): Column<BankTransaction>[] {
  return [
    { key: 'date', header: m.books_date(), cell: ({ transactionDate }) => <DateText day={transactionDate} /> },
    {
      key: 'description',
      header: m.books_description(),
      isWide: true,
      cell: (row) => <TransactionText row={row} accounts={accounts} />,
    },
    { key: 'amount', header: m.books_amount(), isNumeric: true, cell: (row) => <SignedAmount row={row} /> },
    {
      key: 'category',
      header: m.books_category(),
      cell: (row) => (
        <div className="max-w-72 min-w-48">
          <CategoryOrParts companyId={companyId} row={row} keepsBooks={keepsBooks} />
        </div>
      ),
    },
    { key: 'type', header: m.books_type(), cell: ({ transactionType }) => sideName(transactionType) },
  ];
}

/** The transactions on a narrow screen: the amount stays in sight, and the rest stands below it. */
export function TransactionRows({ companyId, rows, accounts, keepsBooks }: TransactionListProps) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card text-sm">
      {rows.map((row) => (
        <li key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 px-3 py-2.5">
          <TransactionText row={row} accounts={accounts} />
          <div className="text-right">
            <SignedAmount row={row} />
            <span className="block text-xs text-ink-2">{sideName(row.transactionType)}</span>
          </div>
          <div className="col-span-2 flex items-start justify-between gap-3">
            <div className="min-w-0">
              <CategoryOrParts companyId={companyId} row={row} keepsBooks={keepsBooks} />
            </div>
            <span className="text-xs leading-6 text-ink-2">
              <DateText day={row.transactionDate} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
