import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import type { Tone } from '../../../ui/badge';
import { type CellState, stateOf, statesOf } from './past.choice';
import type { PastPeriod, Says } from './past.queries';

const STATES: Record<CellState, { words: () => string; counted: (of: { count: string }) => string; tone: Tone }> = {
  'not-filed': { words: m.past_state_not_filed, counted: m.past_count_not_filed, tone: 'red' },
  overdue: { words: m.past_state_overdue, counted: m.past_count_overdue, tone: 'red' },
  unsaid: { words: m.past_state_unsaid, counted: m.past_count_unsaid, tone: 'yellow' },
  filed: { words: m.past_state_filed, counted: m.past_count_filed, tone: 'green' },
  settled: { words: m.past_state_settled, counted: m.past_count_settled, tone: 'green' },
  'nothing-due': { words: m.past_state_nothing_due, counted: m.past_count_nothing_due, tone: 'grey' },
};

type CellMark = { id: string; words: string; tone: Tone };

/** What a cell says: the state of its one period, with the day it was filed; of several, how many there are of each. */
export function marksOf(periods: readonly PastPeriod[]): readonly CellMark[] {
  const [only, ...others] = periods;
  if (only && others.length === 0) return [markOf(only)];
  return statesOf(periods).map(({ state, count }) => ({
    id: state,
    words: STATES[state].counted({ count: formatCount(count) }),
    tone: STATES[state].tone,
  }));
}

function markOf(period: PastPeriod): CellMark {
  const state = stateOf(period);
  const { words, tone } = STATES[state];
  const isDated = state === 'filed' && period.doneOn !== null;
  return { id: state, words: isDated ? m.past_filed_on({ day: formatDate(period.doneOn ?? '') }) : words(), tone };
}

const ANSWERS: Record<Says['is'], () => string> = {
  filed: m.past_say_filed,
  settled: m.past_say_settled,
  'not-filed': m.past_say_not_filed,
  'nothing-due': m.past_say_nothing_due,
  unsaid: m.past_say_unsaid,
};

export const answerWords = (is: Says['is']): string => ANSWERS[is]();

/** The part of its year that a period is: 'Apr', 'Q2'; the whole of it where it is none. */
export function partOf({ period }: Pick<PastPeriod, 'period'>): string {
  const [, part] = period.split(' ');
  if (part) return part;
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? (formatMonth(period).split(' ')[0] ?? period) : period;
}

// A year begins in April.
const MONTHS_BEFORE_APRIL = 3;

/** Where a part stands in its year: a month by its distance from April, any other by its name. */
function placeInYear({ period }: Pick<PastPeriod, 'period'>): string {
  const [, month] = /^\d{4}-(\d{2})$/.exec(period) ?? [];
  return month ? String((Number(month) + 11 - MONTHS_BEFORE_APRIL) % 12).padStart(2, '0') : period.slice(-2);
}

/** The parts of a year that these periods are, each once, from April on. */
export const partsOf = (periods: readonly PastPeriod[]): readonly string[] => [
  ...new Set(periods.toSorted((one, other) => (placeInYear(one) < placeInYear(other) ? -1 : 1)).map(partOf)),
];
