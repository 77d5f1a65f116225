import { formatCount } from '../../shared/counts';
import { isOtherAccount } from './account-number';
import type { Chain } from './balance-chain';
import { looksLikeDate } from './dates-column';
import { accountIn, type FileFacts, recordsAbove } from './file-facts';
import type { Layout } from './layout';
import { isDay, isRow } from './layout-sample';
import type { LineNotice } from './notices';
import type { IgnoredLine, StatementLine } from './rows';
import { quote, rupees } from './wording';

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
