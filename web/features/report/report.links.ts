import type { ReportName } from '#domain/bank/reports-names';

// As the answers name them.
const OPEN_SECTION = 'Not yet categorised';
const BARE_KINDS: readonly string[] = ['Income', 'Expense', 'Tax payment', 'Transfer'];
const REST = /^\d+ others$/;

/** The filter of the transactions that a line adds up, where the list has one for it. */
export function linesBehind(report: ReportName, head: string, label: string) {
  if (report !== 'categories') return undefined;
  if (head === OPEN_SECTION) return { category: 'uncategorized' };
  return BARE_KINDS.includes(label) || REST.test(label) ? undefined : { category: label };
}
