import type { ChangeEvent } from 'react';
import { m } from '../../lib/messages';
import { amountOf } from '../../lib/typed-amount';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';

type Written = { value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };

const isAmount = (text: string): boolean => text.trim() === '' || amountOf(text) !== undefined;

/** Whether every figure that is typed is an amount; one that is none says so beside its field, and nothing is worked out. */
export const areAmounts = (...texts: readonly string[]): boolean => texts.every(isAmount);

/** A figure that is typed into a calculator. */
export function FigureField({
  name,
  label,
  hint,
  ...written
}: Written & { name: string; label: string; hint?: string }) {
  const error = isAmount(written.value) ? undefined : m.tds_amount_wrong();
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...written} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}

type DayFieldProps = Pick<Written, 'onChange'> & { name: string; label: string; hint?: string; first?: string };

/** A day that is typed into a calculator; some begin with one. */
export function DayField({ name, label, hint, first, onChange }: DayFieldProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => <DateInput {...control} {...(first && { defaultValue: first })} onChange={onChange} />}
    </Field>
  );
}

/** Whether the other side gave a PAN. */
export function PanField(written: Written) {
  return (
    <Field name="pan" label={m.tds_pan()}>
      {(control) => (
        <Select
          {...control}
          {...written}
          choices={[
            { value: 'yes', label: m.tds_pan_given() },
            { value: 'no', label: m.tds_pan_none() },
          ]}
        />
      )}
    </Field>
  );
}
