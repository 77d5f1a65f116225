import { monthsOf, type ReportPeriod } from '../../../domain/report/reports-period';
import { daysBetween, financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { atFault } from '../../../platform/problem';

const MOST_MONTHS = 60;

/** The period that is asked for: to today, from 1 April of the financial year, where nothing is named. */
export function periodOf({ from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined }): ReportPeriod {
  const end = to ?? (from && from > today() ? from : today());
  const start = from ?? yearStart(financialYearOf(end));
  if (start > end) throw atFault(400, 'to', say('field.not-before-first-day'));
  // Counted roughly first: a period of centuries has thousands of months to walk through.
  const period = { from: start, to: end };
  if (daysBetween(start, end) > MOST_MONTHS * 31 || monthsOf(period).length > MOST_MONTHS)
    throw atFault(400, 'to', say('field.months-after', { most: MOST_MONTHS }));
  return period;
}

export const dayOf = ({ on }: { on?: IsoDate | undefined }): IsoDate => on ?? today();
