import { type BasisPoints, type Paise, paise } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';

/**
 * The tax on sums at their rates, before it is rounded to the rupee: counted as one and cut at the paisa, since a share that is rounded to
 * the paisa first may reach the fifty paise that the whole does not.
 */
export const exactTax = (taxed: readonly { base: Paise; rate: BasisPoints }[]): Paise =>
  paise(Number(taxed.reduce((sum, { base, rate }) => sum + BigInt(base) * BigInt(rate), 0n) / 10_000n));

/** What of the tax withheld is surcharge and what is cess, as challans and statements give them apart; the rest is income-tax. */
export type TaxParts = { surcharge: Paise; cess: Paise };

/** Residents but for their salaries bear neither. */
export const NO_PARTS: TaxParts = { surcharge: paise(0), cess: paise(0) };

/** What remains of a tax once its surcharge and cess are taken off. */
export const incomeTaxOf = ({ tax, surcharge, cess }: TaxParts & { tax: Paise }): Paise =>
  paise(tax - surcharge - cess);

export const sumOfParts = (all: readonly TaxParts[]): TaxParts => ({
  surcharge: paise(all.reduce((sum, { surcharge }) => sum + surcharge, 0)),
  cess: paise(all.reduce((sum, { cess }) => sum + cess, 0)),
});

/** A share of a sum, `of` a whole, to the nearest rupee. */
export const shareInRupees = (sum: Paise, part: Paise, whole: Paise): Paise =>
  whole === 0 ? paise(0) : toNearestRupee(paise(Number((BigInt(sum) * BigInt(part)) / BigInt(whole))));

/**
 * What of a payment towards an open tax is surcharge and cess: their shares of it in whole rupees, as a challan wants them, and all
 * that is left of them with the last payment. So the payments of one tax always add up to its parts.
 */
export function partsOfPayment(amount: Paise, { open, parts }: { open: Paise; parts: TaxParts }): TaxParts {
  if (amount >= open) return parts;
  const rest = open - amount;
  // Of neither more than is paid, nor so little that the rest would not hold what is left of it.
  const within = (most: Paise, room: number): Paise =>
    paise(Math.min(Math.max(shareInRupees(most, amount, open), most - rest), most, room));
  const surcharge = within(parts.surcharge, amount);
  const cess = within(parts.cess, amount - surcharge);
  return { surcharge, cess };
}
