import { AREAS, WAITS } from '#domain/calendar/values';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { waitsName } from '../../lib/waits';
import { Button } from '../../ui/button';
import { type Choice, Field, Select } from '../../ui/form/field';
import { type ChangeSearch, EVERYTHING, type FirmCalendarSearch, LISTED, NO_FILTER } from './firm-calendar.search';
import { statusName } from './firm-calendar.words';
import { monthChoices } from './months';

// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

type FiltersProps = {
  search: FirmCalendarSearch;
  clients: readonly { id: string; name: string }[];
  onSearch: ChangeSearch;
};

export function FirmCalendarFilters({ search, clients, onSearch }: FiltersProps) {
  const today = useToday();
  const areas = AREAS.map((value) => ({ value, label: areaWords(value) }));
  const statuses = LISTED.map((value) => ({
    value,
    label: value === EVERYTHING ? m.firm_calendar_all_statuses() : statusName(value),
  }));
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]">
      <Filter
        name="client"
        label={m.firm_calendar_client()}
        any={m.firm_calendar_all_clients()}
        choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.client}
        onChoose={(client) => onSearch({ client })}
      />
      <Filter
        name="area"
        label={m.firm_calendar_area()}
        any={m.firm_calendar_all_areas()}
        choices={areas}
        value={search.area}
        onChoose={(chosen) => onSearch({ area: AREAS.find((area) => area === chosen) })}
      />
      <Filter
        name="status"
        label={m.firm_calendar_status()}
        any={m.firm_calendar_open()}
        choices={statuses}
        value={search.status}
        onChoose={(chosen) => onSearch({ status: LISTED.find((status) => status === chosen) })}
      />
      <Filter
        name="month"
        label={m.firm_calendar_month()}
        any={m.firm_calendar_all_months()}
        choices={monthChoices(today)}
        value={search.month}
        onChoose={(month) => onSearch({ month })}
      />
      <Filter
        name="waits"
        label={m.waits_on()}
        any={m.waits_anybody()}
        choices={WAITS.map((value) => ({ value, label: waitsName(value) }))}
        value={search.waits}
        onChoose={(chosen) => onSearch({ waits: WAITS.find((waits) => waits === chosen) })}
      />
      <Button className="lg:col-span-1" onClick={() => onSearch(NO_FILTER)}>
        {m.firm_calendar_clear()}
      </Button>
    </search>
  );
}

type FilterProps = {
  name: string;
  label: string;
  any: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

function Filter({ name, label, any, choices, value, onChoose }: FilterProps) {
  return (
    <Field name={name} label={label}>
      {(control) => (
        <Select
          {...control}
          choices={[{ value: ANY, label: any }, ...choices]}
          value={value ?? ANY}
          onChange={({ target }) => onChoose(target.value === ANY ? undefined : target.value)}
        />
      )}
    </Field>
  );
}
