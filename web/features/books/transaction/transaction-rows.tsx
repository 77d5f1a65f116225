import { DateText } from '../../../ui/date-text';
import { CategoryOrParts } from '../split/split-parts';
import { sideName } from '../words';
import { SignedAmount, type TransactionListProps, TransactionText } from './transaction-text';

/** The transactions on a narrow screen: the amount stays in sight, and the rest stands below it. */
export function TransactionRows({ companyId, rows, accounts, keepsBooks }: TransactionListProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
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
