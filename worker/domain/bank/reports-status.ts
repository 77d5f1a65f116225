import type { IsoDate } from '../shared/dates';
import { dayInWords } from '../shared/days-in-words';
import type { ReportName } from './reports-names';

export const REPORT_STATUSES = ['ready', 'pending', 'processing'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What is known of the lines behind a report: how many the period has, how many without a category, where the data ends. */
export type Standing = { count: number; uncategorised: number; lastDataOn: IsoDate | null };

/** A report with more lines than this without a category, in hundredths of all its lines, is not ready. */
export const MOST_OPEN_PERCENT = 10;

/**
 * Whether a report can be handed on: its lines reach to the end of the period, and at most a tenth of them has no category.
 * A report by payee needs no categories. With the reason in words; empty where it is ready.
 */
export function reportStatus(
  name: ReportName,
  to: IsoDate,
  { count, uncategorised, lastDataOn }: Standing,
): { status: Exclude<ReportStatus, 'processing'>; why: string } {
  if (lastDataOn === null) return { status: 'pending', why: 'No bank statement has been uploaded yet' };
  if (lastDataOn < to) {
    return { status: 'pending', why: `Data ends on ${dayInWords(lastDataOn)}, the period on ${dayInWords(to)}` };
  }
  if (count === 0) return { status: 'pending', why: 'The period has no transactions' };
  if (name !== 'payees' && uncategorised * 100 > count * MOST_OPEN_PERCENT) {
    return { status: 'pending', why: `${uncategorised} of ${count} transactions have no category yet` };
  }
  return { status: 'ready', why: '' };
}
