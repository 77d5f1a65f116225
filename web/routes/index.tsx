import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as v from 'valibot';
import { booksSearch, type ChangeSearch } from '../features/books/books.search';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { QuickActions } from '../features/calendar/quick-actions';
import { CompanyPage } from '../features/dashboard/company-page';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { MetricsRow } from '../features/dashboard/metrics-row';
import { afterPaint } from '../lib/after-paint';
import { meQuery } from '../lib/api/session';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';
import { Skeleton } from '../ui/state/skeleton';

const ScoreReason = afterPaint(async () => (await import('./-dashboard-below')).ScoreReason);
const OverdueReason = afterPaint(async () => (await import('./-dashboard-below')).OverdueReason);
const UpcomingReason = afterPaint(async () => (await import('./-dashboard-below')).UpcomingReason);
const RegistrationsReason = afterPaint(async () => (await import('./-dashboard-below')).RegistrationsReason);
const Deadlines = afterPaint(async () => (await import('./-dashboard-below')).Deadlines);
const BooksPanel = afterPaint(async () => (await import('./-dashboard-below')).BooksPanel);

export const Route = createFileRoute('/')({
  staticData: { title: m.dashboard_title },
  validateSearch: v.object({ ...booksSearch.entries, ...itemSearch }),
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
      <MetricsRow
        companyId={id}
        reasons={{
          score: () => <ScoreReason companyId={id} />,
          overdue: () => <OverdueReason companyId={id} />,
          upcoming: () => <UpcomingReason companyId={id} />,
          registrations: () => <RegistrationsReason companyId={id} />,
        }}
      />
      <QuickActions companyId={id} />
      {/* The books begin where the deadlines end, so both come together: nothing that is read jumps. */}
      <Suspense fallback={<Skeleton className="mt-4 h-96 w-full" />}>
        {isPending ? (
          <Skeleton className="mt-4 h-96 w-full" />
        ) : (
          <>
            <Deadlines companyId={id} />
            <BooksPanel companyId={id} search={search} onSearch={change} />
          </>
        )}
      </Suspense>
      <ItemSheetPlace companyId={id} />
    </>
  );
}
