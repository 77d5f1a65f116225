import { FARTHEST_DAYS, type Had, TRANSFER_DAYS } from '../../../domain/bank/reconcile/model';
import { REVERSAL_DAYS } from '../../../domain/bank/reconcile/reversals';

import { addDays } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { type Candidate, IN_USE } from '../categorise/open-lines.repository';
import { RULED_LINE_SQL } from '../rule/rule.repository';
import { type Dues, duesIn, duesStatements } from './reconcile.repository';

/** A line that a run may find to be a leg of a transfer, with what tells that. */
export type LegRow = Candidate & {
  reference: string | null;
  isChosen: number;
  /** Of a line that may come back: what it is matched to. */
  had?: Had | null;
  refused: readonly string[];
};

/** One run looks at most at this many such lines, and sets no more of them. */
const LEG_LIMIT = 20_000;

/** Without a second account in use there is no transfer. */
export const SECOND_ACCOUNT = '1 < (SELECT count(*) FROM bank_accounts WHERE company_id = ?1 AND is_active = 1)';

/** A line that may yet be a leg, so many days or fewer from a day. */
export const mayBeLeg = (day: string, days: number) => `t.is_reconciled = 0 AND t.is_split = 0 AND ${IN_USE}
    AND t.transaction_date BETWEEN date(${day}, '-${days} days') AND date(${day}, '+${days} days')`;

// The days and amounts of lines that nobody has categorised, where another line of the very amount lies the other way in
// another account within two days. Without a second account none is read.
const OPEN = `SELECT DISTINCT t.amount_paise amount, t.transaction_date day FROM bank_transactions t
    INDEXED BY bank_transactions_uncategorised
  WHERE t.company_id = ?1 AND t.category IS NULL AND t.is_split = 0 AND t.is_reconciled = 0 AND ${IN_USE}
    AND ${SECOND_ACCOUNT}`;
const near = (days: number) => `CROSS JOIN bank_transactions t INDEXED BY bank_transactions_amount ON t.company_id = ?1
    AND t.amount_paise = k.amount
  WHERE ${mayBeLeg('k.day', days)}`;
const MET = `SELECT k.amount, k.day FROM (${OPEN}) k ${near(TRANSFER_DAYS)}
  GROUP BY k.amount, k.day HAVING count(DISTINCT t.transaction_type) = 2 AND min(t.bank_account_id) <> max(t.bank_account_id)`;
// Twice as far, so that the other candidates of the other leg are seen as well.
const LEGS = `SELECT ${RULED_LINE_SQL}, t.reference, t.categorised_by IS NOT NULL isChosen, t.reconciled_with -> 'refused' refused
  FROM bank_transactions t WHERE t.id IN (SELECT t.id FROM (${MET}) k ${near(2 * TRANSFER_DAYS)})
  ORDER BY t.transaction_date, t.id LIMIT ${LEG_LIMIT}`;

// Lines without a category, and those of the same account and amount that lie the other way and before them.
const BACK = `SELECT DISTINCT t.bank_account_id account, t.amount_paise amount, t.transaction_date day, t.transaction_type side
  FROM bank_transactions t INDEXED BY bank_transactions_uncategorised
  WHERE t.company_id = ?1 AND t.category IS NULL AND t.is_split = 0 AND t.is_reconciled = 0`;
// What was paid and is matched to that, and a leg of a transfer, may come back as well, once.
const IS_OPEN = `(t.is_reconciled = 0 OR t.reconciled_with ->> 'kind' IN ('tds-deposit', 'filing', 'transfer') AND NOT EXISTS (
    SELECT 1 FROM bank_transactions r WHERE r.company_id = ?1 AND r.is_reconciled = 1 AND r.reconciled_with ->> 'id' = t.id
      AND r.reconciled_with ->> 'kind' = 'reversal'))`;
const HAD = `iif(t.is_reconciled = 1, t.reconciled_with, NULL)`;
const BEFORE = `t.company_id = ?1 AND t.amount_paise = k.amount AND t.bank_account_id = k.account AND ${IS_OPEN}
    AND t.is_split = 0 AND t.transaction_date BETWEEN date(k.day, '-${REVERSAL_DAYS} days') AND k.day`;
const BY_AMOUNT = 'bank_transactions t INDEXED BY bank_transactions_amount';
const RETURNED = `SELECT * FROM (${BACK}) k WHERE EXISTS (SELECT 1 FROM ${BY_AMOUNT} WHERE ${BEFORE} AND t.transaction_type <> k.side)`;
const REVERSALS = `SELECT ${RULED_LINE_SQL}, t.reference, ${HAD} had, t.categorised_by IS NOT NULL isChosen, t.reconciled_with -> 'refused' refused
  FROM bank_transactions t WHERE t.id IN (SELECT t.id FROM (${RETURNED}) k CROSS JOIN ${BY_AMOUNT} ON ${BEFORE}) AND ${IN_USE}
  ORDER BY t.transaction_date, t.id LIMIT ${LEG_LIMIT}`;

/** What asks for the lines of a company that may be returned payments and what they undo; `legsOf` reads the rows. */
export const reversalsQuery = (d1: D1Database, { companyId }: CompanyScope) => d1.prepare(REVERSALS).bind(companyId);

type StoredLeg = Omit<LegRow, 'refused' | 'had'> & { refused: string | null; had?: string | null };
export type Legs = Dues & { rows: LegRow[] };
const NO_DUES: Dues = { deposits: [], filed: [], own: { holder: '', accounts: [] } };

/** What asks for the lines of a company that may be legs; `legsOf` reads the rows. */
export const legsQuery = (d1: D1Database, { companyId }: CompanyScope) => d1.prepare(LEGS).bind(companyId);

/** Such lines with what they may have paid instead; that is asked only where there are any. */
export async function legsOf(d1: D1Database, scope: CompanyScope, found: readonly unknown[] = []): Promise<Legs> {
  const rows = legRows(whole(found as readonly StoredLeg[]));
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return { rows, ...NO_DUES };
  const period = [addDays(first.date, -FARTHEST_DAYS), addDays(last.date, FARTHEST_DAYS)] as const;
  return { rows, ...duesIn(await d1.batch(duesStatements(d1, scope, ...period))) };
}

/** The rows of lines that may be legs, or returned payments. */
export const legRows = (found: readonly unknown[] = []): LegRow[] =>
  (found as readonly StoredLeg[]).map((row) => ({
    ...row,
    had: row.had ? JSON.parse(row.had) : null,
    refused: row.refused ? JSON.parse(row.refused) : [],
  }));

/** Where the limit cut them short, the last days may lack a candidate: what looks like the only one may be one of two. */
function whole(rows: readonly StoredLeg[]): readonly StoredLeg[] {
  const last = rows.length === LEG_LIMIT ? rows.at(-1) : undefined;
  return last ? rows.filter(({ date }) => date < addDays(last.date, -2 * TRANSFER_DAYS)) : rows;
}
