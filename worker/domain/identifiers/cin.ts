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

export type Cin = {
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
