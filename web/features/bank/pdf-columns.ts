import { looksLikeDate } from '#domain/bank/statement/dates-column';
import type { Chunk, TextItem, TextLine } from './pdf-items';

const FIGURE = /^[\s₹(+-]*\d[\d,]*(?:\.\d+)?\)?\s*(?:dr|cr)?\.?$/i;
/** Narrower than this share of a letter no gap parts two columns. */
const INSIDE_CELL = 0.12;

/**
 * Where one column ends and the next begins: between two headings, on the place that the fewest words of the table cross. Text
 * begins at the left of its column and figures end at its right, so a heading's own edges would cut both.
 */
export function bordersOf(headings: readonly Chunk[], body: readonly TextLine[]): number[] {
  const items = body.filter(isOfTable).flatMap((line) => line.items);
  return headings.slice(1).map((next, at) => {
    const before = headings[at]?.to ?? next.from;
    return before < next.from ? quietest(before, next.from, items) : (before + next.from) / 2;
  });
}

const isOfTable = ({ items }: TextLine): boolean => items.some(({ str }) => looksLikeDate(str));

/** The middle of the widest stretch that the fewest items cross. */
function quietest(from: number, to: number, items: readonly TextItem[]): number {
  const near = items.filter(({ x, w }) => x < to && x + w > from);
  const inside = near.flatMap(({ x, w }) => [x, x + w]).filter((edge) => edge > from && edge < to);
  const edges = [from, ...inside.sort((one, other) => one - other), to];
  let best = { middle: (from + to) / 2, crossed: Number.POSITIVE_INFINITY, width: 0 };
  edges.slice(1).forEach((end, at) => {
    const start = edges[at] ?? from;
    const middle = (start + end) / 2;
    const crossed = near.filter(({ x, w }) => x < middle && middle < x + w).length;
    const width = end - start;
    if (width === 0 || crossed > best.crossed || (crossed === best.crossed && width <= best.width)) return;
    best = { middle, crossed, width };
  });
  return best.middle;
}

/** A line as cells: text belongs where it begins, a figure where it ends. */
export function cellsOf({ items, h }: TextLine, borders: readonly number[]): string[] {
  const cells: string[] = Array.from({ length: borders.length + 1 }, () => '');
  const ends: number[] = [];
  for (const { str, x, w } of items) {
    const edge = FIGURE.test(str) ? x + w : x;
    const column = borders.filter((border) => edge > border).length;
    const gap = x - (ends[column] ?? x);
    const between = cells[column] === '' || gap <= INSIDE_CELL * h ? '' : ' ';
    cells[column] += between + str;
    ends[column] = x + w;
  }
  return cells;
}
