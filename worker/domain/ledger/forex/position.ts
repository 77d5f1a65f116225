import { type Paise, paise } from '../../shared/money';
import { inRupees } from '../document/price';

/** What an account or a bill stands at, in rupees and in minor units of its currency, both debit positive. */
export type Position = { rupees: Paise; minor: number };

/** Minor units at a rate, with their sign, half a paisa away from nought. */
export const atRate = (minor: number, rate: string): Paise =>
  minor < 0 ? paise(0 - inRupees(paise(-minor), rate)) : inRupees(paise(minor), rate);

/**
 * The rupees that a part of a position carries, by the weighted average of all that came in; the whole of it carries all that is
 * left, so that nothing stays behind. `minor` has the sign of the position and is no more than it.
 */
export function carriedBy({ rupees, minor: whole }: Position, minor: number): Paise {
  if (minor === whole) return rupees;
  const [product, divisor] = [BigInt(rupees) * BigInt(minor), BigInt(whole)];
  const twice = (2n * magnitude(product) + magnitude(divisor)) / (2n * magnitude(divisor));
  return paise(Number(product < 0n === divisor < 0n ? twice : -twice));
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Rupees for one unit, as text of at most six decimals. */
export function rateOf(rupees: number, minor: number): string {
  const [paid, units] = [BigInt(Math.abs(rupees)), BigInt(Math.abs(minor))];
  const scaled = (2n * paid * 1_000_000n + units) / (2n * units);
  const fraction = String(scaled % 1_000_000n)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${scaled / 1_000_000n}.${fraction}`;
}
