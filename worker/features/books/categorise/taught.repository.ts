import type { Taught } from '../../../domain/bank/categorise/assignments';
import type { ConfirmedLine, RememberedChoice, UserRule } from '../../../domain/bank/categorise/memory';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { CompanyScope, Person } from '../../../platform/scope';
import { choosableQuery, type NamedCategory, withFollowed } from '../category/known-choice.repository';
import { RULES_SQL } from '../rule/category-rule.repository';

const CHOICES = 'SELECT payee, side, category, category_id categoryId FROM payee_choices WHERE company_id = ?1';
const HOLDER = 'SELECT name FROM companies WHERE id = ?1';
const MOST_CONFIRMED = 2_000;
const CONFIRMED = `SELECT description, payee, transaction_type side, category, category_id categoryId, transaction_date date
  FROM bank_transactions WHERE company_id = ?1 AND categorised_by IS NOT NULL
  ORDER BY categorised_at DESC LIMIT ${MOST_CONFIRMED}`;

/** What rules go by in the books of one company: its name, its own rules and categories, and what its people chose. */
export type CompanyTaught = Required<Pick<Taught, 'holder' | 'rules' | 'confirmed'>> & {
  own: ReadonlyMap<string, NamedCategory>;
  choices: RememberedChoice[];
};

/** The queries that ask for it, as many as `taughtIn` reads; they go into one round trip with others. */
export const taughtQueries = (
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
): D1PreparedStatement[] => [
  ...[CHOICES, HOLDER, RULES_SQL, CONFIRMED].map((query) => d1.prepare(query).bind(scope.companyId)),
  choosableQuery(d1, scope, person),
];

export async function taughtIn(
  d1: D1Database,
  [choices, holder, rules, confirmed, own]: readonly (unknown[] | undefined)[],
): Promise<CompanyTaught> {
  const [company] = (holder ?? []) as { name: string }[];
  const taught = {
    choices: (choices ?? []) as RememberedChoice[],
    rules: (rules ?? []) as UserRule[],
    confirmed: ((confirmed ?? []) as ConfirmedLine[]).map(named),
  };
  const followed = [...taught.choices, ...taught.rules, ...taught.confirmed].map(({ categoryId }) => categoryId);
  return {
    ...taught,
    holder: company?.name ?? '',
    own: await withFollowed(d1, (own ?? []) as NamedCategory[], followed),
  };
}

// Lines stored before payees were kept know theirs by their narration.
const named = (line: ConfirmedLine): ConfirmedLine => ({
  ...line,
  payee: payeeOf(line.description) ?? line.description,
});
