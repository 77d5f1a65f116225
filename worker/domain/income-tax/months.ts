import { addMonths, type IsoDate } from '../shared/dates';

/** Months from one day to another, both counted, any part of a month being a whole one (rule 119A); 0 where it ends before. */
export function monthsOrPart(from: IsoDate, to: IsoDate): number {
  let months = 0;
  while (addMonths(from, months) <= to) months += 1;
  return months;
}
