import { formatRupees, type Paise, paise, parseRupees } from '#domain/shared/money';
import { bareAmount } from '../../../lib/typed-amount';

/** A part of a split as it is typed. */
export type TypedPart = { key: number; amount: string; categoryId: string; note: string };

const AMOUNT = /^-?\d{1,10}(\.\d{1,2})?$/;
// A minus may come as the sign of print.
const bare = (text: string) => bareAmount(text).replace('\u2212', '-');

/** What was typed, as an amount, below nought for what was deducted; nothing where it is none, or nought. */
export function amountOf(text: string): Paise | undefined {
  const typed = bare(text);
  const amount = AMOUNT.test(typed) ? parseRupees(typed) : paise(0);
  return amount !== 0 ? amount : undefined;
}

/** What is left of the whole after these parts; what cannot be read counts as nothing. */
export const leftOf = (whole: string, parts: readonly Pick<TypedPart, 'amount'>[]): Paise =>
  paise(parts.reduce((left, { amount }) => left - (amountOf(amount) ?? 0), parseRupees(whole) as number));

/** What the parts add and what they deduct, both above nought. */
export function sumsOf(parts: readonly Pick<TypedPart, 'amount'>[]): { added: Paise; deducted: Paise } {
  const amounts: number[] = parts.map(({ amount }) => amountOf(amount) ?? 0);
  const sum = (sign: number) => paise(amounts.reduce((all, amount) => all + Math.max(sign * amount, 0), 0));
  return { added: sum(1), deducted: sum(-1) };
}

export const isDeducted = (text: string): boolean => bare(text).startsWith('-');

/** What was typed with the other sign; the sign alone where nothing was typed yet. */
export const turned = (text: string): string =>
  isDeducted(text) ? text.replace(/[-\u2212]\s*/, '') : `-${text.trim()}`;

/** Whether the parts can be sent: two or more, each with an amount and a category, and together the whole. */
export const isWhole = (whole: string, parts: readonly TypedPart[]): boolean =>
  parts.length >= 2 &&
  parts.every(({ amount, categoryId }) => amountOf(amount) !== undefined && categoryId !== '') &&
  leftOf(whole, parts) === 0;

/** An amount as the call takes it. */
export const sentAmount = (text: string): string => formatRupees(amountOf(text) ?? paise(0));
