import type { Side } from '../../../domain/bank/values';
import type { Entry } from '../../../domain/ledger/model';
import {
  type AccountSum,
  type FirstBalance,
  type LineSum,
  type Movements,
  movementsOf,
  type Undone,
} from '../../../domain/ledger/posting/balances';
import { entriesOfLine, insideOf } from '../../../domain/ledger/posting/line';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

/** How days are put together: as one with what was before a day, or by month. */
export type Buckets = { from: IsoDate } | 'month';

/** The days postings are asked for; without a first day from the beginning. */
export type Days = { from?: IsoDate | undefined; to: IsoDate };

// The day on which the books were opened by a voucher, if they were; and while a company is registered for GST and collects it.
export const OPENED = `SELECT min(date) day FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'opening' AND status = 'posted'`;
export const REGISTERED = `SELECT value ->> 'registeredOn' since, coalesce(value ->> 'cancelledOn', '9999') until FROM company_facts
  WHERE company_id = ?1 AND kind = 'gst-registration' AND withdrawn_on IS NULL AND value ->> 'filer' <> 'composition'`;
export const IS_REGISTERED = (
  day: string,
) => `(EXISTS (SELECT 1 FROM registered WHERE since <= ${day} AND ${day} < until)
    OR (NOT EXISTS (SELECT 1 FROM company_facts WHERE company_id = ?1 AND kind = 'gst-registration' AND withdrawn_on IS NULL)
      AND (SELECT gstin FROM companies WHERE id = ?1) IS NOT NULL))`;

/** SQL: the rate of GST of a category whose receipts hold it; nought of one that posts to a clearing account. */
export const RATE_OF = (
  category: string,
) => `coalesce((SELECT gst_rate_bp FROM set_aside_rates s WHERE s.category_id = ${category}),
  (SELECT gst_rate_bp FROM expense_categories x WHERE x.id = ${category}), 0)`;

/** SQL: the account to which the company lets a category post on a day; null where it is the usual one. Rules begin with a month. */
export const OWN_ACCOUNT = (
  category: string,
  day: string,
) => `(SELECT p.account FROM posting_rules p WHERE p.company_id = ?1
  AND p.category_id = ${category} AND p.from_day <= ${day} AND p.removed_at IS NULL ORDER BY p.from_day DESC LIMIT 1)`;

// Months are read as a whole but for those in which something begins or ends: of these, days.
const CUT = 'SELECT DISTINCT substr(value, 1, 7) month FROM json_each(json_array(?2, ?3, ?4))';
const ALSO_CUT = `UNION SELECT substr(day, 1, 7) FROM opened WHERE day IS NOT NULL
  UNION SELECT substr(since, 1, 7) FROM registered UNION SELECT substr(until, 1, 7) FROM registered`;

/** SQL: rows of totals between ?2 and ?3, each with the first day it counts for; the months of `cut` by their days. */
const totals = (table: string, columns: string) => `SELECT period || '-01' day, ${columns} FROM ${table}
    WHERE company_id = ?1 AND grain = 'month' AND period >= substr(?2, 1, 7) AND period <= substr(?3, 1, 7)
      AND period NOT IN (SELECT month FROM cut)
  UNION ALL SELECT period, ${columns} FROM cut JOIN ${table}
    ON company_id = ?1 AND grain = 'day' AND period >= max(month || '-01', ?2) AND period <= min(month || '-31', ?3)`;

/** SQL: into which bucket a day goes. ?4 is the day that parts two of them, '' where each month is one. */
const BUCKET = "iif(?4 = '', substr(day, 1, 7), iif(day < ?4, 'before', 'since'))";

const LINES = `WITH opened AS (${OPENED}), registered AS (${REGISTERED}), cut AS (${CUT} ${ALSO_CUT}),
    part AS (${totals('bank_totals', 'bank_account_id, category_id, side, amount_paise, inside_paise')})
  SELECT bank_account_id bankAccountId, category_id categoryId, side, ${BUCKET} bucket, ${IS_REGISTERED('day')} isRegistered,
    coalesce(day < (SELECT day FROM opened), 0) isBefore, ${OWN_ACCOUNT('category_id', 'day')} ownAccount,
    sum(amount_paise) amount, sum(inside_paise) inside
  FROM part GROUP BY 1, 2, 3, 4, 5, 6, 7`;

const ACCOUNTS = `WITH cut AS (${CUT}), part AS (${totals('ledger_totals', 'account, debit_paise, credit_paise')})
  SELECT account, ${BUCKET} bucket, sum(debit_paise) debit, sum(credit_paise) credit FROM part GROUP BY 1, 2`;

export const OPENINGS = `SELECT DISTINCT e.account FROM ledger_vouchers v
  JOIN ledger_entries e ON e.voucher_id = v.id AND e.version = v.version
  WHERE v.company_id = ?1 AND v.source_kind = 'opening' AND v.status = 'posted' AND e.superseded_by IS NULL`;

const FIRST_BALANCES = `SELECT bank_account_id bankAccountId, min(period_from) day, opening_paise amount, ${BUCKET} bucket
  FROM (SELECT *, period_from day FROM statement_uploads
    WHERE company_id = ?1 AND undone_at IS NULL AND opening_paise IS NOT NULL AND period_from IS NOT NULL)
  GROUP BY bank_account_id`;

