import type { ReactNode } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { FACT_FIELDS } from './fact.fields';
import type { About } from './fact.parts';
import { useStateFact } from './fact.queries';
import { asksHoldsFrom, beginnings, type FormKind, statementForm } from './fact.statement';
import type { Fact } from './fact.types';
import { FactField } from './fact-field';

type FactFormProps = {
  companyId: string;
  kind: FormKind;
  about: About;
  /** The statement that a new one takes over from. */
  known?: Fact | undefined;
  onSaved: () => void;
  /** The buttons at the end; the form is given whether it is being saved. */
  footer: (isPending: boolean) => ReactNode;
};

/** States one fact: what it says, and since when it holds. */
export function FactForm({ companyId, kind, about, known, onSaved, footer }: FactFormProps) {
  const state = useStateFact(companyId);
  const isChange = known !== undefined;
  const { errors, ...form } = useForm(statementForm(kind, isChange, about.incorporationDate), async (statement) => {
    await state.mutateAsync(statement);
    onSaved();
  });
  const begin = beginnings(kind, about, known);
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {FACT_FIELDS[kind].map((field) => (
        <FactField
          key={field.name}
          field={field}
          about={about}
          begin={begin[field.name]}
          error={errors[field.name]}
          isFixed={isChange && field.name === 'subject'}
        />
      ))}
      {asksHoldsFrom(kind, isChange) && (
        <Field
          name="holdsFrom"
          label={m.fact_holds_from()}
          hint={isChange ? m.fact_holds_from_change() : m.fact_holds_from_hint()}
          error={errors.holdsFrom}
          isRequired
        >
          {(control) => <DateInput {...control} defaultValue={String(begin.holdsFrom)} />}
        </Field>
      )}
      <FormFailure failure={form.failure} />
      {footer(form.isPending)}
    </form>
  );
}
