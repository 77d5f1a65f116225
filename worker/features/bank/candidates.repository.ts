import { payeeOf } from '../../domain/bank/payee';
import type { ConfirmedLine, RememberedChoice } from '../../domain/bank/payee-memory';
import type { OwnCategory } from '../../domain/bank/tax-marks';
import type { UserRule } from '../../domain/bank/user-rules';
import type { CompanyScope, Person } from '../../platform/scope';
import { HOLDS_SQL, RULED_LINE_SQL, RULES_SQL } from './category-rule.repository';
import { byFoldedName, type NamedCategory, ownCategoriesQuery } from './known-choice.repository';
import { type Candidate, type Place, placeQuery, storedPlace, TAKEN } from './open-lines.repository';

/** Of each kind of line that a rule has set, one run reads at most this many; the next run reads the rest. */
const RUN_LIMIT = 20_000;

const SET_BY_RULE = `t.category IS NOT NULL AND t.categorised_by IS NULL AND t.is_split = 0 AND ${TAKEN}`;
// A rule gave way to what a person has since chosen for the payee; what a person chose for the row itself stays.
const OVERTAKEN = `SELECT ${RULED_LINE_SQL} FROM payee_choices c CROSS JOIN bank_transactions t ON t.company_id = c.company_id
    AND t.payee = c.payee AND t.transaction_type = c.side
  WHERE c.company_id = ?1 AND ${SET_BY_RULE} AND (t.subcategory <> c.subcategory OR t.category <> c.category)
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
// The same for the company's own rules; without any, no transaction is read.
const OVERRULED = `SELECT ${RULED_LINE_SQL} FROM category_rules r CROSS JOIN bank_transactions t ON t.company_id = r.company_id
  WHERE r.company_id = ?1 AND r.removed_at IS NULL AND ${SET_BY_RULE}
    AND (t.subcategory <> r.subcategory OR t.category <> r.category) AND ${HOLDS_SQL}
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
// And for what was matched with a line of another own account.
const PAIRED = `SELECT ${RULED_LINE_SQL} FROM bank_transactions t INDEXED BY bank_transactions_matched
  WHERE t.company_id = ?1 AND t.is_reconciled = 1 AND t.transfer_pair_id IS NOT NULL AND ${SET_BY_RULE}
    AND t.subcategory <> 'Own account transfer'
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
const CHOICES = 'SELECT payee, side, category, subcategory FROM payee_choices WHERE company_id = ?1';
const HOLDER = 'SELECT name FROM companies WHERE id = ?1';
const MOST_CONFIRMED = 2_000;
const CONFIRMED = `SELECT description, payee, transaction_type side, category, subcategory, transaction_date date
  FROM bank_transactions WHERE company_id = ?1 AND categorised_by IS NOT NULL
  ORDER BY categorised_at DESC LIMIT ${MOST_CONFIRMED}`;

export type Candidates = {
  rows: Candidate[];
  /** After which of the lines without a category the run goes on; null from the first. */
  startsAfter: Place | null;
  /** The rows of what was asked in the same round trip. */
  beside: unknown[][];
  choices: RememberedChoice[];
  holder: string;
  rules: UserRule[];
  confirmed: ConfirmedLine[];
  own: ReadonlyMap<string, OwnCategory>;
};

const ROWS = [OVERTAKEN, OVERRULED, PAIRED];
const TAUGHT = [CHOICES, HOLDER, RULES_SQL, CONFIRMED];

/**
 * What a run may touch beside lines without a category, and what it goes by: rows a rule gave a category that a person's choice
 * for the payee, the company's own rules or a match with another own account have since overtaken. What a person set stays.
 */
export async function candidatesOf(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
  bankAccountId: string | null = null,
  beside: readonly D1PreparedStatement[] = [],
): Promise<Candidates> {
  const rowsOf = ROWS.map((query) => d1.prepare(query).bind(scope.companyId, bankAccountId));
  const taught = TAUGHT.map((query) => d1.prepare(query).bind(scope.companyId));
  const place = placeQuery(d1, scope, bankAccountId);
  const found = await d1.batch([...rowsOf, ...taught, ownCategoriesQuery(d1, scope, person), place, ...beside]);
  const [overtaken, overruled, paired, choices, holder, rules, confirmed, own, stood, ...asked] = found.map(
    ({ results }) => results,
  );
  const [company] = (holder ?? []) as { name: string }[];
  const later = [overtaken, overruled, paired].flatMap((found) => (found ?? []) as Candidate[]);
  const touched = new Map(later.map((row) => [row.id, row]));
  return {
    rows: [...touched.values()],
    startsAfter: storedPlace(stood),
    beside: asked,
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
