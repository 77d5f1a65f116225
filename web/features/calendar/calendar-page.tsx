import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isoDate } from '#domain/shared/dates';
import { useMayChange } from '../../lib/access';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { buttonClass } from '../../ui/button';
import { Chips } from '../../ui/list/chips';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { CalendarExports } from './calendar-exports';
import { CalendarFilters } from './calendar-filters';
import { MatchList, MonthList } from './calendar-list';
import { EasedCard } from './eased-card';
import { AddItem } from './item/add-item';
import { KnownOn, KnownOnBanner } from './known-on';
import { MonthView } from './month-view';
import { monthOf } from './months';
import { Unconfirmed } from './unconfirmed';
import { WaitCard } from './wait-card';
import { carriedInto, daysOfYear, yearOfMonth } from './year';
import { YearStrip } from './year-strip';

type CalendarPageProps = {
  companyId: string;
  companyName: string;
  search: CalendarSearch;
  onSearch: ChangeSearch;
};

const NOTHING: readonly CalendarItem[] = [];

/** The items of the year that is shown with all that is late from before it, and those of one state in whatever year. */
function useItems(companyId: string, { status, known }: CalendarSearch, month: string) {
  const asOf = known && { asKnownOn: known };
  const ofYear = useQuery(calendarQuery(companyId, { ...asOf, ...daysOfYear(yearOfMonth(month)) }));
  const late = useQuery(calendarQuery(companyId, { ...asOf, status: 'overdue' }));
  const matching = useQuery({
    ...calendarQuery(companyId, { ...asOf, ...(status && { status }) }),
    enabled: status !== undefined,
  });
  const whole = useMemo(() => {
    if (!ofYear.data || !late.data) return undefined;
    const known = new Map([...late.data, ...ofYear.data].map((item) => [item.id, item]));
    return [...known.values()].toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  }, [ofYear.data, late.data]);
  const asked = status ? [ofYear, late, matching] : [ofYear, late];
  return { whole, matching: matching.data, failed: asked.find((query) => query.isError) };
}

/** Everything that is due of a company: a year to choose a month from, its items in a line each, and what waiting costs. */
export function CalendarPage({ companyId, companyName, search, onSearch }: CalendarPageProps) {
  const { area, status, known } = search;
  const now = useToday();
  const today = isoDate(known ?? now);
  const month = search.month ?? monthOf(today);
  const { whole, matching, failed } = useItems(companyId, search, month);
  const mayChange = useMayChange(companyId);
  const inArea = ({ type }: CalendarItem) => !area || type === area;
  const items = whole?.filter(inArea);
  const ofMonth = whole && [
    ...carriedInto(whole, month, today),
    ...whole.filter((one) => monthOf(one.dueDate) === month),
  ];
  const counted = (status ? matching : ofMonth) ?? NOTHING;
  const shown = status ? matching?.filter(inArea) : items;
  const isPast = known !== undefined;
  return (
    <>
      <PageHeader
        title={m.calendar_title()}
        subtitle={companyName}
        actions={
          !isPast && (
            <>
              <CalendarExports companyId={companyId} variant="ghost" />
              <Link to="/calendar-feeds" className={buttonClass('ghost', 'sm')}>
                {m.calendar_subscribe()}
              </Link>
              {mayChange && <AddItem companyId={companyId} />}
            </>
          )
        }
      />
      <KnownOnBanner search={search} onSearch={onSearch} />
      {items && (
        <YearStrip
          items={items}
          month={month}
          today={today}
          onMonth={(chosen) => onSearch({ month: chosen === monthOf(today) ? undefined : chosen, status: undefined })}
        />
      )}
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <CalendarFilters search={search} items={counted} onSearch={onSearch} />
        <span className="ml-auto">
          <ViewChoice search={search} onSearch={onSearch} />
        </span>
      </div>
      {status === 'unconfirmed' && mayChange && !isPast && (
        <Unconfirmed companyId={companyId} items={shown ?? NOTHING} area={area} />
      )}
      {failed && <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !shown && <SkeletonRows rows={10} label={m.ui_loading()} />}
      {!failed && shown && items && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Items
            items={shown}
            isEmpty={whole?.length === 0}
            search={search}
            month={month}
            today={today}
            mayChange={mayChange}
            onSearch={onSearch}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {!isPast && <WaitCard items={items} today={today} search={search} onSearch={onSearch} />}
            <EasedCard items={(status ? shown : (ofMonth ?? NOTHING)).filter(inArea)} />
          </div>
        </div>
      )}
      <KnownOn search={search} onSearch={onSearch} />
    </>
  );
}

type SearchProps = { search: CalendarSearch; onSearch: ChangeSearch };
type ItemsProps = SearchProps & {
  items: readonly CalendarItem[];
  /** Whether there is nothing at all, filtered or not. */
  isEmpty: boolean;
  month: string;
  today: string;
  mayChange: boolean;
};

function Items({ items, isEmpty, search, month, today, mayChange, onSearch }: ItemsProps) {
  const isPast = search.known !== undefined;
  if (items.length === 0) {
    const isFiltered = Boolean(search.area || search.status);
    return (
      <EmptyState
        title={isFiltered || !isEmpty ? m.calendar_none_fit() : m.calendar_none()}
        description={isFiltered || !isEmpty ? m.calendar_none_fit_words() : m.calendar_no_facts_words()}
      />
    );
  }
  if (search.view === 'month') return <MonthView items={items} search={search} onSearch={onSearch} />;
  if (search.status) return <MatchList items={items} today={today} isPast={isPast} mayChange={mayChange} />;
  return <MonthList items={items} month={month} today={today} isPast={isPast} mayChange={mayChange} />;
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
