import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Chips } from '../../ui/list/chips';
import { DaysChip } from '../../ui/list/days-chip';
import { SelectChip } from '../../ui/list/filter-chip';
import { type TrailOf, trailPeopleQuery } from './audit.queries';
import { type AuditSearch, type ChangeSearch, COMPANY_AREAS, FIRM_AREAS, STATUSES } from './audit.search';
import { areaName, statusName } from './audit.words';

const TYPING_MS = 300;
// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

type FilterProps = { search: AuditSearch; onSearch: ChangeSearch };
type AuditFiltersProps = FilterProps & { of: TrailOf };

/** What the trail is narrowed to: words or an amount, how it ended, what it is about, who and when. All of it stands in the address. */
export function AuditFilters({ of, search, onSearch }: AuditFiltersProps) {
  return (
    <search className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-2 lg:flex-row lg:flex-wrap lg:items-center">
        <TextFilter key={search.q === undefined ? 'empty' : 'typed'} search={search} onSearch={onSearch} />
        <Chips
          label={m.audit_status()}
          value={search.status ?? 'all'}
          choices={[
            { value: 'all', label: m.audit_all() },
            ...STATUSES.map((status) => ({ value: status, label: statusName(status) })),
          ]}
          onChoose={(status) => onSearch({ status: status === 'all' ? undefined : status })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PersonFilter of={of} search={search} onSearch={onSearch} />
        <DaysFilter search={search} onSearch={onSearch} />
        <AreaFilter of={of} search={search} onSearch={onSearch} />
        {of.kind === 'company' && <ImportsToo search={search} onSearch={onSearch} />}
      </div>
    </search>
  );
}

/** Whose acts alone. The number beside each is that of their entries under the other filters; of a text it is not counted. */
function PersonFilter({ of, search, onSearch }: AuditFiltersProps) {
  const people = useQuery({ ...trailPeopleQuery(of, search), placeholderData: keepPreviousData });
  const found = people.data ?? [];
  const isThere = search.by === undefined || found.some(({ userId }) => userId === search.by);
  const chosen = isThere ? found : [{ userId: search.by ?? '', name: null, isProgram: false, entries: 0 }, ...found];
  return (
    <SelectChip
      aria-label={m.audit_person()}
      isOn={search.by !== undefined}
      value={search.by ?? ANY}
      choices={[
        { value: ANY, label: m.audit_everybody() },
        ...chosen.map(({ userId, name, isProgram, entries }) => {
          const known = name ?? m.audit_other_person();
          const words = isProgram ? m.audit_program({ name: known }) : known;
          const counted = search.q === undefined && !people.isPlaceholderData;
          return {
            value: userId,
            label: counted ? m.audit_person_count({ name: words, count: formatCount(entries) }) : words,
          };
        }),
      ]}
      onChange={({ target: { value } }) => onSearch({ by: value === ANY ? undefined : value })}
    />
  );
}

const DaysFilter = ({ search: { from, to }, onSearch }: FilterProps) => (
  <DaysChip
    days={{ from, to }}
    words={daysIn(from, to)}
    labels={{ from: m.audit_from(), to: m.audit_to() }}
    onChange={onSearch}
  />
);

function daysIn(from: string | undefined, to: string | undefined): string {
  if (from && to) return m.audit_between({ from: formatDate(from), to: formatDate(to) });
  if (from) return m.audit_since({ day: formatDate(from) });
  return to ? m.audit_until({ day: formatDate(to) }) : m.audit_dates();
}

function AreaFilter({ of, search, onSearch }: AuditFiltersProps) {
  const areas = of.kind === 'company' ? COMPANY_AREAS : FIRM_AREAS;
  return (
    <SelectChip
      aria-label={m.audit_area()}
      isOn={search.area !== undefined}
      value={search.area ?? ANY}
      choices={[
        { value: ANY, label: m.audit_all_areas() },
        ...areas.map((area) => ({ value: area, label: areaName(area) })),
      ]}
      onChange={({ target: { value } }) => onSearch({ area: areas.find((area) => area === value) })}
    />
  );
}

function ImportsToo({ search, onSearch }: FilterProps) {
  return (
    <label className="flex min-h-8 w-fit items-center gap-2 px-1 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-(--accent)"
        checked={search.imports ?? false}
        onChange={(event) => onSearch({ imports: event.target.checked || undefined })}
      />
      {m.audit_show_imports()}
    </label>
  );
}

/** Searches a moment after the last letter, so that not every letter is a call. */
function TextFilter({ search, onSearch }: FilterProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch({ q: text.trim() || undefined }, true), TYPING_MS);
  };
  return (
    <div className="relative w-full lg:w-96">
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={m.audit_search()}
        placeholder={m.audit_search()}
        title={m.audit_search_hint()}
        maxLength={100}
        defaultValue={search.q}
        onChange={(event) => typed(event.target.value)}
        className="control pl-8"
      />
    </div>
  );
}
