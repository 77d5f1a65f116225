import { createFileRoute } from '@tanstack/react-router';
import { type ChangeSearch, calendarSearch } from '../features/calendar/calendar.search';
import { CalendarPage } from '../features/calendar/calendar-page';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/compliance-calendar')({
  staticData: { title: m.calendar_title },
  validateSearch: calendarSearch,
  component: ComplianceCalendar,
});

function ComplianceCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.calendar_title()}>
      {({ id, name }) => (
        <>
          <CalendarPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  );
}
