import type { Side } from '../../../domain/bank/values';
import type { Entry } from '../../../domain/ledger/model';
import {
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

// The day on which the books were opened by a voucher, if they were: the plus keeps the least day from being looked for among all
// vouchers. And while a company is registered for GST and collects it.
export const OPENED = `SELECT min(+date) day FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'opening' AND status = 'posted'`;
const STATED = `SELECT value, holds_from, recorded_at, id, subject FROM company_facts
  WHERE company_id = ?1 AND kind = 'gst-registration' AND withdrawn_on IS NULL`;

/**
 * SQL: while a company is registered for GST and collects it, by what is stated of its registrations. Of each a statement holds until
 * the next one: one for composition, or with its end, follows one that was regular.
 */
export const registeredBy = (
  stated: string,
) => `SELECT iif(isFirst, value ->> 'registeredOn', max(value ->> 'registeredOn', holds_from)) since,
    min(coalesce(value ->> 'cancelledOn', '9999'), next) until
  FROM (SELECT value, holds_from, holds_from = min(holds_from) OVER (PARTITION BY subject) isFirst,
      coalesce(lead(holds_from) OVER (PARTITION BY subject ORDER BY holds_from, recorded_at, id), '9999') next FROM (${stated}))
  WHERE next > holds_from AND value ->> 'filer' <> 'composition'`;
export const REGISTERED = registeredBy(STATED);
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

// Months are read as a whole but for those within which something begins or ends: of these, days.
const BEGINS = `SELECT value day FROM json_each(json_array(?2, ?4)) UNION SELECT day FROM opened
  UNION SELECT since FROM registered UNION SELECT until FROM registered`;
const CUT = `SELECT substr(day, 1, 7) month FROM begins WHERE substr(day, 9) <> '01'
  UNION SELECT substr(?3, 1, 7) WHERE strftime('%d', ?3, '+1 day') <> '01'`;

// SQL: totals of the months between ?2 and ?3, and of the days of those that are cut. Which months those are is told beside them:
// to look each row's month up would read as many rows again.
const totals = (table: string, columns: string) => `SELECT period, ${columns} FROM ${table}
    WHERE company_id = ?1 AND grain = 'month' AND period >= substr(?2, 1, 7) AND period <= substr(?3, 1, 7)
  UNION ALL SELECT period, ${columns} FROM cut CROSS JOIN ${table}
    WHERE company_id = ?1 AND grain = 'day' AND period >= max(month || '-01', ?2) AND period <= min(month || '-31', ?3)`;

// As one value: what groups rows in the database reads each of them twice.
const LINES = `WITH opened AS (${OPENED}), registered AS (${REGISTERED}), begins AS (${BEGINS}), cut AS (${CUT})
  SELECT (SELECT json_group_array(month) FROM cut) cut, json_group_array(json_array(period, bank_account_id, category_id, side, amount_paise, inside_paise)) found
  FROM (${totals('bank_totals', 'bank_account_id, category_id, side, amount_paise, inside_paise')})`;
const ACCOUNTS = `WITH begins AS (SELECT value day FROM json_each(json_array(?2, ?4))), cut AS (${CUT})
  SELECT (SELECT json_group_array(month) FROM cut) cut, json_group_array(json_array(period, account, debit_paise, credit_paise)) found
  FROM (${totals('ledger_totals', 'account, debit_paise, credit_paise')})`;

// While a company is registered, by its facts or, where none says so, by its number; when its books were opened; its posting rules.
const FACTS = `SELECT (SELECT json_group_array(json_array(since, until)) FROM (${REGISTERED})) registered,
    (SELECT gstin FROM companies WHERE id = ?1) IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM company_facts WHERE company_id = ?1 AND kind = 'gst-registration' AND withdrawn_on IS NULL) isAlways,
    (${OPENED}) openedOn,
    (SELECT json_group_array(json_array(category_id, from_day, account)) FROM (SELECT * FROM posting_rules
      WHERE company_id = ?1 AND removed_at IS NULL ORDER BY from_day)) rules`;

/** SQL: into which bucket a day goes. ?4 is the day that parts two of them, '' where each month is one. */
const BUCKET = "iif(?4 = '', substr(day, 1, 7), iif(day < ?4, 'before', 'since'))";

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
      ${OWN_ACCOUNT('p.category_id', 'o.transaction_date')}, iif(p.gst_mode = 'output', ${RATE_OF('p.category_id')}, 0))) FROM transaction_splits p
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

type FactsRow = { registered: string; isAlways: number; openedOn: IsoDate | null; rules: string };
type Found = { cut: string; found: string };
type LineTuple = [day: IsoDate, bankAccountId: string, categoryId: string, side: Side, amount: number, inside: number];
type AccountTuple = [day: IsoDate, account: string, debit: number, credit: number];

