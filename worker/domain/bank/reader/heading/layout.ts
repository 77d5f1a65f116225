import { say } from '../../../shared/message';
import {
  type Columns,
  type DelimitedRecord,
  type Layout,
  type Mapping,
  ROLES,
  STATEMENT_LIMITS,
  type Table,
} from '../model';
import type { Refusal } from '../notices';
import { columnsOn, whole } from './columns';
import { foreignHeading } from './currency';
import { type Near, withoutHeader } from './missing-columns';
import { type Headings, headingsOf, type Meanings } from './roles';
import { isRow, sampleBelow, shapeOf } from './values-below';

type Head = DelimitedRecord & { next: number };
type Found = { layout: Layout; score: number; fit: number; weight: number; seen: number; opens: boolean };

/** Lines that a heading may stand on. */
const MOST_HEADER_LINES = 3;
const EACH_LINE_COSTS = 0.1;
/** Without a day among its names a line needs so many others before the records below are asked for one. */
const FEWEST_UNDATED = 3;
// A heading that nothing below it proves is still better than none: its rows then say themselves what is wrong.
const FLOOR = 0.05;
/** So many columns, and records that fit as well as this, and no better heading is looked for. */
const CERTAIN = { columns: 4, records: 5, fit: 0.95 };

/**
 * Finds the heading and what each column holds. Every line near the top, and every two or three lines above one another, are
 * scored as a heading by the columns they name, less those nobody knows, times how well the records below fit; the best product
 * wins, under whichever delimiter.
 */
export function findLayout(
  tables: readonly Table[],
  mapping?: Mapping,
): { ok: true; layout: Layout } | { ok: false; refusal: Refusal } {
  const known: Meanings = new Map();
  let best: Found | undefined;
  let nearest: (Near & { cells: readonly string[] }) | undefined;
  const seen: Found[] = [];
  for (const table of tables) {
    const heads = headsOf(table);
    for (const [at, head] of heads.entries()) {
      const headings = headingsOf(head.cells, known);
      const { roles, twice } = headings;
      if (!mapping && areTwoTables(headings)) return { ok: false, refusal: sideBySide(head.line) };
      if (roles.size > (nearest?.roles.size ?? 0)) nearest = { line: head.line, roles, twice, cells: head.cells };
      const found = bestAt(table, heads.slice(at, at + MOST_HEADER_LINES), known, mapping);
      if (found && !isRepeated(found, best) && (!best || found.score > best.score)) best = found;
      if (found?.opens) seen.push(found);
      if (best && isCertain(best) && head.next > best.layout.next) return { ok: true, layout: firstLike(best, seen) };
    }
  }
  if (best) return { ok: true, layout: firstLike(best, seen) };
  const abroad = nearest && !mapping ? foreignHeading(nearest) : null;
  return { ok: false, refusal: abroad ?? withoutHeader(nearest, mapping) };
}

/**
 * Whether a line heads two tables that stand side by side, of two accounts or of one that goes on to the right: behind the balance of
 * the first, the money is named again, and a balance of its own. Reading either would lose the other.
 */
function areTwoTables({ roles, named }: Headings): boolean {
  const [balance, ...balances] = named.get('balance') ?? [];
  const money = (['debit', 'credit', 'amount'] as const).flatMap((role) => (named.get(role) ?? []).slice(1));
  return roles.has('date') && balance !== undefined && balances.length > 0 && money.some((at) => at > balance);
}

const sideBySide = (line: number): Refusal => ({
  ...{ code: 'UNSUPPORTED_CONTENT', line },
  message: say('statement.side-by-side', { line: String(line) }),
});

/** Of several statements in one file the first, whose lines stand above: the columns of the others are found below it. */
function firstLike({ layout }: Found, seen: readonly Found[]): Layout {
  const isBefore = (one: Layout) => one.table === layout.table && one.next + 1 < layout.headerLine;
  return seen.find((one) => isBefore(one.layout) && isSameMoney(one.layout.columns, layout.columns))?.layout ?? layout;
}

/** The same heading again, or the same columns named no better, is the next page and not another table. */
function isRepeated({ layout, weight }: Found, best: Found | undefined): boolean {
  if (!best || best.fit === 0 || best.layout.table !== layout.table || best.layout.next >= layout.next) return false;
  const isAlike = ROLES.every((role) => best.layout.columns[role] === layout.columns[role]);
  return best.layout.shape === layout.shape || (isAlike && weight <= best.weight);
}

const isCertain = ({ layout, fit, seen }: Found) =>
  seen >= CERTAIN.records && fit >= CERTAIN.fit && Object.keys(layout.columns).length >= CERTAIN.columns;

