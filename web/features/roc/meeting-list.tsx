import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { MEETING_NAMES } from './meeting.form';
import { type Meeting, useWithdrawMeeting } from './meetings.queries';
import { PaperDialog } from './paper-dialog';

type MeetingListProps = { companyId: string; mayChange: boolean; meetings: readonly Meeting[] };

/** The meetings that were held, newest first, each with its notes, the gap before it, and its minutes. */
export const MeetingList = ({ companyId, mayChange, meetings }: MeetingListProps) => (
  <ul className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
    {meetings.map((meeting) => (
      <li
        key={meeting.eventId}
        className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto] lg:px-5"
      >
        <span className="font-medium">{formatDate(meeting.heldOn)}</span>
        <Notes meeting={meeting} />
        <span className="flex flex-wrap items-start gap-2">
          <PaperDialog
            companyId={companyId}
            kind={meeting.kind}
            paper="minutes"
            on={meeting.heldOn}
            trigger={
              <Button size="sm" aria-label={m.roc_paper_minutes_of({ title: formatDate(meeting.heldOn) })}>
                {m.roc_paper_minutes()}
              </Button>
            }
          />
          {mayChange && <WithdrawEvent companyId={companyId} eventId={meeting.eventId} heldOn={meeting.heldOn} />}
        </span>
      </li>
    ))}
  </ul>
);

function Notes({ meeting: { kind, year, place, attended, resolutions, gap } }: { meeting: Meeting }) {
  const title = kind === 'agm' ? m.roc_meeting_agm_of({ year: year ?? '' }) : MEETING_NAMES[kind]();
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        {title}
        {place && <span className="text-ink-3"> · {place}</span>}{' '}
        {gap && (
          <Why figure={m.roc_gap_name()} words={m.roc_gap({ count: gap.days })} className="text-ink-2">
            {() => <ExplainedSteps explanation={gap.why} />}
          </Why>
        )}{' '}
        {gap && gap.verdict !== 'kept' && (
          <Badge tone="red">{gap.verdict === 'too-long' ? m.roc_gap_too_long() : m.roc_gap_too_short()}</Badge>
        )}
      </p>
      {attended.length > 0 && <p className="text-ink-2">{m.roc_attended({ names: attended.join(', ') })}</p>}
      {resolutions.length > 0 && (
        <ol className="list-decimal pl-5 text-ink-2">
          {resolutions.map((resolution) => (
            <li key={resolution}>{resolution}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

type WithdrawProps = Pick<Meeting, 'eventId' | 'heldOn'> & { companyId: string };

/** Takes a line out of the register, after asking. */
export function WithdrawEvent({ companyId, eventId, heldOn }: WithdrawProps) {
  const withdraw = useWithdrawMeeting(companyId);
  const day = formatDate(heldOn);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.roc_meeting_withdraw_of({ day })}>
          {m.roc_meeting_withdraw()}
        </Button>
      }
      title={m.roc_meeting_withdraw_of({ day })}
      description={m.roc_meeting_withdraw_words()}
      confirmLabel={m.roc_meeting_withdraw()}
      onConfirm={() => withdraw.mutateAsync(eventId)}
    />
  );
}
