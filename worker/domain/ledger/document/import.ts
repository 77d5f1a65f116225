import { readDate } from '../../bank/reader/cell/dates';
import { unguarded } from '../../export/csv';
import { STATES } from '../../identifiers/states.data';
import { financialYearOf, type IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { formatRupees, type Paise, paise } from '../../shared/money';
import { cellAmount } from '../exchange/table';
import { IMPORT_COLUMNS, IMPORT_HEADINGS, type ImportColumn } from './import-columns.data';
import { ABROAD, type DocumentKind, type DocumentSide, isReduction, SUPPLY_TYPES, type SupplyType } from './model';
import { foldedNumber } from './number';

export const MOST_IMPORT_ROWS = 2_000;

/** Where each column of the file stands, counted from nought. */
export type ImportMapping = Partial<Record<ImportColumn, number>>;

/** What is wrong with a row of the file; rows are counted as they are seen, the heading being the first. */
export type ImportProblem = { row: number; column: ImportColumn | null; message: Message };

type Line = {
  description?: string;
  hsn?: string;
  quantity?: string;
  unit?: string;
  taxableValue: string;
  rate: string;
  cess?: string;
  account?: string;
};

/** A document of the file as it would be sent by hand. */
export type ImportedDocument = {
  rows: number[];
  item: {
    number: string;
    date: string;
    dueDate?: string;
    kind: DocumentKind;
    party: { name?: string; gstin?: string; pan?: string; stateCode?: string };
    placeOfSupply?: string;
    supplyType?: SupplyType;
    reverseCharge?: boolean;
    originalNumber?: string;
    originalDate?: string;
    total?: string;
    currency?: string;
    exchangeRate?: string;
    tds?: { section: string; amount: string };
    notes?: string;
    lines: Line[];
  };
  /** GST as the file has it, to be held beside what value and rate make; nothing where the file has none. */
  givenTax: Paise | undefined;
};

export type ImportedFile = {
  columns: string[];
  mapping: ImportMapping;
  rowCount: number;
  /** Rows that are no document: totals, drafts and what is void. */
  skipped: number;
  documents: ImportedDocument[];
  problems: ImportProblem[];
  /** The first cell that tells that the file writes the month before the day; nothing where it writes the day first. */
  monthFirst: DayCell | null;
};

/** A cell of a day, and the row it stands in. */
type DayCell = { row: number; text: string };

/** So many rows may stand above the headings: the company's name, the period, a blank one. */
const MOST_HEAD_ROWS = 15;

/** Cells of delimited text: fields in quotation marks may hold the delimiter, line ends and doubled marks. */
export function delimitedCells(text: string): string[][] {
  const head = text.split('\n', MOST_HEAD_ROWS);
  const counts = [',', '\t', ';', '|'].map((mark) => ({
    mark,
    count: Math.max(...head.map((line) => line.split(mark).length)),
  }));
  const delimiter = counts.reduce((most, one) => (one.count > most.count ? one : most)).mark;
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += letter;
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter || letter === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

const folded = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What people shorten in headings, written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...{ amt: 'amount', dt: 'date', inv: 'invoice', no: 'number', num: 'number', vch: 'voucher', qty: 'quantity' },
  ...{ '%': 'percent', perc: 'percent', pct: 'percent', '#': 'number', val: 'value', desc: 'description' },
  ...{ rs: '', inr: '', '₹': '', in: '' },
};
const IN_RUPEES = /₹|\b(?:rs|inr)\b/i;

/** A heading written out, without its currency: 'Inv. Dt.' is invoicedate, 'Taxable Amt. (Rs.)' taxableamount. */
const writtenOut = (heading: string): string =>
  (heading.toLowerCase().match(/[a-z0-9]+|[%#₹]/g) ?? []).map((word) => WRITTEN_OUT[word] ?? word).join('');

/** The names a heading may go by: as it stands, written out, and each side of a stroke. */
const namesOf = (heading: string): string[] => [
  ...[folded(heading), writtenOut(heading)],
  ...(heading.includes('/') ? heading.split('/').map(writtenOut) : []),
];

const RATE_COLUMNS: ReadonlySet<ImportColumn> = new Set(['rate', 'igstRate', 'cgstRate', 'sgstRate']);

/** A percentage is a rate and never the amount of its name; what is in rupees is no rate. */
const mayHold = (column: ImportColumn, heading: string): boolean =>
  RATE_COLUMNS.has(column) ? !IN_RUPEES.test(heading) : !heading.includes('%');

/** The columns whose headings say what they hold; what a person says of one goes before. */
export function mappingOf(headings: readonly string[], said: ImportMapping = {}): ImportMapping {
  const names = headings.map(namesOf);
  // Where two headings fit, one that fits by an earlier name goes before.
  const placeOf = (name: string, isFitting: (place: number) => boolean): number | undefined =>
    [0, 1, 2, 3]
      .map((rank) => names.findIndex((own, place) => own[rank] === name && isFitting(place)))
      .find((place) => place >= 0);
  const found: ImportMapping = {};
  for (const column of IMPORT_COLUMNS) {
    const isFitting = (place: number) => mayHold(column, headings[place] ?? '');
    const places = IMPORT_HEADINGS[column].map((heading) => placeOf(heading, isFitting));
    const first = places.find((place) => place !== undefined);
    if (first !== undefined) found[column] = first;
  }
  // Beside a rate of GST, a column that is called rate alone is the price of one; in rupees it is so by itself.
  const bare = placeOf('rate', () => true);
  if (bare !== undefined && found.rate !== bare && found.price === undefined) found.price = bare;
  return { ...found, ...said };
}

/**
 * The documents that rows of cells hold: rows of one number and party are the lines of one document. Every row that cannot be read
 * is named with its column; nothing is guessed in its place.
 */
export function importedDocuments(
  side: DocumentSide,
  cells: readonly (readonly string[])[],
  said?: ImportMapping,
): ImportedFile {
  const at = headingRow(cells);
  const columns = (cells[at] ?? []).map((cell) => cell.trim());
  const mapping = mappingOf(columns, said);
  const problems: ImportProblem[] = [];
  const refuse = (row: number, column: ImportColumn | null, message: Message) => {
    problems.push({ row, column, message });
  };
  const rows = cells
    .map((row, index) => ({ row, line: index + 1 }))
    .slice(at + 1)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const told = rows.filter(({ row }) => !isNoDocument(row, mapping));
  const skipped = rows.length - told.length;
  const lacking = missingColumns(mapping);
  if (at < 0 || told.length === 0) refuse(1, null, say('ledger-document.fault.import-empty'));
  else if (rows.length > MOST_IMPORT_ROWS)
    refuse(1, null, say('ledger-document.fault.import-long', { count: rows.length, most: MOST_IMPORT_ROWS }));
  else if (lacking.length > 0)
    refuse(at + 1, null, say('ledger-document.fault.import-columns', { columns: { list: lacking, joined: 'and' } }));
  for (const place of doubledColumns(columns, mapping, said, told))
    refuse(at + 1, null, say('ledger-document-field.import-doubled', { column: columns[place] ?? '' }));
  const head = { columns, mapping, rowCount: rows.length, skipped };
  if (problems.length > 0) return { ...head, documents: [], problems, monthFirst: null };
  const order = dayOrderOf(told, mapping);
  const byKey = new Map<string, ImportedDocument>();
  const years = new Map<string, string>();
  const seen = new Map<string, number>();
  const signs = new Map<ImportedDocument, boolean>();
  for (const { row, line } of told) {
    const reader = readerOf(row, line, { mapping, order, refuse });
    const { document, isBelow } = documentOf(side, reader, line);
    const base = `${foldedNumber(document.item.number)}|${side === 'sale' ? '' : (document.item.party.name ?? document.item.party.gstin ?? '').toLowerCase()}|${document.item.number === '' ? line : ''}`;
    // A number begins anew with each financial year; a further line without a day is of the last one.
    const { date } = document.item;
    const year = date === '' ? (years.get(base) ?? '') : financialYearOf(date as IsoDate);
    years.set(base, year);
    const key = `${base}|${year}`;
    const known = byKey.get(key);
    const whole = JSON.stringify(row.map((cell) => cell.trim()));
    const twin = seen.get(whole);
    seen.set(whole, line);
    if (isBelow !== undefined && known && signs.has(known) && signs.get(known) !== isBelow)
      refuse(line, 'taxableValue', say('ledger-document-field.import-signs', { number: document.item.number }));
    if (isBelow !== undefined && !signs.has(known ?? document)) signs.set(known ?? document, isBelow);
    if (!known) byKey.set(key, document);
    else if (twin !== undefined) refuse(line, null, say('ledger-document.fault.import-twin', { row: twin }));
    else joined(known, document, line, refuse);
  }
  const documents = [...byKey.values()];
  // Further lines of a document may leave the day to the first.
  for (const { item, rows: its } of documents) {
    const row = its[0] ?? 0;
    const isRefused = problems.some((problem) => problem.row === row && problem.column === 'date');
    if (item.date === '' && !isRefused)
      refuse(row, 'date', say('ledger-document.fault.import-missing', { column: columnWords('date') }));
  }
  return { ...head, documents, problems, monthFirst: order.dayFirst ? null : order.monthFirst };
}

type TableRow = { row: readonly string[]; line: number };

/**
 * Columns whose heading stands twice over cells that differ: which of them is meant, only a person can say. One they chose is no
 * question any more.
 */
function doubledColumns(
  columns: readonly string[],
  mapping: ImportMapping,
  said: ImportMapping = {},
  rows: readonly TableRow[],
): number[] {
  const names = columns.map(folded);
  const found = (Object.entries(mapping) as [ImportColumn, number][]).filter(([column]) => said[column] === undefined);
  return found
    .map(([, place]) => place)
    .filter((place) => {
      const other = names.indexOf(names[place] ?? '', place + 1);
      return other >= 0 && rows.some(({ row }) => (row[place] ?? '').trim() !== (row[other] ?? '').trim());
    });
}

const DAY_COLUMNS = ['date', 'dueDate', 'originalDate'] as const;

type DayOrder = { dayFirst: DayCell | null; monthFirst: DayCell | null };

/** The first cells that can only be read with the day first, and with the month first. A file writes all of its days alike. */
function dayOrderOf(rows: readonly TableRow[], mapping: ImportMapping): DayOrder {
  const order: DayOrder = { dayFirst: null, monthFirst: null };
  for (const { row, line } of rows)
    for (const column of DAY_COLUMNS) {
      const text = (row[mapping[column] ?? -1] ?? '').trim();
      const { dayFirst, monthFirst } = readDate(text.toLowerCase());
      if (dayFirst && !monthFirst) order.dayFirst ??= { row: line, text };
      if (monthFirst && !dayFirst) order.monthFirst ??= { row: line, text };
    }
  return order;
}

/** How many headings of a sheet this knows: the sheet with most of them holds the documents. */
export const knownHeadings = (cells: readonly (readonly string[])[]): number =>
  Math.max(0, ...cells.slice(0, MOST_HEAD_ROWS).map((row) => Object.keys(mappingOf(row)).length));

/** The row that has most headings this knows, where one has two; else the first that says something. */
function headingRow(cells: readonly (readonly string[])[]): number {
  const known = cells.slice(0, MOST_HEAD_ROWS).map((row) => Object.keys(mappingOf(row)).length);
  const most = Math.max(0, ...known);
  return most >= 2 ? known.indexOf(most) : cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
}

const TOTALS = ['total', 'grandtotal', 'subtotal', 'closingbalance'];
const NOT_POSTED = ['draft', 'void'];

/** A row of totals, which has no day, or one of a draft or void document, as other programs list them. */
function isNoDocument(row: readonly string[], mapping: ImportMapping): boolean {
  const cell = (column: ImportColumn) => folded(row[mapping[column] ?? -1] ?? '');
  if (NOT_POSTED.includes(cell('status'))) return true;
  return cell('date') === '' && row.some((text) => TOTALS.includes(folded(text)));
}

const columnWords = (column: ImportColumn): Message => say(`ledger-document.column.${column}`);

function missingColumns(mapping: ImportMapping): Message[] {
  const has = (column: ImportColumn) => mapping[column] !== undefined;
  const lacks: ImportColumn[] = [];
  for (const column of ['number', 'date'] as const) if (!has(column)) lacks.push(column);
  if (!has('party') && !has('gstin')) lacks.push('party');
  if (!has('taxableValue') && !(has('quantity') && has('price'))) lacks.push('taxableValue');
  return lacks.map(columnWords);
}

type Refuse = (row: number, column: ImportColumn | null, message: Message) => void;
type Reader = ReturnType<typeof readerOf>;

type Reading = { mapping: ImportMapping; order: DayOrder; refuse: Refuse };

function readerOf(row: readonly string[], line: number, { mapping, order, refuse }: Reading) {
  const text = (column: ImportColumn): string => {
    const place = mapping[column];
    return place === undefined ? '' : unguarded((row[place] ?? '').trim());
  };
  const wanted = (column: ImportColumn): string => {
    const found = text(column);
    if (found === '')
      refuse(line, column, say('ledger-document.fault.import-missing', { column: columnWords(column) }));
    return found;
  };
  const day = (column: ImportColumn): string | undefined => {
    const found = text(column);
    if (found === '') return undefined;
    const { dayFirst, monthFirst } = readDate(found.toLowerCase());
    const read = order.monthFirst && !order.dayFirst ? monthFirst : dayFirst;
    if (read) return read;
    const other = order.dayFirst;
    const isMixed = monthFirst !== null && other !== null;
    refuse(
      line,
      column,
      isMixed
        ? say('ledger-document-field.import-mixed', { text: found, other: other.text, row: other.row })
        : say('ledger-document.fault.import-date', { text: found }),
    );
    return undefined;
  };
  let sign: 1 | -1 = 1;
  /** Reads the amounts of the row with the other sign from here on. */
  const turn = () => {
    sign = -1;
  };
  const amount = (column: ImportColumn): Paise | undefined => {
    const found = text(column);
    if (found === '') return undefined;
    const read = cellAmount(found.replace(/\/[-=]$/, ''));
    if (read === null) refuse(line, column, say('ledger-document.fault.import-amount', { text: found }));
    return read ? paise(sign * read) : (read ?? undefined);
  };
  const place = (column: ImportColumn): string | undefined => {
    const found = text(column);
    if (found === '') return undefined;
    const read = stateOf(found);
    if (!read) refuse(line, column, say('ledger-document.fault.import-place', { text: found }));
    return read;
  };
  const refused = (column: ImportColumn, message: Message) => refuse(line, column, message);
  return { text, wanted, day, amount, turn, place, refused };
}

/** A State by its two digits, its two letters, its name, or both as returns write them: '29-Karnataka'. */
export function stateOf(text: string): string | undefined {
  const digits = /^(\d{1,2})\b/.exec(text)?.[1]?.padStart(2, '0');
  if (digits) return digits === ABROAD || STATES.some(({ gstCode }) => gstCode === digits) ? digits : undefined;
  const bare = folded(text);
  if (['foreign', 'abroad', 'outsideindia', 'othercountries', 'foreigncountry'].includes(bare)) return ABROAD;
  const named = STATES.filter(({ gstCode }) => gstCode !== '28' && gstCode !== '25').find(
    ({ name, cinLetters }) => folded(name) === bare || cinLetters.some((letters) => letters.toLowerCase() === bare),
  );
  return named?.gstCode;
}

const KINDS: Readonly<Record<string, DocumentKind>> = {
  '': 'invoice',
  ...{
    invoice: 'invoice',
    bill: 'invoice',
    taxinvoice: 'invoice',
    sales: 'invoice',
    purchase: 'invoice',
    regular: 'invoice',
  },
  ...{ creditnote: 'credit-note', cn: 'credit-note', c: 'credit-note' },
  ...{ debitnote: 'debit-note', dn: 'debit-note', d: 'debit-note' },
};

const SUPPLIES: Readonly<Record<string, SupplyType>> = {
  ...{ businesssez: 'sez-without-tax', overseas: 'export-without-tax', expwop: 'export-without-tax' },
  ...{ expwp: 'export-with-tax', sewp: 'sez-with-tax', sewop: 'sez-without-tax', de: 'deemed-export' },
};

const TRUE_WORDS = ['y', 'yes', 'true', '1'];

/** A row as a document, and whether its value was below nought: neither where it is nought. */
type ReadRow = { document: ImportedDocument; isBelow: boolean | undefined };

function documentOf(side: DocumentSide, reader: Reader, line: number): ReadRow {
  const { text, wanted, day, amount, place } = reader;
  const kind = KINDS[folded(text('kind'))];
  if (!kind) reader.refused('kind', say('ledger-document.fault.import-type', { text: text('kind') }));
  const [state, placeOfSupply] = [place('state'), place('placeOfSupply')];
  const value = amount('taxableValue') ?? multiplied(amount('price'), text('quantity'));
  const isBelow = value ? value < 0 : undefined;
  // Other programs list what lowers a bill below nought: the kind has said so already.
  if (isBelow && kind && isReduction({ side, kind })) reader.turn();
  else if (isBelow) {
    const column = text('taxableValue') === '' ? 'price' : 'taxableValue';
    reader.refused(column, say('ledger-document-field.import-below', { text: text(column) }));
  }
  const supply = folded(text('supplyType'));
  const supplyType = SUPPLY_TYPES.find((type) => folded(type) === supply) ?? SUPPLIES[supply];
  const exported = supplyType?.startsWith('export') && side === 'purchase';
  const total = amount('total');
  const [tdsSection, tdsAmount] = [text('tdsSection'), amount('tdsAmount')];
  const currency = text('currency').toUpperCase();
  const name = text('party') || (text('gstin') === '' ? wanted('party') : '');
  const document: ImportedDocument = {
    rows: [line],
    givenTax: taxGiven(reader),
    item: {
      number: wanted('number'),
      date: day('date') ?? '',
      ...given('dueDate', day('dueDate')),
      kind: kind ?? 'invoice',
      party: {
        ...given('name', name),
        ...given('gstin', text('gstin').toUpperCase()),
        ...given('pan', text('pan').toUpperCase()),
        ...given('stateCode', state),
      },
      ...given('placeOfSupply', placeOfSupply),
      ...(supplyType && !exported && { supplyType }),
      ...(TRUE_WORDS.includes(text('reverseCharge').toLowerCase()) && { reverseCharge: true }),
      ...given('originalNumber', text('originalNumber')),
      ...given('originalDate', day('originalDate')),
      ...(total !== undefined && total > 0 && { total: formatRupees(total) }),
      ...(currency !== '' && currency !== 'INR' && { currency, ...given('exchangeRate', text('exchangeRate')) }),
      ...(tdsSection !== '' && tdsAmount && { tds: { section: tdsSection, amount: formatRupees(tdsAmount) } }),
      ...given('notes', text('notes')),
      lines: [lineOf(reader, value && paise(Math.abs(value)))],
    },
  };
  return { document, isBelow };
}

const given = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined || value === '' ? {} : { [key]: value }) as { [Name in Key]?: string };

function taxGiven({ amount }: Reader): Paise | undefined {
  const heads = [amount('igst'), amount('cgst'), amount('sgst')];
  if (heads.every((head) => head === undefined)) return undefined;
  return paise(heads.reduce<number>((sum, head) => sum + (head ?? 0), 0));
}

function lineOf(reader: Reader, value: Paise | undefined): Line {
  const { text, amount } = reader;
  if (value === undefined && text('taxableValue') === '')
    reader.refused(
      'taxableValue',
      say('ledger-document.fault.import-missing', { column: columnWords('taxableValue') }),
    );
  const cess = amount('cess');
  return {
    ...given('description', text('description').slice(0, 500)),
    ...given('hsn', text('hsn')),
    ...given('quantity', text('quantity').replace(/^-|,/g, '')),
    ...given('unit', text('unit').slice(0, 20)),
    taxableValue: formatRupees(value ?? paise(0)),
    rate: rateOf(reader, value),
    ...(cess && { cess: formatRupees(cess) }),
    ...given('account', text('account')),
  };
}

function multiplied(price: Paise | undefined, quantity: string): Paise | undefined {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,4}))?$/.exec(quantity.replaceAll(',', ''));
  if (price === undefined || !match) return undefined;
  const scaled = BigInt(`${match[2]}${(match[3] ?? '').padEnd(4, '0')}`);
  const size = Number((BigInt(Math.abs(price)) * scaled * 2n + 10_000n) / 20_000n);
  const isBelow = price < 0 !== (match[1] === '-');
  return paise(isBelow && size > 0 ? -size : size);
}

