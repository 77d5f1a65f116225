import { type Rule, ruleIfInForce, ruleInForce } from '../../../law/rule';
import { BOARD_MEETINGS, FIRST_BOARD_MEETING_DAYS, SMALL_BOARD_MEETINGS } from '../../../roc/law/yearly';
import { addDays, addMonths, type IsoDate, isoDate } from '../../../shared/dates';
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
  asksAnswer,
  draftOf,
  dueSummary,
  type FormAnswer,
  isAsked,
  isLlpOn,
  isNotDue,
  mergeSameAnswers,
  notDueOf,
  reason,
  registeredAs,
  titleOf,
} from '../answers';
import { classOn } from './company';

const FORM = 'board-meeting';

/** The first meeting of the Board, and those of each half or quarter of a calendar year by the class on the last day of it (s.173). */
export function boardAnswers(profile: CompanyProfile): readonly FormAnswer[] {
  const held = profile
    .events('board-meeting')
    .map(({ happenedOn }) => happenedOn)
    .filter((day) => day <= profile.asked.today);
  const about = { profile, held, boardOf: rememberedBoards(profile) };
  return [...firstMeeting(profile, held), ...mergeSameAnswers(yearsOf(profile).flatMap((year) => ofYear(about, year)))];
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
  if (isLlpOn({ dossier, asked, ...rest }, incorporatedOn)) return [];
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

/** What the meetings of every year are told from. `boardOf`: the rule of meetings by the class of a day. */
type About = { profile: CompanyProfile; held: readonly IsoDate[]; boardOf: (day: IsoDate) => Board };

/** The rule of meetings of each day, worked out once: quarters, halves and gaps ask for the same days. */
function rememberedBoards(profile: CompanyProfile): About['boardOf'] {
  const known = new Map<IsoDate, Board>();
  return (day) => {
    const board = known.get(day) ?? boardOn(profile, day);
    known.set(day, board);
    return board;
  };
}

function ofYear(about: About, year: number): readonly FormAnswer[] {
  const { profile } = about;
  const boards = boardsOf(about, year);
  const open = boards.find((board) => board.kind === 'unknown');
  if (open?.kind === 'unknown')
    return [notDueOf(FORM, `${year}`, open.because, { verdict: 'not-known', ...(open.asks && { asks: open.asks }) })];
  const [first] = boards;
  if (first && boards.every(({ kind }) => kind === 'none')) return [notDueOf(FORM, `${year}`, first.because)];
  return [...halves(about, year), ...quarterlyMeetings(about, year)]
    .filter(({ dueOn }) => isAsked(profile, dueOn.value))
    .map(({ period, dueOn, description, doneOn, because }) =>
      draftOf({
        form: FORM,
        period,
        title: titleOf(FORM, period),
        description,
        priority: 'medium',
        dueOn,
        applies: because,
        ...(doneOn && { done: { on: doneOn } }),
      }),
    );
}

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/** The rule of meetings of each quarter of a calendar year: a quarter or half is judged by the class on its last day. */
const boardsOf = ({ boardOf }: About, year: number): readonly Board[] =>
  QUARTER_ENDS.map((monthDay) => boardOf(isoDate(`${year}-${monthDay}`)));

export type Board =
  | { kind: 'small' | 'regular' | 'none'; because: Explained<boolean> }
  | { kind: 'unknown'; because: Explained<boolean>; asks?: 'legal-form' | 'capital' | 'turnover' };

/** Which rule of meetings holds: OPC, small, dormant and recognised start-up companies meet once a half-year (s.173(5)). */
export function boardOn(profile: CompanyProfile, day: IsoDate): Board {
  if (isLlpOn(profile, day)) return { kind: 'none', because: noBoard(profile, day) };
  const directors = directorsOn(profile, day);
  const entity = classOn(profile, day);
  const isRecognised = profile.newest('startup-recognition').some(({ value }) => value.recognisedOn <= day);
  const isEased = answerOn(profile, 'dormant', day) === true || isRecognised;
  const isAssumed = !isRecognised && profile.factOn('duty', day, 'dormant') === undefined;
  if (entity.is === 'opc' && directors.length === 1)
    return { kind: 'none', because: oneDirector(directors.every(({ value }) => value.appointedOn > day)) };
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
      [say('calendar.roc.dormant-or-startup'), yesOrNo(isEased), isAssumed && asksAnswer('dormant')],
    ],
  );
  return {
    kind: isSmall ? 'small' : 'regular',
    because: { value: true, steps: [...(entity.is ? entity.steps : []), ...because.steps] },
  };
}

