import type { DateCell } from './dates-column';
import type { Layout } from './layout';
import type { LineNotice } from './notices';
import type { DelimitedRecord } from './records';
import { linesInWords } from './wording';

/**
 * The records of a bank that prints a day once, above all lines of that day: each line without a day gets that of the one above.
 * Null where the file is not of that kind. The caller is to check that all balances follow before it believes this.
 */
export function withDatesAbove(
  records: readonly DelimitedRecord[],
  { columns }: Layout,
  days: (text: string) => DateCell,
): { records: DelimitedRecord[]; warning: LineNotice } | null {
  const textOf = ({ cells }: DelimitedRecord) => (cells[columns.date] ?? '').trim();
  const undated = records.filter((record) => textOf(record) === '').map(({ line }) => line);
  if (undated.length === 0 || columns.balance === undefined) return null;
  let above = '';
  const filled: DelimitedRecord[] = [];
  for (const record of records) {
    const own = textOf(record);
    // Where the same day is printed twice running, a day that is missing is a fault.
    if ((own !== '' && days(own).dayFirst === days(above).dayFirst) || (own === '' && above === '')) return null;
    above = own || above;
    filled.push({ ...record, cells: record.cells.map((cell, at) => (at === columns.date ? above : cell)) });
  }
  const message = `The statement prints each day once. ${linesInWords(undated).replace('l', 'L')} ${undated.length === 1 ? 'was' : 'were'} read as of the day above; all balances agree with that.`;
  return { records: filled, warning: { line: undated[0] ?? 0, code: 'DATE_FROM_ABOVE', message } };
}
