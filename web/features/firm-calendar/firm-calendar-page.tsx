import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Chips } from '../../ui/list/chips';
import { ShowMore } from '../../ui/list/show-all';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { clientsQuery, firmCalendarQuery } from './firm-calendar.queries';
import { type ChangeSearch, type FirmCalendarSearch, NO_FILTER } from './firm-calendar.search';
import { FirmCalendarFilters } from './firm-calendar-filters';
import { FirmCalendarTable, type OpensItem } from './firm-calendar-table';

const FirmGridPage = lazy(async () => ({ default: (await import('./grid/firm-grid-page')).FirmGridPage }));

type FirmCalendarPageProps = {
  caFirmId: string;
  firmName: string;
  search: FirmCalendarSearch;
  onSearch: ChangeSearch;
  opens: OpensItem;
};

/** What is due at all clients of a firm: clients against forms, or one list by due date. */
export function FirmCalendarPage({ firmName, ...rest }: FirmCalendarPageProps) {
  const { search, onSearch } = rest;
  return (
    <>
      <PageHeader
        title={m.firm_calendar_title()}
        subtitle={m.firm_calendar_subtitle({ firm: firmName })}
        actions={
          <Chips
            label={m.firm_grid_view()}
            value={search.view ?? 'grid'}
            choices={[
              { value: 'grid', label: m.firm_grid_view_grid() },
              { value: 'list', label: m.firm_grid_view_list() },
            ]}
            onChoose={(view) => onSearch({ view: view === 'grid' ? undefined : view })}
          />
        }
      />
      {search.view === 'list' ? (
        <FirmList {...rest} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={12} label={m.ui_loading()} />}>
          <FirmGridPage caFirmId={rest.caFirmId} search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </>
  );
}

/** The items by due date. */
function FirmList({ caFirmId, search, onSearch, opens }: Omit<FirmCalendarPageProps, 'firmName'>) {
  const clients = useQuery(clientsQuery(caFirmId)).data ?? [];
  const items = useInfiniteQuery({ ...firmCalendarQuery(caFirmId, search), placeholderData: keepPreviousData });
  const rows = items.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <FirmCalendarFilters search={search} clients={clients} onSearch={onSearch} />
      {items.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {items.isError && <ErrorPanel error={items.error} onRetry={() => void items.refetch()} />}
      {items.data && rows.length === 0 && (
        <EmptyState
          title={m.firm_calendar_none()}
          description={m.firm_calendar_none_words()}
          action={<Button onClick={() => onSearch(NO_FILTER)}>{m.firm_calendar_clear()}</Button>}
        />
      )}
      {rows.length > 0 && <FirmCalendarTable rows={rows} clients={clients} opens={opens} />}
      <ShowMore
        hasMore={items.hasNextPage}
        isPending={items.isFetchingNextPage}
        onShowMore={() => void items.fetchNextPage()}
      />
    </div>
  );
}
