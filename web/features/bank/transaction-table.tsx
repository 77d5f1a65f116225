import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { DateText } from '../../ui/date-text';
import { type Column, Table } from '../../ui/table';
import type { BankAccount, BankTransaction } from './bank.queries';
import { CategoryCell } from './category-cell';
import { sideName, signedAmount } from './words';

type TransactionTableProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  accounts: readonly BankAccount[];
  keepsBooks: boolean;
};

export function TransactionTable({ companyId, rows, accounts, keepsBooks }: TransactionTableProps) {
  const nameOf = (row: BankTransaction) => accounts.find(({ id }) => id === row.bankAccountId)?.accountName;
  const columns: Column<BankTransaction>[] = [
    { key: 'date', header: m.bank_date(), cell: ({ transactionDate }) => <DateText day={transactionDate} /> },
    {
      key: 'description',
      header: m.bank_description(),
      isWide: true,
      cell: (row) => <Description row={row} accountName={accounts.length > 1 ? nameOf(row) : undefined} />,
    },
    { key: 'amount', header: m.bank_amount(), isNumeric: true, cell: (row) => <SignedAmount row={row} /> },
    {
      key: 'category',
      header: m.bank_category(),
      cell: (row) => (
        <div className="max-w-72 min-w-48">
          <CategoryCell companyId={companyId} row={row} keepsBooks={keepsBooks} />
        </div>
      ),
    },
    { key: 'type', header: m.bank_type(), cell: ({ transactionType }) => sideName(transactionType) },
  ];
  return <Table caption={m.bank_transactions()} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

export function SignedAmount({ row: { transactionType, amount } }: { row: BankTransaction }) {
  return (
    <span className={cx('font-medium tabular-nums whitespace-nowrap', transactionType === 'credit' && 'text-green')}>
      {signedAmount(transactionType, amount)}
    </span>
  );
}

function Description({ row, accountName }: { row: BankTransaction; accountName: string | undefined }) {
  return (
    <div className="max-w-xl break-words">
      {row.description} {row.breaksBalance && <Badge tone="yellow">{m.bank_breaks_balance()}</Badge>}
      {accountName && <span className="block text-xs text-ink-2">{accountName}</span>}
    </div>
  );
}
