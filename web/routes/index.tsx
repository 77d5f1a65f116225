import { createFileRoute } from '@tanstack/react-router';
import { bankSearch, type ChangeSearch } from '../features/bank/bank.search';
import { BankPanel } from '../features/bank/bank-panel';
import { CompanyPage } from '../features/dashboard/company-page';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { MetricsRow } from '../features/dashboard/metrics-row';
import { m } from '../lib/messages';
import { meQuery } from '../lib/session';

export const Route = createFileRoute('/')({
  staticData: { title: m.dashboard_title },
  validateSearch: bankSearch,
  loaderDeps: ({ search: { company } }) => ({ company }),
  loader: async ({ context: { queryClient }, deps }) => {
    const id = deps.company ?? (await queryClient.ensureQueryData(meQuery))?.companies[0]?.id;
    // Not awaited: the page stands with its skeletons while the figures are on their way.
    if (id) void queryClient.prefetchQuery(dashboardQuery(id));
  },
  component: Dashboard,
});

function Dashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed, isTyping = false) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), replace: isTyping, resetScroll: false });
  return (
    <CompanyPage>
      {({ id, name }) => (
        <>
          <DashboardHeader companyId={id} name={name} />
          <MetricsRow companyId={id} />
          <BankPanel key={id} companyId={id} search={search} onSearch={change} />
        </>
      )}
    </CompanyPage>
  );
}
