import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/form';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/factor/code-input';
import { codeForm } from '../../ui/factor/factor.form';
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

/** What follows a password that was right: a code, the set-up of an app, or the advice to set one up. */
export function SecondStep({ step: { need, setUpBy }, onIn, onOver }: SecondStepProps) {
  if (need === 'code') return <AskCode onIn={onIn} onOver={onOver} />;
  if (need === 'set-up') return <MustSetUp onIn={onIn} onOver={onOver} />;
  return <Advice until={setUpBy ?? ''} onIn={onIn} />;
}

type WaysOn = Pick<SecondStepProps, 'onIn' | 'onOver'>;

function AskCode({ onIn, onOver }: WaysOn) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm(codeForm, async ({ code }) => {
    await call.$post({ json: { code } });
    await onIn();
  });
  const { label, words, other } = isRecovery
    ? { label: m.factor_recovery(), words: m.factor_recovery_words(), other: m.factor_use_app() }
    : { label: m.factor_code(), words: m.factor_code_words(), other: m.factor_use_recovery() };
  const turn = () => {
    form.setErrors({});
    setIsRecovery(!isRecovery);
  };
  return (
    <AuthCard title={m.factor_step()} intro={words}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field key={label} name="code" label={label} error={form.errors.code}>
          {(control) => <CodeInput {...control} isRecovery={isRecovery} />}
        </Field>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_checking()}>
          {m.auth_sign_in()}
        </Button>
      </form>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={turn}>
          {other}
        </Button>
        <Button variant="ghost" onClick={onOver}>
          {m.auth_back_to_sign_in()}
        </Button>
      </div>
    </AuthCard>
  );
}

function MustSetUp({ onIn, onOver }: WaysOn) {
  const begin = useMutation({ mutationFn: async () => (await call.begin.$post({ json: {} })).json() });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <AuthCard title={m.factor_codes()}>
        <RecoveryCodes codes={codes} onKept={() => void onIn()} />
      </AuthCard>
    );
  if (begin.data)
    return (
      <AuthCard title={m.factor_set_up()}>
        <SetUpApp
          begun={begin.data}
          onCode={async (code) => setCodes((await (await call.confirm.$post({ json: { code } })).json()).recoveryCodes)}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={m.factor_set_up()} intro={m.factor_must_words()}>
      <FormFailure failure={begin.error ?? undefined} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isPending={begin.isPending} onClick={() => begin.mutate()}>
          {m.factor_set_up_now()}
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
