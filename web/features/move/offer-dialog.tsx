import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { passwordField } from '../../ui/factor/factor.form';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { useHandOver, useRelease } from './move.queries';

/** What will be so after a move, a line each. */
export function Happens({ lines }: { lines: readonly string[] }) {
  return (
    <div className="rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="font-medium">{m.move_happens()}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type Frame = { title: string; words: string; children: (onDone: () => void) => ReactNode };

function OfferFrame({ title, words, children }: Frame) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={words}
      trigger={<Button size="sm">{title}</Button>}
    >
      {children(() => setIsOpen(false))}
    </Dialog>
  );
}

type Company = { id: string; name: string };

/** Asks to which firm a company is handed, after it is said what that does. */
export function HandOver({ company }: { company: Company }) {
  return (
    <OfferFrame title={m.move_hand_over()} words={m.move_hand_over_words({ company: company.name })}>
      {(onDone) => <HandOverForm company={company} onDone={onDone} />}
    </OfferFrame>
  );
}

const handOverForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => m.ui_required()),
    v.email(() => m.auth_email_wrong()),
  ),
  password: passwordField,
});

type FormProps = { company: Company; onDone: () => void };

function HandOverForm({ company, onDone }: FormProps) {
  const handOver = useHandOver(company.id);
  const { errors, ...form } = useForm(handOverForm, async (asked) => {
    await handOver.mutateAsync(asked);
    toast({ title: m.move_offered(), description: m.move_offered_words({ email: asked.email }) });
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Happens lines={[m.move_hand_over_sees(), m.move_hand_over_keeps(), m.move_hand_over_back()]} />
      <Field name="email" label={m.move_email()} hint={m.move_email_hint()} error={errors.email}>
        {(control) => <Input {...control} type="email" autoComplete="off" maxLength={254} />}
      </Field>
      <Password error={errors.password} />
      <FormFailure failure={form.failure} />
      <Submit isPending={form.isPending} label={m.move_offer()} />
    </form>
  );
}

/** Asks before a client is offered to its founder. */
export function Release({ company, founders }: { company: Company; founders: readonly string[] }) {
  return (
    <OfferFrame
      title={m.move_release()}
      words={m.move_release_words({ company: company.name, founders: founders.join(', ') })}
    >
      {(onDone) => <ReleaseForm company={company} onDone={onDone} />}
    </OfferFrame>
  );
}

const releaseForm = v.object({ password: passwordField });

function ReleaseForm({ company, onDone }: FormProps) {
  const release = useRelease(company.id);
  const { errors, ...form } = useForm(releaseForm, async (asked) => {
    await release.mutateAsync(asked);
    toast({ title: m.move_offered(), description: m.move_released_words() });
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Happens
        lines={[m.move_release_sees(), m.move_release_fees(), m.move_release_reliefs(), m.move_release_trail()]}
      />
      <Password error={errors.password} />
      <FormFailure failure={form.failure} />
      <Submit isPending={form.isPending} label={m.move_offer()} />
    </form>
  );
}

function Password({ error }: { error: string | undefined }) {
  return (
    <Field name="password" label={m.auth_password()} hint={m.move_password_hint()} error={error}>
      {(control) => <PasswordInput {...control} autoComplete="current-password" />}
    </Field>
  );
}

function Submit({ isPending, label }: { isPending: boolean; label: string }) {
  return (
    <DialogFooter>
      <DialogCancel />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.move_offering()}>
        {label}
      </Button>
    </DialogFooter>
  );
}
