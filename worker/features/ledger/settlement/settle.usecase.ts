import { MOST_EXCHANGE_PERCENT, mayBeExchange } from '../../../domain/ledger/forex/likely-exchange';
import { carriedBy, type Position, rateOf } from '../../../domain/ledger/forex/position';
import type { Entry, NewVoucher } from '../../../domain/ledger/model';
import { type GrossUp, isGrossUp } from '../../../domain/ledger/settlement/gross-up';
import { ADVANCE_RETURNED } from '../../../domain/ledger/settlement/gross-up-advances';
import { matchBills } from '../../../domain/ledger/settlement/match';
import { billSideOf, type Candidate, type LineMatch } from '../../../domain/ledger/settlement/model';
import { CHARGES_OF, settlementOf } from '../../../domain/ledger/settlement/settle';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import { deductionOfNature } from '../../../domain/tds/of-payment';
import type { CompanyScope, Person } from '../../../platform/access';
import { atFault, notHere } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { notAboveOpen } from '../bill.repository';
import type { Party } from '../chart/chart.table';
import { lockedUpTo } from '../lock/lock.repository';
import { partiesLike } from '../party/party-list.repository';
import { partiesNamed } from '../party.repository';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import { CUSTOMER_ADVANCES, notAboveAdvance, SUPPLIER_ADVANCES } from './advance.repository';
import { type BooksLine, findLines, linesAdopted, listUnsettledLines, MOST_LINES } from './lines.repository';
import { listOpenBills, MOST_BILLS, type PartyBill } from './open-bills.repository';
import { BY_RULE, linesTakenBack, listRules } from './rule.repository';
import type { SettlementRule } from './rule.table';
import type { Settling } from './settlement.contract';

/** A line as the entry it makes on its bank account. */
export const bankEntryOf = ({ bankAccountId, side, amount, date }: BooksLine) => ({
  account: bankAccountId,
  amount: side === 'credit' ? amount : paise(-amount),
  date,
});

export type Proposals = {
  lines: ReadonlyMap<string, BooksLine>;
  bills: readonly PartyBill[];
  matches: readonly LineMatch[];
  rules: readonly SettlementRule[];
  /** Lines that a rule settled before, and a person took it back: no rule settles them again. */
  takenBack: ReadonlySet<string>;
  isComplete: boolean;
};

/** Payments come so many days before their bill at most. */
const EARLY_DAYS = 5;

/** What the lines that settle nothing yet may settle, the surest first. Lines of which nothing is proposed are left out. */
export async function proposalsOf(
  d1: D1Database,
  scope: CompanyScope,
  { bankAccountId, transactionId }: { bankAccountId?: string | undefined; transactionId?: string | undefined } = {},
): Promise<Proposals> {
  const [bills, rules, lockedTo] = await Promise.all([
    listOpenBills(d1, scope),
    listRules(d1, scope),
    lockedUpTo(d1, scope),
  ]);
  const oldest = bills.reduce<IsoDate | null>((day, { billDate }) => (day && day < billDate ? day : billDate), null);
  if (!oldest) return { lines: new Map(), bills, matches: [], rules, takenBack: new Set(), isComplete: true };
  const asked = { from: addDays(oldest, -EARLY_DAYS), lockedTo, bankAccountId };
  const lines = await listUnsettledLines(d1, scope, asked);
  const takenBack = await linesTakenBack(d1, scope, rules, lines);
  const { matches } = matchBills(lines, bills);
  const wanted = transactionId ? matches.filter(({ lineId }) => lineId === transactionId) : matches;
  const fitting = wanted.filter(({ best, doubt }) => best || doubt);
  const scoreOf = ({ best, alternatives }: LineMatch) => (best ?? alternatives[0])?.score ?? 0;
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    bills,
    matches: fitting.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a.lineId < b.lineId ? 1 : -1)),
    ...{ rules, takenBack },
    isComplete: lines.length < MOST_LINES && bills.length < MOST_BILLS,
  };
}

type Ruled = Pick<Proposals, 'rules' | 'takenBack'>;

