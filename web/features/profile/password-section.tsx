import { useState } from 'react';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { ApiError } from '../../lib/api/api-error';
import { FieldFault, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { passwordForm } from './profile.form';
import { changePassword } from './profile.queries';

export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={m.profile_password()} description={m.profile_password_words()}>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={m.profile_password_change()}
        description={m.profile_password_words()}
        trigger={<Button>{m.profile_password_change()}</Button>}
      >
        <PasswordForm onChanged={() => setIsOpen(false)} />
      </Dialog>
    </SectionCard>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useForm(passwordForm, async ({ currentPassword, newPassword }) => {
    try {
      await changePassword(currentPassword, newPassword);
    } catch (error) {
      if (isWrong(error)) throw new FieldFault({ currentPassword: m.profile_password_wrong() });
      throw error;
    }
    toast({ title: m.profile_password_changed(), description: m.profile_password_changed_words() });
    onChanged();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="currentPassword" label={m.profile_password_current()} error={form.errors.currentPassword}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <Field
        name="newPassword"
        label={m.auth_new_password()}
        hint={m.auth_password_hint({ least: PASSWORD_LENGTH.least })}
        error={form.errors.newPassword}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={PASSWORD_LENGTH.most} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.profile_saving()}>
          {m.profile_password_change()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'invalid-password';
