import { financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { type Account, type AccountId, SUSPENSE } from '../chart/chart';
import { debitsOf, type VoucherKind } from '../model';
import { ledgersOnce } from './ledgers-once';
import { keeper, type Many, madeOf, type Pack } from './many';
import {
  EXCHANGE_LIMITS,
  type Finding,
  type InBooks,
  type InEntry,
  type InVoucher,
  type OutParty,
  type Place,
} from './model';
import { alike } from './names';
import {
  type LedgerChoice,
  ledgerResolver,
  type NewAccount,
  type NewParty,
  type Resolver,
  type UnknownLedger,
} from './resolve';

/** What stands in the books already. */
export type KnownBooks = {
  accounts: readonly Account[];
  parties: readonly OutParty[];
  /** Bills by `billKey`, with what is open of each, without sign. */
  bills: ReadonlyMap<string, { id: string; open: Paise }>;
  /** What was taken in before, and what of ours went out: what was read then, by identity; nothing where that is not known. */
  identities: ReadonlyMap<string, string | null>;
  /** The day the books begin, where they have an opening. */
  opensOn: IsoDate | null;
  /** What the opening was made of, where a file brought it. */
  openingPrint: string | null;
  lockedTo: IsoDate | null;
  /** The last day a voucher may have. */
  lastDay: IsoDate;
};

export type DecideOptions = {
  choices?: Readonly<Record<string, LedgerChoice>>;
  /** The day whose morning the openings are of, where the file does not say. */
  openingOn?: IsoDate | undefined;
  /** How vouchers are kept until they are written. */
  pack?: Pack;
  /** A person's word that a difference of the openings may stand in Suspense. */
  differenceToSuspense?: boolean;
};

export type NewBill = {
  id: string;
  partyId: string;
  side: 'receivable' | 'payable';
  account: AccountId;
  ref: string;
  on: IsoDate;
  due: IsoDate | null;
  amount: Paise;
};

export type PlannedEntry = {
  account: AccountId;
  amount: Paise;
  partyId?: string | undefined;
  billId?: string | undefined;
  tag?: string | undefined;
  clearedOn?: IsoDate | undefined;
  instrument?: string | undefined;
};

export type PlannedVoucher = {
  identity: string;
  print: string;
  line: number;
  /** Its number in the other program. */
  number: string;
  kind: VoucherKind;
  date: IsoDate;
  narration: string;
  reference?: string | undefined;
  partyId?: string | undefined;
  isVoid: boolean;
  entries: readonly PlannedEntry[];
};

export const VERDICTS = ['new', 'known', 'differs', 'void', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What would happen to a voucher of the file. */
export type PlanRow = Place & {
  verdict: Verdict;
  kind: VoucherKind | null;
  number: string;
  date: IsoDate | null;
  amount: Paise | null;
  message: Message | null;
};

/** What taking a file in would do, decided before anything is written. */
export type Plan = {
  /** One a voucher, in the order of the file; refused ones first. Of each no more than the limit of findings. */
  rows: readonly PlanRow[];
  counts: Readonly<Record<Verdict, number>>;
  accounts: readonly NewAccount[];
  parties: readonly NewParty[];
  bills: readonly NewBill[];
  vouchers: Many<PlannedVoucher>;
  opening: PlannedVoucher | null;
  /** What the openings lack to balance, debit positive; nought where they do. */
  openingDifference: Paise;
  unknown: readonly UnknownLedger[];
  findings: readonly Finding[];
  /** Balances of the file's trial balance that its ledgers and vouchers do not come to. */
  differences: readonly { ledger: string; line: number; stated: Paise; found: Paise }[];
  from: IsoDate | null;
  to: IsoDate | null;
  /** Whether all of it may be written. */
  isClean: boolean;
};

export const billKey = (partyId: string, side: NewBill['side'], ref: string): string =>
  `${partyId}\n${side}\n${alike(ref)}`;

const BILL_SIDES: Readonly<Record<string, NewBill['side']>> = { 1401: 'receivable', 2601: 'payable', 2728: 'payable' };

/** Says of every voucher and ledger of a file what would become of it. Pure: the same file and books give the same plan but for ids. */
export function decide(read: InBooks, known: KnownBooks, newId: () => string, options: DecideOptions = {}): Plan {
  const once = ledgersOnce(read.ledgers);
  const file = { ...read, ledgers: once.ledgers, unreadable: [...read.unreadable, ...once.refused] };
  const resolver = ledgerResolver(file, known, options.choices ?? {}, newId);
  const findings: Finding[] = [...file.findings];
  const note = (place: Place, message: Message) => {
    if (findings.length < EXCHANGE_LIMITS.findings) findings.push({ line: place.line, file: place.file, message });
  };
  for (const ledger of file.ledgers) resolver.find(ledger.name, undefined, ledger.line);
  const bills = newBills(known, newId);
  const rows = rowList();
  for (const { line, file: name, name: number, message } of file.unreadable)
    rows.push({ ...{ line, file: name, verdict: 'refused', kind: null, number, date: null, amount: null, message } });
  const opening = plannedOpening(file, known, resolver, bills, options, rows, note);
  const { vouchers, from, to } = plannedVouchers(file, known, resolver, bills, rows, note, options.pack);
  const { counts } = rows;
  const unknown = resolver.unknown();
  return {
    rows: rows.list(),
    counts,
    accounts: resolver.accounts,
    parties: resolver.parties(),
    bills: bills.made(),
    vouchers,
    opening: opening.voucher,
    openingDifference: opening.difference,
    unknown,
    findings,
    differences: differencesOf(file),
    ...{ from, to },
    isClean: counts.refused === 0 && unknown.length === 0 && opening.difference === 0,
  };
}

type RowList = { push: (row: PlanRow) => void; counts: Record<Verdict, number>; list: () => PlanRow[] };

/** Counts what becomes of each voucher, and keeps by name as many as anybody reads. */
function rowList(): RowList {
  const counts = { new: 0, known: 0, differs: 0, void: 0, refused: 0 };
  const lists: [refused: PlanRow[], others: PlanRow[]] = [[], []];
  return {
    push: (row) => {
      counts[row.verdict]++;
      const list = lists[row.verdict === 'refused' ? 0 : 1];
      if (list.length < EXCHANGE_LIMITS.findings) list.push(row);
    },
    counts,
    list: () => lists.flat(),
  };
}

/** Bills that the file brings, and those that are there, with what is open of each. */
function newBills(known: KnownBooks, newId: () => string) {
  const made = new Map<string, NewBill>();
  const open = new Map<string, number>([...known.bills.values()].map((bill) => [bill.id, bill.open]));
  return {
    /** Adds to a bill of this number: another entry of the same number is the same bill, as it is where the file comes from. */
    add: (bill: Omit<NewBill, 'id'>): string => {
      const key = billKey(bill.partyId, bill.side, bill.ref);
      const before = made.get(key);
      const id = known.bills.get(key)?.id ?? before?.id ?? newId();
      open.set(id, (open.get(id) ?? 0) + bill.amount);
      if (known.bills.has(key)) return id;
      made.set(key, before ? { ...before, amount: paise(before.amount + bill.amount) } : { ...bill, id });
      return id;
    },
    find: (partyId: string, side: NewBill['side'], ref: string): string | undefined => {
      const key = billKey(partyId, side, ref);
      return known.bills.get(key)?.id ?? made.get(key)?.id;
    },
    /** Settles of a bill what is open of it, at most so much; answers how much that was. */
    settle: (id: string, amount: number): number => {
      const rest = open.get(id) ?? 0;
      const taken = Math.min(rest, amount);
      open.set(id, rest - taken);
      return taken;
    },
    made: (): NewBill[] => [...made.values()],
  };
}

type Bills = ReturnType<typeof newBills>;
type Note = (place: Place, message: Message) => void;

type Found = { entries: (PlannedEntry & { source: InEntry })[] } | { message: Message };

/** The entries of a voucher with their accounts, or why it cannot be posted. */
function foundEntries(entries: readonly InEntry[], place: Place, resolver: Resolver): Found {
  const found: (PlannedEntry & { source: InEntry })[] = [];
  let missing: string | null = null;
  for (const source of entries) {
    const target = resolver.find(source.ledger, source.contact, place.line);
    if (target === 'unknown') missing ??= source.ledger;
    else if (target === 'needs-party')
      return { message: say('ledger-exchange.needs-party', { ledger: source.ledger }) };
    else
      found.push({
        ...{ account: target.account, amount: source.amount, source },
        ...(target.partyId === undefined ? {} : { partyId: target.partyId }),
        ...((source.tag ?? target.tag) === undefined ? {} : { tag: source.tag ?? target.tag }),
        ...(source.clearedOn === undefined ? {} : { clearedOn: source.clearedOn }),
        ...(source.instrument === undefined ? {} : { instrument: source.instrument }),
      });
  }
  return missing === null
    ? { entries: found }
    : { message: say('ledger-exchange.unknown-ledger', { ledger: missing }) };
}

function unbalance(entries: readonly { amount: Paise }[]): Message | null {
  let difference = 0;
  let total = 0;
  for (const { amount } of entries) {
    difference += amount;
    total += Math.abs(amount);
  }
  if (!Number.isSafeInteger(total)) return say('ledger-exchange.too-large');
  if (difference !== 0)
    return say('ledger-exchange.unbalanced', {
      difference: { exact: paise(Math.abs(difference)) },
      side: say(`ledger-exchange.side.${difference > 0 ? 'credit' : 'debit'}`),
    });
  return entries.length < 2 ? say('ledger-exchange.one-entry') : null;
}

/** What a voucher of another program says, in few letters, to tell later whether it was changed there. */
export const printOf = ({
  date,
  kind,
  isVoid,
  entries,
}: Pick<InVoucher, 'date' | 'kind' | 'isVoid' | 'entries'>): string => {
  const sides = entries.map(({ ledger, contact = '', amount }) =>
    JSON.stringify([alike(ledger), alike(contact), amount]),
  );
  return shortHash(JSON.stringify([date, kind, isVoid, sides.sort()]));
};

/** A hash of 53 bits: it tells changes, and proves nothing. */
function shortHash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (two & 2_097_151) + (one >>> 0)).toString(36);
}