/** The rule by which a proposal is accepted without being looked at: number and amount are exact, and the party's person said so. */
export const ruleFor = ({ lineId, best, doubt }: LineMatch, { rules, takenBack }: Ruled): SettlementRule | undefined =>
  best && !doubt && isSure(best) && !takenBack.has(lineId)
    ? rules.find(({ partyId }) => partyId === best.partyId)
    : undefined;

const isSure = ({ isExact, hasNumber, keptBack, onAccount }: Candidate): boolean =>
  isExact && hasNumber && keptBack === null && onAccount === 0;

export const settlingOf = ({ lineId, best }: LineMatch & { best: Candidate }): Settling & { lineId: string } => ({
  lineId,
  bills: best.allocations.map(({ billId, amount }) => ({ billId, amount })),
  keptBack: best.keptBack?.amount ?? paise(0),
  charges: paise(0),
  party: best.partyId,
});

type Settled = { lineId: string; grossUp: GrossUp };

/** The gross-ups that settle bills with lines, one after the other: what one takes of a bill the next one cannot. */
export async function settlementsOf(
  d1: D1Database,
  scope: CompanyScope,
  items: readonly (Settling & { lineId: string })[],
  lines: ReadonlyMap<string, BooksLine>,
  at: (index: number) => string,
): Promise<Settled[]> {
  const ids = [...new Set(items.flatMap(({ bills }) => bills.map(({ billId }) => billId)))];
  const [bills, parties] = await Promise.all([
    listOpenBills(d1, scope, { ids }),
    partiesNamed(
      d1,
      scope,
      items.flatMap(({ party }) => (party ? [party] : [])),
    ),
  ]);
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const left = new Map(bills.map(({ id, open, openMinor }) => [id, { rupees: open, minor: openMinor }]));
  return items.map((item, index) => {
    const place = at(index);
    const line = lines.get(item.lineId);
    if (!line) throw notHere();
    const party = item.party ? parties.get(item.party) : undefined;
    if (item.party && !party) throw atFault(422, `${place}party`, say('settlement.problem.no-party'), 'no-such-party');
    const grossUp = settlementBy(line, item, { byId, left, party, place });
    return { lineId: line.id, grossUp };
  });
}

type Known = {
  byId: ReadonlyMap<string, PartyBill>;
  left: Map<string, Position>;
  party: { id: string } | undefined;
  place: string;
};

function settlementBy(line: BooksLine, item: Settling, { byId, left, party, place }: Known): GrossUp {
  const side = billSideOf(line.side);
  if (item.asExchange && item.bills.length === 0)
    throw atFault(422, `${place}asExchange`, say('forex.problem.exchange-of-bills'), 'exchange-of-bills');
  const isIn = line.side === 'credit';
  const whole = isIn ? line.amount + item.keptBack + item.charges : line.amount - item.charges;
  if (whole < 0)
    throw atFault(422, `${place}charges`, say('settlement-desk.problem.charges-above-line'), 'charges-above-line');
  let rest: number = whole;
  const bills = item.bills.map(({ billId, amount }, at) => {
    const bill = byId.get(billId);
    if (bill?.side !== side)
      throw atFault(422, `${place}bills.${at}.billId`, say('settlement.problem.no-bill'), 'no-such-bill');
    const stands = left.get(billId) ?? { rupees: paise(0), minor: 0 };
    const open = stands.rupees;
    if (item.asExchange && bill.currency === 'INR')
      throw atFault(
        422,
        `${place}asExchange`,
        say('forex.problem.bill-in-rupees', { ref: bill.ref }),
        'bill-in-rupees',
      );
    const taken = amount ?? (item.asExchange ? open : paise(Math.max(0, Math.min(open, rest))));
    rest -= taken;
    const foreign = foreignOf(bill.currency, stands, taken);
    left.set(billId, { rupees: paise(open - taken), minor: stands.minor - (foreign?.minor ?? 0) });
    const { partyId, account, ref, billDate } = bill;
    return { billId, partyId, account, ref, billDate, open, amount: taken, foreign };
  });
  const exchange = paise(item.asExchange ? rest : 0);
  const carried = bills.reduce((sum, { amount }) => sum + amount, 0);
  if (!mayBeExchange(exchange, carried)) {
    const amounts = { amount: { exact: paise(Math.abs(exchange)) }, carried: { exact: paise(carried) } };
    const problem = say('forex.problem.exchange-too-large', { ...amounts, share: MOST_EXCHANGE_PERCENT });
    throw atFault(422, `${place}asExchange`, problem, 'exchange-too-large');
  }
  rest -= exchange;
  if (rest < 0) {
    const problem = say('settlement.problem.above-line', { amount: { exact: paise(-rest) } });
    throw atFault(422, `${place}bills`, problem, 'above-line');
  }
  const grossUp = settlementOf(bankEntryOf(line), {
    ...{ bills, keptBack: item.keptBack, charges: item.charges, exchange },
    chargesAs: {
      account: CHARGES_OF[item.chargesOf ?? 'bank'],
      gst: item.chargesRate ? { rate: item.chargesRate, place: item.chargesPlace ?? 'within' } : null,
    },
    onAccount: rest > 0 ? onAccountOf(side, paise(rest), bills, party, place) : null,
  });
  if (isGrossUp(grossUp)) return grossUp;
  throw atFault(422, `${place}${grossUp.field}`, grossUp.problem, 'not-exact');
}

