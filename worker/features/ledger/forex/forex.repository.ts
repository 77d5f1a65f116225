import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Position } from '../../../domain/ledger/forex/position';
import type { ForeignBill } from '../../../domain/ledger/forex/post-line';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { columnsOf, jsonPieces, openDatabase } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { exchangeRates, foreignLines, type StoredForeignLine, type StoredRate } from './forex.table';

const RATES_SHOWN = 200;
/** As far back as a reference rate still counts for a day. */
const RATE_DAYS = 7;

/** The rates of a company, the latest first. */
export async function listRates(d1: D1Database, { companyId }: CompanyScope): Promise<StoredRate[]> {
  return openDatabase(d1)
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.companyId, companyId), isNull(exchangeRates.removedAt)))
    .orderBy(desc(exchangeRates.day), exchangeRates.currency, exchangeRates.kind)
    .limit(RATES_SHOWN);
}

const RATE_COLUMNS = columnsOf(exchangeRates);
const RATE_KEYS = [
  ...(['id', 'companyId', 'currency', 'day', 'kind', 'rate', 'source'] as const),
  ...(['createdBy', 'createdByName', 'createdAt', 'removedAt'] as const),
] as const;
const NEAR = `SELECT ${RATE_COLUMNS.selected(RATE_KEYS)} FROM exchange_rates b WHERE b.company_id = ?1 AND b.removed_at IS NULL
  AND EXISTS (SELECT 1 FROM json_each(?2) j WHERE b.day BETWEEN j.value ->> 0 AND j.value ->> 1)`;

/** The rates that may hold on any of these days. */
export async function ratesNear(
  d1: D1Database,
  { companyId }: CompanyScope,
  days: readonly IsoDate[],
): Promise<StoredRate[]> {
  const spans = [...new Set(days)].map((day) => [addDays(day, -RATE_DAYS), day]);
  if (spans.length === 0) return [];
  const { results } = await d1.prepare(NEAR).bind(companyId, JSON.stringify(spans)).all();
  return results.map(RATE_COLUMNS.read(RATE_KEYS));
}

