import { type Paise, paise } from './money';

const RUPEE = 100;

/** To the nearest multiple of a unit in paise; half of it and more goes up. Amounts of law are not negative. */
const toNearest = (amount: Paise, unit: number): Paise => paise(Math.floor((amount + unit / 2) / unit) * unit);

/** To the nearest rupee, 50 paise up: s.170 of the CGST Act, and what is paid by challan. */
export const toNearestRupee = (amount: Paise): Paise => toNearest(amount, RUPEE);

/** Whole rupees, the paise dropped: the first half of the rounding of s.288A and s.288B. */
export const withoutPaise = (amount: Paise): Paise => paise(Math.floor(amount / RUPEE) * RUPEE);

/** To the nearest ten rupees: s.288A and s.288B of the Income-tax Act 1961 and their successors. */
export const toNearestTenRupees = (amount: Paise): Paise => toNearest(amount, 10 * RUPEE);

/** Down to whole hundreds: the amount on which interest runs, rule 119A. */
export const downToHundredRupees = (amount: Paise): Paise => paise(Math.floor(amount / (100 * RUPEE)) * 100 * RUPEE);

/** Up to the next rupee, where a rule counts any part of one as whole. */
export const upToRupee = (amount: Paise): Paise => paise(Math.ceil(amount / RUPEE) * RUPEE);
