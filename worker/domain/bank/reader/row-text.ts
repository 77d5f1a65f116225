import { readAmount, readPrinted } from './amount';
import type { DateCell } from './dates-column';
import type { Columns, Layout } from './layout';
import type { DelimitedRecord } from './records';

/** A line that runs on over the next one: its narration, and its reference where that goes on too. */
export function continued(
  cells: readonly string[],
  next: readonly string[],
  { description, reference }: Columns,
): string[] {
  return cells.map((cell, at) => {
    if (at === description) return joined(cell, next[at] ?? '');
    return at === reference ? cell.trimEnd() + (next[at] ?? '').trim() : cell;
  });
}

/** Without a blank where the line before ends, and the next begins, inside a word; a capital behind a small letter begins one. */
function joined(before: string, next: string): string {
  const after = next.trim();
  if (after === '') return before;
  const isSentence = /\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(after);
  const isMidToken = !isSentence && /[\p{L}\p{N}/@._-]$/u.test(before) && /^[\p{L}\p{N}/@._-]/u.test(after);
  return isMidToken ? before + after : `${before.trimEnd()} ${after}`;
}

// A part that is only a figure may be the rest of an amount that lost its quotation marks: that is never guessed at.
const FIGURE = /^[\s\d.,₹-]*$/;
const isFigure = (part: string): boolean => FIGURE.test(part) || readPrinted(part, 'balance') !== undefined;

/**
 * A record with more cells than headings, put right where its narration or its last text holds the delimiter unquoted: the
 * surplus cells are joined into it if the line then reads as one transaction.
 */
export function withJoinedText(
  record: DelimitedRecord,
  { table, columns, width }: Layout,
  days: (text: string) => DateCell,
): DelimitedRecord {
  const { cells } = record;
  const surplus = cells.length - width;
  if (surplus <= 0 || table.delimiter === null || cells.slice(width).every((cell) => cell.trim() === '')) return record;
  for (const at of [columns.description, ...lastText(columns, width)]) {
    const parts = cells.slice(at, at + surplus + 1);
    const joined = [...cells.slice(0, at), parts.join(table.delimiter), ...cells.slice(at + surplus + 1)];
    if (!parts.some(isFigure) && readsAsOne(joined, columns, days)) return { ...record, cells: joined };
  }
  return record;
}

/** How many cells a record has when the parts of its last text count as one. */
export function countOf(cells: readonly string[], { columns, width }: Layout): number {
  const isText = cells.length > width && lastText(columns, width).length > 0 && !cells.slice(width - 1).some(isFigure);
  return isText ? width : cells.length;
}

/** The last column where it holds nothing that is read, such as the name of a branch: it may hold the delimiter as well. */
const lastText = (columns: Layout['columns'], width: number): number[] =>
  Object.values(columns).includes(width - 1) ? [] : [width - 1];

function readsAsOne(cells: readonly string[], columns: Layout['columns'], days: (text: string) => DateCell): boolean {
  const { date, valueDate, debit, credit, amount, balance } = columns;
  const dated = [date, valueDate].every((at) => at === undefined || days((cells[at] ?? '').trim()).dayFirst !== null);
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  const read = sides.map((at) => readAmount(cells[at] ?? '', 'debit'));
  const hasBalance = balance === undefined || typeof readAmount(cells[balance] ?? '', 'balance') === 'number';
  return dated && hasBalance && !read.includes(undefined) && read.filter(Boolean).length === 1;
}