/** How much of a bill in a foreign currency its rupees are, in that currency. */
function foreignOf(currency: string, { rupees, minor: whole }: Position, taken: Paise): Entry['foreign'] {
  if (currency === 'INR' || whole <= 0 || taken <= 0 || taken > rupees) return undefined;
  const minor = carriedBy({ rupees: paise(whole), minor: rupees }, taken);
  return minor === 0 ? undefined : { currency, minor, rate: rateOf(rupees, whole) };
}

function onAccountOf(
  side: PartyBill['side'],
  amount: Paise,
  bills: readonly { partyId: string; account: string }[],
  party: { id: string } | undefined,
  place: string,
) {
  const ids = new Set(bills.map(({ partyId }) => partyId));
  const partyId = party?.id ?? (ids.size === 1 ? bills[0]?.partyId : undefined);
  if (!partyId)
    throw atFault(
      422,
      `${place}party`,
      say('settlement.problem.party-wanted', { amount: { exact: amount } }),
      'party-wanted',
    );
  return { partyId, account: side === 'receivable' ? '1401' : (bills.at(-1)?.account ?? '2601'), amount };
}

/** Throws 409 where a line has its voucher already, 422 where it was split: its parts say what it is. */
export function mustBeFree(lines: readonly (BooksLine | undefined)[], at: (index: number) => string): void {
  lines.forEach((line, index) => {
    if (line?.voucherId) throw atFault(409, `${at(index)}lineId`, say('settlement.problem.adopted'), 'adopted');
  });
}

/** The change by which lines post what was worked out for them in the place of their categories: all of them or none. */
export async function linesPosted(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  settled: readonly {
    line: BooksLine;
    grossUp: Pick<GrossUp, 'kind' | 'entries' | 'partyId' | 'withheld'> & { rule: string | null };
    narration?: string | undefined;
  }[],
  at: (index: number) => string,
): Promise<{ posted: PostedVoucher[]; change: Change }> {
  const payees = await payeesOf(d1, scope, settled);
  const vouchers = settled.map(
    ({ line, grossUp, narration }): NewVoucher => ({
      deductions: deductionsOf(line, grossUp, payees),
      ...{ kind: grossUp.kind, date: line.date, narration: narration ?? line.narration },
      ...{ source: { kind: 'bank-line', id: line.id }, entries: grossUp.entries },
      ...(grossUp.partyId && { partyId: grossUp.partyId }),
      ...(line.reference && { reference: line.reference }),
      ...(grossUp.rule && { rule: grossUp.rule }),
    }),
  );
  const { posted, change } = await vouchersPosted(d1, scope, person, vouchers, at);
  const pairs = posted.map(({ id }, index) => [settled[index]!.line.id, id] as const);
  const bills = new Set(vouchers.flatMap(({ entries }) => entries.flatMap(({ billId }) => (billId ? [billId] : []))));
  const after = bills.size > 0 ? [notAboveOpen(d1, [...bills])] : [];
  const guards = advancesBack(settled).map((advance) => notAboveAdvance(d1, scope, advance));
  return {
    posted,
    change: { ...change, statements: [...change.statements, ...linesAdopted(d1, scope, pairs), ...after, ...guards] },
  };
}

