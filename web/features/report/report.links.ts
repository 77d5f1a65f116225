import type { ReportName } from '#domain/bank/reports-names';

// As the answers name them.
const PAYEE_SECTIONS: readonly string[] = ['Received from', 'Paid to'];
const NAMELESS = 'Without a name in the narration';
const OPEN_SECTION = 'Not yet categorised';
const BARE_KINDS: readonly string[] = ['Income', 'Expense', 'Tax payment', 'Transfer'];
const REST = /^\d+ others$/;

type Behind = { category: string } | { payee: string };

/** The filter of the transactions that a line adds up, where the list has one for it. */
export function linesBehind(report: ReportName, head: string, label: string): Behind | undefined {
  if (report === 'payees') return payeeBehind(head, label);
  if (report !== 'categories') return undefined;
  if (head === OPEN_SECTION) return { category: 'uncategorized' };
  return BARE_KINDS.includes(label) || REST.test(label) ? undefined : { category: label };
}

const payeeBehind = (head: string, label: string): Behind | undefined =>
  !PAYEE_SECTIONS.includes(head) || label === NAMELESS || REST.test(label) ? undefined : { payee: label };
