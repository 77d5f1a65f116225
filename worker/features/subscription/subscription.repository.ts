import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope, FirmScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { isSeen } from '../../platform/standing';
import type { Page } from '../../platform/wire';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import { type Edit, isStill } from '../audit/edit.repository';
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

/** A subscription of a company with the company's name. */
export async function findSubscription(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<NamedSubscription | undefined> {
  return openDatabase(d1)
    .select({ subscription: clientSubscriptions, companyName: companies.name })
    .from(clientSubscriptions)
    .innerJoin(companies, eq(companies.id, clientSubscriptions.companyId))
    .where(and(eq(clientSubscriptions.id, id), eq(clientSubscriptions.companyId, companyId)))
    .get();
}

export type SubscriptionAct = 'subscription.change' | 'subscription.end' | 'subscription.renew';

/** Writes what of a subscription was edited, unless somebody else was faster. */
export function subscriptionEdited(
  d1: D1Database,
  { id, companyId }: ClientSubscription,
  action: SubscriptionAct,
  { before, after }: Edit<ClientSubscription>,
): Change {
  const isSo = and(eq(clientSubscriptions.id, id), isStill(getTableColumns(clientSubscriptions), before));
  const set = prepared(d1, openDatabase(d1).update(clientSubscriptions).set(after).where(isSo));
  const entry = { action, entityType: 'client-subscription', entityId: id, before, after };
  return { chainId: companyId, statements: [set, mustHaveChanged(d1)], entries: [entry] };
}

/** Takes a subscription away that was made by mistake; the trail keeps what it was. */
export function subscriptionRemoved(d1: D1Database, subscription: ClientSubscription): Change {
  const { id, companyId, createdAt: _at, ...before } = subscription;
  const remove = prepared(d1, openDatabase(d1).delete(clientSubscriptions).where(eq(clientSubscriptions.id, id)));
  const entry = { action: 'subscription.remove', entityType: 'client-subscription', entityId: id, before };
  return { chainId: companyId, statements: [remove, mustHaveChanged(d1)], entries: [entry] };
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
