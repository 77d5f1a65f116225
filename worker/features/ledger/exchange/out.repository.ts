import { eq } from 'drizzle-orm';
import { isNominal, SURPLUS, SUSPENSE } from '../../../domain/ledger/chart/chart';
import type {
  BillMark,
  LedgerKey,
  OutBooks,
  OutEntry,
  OutParty,
  OutVoucher,
} from '../../../domain/ledger/exchange/model';
import { financialYearOf, type IsoDate, isoDate, yearStart } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { type Place, vouchersByDay } from '../balance/posted.repository';
import { BILL_SIDES } from '../bill.repository';
import { accountsOf, type KnownAccount } from '../chart/chart.repository';
import { parties } from '../chart/chart.table';
import type { PostedVoucher } from '../voucher/post.repository';

const PAGE = 400;
const FIRST_DAY = isoDate('1800-01-01');

/** What books are asked for as they go out; without a first day from the beginning. */
export type OutDays = { from?: IsoDate | undefined; to: IsoDate };

type Bill = { id: string; ref: string; side: 'receivable' | 'payable'; on: IsoDate; due: IsoDate | null };

/** Vouchers with who made them, for a list that people read. */
export type OutPosted = OutVoucher &
  Pick<PostedVoucher, 'rule' | 'sourceKind' | 'sourceId' | 'createdByName' | 'createdAt' | 'version'>;

/** The vouchers of some days as they go out, page by page in the order of their days: stored ones, and bank lines as what they are. */
export async function* vouchersOut(
  d1: D1Database,
  scope: CompanyScope,
  accounts: readonly KnownAccount[],
  { from = FIRST_DAY, to }: OutDays,
): AsyncGenerator<OutPosted[]> {
  const codes = new Map(accounts.map(({ id, code }) => [id, code]));
  const banks = new Set(accounts.filter(({ origin }) => origin === 'bank').map(({ id }) => id));
  const waiting = (await firstBalances(d1, scope, accounts)).filter(({ date }) => date >= from && date <= to);
  let after: Place | undefined;
  for (;;) {
    const found = await vouchersByDay(d1, scope, { from, to, limit: PAGE, ...(after && { after }) });
    const page = found.slice(0, PAGE);
    const hasMore = found.length > PAGE;
    const [bills, cleared] = await Promise.all([billsOf(d1, scope, page), clearedOf(d1, scope, page)]);
    const out: OutPosted[] = [];
    for (const voucher of page) {
      while (waiting[0] && waiting[0].date <= voucher.date) out.push(waiting.shift() as OutPosted);
      out.push(outOf(voucher, { codes, banks, bills, cleared }));
    }
    if (!hasMore) out.push(...waiting.splice(0));
    yield out;
    const last = page.at(-1);
    if (!hasMore || !last) return;
    after = { date: last.date, id: last.id };
  }
}

type Beside = {
  codes: ReadonlyMap<string, string>;
  banks: ReadonlySet<string>;
  bills: ReadonlyMap<string, Bill>;
  cleared: ReadonlyMap<string, IsoDate>;
};

function outOf(voucher: PostedVoucher, { codes, banks, bills, cleared }: Beside): OutPosted {
  const { id, kind, number, date, narration, reference, partyId, status } = voucher;
  const isLine = voucher.sourceKind === 'bank-line';
  return {
    ...{ id, kind, number, date, narration, isVoid: status === 'void' },
    ...(reference !== null && { reference }),
    ...(partyId !== null && { partyId }),
    ...{ rule: voucher.rule, sourceKind: voucher.sourceKind, sourceId: voucher.sourceId, version: voucher.version },
    ...{ createdByName: voucher.createdByName, createdAt: voucher.createdAt },
    entries: voucher.entries.map(({ account, amount, partyId: whose, billId, tag }, line): OutEntry => {
      const clearedOn = banks.has(account)
        ? isLine
          ? date
          : cleared.get(`${id} ${line + 1}`)
        : cleared.get(`${id} ${line + 1}`);
      return {
        ...{ account, amount },
        ...(whose !== undefined && { partyId: whose }),
        ...(tag !== undefined && { tag }),
        ...billMark(bills.get(billId ?? ''), codes.get(account) ?? '', amount),
        ...(clearedOn && { clearedOn }),
        ...(banks.has(account) && reference && { instrument: reference }),
      };
    }),
  };
}

function billMark(bill: Bill | undefined, code: string, amount: Paise): { bill?: BillMark } {
  if (!bill) return {};
  const { ref, on, due } = bill;
  const isNew = BILL_SIDES[code] === 'receivable' ? amount > 0 : amount < 0;
  return { bill: isNew ? { kind: 'new', ref, on, ...(due && { due }) } : { kind: 'against', ref } };
}

