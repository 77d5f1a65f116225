import { type Paise, paise } from '../shared/money';

/** Amounts as statutes write them: whole rupees, lakh (100,000) and crore (10,000,000). */
export const rupees = (count: number): Paise => paise(count * 100);
export const lakh = (count: number): Paise => rupees(count * 100_000);
export const crore = (count: number): Paise => rupees(count * 10_000_000);
