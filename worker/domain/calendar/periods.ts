import {
  addDays,
  addMonths,
  financialYearOf,
  type IsoDate,
  isFinancialYear,
  isIsoDate,
  isoDate,
  yearEnd,
  yearStart,
} from '../shared/dates';

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

/** The forms that speak of a whole period and cannot be filed before it is over. What is paid or held may be done within it. */
const AFTER_THE_PERIOD =
  /^(GSTR-\d\w*|IFF|CMP-08|24Q|26Q|27Q|27EQ|138|140|144|143|AOC-4.*|MGT-7A?|DPT-3|MSME-1|PAS-6|MSC-3|LLP Form (8|11)|ITR-\d|tax-audit-report|3CEB|rera-.*)$/;

/**
 * The last day of the period an obligation is for, by its key (form, period and subject), where its form must wait for it;
 * undefined where the law lets it be done earlier.
 */
export function endOfPeriod(obligationKey: string): IsoDate | undefined {
  const [form = '', period = ''] = obligationKey.split('|');
  return AFTER_THE_PERIOD.test(form) ? lastDayOfPeriod(period) : undefined;
}

/** The last day of '2026-10', '2026-27 Q2', '2026-27 H1' or '2025-26'; undefined for a day or anything else. */
export function lastDayOfPeriod(period: string): IsoDate | undefined {
  if (isIsoDate(period)) return undefined;
  const [, year, piece = '', place] = /^(\d{4}-\d{2})(?: ([QH])([1-4]))?$/.exec(period) ?? [];
  if (!year) return undefined;
  if (piece) return addDays(addMonths(yearStart(year), (piece === 'Q' ? 3 : 6) * Number(place)), -1);
  return isFinancialYearText(year) ? yearEnd(year) : addDays(addMonths(isoDate(`${year}-01`), 1), -1);
}

// '2011-12' could be either; a month is never the year that follows, but for years that end in 01 to 12 of a century.
const isFinancialYearText = (text: string): boolean =>
  (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)) && Number(text.slice(5)) > 12;

/**
 * The financial year under which an obligation is looked for: that of its period, by the first day of a month, quarter or half-year;
 * of a day, the year it falls in; of a calendar year, the one in which its form falls due.
 */
export function yearOfPeriod(period: string, dueOn: IsoDate): string {
  if (isIsoDate(period)) return financialYearOf(period);
  if (MONTH.test(period) && !isFinancialYearText(period)) return financialYearOf(isoDate(`${period}-01`));
  const [year = '', piece = ''] = period.split(' ');
  if (isFinancialYear(year)) return year;
  const isPart = CALENDAR_YEAR.test(year) && piece !== '';
  return financialYearOf(isPart ? addMonths(isoDate(`${year}-01-01`), monthsBefore(piece)) : dueOn);
}

/** The months of a year before 'Q3' or 'H2'. */
const monthsBefore = (piece: string): number => (piece.startsWith('Q') ? 3 : 6) * (Number(piece.slice(1)) - 1);
