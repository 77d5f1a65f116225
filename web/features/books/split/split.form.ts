import { formatRupees, type Paise, paise, parseRupees } from '#domain/shared/money';

/** A part of a split as it is typed. */
export type TypedPart = { key: number; amount: string; categoryId: string; note: string };

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const bare = (text: string) => text.replace(/[,\s₹]/g, '');

/** What was typed, as an amount; nothing where it is none, or nought. */
export function amountOf(text: string): Paise | undefined {
  const typed = bare(text);
  const amount = AMOUNT.test(typed) ? parseRupees(typed) : paise(0);
  return amount > 0 ? amount : undefined;
}

/** What is left of the whole after these parts; what cannot be read counts as nothing. */
export const leftOf = (whole: string, parts: readonly Pick<TypedPart, 'amount'>[]): Paise =>
  paise(parts.reduce((left, { amount }) => left - (amountOf(amount) ?? 0), parseRupees(whole) as number));

/** Whether the parts can be sent: two or more, each with an amount and a category, and together the whole. */
export const isWhole = (whole: string, parts: readonly TypedPart[]): boolean =>
  parts.length >= 2 &&
  parts.every(({ amount, categoryId }) => amountOf(amount) !== undefined && categoryId !== '') &&
  leftOf(whole, parts) === 0;

/** An amount as the call takes it. */
export const sentAmount = (text: string): string => formatRupees(amountOf(text) ?? paise(0));
