import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FirmRole } from '#domain/session/roles';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { Money } from '../../ui/money';
import { ShowAll } from '../../ui/show-all';
import { SkeletonRows } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { AddSubscriptionDialog } from './add-subscription-dialog';
import { BILLING, paymentLabel, TYPE } from './subscription.labels';
import { type ClientSubscription, subscriptionsQuery } from './subscription.queries';
import type { Subscriber } from './subscription-form';

type SubscriptionsTabProps = {
  caFirmId: string;
  role: FirmRole | undefined;
  /** The firm's companies, for the choice of who is subscribed. */
  companies: readonly Subscriber[];
};

/** Who pays the firm what. Staff see it; an owner or a manager adds to it. */
export function SubscriptionsTab({ caFirmId, role, companies }: SubscriptionsTabProps) {
  const subscriptions = useQuery(subscriptionsQuery(caFirmId));
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
      {subscriptions.data && subscriptions.data.length > 0 && <List subscriptions={subscriptions.data} />}
    </>
  );
}

const FIRST_PAGE = 25;

/** Newest first; the server gives them oldest first. */
function List({ subscriptions }: { subscriptions: readonly ClientSubscription[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const total = subscriptions.length;
  const shown = subscriptions.toReversed().slice(0, isWhole ? total : FIRST_PAGE);
  return (
    <>
      <Table caption={m.subscription_list()} columns={COLUMNS} rows={shown} rowKey={({ id }) => id} />
      <ShowAll shown={shown.length} total={total} onShowAll={() => setIsWhole(true)} />
    </>
  );
}

const COLUMNS: readonly Column<ClientSubscription>[] = [
  {
    key: 'company',
    header: m.subscription_company(),
    isWide: true,
    cell: ({ companyName }) => <span className="font-medium">{companyName || m.subscription_unknown_company()}</span>,
  },
  { key: 'state', header: m.subscription_state(), cell: ({ isActive }) => <StateBadge isActive={isActive} /> },
  { key: 'type', header: m.subscription_type(), cell: ({ subscriptionType }) => TYPE[subscriptionType]() },
  {
    key: 'fee',
    header: m.subscription_fee(),
    isNumeric: true,
    cell: ({ monthlyFee }) => <Money amount={parseRupees(monthlyFee)} />,
  },
  { key: 'billing', header: m.subscription_billing(), cell: ({ billingCycle }) => BILLING[billingCycle]() },
  { key: 'payment', header: m.subscription_payment(), cell: ({ paymentStatus }) => paymentLabel(paymentStatus) },
];

function StateBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? m.subscription_active() : m.subscription_inactive()}</Badge>
  );
}
