import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../lib/api/api-error';
import { useSettings } from '../../lib/api/session';
import { FieldFault, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { type SignedIn, sendVerification, signIn } from './auth.calls';
import { type Arrival, invitationIn, signInForm } from './auth.form';
import { AuthAside, AuthCard, TEXT_LINK } from './auth-card';
import { CheckMail } from './check-mail';
import { ExploreDemo } from './explore-demo';
import { ProductInBrief } from './product-in-brief';
import { useGoHome } from './use-go-home';

/** Fetched by those who have one: the first page stays light. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step')).SecondStep }));

export function SignInPage({ next }: { next?: string | undefined }) {
  const goHome = useGoHome();
  const invitation = invitationIn(next);
  const arrival: Arrival = invitation ? { invitation } : { kind: 'company' };
  const isDemoOn = useSettings()?.demoMode ?? false;
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [step, setStep] = useState<SignedIn>();
  const form = useForm(signInForm, async (typed) => {
    try {
      const signedIn = await signIn(typed);
      if (signedIn.need || signedIn.setUpBy) return setStep(signedIn);
    } catch (error) {
      if (isWrong(error)) throw new FieldFault({ password: m.auth_wrong() });
      if (!isUnconfirmed(error)) throw error;
      await sendVerification(typed.email, arrival);
      return setUnconfirmed(typed.email);
    }
    await goHome(next);
  });
  const passkey = useForm(v.object({}), async () => {
    await (await import('./passkey-sign-in')).signInByPasskey();
    await goHome(next);
  });
  if (unconfirmed) return <CheckMail email={unconfirmed} resend={() => sendVerification(unconfirmed, arrival)} />;
  if (step)
    return (
      <Suspense>
        <SecondStep step={step} onIn={(page = next) => goHome(page)} onOver={() => setStep(undefined)} />
      </Suspense>
    );
  return (
    <div className="mx-auto grid max-w-4xl gap-x-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-center">
      <ProductInBrief>{isDemoOn && <ExploreDemo />}</ProductInBrief>
      <AuthCard title={m.auth_sign_in()} intro={m.auth_sign_in_intro()}>
        {next?.includes('error=') && (
          <p role="status" className="rounded-md bg-yellow-soft px-3 py-2 text-sm">
            {m.auth_link_over()}
          </p>
        )}
        <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
          <Field name="email" label={m.auth_email()} error={form.errors.email}>
            {(control) => <Input {...control} type="email" autoComplete="username" />}
          </Field>
          <Field name="password" label={m.auth_password()} error={form.errors.password}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          <FormFailure failure={form.failure} />
          <Button
            type="submit"
            variant={isDemoOn ? 'secondary' : 'primary'}
            isPending={form.isPending}
            pendingLabel={m.auth_signing_in()}
          >
            {m.auth_sign_in()}
          </Button>
        </form>
        {'PublicKeyCredential' in window && (
          <form onSubmit={passkey.onSubmit} className="flex flex-col gap-4">
            <FormFailure failure={passkey.failure} />
            <Button type="submit" variant="ghost" isPending={passkey.isPending}>
              {m.auth_use_passkey()}
            </Button>
          </form>
        )}
        <AuthAside>
          <Link to="/forgot-password" className={TEXT_LINK}>
            {m.auth_forgot()}
          </Link>
        </AuthAside>
        <AuthAside>
          {m.auth_no_account()}{' '}
          <Link to="/sign-up" search={{ next: invitation }} className={TEXT_LINK}>
            {m.auth_sign_up()}
          </Link>
        </AuthAside>
      </AuthCard>
    </div>
  );
}

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'email-not-verified';
