import { addDays, daysBetween } from '../../shared/dates';
import { atRate, inDays, inPaise } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { type BillIndex, type Found, indexBills, type NetBill, type PartyBills } from './bill-index';
import { billNumbersIn } from './bill-numbers';
import { taxesKeptBackOfAll } from './kept-back';
import {
  type Allocation,
  billSideOf,
  type Candidate,
  type KeptBack,
  type KeptBackOfBill,
  type LineMatch,
  type OpenBill,
  type SettlingLine,
} from './model';
import { type NamedParties, partyNames } from './party-names';

/** What each thing that fits counts for; a bill's number, its exact amount, its party's name and its days make a hundred. */
const POINTS = { number: 40, amount: 35, net: 30, assumedNet: 22, sum: 30, party: 20, dates: 5, only: 5 } as const;
const LEAST_SCORE = 25;
/** A payment may come so many days before the date of its bill. */
const EARLY_DAYS = 5;
const LATE_DAYS = 400;
/** More that fit alike than a person would look through. */
const FEW = 8;
const MOST_ALTERNATIVES = 5;
/** So many of a party's bills are added up for one line. */
const MOST_BILLS = 36;
/** What is owed is at most so many times what came, where a customer kept back tax at a rate of the law. */
const MOST_KEPT_BACK = 1.12;

export type Matching = { matches: LineMatch[]; comparisons: number };

/**
 * Proposes for each line the bills it settles, with a score and its reasons. No bill is given to lines beyond what is open of it:
 * the lines that fit best choose first, of equals the earlier. Nothing is compared with everything; `comparisons` counts.
 */
export function matchBills(lines: readonly SettlingLine[], bills: readonly OpenBill[]): Matching {
  const counter = { comparisons: 0 };
  const desks = {
    receivable: deskOf(
      bills.filter(({ side }) => side === 'receivable'),
      counter,
    ),
    payable: deskOf(
      bills.filter(({ side }) => side === 'payable'),
      counter,
    ),
  };
  const deskFor = (line: SettlingLine) => desks[billSideOf(line.side)];
  const first = new Map(lines.map((line) => [line, deskFor(line).candidatesOf(line)[0]] as const));
  const scoreOf = (line: SettlingLine) => first.get(line)?.score ?? 0;
  const inOrder = lines.toSorted(
    (a, b) => scoreOf(b) - scoreOf(a) || (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1),
  );
  const matched = new Map<string, LineMatch>();
  const holders = new Map<string, string>();
  for (const line of inOrder) {
    const match = chosen(line.id, deskFor(line).candidatesOf(line));
    matched.set(line.id, match);
    for (const { billId, amount } of match.best?.allocations ?? []) {
      deskFor(line).take(billId, amount);
      if (!holders.has(billId)) holders.set(billId, line.id);
    }
    if (!match.best && !match.doubt) noteRival(line, first.get(line), matched, holders);
  }
  return { matches: lines.map(({ id }) => matched.get(id)!), comparisons: counter.comparisons };
}

function chosen(lineId: string, candidates: readonly Candidate[]): LineMatch {
  const [first, second] = candidates;
  if (!first) return { lineId, best: null, alternatives: [], doubt: null };
  const isTie = second !== undefined && second.score === first.score && second.partyId !== first.partyId;
  if (!isTie) return { lineId, best: first, alternatives: candidates.slice(1, MOST_ALTERNATIVES), doubt: null };
  const count = candidates.filter(({ score }) => score === first.score).length;
  const doubt = say('settlement.doubt.tie', { count });
  return { lineId, best: null, alternatives: candidates.slice(0, MOST_ALTERNATIVES), doubt };
}

/** Two lines of the same amount and one bill of it, no name and no number: which of them it was, nobody can tell. */
function noteRival(
  line: SettlingLine,
  wished: Candidate | undefined,
  matched: Map<string, LineMatch>,
  holders: ReadonlyMap<string, string>,
): void {
  const billId = wished?.allocations[0]?.billId;
  const holder = matched.get((billId && holders.get(billId)) ?? '');
  if (!wished || !isByAmountAlone(wished) || !holder?.best || !isByAmountAlone(holder.best)) return;
  if (holder.best.score !== wished.score) return;
  const doubt = say('settlement.doubt.rival', { amount: { exact: line.amount } });
  const alternatives = [holder.best, ...holder.alternatives].slice(0, MOST_ALTERNATIVES);
  matched.set(holder.lineId, { ...holder, best: null, alternatives, doubt });
  matched.set(line.id, { lineId: line.id, best: null, alternatives: [wished], doubt });
}

