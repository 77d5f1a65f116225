import type { Taught } from '../../../domain/bank/categorise/assignments';
import type { ConfirmedLine, RememberedChoice } from '../../../domain/bank/categorise/payee-memory';
import type { UserRule } from '../../../domain/bank/categorise/user-rules';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { CompanyScope, Person } from '../../../platform/scope';
import { RULES_SQL } from '../rule/category-rule.repository';
import { byFoldedName, type NamedCategory, ownCategoriesQuery } from '../transaction/known-choice.repository';

const CHOICES = 'SELECT payee, side, category, subcategory FROM payee_choices WHERE company_id = ?1';
const HOLDER = 'SELECT name FROM companies WHERE id = ?1';
const MOST_CONFIRMED = 2_000;
const CONFIRMED = `SELECT description, payee, transaction_type side, category, subcategory, transaction_date date
  FROM bank_transactions WHERE company_id = ?1 AND categorised_by IS NOT NULL
  ORDER BY categorised_at DESC LIMIT ${MOST_CONFIRMED}`;

/** What rules go by in the books of one company: its name, its own rules and categories, and what its people chose. */
export type CompanyTaught = Required<Pick<Taught, 'holder' | 'rules' | 'confirmed' | 'own'>> & {
  choices: RememberedChoice[];
};

/** The queries that ask for it, as many as `taughtIn` reads; they go into one round trip with others. */
export const taughtQueries = (
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
): D1PreparedStatement[] => [
  ...[CHOICES, HOLDER, RULES_SQL, CONFIRMED].map((query) => d1.prepare(query).bind(scope.companyId)),
  ownCategoriesQuery(d1, scope, person),
];

export function taughtIn([choices, holder, rules, confirmed, own]: readonly (unknown[] | undefined)[]): CompanyTaught {
  const [company] = (holder ?? []) as { name: string }[];
  return {
    choices: (choices ?? []) as RememberedChoice[],
    holder: company?.name ?? '',
    rules: (rules ?? []) as UserRule[],
    confirmed: ((confirmed ?? []) as ConfirmedLine[]).map(named),
    own: byFoldedName((own ?? []) as NamedCategory[]),
  };
}

// Lines stored before payees were kept know theirs by their narration.
const named = (line: ConfirmedLine): ConfirmedLine => ({
  ...line,
  payee: payeeOf(line.description) ?? line.description,
});
