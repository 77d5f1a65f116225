import { daysBetween, type IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { TaxPayment } from './company/model';

/** A challan of advance or self-assessment tax, for the year it names; with the bank line or voucher that paid it, where it was said. */
export type TaxChallan = TaxPayment & { year: string; transactionId: string | null; voucherId: string | null };

/** A voucher that books income-tax paid in a year; with the bank line that it is of. */
export type BookedTax = TaxPayment & { voucherId: string; transactionId: string | null };

/** A challan that names no line or voucher is that of the books with its amount, so many days apart at most: instalments are further apart. */
const CLOSE_DAYS = 31;

/**
 * What a company paid of a year's tax: its challans, and what the books have that no challan is of, each once. `challans` are those of
 * all years, since one of another year may name what was booked in this one. The earliest payment first.
 */
export function taxPaid(
  year: string,
  challans: readonly TaxChallan[],
  booked: readonly BookedTax[],
): readonly TaxPayment[] {
  const isNamed = (one: BookedTax) =>
    challans.some(
      ({ voucherId, transactionId }) =>
        voucherId === one.voucherId || (transactionId !== null && transactionId === one.transactionId),
    );
  const open = booked.filter((one) => !isNamed(one));
  for (const challan of challans) {
    if (challan.voucherId === null && challan.transactionId === null) takeNearest(open, challan);
  }
  return [...challans.filter((challan) => challan.year === year), ...open]
    .map(({ paidOn, amount }) => ({ paidOn, amount }))
    .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : Number(one.paidOn > other.paidOn)));
}

/** Takes out the booked payment of that amount which is nearest in days. */
function takeNearest(open: BookedTax[], { paidOn, amount }: { paidOn: IsoDate; amount: Paise }): void {
  const apart = (one: BookedTax) => Math.abs(daysBetween(one.paidOn, paidOn));
  const [nearest] = open
    .filter((one) => one.amount === amount && apart(one) <= CLOSE_DAYS)
    .toSorted((one, other) => apart(one) - apart(other));
  if (nearest) open.splice(open.indexOf(nearest), 1);
}
