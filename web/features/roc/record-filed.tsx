import * as v from 'valibot';
import { day, paidWithIt } from '../../lib/field-parts';
import { orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { PaidField } from '../../ui/form/paid-field';
import { type RocForm, useRecordFiled } from './roc.queries';

const filedForm = v.object({ doneOn: day, acknowledgement: orNothing(required), paid: paidWithIt });

type RecordFiledProps = { companyId: string; itemId: string; form: Pick<RocForm, 'title'> };

/** Records the filing of a form with its day and SRN; the calendar's item is then done. */
export function RecordFiled({ companyId, itemId, form: { title } }: RecordFiledProps) {
  const today = useToday();
  const record = useRecordFiled(companyId, itemId);
  return (
    <FormDialog
      title={m.roc_record_filed()}
      description={title}
      trigger={
        <Button size="sm" aria-label={m.roc_record_filed_of({ title })}>
          {m.roc_record_filed()}
        </Button>
      }
      schema={filedForm}
      label={m.roc_record_filed()}
      send={(typed) => record.mutateAsync(typed)}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="doneOn" label={m.roc_filed_on()} error={errors.doneOn} isRequired>
            {(control) => <DateInput {...control} defaultValue={today} max={today} />}
          </Field>
          <Field name="acknowledgement" label={m.roc_srn()} hint={m.roc_srn_hint()} error={errors.acknowledgement}>
            {(control) => <Input {...control} maxLength={80} autoComplete="off" spellCheck={false} />}
          </Field>
          <PaidField error={errors.paid} />
        </div>
      )}
    </FormDialog>
  );
}
