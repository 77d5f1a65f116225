import { m } from '../../lib/messages';
import { amountOf } from '../../lib/typed-amount';
import { DateInput } from '../../ui/form/date-input';
import { Field, Select } from '../../ui/form/field';
import { FigureField as Figure, type Written } from '../../ui/form/figure-field';

const isAmount = (text: string): boolean => text.trim() === '' || amountOf(text) !== undefined;

/** Whether every figure that is typed is an amount; one that is none says so beside its field, and nothing is worked out. */
export const areAmounts = (...texts: readonly string[]): boolean => texts.every(isAmount);

/** A figure that is typed into a calculator; what is no amount says so. */
export function FigureField(typed: Written & { name: string; label: string; hint?: string }) {
  return <Figure {...typed} error={isAmount(typed.value) ? undefined : m.tds_amount_wrong()} />;
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
