import type { IsoDate } from '../../../shared/dates';
import { type Message, say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import { headByName } from '../head-by-name';
import { keeper, madeOf, type Pack } from '../many';
import {
  type BillMark,
  EXCHANGE_LIMITS,
  ExchangeRefusal,
  type Finding,
  type InBill,
  type InBooks,
  type InEntry,
  type InLedger,
  type InVoucher,
  type Unreadable,
} from '../model';
import { alike } from '../names';
import { summed, tallyAmount, tallyDay, tallyDue } from './amounts';
import { groupsFrom, kindOf, reservedGroup } from './groups';
import { BILL_TYPES } from './groups.data';
import { childrenOf, type NewXmlParser, type Node, tallyRecords, textOf } from './xml';

/** Reads files of Tally, piece by piece: masters, a day book, a trial balance, in one file or several, in any order. */
export type TallyReader = {
  file: (name: string | undefined) => { write: (text: string) => void; end: () => void };
  /** What all files said. Throws ExchangeRefusal where none of them held anything to read. */
  done: () => InBooks;
};

export function tallyReader(newParser: NewXmlParser, pack?: Pack): TallyReader {
  const found: Found = {
    company: null,
    openingOn: null,
    groups: new Map(),
    types: new Map(),
    ledgers: [],
    vouchers: keeper(pack),
    skipped: new Map(),
    ignored: new Map(),
    findings: [],
    trialBalance: [],
    entries: 0,
  };
  return {
    file: (name) => {
      let asked: { name: string; line: number } | null = null;
      const count = (key: string) => {
        found.ignored.set(key, (found.ignored.get(key) ?? 0) + 1);
      };
      return tallyRecords(
        newParser,
        (record) => {
          if (record.name === 'DSPACCNAME') {
            const text = textOf(record, 'DSPDISPNAME');
            asked = text === undefined ? null : { name: text, line: record.line };
          } else if (record.name === 'DSPACCINFO') {
            takeBalance(found, asked, record, name);
            asked = null;
          } else takeRecord(found, record, name);
        },
        count,
      );
    },
    done: () => booksOf(found),
  };
}

type RawVoucher = { node: Node; file: string | undefined };
type RawLedger = { node: Node; file: string | undefined };

type Found = {
  company: string | null;
  openingOn: IsoDate | null;
  /** Parents by name. */
  groups: Map<string, string>;
  types: Map<string, string>;
  ledgers: RawLedger[];
  vouchers: ReturnType<typeof keeper<InVoucherDraft | Unreadable>>;
  skipped: Map<string, number>;
  ignored: Map<string, number>;
  findings: Finding[];
  trialBalance: InBooks['trialBalance'][number][];
  entries: number;
};

/** A voucher whose kind waits for the masters, which may come behind it. */
type InVoucherDraft = Omit<InVoucher, 'kind'> & { type: string };

function takeRecord(found: Found, record: Node, file: string | undefined): void {
  if (record.name === 'SVCURRENTCOMPANY') found.company ??= record.text.trim() || null;
  else if (record.name === 'SVFROMDATE') found.openingOn ??= tallyDay(record.text);
  else if (record.name === 'GROUP') takeParent(found.groups, record);
  else if (record.name === 'VOUCHERTYPE') takeParent(found.types, record);
  else if (record.name === 'LEDGER') {
    found.ledgers.push({ node: lean(record, found), file });
    if (found.ledgers.length > EXCHANGE_LIMITS.ledgers)
      throw new ExchangeRefusal(say('ledger-exchange.too-many-ledgers', { limit: EXCHANGE_LIMITS.ledgers }));
  } else if (record.name === 'VOUCHER') takeVoucher(found, { node: record, file });
}

const nameIn = (node: Node): string =>
  (
    node.attributes.NAME ??
    textOf(node, 'NAME') ??
    node.children.flatMap((child) => textOf(child, 'NAME') ?? [])[0] ??
    ''
  )
    .replace(/\s+/g, ' ')
    .trim();

function takeParent(parents: Map<string, string>, node: Node): void {
  const parent = textOf(node, 'PARENT');
  const name = nameIn(node);
  if (name !== '' && parent !== undefined && alike(parent) !== alike(name)) parents.set(alike(name), parent);
}

const LEDGER_PARTS: ReadonlySet<string> = new Set([
  ...['NAME', 'PARENT', 'OPENINGBALANCE', 'PARTYGSTIN', 'INCOMETAXNUMBER', 'ISBILLWISEON', 'BILLALLOCATIONS.LIST'],
  ...['LANGUAGENAME.LIST', 'NAME.LIST', 'LEDGSTREGDETAILS.LIST', 'GSTREGISTRATIONTYPE'],
]);

/** A ledger without what nobody reads, of which Tally writes a hundred fields. */
function lean(node: Node, { ignored }: Found): Node {
  const children: Node[] = [];
  for (const child of node.children) {
    if (LEDGER_PARTS.has(child.name)) children.push(child);
    else if (isFilled(child)) ignored.set(child.name, (ignored.get(child.name) ?? 0) + 1);
  }
  return { ...node, children };
}

const isFilled = (node: Node): boolean => node.text.trim() !== '' || node.children.some(isFilled);

const VOUCHER_PARTS: ReadonlySet<string> = new Set([
  ...['DATE', 'GUID', 'VOUCHERTYPENAME', 'VOUCHERNUMBER', 'REFERENCE', 'NARRATION', 'PARTYLEDGERNAME', 'PARTYNAME'],
  ...['ISOPTIONAL', 'ISCANCELLED', 'ISDELETED', 'EFFECTIVEDATE', 'ALLLEDGERENTRIES.LIST', 'LEDGERENTRIES.LIST'],
  ...['ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST', 'INVENTORYENTRIESIN.LIST', 'INVENTORYENTRIESOUT.LIST'],
]);

function takeVoucher(found: Found, { node, file }: RawVoucher): void {
  for (const child of node.children)
    if (!VOUCHER_PARTS.has(child.name) && isFilled(child))
      found.ignored.set(child.name, (found.ignored.get(child.name) ?? 0) + 1);
  const type = textOf(node, 'VOUCHERTYPENAME') ?? node.attributes.VCHTYPE ?? '';
  const skip = isYes(node, 'ISOPTIONAL') || isYes(node, 'ISDELETED');
  if (skip) {
    found.skipped.set(type, (found.skipped.get(type) ?? 0) + 1);
    return;
  }
  if (found.vouchers.kept.length >= EXCHANGE_LIMITS.vouchers)
    throw new ExchangeRefusal(say('ledger-exchange.too-many-vouchers', { limit: EXCHANGE_LIMITS.vouchers }));
  const read = voucherOf(node, type, file, found);
  found.vouchers.add(read);
  if ('entries' in read) found.entries += read.entries.length;
  if (found.entries > EXCHANGE_LIMITS.entries)
    throw new ExchangeRefusal(say('ledger-exchange.too-many-entries', { limit: EXCHANGE_LIMITS.entries }));
}

const isYes = (node: Node, name: string): boolean => /^(?:yes|1|true)$/i.test(textOf(node, name) ?? '');

function voucherOf(node: Node, type: string, file: string | undefined, found: Found): InVoucherDraft | Unreadable {
  const place = { line: node.line, file };
  const number = textOf(node, 'VOUCHERNUMBER') ?? '';
  const name = `${type} ${number}`.trim();
  const unreadable = (message: Message): Unreadable => ({ ...place, name, message });
  const date = tallyDay(textOf(node, 'DATE') ?? '');
  if (!date) return unreadable(say('ledger-exchange.no-date', { text: textOf(node, 'DATE') ?? '' }));
  const isVoid = isYes(node, 'ISCANCELLED');
  const entries = isVoid ? [] : entriesOf(node, found, file, date);
  if (!Array.isArray(entries)) return { ...place, line: entries.line, name, message: entries.message };
  const stated = node.attributes.REMOTEID ?? textOf(node, 'GUID') ?? node.attributes.VCHKEY;
  const reference = textOf(node, 'REFERENCE');
  return {
    ...place,
    // Without a mark of Tally's own its kind, number and day are all there is to know it by.
    identity: stated === undefined || stated === '' ? `${alike(type)} ${number} ${date}` : stated,
    number,
    date,
    type,
    narration: (textOf(node, 'NARRATION') ?? '').replace(/\s+/g, ' '),
    ...(reference === undefined ? {} : { reference }),
    isVoid,
    entries,
  };
}

type Fault = { line: number; message: Message };

/**
 * The entries of a voucher. Tally writes them in one list or in two, and those of an invoice with items below the items. Where both
 * lists are there, one may repeat the other: what balances is taken.
 */
function entriesOf(node: Node, found: Found, file: string | undefined, date: IsoDate): InEntry[] | Fault {
  const all = childrenOf(node, 'ALLLEDGERENTRIES.LIST');
  const some = childrenOf(node, 'LEDGERENTRIES.LIST');
  const items = node.children
    .filter(({ name }) => name.endsWith('INVENTORYENTRIES.LIST') || /^INVENTORYENTRIES(?:IN|OUT)\.LIST$/.test(name))
    .flatMap((item) => childrenOf(item, 'ACCOUNTINGALLOCATIONS.LIST'));
  const ways = [all, [...some, ...items], [...all, ...items], [...all, ...some, ...items]];
  let last: InEntry[] = [];
  for (const way of ways.filter((nodes) => nodes.length > 0)) {
    const findings: Finding[] = [];
    const entries = readEntries(way, findings, file, date);
    if (!Array.isArray(entries)) return entries;
    last = entries;
    if (summed(entries.map(({ amount }) => amount)) !== 0) continue;
    for (const finding of findings) addFinding(found, finding);
    return entries;
  }
  return last;
}

function addFinding({ findings }: Found, finding: Finding): void {
  if (findings.length < EXCHANGE_LIMITS.findings) findings.push(finding);
}

function readEntries(
  nodes: readonly Node[],
  findings: Finding[],
  file: string | undefined,
  date: IsoDate,
): InEntry[] | Fault {
  const entries: InEntry[] = [];
  for (const node of nodes) {
    const read = entryOf(node, findings, file, date);
    if (!Array.isArray(read)) return read;
    entries.push(...read);
  }
  return entries;
}

function entryOf(node: Node, findings: Finding[], file: string | undefined, date: IsoDate): InEntry[] | Fault {
  const { line } = node;
  const ledger = textOf(node, 'LEDGERNAME')?.replace(/\s+/g, ' ');
  if (ledger === undefined) return { line, message: say('ledger-exchange.no-ledger') };
  const text = textOf(node, 'AMOUNT') ?? '0';
  const stated = tallyAmount(text);
  if (stated === null) return { line, message: say('ledger-exchange.no-amount', { ledger, text: text.slice(0, 40) }) };
  const amount = paise(stated === 0 ? 0 : -stated);
  if (amount === 0) return [];
  const deemed = textOf(node, 'ISDEEMEDPOSITIVE');
  if (deemed !== undefined && /^(?:yes|no)$/i.test(deemed) && /^yes$/i.test(deemed) !== amount > 0)
    findings.push({ line, file, message: say('ledger-exchange.sign-against-mark', { ledger }) });
  const bank = childrenOf(node, 'BANKALLOCATIONS.LIST')[0];
  const clearedOn = bank && tallyDay(textOf(bank, 'BANKERSDATE') ?? '');
  const instrument = bank && (textOf(bank, 'UNIQUEREFERENCENUMBER') ?? textOf(bank, 'INSTRUMENTNUMBER'));
  const base: InEntry = {
    ledger,
    amount,
    ...(clearedOn ? { clearedOn } : {}),
    ...(instrument === undefined ? {} : { instrument }),
  };
  const bills = childrenOf(node, 'BILLALLOCATIONS.LIST').filter((bill) => textOf(bill, 'AMOUNT') !== undefined);
  if (bills.length === 0) return [base];
  const parts: InEntry[] = [];
  for (const bill of bills) {
    const part = tallyAmount(textOf(bill, 'AMOUNT') ?? '');
    if (part === null)
      return {
        line: bill.line,
        message: say('ledger-exchange.no-amount', { ledger, text: textOf(bill, 'AMOUNT')?.slice(0, 40) ?? '' }),
      };
    if (part !== 0) parts.push({ ...base, amount: paise(-part), bill: billMark(bill, date) });
  }
  const rest = amount - (summed(parts.map((part) => part.amount)) ?? 0);
  if (rest === 0) return parts;
  // What no bill names stands on account, so that the entry keeps its amount.
  findings.push({ line, file, message: say('ledger-exchange.bills-differ', { ledger }) });
  return [...parts, { ...base, amount: paise(rest), bill: { kind: 'on-account' } }];
}

/** What an entry says of a bill. A credit period counts from the bill's day, or else from that of its voucher. */
function billMark(node: Node, date: IsoDate): BillMark {
  const ref = textOf(node, 'NAME') ?? '';
  const type = alike(textOf(node, 'BILLTYPE') ?? '');
  if (type === alike(BILL_TYPES.new) && ref !== '') {
    const on = tallyDay(textOf(node, 'BILLDATE') ?? '');
    const due = tallyDue(textOf(node, 'BILLCREDITPERIOD') ?? '', on ?? date);
    return { kind: 'new', ref, ...(on ? { on } : {}), ...(due ? { due } : {}) };
  }
  if (type === alike(BILL_TYPES.against) && ref !== '') return { kind: 'against', ref };
  return type === 'advance' ? { kind: 'advance' } : { kind: 'on-account' };
}

function takeBalance(
  found: Found,
  asked: { name: string; line: number } | null,
  node: Node,
  file: string | undefined,
): void {
  if (!asked) return;
  const inner = (...path: string[]): string | undefined => {
    let at: Node | undefined = node;
    for (const name of path) at = at?.children.find((child) => child.name === name);
    return at?.text.trim() || undefined;
  };
  const debit = tallyAmount(inner('DSPCLDRAMT', 'DSPCLDRAMTA') ?? inner('DSPCLDRAMTA') ?? '0');
  const credit = tallyAmount(inner('DSPCLCRAMT', 'DSPCLCRAMTA') ?? inner('DSPCLCRAMTA') ?? '0');
  if (debit === null || credit === null) {
    addFinding(found, { line: asked.line, file, message: say('ledger-exchange.no-balance', { ledger: asked.name }) });
    return;
  }
  // Tally prints debits with a minus in some releases and without one in others.
  const amount = paise(Math.abs(debit) - Math.abs(credit));
  found.trialBalance.push({ line: asked.line, file, name: asked.name.replace(/\s+/g, ' '), amount });
}

function booksOf(found: Found): InBooks {
  const { company, openingOn, groups, types, skipped, ignored, findings, trialBalance } = found;
  if (found.ledgers.length + found.vouchers.kept.length + trialBalance.length + skipped.size === 0)
    throw new ExchangeRefusal(say('ledger-exchange.nothing-in-it'));
  const unreadable: Unreadable[] = [];
  let count = 0;
  for (const draft of found.vouchers.kept) {
    if (!('entries' in draft)) {
      unreadable.push(draft);
      continue;
    }
    const { type, line, file, number } = draft;
    const kind = kindOf(type, types);
    if (kind === 'skip') skipped.set(type, (skipped.get(type) ?? 0) + 1);
    else if (kind) count++;
    else
      unreadable.push({
        ...{ line, file, name: `${type} ${number}`.trim() },
        message: say('ledger-exchange.unknown-type', { type: type.slice(0, 80) }),
      });
  }
  const vouchers = madeOf(found.vouchers.kept, count, (draft): InVoucher | null => {
    if (!('entries' in draft)) return null;
    const { type, ...voucher } = draft;
    const kind = kindOf(type, types);
    return kind === null || kind === undefined || kind === 'skip' ? null : { ...voucher, kind };
  });
  const ledgers = found.ledgers.flatMap(({ node, file }) => {
    const ledger = ledgerOf(node, file, groups);
    if (!('message' in ledger)) return [ledger];
    unreadable.push(ledger);
    return [];
  });
  return { company, openingOn, ledgers, vouchers, unreadable, skipped, ignored, findings, trialBalance };
}

function ledgerOf(node: Node, file: string | undefined, groups: ReadonlyMap<string, string>): InLedger | Unreadable {
  const { line } = node;
  const name = nameIn(node);
  const group = (textOf(node, 'PARENT') ?? '').replace(/\s+/g, ' ');
  const text = textOf(node, 'OPENINGBALANCE') ?? '0';
  const opening = tallyAmount(text);
  const fault = (message: Message): Unreadable => ({ line, file, name, message });
  if (name === '') return fault(say('ledger-exchange.no-ledger'));
  if (opening === null) return fault(say('ledger-exchange.no-amount', { ledger: name, text: text.slice(0, 40) }));
  const bills: InBill[] = [];
  for (const bill of childrenOf(node, 'BILLALLOCATIONS.LIST')) {
    const ref = textOf(bill, 'NAME');
    const amount = tallyAmount(textOf(bill, 'OPENINGBALANCE') ?? '0');
    if (amount === null)
      return fault(say('ledger-exchange.no-amount', { ledger: name, text: textOf(bill, 'OPENINGBALANCE') ?? '' }));
    const on = tallyDay(textOf(bill, 'BILLDATE') ?? '');
    const period = textOf(bill, 'BILLCREDITPERIOD') ?? '';
    const due = on ? tallyDue(period, on) : tallyDay(period);
    if (ref !== undefined && amount !== 0)
      bills.push({ ref, amount: negated(amount), ...(on ? { on } : {}), ...(due ? { due } : {}) });
  }
  const gst = childrenOf(node, 'LEDGSTREGDETAILS.LIST').flatMap((details) => textOf(details, 'GSTIN') ?? [])[0];
  const gstin = textOf(node, 'PARTYGSTIN') ?? gst;
  const pan = textOf(node, 'INCOMETAXNUMBER');
  return {
    line,
    file,
    name,
    group,
    head: headByName([name, ...groupsFrom(group, groups)], reservedGroup(group, groups)?.head ?? null),
    opening: negated(opening),
    bills,
    ...(gstin === undefined ? {} : { gstin }),
    ...(pan === undefined ? {} : { pan }),
  };
}

const negated = (amount: Paise): Paise => paise(amount === 0 ? 0 : -amount);
