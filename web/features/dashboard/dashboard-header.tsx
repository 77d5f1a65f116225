import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { numberName } from '../../lib/registration-number';
import { PageHeader } from '../../ui/page-header';
import { dashboardQuery } from './dashboard.queries';

/** Whose dashboard it is; while its figures are on their way, the loading words stand where the facts will be. */
export function DashboardHeader({ companyId, name }: { companyId: string; name: string }) {
  const { data, isPending } = useQuery(dashboardQuery(companyId));
  const { cin = '', financialYear = '' } = data?.company ?? {};
  const facts = m.dashboard_subtitle({ name: numberName(cin), number: cin, year: financialYear });
  return (
    <PageHeader
      title={name}
      subtitle={isPending ? <span role="status">{m.dashboard_loading()}</span> : data && facts}
    />
  );
}
