import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { requisitionForm } from './meeting.form';
import { WithdrawEvent } from './meeting-list';
import { type Register, useRecordMeeting } from './meetings.queries';

type Requisition = Register['requisitions'][number];

const STATES: Record<Requisition['state'], { tone: Tone; words: () => string }> = {
  'to-call': { tone: 'orange', words: m.roc_requisition_to_call },
  'to-hold': { tone: 'orange', words: m.roc_requisition_to_hold },
  'members-may-call': { tone: 'red', words: m.roc_requisition_members },
  held: { tone: 'green', words: m.roc_requisition_held },
  'held-late': { tone: 'red', words: m.roc_held_late },
  lapsed: { tone: 'red', words: m.roc_requisition_lapsed },
};

type RequisitionsProps = { companyId: string; mayChange: boolean; requisitions: readonly Requisition[] };

/** Meetings that members asked for, each with the days that run from its requisition. */
export const Requisitions = ({ companyId, mayChange, requisitions }: RequisitionsProps) => (
  <SectionCard title={m.roc_requisitions()}>
    <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
      {requisitions.map(({ eventId, receivedOn, by, callBy, holdBy, membersBy, heldOn, state }) => (
        <li
          key={eventId}
          className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto] lg:px-5 *:last:justify-self-start *:last:self-start"
        >
          <span className="font-medium">{formatDate(receivedOn)}</span>
          <div className="min-w-0 wrap-anywhere">
            <p>
              {by && <span>{by} </span>}
              <Badge tone={STATES[state].tone}>{STATES[state].words()}</Badge>
            </p>
            <p className="text-ink-2">
              {heldOn ? (
                m.roc_held_on({ day: formatDate(heldOn) })
              ) : (
                <>
                  {m.roc_requisition_call_by({ day: formatDate(callBy) })}{' '}
                  {m.roc_requisition_members_by({ day: formatDate(membersBy) })}
                </>
              )}{' '}
              <Why
                figure={m.roc_requisition_hold_by({ day: formatDate(holdBy.value) })}
                words={m.roc_requisition_hold_by({ day: formatDate(holdBy.value) })}
                glance={() => <Glance explanation={holdBy} />}
              >
                {() => <ExplainedSteps explanation={holdBy} />}
              </Why>
            </p>
          </div>
          {mayChange && <WithdrawEvent companyId={companyId} eventId={eventId} heldOn={receivedOn} />}
        </li>
      ))}
    </ul>
  </SectionCard>
);

/** Records that members asked for a meeting. */
export function RequisitionDialog({ companyId }: { companyId: string }) {
  const today = useToday();
  const record = useRecordMeeting(companyId);
  return (
    <FormDialog
      title={m.roc_requisition_record()}
      description={m.roc_requisition_words()}
      trigger={<Button>{m.roc_requisition_record()}</Button>}
      schema={requisitionForm}
      label={m.roc_requisition_save()}
      send={(typed) => record.mutateAsync(typed)}
    >
      {(errors) => (
        <div className={FIELDS}>
          <Field name="happenedOn" label={m.event_day_received()} error={errors.happenedOn} isRequired>
            {(control) => <DateInput {...control} max={today} />}
          </Field>
          <Field name="by" label={m.event_requisition_by()} error={errors.by}>
            {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