const BILLS = `SELECT id, ref, side, bill_date "on", due_date due FROM ledger_bills WHERE +company_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

async function billsOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  vouchers: readonly PostedVoucher[],
): Promise<ReadonlyMap<string, Bill>> {
  const ids = [...new Set(vouchers.flatMap(({ entries }) => entries.flatMap(({ billId }) => billId ?? [])))];
  if (ids.length === 0) return new Map();
  const { results } = await d1.prepare(BILLS).bind(companyId, JSON.stringify(ids)).all<Bill>();
  return new Map(results.map((bill) => [bill.id, bill]));
}

const CLEARED = `SELECT voucher_id || ' ' || line place, cleared_on day FROM ledger_entries WHERE +company_id = ?1
  AND voucher_id IN (SELECT value FROM json_each(?2)) AND cleared_on IS NOT NULL AND superseded_by IS NULL`;

async function clearedOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  vouchers: readonly PostedVoucher[],
): Promise<ReadonlyMap<string, IsoDate>> {
  const ids = vouchers.filter(({ sourceKind }) => sourceKind !== 'bank-line').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { results } = await d1
    .prepare(CLEARED)
    .bind(companyId, JSON.stringify(ids))
    .all<{ place: string; day: IsoDate }>();
  return new Map(results.map(({ place, day }) => [place, day]));
}

const FIRST_BALANCES = `SELECT bank_account_id id, min(period_from) date, opening_paise amount FROM statement_uploads u
  WHERE company_id = ?1 AND undone_at IS NULL AND opening_paise IS NOT NULL AND period_from IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.version = v.version
      WHERE v.company_id = ?1 AND v.source_kind = 'opening' AND v.status = 'posted' AND e.superseded_by IS NULL AND e.account = u.bank_account_id)
  GROUP BY bank_account_id ORDER BY 2, 1`;

/** The balances with which statements begin where no opening voucher names their account: they stand against Suspense. */
async function firstBalances(
  d1: D1Database,
  { companyId }: CompanyScope,
  accounts: readonly KnownAccount[],
): Promise<OutPosted[]> {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const { results } = await d1
    .prepare(FIRST_BALANCES)
    .bind(companyId)
    .all<{ id: string; date: IsoDate; amount: number }>();
  return results
    .filter(({ amount }) => amount !== 0)
    .map(({ id, date, amount }) => ({
      ...{
        id: `first-${id}`,
        kind: 'journal',
        number: `OB/${names.get(id) ?? id}`,
        date,
        narration: '',
        isVoid: false,
      },
      ...{ rule: null, sourceKind: 'opening', sourceId: id, version: 1, createdByName: '', createdAt: date },
      entries: [
        { account: id, amount: paise(amount) },
        { account: SUSPENSE, amount: paise(-amount) },
      ],
    }));
}

export async function partiesOut(d1: D1Database, { companyId }: CompanyScope): Promise<OutParty[]> {
  const all = await openDatabase(d1).select().from(parties).where(eq(parties.companyId, companyId));
  return all.map(({ id, name, kind, gstin, pan }) => ({ id, name, kind, gstin, pan }));
}

/** Books to go out, and whether the voucher that opened them stands among the openings instead of the vouchers. */
export type Out = { books: OutBooks; accounts: readonly KnownAccount[]; isOpeningFolded: boolean };

/**
 * Books of some days with what stood in them before: balances by party, bill and tag, income and expense of earlier years in Surplus.
 * A voucher that opened the books is part of that where nothing came before it.
 */
export async function booksOut(
  d1: D1Database,
  scope: CompanyScope,
  company: string,
  { from, to }: OutDays,
): Promise<Out> {
  const [accounts, whose] = await Promise.all([accountsOf(d1, scope), partiesOut(d1, scope)]);
  const nominal = new Set(accounts.filter(isNominal).map(({ id }) => id));
  const opening = new Map<string, OutEntry>();
  const keys = new Map<string, LedgerKey>();
  const year = from && financialYearOf(from);
  let first: IsoDate | null = null;
  let isOpeningFolded = false;
  for await (const page of vouchersOut(d1, scope, accounts, { to })) {
    for (const { kind, date, entries, isVoid } of page) {
      const isFirst = first === null && kind === 'opening' && !isVoid;
      if (!isVoid) first ??= date;
      isOpeningFolded ||= isFirst;
      const isBefore = isFirst || (from !== undefined && date < from);
      for (const entry of isVoid ? [] : entries) {
        const isEarlier = year !== undefined && isBefore && nominal.has(entry.account) && financialYearOf(date) < year;
        const key: LedgerKey = isEarlier
          ? { account: SURPLUS }
          : { account: entry.account, partyId: entry.partyId, tag: entry.tag };
        keys.set(JSON.stringify([key.account, key.partyId, key.tag]), key);
        if (isBefore) addTo(opening, { ...entry, ...key });
      }
    }
  }
  const openingOn = from ?? (isOpeningFolded ? first : first && yearStart(financialYearOf(first))) ?? to;
  const sums = [...opening.values()].filter(({ amount }) => amount !== 0).map(asNew);
  return {
    books: { company, openingOn, accounts, parties: whose, opening: sums, keys: [...keys.values()] },
    ...{ accounts, isOpeningFolded },
  };
}

function addTo(opening: Map<string, OutEntry>, { account, partyId, tag, bill, amount }: OutEntry): void {
  const ref = bill?.kind === 'new' || bill?.kind === 'against' ? bill.ref : undefined;
  const key = JSON.stringify([account, partyId, tag, ref]);
  const before = opening.get(key);
  const mark = before?.bill?.kind === 'new' ? before.bill : bill;
  opening.set(key, {
    account,
    partyId,
    tag,
    amount: paise((before?.amount ?? 0) + amount),
    ...(ref !== undefined && mark && { bill: mark }),
  });
}

/** What is open of a bill when books begin is a new bill there. */
const asNew = (entry: OutEntry): OutEntry =>
  entry.bill?.kind === 'against' ? { ...entry, bill: { kind: 'new', ref: entry.bill.ref } } : entry;
