import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput, Field, Input } from '../../ui/form/field';
import type { ReliefKind } from './relief.types';

/** What is granted: a new day, or a window in which the fee is asked in part or not at all. */
export function ReliefTerms({ kind, errors }: { kind: ReliefKind; errors: FormErrors }) {
  if (kind === 'extension')
    return (
      <Field name="dueOn" label={m.relief_due_on()} error={errors.dueOn} isRequired>
        {(control) => <DateInput {...control} />}
      </Field>
    );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field name="filedFrom" label={m.relief_filed_from()} error={errors.filedFrom} isRequired>
        {(control) => <DateInput {...control} />}
      </Field>
      <Field name="filedBy" label={m.relief_filed_by()} error={errors.filedBy} isRequired>
        {(control) => <DateInput {...control} />}
      </Field>
      <Field
        name="stillAsked"
        label={m.relief_still_asked()}
        hint={m.relief_still_asked_hint()}
        error={errors.stillAsked}
        isRequired
      >
        {(control) => <Input {...control} inputMode="decimal" defaultValue="0" maxLength={6} />}
      </Field>
    </div>
  );
}
