import { useState } from 'react';
import * as v from 'valibot';
import { useMayChange } from '../../lib/access';
import { useForm } from '../../lib/form';
import { line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { type Step, useStep, type Worksheet } from './gst.queries';
import { periodWords, stateWords } from './gst.words';

type StepsProps = {
  companyId: string;
  worksheet: Pick<Worksheet, 'gstin' | 'form' | 'period' | 'steps' | 'findings'>;
};

const WORDS: Readonly<Record<Step['step'], () => string>> = {
  send: m.gst_step_send,
  return: m.gst_step_return,
  pass: m.gst_step_pass,
  reopen: m.gst_step_reopen,
  file: m.gst_step_file,
};

/** What the reader may do with the return next. */
export function ReturnSteps({ companyId, worksheet }: StepsProps) {
  const mayChange = useMayChange(companyId);
  const step = useStep(companyId);
  const { gstin, form, period, steps, findings } = worksheet;
  if (!mayChange) return null;
  const isStopped = findings.some(({ severity }) => severity === 'stop');
  const take = (one: Step['step']) =>
    step.mutate(
      { gstin, form, period, step: one },
      {
        onSuccess: ({ state }) =>
          toast({ title: m.gst_stepped({ form, period: periodWords(period), state: stateWords(state) }) }),
        onError: (error) => toast({ title: m.gst_step_failed(), description: sentenceOf(error), tone: 'destructive' }),
      },
    );
  return (
    <>
      {steps.map((one) =>
        one === 'file' ? (
          <FileDialog key={one} companyId={companyId} worksheet={worksheet} />
        ) : one === 'return' ? (
          <ReturnDialog key={one} companyId={companyId} worksheet={worksheet} />
        ) : (
          <Button
            key={one}
            variant={one === 'reopen' ? 'secondary' : 'primary'}
            disabled={isStopped && one !== 'reopen'}
            isPending={step.isPending}
            onClick={() => take(one)}
          >
            {WORDS[one]()}
          </Button>
        ),
      )}
    </>
  );
}

const fileForm = v.object({ acknowledgement: required, filedOn: required });
const returnForm = v.object({ note: required, extra: orNothing(line) });

/** The hand-over: the file is uploaded on the portal by hand, and what the portal answers is recorded here. */
function FileDialog({ companyId, worksheet: { gstin, form, period } }: StepsProps) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const [filedOn, setFiledOn] = useState<string>(today);
  const step = useStep(companyId);
  const { errors, ...filing } = useForm(fileForm, async (typed) => {
    await step.mutateAsync({ gstin, form, period, step: 'file', ...typed });
    toast({ title: m.gst_filed_toast({ form, period: periodWords(period) }) });
    setIsOpen(false);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.gst_file_title({ form, period: periodWords(period) })}
      trigger={<Button variant="primary">{m.gst_step_file()}</Button>}
    >
      <form noValidate onSubmit={filing.onSubmit} className="flex flex-col gap-4">
        <ol className="list-decimal pl-5 text-sm text-ink-2">
          <li>{m.gst_file_step_1()}</li>
          <li>{m.gst_file_step_2()}</li>
          <li>{m.gst_file_step_3()}</li>
        </ol>
        <Field name="acknowledgement" label={m.gst_acknowledgement()} error={errors.acknowledgement} isRequired>
          {(control) => <Input {...control} autoComplete="off" />}
        </Field>
        <Field name="filedOn" label={m.gst_filed_on()} error={errors.filedOn} isRequired>
          {(control) => <DateInput {...control} value={filedOn} onChange={({ target }) => setFiledOn(target.value)} />}
        </Field>
        <FormFailure failure={filing.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={filing.isPending}>
            {m.gst_record_filing()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Sends the return back to its maker, with what is to be put right. */
function ReturnDialog({ companyId, worksheet: { gstin, form, period } }: StepsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const step = useStep(companyId);
  const { errors, ...returning } = useForm(returnForm, async ({ note }) => {
    await step.mutateAsync({ gstin, form, period, step: 'return', note });
    setIsOpen(false);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.gst_return_title()}
      trigger={<Button>{m.gst_step_return()}</Button>}
    >
      <form noValidate onSubmit={returning.onSubmit} className="flex flex-col gap-4">
        <Field name="note" label={m.gst_note()} error={errors.note} isRequired>
          {(control) => <Input {...control} autoComplete="off" />}
        </Field>
        <FormFailure failure={returning.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={returning.isPending}>
            {m.gst_step_return()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
