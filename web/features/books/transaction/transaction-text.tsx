import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { cx } from '../../../ui/cx';
import type { BankAccount, BankTransaction } from '../books.queries';
import { signedAmount, signedExact } from '../words';

export type TransactionListProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  accounts: readonly BankAccount[];
  keepsBooks: boolean;
};

/** The bank's words for a line; its account where there are several, and whether its balance bears it out. */
export function TransactionText({ row, accounts }: { row: BankTransaction; accounts: readonly BankAccount[] }) {
  const account = accounts.length > 1 ? accounts.find(({ id }) => id === row.bankAccountId) : undefined;
  return (
    <div className="min-w-0 max-w-xl break-words">
      {row.description} {row.breaksBalance && <Badge tone="yellow">{m.books_breaks_balance()}</Badge>}
      {account && <span className="block text-xs text-ink-2">{account.accountName}</span>}
    </div>
  );
}

export function SignedAmount({ row: { transactionType, amount } }: { row: BankTransaction }) {
  return (
    <span className={cx('font-medium tabular-nums whitespace-nowrap', transactionType === 'credit' && 'text-green')}>
      {signedAmount(transactionType, amount)}
    </span>
  );
}

/** To the paisa, the paise smaller, so that the rupees of a column are read at once. */
export function ExactAmount({ row: { transactionType, amount } }: { row: BankTransaction }) {
  const [rupees, paise] = signedExact(transactionType, amount).split('.');
  return (
    <span className={cx('font-medium tabular-nums whitespace-nowrap', transactionType === 'credit' && 'text-green')}>
      {rupees}
      <span className="text-xs font-normal text-ink-3">.{paise}</span>
    </span>
  );
}
