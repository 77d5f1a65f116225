import { useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { InstantText } from '../../ui/figure/date-text';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { addressForm } from './profile.form';
import { type Profile, useAskAddress, useWithdrawAddress } from './profile.queries';

export function AddressSection({ profile: { email, waiting } }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={m.profile_address()} description={m.profile_address_words({ email })}>
      <div className="flex flex-col gap-3">
        {waiting && <Waiting waiting={waiting} />}
        <div>
          <Dialog
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            title={m.profile_address_change()}
            description={m.profile_address_dialog()}
            trigger={<Button>{m.profile_address_change()}</Button>}
          >
            <AddressForm onAsked={() => setIsOpen(false)} />
          </Dialog>
        </div>
      </div>
    </SectionCard>
  );
}

function Waiting({ waiting: { email, expiresAt } }: { waiting: NonNullable<Profile['waiting']> }) {
  const withdraw = useWithdrawAddress();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-yellow-soft px-3 py-2 text-sm">
      <div className="min-w-0">
        <p className="wrap-anywhere">{m.profile_address_waiting({ email })}</p>
        <p className="text-ink-2">
          {m.profile_address_until()} <InstantText instant={expiresAt} />
        </p>
      </div>
      <Button size="sm" isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {m.profile_address_withdraw()}
      </Button>
    </div>
  );
}

function AddressForm({ onAsked }: { onAsked: () => void }) {
  const ask = useAskAddress();
  const form = useForm(addressForm, async (typed) => {
    const { email } = await ask.mutateAsync(typed);
    toast({ title: m.profile_address_sent(), description: m.profile_address_sent_words({ email }) });
    onAsked();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="email" label={m.profile_address_new()} error={form.errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field name="password" label={m.auth_password()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.auth_mail_sending()}>
          {m.profile_address_send()}
        </Button>
      </DialogFooter>
    </form>
  );
}
