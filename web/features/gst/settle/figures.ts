import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { HEADS, type Head } from '../../../lib/tax-heads';

export type Taxes = Readonly<Record<Head, string>>;

/** An amount with its paise and without its sign of currency; nought is a dash. */
export const amount = (text: string): string => {
  const paise = parseRupees(text);
  return paise === 0 ? '–' : formatInrExact(paise).replace('₹', '');
};

export const isNought = (text: string): boolean => parseRupees(text) === 0;

/** Heads of which any of the amounts has something: cess shows only where there is some. */
export const headsIn = (...taxes: readonly Taxes[]): Head[] =>
  HEADS.filter((head) => head !== 'cess' || taxes.some((tax) => !isNought(tax[head])));

/** A figure in rupees with its paise. */
export const rupees = (text: string): string => formatInrExact(parseRupees(text));

/** What the heads come to together. */
export const totalOf = (taxes: Taxes): string =>
  formatRupees(paise(HEADS.reduce((sum, head) => sum + parseRupees(taxes[head]), 0)));
