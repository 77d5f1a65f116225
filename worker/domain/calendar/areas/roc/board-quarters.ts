import { type Rule, ruleInForce } from '../../../law/rule';
import { BOARD_MEETINGS } from '../../../roc/meeting.rules';
import { addDays, type IsoDate, isoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, onDay, Working } from '../../../shared/explained';
import type { Standing } from '../../standing';
import type { DueMeeting } from './board';

type Rhythm = Rule<{ perCalendarYear: number; gapDays: number }>;
type Previous = { on: IsoDate; isHeld: boolean };

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/**
 * The four meetings of a calendar year. Each is due 120 days after the one before it. Where that one is not held yet, or none
 * is recorded, no later than the end of its quarter, which keeps both the number and the gap.
 */
export function quarterlyMeetings(standing: Standing, year: number, held: readonly IsoDate[]): readonly DueMeeting[] {
  const { asked, dossier } = standing;
  const rule = ruleInForce(BOARD_MEETINGS, isoDate(`${year}-12-31`), asked.knownOn);
  // Quarters lie 92 days apart at most, so four of them undo whatever a year before began with.
  const before = chain(year - 1, held, rule, undefined);
  const meetings = chain(year, held, rule, before.at(-1)?.next);
  return meetings
    .filter(({ quarterEnd }) => dossier.incorporatedOn < addDays(quarterEnd, -80))
    .map(({ period, dueOn, doneOn }) => ({ period, dueOn, description: sentence(rule), ...(doneOn && { doneOn }) }));
}

const sentence = ({ value }: Rhythm): string =>
  `One of ${value.perCalendarYear} meetings in the calendar year, at most ${value.gapDays} days after the one before.`;

type Link = { period: string; quarterEnd: IsoDate; dueOn: Explained<IsoDate>; doneOn?: IsoDate; next: Previous };

function chain(year: number, held: readonly IsoDate[], rule: Rhythm, start: Previous | undefined): readonly Link[] {
  const ofYear = held.filter((day) => day.startsWith(`${year}`));
  const lastBefore = held.findLast((day) => day < `${year}-01-01`);
  const links: Link[] = [];
  let previous = lastBefore && (!start || start.on <= lastBefore) ? { on: lastBefore, isHeld: true } : start;
  for (const [index, monthDay] of QUARTER_ENDS.entries()) {
    const quarterEnd = isoDate(`${year}-${monthDay}`);
    const dueOn = dueAfter(previous, quarterEnd, rule);
    const doneOn = ofYear[index];
    // Meetings beyond the four count for the gap that follows them.
    const last = index === QUARTER_ENDS.length - 1 ? ofYear.at(-1) : doneOn;
    previous = doneOn ? { on: last ?? doneOn, isHeld: true } : { on: dueOn.value, isHeld: false };
    links.push({ period: `${year} Q${index + 1}`, quarterEnd, dueOn, ...(doneOn && { doneOn }), next: previous });
  }
  return links;
}

function dueAfter(previous: Previous | undefined, quarterEnd: IsoDate, rule: Rhythm): Explained<IsoDate> {
  const working = new Working();
  working.give('quarterEnd', 'Quarter ends', onDay(quarterEnd));
  if (previous)
    working.give('previous', previous.isHeld ? 'Meeting before' : 'Meeting before is due', onDay(previous.on));
  const afterGap = previous && addDays(previous.on, rule.value.gapDays);
  const yearStart = isoDate(`${quarterEnd.slice(0, 4)}-01-01`);
  const yearEnd = isoDate(`${quarterEnd.slice(0, 4)}-12-31`);
  const latest = previous?.isHeld ? yearEnd : quarterEnd;
  const nearest = afterGap && afterGap < latest ? afterGap : latest;
  const value = nearest < yearStart ? yearStart : nearest;
  working.make('due', 'Meeting is due by', onDay(value), {
    formula: previous
      ? `meeting before + ${rule.value.gapDays} days, and no later than ${dayInWords(latest)}`
      : 'end of the quarter; no meeting before it is recorded',
    inputs: previous ? ['quarterEnd', 'previous'] : ['quarterEnd'],
    rule: citationOf(rule),
  });
  return working.explain(value);
}
