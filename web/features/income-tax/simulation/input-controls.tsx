import type { ReactNode } from 'react';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input, Select } from '../../../ui/form/field';
import { type RowColumn, RowsEditor, type TypedRow, YesNo } from '../../../ui/form/rows-editor';
import type { AmountField } from './input-groups';
import type { Typed } from './simulation.form';

export type InputsProps = {
  typed: Typed;
  years: readonly string[];
  errorOf: (field: string) => string | undefined;
  /** Where the books or the profile gave a field from. */
  sourceOf: (field: string) => string | undefined;
  onChange: (typed: Typed) => void;
  onYear: (year: string) => void;
};

type Rows = 'losses' | 'matCredit' | 'payments' | 'special' | 'dividends';
type RowsOf = {
  name: Rows;
  title: string;
  addLabel: string;
  columns: readonly RowColumn[];
  first: TypedRow;
  years: readonly string[];
};

export type Controls = ReturnType<typeof controlsOf>;

/** The fields of the form by their kind, each with its error and where its figure is from. */
export function controlsOf({ typed, errorOf, sourceOf, onChange }: InputsProps) {
  const { fields } = typed;
  const write = (name: string) => (value: string) => onChange({ ...typed, fields: { ...fields, [name]: value } });
  const ofCompany = (name: string) => sourceOf(`company.${name}`) ?? sourceOf(name);
  const amount = ({ name, label, hint }: AmountField) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={sourceOf(name) ?? hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
        />
      )}
    </Field>
  );
  const yesNo = (name: string, label: string, hint?: string) => (
    <Field key={name} name={name} label={label} hint={sourceOf(name) ?? hint}>
      {(control) => <YesNo control={control} value={fields[name] ?? ''} onChange={write(name)} />}
    </Field>
  );
  const day = (name: string, label: string) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={ofCompany(name)}>
      {(control) => (
        <DateInput
          {...control}
          key={`${typed.year}.${name}`}
          defaultValue={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
        />
      )}
    </Field>
  );
  const select = (name: string, label: string, choices: readonly { value: string; label: string }[]) => (
    <Field key={name} name={name} label={label} error={errorOf(name)} hint={ofCompany(name)}>
      {(control) => (
        <Select
          {...control}
          value={fields[name] ?? ''}
          onChange={({ target }) => write(name)(target.value)}
          choices={choices}
        />
      )}
    </Field>
  );
  const rows = ({ name, ...of }: RowsOf) => (
    <Wide key={name}>
      <RowsEditor
        {...{ name, errorOf, ...of }}
        rows={typed[name]}
        onChange={(changed) => onChange({ ...typed, [name]: changed })}
      />
    </Wide>
  );
  return { amount, yesNo, day, select, rows };
}

const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;

type GroupProps = { title: string; isOpen?: boolean; children: ReactNode };

export function Group({ title, isOpen = false, children }: GroupProps) {
  return (
    <details open={isOpen} className="rounded-xl border border-line bg-surface shadow-card">
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
