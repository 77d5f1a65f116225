import { type ChangeEvent, useState } from 'react';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import type { About, FieldSpec } from './fact.parts';
import { toldByCode } from './told-by-code';

type FactFieldProps = {
  field: FieldSpec;
  about: About;
  begin: string | boolean | undefined;
  error: string | undefined;
  /** What tells a statement apart from others of its kind is not changed, it is stated anew. */
  isFixed?: boolean;
};

const CODE = { className: 'uppercase', autoCapitalize: 'characters', spellCheck: false } as const;

/** One field of a fact's form. */
export function FactField({ field, about, begin, error, isFixed = false }: FactFieldProps) {
  const [typed, setTyped] = useState(String(begin ?? ''));
  const { name, label, look, isOptional } = field;
  if (look === 'flag') return <Flag field={field} begin={begin === true} error={error} />;
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value);
  const hint = (look === 'code' ? toldByCode(typed, about) : undefined) ?? field.hint?.();
  return (
    <Field name={name} label={label()} hint={hint} error={error} isRequired={!isOptional}>
      {(control) => {
        if (look === 'choice') {
          const all = field.choices?.(about) ?? [];
          const choices = isFixed ? [all.find(({ value }) => value === typed) ?? { value: typed, label: typed }] : all;
          return <Select {...control} choices={choices} defaultValue={typed} placeholder="" />;
        }
        if (look === 'day') return <DateInput {...control} defaultValue={typed} />;
        const digits = look === 'money' || look === 'count' ? ({ inputMode: 'decimal' } as const) : {};
        return (
          <Input
            {...control}
            {...(look === 'code' ? CODE : {})}
            {...digits}
            autoComplete="off"
            maxLength={field.longest ?? 40}
            readOnly={isFixed}
            defaultValue={typed}
            onChange={read}
          />
        );
      }}
    </Field>
  );
}

type FlagProps = { field: FieldSpec; begin: boolean; error: string | undefined };

function Flag({ field, begin, error }: FlagProps) {
  return (
    <label className="flex min-h-7 w-fit items-center gap-2 text-sm">
      <input type="checkbox" name={field.name} defaultChecked={begin} className="size-4 accent-(--accent)" />
      {field.label()}
      {error && <span className="text-xs font-medium text-red">{error}</span>}
    </label>
  );
}
