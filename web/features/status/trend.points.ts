import { daysBetween, isoDate } from '#domain/shared/dates';

export type TrendPoint = { day: string; score: number };
export type Plotted = TrendPoint & { x: number; y: number };

/** Where each score stands in a field of that size: days from left to right by their distance, 0 to 100 from the foot up. */
export function plotted(
  points: readonly TrendPoint[],
  { width, height }: { width: number; height: number },
): Plotted[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const span = daysBetween(isoDate(first.day), isoDate(last.day));
  return points.map((point) => ({
    ...point,
    x: span === 0 ? width : Math.round((daysBetween(isoDate(first.day), isoDate(point.day)) / span) * width),
    y: Math.round(height - (point.score / 100) * height),
  }));
}

/** The points as a polyline's attribute has them. */
export const lineOf = (points: readonly Plotted[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');
