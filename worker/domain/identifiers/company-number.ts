import { type Part, partsOf } from './parts';
import { type State, stateOfCinLetters } from './states';

/** What the three letters of a CIN say of the company. A code that is not here is a reason to ask, not to refuse. */
export const CIN_TYPES: Readonly<Record<string, string>> = {
  FLC: 'Financial lease company, public',
  FTC: 'Private subsidiary of a foreign company',
  GAP: 'General association, public',
  GAT: 'General association, private',
  GOI: 'Company of the Government of India',
  NPL: 'Section 8 company',
  OPC: 'One person company',
  PLC: 'Public company',
  PTC: 'Private company',
  SGC: 'Company of a State Government',
  ULL: 'Unlimited company, public',
  ULT: 'Unlimited company, private',
};

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

/** What each part of a CIN says; null when it is not one. What it says of listing is of the day it was issued. */
export function partsOfCin(text: string): readonly Part[] | null {
  const cin = readCin(text);
  if (!cin) return null;
  return partsOf(text, [
    [1, cin.listed ? 'Listed when it was issued' : 'Unlisted when it was issued'],
    [5, 'Industry'],
    [2, cin.state ? `State: ${cin.state.name}` : 'State: letters that are not in the list'],
    [4, 'Year of incorporation'],
    [3, CIN_TYPES[cin.type] ?? 'Kind of company: letters that are not in the list'],
    [6, 'Number at the Registrar'],
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

/** Whether a text has the shape of a DIN (of a director) or DPIN (of a partner of an LLP): eight digits, zeros in front. */
export const isDin = (text: string): boolean => /^\d{8}$/.test(text) && text !== '00000000';
