import { TRANSFER_DAYS } from '../../domain/bank/reconcile-transfers';
import type { CompanyScope } from '../../platform/scope';
import { type Candidate, IN_USE } from './open-lines.repository';

// Without a second account none is read.
const POSSIBLE = `SELECT j.key place FROM json_each(?2) j
  WHERE 1 < (SELECT count(*) FROM bank_accounts WHERE company_id = ?1 AND is_active = 1) AND EXISTS (
    SELECT 1 FROM bank_transactions t INDEXED BY bank_transactions_amount
    WHERE t.company_id = ?1 AND t.amount_paise = j.value ->> 0
      AND t.transaction_date BETWEEN date(j.value ->> 1, '-${TRANSFER_DAYS} days') AND date(j.value ->> 1, '+${TRANSFER_DAYS} days')
      AND t.transaction_type <> j.value ->> 2 AND t.bank_account_id <> ?3 AND t.is_reconciled = 0 AND t.is_split = 0 AND ${IN_USE})`;

/** What asks which new lines of an account may be legs of transfers: the same amount lies the other way in another account. */
export function possibleLegsQuery(d1: D1Database, scope: CompanyScope, accountId: string, rows: readonly Candidate[]) {
  const moved = rows.map(({ amount, date, side }) => [amount, date, side]);
  return d1.prepare(POSSIBLE).bind(scope.companyId, JSON.stringify(moved), accountId);
}

/** The places of those rows. */
export const possibleLegsIn = (results: readonly unknown[] | undefined): ReadonlySet<number> =>
  new Set(((results ?? []) as { place: number }[]).map(({ place }) => place));
