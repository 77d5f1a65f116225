import { monthNumber } from '../../bank/reader/cell/dates';
import { isTan } from '../../identifiers/tax-number';
import { nameKey } from '../../ledger/settlement/party-names';
import { type IsoDate, isIsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise, parseRupees } from '../../shared/money';
import { HEADINGS, PARTS_READ, type Role } from './headings.data';

/** One sum of which somebody withheld tax of us, as the department has it. */
export type TaxCredit = {
  deductor: string;
  tan: string;
  section: string | null;
  on: IsoDate;
  /** F: matched with a payment of the deductor's; others wait for it. */
  status: string | null;
  amount: Paise;
  tax: Paise;
  deposited: Paise;
};

export type CreditProblem = { line: number; message: Message };

/** What a file says; lines that could not be read are named, the others count. `pan` is that of the assessee, where it is told. */
export type CreditFile = { pan: string | null; rows: readonly TaxCredit[]; problems: readonly CreditProblem[] };

type Columns = ReadonlyMap<Role, number>;
type Deductor = { name: string; tan: string; section: string | null };

/**
 * Reads tax credits: the text export of Form 26AS or 168 (fields parted by '^', a deductor before the sums of it), a CSV, a table that
 * was pasted, or JSON of the annual information statement. Columns go by their headings, wherever these stand.
 */
export function readCredits(text: string): CreditFile {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  return /^[[{]/.test(trimmed) ? ofJson(trimmed) : ofTable(trimmed);
}

const plain = (heading: string): string =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\((rs\.?|₹|inr)\)/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** What the heading of a column, or the name of a field, says. */
export const roleOf = (heading: string): Role | undefined =>
  HEADINGS.find(({ words }) => words.test(plain(heading)))?.role;

function columnsIn(cells: readonly string[]): Columns | undefined {
  const columns = new Map<Role, number>();
  for (const [at, cell] of cells.entries()) {
    const role = cell === '' ? undefined : roleOf(cell);
    if (role && !columns.has(role)) columns.set(role, at);
  }
  return columns.size >= 2 ? columns : undefined;
}

function ofTable(text: string): CreditFile {
  const lines = text.split(/\r\n|\r|\n/);
  const cellsOf = splitter(lines);
  const rows: TaxCredit[] = [];
  const problems: CreditProblem[] = [];
  let columns: Columns | undefined;
  let deductor: Deductor | undefined;
  let isRead = true;
  let pan: string | null = null;
  let panAt = -1;
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.every((cell) => cell === '')) continue;
    const [, part] = /^\W*PART[\s–-]*([IVX]+|[A-H]\d?)\b/i.exec(line) ?? [];
    if (part) {
      isRead = PARTS_READ.includes(part.toUpperCase());
      [columns, deductor] = [undefined, undefined];
      continue;
    }
    if (panAt >= 0 && pan === null)
      pan = /^[A-Z]{5}\d{4}[A-Z]$/.test(cells[panAt] ?? '') ? (cells[panAt] ?? null) : null;
    panAt = cells.findIndex((cell) => /^permanent account number/.test(plain(cell)));
    if (!isRead || panAt >= 0) continue;
    const found = columnsIn(cells);
    if (found) {
      columns = found;
      continue;
    }
    if (!columns) continue;
    const own = deductorIn(cells, columns);
    if (own) deductor = own;
    if (!columns.has('on') || (own && !columns.has('tan') && !columns.has('name'))) continue;
    const made = rowOf((role) => cells[columns?.get(role) ?? -1] ?? '', own ?? deductor, index + 1);
    if (made === undefined) continue;
    if ('message' in made) problems.push(made);
    else rows.push(made);
  }
  return { pan, rows, problems };
}

type Splitter = (line: string) => string[];

const byMark =
  (mark: string | RegExp): Splitter =>
  (line) =>
    line.split(mark).map((cell) => cell.trim());
const byComma: Splitter = (line) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  );
const SPLITTERS: readonly Splitter[] = [...['\t', '|', ';'].map(byMark), byComma, byMark(/ {2,}/)];

/** How cells are parted: by '^' as the department does, else by whichever mark makes headings of a line; blanks last. */
function splitter(lines: readonly string[]): Splitter {
  if (lines.filter((line) => line.includes('^')).length >= lines.length / 4) return byMark('^');
  return SPLITTERS.find((split) => lines.some((line) => (columnsIn(split(line))?.size ?? 0) > 2)) ?? byComma;
}

const TAN = /\b[A-Z]{4}\d{5}[A-Z]\b/;

/** Who withheld, of a line that says so: the TAN stands in a cell of its own after the name, or in brackets behind it. */
function deductorIn(cells: readonly string[], columns: Columns): Deductor | undefined {
  const at = cells.findIndex((cell) => TAN.test(cell.toUpperCase()));
  if (at < 0) return undefined;
  const cell = (cells[at] ?? '').toUpperCase();
  const [tan = ''] = TAN.exec(cell) ?? [];
  if (!isTan(tan)) return undefined;
  const named = columns.get('name');
  const alone = nameIn(cell);
  const beside = named !== undefined && named !== at && columns.has('tan') ? cells[named] : cells[at - 1];
  const name = (alone !== '' ? alone : (beside ?? '')).replace(/\s+/g, ' ').trim();
  const section = columns.has('on') ? null : sectionIn(cells[columns.get('section') ?? -1] ?? '');
  return { name: name || tan, tan, section };
}

