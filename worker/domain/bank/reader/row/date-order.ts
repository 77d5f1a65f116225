import type { IsoDate } from '../../../shared/dates';
import { daysBetween } from '../../../shared/dates';
import type { DateCell, DateOrder } from '../model';
import { periodOfName } from '../proof/period';

type Period = { from: IsoDate; to: IsoDate } | null;

/** What may tell in which order day and month stand, beside the days themselves. */
export type OrderEvidence = {
  /** The days of the lines, in the order of the file. */
  days: readonly DateCell[];
  /** The days of lines that only carry a balance on, or sum up. */
  carried?: readonly DateCell[];
  /** Other days of the same lines, each beside the place of its line. */
  others: readonly { at: number; day: DateCell }[];
  /** The period that the statement prints. */
  period: Period;
  fileName: string | undefined;
};

/**
 * The order of day and month, where every day could be read in both: by what only one of them makes sense of. First that lines
 * stand one after another in time, then other days beside them, then the printed period, last the name of the file. Null where
 * nothing tells, or the first that does tells both.
 */
export function orderTold({ days, carried = [], others, period, fileName }: OrderEvidence): DateOrder | null {
  const read: Readings = { DMY: days.map(({ dayFirst }) => dayFirst), MDY: days.map(({ monthFirst }) => monthFirst) };
  return (
    onlyOne(read, isInTurn) ??
    onlyFirst(carried) ??
    onlyOne(read, (dates) => isBesideOthers(dates, others)) ??
    onlyOne(read, (dates) => isWithin(dates, period)) ??
    onlyOne(read, (dates) => isWithin(dates, fileName === undefined ? null : periodOfName(fileName)))
  );
}

type Dates = readonly (IsoDate | null)[];
type Readings = Readonly<Record<DateOrder, Dates>>;

function onlyOne({ DMY, MDY }: Readings, makesSense: (dates: Dates) => boolean): DateOrder | null {
  const [dayFirst, monthFirst] = [makesSense(DMY), makesSense(MDY)];
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'DMY' : 'MDY';
}

/** The only order in which these can be days of the calendar. */
function onlyFirst(days: readonly DateCell[]): DateOrder | null {
  const all = { DMY: days.some(({ monthFirst }) => !monthFirst), MDY: days.some(({ dayFirst }) => !dayFirst) };
  const dated = days.filter(({ dayFirst, monthFirst }) => dayFirst || monthFirst);
  if (dated.length < days.length || all.DMY === all.MDY) return null;
  return all.DMY ? 'DMY' : 'MDY';
}

// Two days are always in an order.
const FEWEST_IN_TURN = 3;

function isInTurn(dates: Dates): boolean {
  const known = dates.filter((date) => date !== null);
  if (known.length < dates.length || new Set(known).size < FEWEST_IN_TURN) return false;
  return [known, known.toReversed()].some((order) =>
    order.every((date, at) => at === 0 || (order[at - 1] ?? '') <= date),
  );
}

/** Banks count interest from a day close to that of the line. */
const CLOSE_DAYS = 7;

function isBesideOthers(dates: Dates, others: OrderEvidence['others']): boolean {
  const known = others.filter(({ day }) => day.dayFirst !== null && day.dayFirst === day.monthFirst);
  return (
    known.length > 0 &&
    known.every(({ at, day }) => {
      const date = dates[at] ?? null;
      return date !== null && day.dayFirst !== null && Math.abs(daysBetween(date, day.dayFirst)) <= CLOSE_DAYS;
    })
  );
}

const isWithin = (dates: Dates, period: Period): boolean =>
  period !== null && dates.every((date) => date !== null && period.from <= date && date <= period.to);
