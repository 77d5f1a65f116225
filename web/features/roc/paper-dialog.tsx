import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { MEETING_NAMES, paperForm } from './meeting.form';
import { type DueMeeting, useMeetingPaper } from './meetings.queries';

type PaperDialogProps = {
  companyId: string;
  kind: DueMeeting['kind'];
  paper: 'notice' | 'minutes';
  on: string;
  trigger: ReactNode;
};

/** Asks for day, time and place of a meeting, and gives its notice or minutes as a PDF to fill in. */
export function PaperDialog({ companyId, kind, paper, on, trigger }: PaperDialogProps) {
  const give = useMeetingPaper(companyId);
  const title = paper === 'notice' ? m.roc_paper_notice() : m.roc_paper_minutes();
  return (
    <FormDialog
      title={title}
      description={MEETING_NAMES[kind]()}
      trigger={trigger}
      schema={paperForm}
      label={m.roc_paper_download()}
      send={(typed) => give.mutateAsync({ kind, paper, ...typed })}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="on" label={m.roc_meeting_day()} error={errors.on} isRequired>
            {(control) => <DateInput {...control} defaultValue={on} />}
          </Field>
          <Field name="at" label={m.roc_meeting_time()} hint={m.roc_meeting_time_hint()} error={errors.at}>
            {(control) => <Input {...control} maxLength={5} autoComplete="off" inputMode="numeric" />}
          </Field>
          <Field name="place" label={m.roc_meeting_place()} error={errors.place}>
            {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
