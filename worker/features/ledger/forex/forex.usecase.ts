import type { z } from 'zod';
import { PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import { atRate } from '../../../domain/ledger/forex/position';
import { isPosted, type LinePosted, type LineSaid, postForeignLine } from '../../../domain/ledger/forex/post-line';
import { rateOn } from '../../../domain/ledger/forex/rate';
import type { StatedLine } from '../../../domain/ledger/forex/read-lines';
import { type MonetaryItem, restate } from '../../../domain/ledger/forex/restate';
import type { NewVoucher } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { hashOf, newId } from '../../../platform/ids';
import { atFault, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { notAboveOpen } from '../bill.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import { partiesNamed } from '../party.repository';
import { type BooksLine, findLines, linesAdopted } from '../settlement/lines.repository';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import type { linePosting, Restating } from './forex.contract';
import {
  accountStandings,
  lineAdopted,
  listForeignBills,
  positionOn,
  ratesNear,
  standAsSeen,
} from './forex.repository';
import type { StoredForeignLine } from './forex.table';

const LAST_DAY = '9999-12-31' as IsoDate;
const TRANSIT = '1506';

/** An account in a foreign currency by its id, code or name. Throws 422 where it is none. */
export function foreignAccount(accounts: readonly KnownAccount[], named: string): KnownAccount {
  const account = accountFinder(accounts)(named);
  if (!account || account.currency === 'INR')
    throw atFault(422, 'account', say('forex.problem.no-account'), 'no-such-account');
  return account;
}

/** Lines as they are stored. The key tells a line by all that its statement says of it, and the how-manieth of its kind it is. */
export function rowsOf(
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  account: string,
  lines: readonly Omit<StatedLine, 'line'>[],
): StoredForeignLine[] {
  const counts = new Map<string, number>();
  const createdAt = now().toISOString();
  return lines.map(({ date, narration, reference, minor, balance }) => {
    const told = JSON.stringify([date, narration, reference, minor, balance]);
    const count = counts.get(told) ?? 0;
    counts.set(told, count + 1);
    return {
      ...{ id: newId(), companyId, account, date, narration, reference, minor, balance },
      ...{ lineKey: hashOf(`${told} ${count}`), voucherId: null, transitVoucherId: null },
      ...{ createdBy: person.id, createdByName: person.name, createdAt, removedAt: null },
    };
  });
}

type Posting = z.output<typeof linePosting>;
type Books = { d1: D1Database; scope: CompanyScope; person: Pick<Person, 'id' | 'name'> };

/**
 * What a line posts as what a person says it is, and the change that writes it. Throws 422 naming the field of what is missing,
 * such as its rate; 409 for a line that has its voucher.
 */
export async function linePosted(
  { d1, scope, person }: Books,
  line: StoredForeignLine,
  sent: Posting,
): Promise<{ made: LinePosted; posted: PostedVoucher[]; changes: Change[] }> {
  if (line.removedAt) throw new Problem(409, 'line-removed', say('forex.problem.removed'));
  if (line.voucherId) throw new Problem(409, 'line-posted', say('forex.problem.posted'));
  const [accounts, onDay, inAll, open, rates] = await Promise.all([
    accountsOf(d1, scope),
    positionOn(d1, scope, line.account, line.date),
    positionOn(d1, scope, line.account, LAST_DAY),
    listForeignBills(d1, scope, LAST_DAY),
    ratesNear(d1, scope, [line.date]),
  ]);
  const account = foreignAccount(accounts, line.account);
  const { currency } = account;
  const rate = sent.rate ?? rateOn(rates, currency, line.date, 'bank')?.rate ?? null;
  const bankLine = await bankLineOf(d1, scope, line, sent);
  const said = await saidOf({ d1, scope, accounts, currency, line, bankLine, open }, sent);
  // What later lines took out cannot go out a second time, though the day itself still had it.
  const short = line.minor < 0 && inAll.minor < -line.minor;
  const position = short ? inAll : onDay;
  const made = postForeignLine({ line: { account: account.id, currency, minor: line.minor }, position, rate, said });
  if (!isPosted(made))
    throw atFault(422, made.field, made.problem, made.field === 'rate' ? 'rate-wanted' : 'not-exact');

  const vouchers = vouchersOf(line, made, sent, bankLine);
  const { posted, change } = await vouchersPosted(d1, scope, person, vouchers, () => '');
  const [first, second] = posted;
  if (!first) throw new RangeError('Nothing was posted');
  const billIds = said.bills.map(({ bill }) => bill.billId);
  const seen = [
    { account: account.id, ...inAll },
    ...said.bills.map(({ bill }) => {
      const sign = bill.isReceivable ? 1 : -1;
      const { rupees, minor } = bill.open;
      return { account: bill.account, billId: bill.billId, rupees: paise(sign * rupees), minor: sign * minor };
    }),
  ];
  const adopting = bankLine ? linesAdopted(d1, scope, [[bankLine.id, (second ?? first).id]]) : [];
  return {
    ...{ made, posted },
    changes: [
      { chainId: scope.companyId, statements: [standAsSeen(d1, scope, LAST_DAY, seen)], entries: [] },
      {
        ...change,
        statements: [
          ...change.statements,
          ...lineAdopted(d1, line, first.id, second?.id ?? null),
          ...adopting,
          ...(billIds.length > 0 ? [notAboveOpen(d1, billIds)] : []),
        ],
      },
    ],
  };
}

async function bankLineOf(
  d1: D1Database,
  scope: CompanyScope,
  line: StoredForeignLine,
  { converted }: Posting,
): Promise<BooksLine | undefined> {
  if (!converted?.bankLineId) return undefined;
  const found = (await findLines(d1, scope, [converted.bankLineId])).get(converted.bankLineId);
  if (!found || found.voucherId || found.isSplit)
    throw atFault(422, 'converted.bankLineId', say('forex.problem.no-line'), 'no-such-line');
  if ((found.side === 'credit') === line.minor > 0) {
    const way = say(line.minor < 0 ? 'forex.way.in' : 'forex.way.out');
    throw atFault(422, 'converted.bankLineId', say('forex.problem.line-side', { way }), 'other-side');
  }
  return found;
}

type Around = {
  d1: D1Database;
  scope: CompanyScope;
  accounts: readonly KnownAccount[];
  currency: string;
  line: StoredForeignLine;
  bankLine: BooksLine | undefined;
  open: Awaited<ReturnType<typeof listForeignBills>>;
};

async function saidOf(around: Around, sent: Posting): Promise<LineSaid> {
  const { d1, scope, accounts, currency, line, bankLine, open } = around;
  const charges = sent.charges ?? 0;
  let left = line.minor > 0 ? line.minor + charges : -line.minor - charges;
  const bills = sent.bills.map(({ billId, amount }, at) => {
    const bill = open.find((one) => one.billId === billId && one.currency === currency);
    if (!bill) throw atFault(422, `bills.${at}.billId`, say('forex.problem.no-bill', { currency }), 'no-such-bill');
    const minor = amount ?? Math.max(0, Math.min(left, bill.open.minor));
    left -= minor;
    return { bill, minor };
  });
  const find = accountFinder(accounts);
  const named = sent.parts.flatMap(({ party }) => (party ? [party] : []));
  const parties = await partiesNamed(d1, scope, named);
  const parts = sent.parts.map(({ account: name, party: partyName, amount }, at) => {
    const account = find(name);
    if (!account)
      throw atFault(422, `parts.${at}.account`, say('ledger.no-such-account', { account: name }), 'no-such-account');
    const party = partyName ? parties.get(partyName) : undefined;
    if (partyName ? !party : PARTY_ACCOUNTS.has(account.code))
      throw atFault(
        422,
        `parts.${at}.party`,
        partyName ? say('settlement.problem.no-party') : say('ledger.party-wanted', { account: account.name }),
        'party-wanted',
      );
    const minor = amount ?? Math.max(0, left);
    left -= minor;
    return { account: account.id, minor, ...(party && { partyId: party.id }) };
  });
  return { bills, parts, charges, converted: convertedOf(sent, line, bankLine, find) };
}

function convertedOf(
  { converted }: Posting,
  line: StoredForeignLine,
  bankLine: BooksLine | undefined,
  find: (named: string) => KnownAccount | undefined,
): LineSaid['converted'] {
  if (!converted) return null;
  if (bankLine)
    return { account: bankLine.date === line.date ? bankLine.bankAccountId : TRANSIT, rupees: bankLine.amount };
  const { rupees, account: named } = converted;
  if (!rupees) throw atFault(422, 'converted.rupees', say('forex.problem.line-amount'));
  const account = named ? find(named) : find(TRANSIT);
  if (account?.currency !== 'INR')
    throw atFault(
      422,
      'converted.account',
      say('ledger.no-such-account', { account: named ?? TRANSIT }),
      'no-such-account',
    );
  return { account: account.id, rupees };
}

/** The voucher of the line, and that of the line in rupees where it is of another day: both meet in transfers in transit. */
function vouchersOf(
  line: StoredForeignLine,
  { kind, entries, partyId }: LinePosted,
  { narration }: Posting,
  bankLine: BooksLine | undefined,
): NewVoucher[] {
  const isOfDay = bankLine?.date === line.date;
  const own: NewVoucher = {
    ...{ kind, date: line.date, narration: narration ?? line.narration, entries, rule: 'D20' },
    source: bankLine && isOfDay ? { kind: 'bank-line', id: bankLine.id } : { kind: 'forex', id: line.id },
    ...(partyId && { partyId }),
    ...(line.reference && { reference: line.reference }),
  };
  if (!bankLine || isOfDay) return [own];
  const amount = paise(bankLine.side === 'credit' ? bankLine.amount : -bankLine.amount);
  return [
    own,
    {
      ...{ kind: 'contra', date: bankLine.date, narration: bankLine.narration, rule: 'D20' },
      source: { kind: 'bank-line', id: bankLine.id },
      entries: [
        { account: bankLine.bankAccountId, amount },
        { account: TRANSIT, amount: paise(-amount) },
      ],
    },
  ];
}

type Item = MonetaryItem & Pick<Restating, 'id' | 'kind' | 'name'>;

/** What stands in a foreign currency at the end of a day, with what the closing rate makes of it. */
export async function restatementOn(
  d1: D1Database,
  scope: CompanyScope,
  on: IsoDate,
): Promise<{ item: Item; shown: Restating }[]> {
  const [accounts, standings, bills, rates] = await Promise.all([
    accountsOf(d1, scope),
    accountStandings(d1, scope, on),
    listForeignBills(d1, scope, on),
    ratesNear(d1, scope, [on]),
  ]);
  const known = new Map(accounts.map((account) => [account.id, account]));
  const items: Item[] = [
    ...standings.flatMap(({ id, rupees, minor }) => {
      const account = known.get(id);
      const { name, currency } = account ?? {};
      return name && currency
        ? [{ ...{ id, kind: 'account' as const, name, currency, account: id, rupees, minor } }]
        : [];
    }),
    ...bills.map(({ billId, ref, party, partyId, account, currency, isReceivable, open }) => {
      const sign = isReceivable ? 1 : -1;
      return {
        ...{ id: billId, billId, kind: 'bill' as const, name: `${party} ${ref}`, partyId, account, currency },
        ...{ rupees: paise(sign * open.rupees), minor: sign * open.minor },
      };
    }),
  ];
  return items
    .filter(({ rupees, minor }) => rupees !== 0 || minor !== 0)
    .map((item) => {
      const { id, kind, name, currency, minor, rupees } = item;
      // What is left in rupees of nothing goes to nil at any rate.
      const rate = minor === 0 ? '1' : (rateOn(rates, currency, on, 'closing')?.rate ?? null);
      const shown = { id, kind, name, currency, minor, rupees, rate: minor === 0 ? null : rate };
      const wanted = say('forex.problem.no-closing-rate', { currency, day: { unit: 'day', value: on } });
      if (rate === null) return { item, shown: { ...shown, closing: null, why: wanted } };
      return { item, shown: { ...shown, closing: atRate(minor, rate), why: restate(item, rate).why } };
    });
}

/**
 * Restates what stands in foreign currencies at the closing rate, a journal for each, which can be taken back or reversed. Throws 422
 * where a closing rate is missing: nothing is restated then.
 */
export async function restated(
  { d1, scope, person }: Books,
  on: IsoDate,
): Promise<{ shown: Restating[]; posted: PostedVoucher[]; changes: Change[] }> {
  const all = await restatementOn(d1, scope, on);
  const missing = all.find(({ shown }) => shown.closing === null);
  if (missing) throw atFault(422, 'on', missing.shown.why, 'rate-wanted');
  const vouchers = all.flatMap(({ item, shown }): NewVoucher[] => {
    const { entries, why } = restate(item, shown.rate ?? '1');
    if (entries.length === 0) return [];
    const narration = inBaseWords(say('forex.narration.restated', { name: item.name, why })).slice(0, 500);
    return [
      {
        ...{ kind: 'journal', date: on, narration, entries, rule: 'Y05', source: { kind: 'forex', id: null } },
        ...(item.partyId && { partyId: item.partyId }),
      },
    ];
  });
  const shown = all.map((one) => one.shown);
  if (vouchers.length === 0) return { shown, posted: [], changes: [] };
  const { posted, change } = await vouchersPosted(d1, scope, person, vouchers, () => '');
  const seen = all.map(({ item }) => item);
  const guard = { chainId: scope.companyId, statements: [standAsSeen(d1, scope, on, seen)], entries: [] };
  return { shown, posted, changes: [guard, change] };
}
