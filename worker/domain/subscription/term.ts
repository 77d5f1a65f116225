import { addDays, addMonths, type IsoDate } from '../shared/dates';

export type Term = {
  startDate: IsoDate;
  /** The last day that was agreed; null where none was. */
  endDate: IsoDate | null;
  isActive: boolean;
  autoRenewal: boolean;
};

/** Whether a subscription stands on a day: it was not ended, and its last day has not passed or it renews by itself. */
export const standsOn = ({ isActive, endDate, autoRenewal }: Term, day: IsoDate): boolean =>
  isActive && (autoRenewal || endDate === null || endDate >= day);

const YEAR = 12;
const LONGEST_MONTHS = 1_200;

/** The length of a term that covers whole months; a year where it covers none, such as 3 May to 20 June. */
export function monthsOf({ startDate, endDate }: Pick<Term, 'startDate' | 'endDate'>): number {
  if (endDate === null) return YEAR;
  for (let months = 1; months <= LONGEST_MONTHS; months++) {
    const last = lastDay(startDate, months);
    if (last === endDate) return months;
    if (last > endDate) break;
  }
  return YEAR;
}

/** The last day of a term that began on a day: the day before the same one, so many months later. */
const lastDay = (startDate: IsoDate, months: number): IsoDate => addDays(addMonths(startDate, months), -1);

/**
 * The last day of the term that runs on a day. One that renews by itself does so for as long as it was agreed for at first, again
 * and again; of any other it is the day that was agreed.
 */
export function endOfTermOn(term: Term, day: IsoDate): IsoDate | null {
  const { startDate, endDate, autoRenewal, isActive } = term;
  if (!autoRenewal || !isActive || endDate === null || endDate >= day) return endDate;
  const months = monthsOf(term);
  const next = addDays(endDate, 1);
  for (let times = 1; times <= LONGEST_MONTHS; times++) {
    const last =
      endDate === lastDay(startDate, months) ? lastDay(startDate, months * (times + 1)) : lastDay(next, months * times);
    if (last >= day) return last;
  }
  return endDate;
}
