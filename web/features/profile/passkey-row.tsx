import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { type FactorState, type Passkey, useRemovePasskey, useRenamePasskey } from './factor.queries';
import { ProofForm } from './proof-form';

/** One way of the second factor: its name, since when it is there, and what can be done with it. */
export function WayRow({ name, words, children }: { name: string; words: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-ink-2">{words}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  );
}

export function PasskeyRow({ passkey, state }: { passkey: Passkey; state: FactorState }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const words = (
    <>
      <span>
        {m.factor_passkey_since()} <InstantText instant={createdAt} />
      </span>
      <span>
        {lastUsedAt ? m.factor_passkey_used() : m.factor_passkey_unused()}{' '}
        {lastUsedAt && <InstantText instant={lastUsedAt} />}
      </span>
    </>
  );
  return (
    <WayRow name={name} words={words}>
      <RenameDialog passkey={passkey} />
      <RemoveDialog passkey={passkey} state={state} />
    </WayRow>
  );
}

const nameForm = v.object({ name: required });

function RenameDialog({ passkey }: { passkey: Passkey }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.factor_passkey_rename_title()}
      trigger={
        <Button size="sm" aria-label={m.factor_passkey_rename_named({ name: passkey.name })}>
          {m.factor_passkey_rename()}
        </Button>
      }
    >
      <RenameForm passkey={passkey} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useRenamePasskey(passkey.id);
  const form = useForm(nameForm, async ({ name }) => {
    await rename.mutateAsync(name);
    toast({ title: m.factor_passkey_renamed() });
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="name" label={m.factor_passkey_name()} hint={m.factor_passkey_name_hint()} error={form.errors.name}>
        {(control) => <Input {...control} defaultValue={passkey.name} maxLength={120} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.profile_saving()}>
          {m.profile_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function RemoveDialog({ passkey: { id, name }, state }: { passkey: Passkey; state: FactorState }) {
  const { ways, passkeys, isRequired } = state;
  const [isOpen, setIsOpen] = useState(false);
  const remove = useRemovePasskey(id);
  const isLast = ways.length === 1 && passkeys.length === 1;
  const ofLast = isRequired ? m.factor_passkey_remove_required() : m.factor_turn_off_words();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.factor_passkey_remove_named({ name })}
      description={isLast ? ofLast : m.factor_passkey_remove_words()}
      trigger={
        <Button size="sm" aria-label={m.factor_passkey_remove_named({ name })}>
          {m.factor_passkey_remove()}
        </Button>
      }
    >
      <ProofForm
        ways={ways}
        label={m.factor_passkey_remove()}
        onProof={async (proof) => {
          await remove.mutateAsync(proof);
          toast({ title: m.factor_passkey_removed() });
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}
