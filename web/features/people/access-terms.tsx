import * as v from 'valibot';
import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { GIVEN_ROLES, roleChoices } from './people.words';

/** A day or nothing, and a text or nothing, as the call takes them. */
const orNone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** On which terms somebody sees a company. */
export const termFields = { role: v.picklist(GIVEN_ROLES), endsOn: orNone, reason: orNone };

type TermsInputsProps = {
  errors: FormErrors;
  role?: string | undefined;
  endsOn?: string | null | undefined;
  reason?: string | null | undefined;
};

/** The role, the last day and the reason. */
export function TermsInputs({ errors, role, endsOn, reason }: TermsInputsProps) {
  const day = useToday();
  return (
    <>
      <Field name="role" label={m.people_role()} hint={m.people_given_role_hint()} error={errors.role}>
        {(control) => <Select {...control} choices={roleChoices('company')} defaultValue={role} />}
      </Field>
      <Field name="endsOn" label={m.people_ends_on()} hint={m.people_ends_on_hint()} error={errors.endsOn}>
        {(control) => <DateInput {...control} min={day} defaultValue={endsOn ?? ''} />}
      </Field>
      <Field name="reason" label={m.people_reason()} hint={m.people_reason_hint()} error={errors.reason}>
        {(control) => <Input {...control} defaultValue={reason ?? ''} maxLength={200} autoComplete="off" />}
      </Field>
    </>
  );
}
