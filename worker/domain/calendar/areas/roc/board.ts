import { ruleIfInForce, ruleInForce } from '../../../law/rule';
import { FIRST_BOARD_MEETING_DAYS, SMALL_BOARD_MEETINGS } from '../../../roc/meeting.rules';
import { addDays, type IsoDate, isoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, inWords, onDay, Working, yesOrNo } from '../../../shared/explained';
import type { Standing } from '../../standing';
import { reachOf } from '../../window';
import { answerOn, draftOf, type FormAnswer, isAsked, notDueOf, reason, toldOnce } from './answers';
import { quarterlyMeetings } from './board-quarters';
import { classOn } from './company-class';

const FORM = 'Board meeting';

/** The first meeting of the Board, and those of each half or quarter of a calendar year by the class on its last day (s.173). */
export function boardAnswers(standing: Standing): readonly FormAnswer[] {
  const held = standing
    .events('board-meeting')
    .map(({ happenedOn }) => happenedOn)
    .filter((day) => day <= standing.asked.today);
  return [
    ...firstMeeting(standing, held),
    ...toldOnce(yearsOf(standing).flatMap((year) => ofYear(standing, year, held))),
  ];
}

function yearsOf(standing: Standing): readonly number[] {
  const { incorporatedOn } = standing.dossier;
  const reach = reachOf(standing);
  const first = Number((reach > incorporatedOn ? reach : incorporatedOn).slice(0, 4));
  const last = Number(standing.asked.to.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function firstMeeting({ dossier, asked, ...rest }: Standing, held: readonly IsoDate[]): readonly FormAnswer[] {
  const { incorporatedOn } = dossier;
  const rule = ruleIfInForce(FIRST_BOARD_MEETING_DAYS, incorporatedOn, asked.knownOn);
  if (!rule || !isAsked({ dossier, asked, ...rest }, addDays(incorporatedOn, rule.value))) return [];
  const working = new Working();
  working.give('incorporated', 'Incorporated', onDay(incorporatedOn));
  const dueOn = addDays(incorporatedOn, rule.value);
  working.make('due', 'First meeting of the Board', onDay(dueOn), {
    formula: `incorporation + ${rule.value} days`,
    inputs: ['incorporated'],
    rule: citationOf(rule),
  });
  const first = held.find((day) => day >= incorporatedOn && day <= addDays(dueOn, 365));
  return [
    draftOf({
      form: FORM,
      period: incorporatedOn,
      title: 'First board meeting',
      description: `Within ${rule.value} days of the incorporation on ${dayInWords(incorporatedOn)}.`,
      priority: 'medium',
      dueOn: working.explain(dueOn),
      applies: reason(true, 'A first meeting is due', 'the Board of every company meets', [
        ['Incorporated', onDay(incorporatedOn)],
      ]),
      ...(first && { done: { on: first } }),
    }),
  ];
}

function ofYear(standing: Standing, year: number, held: readonly IsoDate[]): readonly FormAnswer[] {
  const lastDay = isoDate(`${year}-12-31`);
  const board = boardOn(standing, lastDay);
  if (board.kind === 'unknown')
    return [
      notDueOf(FORM, `${year}`, board.because, { verdict: 'not-known', ...(board.asks && { asks: board.asks }) }),
    ];
  if (board.kind === 'none') return [notDueOf(FORM, `${year}`, board.because)];
  const meetings = board.kind === 'small' ? halves(standing, year, held) : quarterlyMeetings(standing, year, held);
  return meetings
    .filter(({ dueOn }) => isAsked(standing, dueOn.value))
    .map(({ period, dueOn, description, doneOn }) =>
      draftOf({
        form: FORM,
        period,
        title: `${FORM} for ${period}`,
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
function boardOn(standing: Standing, day: IsoDate): Board {
  const directors = standing.newest('director').filter(({ value }) => !value.ceasedOn || value.ceasedOn > day);
  const entity = classOn(standing, day);
  const isEased = answerOn(standing, 'dormant', day) === true || standing.newest('startup-recognition').length > 0;
  if (entity.is === 'opc' && directors.length === 1) return { kind: 'none', because: oneDirector() };
  const isPrivate = standing.statedOn('legal-form', day)?.value.legalForm === 'private';
  if (entity.is === undefined && !(isEased && isPrivate)) return { kind: 'unknown', ...entity };
  const isSmall = entity.is === 'opc' || entity.is === 'small' || (isEased && entity.is !== 'public');
  const because = reason(
    true,
    isSmall ? 'One meeting in each half of a calendar year is due' : 'Four meetings in a calendar year are due',
    'one-person, small, dormant and recognised start-up companies meet once a half-year, others four times a year',
    [
      ['Class on the last day of the year', inWords(entity.is ?? 'not needed')],
      ['Dormant, or a recognised start-up', yesOrNo(isEased)],
    ],
  );
  return {
    kind: isSmall ? 'small' : 'regular',
    because: { value: true, steps: [...(entity.is ? entity.steps : []), ...because.steps] },
  };
}

const oneDirector = (): Explained<boolean> =>
  reason(false, 'No board meeting is due', 'a one-person company with one director holds none (s.173(5) proviso)', [
    ['Directors', inWords('one')],
  ]);

/** A meeting that is due in a part of a calendar year. */
export type DueMeeting = { period: string; dueOn: Explained<IsoDate>; description: string; doneOn?: IsoDate };

function halves(standing: Standing, year: number, held: readonly IsoDate[]): readonly DueMeeting[] {
  const { asked, dossier } = standing;
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
      working.make('due', 'Last day of the half-year', onDay(to), {
        formula: `at least ${rule.value.perHalfYear} in each half of a calendar year`,
        inputs: [],
        rule: citationOf(rule),
      });
      const doneOn = held.find((day) => day >= from && day <= to);
      const description = `One meeting from ${dayInWords(from)} to ${dayInWords(to)}, at least ${rule.value.gapDays} days from that of the other half.`;
      return { period: `${year} ${name}`, dueOn: working.explain(to), description, ...(doneOn && { doneOn }) };
    });
}
