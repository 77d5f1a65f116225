import { and, asc, eq, isNull } from 'drizzle-orm';
import type { UserRule } from '../../../domain/bank/categorise/memory';
import { categoryName } from '../../../domain/bank/chart/chart';
import type { CategoryKind, Side } from '../../../domain/bank/values';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { ownNames } from '../category/category.repository';
import { categoryRules } from './rule.table';

/** A rule with the name of the category that it sets, which is looked up. */
export type CategoryRule = typeof categoryRules.$inferSelect & { subcategory: string };

export const MOST_RULES = 200;

/** The rules of a company in their order, as the categoriser takes them. */
export const RULES_SQL = `SELECT id, contains, side, amount_from_paise amountFrom, amount_to_paise amountTo,
    bank_account_id bankAccountId, category, category_id categoryId
  FROM category_rules WHERE company_id = ?1 AND removed_at IS NULL ORDER BY place, id LIMIT ${MOST_RULES}`;

/** Whether rule r may hold for transaction t: no fewer than hold by the rule itself, which compares runs of blanks as one. */
export const HOLDS_SQL = `(r.side IS NULL OR t.transaction_type = r.side)
  AND (r.bank_account_id IS NULL OR t.bank_account_id = r.bank_account_id)
  AND t.amount_paise BETWEEN coalesce(r.amount_from_paise, 0) AND coalesce(r.amount_to_paise, t.amount_paise)
  AND (instr(upper(t.description), upper(r.contains)) > 0 OR t.description LIKE '%  %' OR r.contains GLOB '*[^ -~]*')`;

export async function listRules(d1: D1Database, scope: CompanyScope): Promise<CategoryRule[]> {
  const rules = await openDatabase(d1)
    .select()
    .from(categoryRules)
    .where(and(eq(categoryRules.companyId, scope.companyId), isNull(categoryRules.removedAt)))
    .orderBy(asc(categoryRules.place), asc(categoryRules.id))
    .limit(MOST_RULES);
  return named(d1, rules);
}

async function named(d1: D1Database, rules: (typeof categoryRules.$inferSelect)[]): Promise<CategoryRule[]> {
  const own = await ownNames(
    d1,
    rules.map(({ categoryId }) => categoryId),
  );
  return rules.map((rule) => ({ ...rule, subcategory: categoryName(rule.categoryId, own) }));
}

export async function findRule(d1: D1Database, scope: CompanyScope, id: string): Promise<CategoryRule | undefined> {
  const isIt = and(eq(categoryRules.id, id), eq(categoryRules.companyId, scope.companyId));
  const [rule] = await named(d1, await openDatabase(d1).select().from(categoryRules).where(isIt));
  return rule;
}

export async function isAccountOf(d1: D1Database, scope: CompanyScope, bankAccountId: string): Promise<boolean> {
  const query = 'SELECT 1 FROM bank_accounts WHERE id = ? AND company_id = ?';
  return (await d1.prepare(query).bind(bankAccountId, scope.companyId).first()) !== null;
}

export type RuleFacts = Omit<UserRule, 'id'> & { subcategory: string };

export function ruleOf(scope: CompanyScope, person: Person, facts: RuleFacts, place: number): CategoryRule {
  const made = { createdBy: person.id, createdByName: person.name, createdAt: now().toISOString(), removedAt: null };
  return { id: newId(), companyId: scope.companyId, place, ...facts, ...made };
}

const entity = { entityType: 'category-rule' };

// Who adds at the same time takes the same place: the later one is told to look again, and then sees the rule that is there.
const ALONE = `INSERT INTO must (ok) SELECT NULL WHERE 1 < (SELECT count(*) FROM category_rules
  WHERE company_id = ?1 AND removed_at IS NULL AND place = ?2)`;

export function ruleAdded(d1: D1Database, rule: CategoryRule): Change {
  const { id, companyId, place } = rule;
  const after = { place, ...shownOf(rule) };
  const insert = prepared(d1, openDatabase(d1).insert(categoryRules).values(rule));
  const created = { action: 'category-rule.create', ...entity, entityId: id, after };
  const alone = d1.prepare(ALONE).bind(companyId, place);
  return { chainId: companyId, statements: [insert, alone], entries: [created] };
}

function shownOf({ contains, side, amountFrom, amountTo, bankAccountId, category, subcategory }: RuleFacts) {
  return { contains, side, amountFrom, amountTo, bankAccountId, category, subcategory };
}

