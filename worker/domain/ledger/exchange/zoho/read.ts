import type { IsoDate } from '../../../shared/dates';
import { type Message, say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import type { VoucherKind } from '../../model';
import { headByName } from '../head-by-name';
import {
  EXCHANGE_LIMITS,
  ExchangeRefusal,
  type Finding,
  type InBooks,
  type InEntry,
  type InLedger,
  type InVoucher,
  type Unreadable,
} from '../model';
import { alike } from '../names';
import { cellAmount, cellDay, type Row, type Table, tableOf } from '../table';
import { ZOHO_TYPES } from './accounts.data';
import {
  APPLIED,
  CESS,
  CHARGES,
  DESTINATION,
  type Layout,
  MARKS,
  NOT_POSTED,
  READ,
  SERVICES,
  SOURCE,
} from './columns.data';

type Found = {
  ledgers: InLedger[];
  vouchers: InVoucher[];
  unreadable: Unreadable[];
  skipped: Map<string, number>;
  ignored: Map<string, number>;
  findings: Finding[];
};

/** Reads exports of Zoho Books, in any order: chart of accounts, journals, invoices, bills, payments of customers. */
export function zohoReader() {
  const found: Found = {
    ...{ ledgers: [], vouchers: [], unreadable: [], findings: [] },
    ...{ skipped: new Map<string, number>(), ignored: new Map<string, number>() },
  };
  return {
    /** Throws ExchangeRefusal where the columns are those of no export that is read. */
    file: (name: string | undefined, cells: readonly (readonly string[])[]) => {
      const table = tableOf(cells);
      const layout = MARKS.find(([, columns]) => table.has(...columns))?.[0];
      if (!layout) throw new ExchangeRefusal(say('ledger-exchange.zoho-unknown-layout'));
      for (const column of table.unread(READ[layout]))
        found.ignored.set(column, (found.ignored.get(column) ?? 0) + table.rows.length);
      READERS[layout](table, found, name);
      if (found.vouchers.length > EXCHANGE_LIMITS.vouchers)
        throw new ExchangeRefusal(say('ledger-exchange.too-many-vouchers', { limit: EXCHANGE_LIMITS.vouchers }));
    },
    done: (): InBooks => {
      const { ledgers, vouchers, unreadable, skipped, ignored, findings } = found;
      return {
        company: null,
        openingOn: null,
        ledgers,
        vouchers,
        unreadable,
        skipped,
        ignored,
        findings,
        trialBalance: [],
      };
    },
  };
}

type Reader = (table: Table, found: Found, file: string | undefined) => void;

const READERS: Record<Layout, Reader> = {
  chart: (table, found, file) => {
    for (const row of table.rows) {
      const name = row.get('Account Name').replace(/\s+/g, ' ');
      if (name === '') continue;
      const group = row.get('Account Type');
      const code = row.get('Account Code');
      const head = headByName([name], ZOHO_TYPES[alike(group).replaceAll('_', ' ')] ?? null);
      found.ledgers.push({
        ...{ line: row.line, file, name, group, head, opening: paise(0), bills: [] },
        ...(code === '' ? {} : { code }),
      });
    }
  },
  journals: (table, found, file) => readDocuments(table, found, file, JOURNALS),
  invoices: (table, found, file) => readDocuments(table, found, file, INVOICES),
  bills: (table, found, file) => readDocuments(table, found, file, BILLS),
  payments: (table, found, file) => readDocuments(table, found, file, PAYMENTS),
};

type Entries = { kind: VoucherKind; date: IsoDate; narration: string; reference?: string; entries: InEntry[] };

type Document = {
  /** What the rows of one document have in common. */
  key: (row: Row) => string;
  number: (row: Row) => string;
  status: (row: Row) => string;
  read: (rows: readonly Row[], note: (message: Message) => void) => Entries | Message;
};

function readDocuments(
  table: Table,
  found: Found,
  file: string | undefined,
  { key, number, status, read }: Document,
): void {
  const documents = new Map<string, Row[]>();
  for (const row of table.rows) {
    const rows = documents.get(key(row));
    if (rows) rows.push(row);
    else documents.set(key(row), [row]);
  }
  for (const [identity, rows] of documents) {
    const [first] = rows;
    if (!first) continue;
    const { line } = first;
    const state = status(first);
    if (NOT_POSTED.has(alike(state))) {
      found.skipped.set(state, (found.skipped.get(state) ?? 0) + 1);
      continue;
    }
    const entries = attempted(() =>
      read(rows, (message) => {
        if (found.findings.length < EXCHANGE_LIMITS.findings) found.findings.push({ line, file, message });
      }),
    );
    if ('id' in entries) found.unreadable.push({ line, file, name: number(first), message: entries });
    else found.vouchers.push({ line, file, identity, number: number(first), isVoid: false, ...entries });
  }
}

class Fault extends Error {
  constructor(readonly said: Message) {
    super(said.id);
  }
}

function attempted(read: () => Entries | Message): Entries | Message {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof Fault) return fault.said;
    throw fault;
  }
}

