import { useState } from 'react';
import { STATES } from '#domain/identifiers/states.data';
import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { LEFT_OUT } from './relief.form';
import { auditCases, exclusions, taxpayers } from './relief.words';

// Codes of registrations that are no State of today.
const NO_STATES = ['25', '28', '97', '99'];
const CHOICES = STATES.filter(({ gstCode }) => !NO_STATES.includes(gstCode));

/** For whom a notification speaks, where not for all; what is left open limits nothing. */
export function LimitsChoice({ errors }: { errors: FormErrors }) {
  const [states, setStates] = useState<readonly string[]>([]);
  const toggle = (code: string) =>
    setStates(states.includes(code) ? states.filter((other) => other !== code) : [...states, code]);
  const everyone = { value: '', label: m.relief_everyone() };
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium">{m.relief_limits()}</summary>
      <p className="mt-1 text-xs text-ink-2">{m.relief_limits_words()}</p>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        <Field name="auditCase" label={m.relief_audit_case()} error={errors.auditCase}>
          {(control) => <Select {...control} choices={[everyone, ...auditCases()]} />}
        </Field>
        <Field name="taxpayer" label={m.relief_taxpayer()} error={errors.taxpayer}>
          {(control) => <Select {...control} choices={[everyone, ...taxpayers()]} />}
        </Field>
        <Field name="dueFrom" label={m.relief_due_from()} error={errors.dueFrom}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field name="dueTo" label={m.relief_due_to()} error={errors.dueTo}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field
          name="turnoverAbove"
          label={m.relief_turnover_above()}
          hint={m.relief_turnover_hint()}
          error={errors.turnoverAbove}
        >
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} />}
        </Field>
        <Field name="turnoverUpTo" label={m.relief_turnover_up_to()} error={errors.turnoverUpTo}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} />}
        </Field>
        <Field name="eventFrom" label={m.relief_event_from()} error={errors.eventFrom}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field name="eventTo" label={m.relief_event_to()} error={errors.eventTo}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field name="districts" label={m.relief_districts()} hint={m.relief_districts_hint()} error={errors.districts}>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
        <Field name="gstins" label={m.relief_gstins()} hint={m.relief_list_hint()} error={errors.gstins}>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1 text-sm font-medium">{m.relief_leaves_out()}</legend>
        {exclusions().map(({ value, label }) => (
          <label key={value} className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-10">
            <input type="checkbox" name={value} className="size-4 accent-(--accent)" />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-4 max-w-xs">
        <Field name="statesAre" label={m.relief_states_are()} error={errors.exceptStates}>
          {(control) => (
            <Select
              {...control}
              choices={[
                { value: '', label: m.relief_states_only() },
                { value: LEFT_OUT, label: m.relief_states_left_out() },
              ]}
            />
          )}
        </Field>
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1 text-sm font-medium">{m.relief_states()}</legend>
        <div className="grid max-h-48 grid-cols-1 gap-x-4 overflow-y-auto sm:grid-cols-2">
          {CHOICES.map(({ gstCode, name }) => (
            <label key={gstCode} className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-10">
              <input
                type="checkbox"
                className="size-4 accent-(--accent)"
                checked={states.includes(gstCode)}
                onChange={() => toggle(gstCode)}
              />
              {name}
            </label>
          ))}
        </div>
        <input type="hidden" name="states" value={states.join('|')} />
      </fieldset>
    </details>
  );
}