/** The rate the file has; where it has tax alone, the rate that makes it, which is looked at again with the rest. */
function rateOf(reader: Reader, value: Paise | undefined): string {
  const found = percentOf(reader, 'rate') ?? rateOfHeads(reader);
  if (found !== undefined) return found;
  const tax = taxGiven(reader);
  if (!tax || !value) return '0';
  return String(Math.round((tax / value) * 10_000) / 100);
}

/** A percentage as it stands in a cell, without what people write around it. */
function percentOf({ text, refused }: Reader, column: ImportColumn): string | undefined {
  const found = text(column)
    .replace(/^gst\s*@?\s*/i, '')
    .replace(/\s*%$/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  if (found === '' || found === '-') return undefined;
  if (/^\d{1,2}(\.\d{1,2})?$/.test(found)) return found;
  refused(column, say('ledger-document.fault.import-rate', { text: text(column) }));
  return '0';
}

/** The rate that a file has by heads: 9 and 9 of CGST and SGST are 18. */
function rateOfHeads(reader: Reader): string | undefined {
  const heads = (['igstRate', 'cgstRate', 'sgstRate'] as const).flatMap((column) => percentOf(reader, column) ?? []);
  if (heads.length === 0) return undefined;
  return String(heads.reduce((sum, rate) => sum + Math.round(Number(rate) * 100), 0) / 100);
}

const HEAD_FIELDS = ['date', 'dueDate', 'kind', 'placeOfSupply', 'total', 'originalNumber'] as const;

/** Adds the line of a further row to its document; what its head says must not contradict the first. */
function joined(known: ImportedDocument, next: ImportedDocument, line: number, refuse: Refuse): void {
  for (const field of HEAD_FIELDS) {
    const [is, says] = [known.item[field], next.item[field]];
    if (says === undefined || says === '' || is === says) continue;
    refuse(
      line,
      field,
      say('ledger-document.fault.import-differs', { number: known.item.number, column: columnWords(field) }),
    );
  }
  const [was, now] = [known.item.party.name ?? '', next.item.party.name ?? ''];
  const [gstin, other] = [known.item.party.gstin ?? '', next.item.party.gstin ?? ''];
  if ((was !== '' && now !== '' && folded(was) !== folded(now)) || (gstin !== '' && other !== '' && gstin !== other))
    refuse(
      line,
      'party',
      say('ledger-document.fault.import-differs', { number: known.item.number, column: columnWords('party') }),
    );
  known.rows.push(line);
  known.item.lines.push(...next.item.lines);
  if (next.givenTax !== undefined) known.givenTax = paise((known.givenTax ?? 0) + next.givenTax);
}
