import { paise } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import type { NewDeduction } from './deduction';
import type { Taken } from './lower-certificate';
import { exactTax, NO_PARTS, partsOfPayment } from './parts';

/**
 * The deductions that one payment is by several certificates: each part within a certificate by itself, the last with what is beyond it.
 * A certificate counts by what stands under its number. By one certificate or none it stays one.
 */
export function byCertificates(deduction: NewDeduction, certified: readonly Taken[] = []): NewDeduction[] {
  const [first, next, ...others] = certified;
  if (!first) return [deduction];
  const { amount, base, tax, parts = NO_PARTS } = deduction;
  const certificate = { id: first.id, left: first.left };
  if (!next) return [{ ...deduction, certificate }];
  const own = toNearestRupee(exactTax([first]));
  const itsTax = paise(Math.min(own, tax));
  // Of what was paid as much as it has of what is taxed, which may hold earlier sums.
  const itsAmount = base === 0 ? amount : paise(Number((BigInt(amount) * BigInt(first.base)) / BigInt(base)));
  const itsParts = partsOfPayment(itsTax, { open: tax, parts });
  const within: NewDeduction = {
    ...{ ...deduction, certificate, amount: itsAmount, base: first.base },
    ...{ rate: first.rate, tax: itsTax, parts: itsParts },
  };
  const rest: NewDeduction = {
    ...{ ...deduction, amount: paise(amount - itsAmount), base: paise(base - first.base), tax: paise(tax - itsTax) },
    parts: {
      surcharge: paise(parts.surcharge - itsParts.surcharge),
      cess: paise(parts.cess - itsParts.cess),
    },
  };
  return [within, ...byCertificates(rest, [next, ...others])];
}
