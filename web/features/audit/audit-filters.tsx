import { useEffect, useRef } from 'react';
import { m } from '../../lib/messages';
import { Field, Input } from '../../ui/form/field';
import { Chips } from '../../ui/list/chips';
import type { TrailOf } from './audit.queries';
import { type AuditSearch, type ChangeSearch, COMPANY_AREAS, FIRM_AREAS, STATUSES } from './audit.search';
import { areaName, statusName } from './audit.words';

const TYPING_MS = 300;

type AuditFiltersProps = { kind: TrailOf['kind']; search: AuditSearch; onSearch: ChangeSearch };

export function AuditFilters({ kind, search, onSearch }: AuditFiltersProps) {
  const areas = kind === 'company' ? COMPANY_AREAS : FIRM_AREAS;
  return (
    <search className="flex flex-col gap-3">
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
      <Chips
        label={m.audit_area()}
        value={search.area ?? 'all'}
        choices={[
          { value: 'all', label: m.audit_all_areas() },
          ...areas.map((area) => ({ value: area, label: areaName(area) })),
        ]}
        onChoose={(area) => onSearch({ area: area === 'all' ? undefined : area })}
      />
      {kind === 'company' && <ImportsToo search={search} onSearch={onSearch} />}
    </search>
  );
}

function ImportsToo({ search, onSearch }: { search: AuditSearch; onSearch: ChangeSearch }) {
  return (
    <label className="flex min-h-7 w-fit items-center gap-2 text-sm">
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
function TextFilter({ search, onSearch }: { search: AuditSearch; onSearch: ChangeSearch }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch({ q: text.trim() || undefined }, true), TYPING_MS);
  };
  return (
    <div className="max-w-md">
      <Field name="q" label={m.audit_search()}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            defaultValue={search.q}
            onChange={(event) => typed(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
