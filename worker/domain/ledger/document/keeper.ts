import { STATES } from '../../identifiers/states.data';
import { stateOfGstCode } from '../../identifiers/tax-number';
import type { IsoDate } from '../../shared/dates';
import type { Bookkeeper, DocumentSide, GstScheme } from './model';

/** What the facts of a company say of one of its registrations under GST. */
export type Registration = { gstin: string; filer: string; registeredOn: string; cancelledOn: string | null };

/** What tells how a company stands under GST. */
export type Standing = { cin: string; gstin: string | null; registrations: readonly Registration[] };

/**
 * How the company stands under GST on a day, under one of its registrations: by its number, or by its State. Where no fact says it, the GSTIN in the
 * company's particulars is one of a regular taxpayer; without one it is not registered, and stands in the State of its CIN.
 */
export function keeperOn(company: Standing, day: IsoDate, stateCode?: string, ownGstin?: string): Bookkeeper {
  const holding = company.registrations.filter(
    ({ registeredOn, cancelledOn }) => registeredOn <= day && (!cancelledOn || day < cancelledOn),
  );
  const main = holding.find(({ gstin }) => gstin === company.gstin) ?? holding[0];
  const ofState = holding.find(({ gstin }) => gstin.slice(0, 2) === stateCode);
  const one = holding.find(({ gstin }) => gstin === ownGstin) ?? ofState ?? main;
  if (one) return { scheme: schemeOf(one), stateCode: one.gstin.slice(0, 2) };
  const ofCompany = company.gstin?.slice(0, 2);
  const scheme: GstScheme = company.gstin && company.registrations.length === 0 ? 'regular' : 'unregistered';
  return { scheme, stateCode: ofCompany && stateOfGstCode(ofCompany) ? ofCompany : stateOfCin(company.cin) };
}

/**
 * The registration in whose returns a document stands: the one that was named, of a bill that of the place of supply, else the
 * company's main one of that day; null where it has none.
 */
export function ownGstinOn(
  company: Standing,
  {
    side,
    date,
    placeOfSupply,
    ownGstin,
  }: { side: DocumentSide; date: IsoDate; placeOfSupply: string; ownGstin?: string | undefined },
): string | null {
  if (ownGstin) return ownGstin;
  const holding = company.registrations.filter(
    ({ registeredOn, cancelledOn }) => registeredOn <= date && (!cancelledOn || date < cancelledOn),
  );
  if (company.registrations.length === 0) return company.gstin;
  const ofPlace = side === 'purchase' ? holding.find(({ gstin }) => gstin.startsWith(placeOfSupply)) : undefined;
  return (ofPlace ?? holding.find(({ gstin }) => gstin === company.gstin) ?? holding[0])?.gstin ?? null;
}

/**
 * The registration under which the tax of an advance stands. CGST and SGST are of a supply within a State, so that they stand under
 * the one there; where the company has none there, and of IGST, the main one.
 */
export function gstinOfAdvance(
  { gstin, registrations }: Standing,
  { isAcross, state }: { isAcross: boolean; state: string | null | undefined },
): string | null {
  const there = isAcross ? undefined : registrations.find((one) => one.gstin.slice(0, 2) === state);
  return there?.gstin ?? gstin ?? registrations[0]?.gstin ?? null;
}

const schemeOf = ({ filer }: Registration): GstScheme => (filer === 'composition' ? 'composition' : 'regular');

/** The GSTIN that goes on invoices of a State. */
export const gstinIn = (company: Standing, stateCode: string): string | null =>
  company.registrations.find(({ gstin }) => gstin.startsWith(stateCode))?.gstin ?? company.gstin;

const stateOfCin = (cin: string): string =>
  STATES.find(({ cinLetters }) => cinLetters.includes(cin.slice(6, 8)))?.gstCode ?? '29';