const isByAmountAlone = ({ hasNumber, isNamed, isExact }: Candidate): boolean => isExact && !hasNumber && !isNamed;

type Desk = { candidatesOf: (line: SettlingLine) => Candidate[]; take: (billId: string, amount: Paise) => void };

/** The open bills of one side, and what is left of each while lines take from them. */
type Open = {
  index: BillIndex;
  names: NamedParties;
  leftOf: (bill: OpenBill) => Paise;
  /** Those of a list, oldest first, of which nothing was taken yet. */
  untouched: <Value>(list: readonly Value[], billOf: (value: Value) => OpenBill) => Generator<Value>;
  /** Those of a list, oldest first, of which something is left. */
  unpaid: (list: readonly OpenBill[]) => Generator<OpenBill>;
  count: () => void;
};

function deskOf(bills: readonly OpenBill[], counter: { comparisons: number }): Desk {
  const count = () => {
    counter.comparisons++;
  };
  const index = indexBills(bills);
  const left = new Map(bills.map(({ id, open }) => [id, open as number]));
  const leftOf = ({ id }: OpenBill) => paise(left.get(id) ?? 0);
  const isUntouched = (bill: OpenBill) => leftOf(bill) === bill.open;
  const untouchedFrom = skipping(count);
  const unpaidFrom = skipping(count);
  const open: Open = {
    ...{ index, leftOf, count },
    names: partyNames(index.names, count),
    untouched: (list, billOf) => untouchedFrom(list, (value) => isUntouched(billOf(value))),
    unpaid: (list) => unpaidFrom(list, (bill) => leftOf(bill) > 0),
  };
  const take = (billId: string, amount: Paise) => {
    left.set(billId, (left.get(billId) ?? 0) - amount);
  };
  return { candidatesOf: (line) => candidatesOf(line, open), take };
}

/**
 * Walks lists, leaving out what is gone. What is gone once stays so: each walk notes how far the next one may jump, so that many
 * walks over a list of which much is gone cost no more than its length.
 */
function skipping(count: () => void) {
  const jumps = new Map<readonly unknown[], number[]>();
  return function* <Value>(list: readonly Value[], isThere: (value: Value) => boolean): Generator<Value> {
    const jump = jumps.get(list) ?? list.map((_, at) => at);
    jumps.set(list, jump);
    let at = 0;
    while (at < list.length) {
      let to = at;
      while (to < list.length && (jump[to] !== to || !isThere(list[to]!))) {
        count();
        to = jump[to] === to ? to + 1 : jump[to]!;
      }
      if (to !== at) jump[at] = to;
      if (to === list.length) return;
      count();
      yield list[to]!;
      at = to + 1;
    }
  };
}

function candidatesOf(line: SettlingLine, open: Open): Candidate[] {
  const { index } = open;
  const named = partiesNamed(line, open);
  const numbered = numberedBills(line, named, open);
  const found: Candidate[] = ofNumbers(line, numbered, named, open);
  for (const bill of fitting(index.byAmount, line.amount, named, open, (value) => value)) {
    if (numbered.includes(bill)) continue;
    const alike = named.length > 0 ? index.byAmount.ofParty(line.amount, bill.partyId) : index.byAmount.of(line.amount);
    found.push(...ofAmount(line, bill, named, alike.length));
  }
  for (const net of fitting(index.byNet, line.amount, named, open, ({ bill }) => bill)) {
    if (!numbered.includes(net.bill)) found.push(...ofNet(line, net, named));
  }
  for (const partyId of named) found.push(...ofParty(line, index.parties.get(partyId)!, open));
  return bestFirst(found.filter(({ score }) => score >= LEAST_SCORE));
}

/** Of all that lies under a key: that of the parties the line names, the oldest of each; without a name, the few there are. */
function fitting<Value>(
  found: Found<Value>,
  key: number,
  named: readonly string[],
  { untouched }: Open,
  billOf: (value: Value) => OpenBill,
): Value[] {
  if (named.length > 0) return named.flatMap((partyId) => firstOf(untouched(found.ofParty(key, partyId), billOf), 1));
  const some = firstOf(untouched(found.of(key), billOf), FEW + 1);
  return some.length > FEW ? [] : some;
}

function firstOf<Value>(values: Iterable<Value>, most: number): Value[] {
  const list: Value[] = [];
  for (const value of values) {
    list.push(value);
    if (list.length === most) break;
  }
  return list;
}