/** Who is a director on a day; of a day before the first appointment that is stated, all who were appointed since. */
function directorsOn(profile: CompanyProfile, day: IsoDate) {
  const serving = profile.newest('director').filter(({ value }) => !value.ceasedOn || value.ceasedOn > day);
  const appointed = serving.filter(({ value }) => value.appointedOn <= day);
  return appointed.length > 0 ? appointed : serving;
}

const noBoard = (profile: CompanyProfile, day: IsoDate): Explained<boolean> =>
  reason(false, isNotDue(FORM), say('calendar.roc.llp-no-board'), [registeredAs(profile, 'llp', day)]);

const oneDirector = (isAssumed: boolean): Explained<boolean> =>
  reason(false, isNotDue(FORM), say('calendar.roc.no-board-rule', { statute: 's.173(5) proviso' }), [
    [say('calendar.fact.directors'), asCount(1), isAssumed],
  ]);

/** A meeting that is due in a part of a calendar year. */
type DueMeeting = {
  period: string;
  dueOn: Explained<IsoDate>;
  description: Message;
  because: Explained<boolean>;
  doneOn?: IsoDate;
};

function halves(about: About, year: number): readonly DueMeeting[] {
  const { held, profile } = about;
  const { asked, dossier } = profile;
  const [, onFirst, , onSecond] = boardsOf(about, year);
  const halvesOfYear = [
    { name: 'H1', from: isoDate(`${year}-01-01`), to: isoDate(`${year}-06-30`), board: onFirst },
    { name: 'H2', from: isoDate(`${year}-07-01`), to: isoDate(`${year}-12-31`), board: onSecond },
  ];
  // The half of incorporation has the first meeting.
  return halvesOfYear
    .filter(({ from }) => dossier.incorporatedOn < from)
    .flatMap(({ name, from, to, board }) => {
      if (board?.kind !== 'small') return [];
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
      const { because } = board;
      return { period: `${year} ${name}`, dueOn: working.explain(to), description, because, ...(doneOn && { doneOn }) };
    });
}

type Rhythm = Rule<{ perCalendarYear: number; gapDays: number }>;
type Previous = { on: IsoDate; isHeld: boolean };

/**
 * The meetings of the quarters on whose last day the company is of the regular class, four in a year that is regular throughout.
 * Each is due 120 days after the one before it. Where that one is not held yet, or none is recorded, no later than the end of
 * its quarter, which keeps both the number and the gap.
 */
function quarterlyMeetings(known: About, year: number): readonly DueMeeting[] {
  const { asked, dossier } = known.profile;
  const rule = ruleInForce(BOARD_MEETINGS, isoDate(`${year}-12-31`), asked.knownOn);
  const about = { ...known, rule };
  // Quarters lie 92 days apart at most, so four of them undo whatever a year before began with.
  const before = chain(year - 1, about, undefined);
  const meetings = chain(year, about, before.at(-1)?.next);
  return meetings
    .filter(({ quarterEnd }) => dossier.incorporatedOn < addDays(quarterEnd, -80))
    .map(({ period, dueOn, doneOn, because }) => ({
      ...{ period, dueOn, because, description: sentence(rule) },
      ...(doneOn && { doneOn }),
    }));
}

const sentence = ({ value }: Rhythm): Message =>
  say('calendar.roc.quarter-meeting', { meetings: value.perCalendarYear, gap: inDays(value.gapDays) });

