import type { CalendarItem } from '../../lib/compliance.queries';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/use-today';
import { Button } from '../../ui/button';
import { DialogFooter } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { Input } from '../../ui/input';
import { useLeaving } from '../../ui/use-leaving';
import { nothingDueForm } from './calendar.form';
import { useStateEvent } from './calendar.mutations';

type NothingDueFormProps = { companyId: string; item: CalendarItem; onClose: () => void };

/** Says that nothing was due for an item, and why; the record keeps who said it. */
export function NothingDueForm({ companyId, item, onClose }: NothingDueFormProps) {
  const today = useToday();
  const state = useStateEvent(companyId);
  const { errors, ...form } = useForm(nothingDueForm, async (details) => {
    await state.mutateAsync({
      kind: 'nothing-due',
      subject: item.obligationKey ?? '',
      happenedOn: today,
      details,
    });
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
        <Field
          name="reason"
          label={m.calendar_nothing_due_reason()}
          hint={m.calendar_nothing_due_hint()}
          error={errors.reason}
          isRequired
        >
          {(control) => <Input {...control} maxLength={300} autoComplete="off" />}
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <Button onClick={leave}>{m.ui_cancel()}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {m.calendar_nothing_due()}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </>
  );
}
