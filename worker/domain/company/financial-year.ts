import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../shared/dates';

/** The first and the last day of a financial year '2025-26'. */
export const yearStart = (year: string): IsoDate => isoDate(`${year.slice(0, 4)}-04-01`);
export const yearEnd = (year: string): IsoDate => addDays(addMonths(yearStart(year), 12), -1);

/** The financial year before the one a day falls in. */
export const yearBefore = (day: IsoDate): string => financialYearOf(addMonths(day, -12));
