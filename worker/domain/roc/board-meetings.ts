import { ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate, isoDate } from '../shared/dates';
import { BOARD_MEETINGS, SMALL_BOARD_MEETINGS } from './law/yearly';

export type MeetingFinding =
  | { kind: 'too_few'; year: string; held: number; needed: number }
  | { kind: 'half_without'; year: string; half: 1 | 2 }
  | { kind: 'gap'; after: IsoDate; before: IsoDate; days: number; limit: number };

/**
 * What is wrong with a company's board meetings in one calendar year that has passed (s.173(1)): fewer than four, or more
 * than 120 days between two that follow each other, the last of the year before included.
 */
export function regularBoardFindings(meetings: readonly IsoDate[], year: string): readonly MeetingFinding[] {
  const held = [...meetings].sort();
  const { value: rule } = ruleInForce(BOARD_MEETINGS, lastDayOf(year));
  const count = held.filter((day) => day.startsWith(year)).length;
  const tooFew: MeetingFinding[] =
    count < rule.perCalendarYear ? [{ kind: 'too_few', year, held: count, needed: rule.perCalendarYear }] : [];
  return [
    ...tooFew,
    ...gapsOf(held, year)
      .filter(({ days }) => days > rule.gapDays)
      .map(asGap(rule.gapDays)),
  ];
}

/** The same for the small class: OPC, small, dormant and start-up private companies (s.173(5)). */
export function smallBoardFindings(meetings: readonly IsoDate[], year: string): readonly MeetingFinding[] {
  const held = [...meetings].sort().filter((day) => day.startsWith(year));
  const { value: rule } = ruleInForce(SMALL_BOARD_MEETINGS, lastDayOf(year));
  const halves = [held.filter((day) => day.slice(5) < '07-01'), held.filter((day) => day.slice(5) >= '07-01')];
  const without = halves.flatMap((half, index): MeetingFinding[] =>
    half.length < rule.perHalfYear ? [{ kind: 'half_without', year, half: index === 0 ? 1 : 2 }] : [],
  );
  const isTight = held.length === 2 && without.length === 0;
  const gaps = isTight ? gapsOf(held, year).filter(({ days }) => days < rule.gapDays) : [];
  return [...without, ...gaps.map(asGap(rule.gapDays))];
}

const asGap =
  (limit: number) =>
  (gap: { after: IsoDate; before: IsoDate; days: number }): MeetingFinding => ({ kind: 'gap', ...gap, limit });

const gapsOf = (held: readonly IsoDate[], year: string) =>
  held.flatMap((before, index) => {
    const after = held[index - 1];
    return after && before.startsWith(year) ? [{ after, before, days: daysBetween(after, before) }] : [];
  });

const lastDayOf = (year: string): IsoDate => isoDate(`${year}-12-31`);
