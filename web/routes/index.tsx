import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as v from 'valibot';
import { booksSearch, type ChangeSearch } from '../features/books/books.search';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { DashboardHeader } from '../features/dashboard/dashboard-header';
import { MetricsRow } from '../features/dashboard/metrics-row';
import { ToPayCard } from '../features/dashboard/to-pay-card';
import { afterPaint } from '../lib/after-paint';
import { meQuery } from '../lib/api/session';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';
import { firstCompany } from '../lib/workspace';
import { buttonClass } from '../ui/button';
import { Skeleton } from '../ui/state/skeleton';

// Named once: every import carries the list of what it fetches beside itself.
const below = () => import('./-dashboard-below');

const HeaderFacts = afterPaint(async () => (await below()).HeaderFacts);
const QuickActions = afterPaint(async () => (await below()).QuickActions);
const GstCheckButton = afterPaint(async () => (await below()).GstCheckButton);
const IpStatusButton = afterPaint(async () => (await below()).IpStatusButton);
const ScoreReason = afterPaint(async () => (await below()).ScoreReason);
const OverdueReason = afterPaint(async () => (await below()).OverdueReason);
const UpcomingReason = afterPaint(async () => (await below()).UpcomingReason);
const RegistrationsReason = afterPaint(async () => (await below()).RegistrationsReason);
const ToPayReason = afterPaint(async () => (await below()).ToPayReason);
const InBank = afterPaint(async () => (await below()).InBank);
const DashboardSections = afterPaint(async () => (await below()).DashboardSections);

export const Route = createFileRoute('/')({
  staticData: { title: m.dashboard_title },
  validateSearch: v.object({ ...booksSearch.entries, ...itemSearch }),
  loaderDeps: ({ search: { company } }) => ({ company }),
  loader: async ({ context: { queryClient }, deps }) => {
    const me = deps.company ? undefined : await queryClient.ensureQueryData(meQuery);
    const id = deps.company ?? (me ? firstCompany(me)?.id : undefined);
    // Not awaited: the page stands with its skeletons while the figures are on their way.
    // What failed is asked again by its reader, not by the address when it comes to name the company.
    const hasFailed = id && queryClient.getQueryState(dashboardQuery(id).queryKey)?.status === 'error';
    if (id && !hasFailed) void queryClient.prefetchQuery(dashboardQuery(id));
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
    // Laid out by its own width: an explanation beside it takes some of that of the screen.
    <div className="@container">
      <DashboardHeader
        companyId={id}
        name={name}
        facts={(dashboard) => <HeaderFacts dashboard={dashboard} />}
        actions={
          <Suspense fallback={<div className="h-18 w-72 sm:h-8 sm:w-150 pointer-coarse:h-24 sm:pointer-coarse:h-11" />}>
            <QuickActions companyId={id}>
              <GstCheckButton companyId={id} label={m.gst_check()} />
              <Link to="/itr-simulator" className={buttonClass()}>
                {m.dashboard_itr_simulator()}
              </Link>
              <IpStatusButton companyId={id} />
            </QuickActions>
          </Suspense>
        }
      />
      <div className="grid gap-4 @min-[70rem]:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] @min-[70rem]:gap-5">
        <ToPayCard
          companyId={id}
          reason={() => <ToPayReason companyId={id} />}
          aside={
            <Suspense>
              <InBank companyId={id} />
            </Suspense>
          }
        />
        <MetricsRow
          companyId={id}
          reasons={{
            score: () => <ScoreReason companyId={id} />,
            overdue: () => <OverdueReason companyId={id} />,
            upcoming: () => <UpcomingReason companyId={id} />,
            registrations: () => <RegistrationsReason companyId={id} />,
          }}
        />
      </div>
      {/* The books begin where the deadlines end, so both come together: nothing that is read jumps. */}
      <Suspense fallback={<Skeleton className="mt-4 h-96 w-full xl:mt-5" />}>
        {isPending ? (
          <Skeleton className="mt-4 h-96 w-full xl:mt-5" />
        ) : (
          <DashboardSections companyId={id} name={name} search={search} onSearch={change} />
        )}
      </Suspense>
      <ItemSheetPlace companyId={id} />
    </div>
  );
}
