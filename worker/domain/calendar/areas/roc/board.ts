import { type Rule, ruleIfInForce, ruleInForce } from '../../../law/rule';
import { BOARD_MEETINGS, FIRST_BOARD_MEETING_DAYS, SMALL_BOARD_MEETINGS } from '../../../roc/law/yearly';
import { addDays, type IsoDate, isoDate } from '../../../shared/dates';
import {
  asCount,
  citationOf,
  type Explained,
  inDays,
  inWords,
  onDay,
  Working,
  yesOrNo,
} from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import type { CompanyProfile } from '../../model';
import { reachOf } from '../../profile';
import {
  answerOn,
  draftOf,
  dueSummary,
  type FormAnswer,
  isAsked,
  isNotDue,
  mergeSameAnswers,
  notDueOf,
  reason,
  titleOf,
} from '../answers';
import { classOn } from './company';

const FORM = 'board-meeting';

/** The first meeting of the Board, and those of each half or quarter of a calendar year by the class on its last day (s.173). */
export function boardAnswers(profile: CompanyProfile): readonly FormAnswer[] {
  const held = profile
    .events('board-meeting')
    .map(({ happenedOn }) => happenedOn)
    .filter((day) => day <= profile.asked.today);
  return [
    ...firstMeeting(profile, held),
    ...mergeSameAnswers(yearsOf(profile).flatMap((year) => ofYear(profile, year, held))),
  ];
}

