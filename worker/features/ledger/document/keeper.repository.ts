import { GST_THRESHOLDS } from '../../../domain/gst/law/thresholds';
import { GST_TIME_LIMITS } from '../../../domain/gst/law/time-limits';
import { STATES } from '../../../domain/identifiers/states.data';
import { stateOfGstCode } from '../../../domain/identifiers/tax-number';
import { passes, ruleIfInForce } from '../../../domain/law/rule';
import type { Bookkeeper, GstScheme } from '../../../domain/ledger/document/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { yearBefore } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

/** What documents know of the company: how it stands under GST on a day, and what goes at the head of its invoices. */
export type KnownCompany = {
  name: string;
  cin: string;
  pan: string;
  gstin: string | null;
  registrations: readonly Registration[];
  /** Turnovers by financial year, in paise. */
  turnovers: ReadonlyMap<string, number>;
};
type Registration = { gstin: string; filer: string; registeredOn: string; cancelledOn: string | null };

const KNOWN = `SELECT c.name, c.cin, c.pan, c.gstin,
  (SELECT json_group_array(json_object('gstin', subject, 'filer', value ->> 'filer', 'registeredOn', value ->> 'registeredOn',
      'cancelledOn', value ->> 'cancelledOn')) FROM company_facts f
    WHERE f.company_id = c.id AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL) registrations,
  (SELECT json_group_array(json_array(subject, value ->> 'amount')) FROM company_facts f
    WHERE f.company_id = c.id AND f.kind = 'turnover' AND f.withdrawn_on IS NULL) turnovers
  FROM companies c WHERE c.id = ?1`;

export async function knownCompany(d1: D1Database, { companyId }: CompanyScope): Promise<KnownCompany> {
  const row = await d1
    .prepare(KNOWN)
    .bind(companyId)
    .first<Omit<KnownCompany, 'registrations' | 'turnovers'> & { registrations: string; turnovers: string }>();
  if (!row) throw new RangeError(`No company ${companyId}`);
  const turnovers = JSON.parse(row.turnovers) as [string, string | number][];
  return {
    ...row,
    registrations: JSON.parse(row.registrations) as Registration[],
    turnovers: new Map(turnovers.map(([year, amount]) => [year, Number(amount)])),
  };
}

/**
 * How the company stands under GST on a day, in the State of one of its registrations. Where no fact says it, the GSTIN in the
 * company's particulars is one of a regular taxpayer; without one it is not registered, and stands in the State of its CIN.
 */
export function keeperOn(company: KnownCompany, day: IsoDate, stateCode?: string): Bookkeeper {
  const holding = company.registrations.filter(
    ({ registeredOn, cancelledOn }) => registeredOn <= day && (!cancelledOn || day < cancelledOn),
  );
  const main = holding.find(({ gstin }) => gstin === company.gstin) ?? holding[0];
  const one = holding.find(({ gstin }) => gstin.slice(0, 2) === stateCode) ?? main;
  if (one) return { scheme: schemeOf(one), stateCode: one.gstin.slice(0, 2) };
  const ofCompany = company.gstin?.slice(0, 2);
  const scheme: GstScheme = company.gstin && company.registrations.length === 0 ? 'regular' : 'unregistered';
  return { scheme, stateCode: ofCompany && stateOfGstCode(ofCompany) ? ofCompany : stateOfCin(company.cin) };
}

const schemeOf = ({ filer }: Registration): GstScheme => (filer === 'composition' ? 'composition' : 'regular');

/** The GSTIN that goes on invoices of a State. */
export const gstinIn = (company: KnownCompany, stateCode: string): string | null =>
  company.registrations.find(({ gstin }) => gstin.startsWith(stateCode))?.gstin ?? company.gstin;

const stateOfCin = (cin: string): string =>
  STATES.find(({ cinLetters }) => cinLetters.includes(cin.slice(6, 8)))?.gstCode ?? '29';

/** How many digits of HSN invoices of a day need, by the turnover of the year before; nothing before the law asked for them. */
export function hsnDigitsOn(company: KnownCompany, day: IsoDate): number | undefined {
  const limit = ruleIfInForce(GST_THRESHOLDS.hsnSixDigits, day);
  const isAbove = limit && passes(paise(company.turnovers.get(yearBefore(day)) ?? 0), limit);
  return ruleIfInForce(isAbove ? GST_TIME_LIMITS.hsnDigitsHigh : GST_TIME_LIMITS.hsnDigitsLow, day)?.value;
}