type Link = {
  period: string;
  quarterEnd: IsoDate;
  dueOn: Explained<IsoDate>;
  because: Explained<boolean>;
  doneOn?: IsoDate;
  next: Previous;
};
type AboutGaps = About & { rule: Rhythm };

function chain(year: number, about: AboutGaps, start: Previous | undefined): readonly Link[] {
  const { boardOf, held, rule } = about;
  const quarters = QUARTER_ENDS.map((monthDay, index) => {
    const end = isoDate(`${year}-${monthDay}`);
    return { end, from: addMonths(addDays(end, 1), -3), name: `${year} Q${index + 1}`, board: boardOf(end) };
  });
  const regular = quarters.filter(({ board }) => board.kind === 'regular');
  const first = regular[0]?.from;
  const latest = regular.at(-1)?.end;
  // Of a year in which the class changes, the meetings before its first regular quarter answer for no quarter.
  const ofYear = held.filter((day) => day.startsWith(`${year}`) && first !== undefined && day >= first);
  const lastBefore = held.findLast((day) => day < (first ?? `${year}-01-01`));
  const links: Link[] = [];
  let previous = lastBefore && (!start || start.on <= lastBefore) ? { on: lastBefore, isHeld: true } : start;
  for (const { end: quarterEnd, name: period, board } of quarters) {
    if (board.kind !== 'regular' || !latest) {
      const gap = gapIn({ quarterEnd, period }, previous, about);
      if (gap) links.push(gap);
      continue;
    }
    const index = regular.findIndex(({ end }) => end === quarterEnd);
    const bound = previous && isRegularAfter(previous, about) ? previous : undefined;
    const dueOn = dueAfter(bound, { quarterEnd, latest }, rule);
    const doneOn = ofYear[index];
    // Meetings beyond those of the quarters count for the gap that follows them.
    const last = index === regular.length - 1 ? ofYear.findLast((day) => day <= latest) : doneOn;
    previous = doneOn
      ? { on: last && last > doneOn ? last : doneOn, isHeld: true }
      : { on: dueOn.value, isHeld: false };
    links.push({ period, quarterEnd, dueOn, because: board.because, ...(doneOn && { doneOn }), next: previous });
  }
  return links;
}

/** A gap is judged by the class on its first day too many: who is small by then may let more days pass. */
const isRegularAfter = ({ on }: Previous, { boardOf, rule }: AboutGaps): boolean =>
  boardOf(addDays(on, rule.value.gapDays + 1)).kind === 'regular';

/** The meeting that the gap alone asks for in a quarter that ends with another class: it began, and ran out, in the regular one. */
function gapIn(
  { quarterEnd, period }: Pick<Link, 'quarterEnd' | 'period'>,
  previous: Previous | undefined,
  about: AboutGaps,
): Link | undefined {
  const { boardOf, held, rule } = about;
  if (!previous?.isHeld || !isRegularAfter(previous, about)) return undefined;
  const lastDay = addDays(previous.on, rule.value.gapDays);
  if (lastDay > quarterEnd || lastDay <= addMonths(quarterEnd, -3)) return undefined;
  const doneOn = held.find((day) => day > previous.on);
  const dueOn = dueAfter(previous, { quarterEnd, latest: quarterEnd }, rule);
  const { because } = boardOf(addDays(lastDay, 1));
  const next = doneOn ? { on: doneOn, isHeld: true } : { on: dueOn.value, isHeld: false };
  return { period, quarterEnd, dueOn, because, ...(doneOn && { doneOn }), next };
}

/** `latest` is the last day of the year's last regular quarter: by then all of its meetings are held. */
function dueAfter(
  previous: Previous | undefined,
  { quarterEnd, latest: yearsLast }: { quarterEnd: IsoDate; latest: IsoDate },
  rule: Rhythm,
): Explained<IsoDate> {
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
  const latest = previous?.isHeld ? yearsLast : quarterEnd;
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
