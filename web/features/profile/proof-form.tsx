import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/factor/code-input';
import { codeField, passwordField } from '../../ui/factor/factor.form';
import { answerChallenge, hasPasskeys, type Way } from '../../ui/factor/passkey';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { askChallenge, type Proof } from './factor.queries';

const proofForm = v.object({ password: passwordField, code: v.optional(codeField) });

type ProofFormProps = {
  /** By which ways the second factor is on; none where the password is all there is. */
  ways: readonly Way[];
  label: string;
  pendingLabel?: string;
  variant?: 'primary' | 'danger';
  onProof: (proof: Proof) => Promise<unknown>;
};

/** Asks for the password, and for the second factor where one is on, before an act that lets somebody in or keeps them out. */
export function ProofForm({
  ways,
  label,
  pendingLabel = m.factor_checking(),
  variant = 'primary',
  onProof,
}: ProofFormProps) {
  const hasPasskey = ways.includes('passkey') && hasPasskeys();
  const [isByPasskey, setIsByPasskey] = useState(hasPasskey);
  const form = useForm(proofForm, async ({ password, code }) => {
    if (isByPasskey) return onProof({ password, passkey: await answerChallenge(await askChallenge(password)) });
    return onProof({ password, ...(code !== undefined && { code }) });
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="password" label={m.auth_password()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      {ways.length > 0 && !isByPasskey && (
        <Field
          name="code"
          label={ways.includes('app') ? m.factor_either() : m.factor_recovery()}
          error={form.errors.code}
        >
          {(control) => <CodeInput {...control} isRecovery isFirst={false} />}
        </Field>
      )}
      {hasPasskey && (
        <div className="flex flex-col items-start">
          {isByPasskey && <p className="text-sm text-ink-2">{m.factor_passkey_next()}</p>}
          <Button variant="ghost" size="sm" className="-ml-2.5" onClick={() => setIsByPasskey(!isByPasskey)}>
            {isByPasskey ? m.factor_use_code() : m.factor_use_passkey()}
          </Button>
        </div>
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant={variant}
          isPending={form.isPending}
          pendingLabel={isByPasskey ? m.factor_waiting() : pendingLabel}
        >
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}
