import { addDays, daysBetween, type IsoDate } from '../shared/dates';
import type { Said } from '../shared/message';
import { type Paise, paise, shareOfDays } from '../shared/money';
import type { Accrual, CostLadder } from './model';

type Rung = CostLadder[number];

/**
 * Draws what an act costs, by the day on which it is done, as pieces of straight line from the due day on. `breaks` are the days
 * on which the line may jump or bend; between two of them it must be straight, but for interest by the day, which is given. Amounts
 * in paise.
 */
export function ladderOf(
  wholeOn: (day: IsoDate) => Paise,
  breaks: readonly IsoDate[],
  dueOn: IsoDate,
  accrual?: Accrual,
): CostLadder {
  const costOn = (day: IsoDate): Paise => (accrual ? paise(wholeOn(day) - accruedOn(accrual, day)) : wholeOn(day));
  const starts = [...new Set([dueOn, ...breaks])].filter((day) => day >= dueOn).sort();
  const ladder: Rung[] = [];
  let base = costOn(dueOn);
  for (const [index, from] of starts.entries()) {
    const next = addDays(from, 1);
    const nextCost = costOn(next);
    append(ladder, { from, base, perDay: paise(nextCost - base) });
    const start = starts[index + 1];
    if (start !== undefined) base = start === next ? nextCost : costOn(start);
  }
  return accrual ? ladder.map((rung) => ({ ...rung, accrual })) : ladder;
}

const accruedOn = ({ amount, rate, since }: Accrual, day: IsoDate): Paise =>
  shareOfDays(amount, rate, Math.max(0, daysBetween(since, day)));

/** Leaves out a piece that goes on where the one before it points. */
function append(ladder: Rung[], rung: Rung): void {
  const before = ladder.at(-1);
  const isSameLine = before && before.perDay === rung.perDay && valueAt(before, rung.from) === rung.base;
  if (!isSameLine) ladder.push(rung);
}

const valueAt = ({ from, base, perDay, accrual }: Rung, day: IsoDate): Paise =>
  paise(base + perDay * daysBetween(from, day) + (accrual ? accruedOn(accrual, day) : 0));

const rungOn = (ladder: CostLadder, day: IsoDate): Rung | undefined => ladder.findLast(({ from }) => from <= day);

/** What doing it on a day costs, in paise; nothing on the due day and before it. */
export function costOnDay(ladder: CostLadder, day: IsoDate): Paise {
  const rung = rungOn(ladder, day);
  return rung ? valueAt(rung, day) : paise(0);
}

/** How much more the day after costs, as the line of the day goes; 0 before the due day. */
export function perDayOn(ladder: CostLadder, day: IsoDate): Paise {
  const rung = rungOn(ladder, day);
  return rung ? paise(valueAt(rung, addDays(day, 1)) - valueAt(rung, day)) : paise(0);
}

/** Whether the cost only jumps from the day of a piece to the next one, where another line begins. */
const isJump = (ladder: CostLadder, index: number): boolean => {
  const [from, next] = [ladder[index]?.from, ladder[index + 1]?.from];
  return from !== undefined && next === addDays(from, 1);
};

/** What each further day adds while the line of the day goes on; nothing where it jumps once and a step begins. */
export function rateOn(ladder: CostLadder, day: IsoDate): Paise {
  const index = ladder.findLastIndex(({ from }) => from <= day);
  return isJump(ladder, index) ? paise(0) : perDayOn(ladder, day);
}

/** The next piece from a day on that costs something: of a step the day on which it begins, of a rate the one after which it runs. */
export const nextRise = (ladder: CostLadder, day: IsoDate): Rung | undefined =>
  ladder.find(({ from, base, perDay }, index) => from >= day && (base > 0 || (perDay > 0 && !isJump(ladder, index))));

/** The most it can ever cost; undefined where it grows without end, or where nothing is known. */
export function capOf(ladder: CostLadder): Paise | undefined {
  const last = ladder.at(-1);
  return last && last.perDay === 0 && !last.accrual ? last.base : undefined;
}

const LIMIT = 'calendar.cost.unknown.statement-tax';
const EXPOSURE = 'calendar.cost.exposure.';

type Beside = { unknownCost: Said | null; unknownLimit: Said | null; exposure: Said | null };

/**
 * What is said beside a cost: a part of it that cannot be told and comes on top, the most that the whole can be where that cannot be
 * told, or what an order may ask and nobody owes before it.
 */
export function besideCost(said: Said | null | undefined): Beside {
  const nothing = { unknownCost: null, unknownLimit: null, exposure: null };
  if (!said) return nothing;
  const id = typeof said === 'object' ? said.id : '';
  if (id === LIMIT) return { ...nothing, unknownLimit: said };
  return id.startsWith(EXPOSURE) ? { ...nothing, exposure: said } : { ...nothing, unknownCost: said };
}