/** The advances that lines give back, by the vouchers that brought them. */
function advancesBack(settled: readonly { grossUp: Pick<GrossUp, 'entries'> & { rule: string | null } }[]) {
  const returned = settled.filter(({ grossUp }) => grossUp.rule !== null && ADVANCE_RETURNED.includes(grossUp.rule));
  return returned.flatMap(({ grossUp }) =>
    grossUp.entries.flatMap(({ account, tag: voucherId }) => {
      if (!voucherId || (account !== CUSTOMER_ADVANCES && account !== SUPPLIER_ADVANCES)) return [];
      return [{ voucherId, side: account === CUSTOMER_ADVANCES ? ('receivable' as const) : ('payable' as const) }];
    }),
  );
}

type Withholding = { line: BooksLine; grossUp: Pick<GrossUp, 'partyId' | 'withheld'> };

/** Whom lines pay that withhold tax; nothing is read where none does. */
async function payeesOf(d1: D1Database, scope: CompanyScope, settled: readonly Withholding[]): Promise<Party[]> {
  const ids = settled.flatMap(({ grossUp }) => (grossUp.withheld && grossUp.partyId ? [{ id: grossUp.partyId }] : []));
  return ids.length === 0 ? [] : partiesLike(d1, scope, ids);
}

function deductionsOf(line: BooksLine, { partyId, withheld }: Withholding['grossUp'], payees: readonly Party[]) {
  if (!withheld) return undefined;
  const party = payees.find(({ id }) => id === partyId);
  const made = deductionOfNature({
    payee: { partyId, name: party?.name ?? line.payee ?? line.narration, pan: party?.pan ?? undefined },
    ...{ eventOn: line.date, amount: withheld.base, ...withheld, narration: line.narration },
    source: { kind: 'bank-line', id: line.id },
  });
  return made && [made];
}

/** So many are settled by rules at once, the surest first; the next run goes on. */
const MOST_BY_RULES = 500;

/** Settles what the rules of people accept; nothing where they accept nothing. The vouchers say that a rule posted them. */
export async function settledByRules(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
): Promise<{ posted: PostedVoucher[]; change: Change } | undefined> {
  const rules = await listRules(d1, scope);
  if (rules.length === 0) return undefined;
  const found = await proposalsOf(d1, scope);
  const sure = found.matches.flatMap((match) =>
    match.best && ruleFor(match, found) ? [settlingOf({ ...match, best: match.best })] : [],
  );
  return sure.length === 0 ? undefined : settled(d1, scope, person, sure.slice(0, MOST_BY_RULES), BY_RULE);
}

/** Settles bills with lines. Throws 422 naming the item at fault, 409 for a line that has its voucher, and for a locked day. */
export async function settled(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  items: readonly (Settling & { lineId: string })[],
  rule?: string,
): Promise<{ posted: PostedVoucher[]; change: Change }> {
  const at = (index: number) => `items.${index}.`;
  const lines = await findLines(
    d1,
    scope,
    items.map(({ lineId }) => lineId),
  );
  mustBeFree(
    items.map(({ lineId }) => lines.get(lineId)),
    at,
  );
  const twice = items.findIndex(({ lineId }, index) => items.findIndex((other) => other.lineId === lineId) < index);
  if (twice >= 0) throw atFault(422, `${at(twice)}lineId`, say('settlement.problem.line-twice'), 'line-twice');
  const made = await settlementsOf(d1, scope, items, lines, at);
  return linesPosted(
    d1,
    scope,
    person,
    made.map(({ lineId, grossUp }) => ({ line: lines.get(lineId)!, grossUp: rule ? { ...grossUp, rule } : grossUp })),
    at,
  );
}
