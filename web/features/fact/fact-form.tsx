import type { ReactNode } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { FACT_FIELDS } from './fact.fields';
import type { About } from './fact.parts';
import { useStateFact } from './fact.queries';
import { asksHoldsFrom, beginnings, type FormKind, followsOwnDay, statementForm } from './fact.statement';
import type { Fact, Statement } from './fact.types';
import { FactField } from './fact-field';

type FactFormProps = {
  companyId: string;
  kind: FormKind;
  about: About;
  /** The statement that a new one takes over from. */
  known?: Fact | undefined;
  /** Whether what is known was wrong from the beginning, so that the new one takes its place. */
  isCorrection?: boolean;
  /** The subject it is asked about, where that is known. */
  subject?: string;
  onSaved: (saved: Pick<Statement, 'kind' | 'subject'>) => void;
  /** The buttons at the end; the form is given whether it is being saved. */
  footer: (isPending: boolean) => ReactNode;
};

/** What a statement says that this form does not ask, and that is not lost when it is changed here. */
const untold = (known: Fact | undefined, kind: FormKind): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(known?.value ?? {}).filter(([name]) => FACT_FIELDS[kind].every((field) => field.name !== name)),
  );

/** States one fact: what it says, and since when it holds. */
export function FactForm(props: FactFormProps) {
  const { companyId, kind, about, known, isCorrection = false, subject, onSaved, footer } = props;
  const state = useStateFact(companyId);
  const isChange = known !== undefined && !isCorrection;
  const asksDay = known ? isChange || !followsOwnDay(known) : false;
  const schema = statementForm(kind, asksDay, about.incorporationDate, subject);
  const { errors, ...form } = useForm(schema, async (statement) => {
    const value = { ...untold(known, kind), ...statement.value };
    const stated = await state.mutateAsync({
      ...statement,
      value,
      ...(isCorrection && known && { corrects: known.id }),
    });
    onSaved(stated.fact);
  });
  const begin: ReturnType<typeof beginnings> = {
    ...beginnings(kind, about, known, subject),
    ...(isCorrection && known && { holdsFrom: known.holdsFrom }),
  };
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
      {asksHoldsFrom(kind, asksDay) && (
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
