import type { Priority } from '../calendar/values';
import { ruleHistory, textsReadOn } from '../law/table';
import { type BasisPoints, percent } from '../shared/money';

const POLICY_SOURCE = textsReadOn('2026-11-20')('policy.health-score.source');
const STATUTE = 'policy.health-score.first';
const common = { basis: 'EVENT_DATE', statute: STATUTE, source: POLICY_SOURCE } as const;
const FROM = '2026-11-20';

export const WEIGHTS = ruleHistory<Record<Priority, number>>(
  { ...common, id: 'HEALTH.WEIGHTS', unit: 'weight of an item' },
  [{ from: FROM, value: { critical: 8, high: 4, medium: 2, low: 1 } }],
);

/** The credit of an item by the days it is or was late, to the last day of each band. */
export type CreditBand = { upToDays: number | null; done: BasisPoints; open: BasisPoints };

export const CREDITS = ruleHistory<readonly CreditBand[]>(
  { ...common, id: 'HEALTH.CREDITS', unit: 'basis points of an item’s weight' },
  [
    {
      from: FROM,
      value: [
        { upToDays: 15, done: percent(90), open: percent(60) },
        { upToDays: 30, done: percent(75), open: percent(40) },
        { upToDays: 90, done: percent(60), open: percent(20) },
        { upToDays: null, done: percent(50), open: percent(0) },
      ],
    },
  ],
);

/** What no sum of small merits may hide. */
export const CAPS = ruleHistory<{
  openCriticalDays: number;
  openCritical: number;
  strikeOff: number;
  /** While past items wait to be confirmed, nobody knows that all is well. */
  unconfirmed: number;
}>({ ...common, id: 'HEALTH.CAPS', unit: 'days late; score at most', comparator: 'EXCEEDS' }, [
  { from: FROM, value: { openCriticalDays: 30, openCritical: 59, strikeOff: 29, unconfirmed: 89 } },
]);

/** Which items count: due in these days up to now, or older and still open; fewer items than this are a short history. */
export const WINDOW = ruleHistory<{ days: number; fullHistoryItems: number }>(
  { ...common, id: 'HEALTH.WINDOW', unit: 'days; items' },
  [{ from: FROM, value: { days: 365, fullHistoryItems: 3 } }],
);

/** The bands of an area's score, on the page of compliance by area. */
export const AREA_BANDS = ruleHistory<{ excellent: number; good: number; fair: number }>(
  { ...common, id: 'HEALTH.AREA_BANDS', unit: 'score at least', comparator: 'NOT_LESS_THAN' },
  [{ from: FROM, value: { excellent: 90, good: 80, fair: 60 } }],
);
