import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';

const reasonForm = v.object({ reason: required });

type ReasonDialogProps = { label: string; title: string; onReason: (reason: string) => Promise<unknown> };

/** Asks why something is taken back; the trail keeps it. */
export function ReasonDialog({ label, title, onReason }: ReasonDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {label}
        </Button>
      }
    >
      <ReasonForm label={label} onReason={onReason} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'title'> & { onClose: () => void };

function ReasonForm({ label, onReason, onClose }: ReasonFormProps) {
  const { errors, ...form } = useForm(reasonForm, async ({ reason }) => {
    await onReason(reason);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="reason" label={m.tds_reason()} error={errors.reason} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.tds_working()}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}
