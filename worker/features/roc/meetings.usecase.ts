import { boardOn } from '../../domain/calendar/areas/roc/board';
import { boardGaps } from '../../domain/calendar/areas/roc/register';
import { roc } from '../../domain/calendar/areas/roc/roc';
import { obligationsOf, ofLlp } from '../../domain/calendar/engine';
import type { CompanyProfile, Obligation } from '../../domain/calendar/model';
import { profileOf } from '../../domain/calendar/profile';
import type { EventOf } from '../../domain/company/events';
import { rocStatusOn } from '../../domain/roc/form-status';
import { earliestOn, type MeetingKind, noticeBy } from '../../domain/roc/meeting-notice';
import { requisitionOf } from '../../domain/roc/requisition';
import { daysBetween, type IsoDate, isoDate } from '../../domain/shared/dates';
import { inDays, onDay } from '../../domain/shared/explained';
import { type Message, say } from '../../domain/shared/message';
import type { CompanyCase } from '../calendar/case/case.repository';
import { keptItemId } from '../calendar/work-out/work-out.repository';

/** Last year, this one and the next: what the gap and the number of meetings are checked over. */
function windowOf(today: IsoDate): { from: IsoDate; to: IsoDate } {
  const year = Number(today.slice(0, 4));
  return { from: isoDate(`${year - 1}-01-01`), to: isoDate(`${year + 1}-12-31`) };
}

/** A company's meetings as the calendar's engine sees them: what was held, what was due and when the next are. */
export function meetingsCaseOf({ dossier }: CompanyCase, today: IsoDate) {
  const asked = { today, ...windowOf(today) };
  const { obligations } = obligationsOf(dossier, asked, [roc, ofLlp]);
  return {
    profile: profileOf(dossier, asked),
    obligations,
    meetings: obligations.filter(({ form }) => form === 'agm' || form === 'board-meeting'),
  };
}

/** The register of meetings: those that were held, newest first, with the check of numbers and gaps, and those that are due. */
export function registerOf(companyCase: CompanyCase, today: IsoDate) {
  const { profile, meetings } = meetingsCaseOf(companyCase, today);
  const required = meetings.map((one) => dueJson(one, companyCase, today));
  const board = boardOn(profile, today);
  const gaps = new Map(boardGaps(profile).map((gap) => [gap.value.before, gap]));
  const isOpen = ({ status }: (typeof required)[number]) =>
    status !== 'filed' && status !== 'not-due' && status !== 'to-confirm';
  return {
    asOf: today,
    rule: { kind: board.kind, because: board.because, asks: board.kind === 'unknown' ? (board.asks ?? null) : null },
    items: heldIn(profile).map((event) => {
      const gap = event.kind === 'board-meeting' ? gaps.get(event.happenedOn) : undefined;
      return {
        ...{ eventId: event.id, kind: kindOf(event.kind), heldOn: event.happenedOn, year: event.subject || null },
        ...notesOf(event),
        gap: gap
          ? { days: gap.value.days, verdict: gap.value.verdict, why: { value: gap.value.days, steps: gap.steps } }
          : null,
      };
    }),
    required,
    next: (['board', 'agm'] as const).flatMap((kind) => required.find((one) => one.kind === kind && isOpen(one)) ?? []),
    people: peopleOf(profile, today),
    requisitions: requisitionsIn(profile).map(({ event, found: { value, steps } }) => ({
      ...{ eventId: event.id, receivedOn: event.happenedOn, by: event.details.by ?? null },
      ...{ callBy: value.callBy, holdBy: { value: value.holdBy, steps }, membersBy: value.membersBy },
      ...{ heldOn: value.heldOn ?? null, state: value.state },
    })),
    earliestEgm: earliestOn('egm', today),
    faults: [...faultsOf(profile), ...requisitionFaults(profile), ...meetings.flatMap((one) => missed(one, today))],
  };
}

const kindOf = (name: string): MeetingKind => (name === 'agm' || name === 'egm' ? name : 'board');

type Held = EventOf<'agm'> | EventOf<'board-meeting'> | EventOf<'egm'>;

export const heldIn = ({ events, asked }: CompanyProfile): readonly Held[] =>
  [...events('agm'), ...events('board-meeting'), ...events('egm')]
    .filter(({ happenedOn }) => happenedOn <= asked.today)
    .toSorted((one, other) => (one.happenedOn < other.happenedOn ? 1 : one.happenedOn > other.happenedOn ? -1 : 0));

/** What members asked for, the newest first, with the meeting that answered it. */
function requisitionsIn({ events, asked: { today } }: CompanyProfile) {
  const held = events('egm').map(({ happenedOn }) => happenedOn);
  return events('requisition')
    .filter(({ happenedOn }) => happenedOn <= today)
    .toSorted((one, other) => (one.happenedOn < other.happenedOn ? 1 : -1))
    .map((event) => ({ event, found: requisitionOf(event.happenedOn, held, today) }));
}

/** A meeting that members asked for and that the Board did not hold in time. */
const requisitionFaults = (profile: CompanyProfile): Message[] =>
  requisitionsIn(profile).flatMap(({ event, found: { value } }) => {
    const { state, holdBy, membersBy, heldOn } = value;
    if (state === 'to-call' || state === 'to-hold' || state === 'held') return [];
    const days = { received: onDay(event.happenedOn), due: onDay(holdBy), last: onDay(membersBy) };
    return [say(`roc-paper.meeting.requisition-${state}`, { ...days, ...(heldOn && { day: onDay(heldOn) }) })];
  });

export const notesOf = ({ details: { place, attended = [], resolutions = [] } }: Held) => ({
  ...{ place: place ?? null, attended: [...attended], resolutions: [...resolutions] },
});

/** Who may attend as a director on a day. */
export const peopleOf = ({ newest }: CompanyProfile, day: IsoDate): string[] =>
  newest('director')
    .filter(({ value }) => value.appointedOn <= day && (!value.ceasedOn || value.ceasedOn > day))
    .map(({ value }) => value.name);

function dueJson(meeting: Obligation, companyCase: CompanyCase, today: IsoDate) {
  const { key, form, period, title, isOptional, dueOn, doneOn, applies } = meeting;
  const kind = kindOf(form);
  return {
    ...{ key, kind, period, title, dueDate: dueOn.value, daysRemaining: daysBetween(today, dueOn.value) },
    itemId: keptItemId(companyCase, key),
    status: rocStatusOn({ status: meeting.status, dueOn: dueOn.value, isOptional }, today),
    ...{ heldOn: doneOn ?? null, isLate: doneOn !== undefined && doneOn > dueOn.value },
    ...{ dueOn, why: applies, noticeBy: noticeBy(kind, dueOn.value) },
  };
}

const faultsOf = (profile: CompanyProfile): Message[] =>
  boardGaps(profile).flatMap(({ value: { after, before, days, verdict } }) =>
    verdict === 'kept'
      ? []
      : [say(`roc-paper.meeting.${verdict}`, { after: onDay(after), before: onDay(before), days: inDays(days) })],
  );

/** A meeting that was due and was not held, or not in time. */
function missed({ title, dueOn, doneOn, status }: Obligation, today: IsoDate): Message[] {
  const due = onDay(dueOn.value);
  if (status === 'completed' && doneOn && doneOn > dueOn.value)
    return [say('roc-paper.meeting.held-late', { title, due, day: onDay(doneOn) })];
  return status === 'pending' && dueOn.value < today ? [say('roc-paper.meeting.not-held', { title, due })] : [];
}
