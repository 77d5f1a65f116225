import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { cx } from '../cx';
import { DateInput } from './date-input';
import { Field, Input, Select } from './field';

/** A row of what is entered several times: a loss, a credit, a payment. */
export type TypedRow = Record<string, string>;

type Choices = readonly { value: string; label: string }[];
export type RowColumn = { key: string; label: string } & (
  | { kind: 'amount' | 'year' | 'day' | 'yes-no' }
  | { kind: 'choice'; choices: Choices }
);

type RowsEditorProps = {
  name: string;
  title: string;
  addLabel: string;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  first: TypedRow;
  years: readonly string[];
  errorOf: (field: string) => string | undefined;
  onChange: (rows: readonly TypedRow[]) => void;
};

/** Entries of which there may be several, each in a group of its own that can be taken out. */
export function RowsEditor({ name, title, addLabel, columns, rows, first, years, errorOf, onChange }: RowsEditorProps) {
  const write = (at: number, key: string, value: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [key]: value } : row)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-sm font-semibold">{title}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that tells it apart while it is typed
        <div key={index} className="grid grid-cols-1 gap-2 rounded-lg bg-sunken p-2 sm:grid-cols-2">
          {columns.map((column) => (
            <div key={column.key} className={cx('min-w-0', column.kind === 'choice' && 'sm:col-span-2')}>
              <Field
                name={`${name}.${index}.${column.key}`}
                label={column.label}
                error={errorOf(`${name}.${index}.${column.key}`)}
              >
                {(control) =>
                  inputFor(column, row[column.key] ?? '', years, control, (value) => write(index, column.key, value))
                }
              </Field>
            </div>
          ))}
          <div className="flex items-end">
            <Button
              size="sm"
              variant="ghost"
              className="print:hidden"
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <X size={14} aria-hidden="true" />
              {m.itr_row_remove({ at: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button size="sm" className="print:hidden" onClick={() => onChange([...rows, first])}>
          <Plus size={14} aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}

type Control = Parameters<Parameters<typeof Field>[0]['children']>[0];

function inputFor(
  column: RowColumn,
  value: string,
  years: readonly string[],
  control: Control,
  write: (value: string) => void,
): ReactNode {
  const onChange = ({ target }: { target: { value: string } }) => write(target.value);
  const { kind } = column;
  if (kind === 'day') return <DateInput {...control} defaultValue={value} onChange={onChange} />;
  if (kind === 'year' || kind === 'choice') {
    const choices = kind === 'choice' ? column.choices : years.map((one) => ({ value: one, label: one }));
    return <Select {...control} value={value} onChange={onChange} choices={choices} />;
  }
  if (kind === 'yes-no') return <YesNo control={control} value={value} onChange={write} />;
  return <Input {...control} inputMode="decimal" autoComplete="off" value={value} onChange={onChange} />;
}

/** Yes, no, or not answered: what nobody has said is no "no". */
export function YesNo({
  control,
  value,
  onChange,
}: {
  control: Control;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Select
      {...control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      choices={[
        { value: '', label: m.itr_not_answered() },
        { value: 'yes', label: m.itr_yes() },
        { value: 'no', label: m.itr_no() },
      ]}
    />
  );
}
