import { type Message, say } from '../../../shared/message';
import type { Role } from '../model';
import type { Refusal } from '../notices';

/** The line that comes nearest to a heading. */
export type Near = { line: number; roles: ReadonlyMap<Role, number>; twice: readonly Role[] };

/** Columns chosen by a person, by their place in the heading. */
type Chosen = Readonly<Partial<Record<Role, number | undefined>>>;

const REQUIRED = ['date', 'description', 'debit', 'credit'] as const;
const EXPECTED = say('statement.expected-columns');

/** Which columns nobody can do without are missing among these, as a heading would call them. */
const missingIn = (has: (role: Role) => boolean): Role[] =>
  (has('amount') ? REQUIRED.slice(0, 2) : REQUIRED).filter((role) => !has(role));

const labels = (roles: readonly Role[]) => ({ list: roles.map((role) => say(`statement.column.${role}`)) });

/** What columns chosen by a person lack to be read by; null where they lack nothing. */
export function lackingIn(mapping: Chosen): Message | null {
  const missing = missingIn((role) => mapping[role] !== undefined);
  return missing.length > 0
    ? say('statement.columns-not-chosen', { missing: labels(missing), expected: EXPECTED })
    : null;
}

/** Why no line is a heading: what the columns chosen lack, or what the nearest line lacks, or names twice. */
export function withoutHeader(nearest: Near | undefined, mapping?: Chosen): Refusal {
  const lacking = mapping && lackingIn(mapping);
  if (lacking) return { code: 'NO_HEADER', message: lacking };
  if (!nearest || nearest.roles.size < 2) {
    return { code: 'NO_HEADER', message: say('statement.no-heading-line', { expected: EXPECTED }) };
  }
  const { line, roles, twice } = nearest;
  const missing = missingIn((role) => roles.has(role));
  const fault =
    missing.length > 0
      ? say('statement.heading-lacks', { missing: labels(missing) })
      : say('statement.heading-twice', { column: labels([twice[0] ?? 'balance']) });
  const message = say('statement.heading-wrong', { line: String(line), fault, expected: EXPECTED });
  return { code: 'NO_HEADER', line, message };
}
