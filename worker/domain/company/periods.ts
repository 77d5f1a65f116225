import { addDays, addMonths, type IsoDate, isIsoDate, isoDate } from '../shared/dates';
import { yearEnd, yearStart } from './financial-year';

/** The forms that speak of a whole period and cannot be filed before it is over. What is paid or held may be done within it. */
const AFTER_THE_PERIOD =
  /^(GSTR-\d\w*|IFF|CMP-08|24Q|26Q|27Q|27EQ|138|140|144|143|AOC-4.*|MGT-7A?|DPT-3|MSME-1|PAS-6|MSC-3|LLP Form (8|11)|ITR-\d|Tax audit report|3CEB|RERA .*)$/;

/**
 * The last day of the period an obligation is for, by its key (form, period and subject), where its form must wait for it;
 * undefined where the law lets it be done earlier.
 */
export function endOfPeriod(obligationKey: string): IsoDate | undefined {
  const [form = '', period = ''] = obligationKey.split('|');
  return AFTER_THE_PERIOD.test(form) ? lastDayOf(period) : undefined;
}

/** The last day of '2026-10', '2026-27 Q2', '2026-27 H1' or '2025-26'; undefined for a day or anything else. */
function lastDayOf(period: string): IsoDate | undefined {
  if (isIsoDate(period)) return undefined;
  const [, year, piece = '', place] = /^(\d{4}-\d{2})(?: ([QH])([1-4]))?$/.exec(period) ?? [];
  if (!year) return undefined;
  if (piece) return addDays(addMonths(yearStart(year), (piece === 'Q' ? 3 : 6) * Number(place)), -1);
  return isFinancialYearText(year) ? yearEnd(year) : addDays(addMonths(isoDate(`${year}-01`), 1), -1);
}

// '2011-12' could be either; a month is never the year that follows, but for years that end in 01 to 12 of a century.
const isFinancialYearText = (text: string): boolean =>
  (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)) && Number(text.slice(5)) > 12;