/** The name in a cell that may hold the TAN behind it. */
const nameIn = (cell: string): string =>
  cell
    .replace(new RegExp(TAN, 'i'), '')
    .replace(/[()[\]]/g, '')
    .trim();

const sectionIn = (text: string): string | null => text.replace(/^TDS[\s-]*/i, '').trim() || null;

function rowOf(value: (role: Role) => string, deductor: Deductor | undefined, line: number) {
  const given = { tax: value('tax'), on: value('on') };
  if (given.tax === '' && given.on === '') return undefined;
  const tax = amountIn(given.tax);
  const on = dayIn(given.on);
  // Totals and notes have no day.
  if (on === undefined && !/\d/.test(given.on)) return undefined;
  const fail = (problem: string, words: Message['params'] = {}): CreditProblem => ({
    ...{ line, message: say(`tax-credit.problem.${problem}`, { ...words, line }) },
  });
  if (on === undefined) return fail('day', { text: given.on });
  // A sum that the information statement has replaced by another.
  if (value('status').toLowerCase() === 'inactive') return undefined;
  if (tax === undefined) return fail('tax', { text: given.tax });
  const named = nameIn(value('name'));
  if (named !== '' && (!deductor || nameKey(named) !== nameKey(deductor.name)))
    return value('tan') === '' ? fail('no-tan', { name: named }) : fail('tan', { name: named, tan: value('tan') });
  if (!deductor) return fail('deductor');
  const amount = value('amount') === '' ? paise(0) : amountIn(value('amount'));
  if (amount === undefined) return fail('amount', { text: value('amount') });
  if (Math.abs(tax) > Math.abs(amount) && amount !== 0) return fail('above');
  const made: TaxCredit = {
    ...{ deductor: deductor.name, tan: deductor.tan, on, amount, tax },
    section: sectionIn(value('section')) ?? deductor.section,
    status: value('status').slice(0, 20) || null,
    deposited: amountIn(value('deposited')) ?? tax,
  };
  return made;
}

/** Rupees as the department prints them: '1,00,000.00', '-500.00' or '500.00-' of a reversal. Undefined of what is none. */
function amountIn(text: string): Paise | undefined {
  const written = text.replace(/[\s₹]|^Rs\.?/gi, '');
  // A comma before other than three digits at the end parts no thousands: '120000,00' is none of ours.
  if (written.includes(',') && !/,\d{3}(\.\d*)?\)?-?$/.test(written)) return undefined;
  const bare = written
    .replaceAll(',', '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^(\d.*)-$/, '-$1');
  const [, sign, whole = '', part = ''] = /^([-+]?)(\d{1,13})(?:\.(\d{1,2}))?0*$/.exec(bare) ?? [];
  if (whole === '') return undefined;
  const size = parseRupees(part ? `${whole}.${part}` : whole);
  return paise(sign === '-' && size > 0 ? 0 - size : size);
}

/** A day as '05-Oct-2026', '05/10/2026', '05-10-26' or '2026-10-05'. */
function dayIn(text: string): IsoDate | undefined {
  const bare = text.trim().slice(0, 11).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/ .]([A-Za-z]{3}|\d{1,2})[-/ .](\d{4}|\d{2})$/.exec(bare) ?? [];
  const number = /^\d/.test(month) ? month : monthNumber(month.toLowerCase());
  const iso =
    year === '' ? bare.slice(0, 10) : `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

const NESTED_AT_MOST = 12;

/** The sums in JSON, however deep: whoever names the deductor does so on the sum itself or around it. */
function ofJson(text: string): CreditFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { pan: null, rows: [], problems: [{ line: 1, message: say('tax-credit.problem.json') }] };
  }
  const rows: TaxCredit[] = [];
  const problems: CreditProblem[] = [];
  let pan: string | null = null;
  let count = 0;
  const visit = (value: unknown, around: Deductor | undefined, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > NESTED_AT_MOST) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, around, depth + 1);
      return;
    }
    const fields = Object.entries(value);
    const told = new Map<Role, string>();
    for (const [name, one] of fields) {
      const role = roleOf(name);
      if (role && (typeof one === 'string' || typeof one === 'number') && !told.has(role)) told.set(role, String(one));
      if (/^(permanent account number|assessee pan|taxpayer pan)/.test(plain(name)) && typeof one === 'string')
        pan ??= one;
    }
    const cells = [told.get('name') ?? '', told.get('tan') ?? '', told.get('section') ?? ''];
    const columns: Columns = new Map([
      ['name', 0],
      ['tan', 1],
      ['section', 2],
    ]);
    const own = deductorIn(cells, columns) ?? around;
    if (told.has('on') && told.has('tax')) {
      count += 1;
      const made = rowOf((role) => told.get(role) ?? '', own, count);
      if (made && 'message' in made) problems.push(made);
      else if (made) rows.push(made);
    }
    for (const [, one] of fields) visit(one, own, depth + 1);
  };
  visit(data, undefined, 0);
  return { pan, rows, problems };
}