/** An entry that settles a bill of the file or of the books, with its place among those of the plan. */
type Settling = Place & {
  voucher: number;
  entry: number;
  date: IsoDate;
  of: PlannedEntry;
  ledger: string;
  ref: string;
};
/** What is settled of a bill by an entry; the rest stands on account. */
type Settled = { billId: string; taken: number };

const withoutSource = ({ source: _, ...entry }: PlannedEntry & { source: InEntry }): PlannedEntry => entry;

function plannedVouchers(
  file: InBooks,
  known: KnownBooks,
  resolver: Resolver,
  bills: Bills,
  rows: RowList,
  note: Note,
  pack: Pack | undefined,
): { vouchers: Many<PlannedVoucher>; from: IsoDate | null; to: IsoDate | null } {
  const seen = new Map<string, number>();
  const ready = keeper<PlannedVoucher>(pack);
  const settling: Settling[] = [];
  let [from, to]: [IsoDate | null, IsoDate | null] = [null, null];
  for (const voucher of file.vouchers) {
    const { line, file: name, kind, number, date, identity, isVoid, narration, reference } = voucher;
    const row = (verdict: Verdict, message: Message | null = null) =>
      rows.push({ line, file: name, verdict, kind, number, date, amount: debitsOf(voucher.entries), message });
    const print = printOf(voucher);
    const first = seen.get(identity);
    if (first !== undefined) {
      row('refused', say('ledger-exchange.twice-in-file', { line: String(first) }));
      continue;
    }
    seen.set(identity, line);
    const before = known.identities.get(identity);
    if (before !== undefined) {
      if (before === null || before === print) row('known');
      else row('differs', say('ledger-exchange.differs'));
      continue;
    }
    const found = isVoid ? { entries: [] } : foundEntries(voucher.entries, voucher, resolver);
    const fault = 'message' in found ? found.message : isVoid ? null : unbalance(found.entries);
    const refused = dayFault(date, known) ?? fault;
    if (refused) {
      row('refused', refused);
      continue;
    }
    row(isVoid ? 'void' : 'new', isVoid ? say('ledger-exchange.cancelled-there') : null);
    const entries = 'entries' in found ? found.entries : [];
    for (const entry of entries) markNew(entry, voucher, bills, note);
    const place = ready.kept.length;
    entries.forEach((entry, at) => {
      const { ledger, bill } = entry.source;
      if (bill?.kind !== 'against' || !mayOwe(entry)) return;
      const of = withoutSource(entry);
      settling.push({ ...{ line, file: name, voucher: place, entry: at, date, of, ledger, ref: bill.ref } });
    });
    if (from === null || date < from) from = date;
    if (to === null || date > to) to = date;
    ready.add({
      ...{ identity, print, line, number, kind, date, narration },
      ...(reference === undefined ? {} : { reference }),
      ...partyOf(entries),
      ...{ isVoid, entries: entries.map(withoutSource) },
    });
  }
  // Only now are all bills known: what settles one may stand before it in the file.
  const settled = settledInOrder(settling, bills, note);
  const vouchers = madeOf(ready.kept, ready.kept.length, (voucher, place): PlannedVoucher => {
    const own = settled.get(place);
    if (!own) return voucher;
    return { ...voucher, entries: voucher.entries.flatMap((entry, at) => partedBy(entry, own.get(at))) };
  });
  return { vouchers, from, to };
}

