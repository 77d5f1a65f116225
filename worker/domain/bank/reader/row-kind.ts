import { amountsOf, beginsAsTotal } from './carried';
import { looksLikeDate } from './dates-column';
import type { Layout } from './layout';
import { normaliseHeading } from './roles';

/** What a line below the heading is. Only transactions are read; the others are told, so that nothing vanishes unseen. */
export type RowKind = 'transaction' | 'continuation' | 'blank' | 'heading' | 'rule' | 'total' | 'note';

/** An aside is a note within the table, as the name of a card's holder above what was bought with it. */
export type UndatedKind = RowKind | 'aside';

const RULE_LINE = /^[\s*=_\-–—.~#+|]*$/;
const CLOSING_WORDS =
  /legends?\b|end of (?:the )?statement|computer[- ]generated|system[- ]generated|generated (?:on|by)|disclaimer|statement summary|important (?:note|information)|this is an? |\babbreviations?\b/i;
const CLOCK = /^\s*\(?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?(?:\s*(?:ist|hrs))?\)?\s*$/i;

/** Follows a file downwards: what comes after the summary of a page is not read as money without a date. */
export type Below = { isFooter: boolean; follows: boolean; afterBlank: boolean };

/** The kind of a record that has no readable date: with one it is a transaction, well or badly made. */
export function kindOfUndated(cells: readonly string[], layout: Layout, below: Below): UndatedKind {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  if (filled.length === 0) return 'blank';
  if (isHeading(cells, layout)) return 'heading';
  if (filled.every((at) => RULE_LINE.test(cells[at] ?? ''))) return 'rule';
  const { columns } = layout;
  if (filled.some((at) => beginsAsTotal(cells[at] ?? '')) || isWordlessTotal(cells, layout)) return 'total';
  if (filled.some((at) => CLOSING_WORDS.test(cells[at] ?? ''))) return 'note';
  if (below.follows && !below.isFooter && runsOn(cells, filled, layout))
    return below.afterBlank ? 'aside' : 'continuation';
  const isMeantAsDate = looksLikeDate(cells[columns.date] ?? '') && !(below.isFooter && isPeriod(cells, filled));
  if (isMeantAsDate || (amountsOf(cells, columns).length > 0 && !below.isFooter)) return 'transaction';
  return 'note';
}

/** Two days in the only cell of a line are a period. */
const isPeriod = (cells: readonly string[], filled: readonly number[]): boolean =>
  filled.length === 1 && /\d{4}.*\D\d{4}/.test(cells[filled[0] ?? 0] ?? '');

/** Money on both sides without a day and a text is no transaction: it sums up what stands above. */
const isWordlessTotal = (cells: readonly string[], { columns }: Layout): boolean =>
  amountsOf(cells, columns).length > 1 && cells.every((cell) => !/\p{L}{3}/u.test(cell) && !looksLikeDate(cell));

/** Whether a line only goes on with the text of the one above, with its reference, or with the time under its day. */
function runsOn(cells: readonly string[], filled: readonly number[], { columns }: Layout): boolean {
  const { date, valueDate, description, reference } = columns;
  const isTime = (at: number) => (at === date || at === valueDate) && CLOCK.test(cells[at] ?? '');
  const others = filled.filter((at) => at !== description && !isTime(at));
  if (others.length === 0) return true;
  return filled.includes(description) && others.every((at) => at === reference);
}

/** Whether what was just read ends the table: until the next heading or the next dated line. */
export const endsTable = (kind: UndatedKind, cells: readonly string[]): boolean =>
  kind === 'note' || (kind === 'total' && !cells.some((cell) => /opening|brought|b\W?f\b/i.test(cell)));

/** Whether a line repeats the heading. */
export const isHeading = (cells: readonly string[], { headerCells, headerLines }: Layout): boolean =>
  isSameLine(cells, headerCells) || (headerLines.length > 1 && headerLines.some((line) => isSameLine(cells, line)));

const isSameLine = (cells: readonly string[], heading: readonly string[]): boolean =>
  isAlike(cells[0], heading[0]) && heading.every((cell, at) => isAlike(cells[at], cell));

const isAlike = (one = '', other = ''): boolean => one === other || normaliseHeading(one) === normaliseHeading(other);
