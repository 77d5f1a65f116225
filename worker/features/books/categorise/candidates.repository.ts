import type { Taught } from '../../../domain/bank/categorise/categorise';
import { PAIRED as PAIRED_LEG } from '../../../domain/bank/categorise/legs';
import type { ConfirmedLine, RememberedChoice, UserRule } from '../../../domain/bank/categorise/memory';
import { type PostingFamily, type SaidOfFamily, waitingFamilies } from '../../../domain/bank/chart/chart';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { CompanyScope, Person } from '../../../platform/access';
import { choosableQuery, type NamedCategory, withFollowed } from '../category/category.repository';
import { HOLDS_SQL, RULED_LINE_SQL, RULES_SQL } from '../rule/rule.repository';
import { type Candidate, type Place, placeQuery, storedPlace, TAKEN } from './open-lines.repository';

const CHOICES = 'SELECT payee, side, category, category_id categoryId FROM payee_choices WHERE company_id = ?1';
// Which families of posting rules a person switched; the ledger keeps them.
const SWITCHES = 'SELECT family, is_automatic isAutomatic FROM posting_families WHERE company_id = ?1';
const HOLDER = 'SELECT name FROM companies WHERE id = ?1';
const MOST_CONFIRMED = 2_000;
const CONFIRMED = `SELECT description, payee, transaction_type side, category, category_id categoryId, transaction_date date
  FROM bank_transactions WHERE company_id = ?1 AND categorised_by IS NOT NULL
  ORDER BY categorised_at DESC LIMIT ${MOST_CONFIRMED}`;

/** What rules go by in the books of one company: its name, its own rules and categories, and what its people chose. */
export type CompanyTaught = Required<Pick<Taught, 'holder' | 'rules' | 'confirmed'>> & {
  own: ReadonlyMap<string, NamedCategory>;
  choices: RememberedChoice[];
  /** The families of posting rules whose finds wait for a person. */
  waiting: ReadonlySet<PostingFamily>;
};

/** The queries that ask for it, as many as `taughtIn` reads; they go into one round trip with others. */
export const taughtQueries = (
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
): D1PreparedStatement[] => [
  ...[CHOICES, HOLDER, RULES_SQL, CONFIRMED].map((query) => d1.prepare(query).bind(scope.companyId)),
  choosableQuery(d1, scope, person),
  d1.prepare(SWITCHES).bind(scope.companyId),
];

/**
 * What a company's people taught, from the rows of the queries in this order: choices, holder, rules, confirmed lines,
 * own categories, switches.
 */
export async function taughtIn(
  d1: D1Database,
  [choices, holder, rules, confirmed, own, switches]: readonly (unknown[] | undefined)[],
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
    waiting: waitingFamilies((switches ?? []) as SaidOfFamily[]),
    own: await withFollowed(d1, (own ?? []) as NamedCategory[], followed),
  };
}

// Lines stored before payees were kept know theirs by their narration.
const named = (line: ConfirmedLine): ConfirmedLine => ({
  ...line,
  payee: payeeOf(line.description) ?? line.description,
});

/** The families of posting rules whose finds wait for a person. */
export async function familiesWaiting(
  d1: D1Database,
  { companyId }: CompanyScope,
): Promise<ReadonlySet<PostingFamily>> {
  const { results } = await d1.prepare(SWITCHES).bind(companyId).all<SaidOfFamily>();
  return waitingFamilies(results);
}

/** Of each kind of line that a rule has set, one run reads at most this many; the next run reads the rest. */
const RUN_LIMIT = 20_000;

const SET_BY_RULE = `t.category IS NOT NULL AND t.categorised_by IS NULL AND t.is_split = 0 AND ${TAKEN}`;
// A rule gave way to what a person has since chosen for the payee; what a person chose for the row itself stays.
const OVERTAKEN = `SELECT ${RULED_LINE_SQL} FROM payee_choices c CROSS JOIN bank_transactions t ON t.company_id = c.company_id
    AND t.payee = c.payee AND t.transaction_type = c.side
  WHERE c.company_id = ?1 AND ${SET_BY_RULE} AND (t.category_id <> c.category_id OR t.category <> c.category)
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
// The same for the company's own rules; without any, no transaction is read.
const OVERRULED = `SELECT ${RULED_LINE_SQL} FROM category_rules r CROSS JOIN bank_transactions t ON t.company_id = r.company_id
  WHERE r.company_id = ?1 AND r.removed_at IS NULL AND ${SET_BY_RULE}
    AND (t.category_id <> r.category_id OR t.category <> r.category) AND ${HOLDS_SQL}
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
// And for what was matched with a line of another own account.
const PAIRED = `SELECT ${RULED_LINE_SQL} FROM bank_transactions t INDEXED BY bank_transactions_matched
  WHERE t.company_id = ?1 AND t.is_reconciled = 1 AND t.transfer_pair_id IS NOT NULL AND ${SET_BY_RULE}
    AND t.category_id <> '${PAIRED_LEG.categoryId}'
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;

export type Candidates = CompanyTaught & {
  rows: Candidate[];
  /** After which of the lines without a category the run goes on; null from the first. */
  startsAfter: Place | null;
  /** The rows of what was asked in the same round trip. */
  beside: unknown[][];
};

const ROWS = [OVERTAKEN, OVERRULED, PAIRED];

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
  const asked = [...rowsOf, placeQuery(d1, scope, bankAccountId), ...beside];
  const taught = taughtQueries(d1, scope, person);
  const found = (await d1.batch([...taught, ...asked])).map(({ results }) => results);
  const [overtaken, overruled, paired, place, ...others] = found.slice(taught.length);
  const later = [overtaken, overruled, paired].flatMap((rows) => (rows ?? []) as Candidate[]);
  const touched = new Map(later.map((row) => [row.id, row]));
  return {
    ...(await taughtIn(d1, found)),
    rows: [...touched.values()],
    startsAfter: storedPlace(place),
    beside: others,
  };
}
