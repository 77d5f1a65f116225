import { headingsOf } from '../heading/roles';
import { type Role, STATEMENT_LIMITS, type Table } from '../model';

const LONGEST_LINE = 400;
const FEWEST_NAMES = 4;
const DATED = /^\s*(?:\d{1,6}[.)]?\s+)?\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/i;

/** A day that a narrow column broke: its year stands on the next line, alone or in front of the text that runs on. */
const MOST_OF_DAY = /^\s*(?:\d{1,6}[.)]?\s+)?\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]*(?=\s\s)/i;
const YEAR = /^\s*\d{2}(?:\d{2})?(?:\s{2}|\s*$)/;

const isDated = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return (
    line.length <= LONGEST_LINE && (DATED.test(line) || (MOST_OF_DAY.test(line) && YEAR.test(lines[at + 1] ?? '')))
  );
};

type Heading = { at: number; names: (Span & { text: string })[]; roles: ReadonlyMap<Role, number> };

/**
 * A table as a line printer prints it: nothing but blanks parts its columns, so each cell is told by its place under a name of
 * the heading. Null where no line is such a heading, or where the places of the lines below it do not fit the names.
 */
export function printedTable(lines: readonly string[]): Table | null {
  const heading = headingIn(lines);
  if (!heading) return null;
  const dated = lines.filter((_line, at) => at > heading.at && isDated(lines, at));
  const columns = columnsUnder(heading.names, dated, heading.roles.get('description') ?? -1);
  if (!columns) return null;
  const names = heading.names.map(({ text }) => text);
  const cellsOf = (index: number): string[] => {
    const line = lines[index] ?? '';
    if (index < heading.at) return piecesOf(line).map(({ text }) => text);
    if (line.trim() === lines[heading.at]?.trim()) return names;
    return isDated(lines, index) ? cut(line, columns) : placed(line, columns);
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

/** A stretch of places in a line, from its first place to the one behind its last. */
type Span = { from: number; to: number };

/** The pieces of a line that two blanks or more part, each with its place. */
function piecesOf(line: string): (Span & { text: string })[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/**
 * Where the columns of a printed table begin and end, by the places that are blank on every one of its lines; null where what
 * stands between two names may belong to either.
 */
function columnsUnder(names: readonly Span[], lines: readonly string[], text: number): Span[] | null {
  const columns: (Span | null)[] = names.map(() => null);
  for (const run of runsOf(lines)) {
    const at = nameOver(run, names, columns, text);
    if (at === null) return null;
    const known = columns[at];
    columns[at] = { from: Math.min(known?.from ?? run.from, run.from), to: Math.max(known?.to ?? run.to, run.to) };
  }
  const placed = columns.map((column, at) => column ?? names[at] ?? { from: 0, to: 0 });
  const isInOrder = placed.every(({ from }, at) => at === 0 || from >= (placed[at - 1]?.to ?? 0));
  return isInOrder ? placed : null;
}

/** The places that are filled on some line, in stretches between those that are blank on all. */
function runsOf(lines: readonly string[]): Span[] {
  const filled: boolean[] = [];
  for (const line of lines) for (let at = 0; at < line.length; at++) if (line[at] !== ' ') filled[at] = true;
  const runs: Span[] = [];
  for (let at = 0; at < filled.length; at++) {
    if (!filled[at]) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

const overlap = (one: Span, other: Span): number => Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** The name a stretch stands under; beside all of them it goes on with the text, or is of the name in front that has nothing yet. */
function nameOver(run: Span, names: readonly Span[], columns: readonly (Span | null)[], text: number): number | null {
  const over = names.flatMap((name, at) => (overlap(run, name) > 0 ? [at] : []));
  if (over.length > 0) return over.length === 1 ? (over[0] ?? null) : null;
  const before = names.filter(({ to }) => to <= run.from).length - 1;
  if (before === text || columns[before] === null) return before;
  return null;
}
