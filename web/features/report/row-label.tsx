import { Link } from '@tanstack/react-router';
import { linesBehind } from './report.links';
import type { Report } from './report.queries';

type RowLabelProps = { report: Report; head: string; label: string };

/** The name of a line; where it stands for one category or payee, it opens the transactions behind it. */
export function RowLabel({ report, head, label }: RowLabelProps) {
  const behind = linesBehind(report.report, head, label);
  if (!behind) return label;
  const { from, to } = report;
  return (
    <Link
      to="/"
      search={{ tab: 'transactions', all: true, from, to, ...behind }}
      className="rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {label}
    </Link>
  );
}
