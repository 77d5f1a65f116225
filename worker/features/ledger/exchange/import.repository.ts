import { and, desc, eq, isNull } from 'drizzle-orm';
import { foldedName } from '../../../domain/bank/chart/chart';
import type { MoneyKind } from '../../../domain/ledger/chart/money';
import {
  billKey,
  type KnownBooks,
  type NewBill,
  type Plan,
  type PlannedVoucher,
} from '../../../domain/ledger/exchange/decide';
import type { InBooks, OutParty } from '../../../domain/ledger/exchange/model';
import type { NewVoucher } from '../../../domain/ledger/model';
import { financialYearOf, yearEnd } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import {
  columnsOf,
  jsonPieces,
  jsonRows,
  openDatabase,
  pagesOf,
  prepared,
  preparedFrom,
} from '../../../platform/database';
import type { KeptFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import { Problem } from '../../../platform/problem';
import { LAID_BY, layBy } from '../../../platform/staging';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import type { LongChange } from '../../audit/long-change.repository';
import { billOf, billsAsThen, billsInserted, billsLaidBy, OPEN } from '../bill.repository';
import { accountsOf, type KnownAccount } from '../chart/chart.repository';
import { type LedgerBill, parties } from '../chart/chart.table';
import { ownAccountAdded } from '../chart/own.repository';
import { lockedUpTo } from '../lock/lock.repository';
import { partyAdded, partyOf } from '../party.repository';
import { numberedAsThen, numberingOf, postedEntry, vouchersLaidBy, vouchersPosted } from '../voucher/post.repository';
import { findOpening } from '../voucher/voucher.repository';
import { type AccountingImport, accountingImports, importedVouchers } from './exchange.table';

/** Imports with more vouchers are laid by in pages, and written piece by piece once they are decided. */
const LONG_IMPORT = 4_000;
const PAGE_VOUCHERS = 2_000;

const OWN = /^anupalan-([0-9a-f-]{36})$/;

const IDENTITIES = `SELECT i.identity, i.print FROM json_each(?2) j CROSS JOIN imported_vouchers i ON i.company_id = ?1 AND i.identity = j.value
  JOIN accounting_imports a ON a.id = i.import_id AND a.undone_at IS NULL`;
const OWN_IDS = `SELECT j.value id FROM json_each(?2) j WHERE EXISTS (SELECT 1 FROM ledger_vouchers v WHERE v.id = j.value AND v.company_id = ?1)
  OR EXISTS (SELECT 1 FROM bank_transactions t WHERE t.id = j.value AND +t.company_id = ?1)`;
const BILLS = `SELECT b.id, b.party_id partyId, b.side, b.ref, abs(${OPEN}) open FROM ledger_bills b
  WHERE b.company_id = ?1 AND b.cancelled_at IS NULL ORDER BY b.bill_date, b.id`;

/** What stands in the books of what a file says. */
export async function knownBooks(d1: D1Database, scope: CompanyScope, file: InBooks): Promise<KnownBooks> {
  const { companyId } = scope;
  const db = openDatabase(d1);
  const [accounts, lockedTo, opening, known, bills, identities, openingPrint] = await Promise.all([
    accountsOf(d1, scope),
    lockedUpTo(d1, scope),
    findOpening(d1, scope),
    db
      .select()
      .from(parties)
      .where(and(eq(parties.companyId, companyId), isNull(parties.closedAt))),
    d1
      .prepare(BILLS)
      .bind(companyId)
      .all<{ id: string; partyId: string; side: NewBill['side']; ref: string; open: Paise }>(),
    identitiesOf(d1, scope, file),
    openingPrintOf(d1, scope),
  ]);
  return {
    accounts: accounts.filter(({ closedOn }) => closedOn === null),
    parties: known.map(({ id, name, kind, gstin, pan }): OutParty => ({ id, name, kind, gstin, pan })),
    bills: new Map(
      bills.results.map(({ id, partyId, side, ref, open }) => [billKey(partyId, side, ref), { id, open }]),
    ),
    ...{ identities, lockedTo, openingPrint },
    opensOn: opening?.date ?? null,
    lastDay: yearEnd(financialYearOf(today())),
  };
}

async function identitiesOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  { vouchers }: InBooks,
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const piece of jsonPieces(textsOf(vouchers))) {
    const { results } = await d1.prepare(IDENTITIES).bind(companyId, piece).all<{ identity: string; print: string }>();
    for (const { identity, print } of results) found.set(identity, print);
  }
  const own: string[] = [];
  for (const { identity } of vouchers) own.push(...(OWN.exec(identity)?.slice(1) ?? []));
  for (const piece of jsonPieces(own.map((id) => JSON.stringify(id)))) {
    const { results } = await d1.prepare(OWN_IDS).bind(companyId, piece).all<{ id: string }>();
    for (const { id } of results) found.set(`anupalan-${id}`, found.get(`anupalan-${id}`) ?? null);
  }
  return found;
}

