import { daysBetween, isoDate } from '#domain/shared/dates';
import type { Coverage } from '../books.queries';

/** A stretch of the timeline, in thousandths of its length. */
export type Stretch = { from: number; to: number };

/** The timeline of an account, laid out: from its first day to its last. */
export type CoverageLine = { start: string; end: string; covered: Stretch[]; breaks: number[] };

export const LENGTH = 1000;

/** Where each piece stands on a line of a thousand; nothing where no day is known. */
export function coverageLine({ covered, breaks, lastDay }: Coverage): CoverageLine | undefined {
  const days = [...covered.flatMap(({ from, to }) => [from, to]), ...breaks.map(({ date }) => date)].sort();
  const known = lastDay ? [...days, lastDay].sort() : days;
  const [start, end] = [known[0], known.at(-1)];
  if (!start || !end) return undefined;
  const total = daysBetween(isoDate(start), isoDate(end)) + 1;
  const place = (day: string, more = 0) => ((daysBetween(isoDate(start), isoDate(day)) + more) * LENGTH) / total;
  return {
    start,
    end,
    covered: covered.map(({ from, to }) => ({ from: place(from), to: place(to, 1) })),
    breaks: breaks.map(({ date }) => place(date, 0.5)),
  };
}
