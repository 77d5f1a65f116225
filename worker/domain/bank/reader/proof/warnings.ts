import { addDays, daysBetween, type IsoDate } from '../../../shared/dates';
import { onDay } from '../../../shared/explained';
import { maskAccountNumber } from '../../../shared/masking';
import { say } from '../../../shared/message';
import { paise } from '../../../shared/money';
import { recordsAbove } from '../file/table';
import { currencyWords } from '../heading/currency';
import type { Chain, ChainBreak, DateColumn, FileFacts, IgnoredLine, Layout, Statement, StatementLine } from '../model';
import { capped, KEPT_NOTICES, type LineNotice, nameLines, problem, quote } from '../notices';
import { type Dated, followsWithSidesSwapped, isAfter, isBehind, withoutAstray } from './chain';
import { accountAbove, accountIn, isOtherAccount, isTransactionAbove } from './facts';

/** What is to be asked before a file is stored in an account whose number it does not print. */
function accountNotices({ facts }: Pick<Statement, 'facts'>, known: string): LineNotice[] {
  if (!facts.accountNumber || !isOtherAccount(facts.accountNumber, known)) return [];
  const [printed, chosen] = [maskAccountNumber(facts.accountNumber), maskAccountNumber(known)];
  const message = say('statement.other-account-number', { printed, chosen });
  return [{ line: 0, code: 'OTHER_ACCOUNT', message }];
}

/** Lines that look like copies of others, as problems a person decides on. */
export function copyNotices(copies: Chain['copies']): LineNotice[] {
  return copies.map(({ line, of }) => ({
    line,
    code: 'DUPLICATE_IN_FILE',
    message: say('statement.repeats-line', { of: String(of) }),
  }));
}

/** What is to be said about the file as a whole. */
export function fileWarnings({ lines, checked }: Chain, dates: DateColumn): LineNotice[] {
  const isOpen = dates.certainty === 'assumed';
  const orderQuestion = say(dates.isOfSheet ? 'statement.date-order-sheet' : 'statement.date-order-assumed');
  const isUnproved = checked === 0 && lines.length > 0;
  return [
    ...(isOpen ? [{ line: 0, code: 'DATE_ORDER_ASSUMED', message: orderQuestion } as const] : []),
    ...(isUnproved ? [{ line: 0, code: 'NO_BALANCE', message: say('statement.no-balance') } as const] : []),
  ];
}

/**
 * All balances agree only if money in and money out change places: a question, until a person has said which columns they are.
 */
export function swappedNotices({ lines, breaks, checked }: Chain): LineNotice[] {
  if (breaks.length < 2 || breaks.length * 2 < checked || !followsWithSidesSwapped(lines)) return [];
  const message = say('statement.sides-swapped');
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
  const [lower, upper] = previous < line ? [previous, line] : [line, previous];
  const between = leftOut.filter((notice) => notice.line > lower && notice.line < upper).map((notice) => notice.line);
  const cause =
    between.length > 0
      ? say('statement.mismatch.left-out', {
          lines: nameLines(between),
          previous: String(previous),
        })
      : say('statement.mismatch.missing');
  const message = say(found < expected ? 'statement.mismatch.less' : 'statement.mismatch.more', {
    line: String(line),
    expected: { exact: expected },
    found: { exact: found },
    gap: { exact: paise(Math.abs(found - expected)) },
    cause,
  });
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
  const [one, other] = [...new Set(around)].sort();
  const days = { date: onDay(date), ...(one && { one: onDay(one) }), ...(other && { other: onDay(other) }) };
  const message = say(other ? 'statement.date-astray.between' : 'statement.date-astray.beside', days);
  return { line, code: 'DATE_ASTRAY', message };
}

/** Where the balances that the statement prints above or below its table are not those of its lines. */
export function factWarnings({ lines, opening, closing }: Chain, facts: FileFacts): LineNotice[] {
  const differs = (code: LineNotice['code'], id: string, printed: FileFacts['opening'], computed: Chain['opening']) =>
    printed === null || computed === null || printed === computed
      ? []
      : [
          {
            line: 0,
            code,
            message: say(id, { printed: { exact: printed }, computed: { exact: computed } }),
          },
        ];
  return [
    ...currencyWarning(facts),
    ...outsidePeriod(lines, facts),
    ...differs('OPENING_DIFFERS', 'statement.opening-differs', facts.opening, opening),
    ...differs('CLOSING_DIFFERS', 'statement.closing-differs', facts.closing, closing),
  ];
}

function currencyWarning({ currency }: FileFacts): LineNotice[] {
  if (currency === null) return [];
  const message = say('statement.kept-abroad', { currency: currencyWords(currency) });
  return [{ line: 0, code: 'FOREIGN_CURRENCY', message }];
}

/** A day outside of the period that the statement prints was misread, or is of another statement. */
function outsidePeriod(lines: readonly StatementLine[], { period }: FileFacts): LineNotice[] {
  const outside = period ? lines.filter(({ date }) => date < period.from || date > period.to) : [];
  const [first] = outside;
  if (!period || !first) return [];
  const message = say('statement.outside-period', {
    ...{ from: onDay(period.from), to: onDay(period.to), first: onDay(first.date) },
    ...{ count: outside.length, all: lines.length },
  });
  return [{ line: first.line, code: 'OUTSIDE_PERIOD', message }];
}

