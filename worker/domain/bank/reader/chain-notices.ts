import { paise } from '../../shared/money';
import { type Chain, type ChainBreak, followsWithSidesSwapped } from './balance-chain';
import type { DateColumn } from './dates-column';
import { capped, KEPT_NOTICES, type LineNotice } from './notices';
import { linesInWords, rupees } from './wording';

/** Lines that look like copies of others, as problems a person decides on. */
export function copyNotices(copies: Chain['copies']): LineNotice[] {
  return copies.map(({ line, of }) => ({
    line,
    code: 'DUPLICATE_IN_FILE',
    message: `This line repeats line ${of} and the balance did not move, so it is a copy. Leave it out.`,
  }));
}

/** What is to be said about the file as a whole. */
export function fileWarnings({ lines, checked }: Chain, dates: DateColumn): LineNotice[] {
  const warnings: LineNotice[] = [];
  const say = (code: LineNotice['code'], message: string) => warnings.push({ line: 0, code, message });
  if (dates.standing === 'assumed') {
    say(
      'DATE_ORDER_ASSUMED',
      'Every date could be read day first or month first. They were read day first, as DD/MM/YYYY; change this if it is wrong.',
    );
  }
  if (checked === 0 && lines.length > 0) {
    say(
      'NO_BALANCE',
      'The statement prints no balances, so nobody can tell from it whether lines are missing or amounts are wrong.',
    );
  }
  return warnings;
}

/**
 * All balances agree only if money in and money out change places: a question, until a person has said which columns they are.
 */
export function swappedNotices({ lines, breaks, checked }: Chain): LineNotice[] {
  if (breaks.length < 2 || breaks.length * 2 < checked || !followsWithSidesSwapped(lines)) return [];
  const message =
    'All balances agree if debits and credits change places. Either the statement prints what is owed as its balance, as for a loan, or the two headings are swapped, or this is a ledger of your own books. Check which way the money went, and say which column is which.';
  return [{ line: 0, code: 'SIDES_SWAPPED', message }];
}

/** One sentence for each balance that does not follow, with the lines left out before it if there are any. */
export function balanceNotices({ lines, breaks }: Chain, leftOut: readonly LineNotice[]): LineNotice[] {
  const notices = breaks.slice(0, KEPT_NOTICES).map((broken) => balanceNotice(lines, broken, leftOut));
  return capped(notices, breaks.length);
}

function balanceNotice(
  lines: Chain['lines'],
  { index, expected, found }: ChainBreak,
  leftOut: readonly LineNotice[],
): LineNotice {
  const line = lines[index]?.line ?? 0;
  const previous = lines[index - 1]?.line ?? 0;
  const gap = rupees(paise(Math.abs(found - expected)));
  const [lower, upper] = previous < line ? [previous, line] : [line, previous];
  const between = leftOut.filter((notice) => notice.line > lower && notice.line < upper).map((notice) => notice.line);
  const cause =
    between.length > 0
      ? `${linesInWords(between)} between it and line ${previous} ${between.length === 1 ? 'was' : 'were'} left out, which may explain it.`
      : `A line may be missing before it, or an amount may be wrong.`;
  const how = found < expected ? `${gap} less than expected` : `${gap} more than expected`;
  const message = `Line ${line}: the balance should be ${rupees(expected)} but the statement prints ${rupees(found)}, ${how}. ${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
  return { line, code: 'BALANCE_MISMATCH', message };
}
