import { countOf } from '../../shared/counts';
import type { IsoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { accountNotices } from './account-number';
import type { LineNotice } from './notices';
import type { Statement } from './read-statement';

/** What a file cannot tell of itself: the number of the account it is for, and the day on which it is read. */
export type Context = { accountNumber: string; today: IsoDate };

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
