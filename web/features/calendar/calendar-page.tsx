import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Chips } from '../../ui/list/chips';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { CalendarExports } from './calendar-exports';
import { CalendarFilters } from './calendar-filters';
import { CalendarList } from './calendar-list';
import { AddItem } from './item/add-item';
import { KnownOn, KnownOnBanner } from './known-on';
import { Unconfirmed } from './unconfirmed';

const MonthView = lazy(async () => ({ default: (await import('./month-view')).MonthView }));

type CalendarPageProps = {
  companyId: string;
  companyName: string;
  search: CalendarSearch;
  onSearch: ChangeSearch;
};

/** Everything that is due of a company, as a list or by the month. */
export function CalendarPage({ companyId, companyName, search, onSearch }: CalendarPageProps) {
  const { area, status, known } = search;
  const filter = { ...(area && { area }), ...(status && { status }), ...(known && { asKnownOn: known }) };
  const items = useQuery(calendarQuery(companyId, filter));
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader
        title={m.calendar_title()}
        subtitle={companyName}
        actions={
          <>
            {mayChange && !known && <AddItem companyId={companyId} />}
            {!known && (
              <>
                <CalendarExports companyId={companyId} />
                <Link to="/calendar-feeds" className={buttonClass('secondary', 'sm')}>
                  {m.calendar_subscribe()}
                </Link>
              </>
            )}
          </>
        }
      />
      <KnownOnBanner search={search} onSearch={onSearch} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <CalendarFilters search={search} onSearch={onSearch} />
        <ViewChoice search={search} onSearch={onSearch} />
      </div>
      {status === 'unconfirmed' && mayChange && !known && (
        <Unconfirmed companyId={companyId} items={items.data ?? []} area={area} />
      )}
      {items.isError && <ErrorPanel error={items.error} onRetry={() => void items.refetch()} />}
      {items.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {items.data && <Items items={items.data} search={search} onSearch={onSearch} />}
      <KnownOn search={search} onSearch={onSearch} />
    </>
  );
}

type SearchProps = { search: CalendarSearch; onSearch: ChangeSearch };

function Items({ items, search, onSearch }: SearchProps & { items: readonly CalendarItem[] }) {
  const isFiltered = Boolean(search.area || search.status);
  if (items.length === 0) {
    return (
      <EmptyState
        title={isFiltered ? m.calendar_none_fit() : m.calendar_none()}
        description={isFiltered ? m.calendar_none_fit_words() : m.calendar_no_facts_words()}
      />
    );
  }
  if (search.view !== 'month') return <CalendarList items={items} search={search} onSearch={onSearch} />;
  return (
    <Suspense fallback={<SkeletonRows rows={10} label={m.ui_loading()} />}>
      <MonthView items={items} search={search} onSearch={onSearch} />
    </Suspense>
  );
}

function ViewChoice({ search, onSearch }: SearchProps) {
  return (
    <Chips
      label={m.calendar_view()}
      value={search.view ?? 'list'}
      choices={[
        { value: 'list', label: m.calendar_view_list() },
        { value: 'month', label: m.calendar_view_month() },
      ]}
      onChoose={(view) => onSearch({ view: view === 'list' ? undefined : view })}
    />
  );
}
