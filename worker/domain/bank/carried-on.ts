import type { IsoDate } from '../shared/dates';
import { dayInWords } from '../shared/days-in-words';
import { coverageOf, type Proof, type Seam, timelineOf } from './coverage';
import type { Statement } from './statement';
import type { LineNotice } from './statement/notices';
import { rupees } from './statement/wording';

/** No upload has this id: it is the statement that is asked about. */
const THIS = '';

/**
 * Where a statement follows on a stored one, or a stored one on it, with another balance between the two days: lines are
 * missing there, though no day is.
 */
export function notCarriedOn(statement: Statement, stored: readonly Proof[], today: IsoDate): Seam[] {
  const covered = coverageOf(statement, today);
  const before = new Set(timelineOf(stored).seams.map(({ date }) => date));
  const { seams } = timelineOf([...stored, { id: THIS, covered, breaks: [] }]);
  return seams.filter(({ date }) => !before.has(date));
}

/** The same in words, with both balances in rupees. */
export const carriedOnNotices = (seams: readonly Seam[]): LineNotice[] =>
  seams.map((seam) => ({ line: 0, code: 'NOT_CARRIED_ON', message: `${bothBalances(seam)} ${ADVICE}` }));

const ADVICE = 'Transactions between the two are missing: upload the statement that holds them.';

const bothBalances = ({ uploadId, after, date, expected, found }: Seam): string =>
  uploadId === THIS
    ? `On ${dayInWords(after)} this account ended with ${rupees(expected)}, but this statement begins on ${dayInWords(date)} with ${rupees(found)}.`
    : `This statement ends on ${dayInWords(after)} with ${rupees(expected)}, but the one that follows begins on ${dayInWords(date)} with ${rupees(found)}.`;
