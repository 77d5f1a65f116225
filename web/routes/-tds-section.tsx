import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { TdsCard } from '../features/tds/tds-card';

/** The TDS tracker of the dashboard, by the figures that the dashboard has already. */
export function TdsSection({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return null;
  return (
    <TdsCard
      companyId={companyId}
      tan={data.company.tan}
      tiles={data.metrics}
      recent={data.recentTdsTransactions.slice(0, 3)}
    />
  );
}
