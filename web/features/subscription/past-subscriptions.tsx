import { useQuery } from '@tanstack/react-query';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { DateText } from '../../ui/figure/date-text';
import { Money } from '../../ui/figure/money';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { BILLING, TYPE } from './subscription.labels';
import { type PastSubscription, pastSubscriptionsQuery } from './subscription.queries';

const COLUMNS: readonly Column<PastSubscription>[] = [
  {
    key: 'client',
    header: m.subscription_company(),
    isWide: true,
    cell: ({ clientName }) => <span className="wrap-anywhere">{clientName}</span>,
  },
  { key: 'type', header: m.subscription_type(), cell: ({ subscriptionType }) => TYPE[subscriptionType]() },
  {
    key: 'fee',
    header: m.subscription_fee(),
    isNumeric: true,
    cell: ({ monthlyFee }) => <Money amount={parseRupees(monthlyFee)} />,
  },
  { key: 'billing', header: m.subscription_billing(), cell: ({ billingCycle }) => BILLING[billingCycle]() },
  { key: 'from', header: m.subscription_past_from(), cell: ({ startDate }) => <DateText day={startDate} /> },
  { key: 'to', header: m.subscription_past_to(), cell: ({ endDate }) => <DateText day={endDate} /> },
];

/** What clients paid that the firm let go; nothing while there are none. */
export function PastSubscriptions({ caFirmId }: { caFirmId: string }) {
  const past = useQuery(pastSubscriptionsQuery(caFirmId));
  if (past.isError) return <ErrorPanel error={past.error} onRetry={() => void past.refetch()} />;
  if (!past.data || past.data.length === 0) return null;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-semibold">{m.subscription_past()}</h2>
      <Table caption={m.subscription_past()} columns={COLUMNS} rows={past.data} rowKey={({ id }) => id} />
    </div>
  );
}