/** What was open of a bill goes in the order of days, whatever the order of the file. By voucher and entry. */
function settledInOrder(settling: readonly Settling[], bills: Bills, note: Note): Map<number, Map<number, Settled>> {
  const byDay = settling.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const found = new Map<number, Map<number, Settled>>();
  for (const one of byDay) {
    const settled = settledOf(one, one.of, one, bills, note);
    if (!settled) continue;
    const own = found.get(one.voucher) ?? new Map<number, Settled>();
    found.set(one.voucher, own.set(one.entry, settled));
  }
  return found;
}

function dayFault(date: IsoDate, { lastDay, opensOn, lockedTo }: KnownBooks): Message | null {
  if (date > lastDay) return say('ledger-exchange.day-ahead', { day: { unit: 'day', value: lastDay } });
  if (opensOn !== null && date < opensOn)
    return say('ledger-exchange.day-before-books', { day: { unit: 'day', value: opensOn } });
  if (lockedTo !== null && date <= lockedTo)
    return say('ledger-exchange.day-locked', { day: { unit: 'day', value: lockedTo } });
  return null;
}

const partyOf = (entries: readonly PlannedEntry[]): { partyId?: string } => {
  const partyId = entries.find((entry) => entry.partyId !== undefined)?.partyId;
  return partyId === undefined ? {} : { partyId };
};

