import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { CodeInput } from '../../ui/factor/code-input';
import { codeField, passwordField } from '../../ui/factor/factor.form';
import { RecoveryCodes } from '../../ui/factor/recovery-codes';
import { type Begun, SetUpApp } from '../../ui/factor/set-up-app';
import { InstantText } from '../../ui/figure/date-text';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import {
  beginFactor,
  confirmFactor,
  type FactorState,
  factorQuery,
  type Proof,
  renewCodes,
  useRemoveFactor,
} from './factor.queries';

/** The code beside the password: whether it is asked for, its recovery codes, and how both change. */
export function FactorSection() {
  const factor = useQuery(factorQuery);
  return (
    <SectionCard title={m.factor_title()} description={m.factor_words()}>
      {factor.isError && <ErrorPanel error={factor.error} onRetry={() => void factor.refetch()} />}
      {factor.isPending && <SkeletonRows rows={2} label={m.ui_loading()} />}
      {factor.data && (factor.data.isOn ? <On state={factor.data} /> : <Off state={factor.data} />)}
    </SectionCard>
  );
}

function Off({ state: { isRequired } }: { state: FactorState }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm">{isRequired ? m.factor_off_required() : m.factor_off()}</p>
      <SetUpDialog />
    </div>
  );
}

function On({ state: { since, codesLeft, isRequired } }: { state: FactorState }) {
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p>
        {m.factor_on_since()} {since && <InstantText instant={since} />}
      </p>
      <p>{m.factor_codes_left({ count: codesLeft })}</p>
      <div className="flex flex-wrap gap-2">
        <RenewDialog />
        <RemoveDialog isRequired={isRequired} />
      </div>
    </div>
  );
}

/** Asks for what is said anew, once nothing is shown any more that would be gone with it. */
function useClosing() {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const onOpenChange = (isNext: boolean) => {
    setIsOpen(isNext);
    if (!isNext) void queryClient.invalidateQueries({ queryKey: factorQuery.queryKey });
  };
  return { isOpen, onOpenChange, close: () => onOpenChange(false) };
}

function SetUpDialog() {
  const { isOpen, onOpenChange, close } = useClosing();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.factor_set_up()}
      trigger={<Button>{m.factor_set_up()}</Button>}
    >
      <SetUp onDone={close} />
    </Dialog>
  );
}

function SetUp({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (begun) return <SetUpApp begun={begun} onCode={async (code) => setCodes(await confirmFactor(code))} />;
  return <AskPassword onPassword={async (password) => setBegun(await beginFactor(password))} />;
}

function AskPassword({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const form = useForm(v.object({ password: passwordField }), ({ password }) => onPassword(password));
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-sm">{m.factor_app_words()}</p>
      <Field name="password" label={m.auth_password()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_checking()}>
          {m.factor_next()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function RenewDialog() {
  const { isOpen, onOpenChange, close } = useClosing();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.factor_renew()}
      description={m.factor_renew_words()}
      trigger={<Button>{m.factor_renew()}</Button>}
    >
      <Renew onDone={close} />
    </Dialog>
  );
}

function Renew({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return <AskBoth label={m.factor_renew()} onProof={async (proof) => setCodes(await renewCodes(proof))} />;
}

function RemoveDialog({ isRequired }: { isRequired: boolean }) {
  const { isOpen, onOpenChange, close } = useClosing();
  const remove = useRemoveFactor();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.factor_turn_off()}
      description={isRequired ? m.factor_turn_off_required() : m.factor_turn_off_words()}
      trigger={<Button>{m.factor_turn_off()}</Button>}
    >
      <AskBoth
        label={m.factor_turn_off()}
        onProof={async (proof) => {
          await remove.mutateAsync(proof);
          toast({ title: m.factor_turned_off() });
          close();
        }}
      />
    </Dialog>
  );
}

const proofForm = v.object({ password: passwordField, code: codeField });

function AskBoth({ label, onProof }: { label: string; onProof: (proof: Proof) => Promise<unknown> }) {
  const form = useForm(proofForm, onProof);
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="password" label={m.auth_password()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <Field name="code" label={m.factor_either()} error={form.errors.code}>
        {(control) => <CodeInput {...control} isRecovery isFirst={false} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_checking()}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}
