import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { line, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';

type ReasonDialogProps = {
  title: string;
  description: string;
  trigger: ReactNode;
  confirm: string;
  isNeeded?: boolean;
  onSend: (reason: string) => Promise<unknown>;
};

/** Asks why before something is closed or opened again. */
export function ReasonDialog({ title, description, trigger, confirm, isNeeded = true, onSend }: ReasonDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { errors, ...form } = useForm(v.object({ reason: isNeeded ? required : line }), async ({ reason }) => {
    await onSend(reason);
    setIsOpen(false);
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title} description={description} trigger={trigger}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="reason" label={m.bookkeeping_reason()} error={errors.reason} isRequired={isNeeded}>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.bookkeeping_saving()}>
            {confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
