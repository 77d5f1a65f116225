import type { FormErrors } from '../../lib/form';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
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

/** What must be done for it to hold; what is left open is not asked. A waiver says by its window when the form is filed. */
export function ConditionsChoice({ kind, errors }: { kind: ReliefKind; errors: FormErrors }) {
  const filed = kind === 'extension';
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer text-sm font-medium">{m.relief_conditions()}</summary>
      <p className="mt-1 text-xs text-ink-2">{m.relief_conditions_words()}</p>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        <Field name="condition-paidBy" label={m.relief_if_paid_by()} error={errors['condition-paidBy']}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field
          name="condition-filedBefore"
          label={m.relief_if_filed_before()}
          hint={m.relief_if_filed_before_hint()}
          error={errors['condition-filedBefore'] ?? errors.conditions}
        >
          {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
        </Field>
        {filed && (
          <>
            <Field name="condition-filedFrom" label={m.relief_if_filed_from()} error={errors['condition-filedFrom']}>
              {(control) => <DateInput {...control} />}
            </Field>
            <Field name="condition-filedBy" label={m.relief_if_filed_by()} error={errors['condition-filedBy']}>
              {(control) => <DateInput {...control} />}
            </Field>
          </>
        )}
      </div>
    </details>
  );
}
