import { looksLikeDate } from '../cell/dates';
import { headingsOf } from '../heading/roles';
import { shapeOf } from '../heading/values-below';
import type { Columns } from '../model';
import { readStatement } from '../read-statement';
import { BORDER_CHOICES, type BorderChoice, bordersOf, cellsOf, type Figure, figuresOf, strayOf } from './columns';
import { type Heading, headingOn } from './heading';
import { chunksOf, linesOf, type TextItem, type TextLine } from './items';
import { rowsOf } from './rows';
import { moneyIn } from './whole-cells';

/**
 * The table of a statement out of the places of its words: the heading is the line that names the most columns, and each word
 * below it goes to the column it stands in. Where the columns can be parted in more than one way, the balances decide, and
 * where they prove each alike, which no balance does of a first line, how well the figures stand in line.
 */
export function tableOf(items: readonly TextItem[]): string[][] {
  const pages = pagesOf(linesOf(items)).map((lines) => ({ lines, heading: headingOn(lines) }));
  const tables = BORDER_CHOICES.map((choice) => partedBy(pages, choice));
  const [first, ...others] = tables;
  const isOpen = others.some(({ rows }) => tabbed(rows) !== tabbed(first?.rows ?? []));
  return isOpen ? bestProved(tables) : (first?.rows ?? []);
}

/** The table of which the balances prove the most lines; of several alike the one with more of them, and then the one in line. */
function bestProved(tables: readonly Parted[]): string[][] {
  const ranked = tables
    .map((table) => ({ table, marks: marksOf(table), stray: strayOf(table.figures) }))
    .sort((one, other) => weighed(one.marks, other.marks) || one.stray - other.stray);
  const [best] = ranked;
  if (!best) return [];
  const isAlike = ({ marks, stray }: typeof best) =>
    weighed(marks, best.marks) === 0 && stray - best.stray < SAME_STRAY;
  return undecided(best.table, ranked.filter(isAlike));
}

/** What stands out of line by less than this more stands in line as well. */
const SAME_STRAY = 1;

const weighed = (one: readonly number[], other: readonly number[]): number =>
  one.map((mark, at) => mark - (other[at] ?? 0)).find(Boolean) ?? 0;

/** What speaks against a parting, the weightiest first. A line that is lost makes no fault, so lines count as well. */
function marksOf({ rows }: Parted): number[] {
  const outcome = readStatement(tabbed(rows));
  if (!outcome.ok) return [1];
  const { problemCount, lines, agreeing, checked, warnings } = outcome.statement;
  const differing = warnings.filter(({ code }) => code === 'OPENING_DIFFERS' || code === 'CLOSING_DIFFERS').length;
  return [0, -agreeing, checked - agreeing, -lines.length, problemCount, differing];
}

/** A figure that may as well be of the other side is put under both, so that the reader asks about its line. */
function undecided({ rows, sides }: Parted, alike: readonly { table: Parted }[]): string[][] {
  return rows.map((cells, line) =>
    cells.map((cell, at) => {
      const others = sides.includes(at) ? alike.map(({ table }) => table.rows[line]?.[at] ?? '') : [];
      return cell || (others.find((other) => /\d/.test(other)) ?? '');
    }),
  );
}

function pagesOf(lines: readonly TextLine[]): TextLine[][] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  return [...pages.values()];
}

/** The table as text with tabs between its cells, as the reader of statements takes it. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n"]+/g, ' ')).join('\t')).join('\n')}\n`;

/** Between what stands beside each other above the table, in letters. */
const APART = 1.2;
/** The reader looks for a heading near the top, so of a long page before it only the end is kept. */
const KEPT_ABOVE = 50;

/** A page, and the heading on it that names the most columns. */
type Page = { lines: TextLine[]; heading: Heading | undefined };

/** A document parted into columns: its rows, the figures that stand in line or out of it, and the columns of money in and out. */
type Parted = { rows: string[][]; figures: Figure[]; sides: readonly number[] };

type Table = { heading: Heading; borders: number[]; columns: Columns };

