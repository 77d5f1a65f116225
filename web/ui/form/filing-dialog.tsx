import * as v from 'valibot';
import { day, paidWithIt } from '../../lib/field-parts';
import { orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../button';
import { DateInput } from './date-input';
import { Field, Input } from './field';
import { FIELDS, FormDialog } from './form-dialog';
import { PaidField } from './paid-field';

const filedForm = v.object({ doneOn: day, acknowledgement: orNothing(required), paid: paidWithIt });
export type Filing = v.InferOutput<typeof filedForm>;

type FilingDialogProps = {
  /** The form that was filed. */
  title: string;
  /** What the office calls the number of the receipt, and where it is found. */
  number: { label: string; hint?: string };
  /** Whether a fee goes with it. */
  hasFee?: boolean;
  send: (filing: Filing) => Promise<unknown>;
};

/** Records that a form was filed: on which day, by which number, and what was paid with it. */
export function FilingDialog({ title, number, hasFee = false, send }: FilingDialogProps) {
  const today = useToday();
  return (
    <FormDialog
      title={m.form_record_filing()}
      description={title}
      trigger={
        <Button size="sm" aria-label={m.form_record_filing_of({ title })}>
          {m.form_record_filing()}
        </Button>
      }
      schema={filedForm}
      label={m.form_record_filing()}
      send={send}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="doneOn" label={m.form_filed_on()} error={errors.doneOn} isRequired>
            {(control) => <DateInput {...control} defaultValue={today} max={today} />}
          </Field>
          <Field name="acknowledgement" label={number.label} hint={number.hint} error={errors.acknowledgement}>
            {(control) => <Input {...control} maxLength={80} autoComplete="off" spellCheck={false} />}
          </Field>
          {hasFee && <PaidField error={errors.paid} />}
        </div>
      )}
    </FormDialog>
  );
}
