import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/form';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/factor/code-input';
import { codeForm } from '../../ui/factor/factor.form';
import { NewPasskey } from '../../ui/factor/new-passkey';
import { answerChallenge, hasPasskeys, type Way } from '../../ui/factor/passkey';
import { RecoveryCodes } from '../../ui/factor/recovery-codes';
import { SetUpApp } from '../../ui/factor/set-up-app';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import type { SignedIn } from './auth.calls';
import { AuthCard } from './auth-card';

const call = api.auth['second-step'];

type SecondStepProps = {
  step: SignedIn;
  /** Goes on as whoever is signed in by now, to a page where one is named. */
  onIn: (page?: string) => Promise<void>;
  onOver: () => void;
};

/** What follows a password that was right: a second factor, its set-up, or the advice to set one up. */
export function SecondStep({ step: { need, ways = [], setUpBy }, onIn, onOver }: SecondStepProps) {
  if (need === 'factor') return <AskFactor ways={ways} onIn={onIn} onOver={onOver} />;
  if (need === 'set-up') return <MustSetUp onIn={onIn} onOver={onOver} />;
  return <Advice until={setUpBy ?? ''} onIn={onIn} />;
}

type WaysOn = Pick<SecondStepProps, 'onIn' | 'onOver'>;

/** A recovery code stands in for the app and for a passkey. */
type Asked = Way | 'recovery';

const SWITCH: Readonly<Record<Asked, () => string>> = {
  passkey: m.factor_use_passkey,
  app: m.factor_use_app,
  recovery: m.factor_use_recovery,
};

/** Asks for one of the ways that somebody has; a passkey first, since it is the least to do. */
function AskFactor({ ways, onIn, onOver }: WaysOn & { ways: readonly Way[] }) {
  const known = (['passkey', 'app'] as const).filter(
    (way) => ways.includes(way) && (way !== 'passkey' || hasPasskeys()),
  );
  const all: readonly Asked[] = [...known, 'recovery'];
  const [asked, setAsked] = useState<Asked>(all[0] ?? 'recovery');
  const others = (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {all
        .filter((way) => way !== asked)
        .map((way) => (
          <Button key={way} variant="ghost" onClick={() => setAsked(way)}>
            {SWITCH[way]()}
          </Button>
        ))}
      <Button variant="ghost" onClick={onOver}>
        {m.auth_back_to_sign_in()}
      </Button>
    </div>
  );
  if (asked === 'passkey') return <AskPasskey others={others} onIn={onIn} />;
  return <AskCode key={asked} isRecovery={asked === 'recovery'} others={others} onIn={onIn} />;
}

type AskProps = { others: ReactNode } & Pick<SecondStepProps, 'onIn'>;

function AskPasskey({ others, onIn }: AskProps) {
  const use = useMutation({
    mutationFn: async () => {
      const challenge = await (await call.challenge.$post({ json: {} })).json();
      await call.$post({ json: { passkey: await answerChallenge(challenge) } });
      await onIn();
    },
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <AuthCard title={m.factor_passkey_step()} intro={m.factor_passkey_step_words()}>
      <FormFailure failure={use.error ?? undefined} />
      <Button
        ref={button}
        variant="primary"
        isPending={use.isPending}
        pendingLabel={m.factor_waiting()}
        onClick={() => use.mutate()}
      >
        {m.auth_sign_in()}
      </Button>
      {others}
    </AuthCard>
  );
}

function AskCode({ isRecovery, others, onIn }: AskProps & { isRecovery: boolean }) {
  const form = useForm(codeForm, async ({ code }) => {
    await call.$post({ json: { code } });
    await onIn();
  });
  const { label, words } = isRecovery
    ? { label: m.factor_recovery(), words: m.factor_recovery_words() }
    : { label: m.factor_code(), words: m.factor_code_words() };
  return (
    <AuthCard title={m.factor_step()} intro={words}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="code" label={label} error={form.errors.code}>
          {(control) => <CodeInput {...control} isRecovery={isRecovery} />}
        </Field>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_checking()}>
          {m.auth_sign_in()}
        </Button>
      </form>
      {others}
    </AuthCard>
  );
}

function MustSetUp({ onIn, onOver }: WaysOn) {
  const app = useMutation({ mutationFn: async () => (await call.begin.$post({ json: {} })).json() });
  const passkey = useMutation({ mutationFn: async () => (await call.passkeys.begin.$post({ json: {} })).json() });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <AuthCard title={m.factor_codes()}>
        <RecoveryCodes codes={codes} onKept={() => void onIn()} />
      </AuthCard>
    );
  if (app.data)
    return (
      <AuthCard title={m.factor_set_up_app()}>
        <SetUpApp
          begun={app.data}
          onCode={async (code) => setCodes((await (await call.confirm.$post({ json: { code } })).json()).recoveryCodes)}
        />
      </AuthCard>
    );
  if (passkey.data)
    return (
      <AuthCard title={m.factor_passkey_add()}>
        <NewPasskey
          begun={passkey.data}
          onMade={async (made) => setCodes((await (await call.passkeys.$post({ json: made })).json()).recoveryCodes)}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={m.factor_set_up()} intro={m.factor_must_words()}>
      <FormFailure failure={passkey.error ?? app.error ?? undefined} />
      <div className="flex flex-wrap gap-2">
        {hasPasskeys() && (
          <Button variant="primary" isPending={passkey.isPending} onClick={() => passkey.mutate()}>
            {m.factor_passkey_add()}
          </Button>
        )}
        <Button
          variant={hasPasskeys() ? 'secondary' : 'primary'}
          isPending={app.isPending}
          onClick={() => app.mutate()}
        >
          {m.factor_set_up_app()}
        </Button>
        <Button variant="ghost" onClick={onOver}>
          {m.auth_back_to_sign_in()}
        </Button>
      </div>
    </AuthCard>
  );
}

function Advice({ until, onIn }: { until: string } & Pick<SecondStepProps, 'onIn'>) {
  return (
    <AuthCard title={m.factor_set_up()} intro={m.factor_advice_words({ day: formatInstant(until) })}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void onIn('/profile')}>
          {m.factor_set_up_now()}
        </Button>
        <Button onClick={() => void onIn()}>{m.factor_later()}</Button>
      </div>
    </AuthCard>
  );
}
