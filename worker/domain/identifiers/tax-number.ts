import { type Part, partsOf } from './parts';
import { type State, stateOfGstCode } from './states';

/** What the fourth letter of a PAN says of its holder. Old documents also show E and K, so an unlisted letter is no fault. */
const PAN_HOLDERS: Readonly<Record<string, string>> = {
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

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;

/** The check character of a GSTIN, from its first fourteen: weights 1 and 2 in turn, digits of base 36 added up. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let place = 0; place < LENGTH - 1; place++) {
    const product = ALPHABET.indexOf(first14.charAt(place)) * ((place % 2) + 1);
    sum += Math.trunc(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** What is wrong with a regular taxpayer's GSTIN, as a sentence; null when nothing is. Expects capitals. */
export function gstinFault(text: string): string | null {
  if (text.length !== LENGTH) return `A GSTIN has 15 characters; this has ${text.length}`;
  if (!/^[0-9A-Z]+$/.test(text)) return 'A GSTIN has only digits and capital letters';
  const code = text.slice(0, 2);
  if (!stateOfGstCode(code)) return `A GSTIN begins with the code of a state; ${code} is not one`;
  if (!isPan(panOfGstin(text))) return `Characters 3 to 12 of a GSTIN are the PAN; ${panOfGstin(text)} is not one`;
  if (text.charAt(12) === '0') return 'The thirteenth character of a GSTIN counts registrations: 1 to 9, then A to Z';
  if (text.charAt(13) !== 'Z') return `The fourteenth character of a GSTIN is Z; this has ${text.charAt(13)}`;
  const expected = gstinCheckCharacter(text);
  if (text.charAt(14) === expected) return null;
  return `The check digit does not agree: after ${text.slice(0, 14)} comes ${expected}, not ${text.charAt(14)}`;
}

export function isGstin(text: string): boolean {
  return gstinFault(text) === null;
}

/** The PAN inside a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}

/** The state in which a GSTIN is registered. */
export function stateOfGstin(gstin: string): State | null {
  return stateOfGstCode(gstin.slice(0, 2));
}

/** What each part of a regular taxpayer's GSTIN says; null when something is wrong with it (`gstinFault` says what). */
export function readGstin(text: string): readonly Part[] | null {
  if (!isGstin(text)) return null;
  const pan = panOfGstin(text);
  const holder = panHolder(pan);
  return partsOf(text, [
    [2, `State: ${stateOfGstin(text)?.name}`],
    [10, holder ? `PAN of the holder: ${holder}` : 'PAN of the holder'],
    [1, `Registration ${ALPHABET.indexOf(text.charAt(12))} of this PAN in the state`],
    [1, 'Z: a regular registration'],
    [1, 'Check character, which agrees with the others'],
  ]);
}

// Tax deductors, e-commerce operators and persons from abroad: the shapes of the GST developer interface.
const SPECIAL =
  /^\d{2}([A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D|[A-Z]{5}\d{4}[A-Z][1-9A-Z]C|\d{2}[A-Z]{3}\d{5}NR|[A-Z]{4}\d{5}[A-Z]\dZ)$|^99\d{2}[A-Z]{3}\d{5}OS$/;

/** What is wrong with the GSTIN of a deductor, an e-commerce operator or a person from abroad; null when nothing is. */
export function specialGstinFault(text: string): string | null {
  if (text.length !== LENGTH) return `A GSTIN has 15 characters; this has ${text.length}`;
  if (!SPECIAL.test(text.slice(0, 14))) return gstinFault(text);
  const expected = gstinCheckCharacter(text);
  if (text.charAt(14) === expected) return null;
  return `The check digit does not agree: after ${text.slice(0, 14)} comes ${expected}, not ${text.charAt(14)}`;
}
