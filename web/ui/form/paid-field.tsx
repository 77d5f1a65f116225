import { m } from '../../lib/messages';
import { Field, Input } from './field';

/** What was paid with a form or an act, in one sum: by it the payment is found among the bank's lines. May be left empty. */
export function PaidField({ error }: { error: string | undefined }) {
  return (
    <Field name="paid" label={m.form_paid()} hint={m.form_paid_hint()} error={error}>
      {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} />}
    </Field>
  );
}
