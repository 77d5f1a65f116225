import type { Comparator, Rule } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import { atRate, inPaise } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise } from '../shared/money';
import type { Band, Charge, Limit } from './law/charge';

/** One credit or payment to a payee, of one nature. */
export type PaidSum = {
  eventOn: IsoDate;
  amount: Paise;
  /** Tax was withheld of it already, above the limit or below: it counts towards the limit and is not taxed again. */
  isTaxed?: boolean;
  /** The months that it covers, '2026-04', where it says several: a limit of the month counts its share in each. */
  months?: readonly string[] | undefined;
};

export type TestedSum = PaidSum & {
  /** What was credited or paid before in the same year, of the same nature, in its order. */
  earlier: readonly PaidSum[];
  /** What the whole year is likely to bring, where that is known: the law tests it too. */
  expectedThisYear?: Paise;
};

export const sumOf = (sums: readonly PaidSum[]): Paise => paise(sums.reduce((total, { amount }) => total + amount, 0));

export const earlierInYear = ({ earlier, eventOn }: TestedSum): readonly PaidSum[] =>
  earlier.filter((sum) => financialYearOf(sum.eventOn) === financialYearOf(eventOn) && sum.eventOn <= eventOn);

const isPast = (sum: Paise, limit: Paise, comparator: Comparator): boolean =>
  comparator === 'NOT_LESS_THAN' ? sum >= limit : sum > limit;

/**
 * How much is taxed with this payment. A payment that passes a limit carries the sums before it that were not taxed, without
 * interest. Once it is passed, earlier sums are taken to have been taxed as the law asks.
 */
export function taxableNow(limit: Limit, sum: TestedSum, comparator: Comparator): Paise {
  if (limit.per === 'none') return sum.amount;
  if (limit.per === 'payment-or-year')
    return byPaymentOrYear(limit, { ...sum, earlier: earlierInYear(sum) }, comparator);
  if (limit.per === 'payment') return isPast(sum.amount, limit.amount, comparator) ? sum.amount : paise(0);
  if (limit.per === 'month') return byMonth(limit.amount, sum, comparator);
  return byAggregate(limit.amount, { ...sum, earlier: earlierInYear(sum) }, comparator);
}

export const monthsOf = ({ eventOn, months = [] }: PaidSum): readonly string[] =>
  months.length > 1 ? months : [eventOn.slice(0, 7)];

/** What of a sum is of a month: equal shares, the last with what is left of a paisa. */
export function shareOfMonth(sum: PaidSum, month: string): Paise {
  const months = monthsOf(sum);
  const at = months.indexOf(month);
  if (at < 0) return paise(0);
  const share = Math.trunc(sum.amount / months.length);
  return paise(at === months.length - 1 ? sum.amount - share * at : share);
}

/** Each month that a sum covers by itself; what the year is likely to bring says nothing of a month. */
function byMonth(limit: Paise, { expectedThisYear: _, ...sum }: TestedSum, comparator: Comparator): Paise {
  const before = sum.earlier.filter(({ eventOn }) => eventOn <= sum.eventOn);
  const taxed = monthsOf(sum).map((month) => {
    const earlier = before.map((one) => ({ ...one, amount: shareOfMonth(one, month) }));
    return byAggregate(limit, { ...sum, amount: shareOfMonth(sum, month), earlier }, comparator);
  });
  return paise(taxed.reduce((total, one) => total + one, 0));
}

function byAggregate(
  limit: Paise,
  { amount, earlier, expectedThisYear = paise(0) }: TestedSum,
  comparator: Comparator,
) {
  const before = sumOf(earlier);
  const wasPast = isPast(paise(Math.max(before, expectedThisYear)), limit, comparator);
  if (wasPast) return amount;
  if (!isPast(paise(before + amount), limit, comparator)) return paise(0);
  return paise(sumOf(earlier.filter(({ isTaxed }) => !isTaxed)) + amount);
}

/** A large sum is taxed by itself; small ones wait until the year's total passes its own limit, then all of them are. */
function byPaymentOrYear(
  limit: Extract<Limit, { per: 'payment-or-year' }>,
  sum: TestedSum,
  comparator: Comparator,
): Paise {
  const untaxed = sum.earlier.filter(({ amount, isTaxed }) => !isTaxed && !isPast(amount, limit.payment, comparator));
  const before = sumOf(sum.earlier);
  const wasPast = isPast(paise(Math.max(before, sum.expectedThisYear ?? 0)), limit.year, comparator);
  if (wasPast) return sum.amount;
  if (isPast(paise(before + sum.amount), limit.year, comparator)) return paise(sumOf(untaxed) + sum.amount);
  return isPast(sum.amount, limit.payment, comparator) ? sum.amount : paise(0);
}

/**
 * One total of what was paid before in a year, as sums of which none passes the limit of a single payment: what passed it was taxed by
 * itself. Past the limit of the year it does not matter how the total came about.
 */
export function inSmallSums(charge: Charge | undefined, eventOn: IsoDate, total: Paise): PaidSum[] {
  const limit = charge?.on === 'whole' ? charge.limit : undefined;
  const most = limit?.per === 'payment-or-year' && total <= limit.year ? limit.payment : total;
  const sums: PaidSum[] = [];
  for (let left: number = total; left > 0; left -= most) sums.push({ eventOn, amount: paise(Math.min(left, most)) });
  return sums;
}

/** A part of a payment that is taxed at one rate, how it was found, and by which rule where that is not the rate's own. */
export type Slice = { base: Paise; rate: BasisPoints; formula: Message; limitedBy?: Rule<unknown> };

/** The parts of a payment that lie in each band of the year's total. */
export function bandSlices(bands: readonly Band[], before: Paise, amount: Paise): Slice[] {
  return bands.map(({ above, rate }, index) => {
    const end = Math.min(before + amount, bands[index + 1]?.above ?? Number.MAX_SAFE_INTEGER);
    const base = paise(Math.max(0, end - Math.max(before, above)));
    return {
      base,
      rate,
      formula: say('tds.formula.what-exceeds-in-year', { above: inPaise(above), rate: atRate(rate) }),
    };
  });
}
