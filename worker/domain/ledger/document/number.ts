import { financialYearOf, type IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import type { DocumentKind } from './model';

/** The characters and length rule 46 allows for the number of a tax invoice, and rule 53 for that of a note; returns want a letter or digit first. */
const OWN_NUMBER = /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/;

/** What is wrong with the number of a document of our own; null when nothing is. */
export function ownNumberFault(number: string): Message | null {
  if (number.length > 16) return say('ledger-document.fault.number-length', { count: number.length });
  return OWN_NUMBER.test(number) ? null : say('ledger-document.fault.number-characters');
}

/** What is wrong with the number of somebody else's document; null when nothing is. It stands as printed. */
export const otherNumberFault = (number: string): Message | null =>
  number.trim() === '' || number.length > 50 ? say('ledger-document.fault.other-number') : null;

/** A number as it is compared: capitals and blanks do not make another document. */
export const foldedNumber = (number: string): string => number.toUpperCase().replace(/\s+/g, '');

const PREFIXES: Record<DocumentKind, string> = { invoice: 'INV', 'credit-note': 'CN', 'debit-note': 'DN' };

/** The series documents of a kind run in unless another is named: 'INV/26-27/'. */
export const defaultSeries = (kind: DocumentKind, date: IsoDate): string =>
  `${PREFIXES[kind]}/${financialYearOf(date).slice(2)}/`;

/**
 * The number at a place of a series, with as many digits as its numbers have; in a new one four, or as leave it within sixteen
 * characters: 'INV/26-27/0001', and 'A-78' after 'A-77'.
 */
export function numberInSeries(series: string, place: number, digits = Math.min(4, 16 - series.length)): string {
  const width = Math.max(1, digits);
  return `${series}${String(place).padStart(width, '0')}`;
}

/** The series and the place that a number ends in, and its digits; a number without digits at its end is a series of one. */
export function placeOfNumber(number: string): { series: string; place: number; digits: number } {
  const digits = /\d{1,9}$/.exec(number)?.[0] ?? '';
  return {
    series: number.slice(0, number.length - digits.length),
    place: Number(digits),
    digits: digits.length,
  };
}
