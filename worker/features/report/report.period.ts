import type { z } from 'zod';
import { monthsOf, type ReportPeriod } from '../../domain/bank/reports-period';
import { daysBetween, firstOfMonth } from '../../domain/shared/dates';
import { today } from '../../platform/clock';
import { Problem } from '../../platform/problem';
import type { reportPeriod } from './report.contract';

const MOST_MONTHS = 60;

/** The specification's period where none is named: the first of the current month to today, in India. */
export function periodOf({ from = firstOfMonth(today()), to = today() }: z.infer<typeof reportPeriod>): ReportPeriod {
  if (from > to) throw wrong('Not before the first day');
  // Counted roughly first: a period of centuries has thousands of months to walk through.
  if (daysBetween(from, to) > MOST_MONTHS * 31 || monthsOf({ from, to }).length > MOST_MONTHS) {
    throw wrong(`At most ${MOST_MONTHS} months after the first day`);
  }
  return { from, to };
}

const wrong = (message: string) => new Problem(400, 'invalid-request', `to: ${message}`, { to: message });