/** What a company's postings of some days add up to, by bucket and account: one round trip, whatever lies behind it. */
export const postedSums = async (
  d1: D1Database,
  scope: CompanyScope,
  days: Days,
  buckets: Buckets,
): Promise<Movements> => (await postedSumsBeside(d1, scope, days, buckets, [])).sums;

/** The same, with what other statements answer, in the same round trip. */
export async function postedSumsBeside(
  d1: D1Database,
  { companyId }: CompanyScope,
  { from = FIRST_DAY, to }: Days,
  buckets: Buckets,
  beside: readonly D1PreparedStatement[],
): Promise<{ sums: Movements; beside: readonly D1Result[] }> {
  const parts = buckets === 'month' ? '' : buckets.from;
  const asked = (sql: string) => d1.prepare(sql).bind(companyId, from, to, parts);
  const own = [
    asked(LINES),
    asked(ACCOUNTS),
    d1.prepare(FACTS).bind(companyId),
    d1.prepare(OPENINGS).bind(companyId),
    d1.prepare(FIRST_BALANCES.replaceAll('?4', '?2')).bind(companyId, parts),
    d1.prepare(UNDONE).bind(companyId, from, to),
  ];
  const answers = await d1.batch([...own, ...beside]);
  const rows = <Row>(at: number) => (answers[at]?.results ?? []) as Row[];
  const bucketOf = (day: IsoDate) => (parts === '' ? day.slice(0, 7) : day < parts ? 'before' : 'since');
  const [facts] = rows<FactsRow>(2);
  const lines = foundOf<LineTuple>(rows<Found>(0)[0]);
  const accounts = foundOf<AccountTuple>(rows<Found>(1)[0]);
  const sums = movementsOf({
    lines: lines.map(lineBy(facts, bucketOf)),
    accounts: accounts.map(([day, account, debit, credit]) => ({
      ...{ account, bucket: bucketOf(day), debit: paise(debit), credit: paise(credit) },
    })),
    opened: new Set(rows<{ account: string }>(3).map(({ account }) => account)),
    firstBalances: rows<FirstBalance>(4).filter(({ day }) => day >= from && day <= to),
    undone: rows<UndoneRow>(5).map((row) => ({ ...undoneOf(row), bucket: bucketOf(row.day) })),
  });
  return { sums, beside: answers.slice(own.length) };
}

/** Sums by the first day each counts for: those of whole months, and those of the days of months that are cut. */
function foundOf<Tuple extends readonly [day: IsoDate, ...rest: unknown[]]>(row: Found | undefined): Tuple[] {
  if (!row) return [];
  const cut = new Set(JSON.parse(row.cut) as string[]);
  const all = JSON.parse(row.found) as Tuple[];
  return all
    .filter(([period]) => period.length > 7 || !cut.has(period))
    .map(([period, ...rest]) => [period.length > 7 ? period : `${period}-01`, ...rest] as unknown as Tuple);
}

/** A sum of lines with what holds of the company on its days: months are cut where anything of that begins or ends. */
function lineBy(facts: FactsRow | undefined, bucketOf: (day: IsoDate) => string): (line: LineTuple) => LineSum {
  const registered = JSON.parse(facts?.registered ?? '[]') as [since: string, until: string][];
  const rules = JSON.parse(facts?.rules ?? '[]') as [categoryId: string, fromDay: string, account: string][];
  const openedOn = facts?.openedOn ?? '';
  return ([day, bankAccountId, categoryId, side, amount, inside]) => ({
    ...{ bankAccountId, categoryId, side, amount: paise(amount), inside: paise(inside), bucket: bucketOf(day) },
    isRegistered: facts?.isAlways === 1 || registered.some(([since, until]) => since <= day && day < until),
    isBefore: day < openedOn,
    // They are in the order of their days: the last that has begun holds.
    ownAccount: rules.findLast(([id, fromDay]) => id === categoryId && fromDay <= day)?.[2],
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
  const parts = JSON.parse(row.parts) as [
    categoryId: string,
    amount: number,
    ownAccount: string | null,
    rate: number,
  ][];
  const whole = { bankAccountId: row.bankAccountId, side: row.otherSide };
  const lines =
    parts.length > 0
      ? parts.map(([categoryId, amount, ownAccount, rate]) => ({ categoryId, amount, ownAccount, rate }))
      : [row];
  return lines.flatMap(({ categoryId, amount, ownAccount, rate }) => {
    const side = amount < 0 ? other(whole.side) : whole.side;
    const size = paise(Math.abs(amount));
    const line = { ...whole, categoryId, ownAccount, side, amount: size, inside: insideOf(size, rate) };
    // The first entry is that on the bank account.
    return entriesOfLine(line, Boolean(row.isRegistered)).slice(1);
  });
}

const other = (side: Side): Side => (side === 'credit' ? 'debit' : 'credit');
