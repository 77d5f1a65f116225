import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { astrayDates } from './astray-dates';
import { type Chain, chain } from './balance-chain';
import { balanceNotices, copyNotices, fileWarnings, swappedNotices } from './chain-notices';
import type { DateOrder } from './dates-column';
import { aboveWarnings, factWarnings, otherAccountWarnings } from './fact-notices';
import { type FileFacts, fileFacts, recordsPassed } from './file-facts';
import type { Layout, Mapping } from './layout';
import { capped, KEPT_NOTICES, type LineNotice } from './notices';
import { totalsWarnings } from './printed-totals';
import type { IgnoredLine, Rows, StatementLine } from './rows';

export type Statement = {
  /** Oldest first, in the order the running balances prove. */
  lines: StatementLine[];
  /** Lines that cannot be stored; the file is not saved while there are any. At most 50 are kept, all are counted. */
  problems: LineNotice[];
  problemCount: number;
  warnings: LineNotice[];
  /** Lines left out at the caller's wish, each with the fault it had. */
  skipped: LineNotice[];
  opening: Paise | null;
  closing: Paise | null;
  period: { from: IsoDate; to: IsoDate } | null;
  /** Of `checked` lines, so many whose balance follows from the one before. */
  agreeing: number;
  checked: number;
  breaks: { line: number; expected: Paise; found: Paise }[];
  dateOrder: DateOrder;
  /** Lines below the heading that are no transactions, and what they were taken for. At most 50 are kept, all are counted. */
  ignored: IgnoredLine[];
  ignoredCount: number;
  /** What the file says of itself: bank, account, period, balances. */
  facts: FileFacts;
  /** Which column was read as what, so that a person can put it right. */
  heading: { line: number; cells: readonly string[]; columns: Mapping; shape: string };
};

/** What was read, in its proved order, with all that is to be said of it. `isMapped`: a person has said which column is which. */
export function assemble(
  read: Rows,
  layout: Layout,
  skip: ReadonlySet<number>,
  decodingWarnings: readonly LineNotice[],
  isMapped = false,
): Statement {
  const kept = skip.size === 0 ? read.rows : read.rows.filter(({ line }) => !skip.has(line));
  const proved = chain(kept);
  const swapped = swappedNotices(proved);
  const faults = [...read.problems.filter(({ line }) => !skip.has(line)), ...copyNotices(proved.copies)];
  const problems = (isMapped ? faults : [...swapped, ...faults]).sort(byLine);
  const skipped = skippedLines(read, skip);
  const facts = fileFacts(layout, new Set(read.ignored.map(({ line }) => line)));
  const warnings = warningsOf({ read, layout, skip, proved, facts });
  // Where all balances turn round together, a sentence for each line would hide the one question.
  const ofLines = swapped.length > 0 && !isMapped ? [] : lineWarnings(proved, [...problems, ...skipped]);
  return {
    ...summary(proved),
    problems: capped(problems),
    problemCount: problems.length,
    warnings: [...decodingWarnings, ...(isMapped ? swapped : []), ...warnings, ...ofLines],
    skipped,
    dateOrder: read.dates.order,
    ignored: read.ignored.slice(0, KEPT_NOTICES),
    ignoredCount: read.ignored.length,
    facts,
    heading: headingOf(layout),
  };
}

type Judged = { read: Rows; layout: Layout; skip: ReadonlySet<number>; proved: Chain; facts: FileFacts };

/** What is to be said of the file, and of lines by what they hold. */
const warningsOf = ({ read, layout, skip, proved, facts }: Judged): LineNotice[] => [
  ...fileWarnings(proved, read.dates),
  ...aboveWarnings(layout),
  ...factWarnings(proved, facts),
  ...(skip.size > 0 ? [] : totalsWarnings(recordsPassed(layout, summaryOf(read.ignored)), proved.lines)),
  ...otherAccountWarnings(read.ignored, proved.lines, facts),
  ...capped(read.warnings.filter(({ line }) => !skip.has(line))),
];

/** What is to be said of lines by the balances around them. */
const lineWarnings = (proved: Chain, leftOut: readonly LineNotice[]): LineNotice[] => [
  ...astrayDates(proved.lines),
  ...balanceNotices(
    proved,
    leftOut.filter(({ code }) => code !== 'DUPLICATE_IN_FILE'),
  ),
];

/** What may be a summary: a heading that is repeated names the same two sides. */
const summaryOf = (ignored: readonly IgnoredLine[]): ReadonlySet<number> =>
  new Set(ignored.filter(({ kind }) => kind !== 'heading').map(({ line }) => line));

const headingOf = ({ headerLine, headerCells, columns, shape }: Layout) => ({
  line: headerLine,
  cells: headerCells,
  columns,
  shape,
});

function summary({ lines, opening, closing, agreeing, checked, breaks }: Chain) {
  const named = breaks.map(({ index, expected, found }) => ({ line: lines[index]?.line ?? 0, expected, found }));
  return { lines, opening, closing, agreeing, checked, breaks: named, period: periodOf(lines) };
}

function periodOf(lines: readonly StatementLine[]): Statement['period'] {
  const first = lines[0];
  if (!first) return null;
  let { date: from, date: to } = first;
  for (const { date } of lines) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { from, to };
}

/** What was left out: a line's own fault, or that it repeated another, or only the wish. */
function skippedLines({ rows, problems }: Rows, skip: ReadonlySet<number>): LineNotice[] {
  const faulty = problems.filter(({ line }) => skip.has(line));
  const sound = rows.filter(({ line }) => skip.has(line));
  if (sound.length === 0) return faulty;
  const copies = new Map(copyNotices(chain(rows).copies).map((notice) => [notice.line, notice]));
  const leftOut = ({ line }: StatementLine): LineNotice =>
    copies.get(line) ?? { line, code: 'LEFT_OUT', message: 'The line was left out at your request.' };
  return [...faulty, ...sound.map(leftOut)].sort(byLine);
}

function byLine(one: LineNotice, other: LineNotice): number {
  return one.line - other.line;
}
