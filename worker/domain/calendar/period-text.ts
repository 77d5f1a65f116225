import { isFinancialYear } from '../company/values';
import { isIsoDate } from '../shared/dates';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const PART_OF_YEAR = /^(\d{4}-\d{2}) (Q[1-4]|H[12])$/;
const PART_OF_CALENDAR_YEAR = /^\d{4} (Q[1-4]|H[12])$/;
const CALENDAR_YEAR = /^\d{4}$/;

/**
 * Whether a text names a period as obligations name theirs: a month '2026-10', a part of a year from April '2026-27 Q2' or of a
 * calendar year '2026 H2', a year '2025-26' or '2026', or the day of the event a form was born of.
 */
export function isPeriodText(text: string): boolean {
  const year = PART_OF_YEAR.exec(text)?.[1];
  if (year) return isFinancialYear(year);
  if (MONTH.test(text) || PART_OF_CALENDAR_YEAR.test(text) || CALENDAR_YEAR.test(text)) return true;
  return isFinancialYear(text) || isIsoDate(text);
}
