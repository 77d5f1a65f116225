import { addMonths, type IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { nearest } from './taxes-inside';

export const LOAN_METHODS = ['equal-instalments', 'equal-principal'] as const;

export type LoanTerms = {
  principal: Paise;
  /** A year's rate. */
  rate: BasisPoints;
  /** How many instalments. */
  count: number;
  firstOn: IsoDate;
  everyMonths: number;
  method: (typeof LOAN_METHODS)[number];
  /** The instalment as the lender set it, such as in whole rupees; else it is worked out. */
  instalment?: Paise | null | undefined;
};

export type ScheduledInstalment = {
  number: number;
  on: IsoDate;
  amount: Paise;
  principal: Paise;
  interest: Paise;
  /** What is owed after it. */
  left: Paise;
};

const YEAR = 120_000n;

/**
 * The instalments of a loan. Interest of each is that of its months on what is owed, to the nearest paisa; equal instalments are
 * P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), to the nearest paisa. The last one pays what is left, which may be one before the
 * last where the lender's instalment is larger.
 */
export function loanSchedule(terms: LoanTerms): ScheduledInstalment[] {
  const { count, firstOn, everyMonths } = terms;
  const equal = terms.instalment ?? equalInstalment(terms);
  const share = nearest(BigInt(terms.principal), BigInt(count));
  let left: number = terms.principal;
  const instalments = Array.from({ length: count }, (_, at) => {
    const interest = nearest(BigInt(left) * BigInt(terms.rate * everyMonths), YEAR);
    const isLast = at === count - 1;
    const usual = terms.method === 'equal-principal' ? share : equal - interest;
    const principal = paise(isLast ? left : Math.min(left, Math.max(0, usual)));
    left -= principal;
    const amount = paise(principal + interest);
    return { number: at + 1, on: addMonths(firstOn, at * everyMonths), amount, principal, interest, left: paise(left) };
  });
  return instalments.filter(({ amount }) => amount > 0);
}

/** Whether an instalment pays something back of the loan, and not its interest alone. */
export const isInstalmentEnough = (terms: LoanTerms, instalment: Paise): boolean =>
  instalment > nearest(BigInt(terms.principal) * BigInt(terms.rate * terms.everyMonths), YEAR);

/** The equal instalment, worked out in whole numbers of any size. */
export function equalInstalment({ principal, rate, count, everyMonths }: LoanTerms): Paise {
  if (rate === 0) return nearest(BigInt(principal), BigInt(count));
  const perPeriod = BigInt(rate * everyMonths);
  const grown = (YEAR + perPeriod) ** BigInt(count);
  return nearest(BigInt(principal) * perPeriod * grown, YEAR * (grown - YEAR ** BigInt(count)));
}

/** What of the principal falls due after a day, up to the same day so many months on. */
export function principalDueWithin(schedule: readonly ScheduledInstalment[], after: IsoDate, months: number): Paise {
  const until = addMonths(after, months);
  return paise(schedule.reduce((sum, { on, principal }) => (on > after && on <= until ? sum + principal : sum), 0));
}
