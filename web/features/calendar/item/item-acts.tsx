import { type ReactNode, useState } from 'react';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { PaidField } from '../../../ui/form/paid-field';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { DialogFooter } from '../../../ui/overlay/dialog';
import { useLeaving } from '../../../ui/overlay/use-leaving';
import { completeForm, nothingDueForm } from '../calendar.form';
import { useComplete, useReopen, useStateEvent, useWithdraw } from '../calendar.mutations';

type ItemActsProps = { companyId: string; item: CalendarItem };
type AskingProps = ItemActsProps & { onClose: () => void };
type OpenForm = 'complete' | 'nothing-due' | undefined;

/** What a person can say of an item. Each says it to the record; nothing is only shown. */
export function ItemActs({ companyId, item }: ItemActsProps) {
  const [form, setForm] = useState<OpenForm>();
  const close = () => setForm(undefined);
  if (item.status === 'completed') return <Reopen companyId={companyId} item={item} />;
  if (item.status === 'withdrawn' || item.status === 'not_due') return null;
  if (form === 'complete') return <CompleteForm companyId={companyId} item={item} onClose={close} />;
  if (form === 'nothing-due') return <NothingDueForm companyId={companyId} item={item} onClose={close} />;
  return (
    <section aria-label={m.calendar_acts()} className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => setForm('complete')}>
        {m.calendar_mark_done()}
      </Button>
      {item.origin === 'law' ? (
        <>
          {item.status !== 'pending' && item.status !== 'overdue' && <NotFiled companyId={companyId} item={item} />}
          <Button onClick={() => setForm('nothing-due')}>{m.calendar_nothing_due()}</Button>
        </>
      ) : (
        <Remove companyId={companyId} item={item} />
      )}
    </section>
  );
}

function Reopen({ companyId, item }: ItemActsProps) {
  const reopen = useReopen(companyId, item.id);
  return (
    <section aria-label={m.calendar_acts()}>
      <Button isPending={reopen.isPending} onClick={() => reopen.mutate()}>
        {m.calendar_reopen()}
      </Button>
    </section>
  );
}

/** Of what fell due before the books were kept here: it is still open, and counts from now on. */
function NotFiled({ companyId, item }: ItemActsProps) {
  const today = useToday();
  const state = useStateEvent(companyId);
  const say = () =>
    state.mutate({ kind: 'not-filed', subject: item.obligationKey ?? '', happenedOn: today, details: {} });
  return (
    <Button isPending={state.isPending} onClick={say}>
      {m.calendar_not_filed()}
    </Button>
  );
}

function Remove({ companyId, item }: ItemActsProps) {
  const withdraw = useWithdraw(companyId, item.id);
  return (
    <ConfirmDialog
      trigger={<Button>{m.calendar_remove()}</Button>}
      title={m.calendar_remove_title({ title: item.title })}
      description={m.calendar_remove_words()}
      confirmLabel={m.calendar_remove()}
      onConfirm={() => withdraw.mutateAsync()}
    />
  );
}

/** On which day it was done, under which acknowledgement, and what was paid with it. */
export function CompleteForm({ companyId, item, doneOn, onClose }: AskingProps & { doneOn?: string }) {
  const today = useToday();
  const complete = useComplete(companyId, item.id);
  const { errors, ...form } = useForm(completeForm, async (typed) => {
    await complete.mutateAsync(typed);
    onClose();
  });
  return (
    <ActForm label={m.calendar_mark_done()} form={form} onClose={onClose}>
      <Field name="doneOn" label={m.calendar_done_day()} error={errors.doneOn} isRequired>
        {(control) => <DateInput {...control} defaultValue={doneOn ?? today} max={today} />}
      </Field>
      <Field
        name="acknowledgement"
        label={m.calendar_acknowledgement()}
        hint={m.calendar_acknowledgement_hint()}
        error={errors.acknowledgement}
      >
        {(control) => <Input {...control} maxLength={80} autoComplete="off" spellCheck={false} />}
      </Field>
      <PaidField error={errors.paid} />
    </ActForm>
  );
}

/** Says that nothing was due for an item, and why; the record keeps who said it. */
function NothingDueForm({ companyId, item, onClose }: AskingProps) {
  const today = useToday();
  const state = useStateEvent(companyId);
  const { errors, ...form } = useForm(nothingDueForm, async (details) => {
    await state.mutateAsync({
      kind: 'nothing-due',
      subject: item.obligationKey ?? '',
      happenedOn: today,
      details,
    });
    onClose();
  });
  return (
    <ActForm label={m.calendar_nothing_due()} form={form} onClose={onClose}>
      <Field
        name="reason"
        label={m.calendar_nothing_due_reason()}
        hint={m.calendar_nothing_due_hint()}
        error={errors.reason}
        isRequired
      >
        {(control) => <Input {...control} maxLength={300} autoComplete="off" />}
      </Field>
    </ActForm>
  );
}

type ActFormProps = {
  /** What the act is called, on its button. */
  label: string;
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'failure' | 'isPending'>;
  onClose: () => void;
  children: ReactNode;
};

/** The frame in which an act asks what it needs; leaving it asks first where something was typed. */
function ActForm({ label, form, onClose, children }: ActFormProps) {
  const { form: frame, leave, question } = useLeaving(onClose);
  return (
    <>
      <form
        ref={frame}
        noValidate
        onSubmit={form.onSubmit}
        className="flex flex-col gap-3 rounded-md border border-line p-3"
      >
        {children}
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <Button onClick={leave}>{m.ui_cancel()}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {label}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </>
  );
}