function* textsOf(vouchers: InBooks['vouchers']): Generator<string> {
  for (const { identity } of vouchers) yield JSON.stringify(identity);
}

const OPENING_PRINT = `SELECT opening_print print FROM accounting_imports WHERE company_id = ?1 AND undone_at IS NULL
  AND opening_print IS NOT NULL ORDER BY created_at DESC LIMIT 1`;

const openingPrintOf = (d1: D1Database, { companyId }: CompanyScope) =>
  d1.prepare(OPENING_PRINT).bind(companyId).first<string>('print');

const IMPORTED = columnsOf(importedVouchers).bulk(
  ['identity', 'voucherId', 'print', 'number'],
  ['importId', 'companyId'],
);
const CLEARED = jsonRows(['voucherId', 'line', 'clearedOn']);
const clearing = (
  source: string,
) => `UPDATE ledger_entries SET cleared_on = ${CLEARED.at.clearedOn} FROM json_each(${source}) j
  WHERE ledger_entries.voucher_id = ${CLEARED.at.voucherId} AND version = 1 AND line = ${CLEARED.at.line} AND company_id = ?2`;

type Sent = { format: AccountingImport['format']; file: KeptFile; fileName: string | undefined };

/** What a plan becomes: the row of the import, and the change that writes it. A long one is laid by when this resolves. */
export async function planned(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  plan: Plan,
  { format, file, fileName }: Sent,
): Promise<{ row: AccountingImport; change: Change | LongChange }> {
  const { companyId } = scope;
  const importId = newId();
  const createdAt = now().toISOString();
  const made = await mastersAdded(d1, scope, person, plan, createdAt);
  const ids: string[] = [];
  const liveCount = plan.counts.new;
  const row: AccountingImport = {
    ...{ id: importId, companyId, format, fileName: fileName ?? null, ...file },
    ...{ voucherCount: liveCount, knownCount: plan.counts.known, accountCount: plan.accounts.length },
    ...{ partyCount: plan.parties.length, periodFrom: plan.from, periodTo: plan.to },
    ...{ openingPrint: plan.opening?.print ?? null, createdBy: person.id, createdByName: person.name },
    ...{ createdAt, undoneBy: null, undoneByName: null, undoneAt: null },
  };
  /** The vouchers of the plan in pages, with ids that stay the same however often they are asked for. */
  function* pages(): Generator<Page> {
    let first = 0;
    for (const some of pagesOf(inOrder(plan), PAGE_VOUCHERS)) {
      const page: Page = { vouchers: [], imported: [], cleared: [] };
      some.forEach((voucher, at) => {
        const { identity, print, number } = voucher;
        ids[first + at] ??= newId();
        const id = ids[first + at] ?? newId();
        page.imported.push(IMPORTED.text({ identity, voucherId: voucher.isVoid ? null : id, print, number }));
        if (voucher.isVoid) return;
        page.vouchers.push(newVoucher(voucher, id, importId, made.accounts));
        voucher.entries.forEach(({ clearedOn }, line) => {
          if (clearedOn !== undefined) page.cleared.push(CLEARED.text({ voucherId: id, line: line + 1, clearedOn }));
        });
      });
      first += some.length;
      yield page;
    }
  }
  const shared = { importId, companyId };
  const imports = prepared(d1, openDatabase(d1).insert(accountingImports).values(row));
  const entry: NewEntry = {
    ...{ action: 'accounting.import', entityType: 'accounting-import', entityId: importId },
    after: {
      format,
      sha256: file.sha256,
      vouchers: liveCount,
      known: plan.counts.known,
      accounts: plan.accounts.length,
      parties: plan.parties.length,
    },
  };
  if (liveCount <= LONG_IMPORT) {
    const all = [...pages()];
    const vouchers = all.flatMap((page) => page.vouchers);
    const { change } = await vouchersPosted(d1, scope, person, vouchers, place, made.added);
    const statements = [
      ...made.statements,
      ...billsInserted(d1, [...made.bills()]),
      imports,
      ...change.statements,
      ...jsonPieces(all.flatMap(({ imported }) => imported)).map((piece) => IMPORTED.insert(d1, piece, shared)),
      ...jsonPieces(all.flatMap(({ cleared }) => cleared)).map((piece) =>
        preparedFrom(d1, { sql: clearing('?1'), values: [piece, companyId] }),
      ),
    ];
    return { row, change: { chainId: companyId, statements, entries: [entry, ...made.entries, ...change.entries] } };
  }
  const { serials, fromFirst } = await numberingOf(d1, scope, person, inOrder(plan), made.added);
  const asThen = [numberedAsThen(d1, scope, serials), await billsAsThen(d1, scope)];
  // In the order in which they are written: what others name comes first.
  await billsLaidBy(d1, importId, made.bills());
  const numbered = fromFirst();
  for (const { vouchers, imported, cleared } of pages()) {
    await vouchersLaidBy(d1, scope, importId, numbered(vouchers, place));
    await layBy(d1, importId, imported, (id) => IMPORTED.query(id, shared, LAID_BY));
    await layBy(d1, importId, cleared, (id) => ({ sql: clearing(LAID_BY), values: [id, companyId] }));
  }
  return {
    row,
    change: {
      ...{ chainId: companyId, batchId: importId },
      statements: [...asThen, ...made.statements, imports],
      *pages() {
        yield [entry, ...made.entries];
        const again = fromFirst();
        for (const { vouchers } of pages()) yield again(vouchers, place).map(postedEntry);
      },
    },
  };
}

