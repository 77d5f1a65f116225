import { financialYearOf, type IsoDate } from '#domain/shared/dates';
import {
  type BookPeriod,
  bookPeriod,
  codeOf,
  offeredPeriods,
  PERIOD_UNITS,
  type PeriodUnit,
} from '../../lib/book-period';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Chips } from '../list/chips';
import { Select } from './field';

type PeriodPickerProps = { period: BookPeriod; today: IsoDate; onChoose: (code: string) => void };

/** Months, quarters and financial years, each a step of the calendar that books are kept in. */
export function PeriodPicker({ period, today, onChoose }: PeriodPickerProps) {
  const choices = offeredPeriods(period.unit, period.code, today).map((code) => ({
    value: code,
    label: nameOf(code, today),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Chips
        label={m.period_unit()}
        choices={PERIOD_UNITS.map((unit) => ({ value: unit, label: UNIT_NAMES[unit]() }))}
        value={period.unit}
        onChoose={(unit) => onChoose(codeOf(unit, period.to))}
      />
      <div className="w-52 max-w-full">
        <Select
          aria-label={m.period_choice()}
          choices={choices}
          value={period.code}
          onChange={(event) => onChoose(event.target.value)}
        />
      </div>
      <p className="text-sm text-ink-2">
        {m.period_days({ from: formatDate(period.from), to: formatDate(period.to) })}
      </p>
    </div>
  );
}

const UNIT_NAMES: Record<PeriodUnit, () => string> = {
  month: m.period_month,
  quarter: m.period_quarter,
  year: m.period_year,
};

function nameOf(code: string, today: IsoDate): string {
  const { unit, from } = bookPeriod(code, today);
  const year = financialYearOf(from);
  if (unit === 'month') return formatMonth(from);
  return unit === 'year' ? m.period_year_of({ year }) : m.period_quarter_of({ quarter: code.slice(-1), year });
}
