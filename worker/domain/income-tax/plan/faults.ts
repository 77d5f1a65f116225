import { say } from '../../shared/message';
import { companyTaxFaults, type TaxFault } from '../company/faults';
import type { TaxPlanFacts } from './model';
import { firstYearOf, testsOf } from './plan';

/** Where a plan has what the first year of a simulation has in its company or years. */
const PLACES: Readonly<Record<string, string>> = {
  profit: 'years.0.profit',
  'company.chosen.since': 'chosen.since',
  'company.incorporatedOn': 'incorporatedOn',
};

/** What of a plan cannot be computed with, each with its field: what a simulation of its first year refuses, and an impossible claim. */
export function taxPlanFaults(facts: TaxPlanFacts): TaxFault[] {
  const faults = companyTaxFaults(firstYearOf(facts)).map(({ field, message }) => ({
    field: PLACES[field] ?? field,
    message,
  }));
  if (faults.length > 0 || !facts.firstClaimedYear) return faults;
  const { firstClaimedYear: claimed, year } = facts;
  if (claimed > year) return [{ field: 'firstClaimedYear', message: say('tax-plan.fault.claimed-later', { year }) }];
  const isOpen = testsOf(facts).holiday?.value.windows.length !== 0;
  return isOpen ? [] : [{ field: 'firstClaimedYear', message: say('company-tax.closed.holiday-claimed', { claimed }) }];
}
