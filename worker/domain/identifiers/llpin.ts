import { type Part, partsOf } from './parts';

const INDIAN = /^[A-Z]{3}-\d{4}$/;
const FOREIGN = /^F[A-Z]{3}-?\d{4}$/;

/** Whether a text has the shape of an LLPIN: AAA-0001, or FAAA-0001 of an LLP from abroad. */
export const isLlpin = (text: string): boolean => INDIAN.test(text) || FOREIGN.test(text);

/** What each part of an LLPIN says; null when it is not one. */
export function readLlpin(text: string): readonly Part[] | null {
  if (INDIAN.test(text))
    return partsOf(text, [
      [3, 'Series of the register'],
      [1, 'Hyphen'],
      [4, 'Number in the series'],
    ]);
  if (!FOREIGN.test(text)) return null;
  return partsOf(text.replace('-', ''), [
    [1, 'LLP incorporated abroad'],
    [3, 'Series of the register'],
    [4, 'Number in the series'],
  ]);
}
