import type { PastPeriod, PastRow } from './past.queries';

/** The periods of a form in a year that a person may speak of. */
export const periodsIn = ({ periods }: Pick<PastRow, 'periods'>, year: string): readonly PastPeriod[] =>
  periods.filter((period) => period.year === year);

const isChoosable = ({ followsFromAct }: PastPeriod): boolean => !followsFromAct;

export const choosable = (periods: readonly PastPeriod[]): readonly PastPeriod[] => periods.filter(isChoosable);

/** Whether all of these are chosen, some of them, or none; none where there is nothing to choose. */
export function chosenOf(periods: readonly PastPeriod[], chosen: ReadonlySet<string>): boolean | 'some' {
  const able = choosable(periods);
  const count = able.filter(({ key }) => chosen.has(key)).length;
  return count > 0 && (count === able.length || 'some');
}

/** What is chosen with these periods, or without them where all of them were. */
export function toggled(
  chosen: ReadonlySet<string>,
  periods: readonly PastPeriod[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const { key } of choosable(periods)) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** How the periods of a cell stand: each state with how many there are of it, the worst first. */
export type CellState = 'not-filed' | 'overdue' | 'unsaid' | 'filed' | 'settled' | 'nothing-due';

const ORDER: readonly CellState[] = ['not-filed', 'overdue', 'unsaid', 'filed', 'settled', 'nothing-due'];

export const stateOf = ({ said, isOverdue }: Pick<PastPeriod, 'said' | 'isOverdue'>): CellState =>
  said === 'unsaid' && isOverdue ? 'overdue' : said;

export function statesOf(periods: readonly PastPeriod[]): readonly { state: CellState; count: number }[] {
  return ORDER.map((state) => ({ state, count: periods.filter((one) => stateOf(one) === state).length })).filter(
    ({ count }) => count > 0,
  );
}

type Place = { row: number; column: number };
const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Where an arrow key leads in a grid of boxes: on in its direction to the next place that has one; nowhere at the edge, and with any
 * other key. Home and End lead to the first and last of the row.
 */
export function placeAfter(key: string, at: Place, places: readonly Place[]): Place | undefined {
  const inRow = places.filter(({ row }) => row === at.row).toSorted((one, other) => one.column - other.column);
  if (key === 'Home') return inRow[0];
  if (key === 'End') return inRow.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const ahead = places.filter((place) =>
    step.row === 0
      ? place.row === at.row && (place.column - at.column) * step.column > 0
      : place.column === at.column && (place.row - at.row) * step.row > 0,
  );
  const distance = (place: Place) => Math.abs(place.row - at.row) + Math.abs(place.column - at.column);
  return ahead.toSorted((one, other) => distance(one) - distance(other))[0];
}
