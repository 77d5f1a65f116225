import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';

type ReasonDialogProps = {
  trigger: ReactNode;
  title: string;
  description: string;
  /** The day the act asks for, where it asks for one. */
  date?: { name: 'date' | 'upTo'; label: string; value: string; max?: string };
  submit: string;
  pending: string;
  send: (said: { date: string; reason: string }) => Promise<unknown>;
};

/** Asks why, and for a day where there is one, before an act that the trail keeps with its reason. */
export function ReasonDialog({ trigger, title, description, ...form }: ReasonDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title} description={description} trigger={trigger}>
      <ReasonForm {...form} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => m.desk_reason_wanted()),
);
const day = v.pipe(
  v.string(),
  v.isoDate(() => m.desk_date_wanted()),
);

const SCHEMAS = {
  none: v.object({ reason }),
  date: v.object({ date: day, reason }),
  upTo: v.object({ upTo: day, reason }),
};

type FormProps = Pick<ReasonDialogProps, 'date' | 'submit' | 'pending' | 'send'> & { onClose: () => void };

function ReasonForm({ date, submit, pending, send, onClose }: FormProps) {
  const schema: v.GenericSchema<unknown, { reason: string; date?: string; upTo?: string }> =
    SCHEMAS[date?.name ?? 'none'];
  const { errors, ...form } = useForm(schema, async (typed) => {
    await send({ date: typed.date ?? typed.upTo ?? '', reason: typed.reason });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {date && (
        <Field name={date.name} label={date.label} error={errors[date.name]} isRequired>
          {(control) => <DateInput {...control} defaultValue={date.value} {...(date.max && { max: date.max })} />}
        </Field>
      )}
      <Field name="reason" label={m.desk_reason()} hint={m.desk_reason_hint()} error={errors.reason} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={pending}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
