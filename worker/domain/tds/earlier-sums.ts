import { financialYearOf, type IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { TaxablePayment } from './finder';
import type { PaidSum } from './taxable-now';

/** A sum that was paid or credited, as what follows in the year counts it; without a source where it was entered by hand. */
export type CountedSum = PaidSum & Partial<Pick<TaxablePayment, 'source' | 'isAdvance'>>;

type OnDay = { eventOn: IsoDate; amount: Paise; months?: readonly string[] | undefined };

export const sumOfPayment = (payment: TaxablePayment): CountedSum => {
  const { eventOn, amount, withheld, source, isAdvance = false, carrierSince, months } = payment;
  return { eventOn, amount, months, source, isAdvance, isTaxed: withheld > 0 || Boolean(carrierSince) };
};

/** Whether two say of the same money: of one day and amount. */
export const isSameSum = (one: OnDay, other: OnDay): boolean =>
  one.eventOn === other.eventOn && one.amount === other.amount;

/** Whether a sum is a bank line without a bill, of just one of these amounts to the rupee: a bill of them has it for its payment. */
export const isPaymentOf = ({ source, isAdvance, isTaxed, amount }: CountedSum, amounts: readonly number[]): boolean =>
  source === 'bank-line' && !isAdvance && !isTaxed && amounts.some((one) => Math.abs(one - amount) < 100);

const byDay = (one: OnDay, other: OnDay): number =>
  one.eventOn < other.eventOn ? -1 : one.eventOn > other.eventOn ? 1 : 0;

/** The sums to a day in its financial year, in their order. */
export const sumsTo = <One extends OnDay>(sums: readonly One[], day: IsoDate): One[] =>
  sums.filter(({ eventOn }) => eventOn <= day && financialYearOf(eventOn) === financialYearOf(day)).toSorted(byDay);

/** The sums of the financial years before a day's, in their order. */
export const sumsOfYearsBefore = <One extends OnDay>(sums: readonly One[], day: IsoDate): One[] =>
  sums.filter(({ eventOn }) => financialYearOf(eventOn) < financialYearOf(day)).toSorted(byDay);

/**
 * Sums of a payee and nature with those of which somebody entered by hand what was withheld: one that the books have is taxed, another
 * was paid beside them.
 */
export function withEntered(sums: readonly CountedSum[], entered: readonly OnDay[]): CountedSum[] {
  const all = [...sums];
  for (const { eventOn, amount, months } of entered) {
    const at = all.findIndex((sum) => !sum.isTaxed && isSameSum(sum, { eventOn, amount }));
    const known = all[at];
    if (known) all[at] = { ...known, isTaxed: true };
    else all.push({ eventOn, amount, months, isTaxed: true });
  }
  return all;
}