export async function findRate(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<StoredRate | undefined> {
  const isIt = and(eq(exchangeRates.id, id), eq(exchangeRates.companyId, companyId));
  return openDatabase(d1).select().from(exchangeRates).where(isIt).get();
}

const RATE_INSERT = RATE_COLUMNS.bulk(RATE_KEYS);
const toldRate = ({ currency, day, kind, rate, source }: StoredRate) => ({ currency, day, kind, rate, source });

/** Adds rates, all or none: the database refuses a second of a kind for a day. */
export const ratesAdded = (d1: D1Database, { companyId }: CompanyScope, rows: readonly StoredRate[]): Change => ({
  chainId: companyId,
  statements: jsonPieces(rows.map((row) => RATE_INSERT.text(row))).map((piece) => RATE_INSERT.insert(d1, piece, {})),
  entries: rows.map((row) => ({
    ...{ action: 'exchange-rate.add', entityType: 'exchange-rate', entityId: row.id, after: toldRate(row) },
  })),
});

const REMOVE_RATE =
  'UPDATE exchange_rates SET removed_at = ?3 WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL';

export const rateRemoved = (d1: D1Database, row: StoredRate, reason: string): Change => ({
  chainId: row.companyId,
  statements: [d1.prepare(REMOVE_RATE).bind(row.id, row.companyId, now().toISOString()), mustHaveChanged(d1)],
  entries: [
    {
      action: 'exchange-rate.remove',
      entityType: 'exchange-rate',
      entityId: row.id,
      before: toldRate(row),
      after: { reason },
    },
  ],
});

const LINE_COLUMNS = columnsOf(foreignLines);
const LINE_KEYS = [
  ...(['id', 'companyId', 'account', 'date', 'narration', 'reference', 'minor', 'balance', 'lineKey'] as const),
  ...(['voucherId', 'transitVoucherId', 'createdBy', 'createdByName', 'createdAt', 'removedAt'] as const),
] as const;
const LINE_INSERT = LINE_COLUMNS.bulk(LINE_KEYS);

/** A line with the number of its voucher and what it came to in rupees; null while it waits. */
export type ListedLine = StoredForeignLine & { number: string | null; rupees: Paise | null; atRate: string | null };

const LINES_SHOWN = 500;
const LISTED = `SELECT ${LINE_COLUMNS.selected(LINE_KEYS)},
    (SELECT v.number FROM ledger_vouchers v WHERE v.id = b.voucher_id) number,
    (SELECT sum(e.amount_paise) FROM ledger_entries e WHERE e.voucher_id = b.voucher_id AND e.account = b.account
      AND e.superseded_by IS NULL) rupees,
    (SELECT e.rate FROM ledger_entries e WHERE e.voucher_id = b.voucher_id AND e.account = b.account
      AND e.superseded_by IS NULL LIMIT 1) atRate
  FROM foreign_lines b WHERE b.company_id = ?1 AND b.account = ?2 AND b.removed_at IS NULL AND (?3 = 0 OR b.voucher_id IS NULL)
  ORDER BY b.date DESC, b.created_at DESC, b.id DESC LIMIT ${LINES_SHOWN}`;

/** The lines of an account, the latest first; only those that wait, if so asked. */
export async function listLines(
  d1: D1Database,
  { companyId }: CompanyScope,
  account: string,
  isWaiting: boolean,
): Promise<ListedLine[]> {
  const { results } = await d1
    .prepare(LISTED)
    .bind(companyId, account, isWaiting ? 1 : 0)
    .all<ListedLine>();
  return results;
}

export async function findLine(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<StoredForeignLine | undefined> {
  const isIt = and(eq(foreignLines.id, id), eq(foreignLines.companyId, companyId));
  return openDatabase(d1).select().from(foreignLines).where(isIt).get();
}

const KNOWN = `SELECT line_key FROM foreign_lines WHERE company_id = ?1 AND account = ?2 AND removed_at IS NULL
  AND line_key IN (SELECT value FROM json_each(?3))`;

/** Those of these keys that the account has a line of. */
export async function knownKeys(
  d1: D1Database,
  { companyId }: CompanyScope,
  account: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { results } = await d1
    .prepare(KNOWN)
    .bind(companyId, account, JSON.stringify(keys))
    .all<{ line_key: string }>();
  return new Set(results.map(({ line_key }) => line_key));
}

export function linesAdded(d1: D1Database, rows: readonly StoredForeignLine[], account: string): Change {
  const [first] = rows;
  if (!first) throw new RangeError('No line is added');
  const days = rows.map(({ date }) => date).toSorted();
  return {
    chainId: first.companyId,
    statements: jsonPieces(rows.map((row) => LINE_INSERT.text(row))).map((piece) => LINE_INSERT.insert(d1, piece, {})),
    entries: [
      {
        ...{ action: 'foreign-line.add', entityType: 'foreign-line', entityId: first.id },
        after: { account, count: rows.length, from: days[0], to: days.at(-1) },
      },
    ],
  };
}

const REMOVE_LINE = `UPDATE foreign_lines SET removed_at = ?3 WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL
  AND voucher_id IS NULL`;

export const lineRemoved = (d1: D1Database, row: StoredForeignLine, reason: string): Change => ({
  chainId: row.companyId,
  statements: [d1.prepare(REMOVE_LINE).bind(row.id, row.companyId, now().toISOString()), mustHaveChanged(d1)],
  entries: [
    {
      ...{ action: 'foreign-line.remove', entityType: 'foreign-line', entityId: row.id },
      ...{ before: { date: row.date, narration: row.narration }, after: { reason } },
    },
  ],
});

const ADOPT = `UPDATE foreign_lines SET voucher_id = ?3, transit_voucher_id = ?4
  WHERE id = ?1 AND company_id = ?2 AND voucher_id IS NULL AND removed_at IS NULL`;

/** The line has its voucher; where it got another one meanwhile, the batch is undone. */
export const lineAdopted = (
  d1: D1Database,
  { id, companyId }: StoredForeignLine,
  voucherId: string,
  transitVoucherId: string | null,
): D1PreparedStatement[] => [d1.prepare(ADOPT).bind(id, companyId, voucherId, transitVoucherId), mustHaveChanged(d1)];

const HELD = `SELECT coalesce(sum(amount_paise), 0) rupees, coalesce(sum(foreign_minor), 0) minor FROM ledger_entries
  WHERE company_id = ?1 AND account = ?2 AND superseded_by IS NULL AND date <= ?3`;

/** What an account holds at the end of a day, in rupees and in its own currency. */
export async function positionOn(
  d1: D1Database,
  { companyId }: CompanyScope,
  account: string,
  on: IsoDate,
): Promise<Position> {
  const found = await d1.prepare(HELD).bind(companyId, account, on).first<Position>();
  return { rupees: paise(found?.rupees ?? 0), minor: found?.minor ?? 0 };
}

const SUMS = `coalesce(sum(e.amount_paise), 0) || ' ' || coalesce(sum(e.foreign_minor), 0) FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.superseded_by IS NULL AND e.date <= ?3`;
const AS_SEEN = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM json_each(?2) j
  WHERE (j.value ->> 'bill' = '' AND (SELECT ${SUMS} AND e.account = j.value ->> 'account') <> j.value ->> 'stands')
    OR (j.value ->> 'bill' <> '' AND (SELECT ${SUMS} AND e.bill_id = j.value ->> 'bill') <> j.value ->> 'stands'))`;

type Seen = Position & { account: string; billId?: string | undefined };

/** Goes before what is posted: undoes the batch where an account or bill stands at something else than was seen. */
export const standAsSeen = (
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
  seen: readonly Seen[],
): D1PreparedStatement =>
  d1.prepare(AS_SEEN).bind(
    companyId,
    JSON.stringify(
      seen.map(({ account, billId, rupees, minor }) => ({
        account,
        bill: billId ?? '',
        stands: `${rupees} ${minor}`,
      })),
    ),
    on,
  );

/** A bill in a foreign currency with what is open of it. */
export type OpenForeignBill = ForeignBill & {
  currency: string;
  party: string;
  billDate: IsoDate;
  dueDate: IsoDate | null;
};

const OPEN = `SELECT b.id, b.ref, b.party_id partyId, p.name party, b.account, b.side, b.currency, b.bill_date billDate, b.due_date dueDate,
    o.rupees, o.minor
  FROM ledger_bills b JOIN parties p ON p.id = b.party_id
  JOIN (SELECT e.bill_id, sum(e.amount_paise) rupees, sum(coalesce(e.foreign_minor, 0)) minor FROM ledger_entries e
    WHERE e.company_id = ?1 AND e.bill_id IS NOT NULL AND e.superseded_by IS NULL AND e.date <= ?2 GROUP BY e.bill_id) o ON o.bill_id = b.id
  WHERE b.company_id = ?1 AND b.currency <> 'INR' AND b.cancelled_at IS NULL AND (o.rupees <> 0 OR o.minor <> 0)
  ORDER BY coalesce(b.due_date, b.bill_date), b.id LIMIT 2000`;

type BillRow = Omit<OpenForeignBill, 'billId' | 'isReceivable' | 'open'> & {
  id: string;
  side: 'receivable' | 'payable';
  rupees: number;
  minor: number;
};

/** The bills in foreign currencies of which something is open at the end of a day, the first due first. */
export async function listForeignBills(
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
): Promise<OpenForeignBill[]> {
  const { results } = await d1.prepare(OPEN).bind(companyId, on).all<BillRow>();
  return results.map(({ id, side, rupees, minor, ...row }) => {
    const sign = side === 'receivable' ? 1 : -1;
    return {
      ...row,
      ...{ billId: id, isReceivable: side === 'receivable' },
      open: { rupees: paise(sign * rupees), minor: sign * minor },
    };
  });
}

const STANDINGS = `SELECT a.id, coalesce((SELECT sum(amount_paise) FROM ledger_entries e WHERE e.company_id = ?1 AND e.account = a.id
      AND e.superseded_by IS NULL AND e.date <= ?2), 0) rupees,
    coalesce((SELECT sum(foreign_minor) FROM ledger_entries e WHERE e.company_id = ?1 AND e.account = a.id
      AND e.superseded_by IS NULL AND e.date <= ?2), 0) minor,
    (SELECT count(*) FROM foreign_lines l WHERE l.company_id = ?1 AND l.account = a.id AND l.removed_at IS NULL
      AND l.voucher_id IS NULL AND l.date <= ?2) waiting,
    coalesce((SELECT sum(l.minor) FROM foreign_lines l WHERE l.company_id = ?1 AND l.account = a.id AND l.removed_at IS NULL
      AND l.voucher_id IS NULL AND l.date <= ?2), 0) waitingMinor,
    (SELECT l.balance FROM foreign_lines l WHERE l.company_id = ?1 AND l.account = a.id AND l.removed_at IS NULL AND l.date <= ?2
      ORDER BY l.date DESC, l.created_at DESC, l.id DESC LIMIT 1) stated,
    (SELECT max(l.date) FROM foreign_lines l WHERE l.company_id = ?1 AND l.account = a.id AND l.removed_at IS NULL AND l.date <= ?2) statedOn
  FROM ledger_accounts a WHERE a.company_id = ?1 AND a.currency <> 'INR'`;

export type AccountStanding = {
  id: string;
  rupees: Paise;
  minor: number;
  waiting: number;
  waitingMinor: number;
  stated: number | null;
  statedOn: IsoDate | null;
};

/** What each account in a foreign currency holds at the end of a day, what waits on it, and what its statement says. */
export async function accountStandings(
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
): Promise<AccountStanding[]> {
  const { results } = await d1.prepare(STANDINGS).bind(companyId, on).all<AccountStanding>();
  return results;
}
