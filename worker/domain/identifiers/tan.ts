import { type Part, partsOf } from './parts';

/** Whether a text has the shape of a TAN: four letters (place, deductor's initial), five digits, one letter. */
export function isTan(text: string): boolean {
  return /^[A-Z]{4}\d{5}[A-Z]$/.test(text);
}

/** The first letter of the deductor's name, as a TAN gives it. */
export const initialOfTan = (tan: string): string => tan.charAt(3);

/** What each part of a TAN says; null when it is not one. How its last letter is made is not published. */
export function readTan(text: string): readonly Part[] | null {
  if (!isTan(text)) return null;
  return partsOf(text, [
    [3, 'City or circle of the tax office'],
    [1, `First letter of the deductor's name: ${initialOfTan(text)}`],
    [5, 'Number'],
    [1, 'Check letter'],
  ]);
}
