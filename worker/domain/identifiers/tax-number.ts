import { type Message, say } from '../shared/message';
import { type Part, partsOf } from './parts';
import { STATES, type State } from './states.data';

/** The fourth letters of a PAN, which say who holds it. Old documents also show E and K, so an unlisted letter is no fault. */
const PAN_HOLDERS = 'ABCFGHJLPT';

/** Whether a text has the shape of a PAN: five letters, four digits, one letter. Its check letter is not published. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text) && text.slice(5, 9) !== '0000';
}

/** The kind of holder a PAN names; null when its letter is not listed. */
export function panHolder(pan: string): Message | null {
  const letter = pan.charAt(3);
  return letter && PAN_HOLDERS.includes(letter) ? say(`identifiers.pan.holder.${letter}`) : null;
}

/** What each part of a PAN says; null when it is not one. */
export function readPan(text: string): readonly Part[] | null {
  if (!isPan(text)) return null;
  const letter = text.charAt(3);
  const holder = panHolder(text);
  return partsOf(text, [
    [3, say('identifiers.pan.series')],
    [1, holder ? say('identifiers.pan.held-by', { holder }) : say('identifiers.pan.not-listed', { letter })],
    [1, say(letter === 'P' ? 'identifiers.pan.surname' : 'identifiers.pan.name')],
    [4, say('identifiers.number')],
    [1, say('identifiers.check-letter')],
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
    [3, say('identifiers.tan.place')],
    [1, say('identifiers.tan.initial', { letter: initialOfTan(text) })],
    [5, say('identifiers.number')],
    [1, say('identifiers.check-letter')],
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

/** What is wrong with a regular taxpayer's GSTIN; null when nothing is. Expects capitals. */
export function gstinFault(text: string): Message | null {
  if (text.length !== LENGTH) return say('identifiers.gstin.length', { count: text.length });
  if (!/^[0-9A-Z]+$/.test(text)) return say('identifiers.gstin.characters');
  const code = text.slice(0, 2);
  if (!stateOfGstCode(code)) return say('identifiers.gstin.state', { code });
  if (!isPan(panOfGstin(text))) return say('identifiers.gstin.no-pan', { pan: panOfGstin(text) });
  if (text.charAt(12) === '0') return say('identifiers.gstin.thirteenth');
  if (text.charAt(13) !== 'Z') return say('identifiers.gstin.fourteenth', { letter: text.charAt(13) });
  const expected = gstinCheckCharacter(text);
  if (text.charAt(14) === expected) return null;
  return say('identifiers.gstin.check-digit', { first: text.slice(0, 14), expected, letter: text.charAt(14) });
}

/** Whether a text is a whole GSTIN, its check digit and the PAN inside included. */
export function isGstin(text: string): boolean {
  return gstinFault(text) === null;
}

/** The PAN inside a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}

/**
 * Whether a text is the unique identity number of an embassy or a body of the United Nations, which buys without taking credit: State,
 * year, country, serial and UN or ON (CGST Act 2017 s.25(9)). It holds no PAN, and its last character is no published check.
 */
export const isUin = (text: string): boolean => /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/.test(text);

/** The same for a taxpayer from abroad, whose number has no PAN either. */
export const isNonResidentNumber = (text: string): boolean => /^\d{4}[A-Z]{3}\d{5}N[0-9A-Z]{2}$/.test(text);

/** Whether a number of GST holds no PAN and no check character that is published, and begins with a State. */
export const hasNoPan = (text: string): boolean =>
  (isUin(text) || isNonResidentNumber(text)) && stateOfGstin(text) !== null;

/** What the parts say of a number that holds no PAN (`hasNoPan`). */
export const partsWithoutPan = (text: string): readonly Part[] =>
  partsOf(text, [
    [2, say('identifiers.state', { state: stateOfGstin(text)?.name ?? '' })],
    [2, say('identifiers.gstin.year')],
    [3, say('identifiers.gstin.country')],
    [5, say('identifiers.number')],
    [2, say(isUin(text) ? 'identifiers.gstin.uin' : 'identifiers.gstin.non-resident')],
    [1, say('identifiers.check-letter')],
  ]);

/** What is wrong with the number of somebody one trades with: a GSTIN, or a UIN. Expects capitals. */
export const partyGstinFault = (text: string): Message | null => (isUin(text) ? null : gstinFault(text));

/** The PAN inside the number of somebody one trades with; null where it holds none. */
export function panOfParty(gstin: string): string | null {
  const pan = panOfGstin(gstin);
  return isPan(pan) ? pan : null;
}

/** The state in which a GSTIN is registered. */
export function stateOfGstin(gstin: string): State | null {
  return stateOfGstCode(gstin.slice(0, 2));
}

/** A check digit that agrees does not make a PAN: its fourth letter is of a kind of holder. Some GSTINs hold a TAN in its place. */
const ofUnlisted = (pan: string): Message =>
  /^[A-Z]{5}\d{4}[A-Z]$/.test(pan)
    ? say('identifiers.pan.not-listed', { letter: pan.charAt(3) })
    : say('identifiers.gstin.pan');

/** What each part of a regular taxpayer's GSTIN says; null when something is wrong with it (`gstinFault` says what). */
export function readGstin(text: string): readonly Part[] | null {
  if (!isGstin(text)) return null;
  const pan = panOfGstin(text);
  const holder = panHolder(pan);
  return partsOf(text, [
    [2, say('identifiers.state', { state: stateOfGstin(text)?.name ?? '' })],
    [10, holder ? say('identifiers.gstin.pan-of', { holder }) : ofUnlisted(pan)],
    [1, say('identifiers.gstin.registration', { count: ALPHABET.indexOf(text.charAt(12)) })],
    [1, say('identifiers.gstin.regular')],
    [1, say('identifiers.gstin.check')],
  ]);
}

// Tax deductors, e-commerce operators and persons from abroad: the shapes of the GST developer interface.
const SPECIAL =
  /^\d{2}([A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D|[A-Z]{5}\d{4}[A-Z][1-9A-Z]C|\d{2}[A-Z]{3}\d{5}NR|[A-Z]{4}\d{5}[A-Z]\dZ)$|^99\d{2}[A-Z]{3}\d{5}OS$/;

/** What is wrong with the GSTIN of a deductor, an e-commerce operator or a person from abroad; null when nothing is. */
export function specialGstinFault(text: string): Message | null {
  if (text.length !== LENGTH) return say('identifiers.gstin.length', { count: text.length });
  if (!SPECIAL.test(text.slice(0, 14))) return gstinFault(text);
  const expected = gstinCheckCharacter(text);
  if (text.charAt(14) === expected) return null;
  return say('identifiers.gstin.check-digit', { first: text.slice(0, 14), expected, letter: text.charAt(14) });
}

/**
 * What the parts say of a GSTIN of a deductor, an e-commerce operator or a person from abroad; null when it is none, such as
 * that of a regular taxpayer (`readGstin`).
 */
export function partsOfSpecialGstin(text: string): readonly Part[] | null {
  if (isGstin(text) || specialGstinFault(text)) return null;
  return partsOf(text, [
    [2, say('identifiers.state', { state: stateOfGstin(text)?.name ?? '' })],
    [12, say(SPECIAL_KIND[text.charAt(13)] ?? 'identifiers.gstin.special')],
    [1, say('identifiers.gstin.check')],
  ]);
}

const SPECIAL_KIND: Readonly<Record<string, string>> = {
  D: 'identifiers.gstin.deductor',
  C: 'identifiers.gstin.operator',
};

const CENTRE_JURISDICTION = '99';

/** Whether a code names a State in which a supply can take place: that of the Centre's jurisdiction begins numbers alone. */
export const isStateOfSupply = (code: string): boolean => code !== CENTRE_JURISDICTION && stateOfGstCode(code) !== null;

/** The state a GSTIN's first two digits name. */
export const stateOfGstCode = (code: string): State | null => STATES.find(({ gstCode }) => gstCode === code) ?? null;
