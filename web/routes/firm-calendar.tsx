import { createFileRoute } from '@tanstack/react-router';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { Opens } from '../features/calendar/item/item-why';
import { FirmOnlyPage } from '../features/firm/firm-only-page';
import { type ChangeSearch, firmCalendarSearch } from '../features/firm-calendar/firm-calendar.search';
import { FirmCalendarPage } from '../features/firm-calendar/firm-calendar-page';
import type { OpensItem } from '../features/firm-calendar/firm-calendar-table';
import { m } from '../lib/messages';

export const Route = createFileRoute('/firm-calendar')({
  staticData: { title: m.firm_calendar_title },
  validateSearch: firmCalendarSearch,
  component: FirmCalendar,
});

const opens: OpensItem = (item, of, figure, words) => (
  <Opens item={item} of={of} figure={figure}>
    {words}
  </Opens>
);

function FirmCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeSearch = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <FirmOnlyPage title={m.firm_calendar_title()}>
      {({ id, name }) => (
        <>
          <FirmCalendarPage key={id} caFirmId={id} firmName={name} search={search} onSearch={change} opens={opens} />
          {search.of && <ItemSheetPlace companyId={search.of} />}
        </>
      )}
    </FirmOnlyPage>
  );
}
