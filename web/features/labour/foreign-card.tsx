import { useState } from 'react';
import { eventFormDueOn, foreignReturnDueOn } from '#domain/roc/due-dates';
import { feeOpenUntil, isFlatFee, lateSubmissionFee } from '#domain/roc/foreign-fee';
import { FOREIGN_LIABILITIES_RETURN, OVERSEAS_INVESTMENT_REPORT } from '#domain/roc/law/forms';
import { financialYearOf, type IsoDate, isIsoDate, isoDate, yearBefore, yearEnd } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { formWords } from '../../lib/form-words';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { Amount, Day, Figures, GRID, Nothing, tried } from './fields';

/** Forms that follow something that happened. */
const OF_EVENTS = {
  'FC-GPR': 'foreignAllotment',
  'FC-TRS': 'foreignTransfer',
  'Form ESOP': 'foreignOptions',
  'Form CN': 'foreignNote',
  'Form DI': 'downstreamInvestment',
  'LLP-I': 'llpForeignContribution',
  'LLP-II': 'llpForeignTransfer',
} as const;
/** Those of every financial year. */
const OF_YEARS = { 'fla-return': FOREIGN_LIABILITIES_RETURN, APR: OVERSEAS_INVESTMENT_REPORT };
type EventForm = keyof typeof OF_EVENTS;
type YearForm = keyof typeof OF_YEARS;

const FORMS = [...Object.keys(OF_EVENTS), ...Object.keys(OF_YEARS)] as (EventForm | YearForm)[];
const YEARS_OFFERED = 5;

const isOfYears = (form: string): form is YearForm => form in OF_YEARS;

const dueOf = (form: EventForm | YearForm, eventOn: IsoDate): Explained<IsoDate> =>
  isOfYears(form) ? foreignReturnDueOn(OF_YEARS[form], form, eventOn) : eventFormDueOn(OF_EVENTS[form], eventOn);

/** By which day a form of the Reserve Bank is due, and what it costs late. */
export function ForeignFeeCard() {
  const today = useToday();
  const years = lastYears(today);
  const [form, setForm] = useState<EventForm | YearForm>('FC-GPR');
  const [happenedOn, setHappenedOn] = useState('');
  const [year, setYear] = useState(years[0] ?? '');
  const [filedOn, setFiledOn] = useState<string>(today);
  const [amount, setAmount] = useState('');
  const isFlat = isFlatFee(form);
  const eventOn = isOfYears(form) ? yearEnd(year) : happenedOn;
  const sum = amountOf(amount);
  const due = isIsoDate(eventOn) ? tried(() => dueOf(form, eventOn)) : undefined;
  const fee =
    due && isIsoDate(filedOn) && (isFlat || sum !== undefined)
      ? tried(() => lateSubmissionFee({ form, dueOn: due.value, filedOn, ...(sum !== undefined && { amount: sum }) }))
      : undefined;
  return (
    <SectionCard title={m.labour_foreign()} description={m.labour_foreign_words()}>
      <div className={GRID}>
        <Field name="foreign-form" label={m.labour_form()}>
          {(control) => (
            <Select
              {...control}
              value={form}
              onChange={({ target }) => setForm(target.value as EventForm | YearForm)}
              choices={FORMS.map((one) => ({ value: one, label: formWords(one) }))}
            />
          )}
        </Field>
        {isOfYears(form) ? (
          <Field name="foreign-year" label={m.labour_year()}>
            {(control) => (
              <Select
                {...control}
                value={year}
                onChange={({ target }) => setYear(target.value)}
                choices={years.map((one) => ({ value: one, label: one }))}
              />
            )}
          </Field>
        ) : (
          <Day name="foreign-event" label={m.labour_event_on()} value={happenedOn} onValue={setHappenedOn} />
        )}
        <Day name="foreign-filed" label={m.labour_filed_on()} value={filedOn} onValue={setFiledOn} />
        {!isFlat && <Amount name="foreign-amount" label={m.labour_amount()} value={amount} onValue={setAmount} />}
      </div>
      {due && fee ? (
        <Figures
          lines={[{ label: m.labour_fee(), amount: fee.value, of: fee, step: 'fee' }]}
          note={noteOf(form, due.value, isoDate(filedOn))}
        />
      ) : (
        <Nothing isTyped={eventOn !== '' && (isFlat || amount !== '')} />
      )}
    </SectionCard>
  );
}

/** By when the form is due, and that no fee puts it right any more where that is so. */
function noteOf(form: EventForm | YearForm, dueOn: IsoDate, filedOn: IsoDate): string {
  const due = m.labour_due_by({ form: formWords(form), day: formatDate(dueOn) });
  const last = feeOpenUntil({ dueOn, filedOn });
  return filedOn > last ? `${due}. ${m.labour_fee_over({ day: formatDate(last) })}` : due;
}

/** The newest financial year that has ended first. */
function lastYears(today: IsoDate): string[] {
  const years = [yearBefore(today)];
  while (years.length < YEARS_OFFERED) years.push(yearBefore(yearEnd(years.at(-1) ?? financialYearOf(today))));
  return years;
}
