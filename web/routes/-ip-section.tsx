import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { IpCard } from '../features/ip/ip-card';

/** The rights of the dashboard, by the figures that the dashboard has already. */
export function IpSection({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  return data ? <IpCard companyId={companyId} assets={data.ipAssets} /> : null;
}
