import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';

export const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
export type Head = (typeof HEADS)[number];
export type Taxes = Readonly<Record<Head, string>>;

const WORDS: Readonly<Record<Head, () => string>> = {
  igst: m.gst_igst,
  cgst: m.gst_cgst,
  sgst: m.gst_sgst,
  cess: m.gst_cess,
};
export const headWords = (head: Head): string => WORDS[head]();

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
