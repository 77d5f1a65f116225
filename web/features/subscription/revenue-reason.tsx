import { useQuery } from '@tanstack/react-query';
import { parseRupees } from '#domain/shared/money';
import { formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { WhyList } from '../../ui/why/why-list';
import { subscriptionsQuery } from './subscription.queries';

/** The revenue of a month: the active subscriptions that it adds up, each with its fee, the largest first. */
export function RevenueReason({ caFirmId }: { caFirmId: string }) {
  const { data, isError, error } = useQuery(subscriptionsQuery(caFirmId));
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const active = data
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => parseRupees(other.monthlyFee) - parseRupees(one.monthlyFee));
  return (
    <>
      <p className="text-ink-2">{m.firm_revenue_why()}</p>
      <WhyList
        label={m.firm_revenue()}
        items={active.map(({ id, companyName, monthlyFee }) => ({
          id,
          title: companyName,
          figure: formatInr(parseRupees(monthlyFee)),
        }))}
      />
    </>
  );
}
