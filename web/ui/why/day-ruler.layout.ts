import { daysBetween, type IsoDate, isIsoDate } from '#domain/shared/dates';
import { kindOf, type NumberedStep, type StepKind } from './explained';

export type DayMark = { number: number; label: string; day: IsoDate; kind: StepKind; x: number; row: number };

const MOST_MARKS = 6;
const MARGIN = 14;
/** The width of a mark's words, '12. 07 Nov 2026'. */
const WORDS = 96;
const ROWS = 3;

/** Where the days of a computation stand between the first and the last of them, each on the first row with room; none where there are not two. */
export function dayMarks(steps: readonly NumberedStep[], width: number): readonly DayMark[] {
  const days = steps.flatMap(({ number, step }) => {
    const { unit, value } = step.quantity;
    return unit === 'day' && typeof value === 'string' && isIsoDate(value)
      ? [{ number, label: step.label, day: value, kind: kindOf(step) }]
      : [];
  });
  const known = days.filter(({ day }, at) => days.findIndex((other) => other.day === day) === at);
  const sorted = known.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.day === last.day || sorted.length > MOST_MARKS) return [];
  const step = (width - 2 * MARGIN) / daysBetween(first.day, last.day);
  const ends = Array.from({ length: ROWS }, () => 0);
  return sorted.map((mark) => {
    const x = MARGIN + daysBetween(first.day, mark.day) * step;
    const start = startOf(x, width);
    const free = ends.findIndex((end) => end <= start);
    const row = free < 0 ? ROWS - 1 : free;
    ends[row] = start + WORDS;
    return { ...mark, x, row };
  });
}

/** Words stand over their day, and at the ends of the ruler within it. */
const startOf = (x: number, width: number): number => Math.min(Math.max(0, x - WORDS / 2), width - WORDS);