/** The ids of the parties whose names stand in the line. One whose name is a part of another's name there is not meant. */
function partiesNamed({ payee, narration }: SettlingLine, { index, names }: Open): string[] {
  const ofPayee = payee ? [...names.namedIn(payee), ...names.cutTo(payee)] : [];
  const keys = [...new Set([...ofPayee, ...names.namedIn(narration)])];
  const longest = keys.filter((key) => !keys.some((other) => other !== key && ` ${other} `.includes(` ${key} `)));
  const ids = longest.flatMap((key) => index.partiesOf(key));
  return ids.length > FEW ? [] : ids;
}

/** The bills whose numbers stand in the line: of the parties it names; of another only where the amount is that bill's as well. */
function numberedBills(line: SettlingLine, named: readonly string[], { index, leftOf, count }: Open): OpenBill[] {
  const numbers = billNumbersIn(line.narration, index.byNumber.has);
  const bills = numbers.flatMap((number) => {
    const own = named.flatMap((partyId) => index.byNumber.ofParty(number, partyId));
    const all = own.length > 0 ? own : index.byNumber.of(number);
    if (all.length > FEW) return [];
    const isMeant = (bill: OpenBill) => own.length > 0 || named.length === 0 || leftOf(bill) === line.amount;
    return all.filter((bill) => {
      count();
      return leftOf(bill) > 0 && isMeant(bill);
    });
  });
  return [...new Set(bills)];
}

/** What the bills make whose numbers stand in the narration: several of one party together, else each by itself. */
function ofNumbers(line: SettlingLine, bills: readonly OpenBill[], named: readonly string[], open: Open): Candidate[] {
  return [...new Set(bills.map(({ partyId }) => partyId))].map((partyId) => {
    const own = bills.filter((bill) => bill.partyId === partyId);
    const [first] = own as [OpenBill];
    return own.length > 1 ? ofSeveral(line, own, named, open) : ofNumber(line, first, named, open);
  });
}

const numberReason = ({ ref }: OpenBill) => say('settlement.reason.number', { ref });

function ofSeveral(line: SettlingLine, bills: readonly OpenBill[], named: readonly string[], open: Open): Candidate {
  const [first] = bills as [OpenBill];
  const sum = bills.reduce((total, bill) => total + open.leftOf(bill), 0);
  const keptBack = sum > line.amount ? keptBackOfAll(bills, paise(sum - line.amount), open) : null;
  const allocations = oldestFirst(bills, paise(line.amount + (keptBack?.amount ?? 0)), open.leftOf);
  const rest = paise(line.amount + (keptBack?.amount ?? 0) - sumOf(allocations));
  const isExact = sum === line.amount || keptBack !== null;
  const together = isExact ? say('settlement.reason.sum-named', { count: bills.length }) : oldestReason(bills.length);
  const net = keptBack ? [keptBackReason(keptBack)] : [];
  const reasons = [...bills.map(numberReason), together, ...net, ...(rest > 0 ? [overReason(rest)] : [])];
  const points = POINTS.number + (keptBack ? POINTS.net : isExact ? POINTS.amount : 0);
  return candidate(line, first, { allocations, points, reasons, named, isExact, keptBack, hasNumber: true });
}

const oldestReason = (count: number) => say('settlement.reason.oldest-first', { count });
function keptBackReason({ amount, rate, byBill = [] }: KeptBack): Message {
  if (rate !== null) return say('settlement.reason.net-of-all', { tax: { exact: amount }, rate: atRate(rate) });
  const each = byBill.map((one) => say('settlement.reason.rate-of-bill', { rate: atRate(one.rate), ref: one.ref }));
  return say('settlement.reason.net-of-each', { tax: { exact: amount }, each: { list: each, joined: 'and' } });
}
const sumOf = (allocations: readonly Allocation[]) => allocations.reduce((sum, { amount }) => sum + amount, 0);

/** Tax of one rate on the values of several untouched bills, where it is what is missing. */
function keptBackOfAll(bills: readonly OpenBill[], missing: Paise, { index, leftOf }: Open): KeptBack | null {
  if (bills.some((bill) => leftOf(bill) !== bill.open)) return null;
  const nets = bills.map(({ id }) => (index.nets.get(id) ?? []).filter(({ isAssumed }) => !isAssumed));
  for (const rate of new Set(nets[0]?.map((net) => net.rate))) {
    const taxable = nets.map((own) => own.find((net) => net.rate === rate)?.taxable);
    if (taxable.some((value) => value === undefined)) continue;
    if (taxesKeptBackOfAll(taxable as Paise[], rate).includes(missing)) return { amount: missing, rate };
  }
  const byBill = taxesOfEach(bills, nets, missing);
  return byBill && { amount: missing, rate: null, byBill };
}

