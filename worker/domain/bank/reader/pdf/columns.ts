import { looksLikeDate } from '../cell/dates';
import type { Chunk, TextItem, TextLine } from './items';

const FIGURE = /^(?:[\s₹(+-]|inr|rs\.?)*\d[\d,]*(?:\.\d+)?\)?\s*\(?(?:[dc]r?)?\.?\)?$/i;
const UNIT = /^(?:₹|rs\.?|inr)$/i;
/** Narrower than this share of a letter no gap parts two columns. */
const INSIDE_CELL = 0.12;

/**
 * Of several places that equally few words cross: the last one leaves what stands between two headings to the left one, as where
 * figures stand at the right of a column whose name stands at its left; the first one leaves it to the right one; the widest one
 * goes by the room between.
 */
export const BORDER_CHOICES = ['last', 'widest', 'first'] as const;
export type BorderChoice = (typeof BORDER_CHOICES)[number];

/**
 * Where one column ends and the next begins: between two headings, on the place that the fewest words of the table cross. Text
 * begins at the left of its column and figures end at its right, so a heading's own edges would cut both.
 */
export function bordersOf(headings: readonly Chunk[], body: readonly TextLine[], choice: BorderChoice): number[] {
  const items = rowsAmong(body).flatMap((line) => line.items);
  return headings.slice(1).map((next, at) => {
    const before = headings[at]?.to ?? next.from;
    return before < next.from ? quietest(before, next.from, items, choice) : (before + next.from) / 2;
  });
}

/** The lines of the table: those with a day or an amount, and those that a row may have above or below them. */
function rowsAmong(body: readonly TextLine[]): readonly TextLine[] {
  const isRow = body.map((line) => isDated(line) || hasAmount(line));
  const isNear = (one: TextLine, other: TextLine | undefined) =>
    other?.page === one.page && Math.abs(other.y - one.y) <= NEAR * Math.max(one.h, other.h);
  return body.filter((line, at) => isRow[at] || [at - 1, at + 1].some((by) => isRow[by] && isNear(line, body[by])));
}

/** Lines of one row stand nearer than this, in letters. */
const NEAR = 1.6;

/** A line of the table, its day in one piece or in several. */
const isDated = ({ items }: TextLine): boolean =>
  items.some(({ str }) => looksLikeDate(str)) || looksLikeDate(items.map(({ str }) => str).join(' '));

const hasAmount = ({ items }: TextLine): boolean => items.some(({ str }) => /\d\.\d\d/.test(str) && FIGURE.test(str));

/** The middle of the stretch that the fewest items cross. */
function quietest(from: number, to: number, items: readonly TextItem[], choice: BorderChoice): number {
  let best = { middle: (from + to) / 2, crossed: Number.POSITIVE_INFINITY, width: 0 };
  for (const { start, end, crossed } of stretchesBetween(from, to, items)) {
    const width = end - start;
    const isBetter = IS_BETTER[choice](width, best.width);
    if (crossed < best.crossed || (crossed === best.crossed && isBetter))
      best = { middle: (start + end) / 2, crossed, width };
  }
  return best.middle;
}

type Stretch = { start: number; end: number; crossed: number };

/** The stretches in which no item begins or ends, and how many items cross each. */
function stretchesBetween(from: number, to: number, items: readonly TextItem[]): Stretch[] {
  const near = items.filter(({ x, w }) => x < to && x + w > from);
  const [starts, ends] = [sorted(near.map(({ x }) => x)), sorted(near.map(({ x, w }) => x + w))];
  const inside = [...new Set([...starts, ...ends])].filter((edge) => edge > from && edge < to);
  let [begun, ended] = [0, 0];
  return [...sorted(inside), to].map((end, at, edges) => {
    const start = edges[at - 1] ?? from;
    while (begun < starts.length && (starts[begun] ?? to) <= start) begun++;
    while (ended < ends.length && (ends[ended] ?? to) <= start) ended++;
    return { start, end, crossed: begun - ended };
  });
}

const sorted = (places: readonly number[]): number[] => [...places].sort((one, other) => one - other);

const IS_BETTER: Readonly<Record<BorderChoice, (width: number, best: number) => boolean>> = {
  last: (width, best) => width >= Math.min(SLIVER, best),
  widest: (width, best) => width > best,
  first: (width, best) => best < SLIVER && width > best,
};

/** Narrower than this no stretch parts two columns by itself. */
const SLIVER = 1.5;

type Placed = Pick<TextItem, 'str' | 'x' | 'w'>;

function columnOf({ str, x, w }: Placed, borders: readonly number[]): number {
  const edge = FIGURE.test(str) ? x + w : x;
  return borders.filter((border) => edge > border).length;
}

/** A figure of a line of the table, and the column it was given to. */
export type Figure = { column: number; x: number; w: number };

/** The figures of a page's lines, each with the column it stands in and where it is, in the page's points. */
export const figuresOf = (body: readonly TextLine[], borders: readonly number[]): Figure[] =>
  body
    .filter((line) => isDated(line) || hasAmount(line))
    .flatMap(({ items }) => items.filter(({ str }) => FIGURE.test(str)))
    .map((item) => ({ column: columnOf(item, borders), x: item.x, w: item.w }));

/**
 * How far the figures of each column stand out of line, all columns together: by their left edges, their middles or their right
 * edges, whichever stand in line the best.
 */
export function strayOf(figures: readonly Figure[]): number {
  const columns = [...new Set(figures.map(({ column }) => column))];
  const strays = columns.map((wanted) => {
    const own = figures.filter(({ column }) => column === wanted);
    return Math.min(...[0, 0.5, 1].map((share) => stretchOf(own.map(({ x, w }) => x + w * share))));
  });
  return strays.reduce((sum, stray) => sum + stray, 0);
}

function stretchOf(places: readonly number[]): number {
  const inOrder = sorted(places);
  return (inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0);
}

/** A line as cells: text belongs where it begins, a figure where it ends. */
export function cellsOf({ items, h }: TextLine, borders: readonly number[]): string[] {
  const cells: string[] = Array.from({ length: borders.length + 1 }, () => '');
  const ends: number[] = [];
  for (const [at, { str, x, w }] of items.entries()) {
    // A sign of the rupee may stand far from its figure, at the other end of the column.
    if (UNIT.test(str) && FIGURE.test(items[at + 1]?.str ?? '')) continue;
    const column = columnOf({ str, x, w }, borders);
    const gap = x - (ends[column] ?? x);
    const between = cells[column] === '' || gap <= INSIDE_CELL * h ? '' : ' ';
    cells[column] += between + str;
    ends[column] = x + w;
  }
  return cells;
}
