import { Link, useNavigate } from '@tanstack/react-router';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { toast } from '../../ui/overlay/toast-store';
import { resetPassword } from './auth.calls';
import { resetForm } from './auth.form';
import { AuthCard } from './auth-card';

type Led = {
  token?: string | undefined;
  /** The link was that of a sign-up's mail, so that the address is confirmed by now. */
  isConfirmed?: boolean | undefined;
};

export function ResetPasswordPage({ token, isConfirmed = false }: Led) {
  return token ? <ResetForm token={token} isConfirmed={isConfirmed} /> : <LinkOver />;
}

function ResetForm({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
  const navigate = useNavigate();
  const form = useForm(resetForm, async ({ newPassword }) => {
    await resetPassword(token, newPassword);
    toast({ title: m.auth_reset_done(), description: m.auth_reset_done_words() });
    await navigate({ to: '/sign-in', search: {} });
  });
  return (
    <AuthCard
      title={isConfirmed ? m.auth_confirmed_title() : m.auth_reset_title()}
      intro={isConfirmed ? m.auth_confirmed_words() : m.auth_reset_words()}
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field
          name="newPassword"
          label={m.auth_new_password()}
          hint={m.auth_password_hint({ least: PASSWORD_LENGTH.least })}
          error={form.errors.newPassword}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={PASSWORD_LENGTH.most} />}
        </Field>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.auth_saving()}>
          {m.auth_reset_act()}
        </Button>
      </form>
    </AuthCard>
  );
}

function LinkOver() {
  return (
    <AuthCard title={m.auth_link_over_title()} intro={m.auth_link_over_words()}>
      <div>
        <Link to="/forgot-password" className={buttonClass('primary')}>
          {m.auth_forgot_act()}
        </Link>
      </div>
    </AuthCard>
  );
}