type Page = { vouchers: NewVoucher[]; imported: string[]; cleared: string[] };

function* inOrder({ opening, vouchers }: Plan): Generator<PlannedVoucher> {
  if (opening) yield opening;
  yield* vouchers;
}

function newVoucher(
  { kind, date, narration, reference, number, partyId, entries }: PlannedVoucher,
  id: string,
  importId: string,
  accounts: ReadonlyMap<string, string>,
): NewVoucher {
  const named = reference ?? (number === '' ? undefined : number);
  return {
    ...{ id, kind, date, narration: narration.slice(0, NARRATION) },
    source: kind === 'opening' ? { kind: 'opening', id: null } : { kind: 'import', id: importId },
    ...(partyId !== undefined && { partyId }),
    ...(named !== undefined && { reference: named.slice(0, NARRATION) }),
    entries: entries.map(({ account, amount, partyId: whose, billId, tag }) => ({
      ...{ account: accounts.get(account) ?? account, amount },
      ...(whose !== undefined && { partyId: whose }),
      ...(billId !== undefined && { billId }),
      ...(tag !== undefined && { tag }),
    })),
  };
}

const place = (index: number) => `vouchers.${index}.`;

const NARRATION = 2_000;

/** Accounts, parties and bills of a plan; accounts get ids of their own, by those of the plan. */
async function mastersAdded(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  plan: Plan,
  createdAt: string,
) {
  const known = [...(await accountsOf(d1, scope))];
  const accounts = new Map<string, string>();
  const added: KnownAccount[] = [];
  const changes: Change[] = [];
  for (const { id, name, beside } of plan.accounts) {
    const kind = MONEY_BESIDE[beside];
    const one = ownAccountAdded(d1, scope, person, { name, ...(kind ? { kind } : { group: beside }) }, known);
    known.push(one.account);
    added.push(one.account);
    accounts.set(id, one.account.id);
    changes.push(one.change);
  }
  for (const { id, name, kind, gstin, pan } of plan.parties) {
    const party = { ...partyOf(scope, person, { name, kind }), id, gstin, pan, stateCode: gstin?.slice(0, 2) ?? null };
    changes.push(partyAdded(d1, { ...party, foldedName: foldedName(name) }));
  }
  function* bills(): Generator<LedgerBill> {
    for (const { id, partyId, side, account, ref, on, due, amount } of plan.bills)
      yield {
        ...billOf(scope, {
          ...{ partyId, side, ref, billDate: on, dueDate: due, amount: paise(amount) },
          account: accounts.get(account) ?? account,
        }),
        ...{ id, createdAt },
      };
  }
  return {
    ...{ accounts, added, bills },
    statements: changes.flatMap(({ statements }) => statements),
    entries: changes.flatMap(({ entries }) => entries),
  };
}