function amountIn(row: Row, column: string): Paise {
  const amount = cellAmount(row.get(column));
  if (amount === null)
    throw new Fault(
      say('ledger-exchange.cell-no-amount', { column, text: row.get(column).slice(0, 40), line: String(row.line) }),
    );
  return amount;
}

function dayIn(row: Row, column: string): IsoDate {
  const day = cellDay(row.get(column));
  if (!day)
    throw new Fault(
      say('ledger-exchange.cell-no-day', { column, text: row.get(column).slice(0, 40), line: String(row.line) }),
    );
  return day;
}

/** Amounts in another currency are not converted here: Zoho's own rate says only what its base amounts were rounded from. */
function mustBeRupees(row: Row): void {
  const currency = row.get('Currency Code') || row.get('Currency');
  if (currency !== '' && currency.toUpperCase() !== 'INR')
    throw new Fault(say('ledger-exchange.other-currency', { currency }));
}

const entry = (ledger: string, amount: number, more: Partial<InEntry> = {}): InEntry[] =>
  amount === 0 ? [] : [{ ledger, amount: paise(amount), ...more }];

const RECEIVABLE = 'Accounts Receivable';
const PAYABLE = 'Accounts Payable';

const journalNumber = (row: Row): string =>
  row.get('Reference Number') || `${row.get('Journal Number Prefix')}${row.get('Journal Number Suffix')}`;

const JOURNALS: Document = {
  key: (row) =>
    `zoho-journal ${row.get('Journal Date')} ${row.get('Journal Number Prefix')}${row.get('Journal Number Suffix')} ${row.get('Reference Number')}`,
  number: journalNumber,
  status: (row) => row.get('Status'),
  read: (rows) => {
    const first = rows[0] as Row;
    const entries = rows.flatMap((row): InEntry[] => {
      mustBeRupees(row);
      const ledger = row.get('Account').replace(/\s+/g, ' ');
      if (ledger === '') throw new Fault(say('ledger-exchange.no-ledger'));
      const [debit, credit] = [amountIn(row, 'Debit'), amountIn(row, 'Credit')];
      if (debit !== 0 && credit !== 0)
        throw new Fault(say('ledger-exchange.debit-and-credit', { line: String(row.line) }));
      const contact = row.get('Contact Name');
      return entry(ledger, debit - credit, contact === '' ? {} : { contact });
    });
    const notes = first.get('Notes').replace(/\s+/g, ' ');
    const narration = notes === journalNumber(first) ? '' : notes;
    return { kind: 'journal', date: dayIn(first, 'Journal Date'), narration, entries };
  },
};

const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + amountIn(row, column), 0);

/** The one of several readings of a total that comes to it. */
const fits = (total: number, ways: Readonly<Record<string, number>>): string | undefined =>
  Object.entries(ways).find(([, value]) => value === total)?.[0];

