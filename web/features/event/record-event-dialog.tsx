import { type ReactNode, useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { eventChoices } from './event.choices';
import { eventForm } from './event.form';
import { useRecordEvent } from './event.queries';
import { type EventAbout, EventFields } from './event-fields';

type RecordEventDialogProps = {
  companyId: string;
  about: EventAbout;
  /** What is chosen at first. */
  begin?: string;
  trigger?: ReactNode;
};

/** Records that something happened: first what, then its day and what the law asks to know of it. */
export function RecordEventDialog({ companyId, about, begin = 'agm', trigger }: RecordEventDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.event_record()}
      description={m.event_record_words()}
      trigger={trigger ?? <Button variant="primary">{m.event_record()}</Button>}
    >
      <RecordEvent companyId={companyId} about={about} begin={begin} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

type RecordEventProps = Pick<RecordEventDialogProps, 'companyId' | 'about'> & { begin: string; onClose: () => void };

function RecordEvent({ companyId, about, begin, onClose }: RecordEventProps) {
  const [choice, setChoice] = useState(begin);
  const record = useRecordEvent(companyId);
  const { errors, setErrors, ...form } = useForm(eventForm(choice), async (event) => {
    await record.mutateAsync(event);
    onClose();
  });
  const choose = (chosen: string) => {
    setErrors({});
    setChoice(chosen);
  };
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="what" label={m.event_what()}>
        {(control) => (
          <Select
            {...control}
            groups={eventChoices(about.isLlp)}
            value={choice}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      <div key={choice} className="flex flex-col gap-4">
        <EventFields choice={choice} about={about} errors={errors} />
      </div>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.event_recording()}>
          {m.event_record_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
