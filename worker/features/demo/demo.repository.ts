import type { DemoClient } from '../../domain/demo/clients';
import { profileOf } from '../../domain/demo/facts';
import { DEMO_SERVICES } from '../../domain/demo/firm';
import { addDays, financialYearOf, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import { parseRupees } from '../../domain/shared/money';
import type { SubscriptionType } from '../../domain/subscription/values';
import type { Change } from '../audit/audit.repository';
import { addCompany, newCompanyOf } from '../company/company.repository';
import type { Company } from '../company/company.table';
import { templatesAdded } from '../service-template/service-template.repository';
import { subscriptionAdded, subscriptionOf } from '../subscription/subscription.repository';

/** Changes of one chain as one change: each takes its numbers from the head of its chain, so a chain may stand here once. */
export function joinChanges(changes: readonly Change[]): Change[] {
  const chains = new Map<string, Change>();
  for (const { chainId, statements, entries } of changes) {
    const known = chains.get(chainId) ?? { chainId, statements: [], entries: [] };
    const together = { statements: [...known.statements, ...statements], entries: [...known.entries, ...entries] };
    chains.set(chainId, { chainId, ...together });
  }
  return [...chains.values()];
}

export function offerServices(d1: D1Database, caFirmId: string): Change {
  const offers = DEMO_SERVICES.map(({ basePrice, ...service }) => ({ ...service, basePrice: parseRupees(basePrice) }));
  return templatesAdded(d1, caFirmId, offers);
}

const DAYS_A_MONTH = 30;

const INCLUDED: Readonly<Record<SubscriptionType, string[]>> = {
  basic: ['GST monthly'],
  premium: ['GST monthly', 'TDS quarterly'],
  enterprise: ['GST monthly', 'TDS quarterly', 'ROC annual filing'],
};

/** A client of the demonstration firm, with the service it subscribed to. */
export function takeClient(d1: D1Database, caFirmId: string, client: DemoClient, today: IsoDate) {
  const { monthlyFee, subscription, accounts: _accounts, ...facts } = client;
  const fee = parseRupees(monthlyFee);
  const asked = { ...facts, monthlyFee: fee, financialYear: financialYearOf(today) };
  const isDpiitRecognized = profileOf(client).more.some(({ kind }) => kind === 'startup-recognition');
  const company = { ...newCompanyOf({ caFirmId }, asked, true), isDpiitRecognized };
  return { company, changes: [addCompany(d1, company, undefined), ...subscribe(d1, company, subscription, today)] };
}

function subscribe(d1: D1Database, company: Company, terms: DemoClient['subscription'], today: IsoDate): Change[] {
  if (!terms) return [];
  const { monthsAgo, subscriptionType, billingCycle } = terms;
  const subscription = subscriptionOf(company.ownerId, {
    companyId: company.id,
    subscriptionType,
    billingCycle,
    monthlyFee: company.monthlyFee ?? parseRupees('0'),
    startDate: firstOfMonth(addDays(today, -monthsAgo * DAYS_A_MONTH)),
    servicesIncluded: INCLUDED[subscriptionType],
    autoRenewal: true,
  });
  return [subscriptionAdded(d1, subscription)];
}
