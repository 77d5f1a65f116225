import { stretchesOf } from './rule-index';
import type { Categorisable, Suggestion } from './suggestion';

/** What was found for lines of one statement or run, by what they have in common. */
export type Seen = Map<string, Suggestion | null>;

// Longer than a day: banks number their transactions so, and no rule looks at such digits, only at how many there are.
const BANKS_NUMBER = /\d{9,}/g;

/** The same for lines that no rule tells apart: they differ in the bank's numbers, and in days of one stretch of a month. */
const commonOf = ({ description, side, date }: Categorisable): string =>
  `${side} ${stretchesOf(date)} ${description.replace(BANKS_NUMBER, ({ length }) => '0'.repeat(length))}`;

/** Finds once what lines alike have in common: of a long statement many are. */
export function foundOnce(line: Categorisable, seen: Seen | undefined, find: () => Suggestion | null) {
  if (!seen) return find();
  const common = commonOf(line);
  const known = seen.get(common);
  if (known !== undefined) return known;
  const found = find();
  seen.set(common, found);
  return found;
}
