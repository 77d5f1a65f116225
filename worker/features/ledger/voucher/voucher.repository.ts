import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Entry, NewVoucher } from '../../../domain/ledger/model';
import { debitsOf } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { openDatabase } from '../../../platform/database';
import { Problem } from '../../../platform/problem';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { mustLeaveBillsWhole, notAboveOpen } from '../bill.repository';
import { lockedUpTo } from '../lock/lock.repository';
import { findReportedAdvance, findUseOfAdvances } from '../settlement/advance.repository';
import { deductionsWithdrawn } from './deduction.repository';
import { type PostedVoucher, toldOf, vouchersPosted } from './post.repository';
import { ledgerEntries, ledgerVouchers, type StoredEntry, type StoredVoucher } from './voucher.table';

/** Vouchers of a company by their ids, with the entries of the version that holds; of one that is void, with its last. */
export async function findVouchers(
  d1: D1Database,
  { companyId }: CompanyScope,
  ids: readonly string[],
): Promise<PostedVoucher[]> {
  const db = openDatabase(d1);
  const [vouchers, entries] = await db.batch([
    db
      .select()
      .from(ledgerVouchers)
      .where(and(isOf(ledgerVouchers.companyId, companyId), isAmong(ledgerVouchers.id, ids)))
      .orderBy(asc(ledgerVouchers.date), asc(ledgerVouchers.id)),
    db
      .select()
      .from(ledgerEntries)
      .where(and(isOf(ledgerEntries.companyId, companyId), isAmong(ledgerEntries.voucherId, ids)))
      .orderBy(asc(ledgerEntries.voucherId), asc(ledgerEntries.version), asc(ledgerEntries.line)),
  ]);
  const byVoucher = Map.groupBy(entries, ({ voucherId }) => voucherId);
  return vouchers.map((voucher) => ({
    ...voucher,
    entries: (byVoucher.get(voucher.id) ?? []).filter(({ version }) => version === voucher.version).map(entryOf),
  }));
}

// The plus has the database go by the ids: else it reads everything of a company to find a page of it.
const isOf = (column: SQLiteColumn, companyId: string): SQL => sql`+${column} = ${companyId}`;

