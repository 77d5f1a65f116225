import { formatCount } from '../../shared/counts';
import { dayInWords } from '../../shared/days-in-words';
import { paise } from '../../shared/money';
import type { LineNotice } from '../reader/notices';
import type { StatementLine } from '../reader/read-statement';
import { rupees } from '../reader/wording';

type Line = Pick<StatementLine, 'line' | 'date' | 'side' | 'amount'>;

/** How a file overlaps with what its account holds: lines taken as held though worded otherwise, and lines held days lack. */
export type Overlap = { byBalance: readonly Line[]; inside: readonly Line[] };

/** So many lines are named; the rest is counted. */
const NAMED = { byBalance: 10, inside: 3 };

export const overlapNotices = ({ byBalance, inside }: Overlap): LineNotice[] => [
  ...knownByBalance(byBalance),
  ...insideCoveredDays(inside),
];

function knownByBalance(lines: readonly Line[]): LineNotice[] {
  if (lines.length === 0) return [];
  const places = lines.map(({ line }) => line).sort((one, other) => one - other);
  const named = listed(places, NAMED.byBalance, String, ', ');
  const what =
    lines.length === 1
      ? `Line ${named} is worded otherwise than a line of this account with the same day, amount and balance. It is`
      : `${formatCount(lines.length)} lines are worded otherwise than lines of this account with the same day, amount and balance (lines ${named}). They are`;
  return [{ line: 0, code: 'KNOWN_BY_BALANCE', message: `${what} taken as known and not added again.` }];
}

const ADVICE =
  'Added beside what is there, they may count payments twice, or be of another account. If the bank has changed its statement, undo the earlier upload first, then send this one.';

function insideCoveredDays(lines: readonly Line[]): LineNotice[] {
  if (lines.length === 0) return [];
  const named = listed(lines, NAMED.inside, lineInWords, '; ');
  const what =
    lines.length === 1
      ? 'One line is new, but this account already has a complete statement of its day'
      : `${formatCount(lines.length)} lines are new, but this account already has complete statements of their days`;
  return [{ line: 0, code: 'INSIDE_COVERED_DAYS', message: `${what} (${sums(lines)}): ${named}. ${ADVICE}` }];
}

const lineInWords = ({ line, date, amount }: Line) => `line ${line} of ${dayInWords(date)}, ${rupees(amount)}`;

/** 'debits ₹171.00, credits ₹20.00': a side without lines is left out. */
function sums(lines: readonly Line[]): string {
  const of = (side: Line['side'], name: string) => {
    const sum = lines.filter((line) => line.side === side).reduce((total, { amount }) => total + amount, 0);
    return sum === 0 ? [] : [`${name} ${rupees(paise(sum))}`];
  };
  return [...of('debit', 'debits'), ...of('credit', 'credits')].join(', ');
}

function listed<T>(items: readonly T[], most: number, worded: (item: T) => string, between: string): string {
  const named = items.slice(0, most).map(worded).join(between);
  return items.length > most ? `${named} and ${formatCount(items.length - most)} more` : named;
}
