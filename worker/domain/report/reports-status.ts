import type { IsoDate } from '../shared/dates';
import { type Said, say } from '../shared/message';
import type { ReportName } from './reports-names';
import type { ReportPeriod } from './reports-period';
import { type AccountStanding, endOf, missingIn } from './reports-whole';

export const REPORT_STATUSES = ['ready', 'pending', 'processing'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What is known of the lines behind a report: how many the period has, how many without a category, what its accounts prove. */
export type Standing = { count: number; uncategorised: number; accounts: readonly AccountStanding[] };

/** A report with more lines than this without a category, in hundredths of all its lines, is not ready. */
export const MOST_OPEN_PERCENT = 10;

const endsOf = (accounts: readonly AccountStanding[]): IsoDate[] =>
  accounts.flatMap((account) => endOf(account) ?? []).sort();

/** The last day that every account with data reaches: from the day after, lines of one of them are missing. */
export const wholeUntil = (accounts: readonly AccountStanding[]): IsoDate | null => endsOf(accounts)[0] ?? null;

/** The last day that any account reaches. */
export const reachedOn = (accounts: readonly AccountStanding[]): IsoDate | null => endsOf(accounts).at(-1) ?? null;

/**
 * Whether a report can be handed on: its lines reach to the end of the period in every account, none is known to be missing in
 * it, and at most a tenth of them has no category. A report by payee needs no categories. With the reason in words; empty
 * where it is ready. One that reaches the end
 * and lacks lines before it may still be handed on if every page of it says so: it is incomplete.
 */
export function reportStatus(
  name: ReportName,
  period: ReportPeriod,
  { count, uncategorised, accounts }: Standing,
): { status: Exclude<ReportStatus, 'processing'>; why: Said; isIncomplete: boolean } {
  const pending = (why: Said) => ({ status: 'pending' as const, why, isIncomplete: false });
  const end = wholeUntil(accounts);
  if (end === null) return pending(say('report.why.no-statement'));
  const missing = missingIn(period, accounts);
  if (missing) return { ...pending(missing.why), isIncomplete: missing.isWithin && count > 0 };
  if (count === 0) return pending(say('report.why.no-lines'));
  if (name !== 'payees' && uncategorised * 100 > count * MOST_OPEN_PERCENT)
    return pending(say('report.why.open', { open: uncategorised, count }));
  return { status: 'ready', why: '', isIncomplete: false };
}