/** A heading of another account between the lines: what follows it does not belong here. */
export function otherAccountWarnings(
  ignored: readonly IgnoredLine[],
  lines: readonly StatementLine[],
  { accountNumber }: FileFacts,
): LineNotice[] {
  if (accountNumber === null) return [];
  const named = ignored.flatMap(({ kind, line, text }) => {
    const printed = kind === 'note' ? accountIn([text]) : undefined;
    return printed === undefined ? [] : [{ line, text, isOther: isOtherAccount(printed, accountNumber) }];
  });
  const rows = lines.toSorted((one, other) => one.line - other.line);
  const headings = ignored.filter(({ kind }) => kind === 'heading').map(({ line }) => line);
  let [next, below] = [0, 0];
  const other = named.find(({ line, isOther }, at) => {
    while ((rows[next]?.line ?? Number.POSITIVE_INFINITY) <= line) next++;
    while ((headings[below] ?? Number.POSITIVE_INFINITY) <= line) below++;
    const [before, row] = [rows[next - 1], isOther ? rows[next] : undefined];
    if (!row || row.line >= (named[at + 1]?.line ?? Number.POSITIVE_INFINITY)) return false;
    // A remark on a deposit between two lines whose balances lead on begins no other account.
    return (headings[below] ?? Number.POSITIVE_INFINITY) < row.line || !before || !leadsOn(before, row);
  });
  if (!other) return [];
  const message = say('statement.another-account', { line: String(other.line), text: quote(other.text) });
  return [{ line: other.line, code: 'OTHER_ACCOUNT', message }];
}

/** Whether a balance is known to lead from one line to the next, either way; two accounts may both stand at nought by chance. */
const leadsOn = (before: StatementLine, row: StatementLine): boolean =>
  Boolean(before.balance && row.balance) && (isBehind(before, row) || isAfter(before, row));

const TITLE = /^\W*(?:current|savings?|overdraft|cash credit|od|cc|sb|ca|recurring|deposit)\W+(?:account|a\W?c)\W*$/i;
const OPENS = /\b(?:opening|brought)\b|\bb\W?f\b/i;

/** A title, or a balance that opens, where the balances above do not lead on: another account may begin there. */
export function openedAgain(ignored: readonly IgnoredLine[], { lines, breaks }: Chain): LineNotice[] {
  for (const { index } of breaks.slice(0, KEPT_NOTICES)) {
    const [from, to] = [lines[index - 1]?.line ?? 0, lines[index]?.line ?? 0].sort((one, other) => one - other);
    const begins = ignored.find(
      ({ line, kind, text }) =>
        line > (from ?? 0) && line < (to ?? 0) && (kind === 'total' ? OPENS : TITLE).test(text) && kind !== 'heading',
    );
    if (!begins) continue;
    const message = say('statement.opened-again', { line: String(begins.line), text: quote(begins.text) });
    return [{ line: begins.line, code: 'OTHER_ACCOUNT', message }];
  }
  return [];
}

/** Lines above the heading that would be transactions below it: they are of a table that was not read. */
export function aboveWarnings(layout: Layout): LineNotice[] {
  const above = recordsAbove(layout);
  const count = above.filter((cells) => isTransactionAbove(cells, layout)).length;
  if (count === 0) return [];
  const [line, own] = [layout.headerLine, accountAbove(layout)];
  const others = above.map(accountIn).filter((account) => account !== undefined && own && isOtherAccount(account, own));
  const message = say('statement.above-table', { line: String(line), count });
  return [
    { line, code: 'ABOVE_TABLE', message },
    ...others.slice(0, 1).map((account): LineNotice => {
      const other = say('statement.account-above-table', { line: String(line), account: quote(account ?? '') });
      return { line, code: 'OTHER_ACCOUNT', message: other };
    }),
  ];
}

/** What a file cannot tell of itself: the number of the account it is for, and the day on which it is read. */
type Context = { accountNumber: string; today: IsoDate };

/** What is to be asked before a file is stored: another account's number, or lines of days that are still to come. */
export const contextNotices = (statement: Statement, { accountNumber, today }: Context): LineNotice[] => [
  ...accountNotices(statement, accountNumber),
  ...futureNotices(statement, today),
];

/** Further off than this a day is no payment that a bank has noted ahead: it was misread or is a slip. */
const FAR_DAYS = 366;

/** Lines of the far future, which are not stored. */
export const contextProblems = ({ lines }: Pick<Statement, 'lines'>, today: IsoDate): LineNotice[] => {
  const last = addDays(today, FAR_DAYS);
  return lines.flatMap(({ line, date, valueDate }) => {
    const far = [date, ...(valueDate ? [valueDate] : [])].find((day) => day > last);
    return far ? [problem(line, 'FUTURE_DATE', say('statement.far-future', { day: onDay(far) }))] : [];
  });
};

/** No bank prints tomorrow's payments: such a day was read in the wrong order, or is a slip in the file. */
function futureNotices({ lines }: Pick<Statement, 'lines'>, today: IsoDate): LineNotice[] {
  const last = addDays(today, FAR_DAYS);
  const [first, ...more] = lines.filter(({ date }) => date > today && date <= last);
  if (!first) return [];
  const day = onDay(first.date);
  const message =
    more.length === 0
      ? say('statement.future-date.one', { day })
      : say('statement.future-date.more', { day, count: more.length });
  return [{ line: first.line, code: 'FUTURE_DATE', message }];
}