/** Pages without a heading of their own go on with the columns of the page before. */
function partedBy(pages: readonly Page[], choice: BorderChoice): Parted {
  const best = Math.max(0, ...pages.map(({ heading }) => heading?.score ?? 0));
  const first = pages.find(({ heading }) => heading && heading.score >= best - 1);
  if (!first?.heading) return { rows: pages.flatMap(({ lines }) => lines.map(loose)), figures: [], sides: [] };
  const repeated = new Set(first.lines.slice(0, first.heading.first).map(shapeOfLine));
  const rows: string[][] = [];
  const figures: Figure[] = [];
  let known: Table | undefined;
  for (const page of pages) {
    const own = headingOf(page, known, best);
    const above = own ? page.lines.slice(0, own.first) : known ? [] : page.lines;
    const top = known ? rowsAbove(above, known, repeated) : above.slice(-KEPT_ABOVE).map(loose);
    const names = own && namesToTell(own, known);
    known = own ? tableUnder(own, known, pages, choice) : known;
    const body = known ? page.lines.slice(own ? own.last + 1 : 0) : [];
    rows.push(...top, ...(names ? [names] : []), ...(known ? rowsUnder(body, known) : []));
    if (known) figures.push(...figuresUnder(body, known));
  }
  return { rows, figures, sides: sidesOf(known) };
}

const sidesOf = (known: Table | undefined): number[] =>
  [known?.columns.debit, known?.columns.credit].filter((at) => at !== undefined);

/** A line of a note that happens to name columns is no heading where the table's own names more. */
function headingOf({ heading }: Page, known: Table | undefined, best: number): Heading | undefined {
  const isLike = known === undefined || heading?.cells.length === known.borders.length + 1;
  return heading && isLike && heading.score >= best - 1 ? heading : undefined;
}

/** Each page repeats the heading; once is enough, save where it names its columns in another order. */
function namesToTell({ cells }: Heading, known: Table | undefined): string[] | undefined {
  const names = cells.map(({ str }) => str);
  const isKnown = known && shapeOf(known.heading.cells.map(({ str }) => str)) === shapeOf(names);
  return isKnown ? undefined : names;
}

/** Headings at the same places stand over one table: the more of its lines are seen, the surer its borders are. */
function tableUnder(heading: Heading, known: Table | undefined, pages: readonly Page[], choice: BorderChoice): Table {
  const names = heading.cells.map(({ str }) => str);
  const { date = 0, description = 1, ...others } = Object.fromEntries(headingsOf(names).roles);
  const isKnown = known && isAtSame(known.heading, heading);
  const borders = isKnown ? known.borders : bordersOf(heading.cells, bodyUnder(heading, pages), choice);
  return { heading, borders, columns: { ...others, date, description } };
}

/** Headings nearer than this are at the same place. */
const SAME_PLACE = 2;

const isAtSame = ({ cells }: Heading, other: Heading): boolean =>
  cells.length === other.cells.length &&
  cells.every(({ from, to }, at) => {
    const beside = other.cells[at] ?? { from: Number.NaN, to: Number.NaN };
    return Math.abs(from - beside.from) < SAME_PLACE && Math.abs(to - beside.to) < SAME_PLACE;
  });

/** What stands below a heading on any page, and on the pages after it that have none. */
function bodyUnder(heading: Heading, pages: readonly Page[]): TextLine[] {
  let isBelow = false;
  return pages.flatMap((page) => {
    if (page.heading) isBelow = isAtSame(heading, page.heading);
    return isBelow ? page.lines.slice(page.heading ? page.heading.last + 1 : 0) : [];
  });
}

/**
 * What stands above the heading of a later page: the last lines of the table before it, where it ends there, and notes. What
 * stands above the first heading too is printed on every page, and is of no table.
 */
function rowsAbove(above: readonly TextLine[], known: Table, repeated: ReadonlySet<string>): string[][] {
  const last = above.findLastIndex((line) => !repeated.has(shapeOfLine(line)) && isRowOf(line, known));
  const lines = above.slice(0, last + 1).filter((line) => !repeated.has(shapeOfLine(line)));
  return [...rowsUnder(lines, known), ...above.slice(last + 1).map(asNote)];
}

const shapeOfLine = ({ items }: TextLine): string => items.map(({ str }) => str.replace(/\d/g, '0')).join(' ');

function isRowOf(line: TextLine, { borders, columns }: Table): boolean {
  const cells = cellsOf(line, borders);
  return looksLikeDate(cells[columns.date] ?? '') && moneyIn(columns).some((at) => /\d/.test(cells[at] ?? ''));
}

const rowsUnder = (body: readonly TextLine[], { borders, columns }: Table): string[][] =>
  rowsOf(
    body.map((line) => ({ y: line.y, h: line.h, cells: cellsOf(line, borders) })),
    columns,
  );

/** The figures of its amounts: what looks like one in a day or a narration stands as it comes. */
const figuresUnder = (body: readonly TextLine[], { borders, columns: { date, description } }: Table): Figure[] =>
  figuresOf(body, borders).filter(({ column }) => column !== date && column !== description);

const loose = (line: TextLine): string[] => chunksOf(line, APART).map(({ str }) => str);
const asNote = (line: TextLine): string[] => [loose(line).join(' ')];