/** Whether an id is one of many: a statement takes a hundred values at most, and one that holds all of them. */
const isAmong = (column: SQLiteColumn, ids: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** An entry as the domain knows it. */
export function entryOf({ account, amount, partyId, billId, tag, currency, foreignMinor, rate }: StoredEntry): Entry {
  const foreign = currency !== null &&
    foreignMinor !== null &&
    rate !== null && { currency, minor: foreignMinor, rate };
  return {
    ...{ account, amount },
    ...(partyId && { partyId }),
    ...(billId && { billId }),
    ...(tag && { tag }),
    ...(foreign && { foreign }),
  };
}

// The day of a voucher that is taken back must be open; the database refuses a locked one by itself, without naming it.
async function mustBeOpen(d1: D1Database, scope: CompanyScope, vouchers: readonly StoredVoucher[]): Promise<void> {
  const lockedTo = await lockedUpTo(d1, scope);
  const locked = vouchers.find(({ date }) => lockedTo && date <= lockedTo);
  if (locked && lockedTo)
    throw new Problem(409, 'period-locked', say('ledger.voucher-locked', { number: locked.number, until: lockedTo }));
}

const END = `UPDATE ledger_entries SET superseded_by = version
  WHERE company_id = ?1 AND superseded_by IS NULL AND voucher_id IN (SELECT value FROM json_each(?2))`;
const VOID = `UPDATE ledger_vouchers SET status = 'void', changed_at = ?3
  WHERE company_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;
// What a reversal took back stands again when the reversal ends, and can be reversed anew.
const STANDS_AGAIN = `UPDATE ledger_vouchers SET reversed_by_id = NULL, changed_at = ?3
  WHERE company_id = ?1 AND reversed_by_id IN (SELECT value FROM json_each(?2))`;
const FREE = `UPDATE bank_transactions SET voucher_id = NULL
  WHERE +company_id = ?1 AND voucher_id IN (SELECT value FROM json_each(?2))`;

const FREE_FOREIGN = `UPDATE foreign_lines SET voucher_id = NULL, transit_voucher_id = NULL
  WHERE company_id = ?1 AND voucher_id IN (SELECT value FROM json_each(?2))`;

/**
 * The change that ends vouchers: their numbers stay used and their bank lines post by their categories again. Throws 409 for one
 * that ended already, that was reversed, in a locked period, or whose bill or advance another voucher has used.
 */
export async function vouchersVoided(
  d1: D1Database,
  scope: CompanyScope,
  vouchers: readonly PostedVoucher[],
  reason?: string,
): Promise<Change> {
  const ended = vouchers.find(({ status }) => status === 'void');
  if (ended) throw new Problem(409, 'voucher-void', say('ledger.voucher-void', { number: ended.number }));
  const reversed = vouchers.find(({ reversedById }) => reversedById && !vouchers.some(({ id }) => id === reversedById));
  if (reversed) throw new Problem(409, 'voucher-reversed', say('ledger.void-reversed', { number: reversed.number }));
  await mustBeOpen(d1, scope, vouchers);
  await mustBeUnused(d1, scope, vouchers);
  const ids = JSON.stringify(vouchers.map(({ id }) => id));
  return {
    chainId: scope.companyId,
    statements: [
      d1.prepare(FREE).bind(scope.companyId, ids),
      d1.prepare(FREE_FOREIGN).bind(scope.companyId, ids),
      d1.prepare(END).bind(scope.companyId, ids),
      d1.prepare(VOID).bind(scope.companyId, ids, now().toISOString()),
      mustHaveChanged(d1),
      deductionsWithdrawn(
        d1,
        scope,
        vouchers.map(({ id }) => id),
      ),
      d1.prepare(STANDS_AGAIN).bind(scope.companyId, ids, now().toISOString()),
      ...billsNotAbove(d1, vouchers),
    ],
    entries: vouchers.map((voucher) => ({
      ...{ action: 'voucher.void', entityType: 'voucher', entityId: voucher.id },
      before: toldOf(voucher),
      ...(reason && { after: { reason } }),
    })),
  };
}

/** What other vouchers settled or used of these has to be taken back before them. Throws 409 naming the first. */
async function mustBeUnused(d1: D1Database, scope: CompanyScope, vouchers: readonly PostedVoucher[]): Promise<void> {
  await mustLeaveBillsWhole(d1, scope, vouchers);
  await mustNotBeReported(d1, scope, vouchers);
  const used = await findUseOfAdvances(
    d1,
    scope,
    vouchers.map(({ id }) => id),
  );
  if (used) throw new Problem(409, 'advance-used', say('settlement-desk.problem.advance-used', { number: used }));
}

/** Tax on an advance that a filed return has is changed by amendment alone. Throws 409 naming the first. */
async function mustNotBeReported(
  d1: D1Database,
  scope: CompanyScope,
  vouchers: readonly PostedVoucher[],
): Promise<void> {
  const found = await findReportedAdvance(
    d1,
    scope,
    vouchers.map(({ id }) => id),
  );
  if (!found) return;
  const { number, month } = found;
  throw new Problem(409, 'return-filed', say('gst-amendment.fault.filed', { number, month: { month } }));
}

function billsNotAbove(d1: D1Database, vouchers: readonly Pick<PostedVoucher, 'entries'>[]): D1PreparedStatement[] {
  const ids = [...new Set(vouchers.flatMap(({ entries }) => entries.flatMap(({ billId }) => billId ?? [])))];
  return ids.length > 0 ? [notAboveOpen(d1, ids)] : [];
}

const OF_LINE = 'SELECT 1 found FROM bank_transactions WHERE +company_id = ?1 AND voucher_id = ?2 LIMIT 1';

/** A bank line stays what the bank printed: what it posts is undone at the line, and never reversed. */
async function mustBeOfNoLine(
  d1: D1Database,
  { companyId }: CompanyScope,
  { id, number }: StoredVoucher,
): Promise<void> {
  if (await d1.prepare(OF_LINE).bind(companyId, id).first())
    throw new Problem(409, 'voucher-of-line', say('ledger.voucher-of-line', { number }));
}

const MARK_REVERSED = `UPDATE ledger_vouchers SET reversed_by_id = ?3, changed_at = ?4
  WHERE company_id = ?1 AND id = ?2 AND reversed_by_id IS NULL AND status = 'posted'`;

/**
 * The change that reverses a voucher: a new one with the opposite entries, on a day that is open, linked both ways. Throws 409 for
 * one that was reversed or ended already, that stands for a bank line, or whose bill or advance another voucher has used.
 */
export async function voucherReversed(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  voucher: PostedVoucher,
  { date = today(), narration }: { date?: IsoDate | undefined; narration: string },
): Promise<{ reversal: PostedVoucher; change: Change }> {
  const { reversals, change } = await vouchersReversed(d1, scope, person, [{ voucher, date, narration }]);
  const [reversal] = reversals;
  if (!reversal) throw new RangeError('No reversal was posted');
  return { reversal, change };
}

/** The same for several that go together, such as those of one pay run. */
export async function vouchersReversed(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  asked: readonly { voucher: PostedVoucher; date: IsoDate; narration: string }[],
): Promise<{ reversals: PostedVoucher[]; change: Change }> {
  const vouchers = asked.map(({ voucher }) => voucher);
  const opposites = asked.map(({ voucher, date, narration }) => oppositeOf(voucher, date, narration));
  for (const voucher of vouchers) await mustBeOfNoLine(d1, scope, voucher);
  await mustBeUnused(d1, scope, vouchers);
  const { posted, change } = await vouchersPosted(d1, scope, person, opposites, () => '');
  const marks = posted.flatMap(({ id, reversesId, createdAt }) => [
    d1.prepare(MARK_REVERSED).bind(scope.companyId, reversesId, id, createdAt),
    mustHaveChanged(d1),
  ]);
  const ids = vouchers.map(({ id }) => id);
  const after = [...billsNotAbove(d1, vouchers), deductionsWithdrawn(d1, scope, ids)];
  return { reversals: posted, change: { ...change, statements: [...change.statements, ...marks, ...after] } };
}

function oppositeOf(voucher: PostedVoucher, date: IsoDate, narration: string): NewVoucher {
  if (voucher.status === 'void')
    throw new Problem(409, 'voucher-void', say('ledger.voucher-void', { number: voucher.number }));
  if (voucher.reversedById)
    throw new Problem(409, 'voucher-reversed', say('ledger.voucher-reversed', { number: voucher.number }));
  return {
    ...{ kind: voucher.kind === 'opening' ? 'journal' : voucher.kind, date, narration, reversesId: voucher.id },
    source: { kind: 'reversal', id: voucher.id },
    ...(voucher.partyId && { partyId: voucher.partyId }),
    entries: voucher.entries.map((entry) => ({
      ...entry,
      amount: paise(-entry.amount),
      ...(entry.foreign && { foreign: { ...entry.foreign, minor: -entry.foreign.minor } }),
    })),
  };
}

const SUPERSEDE = `UPDATE ledger_entries SET superseded_by = ?3
  WHERE company_id = ?1 AND voucher_id = ?2 AND superseded_by IS NULL`;
const ADD = `INSERT INTO ledger_entries (voucher_id, version, line, company_id, date, account, amount_paise, party_id, bill_id, tag,
    currency, foreign_minor, rate)
  SELECT ?2, ?3, j.key + 1, ?1, ?4, j.value ->> 'account', j.value ->> 'amount', j.value ->> 'partyId', j.value ->> 'billId',
    j.value ->> 'tag', j.value ->> '$.foreign.currency', j.value ->> '$.foreign.minor', j.value ->> '$.foreign.rate'
  FROM json_each(?5) j`;
const AMEND = `UPDATE ledger_vouchers SET version = ?3, date = ?4, total_paise = ?5, narration = ?6, changed_at = ?7
  WHERE company_id = ?1 AND id = ?2 AND version = ?3 - 1 AND status = 'posted'`;

/**
 * The change that gives a voucher another version: its number stays, its former entries are kept and marked. What may be posted is
 * for the caller to have looked at by `vouchersPosted`; the database holds balance and locks.
 */
export async function voucherAmended(
  d1: D1Database,
  scope: CompanyScope,
  voucher: PostedVoucher,
  amended: Pick<NewVoucher, 'date' | 'narration' | 'entries'>,
): Promise<Change> {
  if (voucher.status === 'void')
    throw new Problem(409, 'voucher-void', say('ledger.voucher-void', { number: voucher.number }));
  await mustBeOpen(d1, scope, [voucher, { ...voucher, date: amended.date }]);
  const version = voucher.version + 1;
  const total = debitsOf(amended.entries);
  const { companyId } = scope;
  const after = { ...voucher, ...amended, version, total };
  return {
    chainId: companyId,
    statements: [
      d1.prepare(SUPERSEDE).bind(companyId, voucher.id, version),
      d1.prepare(ADD).bind(companyId, voucher.id, version, amended.date, JSON.stringify(amended.entries)),
      d1
        .prepare(AMEND)
        .bind(companyId, voucher.id, version, amended.date, total, amended.narration, now().toISOString()),
      mustHaveChanged(d1),
    ],
    entries: [
      {
        ...{ action: 'voucher.amend', entityType: 'voucher', entityId: voucher.id },
        ...{ before: toldOf(voucher), after: toldOf(after) },
      },
    ],
  };
}

/** The voucher that opens a company's books, if there is one. */
export async function findOpening(d1: D1Database, scope: CompanyScope): Promise<PostedVoucher | undefined> {
  const isIt = and(
    eq(ledgerVouchers.companyId, scope.companyId),
    eq(ledgerVouchers.sourceKind, 'opening'),
    isNull(ledgerVouchers.sourceId),
    eq(ledgerVouchers.status, 'posted'),
  );
  const found = await openDatabase(d1).select({ id: ledgerVouchers.id }).from(ledgerVouchers).where(isIt).get();
  return found && (await findVouchers(d1, scope, [found.id]))[0];
}
