import { Link2, Split, StickyNote } from 'lucide-react';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { cx } from '../../../ui/cx';
import type { BankAccount, BankTransaction } from '../books.queries';
import { signedAmount } from '../words';

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

const LINE = 'mt-0.5 flex items-start gap-1 text-xs text-ink-2';

/** What else is known of a line: what it was matched to, that it is split, and what somebody noted on it. */
export function TransactionMarks({ row }: { row: BankTransaction }) {
  const { isReconciled, reconciledWith, isSplit, note } = row;
  return (
    <>
      {isReconciled && (
        <span className={LINE}>
          <Link2 size={12} aria-hidden="true" className="mt-0.75 shrink-0" />
          {m.books_reconciled({ why: reconciledWith?.why ?? m.books_reconciled_by_hand() })}
        </span>
      )}
      {isSplit && (
        <span className={LINE}>
          <Split size={12} aria-hidden="true" className="mt-0.75 shrink-0" />
          <Badge tone="blue">{m.books_is_split()}</Badge>
        </span>
      )}
      {note && (
        <span className={LINE}>
          <StickyNote size={12} aria-hidden="true" className="mt-0.75 shrink-0" />
          <span className="line-clamp-2 wrap-anywhere">{note}</span>
        </span>
      )}
    </>
  );
}
