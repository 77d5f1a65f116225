import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/format';
import { signedAmount } from '../words';
import type { BalanceLine } from './balance.calls';

/** A line of the books, which opens it among the transactions. */
export function LineLink({ bankAccountId, line }: { bankAccountId: string; line: BalanceLine }) {
  const { transactionDate: day, description, transactionType, amount } = line;
  const search = { account: bankAccountId, from: day, to: day } as const;
  return (
    <Link to="/transactions" search={{ ...search, least: amount, most: amount }} className="text-accent underline">
      {formatDate(day)} · {description} · {signedAmount(transactionType, amount)}
    </Link>
  );
}
