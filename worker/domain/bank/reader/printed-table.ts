import { columnsUnder, piecesOf, type Span } from './blank-columns';
import { STATEMENT_LIMITS } from './container';
import { headingsOf, type Role } from './roles';
import type { Table } from './table';

const LONGEST_LINE = 400;
const FEWEST_NAMES = 4;
const DATED = /^\s*(?:\d{1,6}[.)]?\s+)?\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/i;

type Heading = { at: number; names: (Span & { text: string })[]; roles: ReadonlyMap<Role, number> };

/**
 * A table as a line printer prints it: nothing but blanks parts its columns, so each cell is told by its place under a name of
 * the heading. Null where no line is such a heading, or where the places of the lines below it do not fit the names.
 */
export function printedTable(lines: readonly string[]): Table | null {
  const heading = headingIn(lines);
  if (!heading) return null;
  const dated = lines.slice(heading.at + 1).filter((line) => line.length <= LONGEST_LINE && DATED.test(line));
  const columns = columnsUnder(heading.names, dated, heading.roles.get('description') ?? -1);
  if (!columns) return null;
  const names = heading.names.map(({ text }) => text);
  const cellsOf = (index: number): string[] => {
    const line = lines[index] ?? '';
    if (index < heading.at) return piecesOf(line).map(({ text }) => text);
    if (line.trim() === lines[heading.at]?.trim()) return names;
    return DATED.test(line) ? cut(line, columns) : placed(line, columns);
  };
  return {
    delimiter: null,
    length: lines.length,
    recordAt: (index) => ({ line: index + 1, cells: cellsOf(index), quoting: 'good', next: index + 1 }),
    isCut: lines.at(-1) !== '',
    isPlaced: true,
  };
}

function headingIn(lines: readonly string[]): Heading | null {
  for (const [at, line] of lines.slice(0, STATEMENT_LIMITS.headerSearch).entries()) {
    if (line.length > LONGEST_LINE) continue;
    const names = piecesOf(line);
    const { roles, twice } = headingsOf(names.map(({ text }) => text));
    const hasMoney = (roles.has('debit') && roles.has('credit')) || roles.has('amount');
    const isNamed = roles.has('date') && roles.has('description') && roles.has('balance') && hasMoney;
    if (isNamed && twice.length === 0 && names.length >= FEWEST_NAMES) return { at, names, roles };
  }
  return null;
}

/** A line of the table: all its places between two columns are blank. */
const cut = (line: string, columns: readonly Span[]): string[] =>
  columns.map((_column, at) => line.slice(startOf(columns, at), startOf(columns, at + 1)).trim());

const startOf = (columns: readonly Span[], at: number): number => (at === 0 ? 0 : (columns[at]?.from ?? LONGEST_LINE));

/** Any other line: its pieces stay whole, a figure in the column in which it ends and a text in that in which it begins. */
function placed(line: string, columns: readonly Span[]): string[] {
  const cells = columns.map(() => '');
  for (const { text, from, to } of piecesOf(line)) {
    const place = /^[\d,.]+(?:\s?[dc]r\.?)?$/i.test(text) ? to - 1 : from;
    const at = Math.max(0, columns.filter((column) => column.from <= place).length - 1);
    cells[at] = cells[at] ? `${cells[at]} ${text}` : text;
  }
  return cells;
}
