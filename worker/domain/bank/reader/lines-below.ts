import { type LineNotice, problem } from './notices';
import type { UnsidedLine } from './rows';

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
