import { and, asc, eq, gt } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import type { FirmScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { isSeen } from '../../platform/standing';
import type { Page } from '../../platform/wire';
import type { Change } from '../audit/audit.repository';
import { companies } from '../company/company.table';
import { type ClientSubscription, clientSubscriptions } from './subscription.table';

type Terms = Pick<
  ClientSubscription,
  'companyId' | 'subscriptionType' | 'billingCycle' | 'monthlyFee' | 'startDate' | 'servicesIncluded' | 'autoRenewal'
> & { endDate?: IsoDate | undefined };

/** A subscription as it is born: active and paid up to now. */
export function subscriptionOf(caFirmId: string, { endDate, ...terms }: Terms): ClientSubscription {
  return {
    ...terms,
    id: newId(),
    caFirmId,
    endDate: endDate ?? null,
    isActive: true,
    paymentStatus: 'current',
    createdAt: now().toISOString(),
  };
}

export function subscriptionAdded(d1: D1Database, { createdAt, ...terms }: ClientSubscription): Change {
  const insert = openDatabase(d1)
    .insert(clientSubscriptions)
    .values({ ...terms, createdAt });
  const created = {
    action: 'subscription.create',
    entityType: 'client-subscription',
    entityId: terms.id,
    after: terms,
  };
  return { chainId: terms.companyId, statements: [prepared(d1, insert)], entries: [created] };
}

export type NamedSubscription = { subscription: ClientSubscription; companyName: string };

/** A firm's subscriptions with the names of their companies, one more than the page asks for. */
export async function listSubscriptions(d1: D1Database, scope: FirmScope, page: Page): Promise<NamedSubscription[]> {
  const after = page.cursor ? gt(clientSubscriptions.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select({ subscription: clientSubscriptions, companyName: companies.name })
    .from(clientSubscriptions)
    .innerJoin(companies, eq(companies.id, clientSubscriptions.companyId))
    .where(and(eq(clientSubscriptions.caFirmId, scope.caFirmId), isSeen(scope, clientSubscriptions.companyId), after))
    .orderBy(asc(clientSubscriptions.id))
    .limit(page.limit + 1);
}
