import { readAmount } from './amount';
import { looksLikeDate } from './dates-column';
import type { Layout } from './layout';
import { normaliseHeading } from './roles';

/** What a line below the heading is. Only transactions are read; the others are told, so that nothing vanishes unseen. */
export type RowKind = 'transaction' | 'continuation' | 'blank' | 'heading' | 'rule' | 'total' | 'note';

const RULE_LINE = /^[\s*=_\-–—.~#+|]*$/;
const TOTAL =
  /^\W*(?:(?:grand|page|sub|transaction|period|statement|net)?\s*-?\s*totals?\b|(?:opening|closing|clearing|final|ledger)\s*bal|balance\s*(?:b|c)\W?f|b\W?f\b|c\W?f\b|(?:brought|carried)\s*(?:forward|down)|(?:dr|cr|debit|credit)\s*count|withdrawl?s?\s*:|deposits?\s*:|statement\s*summary)/i;
const CLOSING_WORDS =
  /legends?\b|end of (?:the )?statement|computer[- ]generated|system[- ]generated|generated (?:on|by)|disclaimer|statement summary|important (?:note|information)|this is an? |\babbreviations?\b/i;

/** Follows a file downwards: what comes after the summary of a page is not read as money without a date. */
export type Below = { isFooter: boolean; follows: boolean };

/** The kind of a record that has no readable date: with one it is a transaction, well or badly made. */
export function kindOfUndated(cells: readonly string[], layout: Layout, below: Below): RowKind {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  if (filled.length === 0) return 'blank';
  if (isHeading(cells, layout)) return 'heading';
  if (filled.every((at) => RULE_LINE.test(cells[at] ?? ''))) return 'rule';
  const { date, description } = layout.columns;
  if (filled.some((at) => TOTAL.test((cells[at] ?? '').trim()))) return 'total';
  if (filled.some((at) => CLOSING_WORDS.test(cells[at] ?? ''))) return 'note';
  const isOnlyText = filled.length === 1 && filled[0] === description;
  if (isOnlyText && below.follows && !below.isFooter) return 'continuation';
  const isMeantAsDate = looksLikeDate(cells[date] ?? '');
  if (isMeantAsDate || (hasMoney(cells, layout) && !below.isFooter)) return 'transaction';
  return 'note';
}

/** A dated line that only carries a balance on, such as 'B/F' or 'OPENING BALANCE': no money moved. */
export const isCarried = (cells: readonly string[], layout: Layout): boolean =>
  TOTAL.test((cells[layout.columns.description] ?? '').trim()) && !hasMoney(cells, layout);

/** Whether what was just read ends the table: until the next heading or the next dated line. */
export const endsTable = (kind: RowKind, cells: readonly string[]): boolean =>
  kind === 'note' || (kind === 'total' && !cells.some((cell) => /opening|brought|b\W?f\b/i.test(cell)));

export const isHeading = (cells: readonly string[], { headerCells }: Layout): boolean =>
  cells[0] === headerCells[0] || normaliseHeading(cells[0] ?? '') === normaliseHeading(headerCells[0] ?? '')
    ? headerCells.every((heading, at) => normaliseHeading(cells[at] ?? '') === normaliseHeading(heading))
    : false;

function hasMoney(cells: readonly string[], { columns }: Layout): boolean {
  const { debit, credit, amount } = columns;
  return [debit, credit, amount].some((at) => at !== undefined && Boolean(readAmount(cells[at] ?? '', 'debit')));
}
