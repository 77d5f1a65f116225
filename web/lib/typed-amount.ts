import { type Paise, parseRupees } from '#domain/shared/money';

/** An amount as people type it, '₹80,00,000.50', without what only parts its digits. */
export const bareAmount = (text: string): string => text.replace(/[,\s₹]/g, '');

/** The same in paise; undefined where it is none, is negative, or has more than the thirteen digits that the tables hold. */
export function amountOf(text: string): Paise | undefined {
  const bare = bareAmount(text);
  return /^\d{1,13}(\.\d{1,2})?$/.test(bare) ? parseRupees(bare) : undefined;
}
