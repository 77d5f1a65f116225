import { countOf, formatCount } from '../../../shared/counts';
import { daysBetween, type IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { maskAccountNumber } from '../../../shared/masking';
import { paise } from '../../../shared/money';
import { isDay, looksLikeDate } from '../cell/dates';
import { recordsAbove } from '../file/table';
import { isRow } from '../heading/values-below';
import type { Chain, ChainBreak, DateColumn, FileFacts, IgnoredLine, Layout, Statement, StatementLine } from '../model';
import { capped, KEPT_NOTICES, type LineNotice, linesInWords, quote, rupees } from '../notices';
import { type Dated, followsWithSidesSwapped, withoutAstray } from './chain';
import { accountIn, isOtherAccount } from './facts';

/** What is to be asked before a file is stored in an account whose number it does not print. */
function accountNotices({ facts }: Pick<Statement, 'facts'>, known: string): LineNotice[] {
  if (!facts.accountNumber || !isOtherAccount(facts.accountNumber, known)) return [];
  const [printed, chosen] = [maskAccountNumber(facts.accountNumber), maskAccountNumber(known)];
  const message = `The file is of account ${printed}, but the account chosen is ${chosen}. Make sure that it belongs here.`;
  return [{ line: 0, code: 'OTHER_ACCOUNT', message }];
}

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

/** Banks book some lines a few days after the day they print; one further away may be misprinted. */
const LATE_DAYS = 3;

/** A line whose day lies far from those its balance stands between: nothing else shows that a day is misprinted. */
export function astrayDates(lines: readonly Dated[]): LineNotice[] {
  const rising = withoutAstray(lines);
  if (rising === lines) return [];
  const sound = new Set(rising);
  let [before, at] = [rising[0], 0];
  const notices: LineNotice[] = [];
  for (const line of lines) {
    if (sound.has(line)) {
      before = line;
      at++;
      continue;
    }
    const around = [before, rising[at]].flatMap((one) => (one ? [one.date] : []));
    if (around.every((day) => Math.abs(daysBetween(line.date, day)) > LATE_DAYS)) notices.push(astray(line, around));
  }
  return capped(notices);
}

function astray({ line, date }: Dated, around: readonly IsoDate[]): LineNotice {
  const places = [...new Set(around)].sort().map(dayInWords).join(' and ');
  const where = places.includes(' and ') ? `between lines of ${places}` : `beside lines of ${places}`;
  const message = `The line is dated ${dayInWords(date)}, but by its balance it stands ${where}. Check its date before saving.`;
  return { line, code: 'DATE_ASTRAY', message };
}

/** Where the balances that the statement prints above or below its table are not those of its lines. */
export function factWarnings({ lines, opening, closing }: Chain, facts: FileFacts): LineNotice[] {
  const differs = (
    code: LineNotice['code'],
    name: string,
    printed: FileFacts['opening'],
    computed: Chain['opening'],
  ) =>
    printed === null || computed === null || printed === computed
      ? []
      : [
          {
            line: 0,
            code,
            message: `The statement prints ${name} of ${rupees(printed)}, but its lines give ${rupees(computed)}. Lines may be missing.`,
          },
        ];
  return [
    ...currencyWarning(facts),
    ...outsidePeriod(lines, facts),
    ...differs('OPENING_DIFFERS', 'an opening balance', facts.opening, opening),
    ...differs('CLOSING_DIFFERS', 'a closing balance', facts.closing, closing),
  ];
}

function currencyWarning({ currency }: FileFacts): LineNotice[] {
  const message = `The statement says that the account is kept in ${currency}. Its amounts were read as rupees; do not save them unless they are.`;
  return currency === null ? [] : [{ line: 0, code: 'FOREIGN_CURRENCY', message }];
}

/** A day outside of the period that the statement prints was misread, or is of another statement. */
function outsidePeriod(lines: readonly StatementLine[], { period }: FileFacts): LineNotice[] {
  const outside = period ? lines.filter(({ date }) => date < period.from || date > period.to) : [];
  const [first] = outside;
  if (!period || !first) return [];
  const message = `The statement prints the period ${period.from} to ${period.to}, but ${formatCount(outside.length)} of its ${formatCount(lines.length)} lines ${outside.length === 1 ? 'is' : 'are'} outside of it, the first on ${first.date}. Check how the dates were read.`;
  return [{ line: first.line, code: 'OUTSIDE_PERIOD', message }];
}

/** A heading of another account between the lines: what follows it does not belong here. */
export function otherAccountWarnings(
  ignored: readonly IgnoredLine[],
  lines: readonly StatementLine[],
  { accountNumber }: FileFacts,
): LineNotice[] {
  if (accountNumber === null) return [];
  const last = lines.reduce((most, { line }) => Math.max(most, line), 0);
  const other = ignored.find(({ kind, line, text }) => {
    const printed = kind === 'note' && line < last ? accountIn([text]) : undefined;
    return printed !== undefined && isOtherAccount(printed, accountNumber);
  });
  if (!other) return [];
  const message = `Line ${other.line} names another account (${quote(other.text)}), and more transactions follow. Send the statement of each account alone.`;
  return [{ line: other.line, code: 'OTHER_ACCOUNT', message }];
}

/** Lines above the heading that would be transactions below it: they are of a table that was not read. */
export function aboveWarnings(layout: Layout): LineNotice[] {
  const count = recordsAbove(layout).filter((cells) => isRow(cells, layout.columns) || startsWithDay(cells)).length;
  if (count === 0) return [];
  const message = `Above the heading on line ${layout.headerLine} ${count === 1 ? 'a line looks' : `${formatCount(count)} lines look`} like transactions and ${count === 1 ? 'was' : 'were'} not read. Check whether they belong to the statement.`;
  return [{ line: layout.headerLine, code: 'ABOVE_TABLE', message }];
}

/** A line that begins with a day, or with its number and a day, and holds a sum in rupees and paise. */
function startsWithDay(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isDated = filled.slice(0, 2).some((cell) => looksLikeDate(cell) && isDay(cell));
  return filled.length > 2 && isDated && filled.some((cell) => SUM.test(cell));
}

const SUM = /^[^\p{L}\d]*[\d,]*\d\.\d\d(?:\s?[dc]r\.?)?$/iu;

/** What a file cannot tell of itself: the number of the account it is for, and the day on which it is read. */
type Context = { accountNumber: string; today: IsoDate };

/** What is to be asked before a file is stored: another account's number, or lines of days that are still to come. */
export const contextNotices = (statement: Statement, { accountNumber, today }: Context): LineNotice[] => [
  ...accountNotices(statement, accountNumber),
  ...futureNotices(statement, today),
];

/** No bank prints tomorrow's payments: such a day was read in the wrong order, or is a slip in the file. */
function futureNotices({ lines }: Pick<Statement, 'lines'>, today: IsoDate): LineNotice[] {
  const [first, ...more] = lines.filter(({ date }) => date > today);
  if (!first) return [];
  const others = more.length === 0 ? '' : `, and ${countOf(more.length, 'more line is', 'more lines are')} too`;
  const message = `Dated ${dayInWords(first.date)}, which is still to come${others}. Check the order of day and month.`;
  return [{ line: first.line, code: 'FUTURE_DATE', message }];
}
