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

/** The places of those lines that may be legs of transfers: the same amount lies the other way in another account in use. */
export async function possibleLegs(
  d1: D1Database,
  { companyId }: CompanyScope,
  bankAccountId: string,
  lines: readonly { row: Candidate }[],
): Promise<ReadonlySet<number>> {
  const moved = lines.map(({ row: { amount, date, side } }) => [amount, date, side]);
  const { results } = await d1
    .prepare(POSSIBLE)
    .bind(companyId, JSON.stringify(moved), bankAccountId)
    .all<{ place: number }>();
  return new Set(results.map(({ place }) => place));
}
