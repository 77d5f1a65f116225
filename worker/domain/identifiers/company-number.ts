import { type Message, say } from '../shared/message';
import { type Part, partsOf } from './parts';
import { STATES, type State } from './states.data';

/** The three letters of a CIN that say which kind of company it is. A code that is not here is a reason to ask, not to refuse. */
const CIN_TYPES = ['FLC', 'FTC', 'GAP', 'GAT', 'GOI', 'NPL', 'OPC', 'PLC', 'PTC', 'SGC', 'ULL', 'ULT'];

/** What the three letters of a CIN say of the company; undefined of letters that are not in the list. */
export const kindOfCinLetters = (letters: string): Message | undefined =>
  CIN_TYPES.includes(letters) ? say(`identifiers.cin.type.${letters}`) : undefined;

type Cin = {
  listed: boolean;
  industry: string;
  state: State | null;
  year: number;
  type: string;
  number: string;
};

const SHAPE = /^([LU])(\d{5})([A-Z]{2})(\d{4})([A-Z]{3})(\d{6})$/;

/** Whether a text has the shape of a CIN, 21 characters. */
export function isCin(text: string): boolean {
  return SHAPE.test(text);
}

/** What a CIN says: listing at the time it was issued, industry, state, year, type, number. Null when it is not one. */
export function readCin(text: string): Cin | null {
  const found = SHAPE.exec(text);
  if (!found) return null;
  const [, listing, industry = '', letters = '', year, type = '', number = ''] = found;
  return { listed: listing === 'L', industry, state: stateOfCinLetters(letters), year: Number(year), type, number };
}

/** The State of the registered office by its GST code, off the letters of a CIN; undefined of an LLPIN, which names none. */
export const stateCodeOfCin = (cin: string): string | undefined => readCin(cin)?.state?.gstCode;

/** What each part of a CIN says; null when it is not one. What it says of listing is of the day it was issued. */
export function partsOfCin(text: string): readonly Part[] | null {
  const cin = readCin(text);
  if (!cin) return null;
  return partsOf(text, [
    [1, say(cin.listed ? 'identifiers.cin.listed' : 'identifiers.cin.unlisted')],
    [5, say('identifiers.cin.industry')],
    [2, cin.state ? say('identifiers.state', { state: cin.state.name }) : say('identifiers.cin.state-not-listed')],
    [4, say('identifiers.cin.year')],
    [3, kindOfCinLetters(cin.type) ?? say('identifiers.cin.type-not-listed')],
    [6, say('identifiers.cin.number')],
  ]);
}

const INDIAN = /^[A-Z]{3}-\d{4}$/;
const FOREIGN = /^F[A-Z]{3}-?\d{4}$/;

/** Whether a text has the shape of an LLPIN: AAA-0001, or FAAA-0001 of an LLP from abroad. */
export const isLlpin = (text: string): boolean => INDIAN.test(text) || FOREIGN.test(text);

/** What each part of an LLPIN says; null when it is not one. */
export function readLlpin(text: string): readonly Part[] | null {
  if (INDIAN.test(text))
    return partsOf(text, [
      [3, say('identifiers.llpin.series')],
      [1, say('identifiers.llpin.hyphen')],
      [4, say('identifiers.llpin.number')],
    ]);
  if (!FOREIGN.test(text)) return null;
  return partsOf(text.replace('-', ''), [
    [1, say('identifiers.llpin.abroad')],
    [3, say('identifiers.llpin.series')],
    [4, say('identifiers.llpin.number')],
  ]);
}

/** Whether a text has the shape of a DIN (of a director) or DPIN (of a partner of an LLP): eight digits, zeros in front. */
export const isDin = (text: string): boolean => /^\d{8}$/.test(text) && text !== '00000000';

/** The state the letters of a CIN name. */
const stateOfCinLetters = (letters: string): State | null =>
  STATES.find(({ cinLetters }) => cinLetters.includes(letters)) ?? null;
