import { useState } from 'react';
import * as v from 'valibot';
import { type FormErrors, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { TermsInputs, termFields } from './access-terms';
import { type Group, useInvite } from './people.queries';
import { ROLES, roleChoices } from './people.words';

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => m.ui_required()),
  v.email(() => m.auth_email_wrong()),
);

const FORMS = {
  firm: v.object({ email, role: v.picklist(ROLES) }),
  company: v.object({ email, ...termFields }),
} as const;

/** Asks whom to invite, and on which terms. */
export function InviteDialog({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.people_invite()}
      description={m.people_invite_words()}
      trigger={<Button variant="primary">{m.people_invite()}</Button>}
    >
      <InviteForm group={group} onInvited={() => setIsOpen(false)} />
    </Dialog>
  );
}

function InviteForm({ group, onInvited }: { group: Group; onInvited: () => void }) {
  const invite = useInvite(group);
  const { errors, ...form } = useForm(FORMS[group.kind], async (asked) => {
    const { email } = await invite.mutateAsync(asked);
    toast({ title: m.people_invited(), description: m.people_invited_words({ email }) });
    onInvited();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="email" label={m.auth_email()} error={errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="off" maxLength={254} />}
      </Field>
      {group.kind === 'firm' ? <FirmRole errors={errors} /> : <TermsInputs errors={errors} />}
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

function FirmRole({ errors }: { errors: FormErrors }) {
  return (
    <Field name="role" label={m.people_role()} hint={m.people_role_hint()} error={errors.role}>
      {(control) => <Select {...control} choices={roleChoices()} />}
    </Field>
  );
}