const UNDONE = `WITH registered AS (${REGISTERED})
  SELECT r.transaction_date day, r.bank_account_id bankAccountId, r.transaction_type side, r.amount_paise amount, o.id,
    o.category_id categoryId, o.transaction_type otherSide, o.voucher_id voucherId, ${IS_REGISTERED('o.transaction_date')} isRegistered,
    CASE WHEN o.gst_mode = 'output' THEN ${RATE_OF('o.category_id')} ELSE 0 END rate,
    (SELECT json_group_array(json_array(e.account, e.amount_paise)) FROM ledger_entries e
      WHERE e.voucher_id = o.voucher_id AND e.superseded_by IS NULL AND e.account <> o.bank_account_id) posted,
    ${OWN_ACCOUNT('o.category_id', 'o.transaction_date')} ownAccount,
    (SELECT json_group_array(json_array(p.category_id, iif(p.is_deducted, -p.amount_paise, p.amount_paise),
      ${OWN_ACCOUNT('p.category_id', 'o.transaction_date')})) FROM transaction_splits p
      WHERE p.transaction_id = o.id) parts
  FROM bank_transactions r JOIN bank_transactions o ON o.id = r.reconciled_with ->> 'id' AND +o.company_id = ?1
  WHERE r.company_id = ?1 AND r.category_id IN ('failed-payment-returned', 'cheque-return') AND r.is_reconciled = 1
    AND r.reconciled_with ->> 'kind' = 'reversal' AND r.voucher_id IS NULL AND r.is_split = 0
    AND r.transaction_date >= ?2 AND r.transaction_date <= ?3`;

type UndoneRow = {
  day: IsoDate;
  bankAccountId: string;
  side: Side;
  amount: Paise;
  id: string;
  categoryId: string | null;
  otherSide: Side;
  voucherId: string | null;
  isRegistered: number;
  rate: number;
  ownAccount: string | null;
  posted: string;
  parts: string;
};

type Flags = { isRegistered: number; isBefore: number };

/** What a company's postings of some days add up to, by bucket and account: one round trip, whatever lies behind it. */
export async function postedSums(
  d1: D1Database,
  { companyId }: CompanyScope,
  { from = FIRST_DAY, to }: Days,
  buckets: Buckets,
): Promise<Movements> {
  const parts = buckets === 'month' ? '' : buckets.from;
  const asked = (sql: string) => d1.prepare(sql).bind(companyId, from, to, parts);
  const answers = await d1.batch([
    asked(LINES),
    asked(ACCOUNTS),
    d1.prepare(OPENINGS).bind(companyId),
    d1.prepare(FIRST_BALANCES.replaceAll('?4', '?2')).bind(companyId, parts),
    d1.prepare(UNDONE).bind(companyId, from, to),
  ]);
  const rows = <Row>(at: number) => (answers[at]?.results ?? []) as Row[];
  const bucketOf = (day: IsoDate) => (parts === '' ? day.slice(0, 7) : day < parts ? 'before' : 'since');
  return movementsOf({
    lines: rows<Omit<LineSum, keyof Flags> & Flags>(0).map((line) => ({
      ...line,
      isRegistered: Boolean(line.isRegistered),
      isBefore: Boolean(line.isBefore),
    })),
    accounts: rows<AccountSum>(1),
    opened: new Set(rows<{ account: string }>(2).map(({ account }) => account)),
    firstBalances: rows<FirstBalance>(3).filter(({ day }) => day >= from && day <= to),
    undone: rows<UndoneRow>(4).map((row) => ({ ...undoneOf(row), bucket: bucketOf(row.day) })),
  });
}

const FIRST_DAY = '1800-01-01' as IsoDate;

/** A line that undoes another, with what the other posted beside its bank account: by its voucher, its parts or its category. */
function undoneOf(row: UndoneRow): Omit<Undone, 'bucket'> {
  const amount = paise(row.side === 'credit' ? row.amount : -row.amount);
  return { bankAccountId: row.bankAccountId, amount, posted: postedBy(row) };
}

function postedBy(row: UndoneRow): Entry[] {
  if (row.voucherId) {
    const entries = JSON.parse(row.posted) as [account: string, amount: number][];
    return entries.map(([account, amount]) => ({ account, amount: paise(amount) }));
  }
  const parts = JSON.parse(row.parts) as [categoryId: string, amount: number, ownAccount: string | null][];
  const whole = { bankAccountId: row.bankAccountId, side: row.otherSide, rate: row.rate };
  const lines =
    parts.length > 0 ? parts.map(([categoryId, amount, ownAccount]) => ({ categoryId, amount, ownAccount })) : [row];
  return lines.flatMap(({ categoryId, amount, ownAccount }) => {
    const side = amount < 0 ? other(whole.side) : whole.side;
    const size = paise(Math.abs(amount));
    const line = { ...whole, categoryId, ownAccount, side, amount: size, inside: insideOf(size, row.rate) };
    // The first entry is that on the bank account.
    return entriesOfLine(line, Boolean(row.isRegistered)).slice(1);
  });
}

const other = (side: Side): Side => (side === 'credit' ? 'debit' : 'credit');
