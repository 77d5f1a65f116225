import type { Entry } from '../../domain/ledger/model';
import { financialYearOf, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import type { Paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { columnsOf, jsonPieces, pagesOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { Problem } from '../../platform/problem';
import { LAID_BY, layBy } from '../../platform/staging';
import { type LedgerBill, ledgerBills } from './chart/chart.table';

/** A bill with what is open of it: what a customer still owes positive, what is still owed to a supplier negative. */
export type OpenBill = LedgerBill & { open: Paise };

const COLUMNS = columnsOf(ledgerBills);
const KEYS = [
  ...([
    'id',
    'companyId',
    'partyId',
    'side',
    'ref',
    'financialYear',
    'billDate',
    'dueDate',
    'amount',
    'taxable',
  ] as const),
  ...(['currency', 'isDisputed', 'account', 'documentId', 'cancelledAt', 'createdAt'] as const),
] as const;
/** SQL: what is open of the bill b. */
export const OPEN = `(SELECT coalesce(sum(e.amount_paise), 0) FROM ledger_entries e
  WHERE e.company_id = b.company_id AND e.bill_id = b.id AND e.superseded_by IS NULL)`;
const NAMED = `SELECT ${COLUMNS.selected(KEYS)}, ${OPEN} open FROM ledger_bills b
  WHERE b.company_id = ?1 AND b.cancelled_at IS NULL
    AND (b.id IN (SELECT value ->> 1 FROM json_each(?2))
      OR (b.party_id, lower(b.ref)) IN (SELECT value ->> 0, lower(value ->> 1) FROM json_each(?2)))
  ORDER BY b.bill_date DESC, b.id DESC`;

/** The bills that go by these numbers or ids, each of a party; of several years the latest first. */
export async function billsNamed(
  d1: D1Database,
  { companyId }: CompanyScope,
  named: readonly { partyId: string; ref: string }[],
): Promise<OpenBill[]> {
  if (named.length === 0) return [];
  const asked = JSON.stringify(named.map(({ partyId, ref }) => [partyId, ref]));
  const { results } = await d1.prepare(NAMED).bind(companyId, asked).all<OpenBill>();
  const read = COLUMNS.read(KEYS);
  return results.map((row) => ({ ...read(row), open: row.open }));
}

const REFS = `SELECT id, ref FROM ledger_bills WHERE company_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

/** The numbers of bills by their ids. */
export async function billRefs(
  d1: D1Database,
  { companyId }: CompanyScope,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  if (asked.length === 0) return new Map();
  const { results } = await d1.prepare(REFS).bind(companyId, JSON.stringify(asked)).all<{ id: string; ref: string }>();
  return new Map(results.map(({ id, ref }) => [id, ref]));
}

type BillFacts = Pick<LedgerBill, 'partyId' | 'side' | 'ref' | 'billDate' | 'amount' | 'account'> &
  Partial<Pick<LedgerBill, 'dueDate' | 'taxable' | 'currency' | 'documentId'>>;

/** A bill that nothing was settled of. Its amount is in paise and without sign. */
export function billOf({ companyId }: CompanyScope, facts: BillFacts): LedgerBill {
  return {
    ...{ id: newId(), companyId, financialYear: financialYearOf(facts.billDate), currency: 'INR', isDisputed: false },
    ...{ dueDate: null, taxable: null, documentId: null, cancelledAt: null, createdAt: now().toISOString() },
    ...facts,
  };
}

const INSERT = COLUMNS.bulk(KEYS);

/** The statements that add bills. The database refuses a number that comes twice for a party and financial year. */
export const billsInserted = (d1: D1Database, bills: readonly LedgerBill[]): D1PreparedStatement[] =>
  jsonPieces(bills.map((bill) => INSERT.text(bill))).map((piece) => INSERT.insert(d1, piece, {}));

const BILLS_AT_ONCE = 2_000;

/** Lays bills by, to be written in pieces. */
export async function billsLaidBy(d1: D1Database, batchId: string, bills: Iterable<LedgerBill>): Promise<void> {
  for (const page of pagesOf(bills, BILLS_AT_ONCE)) {
    const texts = page.map((bill) => INSERT.text(bill));
    await layBy(d1, batchId, texts, (id) => INSERT.query(id, {}, LAID_BY));
  }
}

const AS_MANY = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT count(*) FROM ledger_bills WHERE company_id = ?1) <> ?2`;

/** How many bills a company has, and the statement that undoes a batch where another writer added one since. */
export async function billsAsThen(d1: D1Database, { companyId }: CompanyScope): Promise<D1PreparedStatement> {
  const count = 'SELECT count(*) n FROM ledger_bills WHERE company_id = ?1';
  return d1.prepare(AS_MANY).bind(companyId, await d1.prepare(count).bind(companyId).first<number>('n'));
}

const NOT_OF = 'e.voucher_id NOT IN (SELECT value FROM json_each(?3))';

const NOT_ABOVE = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM ledger_bills b
  WHERE b.id IN (SELECT value FROM json_each(?1)) AND iif(b.side = 'receivable', 1, -1) * ${OPEN} < 0)`;

/** Follows entries that settle bills in a batch: where more was settled of one than is open, the batch is undone. */
export const notAboveOpen = (d1: D1Database, billIds: readonly string[]): D1PreparedStatement =>
  d1.prepare(NOT_ABOVE).bind(JSON.stringify(billIds));

const STANDING = `SELECT b.id, b.ref, p.name party, b.side, b.amount_paise amount, b.currency,
    (SELECT coalesce(sum(e.amount_paise), 0) FROM ledger_entries e
      WHERE e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL AND ${NOT_OF}) rest,
    (SELECT v.number FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
      WHERE e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL AND ${NOT_OF} ORDER BY v.id DESC LIMIT 1) number
  FROM ledger_bills b JOIN parties p ON p.id = b.party_id
  WHERE b.company_id = ?1 AND b.cancelled_at IS NULL AND b.id IN (SELECT value FROM json_each(?2))`;

type Standing = Pick<OpenBill, 'id' | 'ref' | 'side' | 'amount' | 'currency'> & {
  party: string;
  /** What entries of other vouchers come to. */
  rest: Paise;
  /** The last of those vouchers. */
  number: string | null;
};

/**
 * Where vouchers end, or get other entries: nothing stays settled of a bill that is not there any more, and none is open beyond its
 * amount. `next` says what is to stand in their place. Throws 409 naming the bill and the voucher that is to be taken back before.
 */
export async function mustLeaveBillsWhole(
  d1: D1Database,
  { companyId }: CompanyScope,
  ending: readonly { id: string; entries: readonly Entry[] }[],
  next: readonly Entry[] = [],
): Promise<void> {
  const named = [...ending.flatMap(({ entries }) => entries), ...next].flatMap(({ billId }) => billId ?? []);
  if (named.length === 0) return;
  const asked = [JSON.stringify([...new Set(named)]), JSON.stringify(ending.map(({ id }) => id))];
  const { results } = await d1
    .prepare(STANDING)
    .bind(companyId, ...asked)
    .all<Standing>();
  for (const { id, ref, party, side, amount, currency, rest, number } of results) {
    const sign = side === 'receivable' ? 1 : -1;
    const made = next.filter(({ billId }) => billId === id).reduce((sum, entry) => sum + entry.amount, 0);
    const open = sign * (rest + made);
    // A bill in another currency is carried at other rupees when it is restated.
    const most = currency === 'INR' ? Math.max(amount, sign * made) : Number.POSITIVE_INFINITY;
    if (number === null || (open >= 0 && open <= most)) continue;
    throw new Problem(409, 'bill-settled', say('ledger.bill-settled', { bill: ref, party, number }));
  }
}

/** Which bills an account of a control has, and whose entries make one: a debit makes a receivable, a credit a payable. */
export const BILL_SIDES: Readonly<Record<string, LedgerBill['side']>> = {
  '1401': 'receivable',
  '2601': 'payable',
  '2728': 'payable',
};

/** Whether a bill falls into the same financial year as a day. */
export const isOfYear = (bill: Pick<LedgerBill, 'financialYear'>, day: IsoDate): boolean =>
  bill.financialYear === financialYearOf(day);
