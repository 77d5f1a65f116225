import { Link } from '@tanstack/react-router';
import type { Report } from './report.queries';

type RowLabelProps = { report: Report; head: string; label: string };

/** The name of a line; where it stands for one category, it opens the transactions behind it. */
export function RowLabel({ report, head, label }: RowLabelProps) {
  const behind = linesBehind(report.report, head, label);
  if (!behind) return label;
  const { from, to } = report;
  return (
    <Link
      to="/"
      search={{ tab: 'transactions', all: true, from, to, ...behind }}
      className="underline-offset-2 hover:underline"
    >
      {label}
    </Link>
  );
}

// As the answers name them.
const OPEN_SECTION = 'Not yet categorised';
const BARE_KINDS: readonly string[] = ['Income', 'Expense', 'Tax payment', 'Transfer'];
const REST = /^\d+ others$/;

/** The filter of the transactions that a line adds up, where the list has one for it. */
export function linesBehind(report: Report['report'], head: string, label: string) {
  if (report !== 'categories') return undefined;
  if (head === OPEN_SECTION) return { category: 'uncategorized' };
  return BARE_KINDS.includes(label) || REST.test(label) ? undefined : { category: label };
}
