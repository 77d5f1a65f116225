import { dayInWords } from '../../shared/days-in-words';
import type { LineNotice } from '../reader/notices';
import { rupees } from '../reader/wording';
import { type Proof, type Seam, THIS, timelineOf } from './coverage';

/**
 * Where a statement follows on a stored one, or a stored one on it, with another balance between the two days: lines are
 * missing there, though no day is.
 */
export function notCarriedOn(proof: Proof, standing: readonly Proof[]): Seam[] {
  const before = new Set(timelineOf(standing).seams.map(({ date }) => date));
  const { seams } = timelineOf([...standing, proof]);
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
