import { type FormEvent, useState } from 'react';
import { financialYearOf, type IsoDate } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { DateInput } from '../../ui/date-input';
import { Field } from '../../ui/field';
import type { BankSearch, ChangeSearch } from './bank.search';
import { PERIODS, type Period, type PeriodName, typedPeriod } from './period';
import { useToday } from './use-today';
import { periodName } from './words';

type PeriodChoiceProps = { search: BankSearch; period: Period; onSearch: ChangeSearch };

export function PeriodChoice({ search, period, onSearch }: PeriodChoiceProps) {
  const chosen = search.period ?? 'this-month';
  const today = useToday();
  const choose = (name: PeriodName) =>
    onSearch({
      period: name === 'this-month' ? undefined : name,
      start: name === 'custom' ? period.startDate : undefined,
      end: name === 'custom' ? period.endDate : undefined,
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chips
          label={m.bank_period()}
          choices={PERIODS.map((name) => ({ value: name, label: chipName(name, today) }))}
          value={chosen}
          onChoose={choose}
        />
        <p className="text-sm text-ink-2">{periodName(period.startDate, period.endDate)}</p>
      </div>
      {chosen === 'custom' && (
        <CustomPeriod key={`${period.startDate} ${period.endDate}`} period={period} onSearch={onSearch} />
      )}
    </div>
  );
}

function chipName(name: PeriodName, today: IsoDate): string {
  const names: Record<PeriodName, () => string> = {
    'this-month': m.bank_period_this_month,
    'last-month': m.bank_period_last_month,
    quarter: m.bank_period_quarter,
    year: () => m.bank_period_year({ year: financialYearOf(today) }),
    custom: m.bank_period_custom,
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
  const error = isWrong ? m.bank_period_wrong() : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field name="start" label={m.bank_from()}>
        {(control) => <DateInput {...control} defaultValue={period.startDate} />}
      </Field>
      <Field name="end" label={m.bank_to()} error={error}>
        {(control) => <DateInput {...control} defaultValue={period.endDate} />}
      </Field>
      <Button type="submit" className="mt-6">
        {m.bank_show_period()}
      </Button>
    </form>
  );
}
