import { type AccountId, PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import type { Entry, VoucherKind } from '../../../domain/ledger/model';
import type { DatedVoucher } from '../../../domain/ledger/statement/cash-basis';
import type { AssetVoucher } from '../../../domain/ledger/statement/cash-flow';
import type { Turnover } from '../../../domain/ledger/statement/model';
import type { ReportPeriod } from '../../../domain/report/reports-period';
import { addDays, addMonths, firstOfMonth, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { OPENINGS } from '../balance/sums.repository';

/** What stored vouchers say of an account by party and tag, of the days before a financial year and of those in it. */
export type Apart = {
  account: AccountId;
  partyId: string | null;
  tag: string | null;
  isSince: number;
  amount: Paise;
};

// The accounts whose balances are presented by party, loan, deposit, clearing account or year; others by the account alone.
const APART: readonly string[] = [
  ...PARTY_ACCOUNTS,
  ...['1205', '1505', '1602', '1621', '1622', '1623', '1701', '1704', '2301', '2401', '2402', '2403', '2404', '2411'],
  ...['2502', '2503', '2722', '2723', '2724', '2727', '2801'],
];

const BY_KEY = `SELECT account, party_id partyId, tag, date >= ?3 isSince, sum(amount_paise) amount FROM ledger_entries
  WHERE company_id = ?1 AND superseded_by IS NULL AND date <= ?2 AND account IN (SELECT value FROM json_each(?4))
    AND (party_id IS NOT NULL OR tag IS NOT NULL) GROUP BY 1, 2, 3, 4`;

const SMALL = `SELECT id FROM parties WHERE company_id = ?1 AND msme IN ('micro', 'small') AND coalesce(msme_from, '') <= ?2`;

/**
 * The statements that ask for balances of stored vouchers on a day by party and tag, own accounts as the ids given, and for the parties
 * that are micro or small enterprises on it, for a round trip that asks more.
 */
export const askApart = (
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
  yearBegan: IsoDate,
  own: readonly AccountId[],
): D1PreparedStatement[] => [
  d1.prepare(BY_KEY).bind(companyId, on, yearBegan, JSON.stringify([...APART, ...own])),
  d1.prepare(SMALL).bind(companyId, on),
];

/** What these statements answer. */
export const apartIn = ([apart, small]: readonly D1Result[]): { apart: Apart[]; small: Set<string> } => ({
  apart: (apart?.results ?? []) as Apart[],
  small: new Set(((small?.results ?? []) as { id: string }[]).map(({ id }) => id)),
});

const RESTATED = `SELECT e.account, sum(e.amount_paise) amount
  FROM (SELECT DISTINCT voucher_id id FROM ledger_entries WHERE company_id = ?1 AND account = '4203' AND date BETWEEN ?2 AND ?3
      AND superseded_by IS NULL) x
  JOIN ledger_vouchers v ON v.id = x.id AND v.kind = 'journal'
  JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL AND e.account <> '4203' GROUP BY 1`;

/** What journals restated balances in foreign currency by in a period, by account. */
export async function restatedBetween(
  d1: D1Database,
  { companyId }: CompanyScope,
  from: IsoDate,
  to: IsoDate,
): Promise<Map<AccountId, Paise>> {
  const { results } = await d1.prepare(RESTATED).bind(companyId, from, to).all<{ account: string; amount: Paise }>();
  return new Map(results.map(({ account, amount }) => [account, amount]));
}

const ON_ACCOUNTS = `SELECT v.id, v.kind, e.account, e.amount_paise amount
  FROM (SELECT DISTINCT voucher_id id FROM ledger_entries WHERE company_id = ?1 AND account IN (SELECT value FROM json_each(?4))
      AND date BETWEEN ?2 AND ?3 AND superseded_by IS NULL) x
  JOIN ledger_vouchers v ON v.id = x.id AND v.status = 'posted'
  JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL ORDER BY v.id`;

/** The stored vouchers of some days that touch any of these accounts, each whole. */
export async function vouchersOn(
  d1: D1Database,
  { companyId }: CompanyScope,
  { from, to }: ReportPeriod,
  accounts: readonly AccountId[],
): Promise<AssetVoucher[]> {
  const { results } = await d1
    .prepare(ON_ACCOUNTS)
    .bind(companyId, from, to, JSON.stringify(accounts))
    .all<{ id: string; kind: VoucherKind; account: AccountId; amount: Paise }>();
  const entries = Map.groupBy(results, ({ id }) => id);
  return [...entries.values()].flatMap((of) => (of[0] ? [{ kind: of[0].kind, entries: of }] : []));
}

const OPENING = `SELECT v.id voucherId, v.date, e.account, e.amount_paise amount FROM ledger_vouchers v
  JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  WHERE v.company_id = ?1 AND v.source_kind = 'opening' AND v.status = 'posted'`;

const FIRST_BALANCES = `SELECT bank_account_id account, min(period_from) date, opening_paise amount FROM statement_uploads
  WHERE company_id = ?1 AND undone_at IS NULL AND opening_paise IS NOT NULL AND period_from IS NOT NULL
    AND bank_account_id NOT IN (${OPENINGS}) GROUP BY bank_account_id`;

export type Opened = { date: IsoDate; account: AccountId; amount: Paise; voucherId?: string };

/**
 * What the books opened with: the entries of the opening voucher, and the balances with which statements of banks begin that it does
 * not name.
 */
export const openedWith = async (d1: D1Database, scope: CompanyScope): Promise<OpenedWith> =>
  openedIn(await d1.batch(askOpened(d1, scope)));

export type OpenedWith = { voucher: Opened[]; firstBalances: Opened[] };

/** The statements that ask it, for a round trip that asks more. */
export const askOpened = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement[] =>
  [OPENING, FIRST_BALANCES].map((query) => d1.prepare(query).bind(companyId));

/** What these statements answer. */
export function openedIn([voucher, first]: readonly D1Result[]): OpenedWith {
  const rows = (of: D1Result | undefined) => (of?.results ?? []) as Opened[];
  return { voucher: rows(voucher), firstBalances: rows(first).filter(({ amount }) => amount !== 0) };
}

const DOCUMENTS = `SELECT e.account, sum(max(e.amount_paise, 0)) debit, sum(max(-e.amount_paise, 0)) credit
  FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  WHERE v.company_id = ?1 AND v.date BETWEEN ?2 AND ?3 AND v.status = 'posted'
    AND (v.kind IN ('sales', 'purchase', 'credit-note', 'debit-note') OR v.source_kind IN ('document', 'payroll', 'asset', 'loan'))
  GROUP BY 1`;

/** What documents moved on accounts in a period: invoices, bills, notes, payrolls, assets, loans. */
export async function documentsBetween(
  d1: D1Database,
  { companyId }: CompanyScope,
  from: IsoDate,
  to: IsoDate,
): Promise<Map<AccountId, Turnover>> {
  const { results } = await d1.prepare(DOCUMENTS).bind(companyId, from, to).all<{ account: string } & Turnover>();
  return new Map(results.map(({ account, debit, credit }) => [account, { debit, credit }]));
}

// Whole months from their sums, the days of a month that is cut from theirs.
const SPENT = `SELECT category_id categoryId, sum(amount_paise) amount FROM (
    SELECT category_id, amount_paise FROM bank_totals WHERE company_id = ?1 AND side = 'debit' AND grain = 'month'
      AND period >= ?4 AND period <= ?5
    UNION ALL SELECT category_id, amount_paise FROM bank_totals WHERE company_id = ?1 AND side = 'debit' AND grain = 'day'
      AND ((period >= ?2 AND period < ?4) OR (period > ?5 || '-31' AND period <= ?3)) AND period BETWEEN ?2 AND ?3)
  GROUP BY 1`;

/** What bank lines without a bill paid in a period, by category. */
export async function spentWithoutBill(
  d1: D1Database,
  { companyId }: CompanyScope,
  { from, to }: ReportPeriod,
): Promise<{ categoryId: string; amount: Paise }[]> {
  // The first and the last month that lie in the period as a whole; none where the first comes after the last.
  const first = from.endsWith('-01') ? from : addMonths(firstOfMonth(from), 1);
  const last = firstOfMonth(addDays(to, 1)) === addDays(to, 1) ? firstOfMonth(to) : addMonths(firstOfMonth(to), -1);
  const months = first <= last ? [first.slice(0, 7), last.slice(0, 7)] : [];
  const { results } = await d1
    .prepare(months.length > 0 ? SPENT : SPENT_BY_DAY)
    .bind(companyId, from, to, ...months)
    .all<{ categoryId: string; amount: Paise }>();
  return results;
}

const SPENT_BY_DAY = `SELECT category_id categoryId, sum(amount_paise) amount FROM bank_totals
  WHERE company_id = ?1 AND side = 'debit' AND grain = 'day' AND period BETWEEN ?2 AND ?3 GROUP BY 1`;

const HAS_DOCUMENTS = `SELECT EXISTS (SELECT 1 FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'document') OR
  EXISTS (SELECT 1 FROM ledger_bills WHERE company_id = ?1) found`;
const LOCKED = `SELECT max(up_to) lockedTo, max(iif(kind = 'year', up_to, NULL)) adoptedTo FROM ledger_locks
  WHERE company_id = ?1 AND lifted_at IS NULL`;
const NAME = 'SELECT name FROM companies WHERE id = ?1';

export type Closed = { company: string; hasDocuments: boolean; lockedTo: IsoDate | null; adoptedTo: IsoDate | null };

/** The statements that ask whose books they are, whether any of them rests on a document, and how far they are locked and years adopted. */
export const askClosed = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement[] =>
  [NAME, HAS_DOCUMENTS, LOCKED].map((query) => d1.prepare(query).bind(companyId));

/** What these statements answer. */
export function closedIn([name, documents, locked]: readonly (D1Result | undefined)[]): Closed {
  const of = <Row>(answer: D1Result | undefined) => (answer?.results ?? [])[0] as Row | undefined;
  const days = of<{ lockedTo: IsoDate | null; adoptedTo: IsoDate | null }>(locked);
  return {
    company: of<{ name: string }>(name)?.name ?? '',
    hasDocuments: Boolean(of<{ found: number }>(documents)?.found),
    lockedTo: days?.lockedTo ?? null,
    adoptedTo: days?.adoptedTo ?? null,
  };
}

const STORED = `SELECT v.id, v.date, v.kind, e.account, e.amount_paise amount, e.party_id partyId, e.bill_id billId, e.tag
  FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  WHERE v.company_id = ?1 AND v.date <= ?2 AND v.status = 'posted' ORDER BY v.date, v.id, e.line`;

type StoredRow = {
  id: string;
  date: string;
  kind: string;
  account: string;
  amount: number;
  partyId: string | null;
  billId: string | null;
  tag: string | null;
};

/** All stored vouchers up to a day in the order of their days, as the cash basis reads them. */
export async function storedUpTo(
  d1: D1Database,
  { companyId }: CompanyScope,
  to: IsoDate,
): Promise<(DatedVoucher & { kind: string })[]> {
  const { results } = await d1.prepare(STORED).bind(companyId, to).all<StoredRow>();
  const vouchers: (DatedVoucher & { id: string; kind: string; entries: Entry[] })[] = [];
  for (const { id, date, kind, account, amount, partyId, billId, tag } of results) {
    const entry: Entry = {
      ...{ account, amount: paise(amount) },
      ...(partyId && { partyId }),
      ...(billId && { billId }),
      ...(tag && { tag }),
    };
    const last = vouchers.at(-1);
    if (last?.id === id) last.entries.push(entry);
    else vouchers.push({ id, date: isoDate(date), kind, entries: [entry] });
  }
  return vouchers;
}
