import type { Refusal } from './notices';
import type { Role } from './roles';

/** The line that comes nearest to a heading. */
export type Near = { line: number; roles: ReadonlyMap<Role, number>; twice: readonly Role[] };

const REQUIRED = ['date', 'description', 'debit', 'credit'] as const;
const LABELS: Readonly<Record<Role, string>> = {
  date: 'Date',
  valueDate: 'Value Date',
  description: 'Description',
  reference: 'Reference',
  debit: 'Debit Amount',
  credit: 'Credit Amount',
  amount: 'Amount',
  side: 'Dr / Cr',
  balance: 'Balance',
  balanceSide: 'Dr / Cr of the balance',
};

const EXPECTED = 'Date, Description, Debit Amount, Credit Amount (or one Amount with Dr / Cr) and, if printed, Balance';

/** Why no line is a heading: what the nearest one lacks, or names twice. */
export function withoutHeader(nearest: Near | undefined): Refusal {
  if (!nearest || nearest.roles.size < 2) {
    return { code: 'NO_HEADER', message: `No heading line was found. A line must name the columns: ${EXPECTED}.` };
  }
  const { line, roles, twice } = nearest;
  const required = roles.has('amount') ? REQUIRED.slice(0, 2) : REQUIRED;
  const missing = required.filter((role) => !roles.has(role)).map((role) => LABELS[role]);
  const fault =
    missing.length > 0
      ? `has no column ${missing.join(', ')}`
      : `has the column ${LABELS[twice[0] ?? 'balance']} twice`;
  return { code: 'NO_HEADER', line, message: `The heading on line ${line} ${fault}. The columns are: ${EXPECTED}.` };
}
