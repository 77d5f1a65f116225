import { RATE_OF } from './sums.repository';

const RATE = RATE_OF('category');
// What the lines of a company add up to, counted anew.
const LINES = `SELECT grain, substr(day, 1, iif(grain = 'day', 10, 7)) period, bankAccountId, category, side, count(*) count,
    sum(amount) amount, sum(iif(side = 'credit' AND mode = 'output', (2 * amount * ${RATE} + 10000 + ${RATE}) / (2 * (10000 + ${RATE})), 0)) inside
  FROM (SELECT transaction_date day, bank_account_id bankAccountId, coalesce(category_id, '') category, transaction_type side,
      amount_paise amount, gst_mode mode FROM bank_transactions WHERE company_id = ?1 AND is_split = 0 AND voucher_id IS NULL
    UNION ALL SELECT t.transaction_date, t.bank_account_id, p.category_id,
      iif(p.is_deducted, iif(t.transaction_type = 'credit', 'debit', 'credit'), t.transaction_type), p.amount_paise, p.gst_mode
    FROM transaction_splits p JOIN bank_transactions t ON t.id = p.transaction_id WHERE p.company_id = ?1 AND t.voucher_id IS NULL)
  CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true GROUP BY 1, 2, 3, 4, 5`;
const KEPT_LINES = `SELECT grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise FROM bank_totals
  WHERE company_id = ?1 AND (count <> 0 OR amount_paise <> 0 OR inside_paise <> 0)`;
const ENTRIES = `SELECT grain, substr(date, 1, iif(grain = 'day', 10, 7)), account, sum(max(amount_paise, 0)), sum(max(-amount_paise, 0))
  FROM ledger_entries CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month')
  WHERE company_id = ?1 AND superseded_by IS NULL GROUP BY 1, 2, 3`;
const KEPT_ENTRIES = `SELECT grain, period, account, debit_paise, credit_paise FROM ledger_totals
  WHERE company_id = ?1 AND (debit_paise <> 0 OR credit_paise <> 0)`;
const BILLS = `SELECT bill_id, sum(amount_paise) FROM ledger_entries
  WHERE company_id = ?1 AND bill_id IS NOT NULL AND superseded_by IS NULL GROUP BY 1 HAVING sum(amount_paise) <> 0`;
const KEPT_BILLS = 'SELECT bill_id, open_paise FROM bill_totals WHERE company_id = ?1 AND open_paise <> 0';
const differing = (one: string, other: string) =>
  `SELECT count(*) n FROM (SELECT * FROM (SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other}))
    UNION ALL SELECT * FROM (SELECT * FROM (${other}) EXCEPT SELECT * FROM (${one})))`;

// Vouchers whose entries do not add up to nought or to what the voucher says, and entries that no voucher seals.
const UNBALANCED = `SELECT count(*) n FROM (
  SELECT v.id FROM ledger_vouchers v LEFT JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  WHERE v.company_id = ?1 GROUP BY v.id
  HAVING total(e.amount_paise) <> 0 OR (v.status = 'posted') <> (count(e.line) >= 2)
    OR (v.status = 'posted' AND total(max(e.amount_paise, 0)) <> v.total_paise)
  UNION ALL SELECT e.voucher_id FROM ledger_entries e WHERE e.company_id = ?1
    AND NOT EXISTS (SELECT 1 FROM ledger_vouchers v WHERE v.id = e.voucher_id AND v.company_id = e.company_id))`;
// Lines that a voucher stands for which is not theirs any more.
const ASTRAY = `SELECT count(*) n FROM bank_transactions t WHERE t.company_id = ?1 AND t.voucher_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ledger_entries e WHERE e.voucher_id = t.voucher_id AND e.account = t.bank_account_id AND e.superseded_by IS NULL
    AND e.amount_paise = iif(t.transaction_type = 'credit', t.amount_paise, -t.amount_paise))`;

/** Faults of a company's ledger: sums that are not those of what they sum up, vouchers that do not balance, lines astray. */
export type LedgerFaults = { sums: number; vouchers: number; lines: number };

/**
 * Counts a company's ledger anew and holds it against what is kept: all nought where the books are right. Reads all lines and
 * entries of the company.
 */
export async function ledgerFaults(d1: D1Database, companyId: string): Promise<LedgerFaults> {
  const sums = [differing(LINES, KEPT_LINES), differing(ENTRIES, KEPT_ENTRIES), differing(BILLS, KEPT_BILLS)];
  const queries = [...sums, UNBALANCED, ASTRAY];
  const answers = await d1.batch<{ n: number }>(queries.map((query) => d1.prepare(query).bind(companyId)));
  const [lines = 0, entries = 0, bills = 0, vouchers = 0, astray = 0] = answers.map(
    ({ results }) => results[0]?.n ?? 0,
  );
  return { sums: lines + entries + bills, vouchers, lines: astray };
}
