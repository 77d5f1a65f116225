import { type AccountId, PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import { atRate } from '../../../domain/ledger/forex/position';
import { inMinor } from '../../../domain/ledger/forex/post-line';
import { isRate } from '../../../domain/ledger/forex/rate';
import { debitsOf, differenceOf, type Entry, type NewVoucher, type VoucherKind } from '../../../domain/ledger/model';
import { addDays, financialYearOf, type IsoDate, isoDate, yearEnd } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { columnsOf, jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { atFault, type Problem } from '../../../platform/problem';
import { LAID_BY, layBy } from '../../../platform/staging';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { accountsOf, type KnownAccount } from '../chart/chart.repository';
import { lockedUpTo } from '../lock/lock.repository';
import { mustLeaveCash } from './cash.repository';
import { deductionsInserted } from './deduction.repository';
import { mustBeUnfiled } from './filed-quarter.repository';
import { ledgerEntries, ledgerVouchers, type StoredVoucher } from './voucher.table';

/** A voucher that was numbered and can be written. */
export type PostedVoucher = StoredVoucher & { entries: readonly Entry[] };

/** What numbers of a kind begin with, as in PMT/26-27/000123. */
const PREFIXES: Readonly<Record<VoucherKind, string>> = {
  receipt: 'RCT',
  payment: 'PMT',
  contra: 'CTR',
  journal: 'JRN',
  sales: 'SAL',
  purchase: 'PUR',
  'credit-note': 'CRN',
  'debit-note': 'DBN',
  opening: 'OPN',
};

const VOUCHER_COLUMNS = columnsOf(ledgerVouchers);
const VOUCHERS = VOUCHER_COLUMNS.bulk(
  [
    ...([
      'id',
      'kind',
      'series',
      'financialYear',
      'serial',
      'number',
      'date',
      'partyId',
      'narration',
      'reference',
    ] as const),
    ...(['sourceKind', 'sourceId', 'rule', 'reversesId', 'total'] as const),
  ],
  ['companyId', 'createdBy', 'createdByName', 'createdAt'],
);
const ENTRIES = columnsOf(ledgerEntries).bulk(
  [
    ...(['voucherId', 'version', 'line', 'date', 'account', 'amount', 'partyId', 'billId', 'tag'] as const),
    ...(['currency', 'foreignMinor', 'rate'] as const),
  ],
  ['companyId'],
);

/**
 * Numbers vouchers and makes the change that writes them: all or none, each balanced, none in a locked period or a year to come.
 * Where the change is refused since another writer took a number meanwhile, it is safe to ask again.
 * Throws Problem 422 naming the field that cannot be posted (`at` puts a place before it), 409 for a locked day, and for tax withheld in a
 * quarter whose statement was filed.
 */
export async function vouchersPosted(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  vouchers: readonly NewVoucher[],
  at: (index: number) => string = vouchers.length === 1 ? () => '' : (index) => `items.${index}.`,
  added: readonly KnownAccount[] = [],
): Promise<{ posted: PostedVoucher[]; change: Change }> {
  const { serials, known, fromFirst } = await numberingOf(d1, scope, person, vouchers, added);
  const posted = fromFirst()(vouchers, at);
  await mustLeaveCash(d1, scope, vouchers, known, at);
  const change = posting(d1, scope, posted, serials);
  const withheld = vouchers.flatMap(({ deductions = [] }, index) =>
    deductions.map((deduction) => ({ voucherId: posted[index]?.id ?? null, deduction })),
  );
  await mustBeUnfiled(
    d1,
    scope,
    vouchers.flatMap(({ deductions = [] }, index) =>
      deductions.map((deduction) => ({ deduction, field: `${at(index)}date` })),
    ),
  );
  const statements = [...change.statements, ...deductionsInserted(d1, scope, person, withheld)];
  return { posted, change: { ...change, statements } };
}

/** Checks and numbers vouchers that come after those it was given before. */
type Numbering = (vouchers: readonly NewVoucher[], at: (index: number) => string) => PostedVoucher[];

/**
 * How vouchers of some days and kinds are numbered, with the last numbers that were there, for who writes them in pieces. From the
 * first on the same vouchers get the same numbers, however often they are asked for.
 */
export async function numberingOf(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  vouchers: Iterable<Pick<NewVoucher, 'date' | 'kind'>>,
  /** Accounts that the same change adds. */
  added: readonly KnownAccount[] = [],
): Promise<{
  serials: ReadonlyMap<string, number>;
  known: ReadonlyMap<AccountId, KnownAccount>;
  fromFirst: () => Numbering;
}> {
  const [accounts, lockedTo, serials] = await Promise.all([
    accountsOf(d1, scope),
    lockedUpTo(d1, scope),
    serialsOf(d1, scope, vouchers),
  ]);
  const known = new Map([...accounts, ...added].map((account) => [account.id, account]));
  const createdAt = now().toISOString();
  const author = { companyId: scope.companyId, createdBy: person.id, createdByName: person.name, createdAt };
  const fromFirst = (): Numbering => {
    const taken = new Map(serials);
    return (some, at) => {
      some.forEach((voucher, index) => {
        mustBePostable(voucher, known, lockedTo, at(index));
      });
      return some.map((voucher) => numbered(voucher, author, taken));
    };
  };
  return { serials, known, fromFirst };
}

/** The first day after the last on which anything can be posted: the end of the financial year that runs. */
const postableUntil = (): IsoDate => yearEnd(financialYearOf(today()));

/** No company of this law is older than this day, and no books are. */
const FIRST_POSTABLE = isoDate('1956-04-01');
const MOST_ENTRIES = 1_000;

function mustBePostable(
  { date, entries, kind, source, reversesId }: NewVoucher,
  known: ReadonlyMap<string, KnownAccount>,
  lockedTo: IsoDate | null,
  at: string,
): void {
  if (lockedTo && date <= lockedTo) throw lockedDay(`${at}date`, lockedTo);
  const until = postableUntil();
  if (date > until || date < FIRST_POSTABLE)
    throw atFault(422, `${at}date`, say('ledger.day-out-of-books', { from: FIRST_POSTABLE, until }));
  if (entries.length < 2) throw atFault(422, `${at}lines`, say('ledger.two-entries'));
  if (entries.length > MOST_ENTRIES)
    throw atFault(422, `${at}lines`, say('ledger.most-entries', { most: MOST_ENTRIES }));
  entries.forEach(({ account, amount, partyId, foreign }, line) => {
    const place = `${at}lines.${line}`;
    const its = known.get(account);
    if (!its) throw atFault(422, `${place}.account`, say('ledger.no-such-account', { account }), 'no-such-account');
    if (its.closedOn && its.closedOn < date)
      throw atFault(422, `${place}.account`, say('ledger.account-closed', { account: its.name }), 'account-closed');
    if (amount === 0) throw atFault(422, `${place}.debit`, say('ledger.entry-of-nought'));
    // A restatement moves rupees alone, and so does what takes one back.
    if (its.currency !== 'INR' && source.kind !== 'forex' && !reversesId) mustHaveItsRate(its, foreign, amount, place);
    if (PARTY_ACCOUNTS.has(its.code) && !partyId)
      throw atFault(422, `${place}.party`, say('ledger.party-wanted', { account: its.name }), 'party-wanted');
  });
  const difference = differenceOf(entries);
  if (difference !== 0) throw unbalanced(at, entries, difference);
  if (kind !== 'opening' && new Set(entries.map(tagged)).size < 2)
    throw atFault(422, `${at}lines`, say('ledger.two-accounts'));
}

/** Rupees on an account in another currency say how much of it they are, and at which rate: never one for one. */
function mustHaveItsRate(
  { name, currency }: KnownAccount,
  foreign: Entry['foreign'],
  amount: Paise,
  place: string,
): void {
  if (!foreign)
    throw atFault(
      422,
      `${place}.rate`,
      say('forex.problem.entry-without-rate', { account: name, currency }),
      'rate-wanted',
    );
  if (foreign.currency !== currency) {
    const other = say('forex.problem.entry-other-currency', { account: name, currency, other: foreign.currency });
    throw atFault(422, `${place}.currency`, other, 'other-currency');
  }
  const { minor, rate } = foreign;
  const worth = isRate(rate) ? atRate(minor, rate) : paise(0);
  // A rate of six decimals tells an amount no nearer than this.
  if (Math.abs(worth - amount) <= 1 + Math.abs(minor) / 2_000_000) return;
  const told = { amount: `${currency} ${inMinor(Math.abs(minor))}`, rate, rupees: { exact: paise(Math.abs(worth)) } };
  throw atFault(422, `${place}.rate`, say('forex.problem.entry-other-sum', told), 'not-exact');
}

const tagged = ({ account, partyId, tag }: Entry) => `${account}|${partyId ?? ''}|${tag ?? ''}`;

const lockedDay = (field: string, lockedTo: IsoDate) =>
  atFault(409, field, say('ledger.day-locked', { until: lockedTo, first: addDays(lockedTo, 1) }), 'period-locked');

function unbalanced(at: string, entries: readonly Entry[], difference: Paise): Problem {
  const debit = debitsOf(entries);
  return atFault(
    422,
    `${at}lines`,
    say('ledger.not-balanced', {
      debit: { exact: debit },
      credit: { exact: paise(debit - difference) },
      difference: { exact: paise(Math.abs(difference)) },
    }),
    'not-balanced',
  );
}

const serialKey = (financialYear: string, series: string) => `${financialYear} ${series}`;

// The last number of each series that is asked for: the end of it in the unique index of numbers.
const SERIALS = `SELECT j.value ->> 0 year, j.value ->> 1 series, coalesce((SELECT max(serial) FROM ledger_vouchers
    WHERE company_id = ?1 AND financial_year = j.value ->> 0 AND series = j.value ->> 1), 0) serial FROM json_each(?2) j`;

async function serialsOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  vouchers: Iterable<Pick<NewVoucher, 'date' | 'kind'>>,
): Promise<ReadonlyMap<string, number>> {
  const keys = new Set<string>();
  for (const { date, kind } of vouchers) keys.add(serialKey(financialYearOf(date), PREFIXES[kind]));
  const asked = JSON.stringify([...keys].map((key) => key.split(' ')));
  const { results } = await d1
    .prepare(SERIALS)
    .bind(companyId, asked)
    .all<{ year: string; series: string; serial: number }>();
  return new Map(results.map(({ year, series, serial }) => [serialKey(year, series), serial]));
}

type AuthorOf = Pick<StoredVoucher, 'companyId' | 'createdBy' | 'createdByName' | 'createdAt'>;

function numbered(voucher: NewVoucher, author: AuthorOf, taken: Map<string, number>): PostedVoucher {
  const { kind, date, narration, partyId, reference, source, rule, reversesId, entries } = voucher;
  const financialYear = financialYearOf(date);
  const series = PREFIXES[kind];
  const key = serialKey(financialYear, series);
  const serial = (taken.get(key) ?? 0) + 1;
  taken.set(key, serial);
  const number = voucher.number ?? `${series}/${financialYear.slice(2)}/${String(serial).padStart(6, '0')}`;
  return {
    ...author,
    id: voucher.id ?? newId(),
    ...{ kind, series, financialYear, serial, number, date, narration },
    ...{ partyId: partyId ?? null, reference: reference ?? null, rule: rule ?? null },
    ...{ sourceKind: source.kind, sourceId: source.id, status: 'posted', version: 1 },
    ...{ reversesId: reversesId ?? null, reversedById: null, total: debitsOf(entries), changedAt: null },
    entries,
  };
}

const AS_NUMBERED = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM json_each(?2) j
  WHERE coalesce((SELECT max(serial) FROM ledger_vouchers WHERE company_id = ?1 AND financial_year = j.value ->> 0
    AND series = j.value ->> 1), 0) <> j.value ->> 2)`;

/** The statement that undoes a batch whose vouchers would get numbers that another writer took meanwhile. */
export function numberedAsThen(
  d1: D1Database,
  { companyId }: CompanyScope,
  serials: ReadonlyMap<string, number>,
): D1PreparedStatement {
  const then = [...serials].map(([key, serial]) => [...key.split(' '), serial]);
  return d1.prepare(AS_NUMBERED).bind(companyId, JSON.stringify(then));
}

/** Lays vouchers by, to be written in pieces: entries first, since their voucher seals them. */
export async function vouchersLaidBy(
  d1: D1Database,
  { companyId }: CompanyScope,
  batchId: string,
  posted: readonly PostedVoucher[],
): Promise<void> {
  const [first] = posted;
  if (!first) return;
  const { createdBy, createdByName, createdAt } = first;
  const author = { companyId, createdBy, createdByName, createdAt };
  const entries = posted.flatMap((voucher) => voucher.entries.map((entry, line) => entryText(voucher, entry, line)));
  await layBy(d1, batchId, entries, (id) => ENTRIES.query(id, { companyId }, LAID_BY));
  const texts = posted.map((voucher) => VOUCHERS.text(voucher));
  await layBy(d1, batchId, texts, (id) => VOUCHERS.query(id, author, LAID_BY));
}

function posting(
  d1: D1Database,
  scope: CompanyScope,
  posted: readonly PostedVoucher[],
  serials: ReadonlyMap<string, number>,
): Change {
  const { companyId } = scope;
  const [first] = posted;
  if (!first) return { chainId: companyId, statements: [], entries: [] };
  const { createdBy, createdByName, createdAt } = first;
  const entries = posted.flatMap((voucher) => voucher.entries.map((entry, line) => entryText(voucher, entry, line)));
  return {
    chainId: companyId,
    statements: [
      numberedAsThen(d1, scope, serials),
      // The entries come first: their voucher is refused by the database unless they balance, and seals them.
      ...jsonPieces(entries).map((piece) => ENTRIES.insert(d1, piece, { companyId })),
      ...jsonPieces(posted.map((voucher) => VOUCHERS.text(voucher))).map((piece) =>
        VOUCHERS.insert(d1, piece, { companyId, createdBy, createdByName, createdAt }),
      ),
    ],
    entries: posted.map(postedEntry),
  };
}

function entryText({ id, version, date }: PostedVoucher, entry: Entry, line: number): string {
  const { account, amount, partyId, billId, tag, foreign } = entry;
  return ENTRIES.text({
    ...{ voucherId: id, version, line: line + 1, date, account, amount },
    ...{ partyId: partyId ?? null, billId: billId ?? null, tag: tag ?? null },
    ...{ currency: foreign?.currency ?? null, foreignMinor: foreign?.minor ?? null, rate: foreign?.rate ?? null },
  });
}

/** What the trail keeps of a voucher: enough to tell it, and to see later that it was altered. */
export const postedEntry = (voucher: PostedVoucher): NewEntry => ({
  action: voucher.reversesId ? 'voucher.reverse' : 'voucher.post',
  entityType: 'voucher',
  entityId: voucher.id,
  after: toldOf(voucher),
});

export const toldOf = ({ number, kind, date, total, entries, rule }: PostedVoucher) => ({
  ...{ number, kind, date, total: formatRupees(total) },
  ...(rule && { rule }),
  lines: entries.map(({ account, amount, partyId }) => [account, formatRupees(amount), ...(partyId ? [partyId] : [])]),
});
