import type { ChangeEvent } from 'react';
import { Field, Input } from './field';

export type Written = { value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };

type FigureFieldProps = Written & { name: string; label: string; hint?: string; error?: string | undefined };

/** A figure that is typed into a calculator. */
export function FigureField({ name, label, hint, error, ...written }: FigureFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...written} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}
