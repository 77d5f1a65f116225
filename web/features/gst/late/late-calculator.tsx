import { type ChangeEvent, useState } from 'react';
import { LATE_KINDS } from '#domain/gst/late-cost';
import { STATES } from '#domain/identifiers/states.data';
import { type IsoDate, yearBefore } from '#domain/shared/dates';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { SectionCard } from '../../../ui/card';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Select } from '../../../ui/form/field';
import { FigureField } from '../../../ui/form/figure-field';
import { type Answer, answerOf, keyOfKind, keyOfPeriod, startOf, type Typed, withKind, yearsTo } from './late.form';
import { kindWords, nameOf } from './late.words';
import { LateResult } from './late-result';
import { TaxFigures } from './tax-figures';

type Registration = { gstin: string; filer: string };

/** A return, its period, its size and the day it is filed: by when it was due, what being late costs, and why. */
export function LateCalculator({ registration }: { registration: Registration | undefined }) {
  const today = useToday();
  const [typed, setTyped] = useState<Typed>(() =>
    startOf(today, registration?.filer === 'regular-QRMP', registration?.gstin.slice(0, 2) ?? ''),
  );
  const answer = answerOf(typed, today);
  const set = (change: Partial<Typed>) => setTyped((known) => ({ ...known, ...change }));
  return (
    <SectionCard title={m.gst_late()} description={m.gst_late_words()}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex flex-col gap-5">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <WhichReturn typed={typed} answer={answer} set={set} today={today} />
            <Size typed={typed} answer={answer} set={set} />
            <DayField
              field="knownOn"
              label={m.gst_late_known_on()}
              hint={m.gst_late_known_hint()}
              {...{ typed, answer, set }}
            />
          </div>
          {answer.asks?.tax && <TaxFigures typed={typed} asks={answer.asks} wrong={answer.wrong} set={set} />}
        </div>
        <div aria-live="polite" className="min-w-0 rounded-lg bg-sunken p-4 lg:self-start">
          <LateResult answer={answer} />
        </div>
      </div>
    </SectionCard>
  );
}

export type PartProps = { typed: Typed; answer: Answer; set: (change: Partial<Typed>) => void };

type Choosing = ChangeEvent<HTMLSelectElement | HTMLInputElement>;

function WhichReturn({ typed, answer, set, today }: PartProps & { today: IsoDate }) {
  const { kind, periods, period } = answer;
  const isOnce = kind.every === 'once';
  return (
    <>
      <Choice
        name="late-return"
        label={m.gst_late_return()}
        value={typed.kind}
        onChange={(value) => set(withKind(typed, value, today))}
        choices={LATE_KINDS.map((one) => ({ value: keyOfKind(one), label: kindWords(one) }))}
      />
      {isOnce ? (
        <>
          <DayField field="cancelledOn" label={m.gst_late_cancelled_on()} {...{ typed, answer, set }} />
          <DayField field="orderedOn" label={m.gst_late_ordered_on()} {...{ typed, answer, set }} />
        </>
      ) : (
        <Choice
          name="late-year"
          label={m.gst_late_year()}
          value={typed.year}
          onChange={(year) => set({ year })}
          choices={yearsTo(today).map((year) => ({ value: year, label: year }))}
        />
      )}
      {!isOnce && kind.every !== 'year' && period && (
        <Choice
          name="late-period"
          label={m.gst_period()}
          value={keyOfPeriod(period)}
          onChange={(value) => set({ period: value })}
          choices={periods.map((one) => ({ value: keyOfPeriod(one), label: nameOf(one) }))}
        />
      )}
      {!isOnce && !period && <p className="self-end text-sm text-ink-2">{m.gst_late_no_period()}</p>}
      {period && answer.asksDueDay && (
        <DayField
          field="statedDueOn"
          label={m.gst_late_due_on()}
          hint={m.gst_late_due_hint()}
          {...{ typed, answer, set }}
        />
      )}
      <DayField
        field="filedOn"
        label={answer.asks?.reconciliation ? m.gst_late_nine_filed_on() : m.gst_late_filed_on()}
        {...{ typed, answer, set }}
      />
      {answer.asks?.reconciliation && (
        <DayField
          field="reconciledOn"
          label={m.gst_late_reconciled_on()}
          hint={m.gst_late_reconciled_hint()}
          {...{ typed, answer, set }}
        />
      )}
    </>
  );
}

