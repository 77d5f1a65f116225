import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { DateText } from '../../../ui/date-text';
import { type Column, Table } from '../../../ui/table';
import type { BankTransaction } from '../bank.queries';
import { CategoryOrParts } from '../split/split-parts';
import { sideName } from '../words';
import { TransactionRows } from './transaction-rows';
import { SignedAmount, type TransactionListProps, TransactionText } from './transaction-text';

/** The table of the specification; on a narrow screen its rows become a list. */
export function TransactionTable(props: TransactionListProps) {
  const isNarrow = useMedia(NARROW);
  if (isNarrow) return <TransactionRows {...props} />;
  return <Table caption={m.bank_transactions()} columns={columnsOf(props)} rows={props.rows} rowKey={({ id }) => id} />;
}

function columnsOf({ companyId, accounts, keepsBooks }: TransactionListProps): Column<BankTransaction>[] {
  return [
    { key: 'date', header: m.bank_date(), cell: ({ transactionDate }) => <DateText day={transactionDate} /> },
    {
      key: 'description',
      header: m.bank_description(),
      isWide: true,
      cell: (row) => <TransactionText row={row} accounts={accounts} />,
    },
    { key: 'amount', header: m.bank_amount(), isNumeric: true, cell: (row) => <SignedAmount row={row} /> },
    {
      key: 'category',
      header: m.bank_category(),
      cell: (row) => (
        <div className="max-w-72 min-w-48">
          <CategoryOrParts companyId={companyId} row={row} keepsBooks={keepsBooks} />
        </div>
      ),
    },
    { key: 'type', header: m.bank_type(), cell: ({ transactionType }) => sideName(transactionType) },
  ];
}