const INVOICES: Document = {
  key: (row) => `zoho-invoice ${row.get('Invoice ID') || row.get('Invoice Number')}`,
  number: (row) => row.get('Invoice Number'),
  status: (row) => row.get('Invoice Status'),
  read: (rows, note) => {
    const first = rows[0] as Row;
    mustBeRupees(first);
    const date = dayIn(first, 'Invoice Date');
    const contact = first.get('Customer Name');
    if (contact === '') throw new Fault(say('ledger-exchange.needs-party', { ledger: RECEIVABLE }));
    const number = first.get('Invoice Number');
    const [total, tds, tcs] = [amountIn(first, 'Total'), amountIn(first, 'TDS Amount'), amountIn(first, 'TCS Amount')];
    const beside = amountIn(first, 'Adjustment') + amountIn(first, 'Round Off');
    const [cgst, sgst, igst, cess] = [sum(rows, 'CGST'), sum(rows, 'SGST'), sum(rows, 'IGST'), sum(rows, 'CESS')];
    const tax = cgst + sgst + igst + cess;
    const items = sum(rows, 'Item Total');
    const isInclusive = /^(?:true|yes|1)$/i.test(first.get('Is Inclusive Tax'));
    const net = isInclusive ? items - tax : items;
    const plain = net + tax + tcs + beside;
    // Whether the tax deducted lies within the total differs by edition: the sum says it.
    const way = fits(total, { whole: plain, net: plain - tds });
    if (way === undefined)
      return say('ledger-exchange.total-differs', { total: { exact: total }, found: { exact: paise(plain) } });
    if (tds !== 0 && way === 'whole') note(say('ledger-exchange.tds-left-out', { number }));
    const due = cellDay(first.get('Due Date'));
    const sales = rows.flatMap((row) => {
      const own = isInclusive
        ? amountIn(row, 'CGST') + amountIn(row, 'SGST') + amountIn(row, 'IGST') + amountIn(row, 'CESS')
        : 0;
      return entry(row.get('Account') || SERVICES, -(amountIn(row, 'Item Total') - own));
    });
    const entries: InEntry[] = [
      ...entry(RECEIVABLE, total, { contact, bill: { kind: 'new', ref: number, on: date, ...(due ? { due } : {}) } }),
      ...(way === 'net' ? entry('TDS receivable', tds) : []),
      ...merged(sales),
      ...entry('Output CGST', -cgst),
      ...entry('Output SGST', -sgst),
      ...entry('Output IGST', -igst),
      ...entry(CESS, -cess),
      ...entry('TCS payable', -tcs),
      ...entry('Round-off', -beside),
    ];
    return { kind: 'sales', date, narration: '', reference: number, entries };
  },
};

const isSameState = (row: Row): boolean =>
  row.get(SOURCE) !== '' && alike(row.get(SOURCE)) === alike(row.get(DESTINATION));

/** A tax of a bill by head: by its name where that says it, else by the two places. */
function headsOf(row: Row, tax: number, name: string): { cgst: number; sgst: number; igst: number } {
  const isIgst = /igst/i.test(name) || (!/(?:cgst|sgst|^gst)/i.test(name) && !isSameState(row));
  if (isIgst) return { cgst: 0, sgst: 0, igst: tax };
  if (tax % 2 !== 0) throw new Fault(say('ledger-exchange.odd-tax', { line: String(row.line) }));
  return { cgst: tax / 2, sgst: tax / 2, igst: 0 };
}

