import { inEnglish } from '../../../../testing/in-english';
import { readStatement } from '../read-statement';
import type { TextItem } from './items';
import { tabbed, tableOf } from './table';

const SIZE = 8;
export const wide = (text: string) => text.length * SIZE * 0.5;

/** A line of a page: its height and its words, each with its left edge, or its right edge from R. */
export type PageLine = readonly [y: number, ...words: (readonly [place: number | `R${number}`, text: string])[]];

/** Words at their places on one page. */
export const page = (lines: readonly PageLine[], number = 1): TextItem[] =>
  lines.flatMap(([y, ...words]) =>
    words.map(([place, str]) => {
      const w = wide(str);
      const x = typeof place === 'number' ? place : Number(place.slice(1)) - w;
      return { str, x, y, w, h: SIZE, page: number };
    }),
  );

/** What is read of these words: each line as its day, side, amount and text, and what is said of them. */
export function read(items: readonly TextItem[]) {
  const outcome = inEnglish(readStatement(tabbed(tableOf(items))));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems, agreeing } = outcome.statement;
  const told = lines.map(({ date, side, amount, description }) => [date, side, amount, description]);
  return { lines: told, problems, agreeing };
}