/** More bills than these have rates of their own by chance alone. */
const MOST_OF_EACH = 3;

/**
 * Tax of a rate of its own on each of a few bills, nought of some, where together it is what is missing: 2% on work, 10% on advice.
 * Nothing where two ways make the same sum, since nobody could tell which it was.
 */
function taxesOfEach(
  bills: readonly OpenBill[],
  nets: readonly (readonly NetBill[])[],
  missing: Paise,
): KeptBackOfBill[] | null {
  if (bills.length > MOST_OF_EACH) return null;
  let ways: { rest: number; taxes: KeptBackOfBill[] }[] = [{ rest: missing, taxes: [] }];
  for (const [at, { id: billId, ref }] of bills.entries()) {
    const known = nets[at] ?? [];
    if (known.length === 0) return null;
    const options = [{ tax: 0 as Paise, rate: 0 as BasisPoints }, ...known];
    const isLast = at === bills.length - 1;
    ways = ways.flatMap(({ rest, taxes }) =>
      options.flatMap(({ tax, rate }) =>
        tax <= rest && (!isLast || tax === rest)
          ? [{ rest: rest - tax, taxes: [...taxes, { billId, ref, rate, amount: tax }] }]
          : [],
      ),
    );
  }
  const [first, ...others] = ways;
  const rates = (way: { taxes: KeptBackOfBill[] } | undefined) => way?.taxes.map(({ rate }) => rate).join();
  return first && others.every((way) => rates(way) === rates(first)) ? first.taxes : null;
}

function oldestFirst(bills: Iterable<OpenBill>, amount: Paise, leftOf: Open['leftOf']): Allocation[] {
  const allocations: Allocation[] = [];
  let rest: number = amount;
  for (const bill of bills) {
    const taken = Math.min(rest, leftOf(bill));
    if (taken > 0) allocations.push({ billId: bill.id, amount: paise(taken) });
    rest -= taken;
    if (rest === 0) break;
  }
  return allocations;
}

function ofNumber(line: SettlingLine, bill: OpenBill, named: readonly string[], { index, leftOf }: Open): Candidate {
  const left = leftOf(bill);
  const how = { named, hasNumber: true };
  const number = numberReason(bill);
  if (left === line.amount) {
    const [reasons, points] = [[number, amountReason(bill)], POINTS.number + POINTS.amount];
    return candidate(line, bill, {
      ...how,
      allocations: [{ billId: bill.id, amount: left }],
      points,
      reasons,
      isExact: true,
    });
  }
  const nets = left === bill.open ? (index.nets.get(bill.id) ?? []) : [];
  const net = nets.find(({ tax }) => bill.open - tax === line.amount);
  if (net) {
    const points = POINTS.number + (net.isAssumed ? POINTS.assumedNet : POINTS.net);
    return candidate(line, bill, { ...how, ...settledNet(net), points, reasons: [number, netReason(net)] });
  }
  const amount = paise(Math.min(left, line.amount));
  const rest = paise(line.amount - amount);
  const reasons = [number, rest > 0 ? overReason(rest) : partReason(bill, paise(left - amount))];
  const allocations = [{ billId: bill.id, amount }];
  return candidate(line, bill, { ...how, allocations, points: POINTS.number, reasons, isExact: false });
}

const amountReason = ({ ref, open }: OpenBill) => say('settlement.reason.amount', { ref, amount: { exact: open } });
const overReason = (rest: Paise) => say('settlement.reason.over', { amount: { exact: rest } });
const partReason = ({ ref }: OpenBill, rest: Paise) => say('settlement.reason.part', { ref, rest: { exact: rest } });
const netReason = ({ bill, tax, rate, taxable, isAssumed }: NetBill): Message =>
  say(isAssumed ? 'settlement.reason.net-assumed' : 'settlement.reason.net', {
    ...{ ref: bill.ref, tax: { exact: tax }, rate: atRate(rate), taxable: inPaise(taxable) },
  });
const settledNet = ({ bill, tax, rate, isAssumed }: NetBill) => ({
  allocations: [{ billId: bill.id, amount: bill.open }],
  keptBack: { amount: tax, rate },
  isExact: !isAssumed,
});

function ofAmount(line: SettlingLine, bill: OpenBill, named: readonly string[], alike: number): Candidate[] {
  if (isTooEarly(line, bill)) return [];
  const points = POINTS.amount + (alike === 1 ? POINTS.only : 0);
  const oldest = alike > 1 && named.length > 0 ? [say('settlement.reason.oldest-alike', { count: alike })] : [];
  const allocations = [{ billId: bill.id, amount: bill.open }];
  return [
    candidate(line, bill, { allocations, points, reasons: [amountReason(bill), ...oldest], named, isExact: true }),
  ];
}