/** Whether an entry of a new bill stands on the side on which such a bill is owed. */
const opens = (side: NewBill['side'], amount: Paise): boolean => (side === 'receivable' ? amount > 0 : amount < 0);

function markNew(
  entry: PlannedEntry & { source: InEntry },
  voucher: Place & { date: IsoDate },
  bills: Bills,
  note: Note,
): void {
  const { bill, ledger } = entry.source;
  const side = BILL_SIDES[entry.account];
  if (bill?.kind !== 'new' || entry.partyId === undefined || side === undefined) return;
  if (!opens(side, entry.amount)) {
    note(voucher, say('ledger-exchange.bill-on-other-side', { ledger, ref: bill.ref }));
    return;
  }
  const { partyId } = entry;
  const on = bill.on ?? voucher.date;
  entry.billId = bills.add({
    partyId,
    side,
    account: entry.account,
    ref: bill.ref,
    on,
    due: bill.due ?? null,
    amount: paise(Math.abs(entry.amount)),
  });
}

const mayOwe = ({ account, partyId }: PlannedEntry): boolean =>
  partyId !== undefined && BILL_SIDES[account] !== undefined;

/** What an entry settles of the bill that it names; nothing where there is none such. */
function settledOf(
  { ledger, ref }: { ledger: string; ref: string },
  { account, partyId, amount }: PlannedEntry,
  place: Place,
  bills: Bills,
  note: Note,
): Settled | null {
  const side = BILL_SIDES[account];
  const isOther = side === undefined || partyId === undefined || opens(side, amount);
  const billId = isOther ? undefined : bills.find(partyId, side, ref);
  if (billId === undefined) {
    note(place, say('ledger-exchange.bill-not-found', { ledger, ref }));
    return null;
  }
  const taken = bills.settle(billId, Math.abs(amount));
  // No more is settled of a bill than is open of it: the rest stands on account.
  if (taken !== Math.abs(amount)) note(place, say('ledger-exchange.above-open', { ledger, ref }));
  return { billId, taken };
}

/** An entry with the bill that it settles, and what of it stands on account as an entry of its own. */
function partedBy(entry: PlannedEntry, settled: Settled | null | undefined): PlannedEntry[] {
  if (!settled) return [entry];
  const { billId, taken } = settled;
  if (taken === Math.abs(entry.amount)) return [{ ...entry, billId }];
  const sign = Math.sign(entry.amount);
  const rest = { ...entry, amount: paise(entry.amount - sign * taken) };
  return taken === 0 ? [rest] : [{ ...entry, amount: paise(sign * taken), billId }, rest];
}

/** The identity of an opening: books have one. */
export const OPENING = 'opening';

