import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { requestReset } from './auth.calls';
import { forgotForm } from './auth.form';
import { AuthAside, AuthCard, TEXT_LINK } from './auth-card';
import { CheckMail } from './check-mail';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(forgotForm, async ({ email }) => {
    await requestReset(email);
    setSentTo(email);
  });
  if (sentTo)
    return (
      <CheckMail email={sentTo} words={m.auth_reset_sent({ email: sentTo })} resend={() => requestReset(sentTo)} />
    );
  return (
    <AuthCard title={m.auth_forgot_title()} intro={m.auth_forgot_words()}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="email" label={m.auth_email()} error={form.errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="username" />}
        </Field>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.auth_mail_sending()}>
          {m.auth_forgot_act()}
        </Button>
      </form>
      <AuthAside>
        <Link to="/sign-in" className={TEXT_LINK}>
          {m.auth_back_to_sign_in()}
        </Link>
      </AuthAside>
    </AuthCard>
  );
}
