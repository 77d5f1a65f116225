import { addDays, addMonths, daysBetween, type IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';

/** How often a payee is paid: about once a month, in another regular interval, or as it comes. */
export const HABIT_KINDS = ['monthly', 'recurring', 'variable'] as const;
export type HabitKind = (typeof HABIT_KINDS)[number];

export type Payment = { day: IsoDate; payee: string; categoryId: string | null; amount: Paise };

export type Habit = {
  payee: string;
  categoryId: string | null;
  kind: HabitKind;
  /** The usual number of days from one payment to the next, and how far the regular ones stray from it; null when paid once. */
  every: number | null;
  everySpread: number | null;
  /** The middle amount, and the distance from the least to the most in percent of it. */
  amount: Paise;
  spread: number;
  total: Paise;
  count: number;
  lastOn: IsoDate;
  /** When the next one is to be expected; null for what comes as it comes and for what seems to have ended. */
  nextOn: IsoDate | null;
};

// Fewer days than these show no rhythm; what is paid every few days is shopping, not a subscription.
const FEWEST_DAYS = 3;
const SHORTEST_INTERVAL = 5;
// A month has 28 to 31 days, and weekends and holidays move a payment by up to three.
const MONTH = { shortest: 28 - 3, usual: 27, longest: 31 + 3, tolerance: 6 };

/**
 * What a company pays again and again, from its payments up to a day: by payee and category, the largest total first. An
 * interval is regular when three of four lie near the middle one, so that one missed month does not hide a rent.
 */
export function habitsOf(payments: readonly Payment[], upTo: IsoDate): Habit[] {
  const groups = new Map<string, Payment[]>();
  for (const payment of payments) {
    const key = `${payment.payee}|${payment.categoryId}`;
    const known = groups.get(key);
    if (known) known.push(payment);
    else groups.set(key, [payment]);
  }
  const habits = [...groups.values()].map((group) => habitOf(group, upTo));
  return habits.sort(
    (a, b) => b.total - a.total || (`${a.payee}|${a.categoryId}` < `${b.payee}|${b.categoryId}` ? -1 : 1),
  );
}

function habitOf(payments: readonly Payment[], upTo: IsoDate): Habit {
  const days = [...new Set(payments.map(({ day }) => day))].sort();
  const amounts = payments.map(({ amount }) => amount).sort((a, b) => a - b);
  const amount = paise(middle(amounts));
  const lastOn = days.at(-1) ?? upTo;
  const rhythm = rhythmOf(days);
  return {
    payee: payments[0]?.payee ?? '',
    categoryId: payments[0]?.categoryId ?? null,
    ...rhythm,
    amount,
    spread: Math.round((((amounts.at(-1) ?? 0) - (amounts[0] ?? 0)) * 100) / amount),
    total: paise(amounts.reduce((sum, part) => sum + part, 0)),
    count: payments.length,
    lastOn,
    nextOn: nextOf(rhythm, lastOn, upTo),
  };
}

/** The middle of values in their order; of an even number the lower of the two. */
const middle = (values: readonly number[]): number => values[Math.floor((values.length - 1) / 2)] ?? 0;

type Rhythm = Pick<Habit, 'kind' | 'every' | 'everySpread'>;

function rhythmOf(days: readonly IsoDate[]): Rhythm {
  const intervals = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  if (intervals.length === 0) return { kind: 'variable', every: null, everySpread: null };
  const every = middle(intervals.toSorted((a, b) => a - b));
  const near = intervals.filter((interval) => isNear(interval, every));
  const everySpread = Math.max(...near.map((interval) => Math.abs(interval - every)));
  const isRegular = days.length >= FEWEST_DAYS && every >= SHORTEST_INTERVAL && near.length * 4 >= intervals.length * 3;
  if (!isRegular) return { kind: 'variable', every, everySpread };
  return { kind: isMonth(every) ? 'monthly' : 'recurring', every, everySpread };
}

const isMonth = (every: number) => every >= MONTH.usual && every <= MONTH.longest;

const isNear = (interval: number, every: number) =>
  Math.abs(interval - every) <= toleranceOf(every) ||
  (isMonth(every) && interval >= MONTH.shortest && interval <= MONTH.longest);

/** How many days an interval may be longer or shorter: a few for a month with its weekends, else about a seventh. */
const toleranceOf = (every: number) => (isMonth(every) ? MONTH.tolerance : Math.max(2, Math.round(every / 7)));

function nextOf({ kind, every }: Rhythm, lastOn: IsoDate, upTo: IsoDate): IsoDate | null {
  if (kind === 'variable' || every === null) return null;
  const next = kind === 'monthly' ? addMonths(lastOn, 1) : addDays(lastOn, every);
  return daysBetween(next, upTo) > every + toleranceOf(every) ? null : next;
}
