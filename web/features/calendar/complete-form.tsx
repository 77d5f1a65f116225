import type { CalendarItem } from '../../lib/compliance.queries';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/use-today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/date-input';
import { DialogFooter } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { Input } from '../../ui/input';
import { PaidField } from '../../ui/paid-field';
import { useLeaving } from '../../ui/use-leaving';
import { completeForm } from './calendar.form';
import { useComplete } from './calendar.mutations';

type CompleteFormProps = { companyId: string; item: CalendarItem; onClose: () => void };

/** On which day it was done, under which acknowledgement, and what was paid with it. */
export function CompleteForm({ companyId, item, onClose }: CompleteFormProps) {
  const today = useToday();
  const complete = useComplete(companyId, item.id);
  const { errors, ...form } = useForm(completeForm, async (typed) => {
    await complete.mutateAsync(typed);
    onClose();
  });
  const { form: frame, leave, question } = useLeaving(onClose);
  return (
    <>
      <form
        ref={frame}
        noValidate
        onSubmit={form.onSubmit}
        className="flex flex-col gap-3 rounded-md border border-line p-3"
      >
        <Field name="doneOn" label={m.calendar_done_day()} error={errors.doneOn} isRequired>
          {(control) => <DateInput {...control} defaultValue={today} max={today} />}
        </Field>
        <Field
          name="acknowledgement"
          label={m.calendar_acknowledgement()}
          hint={m.calendar_acknowledgement_hint()}
          error={errors.acknowledgement}
        >
          {(control) => <Input {...control} maxLength={80} autoComplete="off" spellCheck={false} />}
        </Field>
        <PaidField error={errors.paid} />
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <Button onClick={leave}>{m.ui_cancel()}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {m.calendar_mark_done()}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </>
  );
}