function yearsOf(profile: CompanyProfile): readonly number[] {
  const { incorporatedOn } = profile.dossier;
  const reach = reachOf(profile);
  const first = Number((reach > incorporatedOn ? reach : incorporatedOn).slice(0, 4));
  const last = Number(profile.asked.to.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function firstMeeting({ dossier, asked, ...rest }: CompanyProfile, held: readonly IsoDate[]): readonly FormAnswer[] {
  const { incorporatedOn } = dossier;
  const rule = ruleIfInForce(FIRST_BOARD_MEETING_DAYS, incorporatedOn, asked.knownOn);
  if (!rule || !isAsked({ dossier, asked, ...rest }, addDays(incorporatedOn, rule.value))) return [];
  const working = new Working();
  working.give('incorporated', say('calendar.fact.incorporated'), onDay(incorporatedOn));
  const dueOn = addDays(incorporatedOn, rule.value);
  working.make('due', say('calendar.roc.first-board'), onDay(dueOn), {
    formula: say('calendar.roc.from-incorporation', { days: inDays(rule.value) }),
    inputs: ['incorporated'],
    rule: citationOf(rule),
    summary: dueSummary(incorporatedOn, inDays(rule.value), dueOn, rule),
  });
  const first = held.find((day) => day >= incorporatedOn && day <= addDays(dueOn, 365));
  return [
    draftOf({
      form: FORM,
      period: incorporatedOn,
      title: say('calendar.roc.first-board-meeting'),
      description: say('calendar.roc.within-of-incorporation', {
        days: inDays(rule.value),
        day: onDay(incorporatedOn),
      }),
      priority: 'medium',
      dueOn: working.explain(dueOn),
      applies: reason(true, say('calendar.roc.first-board-due'), say('calendar.roc.board-rule'), [
        [say('calendar.fact.incorporated'), onDay(incorporatedOn)],
      ]),
      ...(first && { done: { on: first } }),
    }),
  ];
}

function ofYear(profile: CompanyProfile, year: number, held: readonly IsoDate[]): readonly FormAnswer[] {
  const lastDay = isoDate(`${year}-12-31`);
  const board = boardOn(profile, lastDay);
  if (board.kind === 'unknown')
    return [
      notDueOf(FORM, `${year}`, board.because, { verdict: 'not-known', ...(board.asks && { asks: board.asks }) }),
    ];
  if (board.kind === 'none') return [notDueOf(FORM, `${year}`, board.because)];
  const meetings = board.kind === 'small' ? halves(profile, year, held) : quarterlyMeetings(profile, year, held);
  return meetings
    .filter(({ dueOn }) => isAsked(profile, dueOn.value))
    .map(({ period, dueOn, description, doneOn }) =>
      draftOf({
        form: FORM,
        period,
        title: titleOf(FORM, period),
        description,
        priority: 'medium',
        dueOn,
        applies: board.because,
        ...(doneOn && { done: { on: doneOn } }),
      }),
    );
}

type Board =
  | { kind: 'small' | 'regular' | 'none'; because: Explained<boolean> }
  | { kind: 'unknown'; because: Explained<boolean>; asks?: 'legal-form' | 'capital' | 'turnover' };

/** Which rule of meetings holds: OPC, small, dormant and recognised start-up companies meet once a half-year (s.173(5)). */
function boardOn(profile: CompanyProfile, day: IsoDate): Board {
  const directors = profile.newest('director').filter(({ value }) => !value.ceasedOn || value.ceasedOn > day);
  const entity = classOn(profile, day);
  const isEased = answerOn(profile, 'dormant', day) === true || profile.newest('startup-recognition').length > 0;
  if (entity.is === 'opc' && directors.length === 1) return { kind: 'none', because: oneDirector() };
  const isPrivate = profile.statedOn('legal-form', day)?.value.legalForm === 'private';
  if (entity.is === undefined && !(isEased && isPrivate)) return { kind: 'unknown', ...entity };
  const isSmall = entity.is === 'opc' || entity.is === 'small' || (isEased && entity.is !== 'public');
  const because = reason(
    true,
    say(isSmall ? 'calendar.roc.board-halves' : 'calendar.roc.board-quarters'),
    say('calendar.roc.board-rhythm'),
    [
      [
        say('calendar.roc.class-at-end'),
        inWords(entity.is ? say(`calendar.class.${entity.is}`) : say('calendar.fact.not-needed')),
      ],
      [say('calendar.roc.dormant-or-startup'), yesOrNo(isEased)],
    ],
  );
  return {
    kind: isSmall ? 'small' : 'regular',
    because: { value: true, steps: [...(entity.is ? entity.steps : []), ...because.steps] },
  };
}

const oneDirector = (): Explained<boolean> =>
  reason(false, isNotDue(FORM), say('calendar.roc.no-board-rule', { statute: 's.173(5) proviso' }), [
    [say('calendar.fact.directors'), asCount(1)],
  ]);

/** A meeting that is due in a part of a calendar year. */
type DueMeeting = { period: string; dueOn: Explained<IsoDate>; description: Message; doneOn?: IsoDate };

function halves(profile: CompanyProfile, year: number, held: readonly IsoDate[]): readonly DueMeeting[] {
  const { asked, dossier } = profile;
  const halvesOfYear = [
    { name: 'H1', from: isoDate(`${year}-01-01`), to: isoDate(`${year}-06-30`) },
    { name: 'H2', from: isoDate(`${year}-07-01`), to: isoDate(`${year}-12-31`) },
  ];
  // The half of incorporation has the first meeting.
  return halvesOfYear
    .filter(({ from }) => dossier.incorporatedOn < from)
    .map(({ name, from, to }) => {
      const rule = ruleInForce(SMALL_BOARD_MEETINGS, to, asked.knownOn);
      const working = new Working();
      working.make('due', say('calendar.roc.half-ends'), onDay(to), {
        formula: say('calendar.roc.per-half', { count: rule.value.perHalfYear }),
        inputs: [],
        rule: citationOf(rule),
        summary: say('calendar.summary.half', {
          ...{ count: rule.value.perHalfYear, from: onDay(from), to: onDay(to), statute: rule.statute },
        }),
      });
      const doneOn = held.find((day) => day >= from && day <= to);
      const gap = inDays(rule.value.gapDays);
      const description = say('calendar.roc.half-meeting', { from: onDay(from), to: onDay(to), gap });
      return { period: `${year} ${name}`, dueOn: working.explain(to), description, ...(doneOn && { doneOn }) };
    });
}

type Rhythm = Rule<{ perCalendarYear: number; gapDays: number }>;
type Previous = { on: IsoDate; isHeld: boolean };

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/**
 * The four meetings of a calendar year. Each is due 120 days after the one before it. Where that one is not held yet, or none
 * is recorded, no later than the end of its quarter, which keeps both the number and the gap.
 */
function quarterlyMeetings(profile: CompanyProfile, year: number, held: readonly IsoDate[]): readonly DueMeeting[] {
  const { asked, dossier } = profile;
  const rule = ruleInForce(BOARD_MEETINGS, isoDate(`${year}-12-31`), asked.knownOn);
  // Quarters lie 92 days apart at most, so four of them undo whatever a year before began with.
  const before = chain(year - 1, held, rule, undefined);
  const meetings = chain(year, held, rule, before.at(-1)?.next);
  return meetings
    .filter(({ quarterEnd }) => dossier.incorporatedOn < addDays(quarterEnd, -80))
    .map(({ period, dueOn, doneOn }) => ({ period, dueOn, description: sentence(rule), ...(doneOn && { doneOn }) }));
}

const sentence = ({ value }: Rhythm): Message =>
  say('calendar.roc.quarter-meeting', { meetings: value.perCalendarYear, gap: inDays(value.gapDays) });

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
  working.give('quarterEnd', say('calendar.roc.quarter-ends'), onDay(quarterEnd));
  if (previous)
    working[previous.isHeld ? 'give' : 'assume'](
      'previous',
      say(previous.isHeld ? 'calendar.roc.meeting-before' : 'calendar.roc.meeting-before-due'),
      onDay(previous.on),
    );
  const afterGap = previous && addDays(previous.on, rule.value.gapDays);
  const yearStart = isoDate(`${quarterEnd.slice(0, 4)}-01-01`);
  const yearEnd = isoDate(`${quarterEnd.slice(0, 4)}-12-31`);
  const latest = previous?.isHeld ? yearEnd : quarterEnd;
  const nearest = afterGap && afterGap < latest ? afterGap : latest;
  const value = nearest < yearStart ? yearStart : nearest;
  working.make('due', say('calendar.roc.meeting-by'), onDay(value), {
    formula: previous
      ? say('calendar.roc.gap-rule', {
          before: onDay(previous.on),
          gap: inDays(rule.value.gapDays),
          latest: onDay(latest),
        })
      : say('calendar.roc.no-meeting-before'),
    inputs: previous ? ['quarterEnd', 'previous'] : ['quarterEnd'],
    rule: citationOf(rule),
    summary: previous
      ? say('calendar.summary.gap', {
          ...{ before: onDay(previous.on), gap: inDays(rule.value.gapDays), latest: onDay(latest) },
          ...{ due: onDay(value), statute: rule.statute },
        })
      : say('calendar.summary.quarter', { due: onDay(value), statute: rule.statute }),
  });
  return working.explain(value);
}
