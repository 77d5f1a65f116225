import { type ReactNode, useState } from 'react';
import type { MeetingKind } from '#domain/roc/meeting-notice';
import { isoDate, yearBefore } from '#domain/shared/dates';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select, Textarea } from '../../ui/form/field';
import { FIELDS } from '../../ui/form/form-dialog';
import { FormFailure } from '../../ui/form/form-failure';
import { Chips } from '../../ui/list/chips';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { MEETING_NAMES, meetingForm } from './meeting.form';
import { useRecordMeeting } from './meetings.queries';

type MeetingDialogProps = {
  companyId: string;
  people: readonly string[];
  /** What is due: its kind, and of a general meeting the year. */
  begin?: { kind: MeetingKind; year?: string };
  trigger: ReactNode;
};

/** Records a meeting that was held: kind, day, place, who attended and what was resolved. */
export function MeetingDialog({ companyId, people, begin = { kind: 'board' }, trigger }: MeetingDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.roc_meeting_record()}
      description={m.roc_meeting_record_words()}
      trigger={trigger}
    >
      <MeetingForm companyId={companyId} people={people} begin={begin} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

const KINDS: readonly MeetingKind[] = ['board', 'agm', 'egm'];

type FormProps = Required<Pick<MeetingDialogProps, 'companyId' | 'people' | 'begin'>> & { onClose: () => void };

function MeetingForm({ companyId, people, begin, onClose }: FormProps) {
  const today = useToday();
  const [kind, setKind] = useState<MeetingKind>(begin.kind);
  const record = useRecordMeeting(companyId);
  const { errors, ...form } = useForm(meetingForm(kind), async (meeting) => {
    await record.mutateAsync(meeting);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Chips
        label={m.roc_meeting_kind()}
        value={kind}
        onChoose={setKind}
        choices={KINDS.map((value) => ({ value, label: MEETING_NAMES[value]() }))}
      />
      <div className={FIELDS}>
        <Field name="happenedOn" label={m.roc_meeting_held_on()} error={errors.happenedOn} isRequired>
          {(control) => <DateInput {...control} max={today} />}
        </Field>
        {kind === 'agm' && (
          <Field name="subject" label={m.roc_meeting_year()} error={errors.subject} isRequired>
            {(control) => <Select {...control} choices={yearChoices(today)} defaultValue={begin.year} />}
          </Field>
        )}
        <Field name="place" label={m.roc_meeting_place()} error={errors.place}>
          {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
        </Field>
      </div>
      <Field name="attended" label={m.roc_meeting_attended()} hint={m.roc_meeting_lines()} error={errors.attended}>
        {(control) => <Textarea {...control} rows={3} defaultValue={kind === 'board' ? people.join('\n') : ''} />}
      </Field>
      <Field
        name="resolutions"
        label={m.roc_meeting_resolutions()}
        hint={m.roc_meeting_lines()}
        error={errors.resolutions}
      >
        {(control) => <Textarea {...control} rows={4} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {m.roc_meeting_record()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const YEARS = 6;

/** The financial years that ended, the last one first. */
function yearChoices(today: string) {
  let year = yearBefore(isoDate(today));
  return Array.from({ length: YEARS }, () => {
    const value = year;
    year = yearBefore(isoDate(`${year.slice(0, 4)}-04-01`));
    return { value, label: value };
  });
}
