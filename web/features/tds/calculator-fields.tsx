import type { ChangeEvent } from 'react';
import { m } from '../../lib/messages';
import { Field, Input, Select } from '../../ui/form/field';

type Written = { value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };

/** A figure that is typed into a calculator. */
export function FigureField({
  name,
  label,
  hint,
  ...written
}: Written & { name: string; label: string; hint: string }) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => <Input {...control} {...written} inputMode="decimal" autoComplete="off" />}
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
