import { readAmount } from './amount';
import { STATEMENT_LIMITS } from './container';
import { isDayNumber, readDate } from './dates-column';
import type { Refusal } from './notices';
import { headingsOf, normaliseHeading, type Role } from './roles';
import type { Table } from './table';

/** Where each column stands, from 0. Either both sides have a column, or one amount has a side or a sign. */
export type Columns = Readonly<Partial<Record<Role, number>>> & { date: number; description: number };

export type Layout = {
  table: Table;
  columns: Columns;
  width: number;
  headerCells: readonly string[];
  headerLine: number;
  /** Where the record below the heading begins. */
  next: number;
  /** The heading without what varies from file to file: by it a correction of the columns is remembered. */
  shape: string;
};

/** Columns a person has put right, by their place in the heading. */
export type Mapping = Readonly<Partial<Record<Role, number>>>;

type Found = Layout & { score: number };
type Near = { line: number; roles: ReadonlyMap<Role, number>; twice: readonly Role[] };

/** Records below a heading on which it is proved. */
const PROVED_ON = 20;

/**
 * Finds the heading and what each column holds. Every line near the top is scored as a heading by the columns it names, less
 * those nobody knows, times how well the records below it fit; the best product wins, under whichever delimiter.
 */
export function findLayout(
  tables: readonly Table[],
  mapping?: Mapping,
): { ok: true; layout: Layout } | { ok: false; refusal: Refusal } {
  let best: Found | undefined;
  let nearest: Near | undefined;
  for (const table of tables) {
    for (let index = 0; index < Math.min(table.length, STATEMENT_LIMITS.headerSearch); ) {
      const record = table.recordAt(index, 0);
      const { roles, twice, unknown } = headingsOf(record.cells.slice(0, STATEMENT_LIMITS.columns));
      const columns = twice.length === 0 || mapping ? columnsOf(roles, mapping) : null;
      if (columns) {
        const layout = layoutOf(table, columns, record);
        const score = (roles.size - unknown / 2) * (FLOOR + fitOf(layout));
        // The same heading again is that of the next page, not of another table.
        const isRepeated = best?.table === table && best.shape === layout.shape && best.score > FLOOR * roles.size;
        if (!isRepeated && (!best || score > best.score)) best = { ...layout, score };
      }
      if (roles.size > (nearest?.roles.size ?? 0)) nearest = { line: record.line, roles, twice };
      index = record.next;
    }
  }
  return best ? { ok: true, layout: best } : { ok: false, refusal: withoutHeader(nearest) };
}

// A heading that nothing below it proves is still better than none: its rows then say themselves what is wrong.
const FLOOR = 0.05;

function layoutOf(table: Table, columns: Columns, record: { line: number; cells: string[]; next: number }): Layout {
  const { line, cells, next } = record;
  return { table, columns, width: cells.length, headerCells: cells, headerLine: line, next, shape: shapeOf(cells) };
}

const shapeOf = (cells: readonly string[]): string => cells.map(normaliseHeading).join('|').replace(/\|+$/, '');

function columnsOf(roles: ReadonlyMap<Role, number>, mapping?: Mapping): Columns | null {
  const columns: Partial<Record<Role, number>> = mapping && roles.size > 1 ? { ...mapping } : Object.fromEntries(roles);
  const { date, description, debit, credit, amount } = columns;
  if (date === undefined || description === undefined) return null;
  const hasSides = debit !== undefined && credit !== undefined;
  if (!hasSides && amount === undefined) return null;
  return { ...columns, date, description };
}

/** The share of the records below that have a date and exactly one amount; footnotes and blank lines do not count. */
function fitOf({ table, columns, next, width, shape }: Layout): number {
  let rows = 0;
  let fitting = 0;
  for (let index = next; index < table.length && rows < PROVED_ON; ) {
    const record = table.recordAt(index, width);
    index = record.next;
    if (record.cells.filter((cell) => cell.trim() !== '').length < 2 || shapeOf(record.cells) === shape) continue;
    rows++;
    if (isRow(record.cells, columns)) fitting++;
  }
  return rows === 0 ? 0 : fitting / rows;
}

function isRow(cells: readonly string[], { date, debit, credit, amount }: Columns): boolean {
  const day = (cells[date] ?? '').trim();
  const { dayFirst, monthFirst } = readDate(day);
  if (!dayFirst && !monthFirst && !isDayNumber(day)) return false;
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  const read = sides.map((column) => readAmount(cells[column] ?? '', 'debit'));
  return !read.includes(undefined) && read.filter(Boolean).length === 1;
}

const REQUIRED = ['date', 'description', 'debit', 'credit'] as const;
const LABELS: Readonly<Record<Role, string>> = {
  date: 'Date',
  valueDate: 'Value Date',
  description: 'Description',
  reference: 'Reference',
  debit: 'Debit Amount',
  credit: 'Credit Amount',
  amount: 'Amount',
  side: 'Dr / Cr',
  balance: 'Balance',
  balanceSide: 'Dr / Cr of the balance',
};

function withoutHeader(nearest: Near | undefined): Refusal {
  const expected =
    'Date, Description, Debit Amount, Credit Amount (or one Amount with Dr / Cr) and, if printed, Balance';
  if (!nearest || nearest.roles.size < 2) {
    const message = `No heading line was found. A line must name the columns: ${expected}.`;
    return { code: 'NO_HEADER', message };
  }
  const { line, roles, twice } = nearest;
  const missing = REQUIRED.filter((role) => !roles.has(role)).map((role) => LABELS[role]);
  const fault =
    missing.length > 0
      ? `has no column ${missing.join(', ')}`
      : `has the column ${LABELS[twice[0] ?? 'balance']} twice`;
  return { code: 'NO_HEADER', line, message: `The heading on line ${line} ${fault}. The columns are: ${expected}.` };
}
