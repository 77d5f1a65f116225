import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { useInvite } from './people.queries';
import { ROLES, roleChoices } from './people.words';

const inviteForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => m.ui_required()),
    v.email(() => m.auth_email_wrong()),
  ),
  role: v.picklist(ROLES),
});

/** Asks whom to invite, and as what. */
export function InviteDialog({ caFirmId }: { caFirmId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.people_invite()}
      description={m.people_invite_words()}
      trigger={<Button variant="primary">{m.people_invite()}</Button>}
    >
      <InviteForm caFirmId={caFirmId} onInvited={() => setIsOpen(false)} />
    </Dialog>
  );
}

function InviteForm({ caFirmId, onInvited }: { caFirmId: string; onInvited: () => void }) {
  const invite = useInvite(caFirmId);
  const { errors, ...form } = useForm(inviteForm, async (asked) => {
    const { email } = await invite.mutateAsync(asked);
    toast({ title: m.people_invited(), description: m.people_invited_words({ email }) });
    onInvited();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="email" label={m.auth_email()} error={errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="off" maxLength={254} />}
      </Field>
      <Field name="role" label={m.people_role()} hint={m.people_role_hint()} error={errors.role}>
        {(control) => <Select {...control} choices={roleChoices()} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.people_inviting()}>
          {m.people_invite_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
