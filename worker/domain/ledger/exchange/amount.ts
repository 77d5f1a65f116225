import { type Paise, parseRupees } from '../../shared/money';

const PLAIN = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;
/** Thousands behind the last comma, two or three digits before it: 1,18,000 and 118,000, never 118,50 or 1.180,00. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Digits with their sign, grouped or not. Nothing where they are no amount in whole paise, or longer than any can be. */
export function amountOfDigits(text: string): Paise | null {
  if (text.includes(',') && !GROUPED.test(text)) return null;
  const match = PLAIN.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const [, sign = '', whole = '', fraction] = match;
  try {
    return parseRupees(`${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`);
  } catch {
    return null;
  }
}
