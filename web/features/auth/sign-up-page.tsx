import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PASSWORD_LENGTH } from '#domain/session/password';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { sendVerification, signUp } from './auth.calls';
import { type Arrival, invitationIn, type Kind, signUpForm } from './auth.form';
import { AuthAside, AuthCard, TEXT_LINK } from './auth-card';
import { CheckMail } from './check-mail';
import { KindChoice } from './kind-choice';

type SignUpPageProps = { kind?: Kind | undefined; next?: string | undefined };

/** Asks first for whom somebody comes, unless they were invited. */
export function SignUpPage({ kind, next }: SignUpPageProps) {
  const invitation = invitationIn(next);
  if (invitation) return <SignUpForm arrival={{ invitation }} />;
  if (kind) return <SignUpForm key={kind} arrival={{ kind }} />;
  return (
    <AuthCard title={m.auth_sign_up()} intro={m.auth_kind_question()}>
      <KindChoice to="/sign-up" />
      <AuthAside>
        {m.auth_have_account()}{' '}
        <Link to="/sign-in" className={TEXT_LINK}>
          {m.auth_sign_in()}
        </Link>
      </AuthAside>
    </AuthCard>
  );
}

function SignUpForm({ arrival }: { arrival: Arrival }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(signUpForm, async (typed) => {
    await signUp(arrival, typed);
    setSentTo(typed.email);
  });
  if (sentTo) return <CheckMail email={sentTo} resend={() => sendVerification(sentTo, arrival)} />;
  return (
    <AuthCard
      title={m.auth_sign_up()}
      intro={'kind' in arrival ? <ChosenKind kind={arrival.kind} /> : m.auth_sign_up_invited()}
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="name" label={m.auth_name()} error={form.errors.name}>
          {(control) => <Input {...control} autoComplete="name" />}
        </Field>
        <Field name="email" label={m.auth_email()} error={form.errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="username" />}
        </Field>
        <Field
          name="password"
          label={m.auth_password()}
          hint={m.auth_password_hint({ least: PASSWORD_LENGTH.least })}
          error={form.errors.password}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={PASSWORD_LENGTH.most} />}
        </Field>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.auth_signing_up()}>
          {m.auth_sign_up_act()}
        </Button>
      </form>
      <AuthAside>
        {m.auth_have_account()}{' '}
        <Link to="/sign-in" search={'invitation' in arrival ? { next: arrival.invitation } : {}} className={TEXT_LINK}>
          {m.auth_sign_in()}
        </Link>
      </AuthAside>
    </AuthCard>
  );
}

function ChosenKind({ kind }: { kind: Kind }) {
  return (
    <>
      {m.auth_kind_for({ kind: kind === 'firm' ? m.auth_kind_firm() : m.auth_kind_company() })}{' '}
      <Link to="/sign-up" search={{}} className={TEXT_LINK}>
        {m.auth_kind_change()}
      </Link>
    </>
  );
}