function ofNet(line: SettlingLine, net: NetBill, named: readonly string[]): Candidate[] {
  if (isTooEarly(line, net.bill)) return [];
  const points = net.isAssumed ? POINTS.assumedNet : POINTS.net;
  return [candidate(line, net.bill, { ...settledNet(net), points, reasons: [netReason(net)], named })];
}

const isTooEarly = (line: SettlingLine, bill: OpenBill): boolean => bill.billDate > addDays(line.date, EARLY_DAYS);

/** What a line of a party settles where no bill stands out: its oldest bills, exactly or in part, and the rest on account. */
function ofParty(line: SettlingLine, party: PartyBills, open: Open): Candidate[] {
  const bills: OpenBill[] = [];
  let sum = 0;
  let keptBack: KeptBack | null = null;
  for (const bill of open.unpaid(party.bills)) {
    if (isTooEarly(line, bill) || bills.length === MOST_BILLS) break;
    bills.push(bill);
    sum += open.leftOf(bill);
    keptBack = sum > line.amount && bills.length > 1 ? keptBackOfAll(bills, paise(sum - line.amount), open) : null;
    if (keptBack || sum >= line.amount * MOST_KEPT_BACK) break;
  }
  const [first] = bills;
  if (!first || (sum < line.amount && bills.length === MOST_BILLS)) return [];
  const settled = paise(line.amount + (keptBack?.amount ?? 0));
  const allocations = oldestFirst(bills, settled, open.leftOf);
  const rest = paise(settled - sumOf(allocations));
  const isWhole = rest === 0 && allocations.at(-1)!.amount === open.leftOf(bills[allocations.length - 1]!);
  // One whole bill is found by its amount.
  if (isWhole && allocations.length === 1) return [];
  const count = allocations.length;
  const how = isWhole ? say('settlement.reason.sum-oldest', { count, party: party.name }) : oldestReason(count);
  const reasons = [how, ...(keptBack ? [keptBackReason(keptBack)] : []), ...(rest > 0 ? [overReason(rest)] : [])];
  const points = isWhole ? POINTS.sum : 0;
  return [candidate(line, first, { allocations, points, reasons, named: [party.id], isExact: isWhole, keptBack })];
}

type Made = {
  allocations: readonly Allocation[];
  points: number;
  reasons: readonly Message[];
  named: readonly string[];
  isExact: boolean;
  hasNumber?: boolean;
  keptBack?: Candidate['keptBack'];
};

/** A candidate with what the party's name and the days add to it. */
function candidate(line: SettlingLine, bill: OpenBill, made: Made): Candidate {
  const { allocations, reasons, named, isExact, hasNumber = false, keptBack = null } = made;
  const isNamed = named.includes(bill.partyId);
  const days = dayPoints(line, bill);
  const settled = allocations.reduce((sum, { amount }) => sum + amount, 0);
  return {
    partyId: bill.partyId,
    partyName: bill.partyName,
    side: bill.side,
    allocations,
    keptBack,
    onAccount: paise(line.amount + (keptBack?.amount ?? 0) - settled),
    score: Math.max(0, Math.min(100, made.points + (isNamed ? POINTS.party : 0) + days.points)),
    reasons: [
      ...reasons,
      ...(isNamed ? [say('settlement.reason.party', { party: bill.partyName })] : []),
      ...(days.reason ? [days.reason] : []),
    ],
    isExact,
    hasNumber,
    isNamed,
  };
}

function dayPoints(line: SettlingLine, bill: OpenBill): { points: number; reason?: Message } {
  if (isTooEarly(line, bill)) {
    const days = inDays(daysBetween(line.date, bill.billDate));
    return { points: -15, reason: say('settlement.reason.before', { days }) };
  }
  const late = daysBetween(bill.dueDate ?? bill.billDate, line.date);
  if (late > LATE_DAYS) return { points: -5, reason: say('settlement.reason.late', { days: inDays(late) }) };
  return { points: POINTS.dates };
}

/** The best of each set of allocations, best first; of equals that with the fewest bills, then the oldest. */
function bestFirst(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => b.score - a.score || a.allocations.length - b.allocations.length)
    .filter(({ allocations }) => {
      const key = allocations.map(({ billId, amount }) => `${billId}:${amount}`).join();
      return !seen.has(key) && seen.add(key);
    });
}
