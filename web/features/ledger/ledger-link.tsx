import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { codeOf } from '../../lib/book-period';

/** What opens more, as it looks in a table. */
export const OPENS =
  'rounded-sm text-left underline decoration-line-strong underline-offset-2 hover:decoration-current';

type LedgerLinkProps = { account: string; on: string; className: string; children: ReactNode };

/** Opens the entries of an account in the financial year of a day. */
export function LedgerLink({ account, on, className, children }: LedgerLinkProps) {
  const period = isIsoDate(on) ? codeOf('year', on as IsoDate) : undefined;
  return (
    <Link to="/financial-reports" search={{ tab: 'ledger', account, period }} className={className}>
      {children}
    </Link>
  );
}
