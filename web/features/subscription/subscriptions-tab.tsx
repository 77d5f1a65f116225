import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FirmRole } from '#domain/session/roles';
import { m } from '../../lib/messages';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AddSubscriptionDialog } from './add-subscription-dialog';
import { PastSubscriptions } from './past-subscriptions';
import { subscriptionsQuery } from './subscription.queries';
import type { Subscriber } from './subscription-form';
import { SubscriptionList } from './subscription-list';
import { SubscriptionSheet } from './subscription-sheet';

type SubscriptionsTabProps = {
  caFirmId: string;
  role: FirmRole | undefined;
  /** The firm's companies, for the choice of who is subscribed. */
  companies: readonly Subscriber[];
  /** The names of the services the firm offers, for the choice of what is included. */
  offers: readonly string[];
};

/** Who pays the firm what. Staff see it; an owner or a manager adds to it and changes it. */
export function SubscriptionsTab({ caFirmId, role, companies, offers }: SubscriptionsTabProps) {
  const subscriptions = useQuery(subscriptionsQuery(caFirmId));
  const [openId, setOpenId] = useState<string>();
  const mayAdd = role === 'owner' || role === 'manager';
  return (
    <>
      {mayAdd && (
        <div className="mb-3 flex justify-end">
          <AddSubscriptionDialog caFirmId={caFirmId} companies={companies} />
        </div>
      )}
      {subscriptions.isPending && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {subscriptions.isError && (
        <ErrorPanel
          title={m.subscription_list_failed()}
          error={subscriptions.error}
          onRetry={() => void subscriptions.refetch()}
        />
      )}
      {subscriptions.data?.length === 0 && (
        <EmptyState title={m.subscription_none()} description={m.subscription_none_words()} />
      )}
      {subscriptions.data && subscriptions.data.length > 0 && (
        <SubscriptionList subscriptions={subscriptions.data} onOpen={setOpenId} />
      )}
      {mayAdd && <PastSubscriptions caFirmId={caFirmId} />}
      <SubscriptionSheet
        subscription={subscriptions.data?.find(({ id }) => id === openId)}
        offers={offers}
        mayLead={mayAdd}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}
