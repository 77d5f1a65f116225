import type { z } from 'zod';
import { monthsOf, periodMeant, type ReportPeriod } from '../../domain/report/reports-period';
import { daysBetween } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { today } from '../../platform/clock';
import { atFault } from '../../platform/problem';
import type { reportPeriod } from './report.contract';

const MOST_MONTHS = 60;

/** The period that is asked for; the specification's where none is named: the first of the current month to today, in India. */
export function periodOf(asked: z.infer<typeof reportPeriod>): ReportPeriod {
  const { from, to } = periodMeant(asked, today());
  // The bound that was named is the one that can be mended.
  if (from > to && !asked.to) throw atFault(400, 'from', say('field.not-after-today'));
  if (from > to) throw atFault(400, 'to', say('field.not-before-first-day'));
  // Counted roughly first: a period of centuries has thousands of months to walk through.
  if (daysBetween(from, to) > MOST_MONTHS * 31 || monthsOf({ from, to }).length > MOST_MONTHS) {
    throw atFault(400, 'to', say('field.months-after', { most: MOST_MONTHS }));
  }
  return { from, to };
}
