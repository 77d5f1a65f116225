import { rememberingLast } from '../../shared/remembering';
import { isReference, nameParts } from './narration';

/**
 * The other party of a transaction, in one spelling for all its narrations: 'UPI/628812345678/ZEPTO/OFFICE PANTRY' and
 * 'UPI/ZEPTO' both give 'ZEPTO'. A narration outside the banks' grammar stands for itself, without dates and numbers.
 * Null when no name can be told.
 */
export const payeeOf = rememberingLast((description: string): string | null => {
  const text = description.toUpperCase().trim();
  const named = nameParts(text);
  return tidy(named ?? withoutPassing(text));
});

// Banks cut names short, so the words that say what kind of company it is come in pieces; a lone P or L after a short
// name is a person's initial.
const CORPORATE = / (?:PRIVATE|PRIVAT|PRIVA|PRIV|PVT|PV|LIMITED|LIMITE|LIMIT|LTD|LT|LLP)$|(?<=.{12}) [PL]$/;
const FEWEST_LETTERS = 3;

function tidy(text: string): string | null {
  let name = text.replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ').trim();
  while (CORPORATE.test(name)) name = name.replace(CORPORATE, '');
  const letters = name.replace(/[^\p{L}]/gu, '').length;
  return letters >= FEWEST_LETTERS ? name : null;
}

// What changes from month to month in the narration of the same thing.
const MONTH =
  /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|FY|AY|QTR|Q)\d*$/;
const NUMBERING = /^(?:INV|INVOICE|BILL|NO|REF|DT|DATED|FOR)$/;

function withoutPassing(text: string): string {
  return text
    .split(/[^\p{L}\p{M}\p{N}&]+/u)
    .filter((word) => !/^\d+$/.test(word) && !MONTH.test(word) && !NUMBERING.test(word) && !isReference(word))
    .join(' ');
}
