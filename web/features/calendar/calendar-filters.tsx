import { AREAS, SHOWN_STATUSES } from '#domain/calendar/values';
import { areaWords } from '../../lib/form-words';
import { statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { DateInput, Field, Select } from '../../ui/form/field';
import type { CalendarSearch, ChangeSearch } from './calendar.search';

type CalendarFiltersProps = { search: CalendarSearch; onSearch: ChangeSearch };

/** A choice of everything: a list may not have an empty value that means something. */
const ALL = 'all';

export function CalendarFilters({ search, onSearch }: CalendarFiltersProps) {
  const today = useToday();
  const areas = AREAS.map((area) => ({ value: area, label: areaWords(area) }));
  const statuses = SHOWN_STATUSES.map((status) => ({ value: status, label: statusWords(status) }));
  return (
    <div className="flex flex-wrap gap-3">
      <Field name="area" label={m.calendar_area()}>
        {(control) => (
          <Select
            {...control}
            choices={[{ value: ALL, label: m.calendar_all_areas() }, ...areas]}
            value={search.area ?? ALL}
            onChange={({ target }) => onSearch({ area: AREAS.find((area) => area === target.value) })}
          />
        )}
      </Field>
      <Field name="status" label={m.calendar_status()}>
        {(control) => (
          <Select
            {...control}
            choices={[{ value: ALL, label: m.calendar_all_statuses() }, ...statuses]}
            value={search.status ?? ALL}
            onChange={({ target }) => onSearch({ status: SHOWN_STATUSES.find((one) => one === target.value) })}
          />
        )}
      </Field>
      <Field name="wait" label={m.calendar_wait_title()}>
        {(control) => (
          <DateInput
            {...control}
            min={today}
            value={search.wait ?? ''}
            onChange={({ target }) => onSearch({ wait: target.value || undefined })}
          />
        )}
      </Field>
    </div>
  );
}
