import { AREAS, SHOWN_STATUSES } from '#domain/calendar/values';
import type { CalendarItem } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Select } from '../../ui/form/field';
import { Chips } from '../../ui/list/chips';
import type { CalendarSearch, ChangeSearch } from './calendar.search';

type CalendarFiltersProps = {
  search: CalendarSearch;
  /** What is shown but for the choice of an area: each area says how many of it there are. */
  items: readonly CalendarItem[];
  onSearch: ChangeSearch;
};

/** A choice of everything: a list may not have an empty value that means something. */
const ALL = 'all';

/** The areas of law and the states that are shown; both stand in the address. */
export function CalendarFilters({ search, items, onSearch }: CalendarFiltersProps) {
  const present = AREAS.filter((area) => area === search.area || items.some(({ type }) => type === area));
  const areas = present.map((area) => ({
    value: area,
    label: m.calendar_area_count({
      area: areaWords(area),
      count: formatCount(items.filter(({ type }) => type === area).length),
    }),
  }));
  const statuses = SHOWN_STATUSES.map((status) => ({ value: status, label: statusWords(status) }));
  return (
    <>
      <Chips
        label={m.calendar_area()}
        value={search.area ?? ALL}
        choices={[{ value: ALL, label: m.calendar_all_areas() }, ...areas]}
        onChoose={(chosen) => onSearch({ area: AREAS.find((area) => area === chosen) })}
      />
      <Select
        aria-label={m.calendar_status()}
        className="w-auto rounded-full! text-sm pointer-coarse:min-h-11"
        choices={[{ value: ALL, label: m.calendar_all_statuses() }, ...statuses]}
        value={search.status ?? ALL}
        onChange={({ target }) => onSearch({ status: SHOWN_STATUSES.find((one) => one === target.value) })}
      />
    </>
  );
}
