import { BUILT_IN_RELIEFS } from '#domain/calendar/built-in-reliefs';
import { AREAS } from '#domain/calendar/values';
import { areaWords, formWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { Chips } from '../../ui/list/chips';
import { SelectChip } from '../../ui/list/filter-chip';
import { type ChangeSearch, RELIEF_KINDS, type ReliefSearch, SOURCES } from './relief.search';
import type { Relief } from './relief.types';
import { kindName } from './relief.words';

// A choice may not be empty text; this one stands for no filter and never reaches the address.
const ANY = 'any';

type ReliefFiltersProps = { reliefs: readonly Relief[]; search: ReliefSearch; onSearch: ChangeSearch };

/** What the one list of the firm's own and of the law is narrowed to. */
export function ReliefFilters({ reliefs, search, onSearch }: ReliefFiltersProps) {
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <Chips
        label={m.relief_whose()}
        value={search.from ?? ANY}
        choices={[
          { value: ANY, label: m.relief_from_all() },
          ...SOURCES.map((from) => ({
            value: from,
            label: from === 'own' ? m.relief_from_own() : m.relief_from_law(),
          })),
        ]}
        onChoose={(from) => onSearch({ from: SOURCES.find((one) => one === from) })}
      />
      <SelectChip
        aria-label={m.relief_form()}
        isOn={search.form !== undefined}
        value={search.form ?? ANY}
        choices={[{ value: ANY, label: m.relief_every_form() }]}
        groups={formsFor(reliefs, search.form)}
        onChange={({ target: { value } }) => onSearch({ form: value === ANY ? undefined : value })}
      />
      <SelectChip
        aria-label={m.relief_kind()}
        isOn={search.kind !== undefined}
        value={search.kind ?? ANY}
        choices={[
          { value: ANY, label: m.relief_both_kinds() },
          ...RELIEF_KINDS.map((kind) => ({ value: kind, label: kindName(kind) })),
        ]}
        onChange={({ target: { value } }) => onSearch({ kind: RELIEF_KINDS.find((kind) => kind === value) })}
      />
      <label className="flex min-h-8 w-fit items-center gap-2 px-1 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={search.now ?? false}
          onChange={(event) => onSearch({ now: event.target.checked || undefined })}
        />
        {m.relief_now()}
      </label>
    </search>
  );
}

/** The forms of both lists under their area of law; one that only the firm or the address names stands under the last. */
function formsFor(reliefs: readonly Relief[], chosen: string | undefined) {
  const areas = AREAS.map((area) => ({
    area,
    forms: new Set(BUILT_IN_RELIEFS.filter((relief) => relief.area === area).flatMap(({ forms }) => forms)),
  }));
  const known = new Set(areas.flatMap(({ forms }) => [...forms]));
  const more = [...reliefs.flatMap(({ forms }) => forms), ...(chosen ? [chosen] : [])].filter(
    (form) => !known.has(form),
  );
  for (const form of more) areas.find(({ area }) => area === 'other')?.forms.add(form);
  return areas
    .filter(({ forms }) => forms.size > 0)
    .map(({ area, forms }) => ({
      label: areaWords(area),
      choices: [...forms].toSorted().map((form) => ({ value: form, label: formWords(form) })),
    }));
}
