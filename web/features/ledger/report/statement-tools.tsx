import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import { bookPeriod, endedOn } from '../../../lib/book-period';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Select } from '../../../ui/form/field';
import { PeriodPicker } from '../../../ui/form/period-picker';
import { FILE_FORMATS, type FileOf, useStatementFile } from './statement.queries';
import { type ChangeStatement, ROUNDED, type StatementSearch } from './statement.search';

type Tools = { search: StatementSearch; onSearch: ChangeStatement };

export const Bar = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">{children}</div>
);

/** The period in the address, and the picker that changes it. */
export const periodIn = ({ period, until }: StatementSearch, today: IsoDate) =>
  endedOn(bookPeriod(period, today), until);

export function PeriodChoice({ search, onSearch, today }: Tools & { today: IsoDate }) {
  return (
    <PeriodPicker
      period={periodIn(search, today)}
      today={today}
      onChoose={(period) => onSearch({ period, until: undefined })}
    />
  );
}

export function DayChoice({ search, onSearch, today }: Tools & { today: IsoDate }) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor="statement-on">{m.statement_on()}</label>
      <span className="w-40">
        <DateInput
          id="statement-on"
          value={search.on ?? today}
          onChange={(event) => onSearch({ on: event.target.value || undefined })}
        />
      </span>
    </div>
  );
}

/** Something that is shown or not, as a box to tick. */
export function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

const UNIT_NAMES: Record<(typeof ROUNDED)[number], () => string> = {
  hundred: m.statement_unit_hundred,
  thousand: m.statement_unit_thousand,
  lakh: m.statement_unit_lakh,
  million: m.statement_unit_million,
  crore: m.statement_unit_crore,
};

export function UnitChoice({ search, onSearch }: Tools) {
  return (
    <div className="w-40">
      <Select
        aria-label={m.statement_unit()}
        choices={[
          { value: '', label: m.statement_unit_exact() },
          ...ROUNDED.map((unit) => ({ value: unit, label: UNIT_NAMES[unit]() })),
        ]}
        value={search.unit ?? ''}
        onChange={(event) => onSearch({ unit: ROUNDED.find((unit) => unit === event.target.value) })}
      />
    </div>
  );
}

/** The files of a report, and paper. */
export function Files({ companyId, name, of }: { companyId: string; name: string; of: FileOf }) {
  const file = useStatementFile(companyId);
  return (
    <span className="flex flex-wrap gap-1 print:hidden">
      {FILE_FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          variant="ghost"
          aria-label={m.report_download({ report: name, format: format.toUpperCase() })}
          isPending={file.isPending && file.variables.format === format}
          onClick={() => file.mutate({ ...of, format })}
        >
          <Download size={13} aria-hidden="true" />
          {format.toUpperCase()}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={() => window.print()}>
        <Printer size={14} aria-hidden="true" />
        {m.why_print()}
      </Button>
    </span>
  );
}