const SAME = ['side', 'amountFrom', 'amountTo', 'bankAccountId', 'category', 'categoryId'] as const;

/** Whether a rule sets the same for the same lines; capitals do not matter, as they do not to a rule. */
export const isSameRule = (one: RuleFacts, other: RuleFacts): boolean =>
  one.contains.toUpperCase() === other.contains.toUpperCase() && SAME.every((fact) => one[fact] === other[fact]);

const REMOVE = 'UPDATE category_rules SET removed_at = ? WHERE id = ? AND company_id = ? AND removed_at IS NULL';

/** Takes a rule out of use. What it set stays, with its name. */
export function ruleRemoved(d1: D1Database, { id, companyId, contains, category, subcategory }: CategoryRule): Change {
  const remove = d1.prepare(REMOVE).bind(now().toISOString(), id, companyId);
  const before = { contains, category, subcategory };
  const removed = { action: 'category-rule.remove', ...entity, entityId: id, before };
  return { chainId: companyId, statements: [remove, mustHaveChanged(d1)], entries: [removed] };
}

/** Puts a rule in the place of another one, unless somebody has changed or removed that or put the rules into another order. */
export function ruleChanged(d1: D1Database, before: CategoryRule, after: CategoryRule): Change {
  const [removed, added] = [ruleRemoved(d1, before), ruleAdded(d1, after)];
  const changed = {
    action: 'category-rule.change',
    ...entity,
    entityId: before.id,
    before: shownOf(before),
    after: { id: after.id, ...shownOf(after) },
  };
  return { chainId: after.companyId, statements: [...removed.statements, ...added.statements], entries: [changed] };
}

const ORDER = `UPDATE category_rules SET place = (SELECT key + 1 FROM json_each(?1) j WHERE j.value = category_rules.id)
  WHERE company_id = ?2 AND removed_at IS NULL AND id IN (SELECT value FROM json_each(?1))`;
// Every rule has its place and every place its rule, so nobody has added, changed or removed one meanwhile.
const WHOLE = `INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1) OR json_array_length(?1)
  <> (SELECT count(*) FROM category_rules WHERE company_id = ?2 AND removed_at IS NULL)`;

/** Puts rules into the order of their ids. Fails where they are not all of the company's rules. */
export function rulesOrdered(
  d1: D1Database,
  scope: CompanyScope,
  before: readonly string[],
  ids: readonly string[],
): Change {
  const sent = JSON.stringify(ids);
  const statements = [ORDER, WHOLE].map((sql) => d1.prepare(sql).bind(sent, scope.companyId));
  const ordered = { action: 'category-rule.order', ...entity, entityId: scope.companyId, before, after: ids };
  return { chainId: scope.companyId, statements, entries: [ordered] };
}

/** A transaction as rules look at it, with the id and the kind of the category it has; null without them. */
export type RuledLine = {
  id: string;
  description: string;
  side: Side;
  amount: Paise;
  date: IsoDate;
  bankAccountId: string;
  /** The other leg, where it was matched as a transfer between own accounts. */
  transferPairId: string | null;
  current: string | null;
  currentKind: CategoryKind | null;
};

export const RULED_LINE_SQL = `t.id, t.description, t.transaction_type side, t.amount_paise amount, t.transaction_date date,
    t.bank_account_id bankAccountId, t.transfer_pair_id transferPairId, t.category_id current, t.category currentKind`;

/** A transaction that a rule may hold for. */
export type Matched = RuledLine & { isOpen: number };

export const MATCH_LIMIT = 20_000;
const MATCHING = `SELECT ${RULED_LINE_SQL},
    t.categorised_by IS NULL AND t.is_split = 0 isOpen
  FROM (SELECT ?2 contains, ?3 side, ?4 amount_from_paise, ?5 amount_to_paise, ?6 bank_account_id) r
  CROSS JOIN bank_transactions t WHERE t.company_id = ?1 AND ${HOLDS_SQL}
  ORDER BY t.transaction_date DESC, t.id DESC LIMIT ${MATCH_LIMIT}`;

/** The transactions a rule may hold for, newest first. */
export async function matching(d1: D1Database, scope: CompanyScope, rule: RuleFacts): Promise<Matched[]> {
  const { contains, side, amountFrom, amountTo, bankAccountId } = rule;
  const query = d1.prepare(MATCHING).bind(scope.companyId, contains, side, amountFrom, amountTo, bankAccountId);
  return (await query.all<Matched>()).results;
}