function headsOf(table: Table): Head[] {
  const heads: Head[] = [];
  for (let index = 0; index < Math.min(table.length, STATEMENT_LIMITS.headerSearch); ) {
    const head = table.recordAt(index, 0);
    heads.push({ ...head, cells: head.cells.slice(0, STATEMENT_LIMITS.columns) });
    index = head.next;
  }
  return heads;
}

/** The best heading that begins at a line: of that line alone, or with those below it. */
function bestAt(table: Table, heads: readonly Head[], known: Meanings, mapping?: Mapping): Found | undefined {
  let best: Found | undefined;
  for (let depth = 1; depth <= heads.length; depth++) {
    const lines = heads.slice(0, depth);
    if (depth > 1 && !lines.every(({ cells }) => isWords(cells, known))) break;
    const found = scored(table, lines, known, mapping);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return best;
}

/** Whether a line may be part of a heading: it names something, and no cell of it is a figure. */
const isWords = (cells: readonly string[], known: Meanings): boolean =>
  headingsOf(cells, known).roles.size > 0 && !cells.some((cell) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell));

function scored(table: Table, lines: readonly Head[], known: Meanings, mapping?: Mapping): Found | undefined {
  const headerCells = stacked(lines.map(({ cells }) => cells));
  const headings = headingsOf(headerCells, known);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || headings.roles.size < 2 || (headings.twice.length > 0 && !mapping)) return undefined;
  if (!mapping && !headings.roles.has('date') && headings.roles.size < FEWEST_UNDATED) return undefined;
  const shape = shapeOf(headerCells);
  const shapes = new Set([shape, ...lines.map(({ cells }) => shapeOf(cells))]);
  const sample = sampleBelow(table, last.next, headerCells.length, shapes);
  const columns = mapping ? whole(mapping) : columnsOn(headings, headerCells, sample);
  if (!columns) return undefined;
  const fitting = sample.filter((cells) => isRow(cells, columns)).length;
  const fit = sample.length === 0 ? 0 : fitting / sample.length;
  const width = Math.max(headerCells.length, (columns.balanceSide ?? 0) + 1);
  const layout: Layout = {
    ...{ table, columns, width, headerCells, shape, next: last.next },
    ...{ headerLines: lines.map(({ cells }) => cells), headerLine: first.line },
  };
  const weight = headings.roles.size - headings.unknown / 2 - (lines.length - 1) * EACH_LINE_COSTS;
  const opens = isRow(sample[0] ?? [], columns);
  return { layout, fit, weight, opens, seen: sample.length, score: weight * (FLOOR + fit) * trustIn(fitting) };
}

/** A small table at the end fits its heading as well as a long one does, and says less: half as much where it has no line. */
const trustIn = (fitting: number): number => (1 + Math.min(1, fitting / CERTAIN.records)) / 2;

function stacked(lines: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = lines;
  if (lines.length === 1) return first;
  const width = Math.max(...lines.map(({ length }) => length));
  const words = (at: number) => lines.map((cells) => (cells[at] ?? '').trim()).filter((word) => word !== '');
  return Array.from({ length: width }, (_, at) => words(at).join(' '));
}

/** Three names of columns, the day among them, are a heading: of another table where they stand elsewhere than in this one. */
export function namesOtherColumns(cells: readonly string[], { columns }: Pick<Layout, 'columns'>): boolean {
  const { roles } = headingsOf(cells);
  if (!roles.has('date') || roles.size < FEWEST_NAMES) return false;
  return [...roles].some(([role, at]) => columns[role] !== at);
}

const FEWEST_NAMES = 3;
const MONEY = ['debit', 'credit', 'amount', 'side', 'balance', 'balanceSide'] as const;

/** Whether two tables print money in the same way, wherever its columns stand. */
const isSameMoney = (one: Columns, other: Columns): boolean =>
  MONEY.every((role) => (one[role] === undefined) === (other[role] === undefined));

/**
 * The columns under a heading further down, as a second statement or a page of a converter has them: null where it heads a table
 * of another kind.
 */
export function movedColumns(cells: readonly string[], next: number, { table, columns }: Layout): Columns | null {
  const headings = headingsOf(cells);
  if (headings.twice.length > 0) return null;
  const sample = sampleBelow(table, next, cells.length, new Set([shapeOf(cells)]));
  const moved = columnsOn(headings, cells, sample.slice(0, JUDGED_ON));
  return moved && isSameMoney(moved, columns) ? moved : null;
}

/** The next heading may follow soon. */
const JUDGED_ON = 5;

/** A record of a table that goes on with other places for its columns, put in the places of the first. */
export function realigned(record: DelimitedRecord, moved: Columns, { columns, width }: Layout): DelimitedRecord {
  const cells = Array.from({ length: width }, () => '');
  for (const role of ROLES) {
    const [from, to] = [moved[role], columns[role]];
    if (from !== undefined && to !== undefined) cells[to] = record.cells[from] ?? '';
  }
  return { ...record, cells };
}
