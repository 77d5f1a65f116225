import { ruleInForce } from '../../../law/rule';
import { BOARD_MEETINGS, SMALL_BOARD_MEETINGS } from '../../../roc/law/yearly';
import { addDays, daysBetween, type IsoDate, isoDate } from '../../../shared/dates';
import { asCount, citationOf, type Explained, inDays, onDay, Working } from '../../../shared/explained';
import { say } from '../../../shared/message';
import type { CompanyProfile } from '../../model';
import { boardOn } from './board';

/** From one board meeting to the next: how many days, and whether that is longer or shorter than the law lets it be. */
export type BoardGap = { after: IsoDate; before: IsoDate; days: number; verdict: 'kept' | 'too-long' | 'too-short' };

/** The days of the board's meetings that were held by the day asked, each once. */
export const boardDays = ({ events, asked }: CompanyProfile): readonly IsoDate[] =>
  [...new Set(events('board-meeting').map(({ happenedOn }) => happenedOn))].filter((day) => day <= asked.today);

/**
 * The gaps between the board's meetings. A gap is judged by the class on its 121st day: of the regular class it may last 120 days
 * (s.173(1)); of the small class two meetings that are the only ones of a calendar year lie 90 days apart at least (s.173(5)). Where the
 * class is not known, no gap is judged.
 */
export function boardGaps(profile: CompanyProfile): readonly Explained<BoardGap>[] {
  const held = boardDays(profile);
  return held.slice(1).map((before, place) => gapOf(profile, held, held[place] ?? before, before));
}

function gapOf(
  profile: CompanyProfile,
  held: readonly IsoDate[],
  after: IsoDate,
  before: IsoDate,
): Explained<BoardGap> {
  const { knownOn } = profile.asked;
  const regular = ruleInForce(BOARD_MEETINGS, before, knownOn);
  const small = ruleInForce(SMALL_BOARD_MEETINGS, before, knownOn);
  const judgedOn = addDays(after, regular.value.gapDays + 1);
  const days = daysBetween(after, before);
  const board = boardOn(profile, judgedOn < before ? judgedOn : before);
  const isRegular = board.kind === 'regular';
  const isPair = board.kind === 'small' && isOnlyPair(held, after, before);
  const verdict =
    isRegular && days > regular.value.gapDays
      ? 'too-long'
      : isPair && days < small.value.gapDays
        ? 'too-short'
        : 'kept';
  const rule = isRegular ? regular : small;
  const working = new Working();
  working.give('after', say('roc.step.meeting-before'), onDay(after));
  working.give('before', say('roc.step.meeting-after'), onDay(before));
  const about = { after: onDay(after), before: onDay(before), days: inDays(days), limit: inDays(rule.value.gapDays) };
  working.make('gap', say('roc.step.gap'), asCount(days), {
    formula: say('roc.formula.days-between'),
    inputs: ['after', 'before'],
    rule: citationOf(rule),
    summary: say(`roc.summary.gap-${verdict}${verdict === 'kept' ? (isRegular ? '' : '-small') : ''}`, {
      ...{ ...about, statute: rule.statute },
    }),
  });
  return { value: { after, before, days, verdict }, steps: [...board.because.steps, ...working.explain(days).steps] };
}

/** Whether two meetings are the only ones of a calendar year, one in each half. */
function isOnlyPair(held: readonly IsoDate[], after: IsoDate, before: IsoDate): boolean {
  const year = before.slice(0, 4);
  const middle = isoDate(`${year}-07-01`);
  return (
    after.startsWith(year) &&
    after < middle &&
    before >= middle &&
    held.filter((day) => day.startsWith(year)).length === 2
  );
}
