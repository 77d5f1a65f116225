import { type DateCell, looksLikeDate } from './dates-column';
import type { Layout } from './layout';
import type { LineNotice } from './notices';
import type { DelimitedRecord } from './records';
import { linesInWords } from './wording';

/** A single line without a day has lost it; several are how the bank prints its days. */
const FEWEST = 2;

/**
 * The records of a bank that prints a day once, above all lines of that day, beside the first of them or alone: each line without a
 * day gets that of the one above.
 * Null where the file is not of that kind, or where a line without a day does not stand neatly in its columns: there the day may
 * have slipped. The caller is to check that all balances follow before it believes this.
 */
export function withDatesAbove(
  records: readonly DelimitedRecord[],
  layout: Layout,
  days: (text: string) => DateCell,
): { records: DelimitedRecord[]; warning: LineNotice } | null {
  const { columns } = layout;
  const textOf = ({ cells }: DelimitedRecord) => (cells[columns.date] ?? '').trim();
  const undated = records.filter((record) => textOf(record) === '');
  if (undated.length < FEWEST || columns.balance === undefined) return null;
  if (!undated.every((record) => isNeat(record, layout))) return null;
  let above = '';
  const filled: DelimitedRecord[] = [];
  for (const record of records) {
    const own = textOf(record);
    if (isDayAlone(record, columns.date)) {
      above = own;
      continue;
    }
    // Where the same day is printed twice running, a day that is missing is a fault.
    if ((own !== '' && days(own).dayFirst === days(above).dayFirst) || (own === '' && above === '')) return null;
    above = own || above;
    filled.push({ ...record, cells: record.cells.map((cell, at) => (at === columns.date ? above : cell)) });
  }
  const lines = undated.map(({ line }) => line);
  const message = `The statement prints each day once. ${linesInWords(lines).replace('l', 'L')} were read as of the day above; all balances agree with that.`;
  return { records: filled, warning: { line: lines[0] ?? 0, code: 'DATE_FROM_ABOVE', message } };
}

const isDayAlone = ({ cells }: DelimitedRecord, date: number): boolean =>
  looksLikeDate(cells[date] ?? '') && cells.every((cell, at) => at === date || cell.trim() === '');

// Narrations tell of days; no other cell does.
const HOLDS_DAY = /\d[-/.]\d{1,2}[-/.]\d{2}|\d{4}-\d{2}-\d|\d[-/ ][a-z]{3}[-/ ]\d{2}/i;

/** Nothing beyond the headings, no cell mended, a balance of its own, and no day where none belongs. */
function isNeat({ cells, quoting }: DelimitedRecord, { columns, width }: Layout): boolean {
  const isBlank = (cell = '') => cell.trim() === '';
  const isAstray = (cell: string, at: number) =>
    at !== columns.valueDate && (looksLikeDate(cell) || (at !== columns.description && HOLDS_DAY.test(cell)));
  const hasBalance = !isBlank(cells[columns.balance ?? -1]);
  return quoting === 'good' && hasBalance && cells.slice(width).every(isBlank) && !cells.some(isAstray);
}
