import { type FormEvent, useState } from 'react';
import { financialYearOf, type IsoDate } from '#domain/shared/dates';
import {
  bookPeriod,
  codeOf,
  offeredPeriods,
  PERIOD_CODE,
  PERIOD_UNITS,
  type PeriodUnit,
} from '../../../lib/book-period';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Select } from '../../../ui/form/field';
import { Chips } from '../../../ui/list/chips';
import type { BooksSearch, ChangeSearch } from '../books.search';
import { periodName } from '../words';
import { PERIODS, type Period, type PeriodName, typedPeriod } from './period';

type PeriodChoiceProps = { search: BooksSearch; period: Period; onSearch: ChangeSearch };

export function PeriodChoice({ search, period, onSearch }: PeriodChoiceProps) {
  const chosen = search.period ?? 'this-month';
  const today = useToday();
  const choose = (name: string) =>
    onSearch({
      period: name === 'this-month' ? undefined : name,
      start: name === 'custom' ? period.startDate : undefined,
      end: name === 'custom' ? period.endDate : undefined,
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chips
          label={m.books_period()}
          choices={PERIODS.map((name) => ({ value: name, label: chipName(name, today) }))}
          value={chosen}
          onChoose={choose}
        />
        <CodeChoice chosen={chosen} today={today} onChoose={choose} />
        <p className="text-sm text-ink-2">{periodName(period.startDate, period.endDate)}</p>
      </div>
      {chosen === 'custom' && (
        <CustomPeriod key={`${period.startDate} ${period.endDate}`} period={period} onSearch={onSearch} />
      )}
    </div>
  );
}

type CodeChoiceProps = { chosen: string; today: IsoDate; onChoose: (code: string) => void };

/** Any month, quarter or financial year that there can be books of. */
function CodeChoice({ chosen, today, onChoose }: CodeChoiceProps) {
  const isCode = PERIOD_CODE.test(chosen);
  const groups = PERIOD_UNITS.map((unit) => ({
    label: UNIT_NAMES[unit](),
    choices: offeredPeriods(unit, codeOf(unit, today), today).map((code) => ({ value: code, label: codeName(code) })),
  }));
  return (
    <div className="w-44 max-w-full">
      <Select
        aria-label={m.books_other_period()}
        placeholder={m.books_other_period()}
        groups={groups}
        value={isCode ? chosen : ''}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );

  function codeName(code: string): string {
    const { unit, from } = bookPeriod(code, today);
    if (unit === 'month') return formatMonth(from);
    const year = financialYearOf(from);
    return unit === 'year'
      ? m.books_period_year({ year })
      : m.books_period_quarter_of({ quarter: code.slice(-1), year });
  }
}

const UNIT_NAMES: Record<PeriodUnit, () => string> = {
  month: m.books_months,
  quarter: m.books_quarters,
  year: m.books_financial_years,
};

function chipName(name: PeriodName, today: IsoDate): string {
  const names: Record<PeriodName, () => string> = {
    'this-month': m.books_period_this_month,
    'last-month': m.books_period_last_month,
    quarter: m.books_period_quarter,
    year: () => m.books_period_year({ year: financialYearOf(today) }),
    custom: m.books_period_custom,
  };
  return names[name]();
}

function CustomPeriod({ period, onSearch }: Omit<PeriodChoiceProps, 'search'>) {
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = typedPeriod(String(typed.get('start')), String(typed.get('end')));
    setIsWrong(!chosen);
    if (chosen) onSearch({ period: 'custom', start: chosen.startDate, end: chosen.endDate });
  };
  const error = isWrong ? m.books_period_wrong() : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field name="start" label={m.books_from()}>
        {(control) => <DateInput {...control} defaultValue={period.startDate} />}
      </Field>
      <Field name="end" label={m.books_to()} error={error}>
        {(control) => <DateInput {...control} defaultValue={period.endDate} />}
      </Field>
      <Button type="submit" className="mt-6">
        {m.books_show_period()}
      </Button>
    </form>
  );
}
