import type { Obligation } from '../calendar/model';
import { endOfPeriod } from '../calendar/periods';
import { healthScore, type ScoredItem } from '../health/health-score';
import { addDays, type IsoDate } from '../shared/dates';
import { type Chance, chanceOf } from './seeded-random';

/** An obligation and the day on which it was done. */
export type Closing = { obligation: Obligation; on: IsoDate };
/** What fell due, what told events did of it, and what stays open. */
type Plan = {
  due: readonly Obligation[];
  done: readonly ScoredItem[];
  left: readonly Obligation[];
  today: IsoDate;
  chance: Chance;
};

const MOST_DRAWS = 6;

/**
 * When each obligation was done, so that the score is as near the target as may be: one draw may miss it by a point, where the
 * last lateness tried costs more than was left, so several are made.
 */
export function nearest(target: number, { lot, ...plan }: Omit<Plan, 'chance'> & { lot: string }) {
  const missed = ({ score }: { score: number }) => Math.abs(score - target);
  let found = drawn(target, plan, lot);
  for (let draw = 1; draw < MOST_DRAWS && missed(found) > 0; draw++) {
    const other = drawn(target, plan, `${lot}|${draw}`);
    if (missed(other) < missed(found)) found = other;
  }
  return found;
}

function drawn(target: number, plan: Omit<Plan, 'chance'>, lot: string) {
  const closings = closedTowards(target, { ...plan, chance: chanceOf(lot) });
  return { closings, score: scoreOf(closings, plan) };
}

/** Closes everything on time, then makes one after the other late until the score is at the target, or a point below it. */
function closedTowards(target: number, plan: Plan): Closing[] {
  const { due, left, today, chance } = plan;
  const closings = due
    .filter((obligation) => !left.includes(obligation))
    .map((obligation) => ({ obligation, on: onTime(obligation, chance) }));
  let score = scoreOf(closings, plan);
  for (const place of shuffled(closings.length, chance)) {
    const closing = closings[place];
    const late = closing && addDays(closing.obligation.dueOn.value, chance.pick(LATENESS)(chance));
    if (!late || late >= today || score <= target || closing.obligation.isOptional) continue;
    const tried = closings.with(place, { ...closing, on: late });
    const next = scoreOf(tried, plan);
    if (next < target - 1) continue;
    closing.on = late;
    score = next;
  }
  return closings;
}

// A few days late, a few weeks, a season: each costs another share of the item's weight.
const LATENESS = [
  (chance: Chance) => chance.between(2, 14),
  (chance: Chance) => chance.between(17, 29),
  (chance: Chance) => chance.between(33, 60),
] as const;

function onTime({ key, dueOn }: Obligation, chance: Chance): IsoDate {
  const day = addDays(dueOn.value, -chance.between(0, 4));
  const ends = endOfPeriod(key);
  return ends && day <= ends ? dueOn.value : day;
}

function shuffled(count: number, chance: Chance): number[] {
  const places = Array.from({ length: count }, (_, place) => ({ place, lot: chance.below(1_000_000) }));
  return places.toSorted((one, other) => one.lot - other.lot || one.place - other.place).map(({ place }) => place);
}

function scoreOf(closings: readonly Closing[], { done, left, today }: Omit<Plan, 'chance'>): number {
  const counted = closings.filter(({ obligation }) => !obligation.isOptional);
  const closed = counted.map(({ obligation, on }) => ({ ...scored(obligation), doneOn: on }));
  return healthScore({ items: [...done, ...closed, ...left.map(scored)], today, isStruckOffThreatened: false }).value
    .score;
}

/** An obligation as the score counts it. */
export const scored = ({ key, title, priority, dueOn }: Obligation): ScoredItem => ({
  id: key,
  title,
  priority,
  dueOn: dueOn.value,
});
