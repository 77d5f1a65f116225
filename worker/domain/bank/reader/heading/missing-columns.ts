import type { Role } from '../model';
import type { Refusal } from '../notices';

/** The line that comes nearest to a heading. */
export type Near = { line: number; roles: ReadonlyMap<Role, number>; twice: readonly Role[] };

/** Columns chosen by a person, by their place in the heading. */
type Chosen = Readonly<Partial<Record<Role, number | undefined>>>;

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

/** Which columns nobody can do without are missing among these, as a heading would call them. */
const missingIn = (has: (role: Role) => boolean): string[] =>
  (has('amount') ? REQUIRED.slice(0, 2) : REQUIRED).filter((role) => !has(role)).map((role) => LABELS[role]);

/** What columns chosen by a person lack to be read by; null where they lack nothing. */
export function lackingIn(mapping: Chosen): string | null {
  const missing = missingIn((role) => mapping[role] !== undefined);
  return missing.length > 0 ? `No column was chosen for ${missing.join(', ')}. The columns are: ${EXPECTED}.` : null;
}

/** Why no line is a heading: what the columns chosen lack, or what the nearest line lacks, or names twice. */
export function withoutHeader(nearest: Near | undefined, mapping?: Chosen): Refusal {
  const lacking = mapping && lackingIn(mapping);
  if (lacking) return { code: 'NO_HEADER', message: lacking };
  if (!nearest || nearest.roles.size < 2) {
    return { code: 'NO_HEADER', message: `No heading line was found. A line must name the columns: ${EXPECTED}.` };
  }
  const { line, roles, twice } = nearest;
  const missing = missingIn((role) => roles.has(role));
  const fault =
    missing.length > 0
      ? `has no column ${missing.join(', ')}`
      : `has the column ${LABELS[twice[0] ?? 'balance']} twice`;
  return { code: 'NO_HEADER', line, message: `The heading on line ${line} ${fault}. The columns are: ${EXPECTED}.` };
}