/** What kind of money lies on an account beside one of these. */
const MONEY_BESIDE: Readonly<Record<string, MoneyKind>> = {
  1501: 'current',
  1504: 'cash',
  2501: 'overdraft',
  2724: 'card',
};

// Pages of vouchers that are laid by and not yet written, each in a piece of its own; what a killed Worker left is not counted for long.
const LAID = `SELECT count(*) pages, EXISTS (SELECT 1 FROM long_changes WHERE chain_id = ?1) isPublishing FROM staged_pieces p
  WHERE p.created_at > ?2 AND p.sql LIKE 'INSERT INTO ledger_vouchers %' AND EXISTS (SELECT 1 FROM json_each(p.given) WHERE value = ?1)`;
const LONGEST_MS = 15 * 60_000;

/** How far an import of many vouchers is: while it is prepared the vouchers laid by, while it is published those still to come. */
export async function importProgress(d1: D1Database, { companyId }: CompanyScope) {
  const since = new Date(now().getTime() - LONGEST_MS).toISOString();
  const found = await d1.prepare(LAID).bind(companyId, since).first<{ pages: number; isPublishing: number }>();
  const { pages = 0, isPublishing = 0 } = found ?? {};
  const stage = isPublishing ? ('publishing' as const) : pages > 0 ? ('preparing' as const) : ('none' as const);
  return { stage, vouchers: pages * PAGE_VOUCHERS };
}

const MOST_LISTED = 200;

/** The imports of a company, the latest first. */
export const listImports = (d1: D1Database, { companyId }: CompanyScope): Promise<AccountingImport[]> =>
  openDatabase(d1)
    .select()
    .from(accountingImports)
    .where(eq(accountingImports.companyId, companyId))
    .orderBy(desc(accountingImports.createdAt), desc(accountingImports.id))
    .limit(MOST_LISTED);

