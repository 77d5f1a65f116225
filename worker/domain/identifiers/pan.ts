import { type Part, partsOf } from './parts';

/** What the fourth letter of a PAN says of its holder. Old documents also show E and K, so an unlisted letter is no fault. */
export const PAN_HOLDERS: Readonly<Record<string, string>> = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  F: 'Firm or LLP',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  L: 'Local authority',
  P: 'Individual',
  T: 'Trust',
};

/** Whether a text has the shape of a PAN: five letters, four digits, one letter. Its check letter is not published. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text) && text.slice(5, 9) !== '0000';
}

/** The kind of holder a PAN names; null when its letter is not listed. */
export function panHolder(pan: string): string | null {
  return PAN_HOLDERS[pan.charAt(3)] ?? null;
}

/** What each part of a PAN says; null when it is not one. */
export function readPan(text: string): readonly Part[] | null {
  if (!isPan(text)) return null;
  const letter = text.charAt(3);
  const holder = panHolder(text);
  return partsOf(text, [
    [3, 'Series'],
    [1, holder ? `Holder: ${holder}` : `Kind of holder: ${letter} is not in the published list`],
    [1, letter === 'P' ? 'First letter of the surname' : 'First letter of the name'],
    [4, 'Number'],
    [1, 'Check letter'],
  ]);
}