const BILLS: Document = {
  key: (row) => `zoho-bill ${row.get('Bill ID') || `${row.get('Vendor Name')} ${row.get('Bill Number')}`}`,
  number: (row) => row.get('Bill Number'),
  status: (row) => row.get('Bill Status'),
  read: (rows, note) => {
    const first = rows[0] as Row;
    mustBeRupees(first);
    const date = dayIn(first, 'Bill Date');
    const contact = first.get('Vendor Name');
    if (contact === '') throw new Fault(say('ledger-exchange.needs-party', { ledger: PAYABLE }));
    const number = first.get('Bill Number');
    const [total, tds] = [amountIn(first, 'Total'), amountIn(first, 'TDSAmount')];
    const adjustment = amountIn(first, 'Adjustment');
    const isInclusive = /^(?:true|yes|1)$/i.test(first.get('Is Inclusive Tax'));
    const costs: InEntry[] = [];
    const input = { cgst: 0, sgst: 0, igst: 0 };
    const reverse = { cgst: 0, sgst: 0, igst: 0 };
    let whole: number = adjustment;
    for (const row of rows) {
      const item = amountIn(row, 'Item Total');
      const tax = amountIn(row, 'Tax Amount');
      const isCredited = !/ineligible|not eligible/i.test(row.get('ITC Eligibility'));
      const base = isInclusive ? item - tax : item;
      whole += base + tax;
      costs.push(...entry(row.get('Account'), isCredited ? base : base + tax));
      if (isCredited) addTo(input, headsOf(row, tax, row.get('Tax Name')));
      const rate = Number(row.get('Reverse Charge Tax Rate') || '0');
      if (!Number.isFinite(rate) || rate < 0 || rate > 100)
        throw new Fault(
          say('ledger-exchange.cell-no-amount', {
            column: 'Reverse Charge Tax Rate',
            text: row.get('Reverse Charge Tax Rate').slice(0, 40),
            line: String(row.line),
          }),
        );
      if (rate > 0) addTo(reverse, headsOf(row, evenly(base, rate), row.get('Reverse Charge Tax Name')));
    }
    const way = fits(total, { whole, net: whole - tds });
    if (way === undefined)
      return say('ledger-exchange.total-differs', { total: { exact: total }, found: { exact: paise(whole) } });
    if (tds !== 0 && way === 'whole') note(say('ledger-exchange.tds-left-out', { number }));
    const due = cellDay(first.get('Due Date'));
    const section = first.get('TDS Section').replace(/^section\s*/i, '');
    const entries = [
      ...merged(costs),
      ...entry('Input CGST', input.cgst + reverse.cgst),
      ...entry('Input SGST', input.sgst + reverse.sgst),
      ...entry('Input IGST', input.igst + reverse.igst),
      ...entry('RCM CGST', -reverse.cgst),
      ...entry('RCM SGST', -reverse.sgst),
      ...entry('RCM IGST', -reverse.igst),
      ...entry('Round-off', adjustment),
      ...(way === 'net' ? entry('TDS payable', -tds, section === '' ? {} : { tag: section }) : []),
      ...entry(PAYABLE, -total, { contact, bill: { kind: 'new', ref: number, on: date, ...(due ? { due } : {}) } }),
    ];
    return { kind: 'purchase', date, narration: '', reference: number, entries };
  },
};

type Heads = { cgst: number; sgst: number; igst: number };

function addTo(heads: Heads, more: Heads): void {
  heads.cgst += more.cgst;
  heads.sgst += more.sgst;
  heads.igst += more.igst;
}

/** A tax at a percentage, such that both halves of it are whole paise. */
const evenly = (base: number, rate: number): number => 2 * Math.round((base * Math.round(rate * 100)) / 20_000);

function merged(entries: readonly InEntry[]): InEntry[] {
  const byLedger = new Map<string, InEntry>();
  for (const item of entries) {
    const before = byLedger.get(alike(item.ledger));
    byLedger.set(alike(item.ledger), before ? { ...before, amount: paise(before.amount + item.amount) } : item);
  }
  return [...byLedger.values()].filter(({ amount }) => amount !== 0);
}

const PAYMENTS: Document = {
  key: (row) => `zoho-payment ${row.get('CustomerPayment ID') || row.get('Payment Number')}`,
  number: (row) => row.get('Payment Number'),
  status: () => '',
  read: (rows) => {
    const first = rows[0] as Row;
    mustBeRupees(first);
    const contact = first.get('Customer Name');
    const amount = amountIn(first, 'Amount');
    const charges = amountIn(first, 'Bank Charges');
    let rest: number = amount;
    const applied = rows.flatMap((row) => {
      const part = amountIn(row, APPLIED);
      const ref = row.get('Invoice Number');
      if (part === 0 || ref === '') return [];
      rest -= part;
      return entry(RECEIVABLE, -part, { contact, bill: { kind: 'against', ref } });
    });
    if (rest < 0) return say('ledger-exchange.applied-above-payment', { amount: { exact: amount } });
    const instrument = first.get('Reference Number');
    const entries = [
      ...entry(first.get('Deposit To'), amount - charges, instrument === '' ? {} : { instrument }),
      ...entry(CHARGES, charges),
      ...applied,
      ...entry(RECEIVABLE, -rest, { contact, bill: { kind: 'advance' } }),
    ];
    const mode = first.get('Mode');
    return {
      kind: 'receipt',
      date: dayIn(first, 'Date'),
      narration: mode,
      ...(instrument === '' ? {} : { reference: instrument }),
      entries,
    };
  },
};
