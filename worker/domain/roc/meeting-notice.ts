import { type Rule, ruleInForce } from '../law/rule';
import { addDays, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { AGM_NOTICE_DAYS, BOARD_NOTICE_DAYS, GENERAL_NOTICE_DAYS } from './law/yearly';

export const MEETING_KINDS = ['board', 'agm', 'egm'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

const NOTICE_DAYS = { board: BOARD_NOTICE_DAYS, agm: AGM_NOTICE_DAYS, egm: GENERAL_NOTICE_DAYS } as const;

/** The first day on which a meeting can be held whose notice is given on a day, at full notice. */
export function earliestOn(kind: MeetingKind, noticeOn: IsoDate): IsoDate {
  const days = ruleInForce(NOTICE_DAYS[kind], noticeOn).value;
  return addDays(noticeOn, kind === 'board' ? days : days + 1);
}

/**
 * The last day on which notice of a meeting can be given: seven days before a board meeting (s.173(3)); of a general meeting, annual or
 * extraordinary, 21 clear days, so that neither the day of the notice nor that of the meeting counts (s.101).
 */
export function noticeBy(kind: MeetingKind, meetingOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule: Rule<number> = ruleInForce(NOTICE_DAYS[kind], meetingOn, knownOn);
  const before = kind === 'board' ? rule.value : rule.value + 1;
  const value = addDays(meetingOn, 0 - before);
  const working = new Working();
  working.give('meeting', say('roc.step.meeting-on'), onDay(meetingOn));
  working.cite('notice', say(`roc.step.notice-${kind}`), inDays(rule.value), rule);
  working.make('noticeBy', say('roc.step.notice-by'), onDay(value), {
    formula: say(kind === 'board' ? 'roc.formula.meeting-minus-notice' : 'roc.formula.meeting-minus-clear-days'),
    inputs: ['meeting', 'notice'],
    rule: citationOf(rule),
    summary: say(`roc.summary.notice-${kind === 'board' ? kind : 'agm'}`, {
      ...{ meeting: onDay(meetingOn), days: inDays(rule.value), day: onDay(value), statute: rule.statute },
    }),
  });
  return working.explain(value);
}
