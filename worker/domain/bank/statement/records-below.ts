import { isSpaced } from './blank-lines';
import { amountsOf, carriedKind } from './carried';
import type { DateCell } from './dates-column';
import { dayReader } from './day-reader';
import type { Columns, Layout } from './layout';
import { movedColumns, namesOtherColumns, realigned } from './next-heading';
import { type LineNotice, problem } from './notices';
import type { DelimitedRecord } from './records';
import { endsTable, isHeading, kindOfUndated } from './row-kind';
import { continued } from './row-text';
import type { IgnoredLine, UnsidedLine } from './rows';
import { listsOf } from './section-title';

/** What stands below the heading, told apart. */
export type Found = {
  records: DelimitedRecord[];
  ignored: IgnoredLine[];
  days: (text: string) => DateCell;
  /** Lines with a date that stand below a note or a total, without a heading of their own. */
  belowTable: ReadonlySet<number>;
  /** Lines with one amount that read as a total. */
  doubtful: ReadonlySet<number>;
  /** Lines with a day below the table that were taken for remarks. */
  remarks: ReadonlySet<number>;
  /** Lines below another heading, with the line of that heading. */
  underOther: ReadonlyMap<number, number>;
  /** Lines in a list of what has not moved, or not yet, with the title of that list. */
  unsettled: ReadonlyMap<number, string>;
};

const LONGEST_TOLD = 120;

/** The transactions below the heading, with the text that runs on over the next lines, and what else stands there. */
export function recordsBelow(layout: Layout): Found {
  const { table, columns, width, next } = layout;
  const days = dayReader(layout);
  const records: DelimitedRecord[] = [];
  const ignored: IgnoredLine[] = [];
  const belowTable = new Set<number>();
  const doubtful = new Set<number>();
  const remarks = new Set<number>();
  const underOther = new Map<number, number>();
  const unsettled = new Map<number, string>();
  const lists = listsOf(layout);
  let otherHeading: number | null = null;
  const below = { isFooter: false, follows: false, afterBlank: false };
  const partsBlank = !isSpaced(layout);
  let moved: Columns | null = null;
  for (let index = next; index < table.length; ) {
    const read = table.recordAt(index, width);
    index = read.next;
    if (moved && isHeading(read.cells, layout)) moved = null;
    const record = moved ? realigned(read, moved, layout) : read;
    const day = days((record.cells[columns.date] ?? '').trim());
    const isDated = day.dayFirst !== null || day.monthFirst !== null;
    const carried = isDated ? carriedKind(record.cells, columns, records.at(-1)?.cells) : null;
    if (carried === 'doubt') doubtful.add(record.line);
    const dated =
      carried === 'total' ? 'total' : below.isFooter && isRemark(record.cells, columns) ? 'note' : 'transaction';
    const kind = isDated ? dated : kindOfUndated(record.cells, layout, below);
    if (isDated && kind === 'note') remarks.add(record.line);
    if (kind === 'blank') {
      below.afterBlank = partsBlank;
      continue;
    }
    below.afterBlank = false;
    if (kind === 'transaction' && below.isFooter) belowTable.add(record.line);
    if (kind === 'heading') {
      otherHeading = null;
      lists.begin();
    } else if ((kind === 'note' || kind === 'total') && namesOtherColumns(read.cells, { columns: moved ?? columns })) {
      moved = movedColumns(read.cells, index, layout);
      otherHeading = moved ? null : record.line;
      if (moved) {
        lists.begin();
        below.isFooter = false;
        below.follows = false;
        ignored.push(told(read, 'heading'));
        continue;
      }
    }
    if (kind === 'transaction' && otherHeading !== null) underOther.set(record.line, otherHeading);
    if (kind !== 'transaction' && kind !== 'heading') lists.pass(read.cells);
    if (kind === 'transaction' || kind === 'heading') below.isFooter = false;
    else if (!isDated && endsTable(kind, record.cells)) below.isFooter = true;
    below.follows = kind === 'transaction' || kind === 'continuation';
    if (kind === 'transaction') {
      const list = lists.atRow();
      if (list !== null) unsettled.set(record.line, list);
      records.push(record);
      continue;
    }
    const last = kind === 'continuation' ? records.at(-1) : undefined;
    if (last) last.cells = continued(last.cells, record.cells, columns);
    ignored.push(told(record, kind));
  }
  return { records, ignored, days, belowTable, doubtful, remarks, underOther, unsettled };
}

/** A day beside a word or two, without money: below the table it says when the file was made, or since when a rate holds. */
const isRemark = (cells: readonly string[], columns: Columns): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 2 && amountsOf(cells, columns).length === 0;

function told({ line, cells }: DelimitedRecord, kind: IgnoredLine['kind'] | 'aside'): IgnoredLine {
  const text = cells.filter((cell) => cell.trim()).join(' ');
  return { line, kind: kind === 'aside' ? 'note' : kind, text: text.slice(0, LONGEST_TOLD) };
}

/** Of ten lines in the table so many print a balance, or the bank prints them now and then. */
const NEARLY_ALL = 0.9;

/** The lines of the table; one below it that alone prints no balance is of another table, and a problem. */
export function withoutLinesBelow(
  rows: readonly UnsidedLine[],
  belowTable: ReadonlySet<number>,
  problems: LineNotice[],
): readonly UnsidedLine[] {
  const isAstray = ({ line, balance }: UnsidedLine) => balance === null && belowTable.has(line);
  const astray = rows.filter(isAstray);
  const others = rows.length - astray.length;
  const printed = rows.filter(({ balance }) => balance !== null).length;
  if (astray.length === 0 || printed === 0 || printed < NEARLY_ALL * others) return rows;
  const fault = 'This stands below the end of the table and has no balance, so it may be of another list.';
  problems.push(...astray.map(({ line }) => problem(line, 'BELOW_TABLE', fault)));
  return rows.filter((row) => !isAstray(row));
}
