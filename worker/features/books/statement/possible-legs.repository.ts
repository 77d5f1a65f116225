import { TRANSFER_DAYS } from '../../../domain/bank/reconcile/model';
import { jsonRows } from '../../../platform/rows';
import type { CompanyScope } from '../../../platform/scope';
import type { Candidate } from '../categorise/open-lines.repository';
import { mayBeLeg, SECOND_ACCOUNT } from '../reconcile/legs.repository';

const MOVED = jsonRows(['amount', 'date', 'side']);
const POSSIBLE = `SELECT j.key place FROM json_each(?2) j
  WHERE ${SECOND_ACCOUNT} AND EXISTS (
    SELECT 1 FROM bank_transactions t INDEXED BY bank_transactions_amount
    WHERE t.company_id = ?1 AND t.amount_paise = ${MOVED.at.amount} AND ${mayBeLeg(MOVED.at.date, TRANSFER_DAYS)}
      AND t.transaction_type <> ${MOVED.at.side} AND t.bank_account_id <> ?3)`;

/** The places of those lines that may be legs of transfers: the same amount lies the other way in another account in use. */
export async function possibleLegs(
  d1: D1Database,
  { companyId }: CompanyScope,
  bankAccountId: string,
  lines: readonly { row: Candidate }[],
): Promise<ReadonlySet<number>> {
  const moved = lines.map(({ row: { amount, date, side } }) => MOVED.text({ amount, date, side }));
  const { results } = await d1
    .prepare(POSSIBLE)
    .bind(companyId, `[${moved.join(',')}]`, bankAccountId)
    .all<{ place: number }>();
  return new Set(results.map(({ place }) => place));
}
