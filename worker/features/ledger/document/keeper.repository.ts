import { GST_THRESHOLDS } from '../../../domain/gst/law/thresholds';
import { GST_TIME_LIMITS } from '../../../domain/gst/law/time-limits';
import { passes, ruleIfInForce } from '../../../domain/law/rule';
import type { Registration } from '../../../domain/ledger/document/keeper';
import type { IsoDate } from '../../../domain/shared/dates';
import { yearBefore } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import type { Payer } from '../../../domain/tds/payer';
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

const KNOWN = `SELECT c.name, c.cin, c.pan, c.gstin,
  (SELECT json_group_array(json_object('gstin', subject, 'filer', value ->> 'filer', 'registeredOn', value ->> 'registeredOn',
      'cancelledOn', value ->> 'cancelledOn')) FROM company_facts f
    WHERE f.company_id = c.id AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL) registrations,
  (SELECT json_group_array(json_array(subject, value ->> 'amount')) FROM company_facts f
    WHERE f.company_id = c.id AND f.kind = 'turnover' AND f.withdrawn_on IS NULL) turnovers
  FROM companies c WHERE c.id = ?1`;

type KnownRow = Omit<KnownCompany, 'registrations' | 'turnovers'> & { registrations: string; turnovers: string };

export async function knownCompany(d1: D1Database, scope: CompanyScope): Promise<KnownCompany> {
  const row = await knownQuery(d1, scope).first<KnownRow>();
  if (!row) throw new RangeError(`No company ${scope.companyId}`);
  return knownOf(row);
}

/** The query of what is known of a company, for a batch that reads more. */
export const knownQuery = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement =>
  d1.prepare(KNOWN).bind(companyId);

/** What the query found. */
export function knownOf(found: unknown): KnownCompany {
  const row = found as KnownRow;
  const turnovers = JSON.parse(row.turnovers) as [string, string | number][];
  return {
    ...row,
    registrations: JSON.parse(row.registrations) as Registration[],
    turnovers: new Map(turnovers.map(([year, amount]) => [year, Number(amount)])),
  };
}

/** What the law of tax at source asks of the company on a day: its turnover of the year before, where somebody stated it. */
export function payerOn({ turnovers }: KnownCompany, day: IsoDate): Payer {
  const stated = turnovers.get(yearBefore(day));
  return { turnoverBefore: stated === undefined ? undefined : paise(stated) };
}

/** How many digits of HSN invoices of a day need, by the turnover of the year before; nothing before the law asked for them. */
export function hsnDigitsOn(company: KnownCompany, day: IsoDate): number | undefined {
  const limit = ruleIfInForce(GST_THRESHOLDS.hsnSixDigits, day);
  const isAbove = limit && passes(paise(company.turnovers.get(yearBefore(day)) ?? 0), limit);
  return ruleIfInForce(isAbove ? GST_TIME_LIMITS.hsnDigitsHigh : GST_TIME_LIMITS.hsnDigitsLow, day)?.value;
}
