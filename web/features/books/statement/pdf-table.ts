import { readStatement } from '#domain/bank/reader/read-statement';
import { BORDER_CHOICES, strayOf } from './pdf-columns';
import { headingOn } from './pdf-heading';
import { linesOf, type TextItem, type TextLine } from './pdf-items';
import { type Parted, partedBy } from './pdf-parted';

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
