import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { bankSearch, type ChangeSearch } from '../features/books/bank.search';
import { ItemSheetPlace } from '../features/calendar/item-sheet-place';
import { QuickActions } from '../features/calendar/quick-actions';
import { CompanyPage } from '../features/dashboard/company-page';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { MetricsRow } from '../features/dashboard/metrics-row';
import { afterPaint } from '../lib/after-paint';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';
import { meQuery } from '../lib/session';
import { Skeleton } from '../ui/skeleton';

const ScoreReason = lazy(async () => ({ default: (await import('../features/status/score-reason')).ScoreReason }));
const Deadlines = afterPaint(async () => (await import('./-deadlines')).Deadlines);
const BankPanel = afterPaint(async () => (await import('../features/books/bank-panel')).BankPanel);

export const Route = createFileRoute('/')({
  staticData: { title: m.dashboard_title },
  validateSearch: v.object({ ...bankSearch.entries, ...itemSearch }),
  loaderDeps: ({ search: { company } }) => ({ company }),
  loader: async ({ context: { queryClient }, deps }) => {
    const id = deps.company ?? (await queryClient.ensureQueryData(meQuery))?.companies[0]?.id;
    // Not awaited: the page stands with its skeletons while the figures are on their way.
    if (id) void queryClient.prefetchQuery(dashboardQuery(id));
  },
  component: () => <CompanyPage>{({ id, name }) => <Dashboard key={id} id={id} name={name} />}</CompanyPage>,
});

function Dashboard({ id, name }: { id: string; name: string }) {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed, isTyping = false) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), replace: isTyping, resetScroll: false });
  const { isPending } = useQuery(dashboardQuery(id));
  return (
    <>
      <DashboardHeader companyId={id} name={name} />
      <MetricsRow companyId={id} scoreReason={() => <ScoreReason companyId={id} />} />
      <QuickActions companyId={id} />
      {/* The books begin where the deadlines end, so both come together: nothing that is read jumps. */}
      <Suspense fallback={<Skeleton className="mt-4 h-96 w-full" />}>
        {isPending ? (
          <Skeleton className="mt-4 h-96 w-full" />
        ) : (
          <>
            <Deadlines companyId={id} />
            <BankPanel companyId={id} search={search} onSearch={change} />
          </>
        )}
      </Suspense>
      <ItemSheetPlace companyId={id} />
    </>
  );
}
