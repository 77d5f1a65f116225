import { addMonths, daysBetween, type IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { nearest } from './taxes-inside';

export const LOAN_METHODS = ['equal-instalments', 'equal-principal'] as const;

/** What a prepayment changes: the loan ends earlier at the same instalment, or asks less each time up to the same end. */
export const PREPAYMENT_EFFECTS = ['shorter-term', 'lower-instalment'] as const;
export type PrepaymentEffect = (typeof PREPAYMENT_EFFECTS)[number];

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
  /** Principal that was paid back beside the instalments, of any order. */
  prepaid?: readonly Prepayment[] | undefined;
  /** The loan ends earlier unless the lender lowers the instalment. */
  afterPrepayment?: PrepaymentEffect | undefined;
};

export type Prepayment = { on: IsoDate; amount: Paise };

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
 * last where the lender's instalment is larger or something was prepaid: the instalment stays and the loan ends earlier, or it is
 * worked out anew from what is left over what remains of the instalments, from the one after the prepayment on. Principal that is
 * prepaid bears interest up to its day, by days of the months it falls in.
 */
export function loanSchedule(terms: LoanTerms): ScheduledInstalment[] {
  const { count, firstOn, everyMonths } = terms;
  let equal = terms.instalment ?? equalInstalment(terms);
  let share = nearest(BigInt(terms.principal), BigInt(count));
  let left: number = terms.principal;
  const instalments = Array.from({ length: count }, (_, at) => {
    const on = addMonths(firstOn, at * everyMonths);
    const owed = left;
    let saved = 0n;
    let isPrepaid = false;
    const from = addMonths(firstOn, (at - 1) * everyMonths);
    const days = BigInt(daysBetween(from, on));
    for (const { amount, on: day } of terms.prepaid ?? []) {
      if (day > on || (at > 0 && day <= from)) continue;
      const paid = Math.min(left, amount);
      left -= paid;
      isPrepaid ||= paid > 0;
      saved += BigInt(paid) * BigInt(day < from ? 0 : daysBetween(day, on));
    }
    const interest = nearest((BigInt(owed) * days - saved) * BigInt(terms.rate * everyMonths), YEAR * days);
    const isLast = at === count - 1;
    const usual = terms.method === 'equal-principal' ? share : equal - interest;
    const principal = paise(isLast ? left : Math.min(left, Math.max(0, usual)));
    left -= principal;
    if (isPrepaid && terms.afterPrepayment === 'lower-instalment' && !isLast && left > 0) {
      const rest = { ...terms, principal: paise(left), count: count - at - 1 };
      equal = equalInstalment(rest);
      share = nearest(BigInt(left), BigInt(rest.count));
    }
    const amount = paise(principal + interest);
    return { number: at + 1, on, amount, principal, interest, left: paise(left) };
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
