import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { day, orEmpty, paidWithIt } from '../../lib/field-parts';
import { useForm } from '../../lib/form';
import { line, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PaidField } from '../../ui/form/paid-field';
import { useLeaving } from '../../ui/overlay/use-leaving';
import type { NewEvent } from './event.types';

type SayFormProps = {
  title: string;
  today: string;
  onSay: (event: Omit<NewEvent, 'subject'>) => Promise<void>;
  onClose: () => void;
};

export const filedForm = v.object({
  happenedOn: day,
  acknowledgement: orEmpty(v.pipe(line, v.maxLength(100))),
  paid: paidWithIt,
});
export const nothingDueForm = v.object({ reason: v.pipe(required, v.maxLength(300)) });

/** When it was filed, under which number, and what was paid with it. */
export function FiledForm({ title, today, onSay, onClose }: SayFormProps) {
  const { errors, ...form } = useForm(filedForm, ({ happenedOn, acknowledgement, paid }) =>
    onSay({
      kind: 'filing',
      happenedOn,
      details: { ...(acknowledgement && { acknowledgement }), ...(paid && { paid }) },
    }),
  );
  return (
    <SayForm label={title} form={form} onClose={onClose}>
      <Field name="happenedOn" label={m.event_filed_on()} error={errors.happenedOn} isRequired>
        {(control) => <DateInput {...control} max={today} />}
      </Field>
      <Field name="acknowledgement" label={m.event_acknowledgement()} error={errors.acknowledgement}>
        {(control) => <Input {...control} autoComplete="off" maxLength={100} />}
      </Field>
      <PaidField error={errors.paid} />
    </SayForm>
  );
}

/** Why nothing was due: the reason is kept with the answer. */
export function NothingDueForm({ title, today, onSay, onClose }: SayFormProps) {
  const { errors, ...form } = useForm(nothingDueForm, ({ reason }) =>
    onSay({ kind: 'nothing-due', happenedOn: today, details: { reason } }),
  );
  return (
    <SayForm label={title} form={form} onClose={onClose}>
      <div className="sm:col-span-2 lg:col-span-3">
        <Field name="reason" label={m.event_reason()} hint={m.event_reason_hint()} error={errors.reason} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={300} />}
        </Field>
      </div>
    </SayForm>
  );
}

type FormState = Pick<ReturnType<typeof useForm>, 'failure' | 'isPending' | 'onSubmit'>;
type FrameProps = { label: string; form: FormState; onClose: () => void; children: ReactNode };

/** The frame of both: it begins at its first field, and Escape gives up, after a question where something was typed. */
function SayForm({ label, form, onClose, children }: FrameProps) {
  const { form: frame, leave, question } = useLeaving(onClose);
  useEffect(() => frame.current?.querySelector('input')?.focus(), [frame]);
  return (
    <>
      <form
        ref={frame}
        noValidate
        aria-label={label}
        onSubmit={form.onSubmit}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
        className="mt-2 grid items-start gap-3 rounded-md bg-sunken p-3 sm:grid-cols-2 lg:grid-cols-[12rem_1fr_1fr_auto]"
      >
        {children}
        <div className="flex gap-2 sm:col-span-2 lg:col-span-1 lg:pt-6">
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.event_recording()}>
            {m.event_save()}
          </Button>
          <Button variant="ghost" onClick={leave}>
            {m.ui_cancel()}
          </Button>
        </div>
        <div className="sm:col-span-2 lg:col-span-4">
          <FormFailure failure={form.failure} />
        </div>
      </form>
      {question}
    </>
  );
}
