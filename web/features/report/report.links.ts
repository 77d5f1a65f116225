import type { Side } from '#domain/bank/values';
import type { ReportName } from '#domain/report/reports-names';

// As the answers name them.
const PAYEE_SIDES: Readonly<Record<string, Side>> = { 'Received from': 'credit', 'Paid to': 'debit' };
const NAMELESS = 'Without a name in the narration';
const OPEN_SECTION = 'Not yet categorised';
const OPEN_SIDES: Readonly<Record<string, Side>> = { 'Money in': 'credit', 'Money out': 'debit' };
const BARE_KINDS: readonly string[] = ['Income', 'Expense', 'Tax payment', 'Transfer'];
const REST = /^[\d,]+ others$/;

type LeftOut = { leftOut: readonly { label: string }[] };

/** Whether a report leaves out lines because they have no category. */
export const hasOpenLines = ({ leftOut }: LeftOut): boolean => leftOut.some(({ label }) => label === OPEN_SECTION);

type Behind = { category: string; side?: Side } | { payee: string; side: Side };

/** The filter of the transactions that a line adds up, where the list has one for it. */
export function linesBehind(report: ReportName, head: string, label: string): Behind | undefined {
  if (report === 'payees') return payeeBehind(head, label);
  if (report !== 'categories') return undefined;
  if (head === OPEN_SECTION) return openBehind(label);
  return BARE_KINDS.includes(label) || REST.test(label) ? undefined : { category: label };
}

function openBehind(label: string): Behind | undefined {
  const side = OPEN_SIDES[label];
  return side && { category: 'uncategorized', side };
}

/** Of who both pays and is paid, each side has a row of its own. */
function payeeBehind(head: string, label: string): Behind | undefined {
  const side = PAYEE_SIDES[head];
  return side && label !== NAMELESS && !REST.test(label) ? { payee: label, side } : undefined;
}