function plannedOpening(
  file: InBooks,
  known: KnownBooks,
  resolver: Resolver,
  bills: Bills,
  options: DecideOptions,
  rows: RowList,
  note: Note,
): { voucher: PlannedVoucher | null; difference: Paise } {
  const nothing = { voucher: null, difference: paise(0) };
  const { entries, line } = openingEntries(file, note);
  if (entries.length === 0) return nothing;
  const date = file.openingOn ?? options.openingOn ?? yearBegin(file);
  const row = (verdict: Verdict, message: Message | null) =>
    rows.push({ ...{ line, verdict, kind: 'opening' as const, number: '', date, amount: debitsOf(entries), message } });
  if (date === null) {
    row('refused', say('ledger-exchange.opening-day'));
    return nothing;
  }
  const print = printOf({ date, kind: 'opening', isVoid: false, entries });
  if (known.opensOn !== null) {
    const isSame = known.openingPrint === null ? known.opensOn === date : known.openingPrint === print;
    row(isSame ? 'known' : 'differs', isSame ? null : say('ledger-exchange.opening-differs'));
    return nothing;
  }
  const found = foundEntries(entries, { line }, resolver);
  const day = dayFault(date, { ...known, opensOn: null });
  if ('message' in found || day) {
    row('refused', day ?? ('message' in found ? found.message : null));
    return nothing;
  }
  let difference = 0;
  for (const { amount } of entries) difference += amount;
  if (difference !== 0 && options.differenceToSuspense) {
    const amount = paise(-difference);
    found.entries.push({ account: SUSPENSE, amount, source: { ledger: '', amount } });
    note(
      { line },
      say('ledger-exchange.difference-to-suspense', { difference: { exact: paise(Math.abs(difference)) } }),
    );
    difference = 0;
  }
  if (difference !== 0) {
    row('refused', unbalance(entries));
    return { voucher: null, difference: paise(difference) };
  }
  for (const entry of found.entries) markNew(entry, { line, date }, bills, note);
  row('new', null);
  const voucher: PlannedVoucher = {
    ...{ identity: OPENING, print, line, number: '', kind: 'opening', date, narration: '', isVoid: false },
    entries: found.entries.flatMap((entry) => {
      const { ledger, bill } = entry.source;
      const isSettling = bill?.kind === 'against' && mayOwe(entry);
      const own = isSettling ? settledOf({ ledger, ref: bill.ref }, entry, { line }, bills, note) : null;
      return partedBy(withoutSource(entry), own);
    }),
  };
  return { voucher, difference: paise(0) };
}

const yearBegin = ({ vouchers }: InBooks): IsoDate | null => {
  let first: IsoDate | null = null;
  for (const { date } of vouchers) if (first === null || date < first) first = date;
  return first && isoDate(`${financialYearOf(first).slice(0, 4)}-04-01`);
};

/** What ledgers open with, bill by bill; of a trial balance alone its balances, without the rows of groups. */
function openingEntries(
  { ledgers, vouchers, trialBalance }: InBooks,
  note: Note,
): { entries: InEntry[]; line: number } {
  const isAlone = ledgers.length === 0 && vouchers.length === 0;
  const first = isAlone ? trialBalance[0] : ledgers.find(({ opening }) => opening !== 0);
  if (isAlone) {
    const entries = trialBalance
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount }) => ({ ledger: name, amount }));
    return { entries, line: first?.line ?? 0 };
  }
  const entries = ledgers.flatMap((ledger): InEntry[] => {
    if (ledger.opening === 0) return [];
    const parts = ledger.bills.map(({ ref, amount, on, due }): InEntry => {
      const bill = { kind: 'new' as const, ref, ...(on ? { on } : {}), ...(due ? { due } : {}) };
      return { ledger: ledger.name, amount, bill };
    });
    let rest: number = ledger.opening;
    for (const { amount } of parts) rest -= amount;
    if (rest === 0) return parts;
    if (parts.length > 0) note(ledger, say('ledger-exchange.bills-differ', { ledger: ledger.name }));
    return [...parts, { ledger: ledger.name, amount: paise(rest) }];
  });
  return { entries, line: first?.line ?? 0 };
}

/** Holds the trial balance of a file beside its ledgers and vouchers, to the paisa. */
function differencesOf({ ledgers, vouchers, trialBalance }: InBooks): Plan['differences'] {
  if (trialBalance.length === 0 || ledgers.length + vouchers.length === 0) return [];
  const balances = new Map<string, number>();
  const add = (ledger: string, amount: number) =>
    balances.set(alike(ledger), (balances.get(alike(ledger)) ?? 0) + amount);
  for (const { name, opening } of ledgers) add(name, opening);
  for (const { entries } of vouchers) for (const { ledger, amount } of entries) add(ledger, amount);
  return trialBalance.flatMap(({ name, line, amount }) => {
    const found = balances.get(alike(name));
    return found === undefined || found === amount ? [] : [{ ledger: name, line, stated: amount, found: paise(found) }];
  });
}
