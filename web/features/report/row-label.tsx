import { Link } from '@tanstack/react-router';
import type { Report } from './report.queries';

type RowLabelProps = { report: Report; row: Report['sections'][number]['rows'][number] };

/** The name of a line; where it stands for one category or payee, it opens the transactions behind it. */
export function RowLabel({ report: { from, to }, row: { label, lines } }: RowLabelProps) {
  if (!lines) return label;
  return (
    <Link
      to="/transactions"
      search={{ from, to, ...lines }}
      className="rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {label}
    </Link>
  );
}