/** What decides the day and the rate of a fee, where it does for this return. */
function Size({ typed, answer, set }: PartProps) {
  const { asks, period, wrong, kind } = answer;
  if (!asks || !period) return null;
  const year = kind.form === 'GSTR-9' ? typed.year : yearBefore(period.period.to);
  return (
    <>
      {asks.turnover && (
        <FigureField
          name="late-turnover"
          label={m.gst_late_turnover()}
          hint={m.gst_late_turnover_hint({ year })}
          error={wrong.turnover}
          value={typed.turnover}
          onChange={({ target }) => set({ turnover: target.value })}
        />
      )}
      {asks.turnoverInState && (
        <FigureField
          name="late-state-turnover"
          label={m.gst_late_state_turnover()}
          hint={m.gst_late_state_turnover_hint()}
          error={wrong.stateTurnover}
          value={typed.stateTurnover}
          onChange={({ target }) => set({ stateTurnover: target.value })}
        />
      )}
      {asks.nil && (
        <Choice
          name="late-nil"
          label={m.gst_late_nil()}
          hint={NIL_HINTS[kind.form]?.()}
          value={typed.nil}
          onChange={(nil) => set({ nil: nil === 'yes' ? 'yes' : 'no' })}
          choices={[
            { value: 'no', label: m.fact_no() },
            { value: 'yes', label: m.fact_yes() },
          ]}
        />
      )}
      {asks.state && (
        <Choice
          name="late-state"
          label={m.gst_late_state()}
          placeholder={m.gst_late_choose()}
          value={typed.state}
          onChange={(state) => set({ state, district: '' })}
          choices={STATES.map(({ gstCode, name }) => ({ value: gstCode, label: name }))}
        />
      )}
      {asks.districts.length > 0 && (
        <Choice
          name="late-district"
          label={m.gst_late_district()}
          hint={m.gst_late_district_hint()}
          value={asks.districts.includes(typed.district) || typed.district === OTHER ? typed.district : ''}
          onChange={(district) => set({ district })}
          choices={[
            { value: '', label: m.gst_late_not_stated() },
            ...asks.districts.map((name) => ({ value: name, label: name })),
            { value: OTHER, label: m.gst_late_other_district() },
          ]}
        />
      )}
    </>
  );
}

// A name that no district has.
const OTHER = '-';

const NIL_HINTS: Readonly<Record<string, () => string>> = {
  'GSTR-3B': m.gst_late_nil_3b,
  'GSTR-1': m.gst_late_nil_1,
  'GSTR-7': m.gst_late_nil_7,
};

type ChoiceProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  placeholder?: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Choice({ name, label, hint, onChange, placeholder, ...chosen }: ChoiceProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          {...chosen}
          {...(placeholder !== undefined && { placeholder })}
          onChange={({ target }: Choosing) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type Day = 'filedOn' | 'reconciledOn' | 'cancelledOn' | 'orderedOn' | 'statedDueOn' | 'knownOn';

function DayField({
  field,
  label,
  hint,
  typed,
  answer,
  set,
}: PartProps & { field: Day; label: string; hint?: string }) {
  return (
    <Field name={`late-${field}`} label={label} hint={hint} error={answer.wrong[field]}>
      {(control) => (
        <DateInput {...control} defaultValue={typed[field]} onChange={({ target }) => set({ [field]: target.value })} />
      )}
    </Field>
  );
}