export async function findImport(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<AccountingImport | undefined> {
  const isIt = and(eq(accountingImports.id, id), eq(accountingImports.companyId, companyId));
  return openDatabase(d1).select().from(accountingImports).where(isIt).get();
}

const OF_IMPORT = 'SELECT voucher_id FROM imported_vouchers WHERE import_id = ?2 AND voucher_id IS NOT NULL';
const LOCKED = `SELECT v.number FROM ledger_vouchers v WHERE v.company_id = ?1 AND v.id IN (${OF_IMPORT}) AND v.status = 'posted'
  AND v.date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = ?1 AND lifted_at IS NULL) LIMIT 1`;
// Bills of the import, by its entries, that something else settles or makes.
const ITS_BILLS = `SELECT DISTINCT bill_id FROM ledger_entries WHERE company_id = ?1 AND bill_id IS NOT NULL AND voucher_id IN (${OF_IMPORT})`;
const USED = `SELECT b.ref FROM ledger_bills b JOIN ledger_entries e ON e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL
  WHERE b.id IN (${ITS_BILLS}) AND e.voucher_id NOT IN (${OF_IMPORT}) AND b.created_at = ?3 LIMIT 1`;
const LIVE = `SELECT id, number FROM ledger_vouchers WHERE company_id = ?1 AND id IN (${OF_IMPORT}) AND status = 'posted'`;

const FREE = `UPDATE bank_transactions SET voucher_id = NULL WHERE +company_id = ?1 AND voucher_id IN (${OF_IMPORT})`;
const END = `UPDATE ledger_entries SET superseded_by = version WHERE company_id = ?1 AND superseded_by IS NULL AND voucher_id IN (${OF_IMPORT})`;
const VOID = `UPDATE ledger_vouchers SET status = 'void', changed_at = ?3 WHERE company_id = ?1 AND status = 'posted' AND id IN (${OF_IMPORT})`;
const CANCEL = `UPDATE ledger_bills SET cancelled_at = ?3 WHERE company_id = ?1 AND cancelled_at IS NULL AND created_at = ?4
  AND id IN (${ITS_BILLS})`;
const UNDO = `UPDATE accounting_imports SET undone_by = ?3, undone_by_name = ?4, undone_at = ?5 WHERE company_id = ?1 AND id = ?2
  AND undone_at IS NULL`;

/**
 * The change that takes an import back as a whole: its vouchers end and keep their numbers, its bills are cancelled; accounts and
 * parties stay. Throws 409 where a day of it is locked, or something else settles a bill of it.
 */
export async function importUndone(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { id, undoneAt, createdAt }: AccountingImport,
): Promise<{ change: Change | LongChange; count: number }> {
  if (undoneAt) throw new Problem(409, 'already-undone', say('ledger-exchange.already-undone'));
  const [locked, used, live] = await d1.batch<{ id: string; number: string; ref: string }>([
    d1.prepare(LOCKED).bind(companyId, id),
    d1.prepare(USED).bind(companyId, id, createdAt),
    d1.prepare(LIVE).bind(companyId, id),
  ]);
  const [first] = locked?.results ?? [];
  if (first) throw new Problem(409, 'period-locked', say('ledger-exchange.undo-locked', { number: first.number }));
  const [bill] = used?.results ?? [];
  if (bill) throw new Problem(409, 'bill-in-use', say('ledger-exchange.undo-bill-used', { ref: bill.ref }));
  const at = now().toISOString();
  const vouchers = live?.results ?? [];
  const entry: NewEntry = {
    ...{ action: 'accounting.undo', entityType: 'accounting-import', entityId: id },
    after: { vouchers: vouchers.length },
  };
  const voided = ({ id: voucherId, number }: { id: string; number: string }): NewEntry => ({
    ...{ action: 'voucher.void', entityType: 'voucher', entityId: voucherId },
    after: { number, import: id },
  });
  const statements = [
    d1.prepare(UNDO).bind(companyId, id, person.id, person.name, at),
    mustHaveChanged(d1),
    d1.prepare(FREE).bind(companyId, id),
    d1.prepare(END).bind(companyId, id),
    d1.prepare(VOID).bind(companyId, id, at),
    d1.prepare(CANCEL).bind(companyId, id, at, createdAt),
  ];
  const count = vouchers.length;
  if (count <= LONG_IMPORT)
    return { change: { chainId: companyId, statements, entries: [entry, ...vouchers.map(voided)] }, count };
  const pages = function* (): Generator<NewEntry[]> {
    yield [entry];
    for (const page of pagesOf(vouchers, PAGE_VOUCHERS)) yield page.map(voided);
  };
  return { change: { chainId: companyId, batchId: newId(), statements, pages }, count };
}

/** Whether a plan writes anything. */
export const isEmpty = ({ vouchers, opening, accounts, parties: added }: Plan): boolean =>
  vouchers.length + accounts.length + added.length === 0 && opening === null;
