import { readStatement } from '#domain/bank/statement';
import type { Columns } from '#domain/bank/statement/layout';
import { headingsOf } from '#domain/bank/statement/roles';
import { BORDER_CHOICES, type BorderChoice, bordersOf, cellsOf, type Figure, figuresOf, strayOf } from './pdf-columns';
import { type Heading, headingOn } from './pdf-heading';
import { chunksOf, linesOf, type TextItem, type TextLine } from './pdf-items';
import { rowsOf } from './pdf-rows';

/** Between what stands beside each other above the table, in letters. */
const APART = 1.2;
/** The reader looks for a heading near the top, so of a long page before it only the end is kept. */
const KEPT_ABOVE = 50;

/**
 * The table of a statement out of the places of its words: the heading is the line that names the most columns, and each word
 * below it goes to the column it stands in. Where the columns can be parted in more than one way, the balances decide, and
 * where they prove each alike, which no balance does of a first line, how well the figures stand in line.
 */
export function tableOf(items: readonly TextItem[]): string[][] {
  const headed = pagesOf(linesOf(items)).map((lines) => ({ lines, heading: headingOn(lines) }));
  const tables = BORDER_CHOICES.map((choice) => partedBy(headed, choice));
  const [first, ...others] = tables;
  const isOpen = others.some(({ rows }) => tabbed(rows) !== tabbed(first?.rows ?? []));
  return ((isOpen ? bestProved(tables) : first) ?? { rows: [] }).rows;
}

/** The table of which the balances prove the most lines; of several alike the one with more of them, and then the one in line. */
function bestProved(tables: readonly Parted[]): Parted | undefined {
  const [best] = tables
    .map((table) => ({ table, marks: marksOf(table) }))
    .sort((one, other) => one.marks.map((mark, at) => mark - (other.marks[at] ?? 0)).find(Boolean) ?? 0);
  return best?.table;
}

/** What speaks against a parting, the weightiest first. A line that is lost makes no fault, so lines count as well. */
function marksOf({ rows, figures }: Parted): number[] {
  const outcome = readStatement(tabbed(rows));
  if (!outcome.ok) return [1];
  const { problemCount, lines, agreeing, checked } = outcome.statement;
  return [0, -agreeing, checked - agreeing, -lines.length, problemCount, strayOf(figures)];
}

/** A table parted into columns: its rows, and the figures that stand in line or out of it. */
type Parted = { rows: string[][]; figures: Figure[] };

/** Pages without a heading of their own go on with the columns of the page before. */
function partedBy(headed: readonly Page[], choice: BorderChoice): Parted {
  const best = Math.max(0, ...headed.map(({ heading }) => heading?.score ?? 0));
  let known: Table | undefined;
  const figures: Figure[] = [];
  const rows = headed.flatMap(({ lines, heading }) => {
    // A line of a note that happens to name columns is no heading where the table's own names more.
    const isLike = known === undefined || heading?.cells.length === known.borders.length + 1;
    const own = heading && isLike && heading.score >= best - 1 ? heading : undefined;
    const isFirst = known === undefined;
    const above = own ? lines.slice(0, own.first) : known ? [] : lines;
    const body = own ? lines.slice(own.last + 1) : known ? lines : [];
    known = own ? tableUnder(own, bodyOf(headed, lines, body), choice) : known;
    const top = isFirst ? above.slice(-KEPT_ABOVE).map(loose) : above.map(asNote);
    // Each page repeats the heading; once is enough, and twice would make the reader look for the table below the second.
    const names = own && isFirst ? [own.cells.map(({ str }) => str)] : [];
    if (known) figures.push(...figuresUnder(body, known));
    return [...top, ...names, ...(known ? rowsUnder(body, known) : [])];
  });
  return { rows, figures };
}

function pagesOf(lines: readonly TextLine[]): TextLine[][] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  return [...pages.values()];
}

type Table = { borders: number[]; columns: Columns };
type Page = { lines: TextLine[]; heading: Heading | undefined };

/** All that stands in the same columns: the page's own lines, and the following pages without a heading. */
function bodyOf(pages: readonly Page[], own: readonly TextLine[], body: readonly TextLine[]): TextLine[] {
  const after = pages.slice(pages.findIndex(({ lines }) => lines === own) + 1);
  const end = after.findIndex(({ heading }) => heading !== undefined);
  return [...body, ...(end === -1 ? after : after.slice(0, end)).flatMap(({ lines }) => lines)];
}

function tableUnder({ cells }: Heading, body: readonly TextLine[], choice: BorderChoice): Table {
  const { date = 0, description = 1, ...others } = Object.fromEntries(headingsOf(cells.map(({ str }) => str)).roles);
  return { borders: bordersOf(cells, body, choice), columns: { ...others, date, description } };
}

const rowsUnder = (body: readonly TextLine[], { borders, columns }: Table): string[][] =>
  rowsOf(
    body.map((line) => ({ y: line.y, cells: cellsOf(line, borders) })),
    columns,
  );

/** The figures of its amounts: what looks like one in a day or a narration stands as it comes. */
const figuresUnder = (body: readonly TextLine[], { borders, columns: { date, description } }: Table): Figure[] =>
  figuresOf(body, borders).filter(({ column }) => column !== date && column !== description);

const loose = (line: TextLine): string[] => chunksOf(line, APART).map(({ str }) => str);
const asNote = (line: TextLine): string[] => [loose(line).join(' ')];

/** The table as text with tabs between its cells, as the reader of statements takes it. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n"]+/g, ' ')).join('\t')).join('\n')}\n`;
