import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { type Dashboard, dashboardQuery } from './dashboard.queries';

type DashboardHeaderProps = {
  companyId: string;
  name: string;
  /** Draws what is known of the company, once it is here. */
  facts: (dashboard: Dashboard) => ReactNode;
  actions: ReactNode;
};

/** Whose dashboard it is; while its figures are on their way, the loading words stand where the facts will be. */
export function DashboardHeader({ companyId, name, facts, actions }: DashboardHeaderProps) {
  const { data, isPending } = useQuery(dashboardQuery(companyId));
  const loading = <span role="status">{m.dashboard_loading()}</span>;
  return (
    <PageHeader
      title={name}
      subtitle={
        // As high while it loads as with its facts, of which three lines stand on a narrow screen.
        <span className="flex flex-wrap content-start gap-x-4 max-sm:min-h-13.5">
          {isPending ? loading : <Suspense fallback={loading}>{data && facts(data)}</Suspense>}
        </span>
      }
      actions={actions}
    />
  );
}
