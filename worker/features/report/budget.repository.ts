import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import type { Budget } from '../../domain/spending/spending-budgets';
import type { CompanyScope, Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import { budgets } from './budget.table';

/** The list of a company's budgets ends here; nobody watches more of them. */
export const MOST_BUDGETS = 500;

const LIST = `SELECT id, category_id categoryId, amount_paise amount, from_month fromMonth FROM budgets
  WHERE company_id = ?1 AND removed_at IS NULL ORDER BY category_id, from_month DESC, id LIMIT ${MOST_BUDGETS}`;

export const budgetsQuery = (d1: D1Database, { companyId }: CompanyScope) => d1.prepare(LIST).bind(companyId);

/** The budgets that stand, by category, the latest first. */
export async function listBudgets(d1: D1Database, scope: CompanyScope): Promise<Budget[]> {
  return (await budgetsQuery(d1, scope).all<Budget>()).results;
}

// Two budgets of one category from one month on contradict each other: the later one takes the earlier one's place.
const REPLACE = `UPDATE budgets SET removed_at = ?4
  WHERE company_id = ?1 AND category_id = ?2 AND from_month = ?3 AND removed_at IS NULL`;
const REMOVE = 'UPDATE budgets SET removed_at = ?3 WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL';

/** Sets what a category may cost from a month on, in paise; a budget from the same month is replaced. */
export function budgetSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Person,
  { subcategory, ...asked }: { categoryId: string; subcategory: string; amount: Paise; fromMonth: IsoDate },
): { budget: Budget; change: Change } {
  const budget = { id: newId(), ...asked };
  const at = now().toISOString();
  const { id, categoryId, amount, fromMonth } = budget;
  const row = { ...budget, companyId, createdBy: person.id, createdAt: at, removedAt: null };
  const statements = [
    d1.prepare(REPLACE).bind(companyId, categoryId, fromMonth, at),
    prepared(d1, openDatabase(d1).insert(budgets).values(row)),
  ];
  const entry = { action: 'budget.set', entityType: 'budget', entityId: id, after: { subcategory, amount, fromMonth } };
  return { budget, change: { chainId: companyId, statements, entries: [entry] } };
}

/** One budget of a company, removed or not. */
export async function findBudget(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<(Budget & { removedAt: string | null }) | undefined> {
  const query = `SELECT id, category_id categoryId, amount_paise amount, from_month fromMonth, removed_at removedAt FROM budgets
    WHERE id = ?1 AND company_id = ?2`;
  return (
    (await d1.prepare(query).bind(id, scope.companyId).first<Budget & { removedAt: string | null }>()) ?? undefined
  );
}

export function budgetRemoved(
  d1: D1Database,
  { companyId }: CompanyScope,
  budget: Budget,
  subcategory: string,
): Change {
  const { id, amount, fromMonth } = budget;
  const remove = d1.prepare(REMOVE).bind(id, companyId, now().toISOString());
  const entry = {
    action: 'budget.remove',
    entityType: 'budget',
    entityId: id,
    before: { subcategory, amount, fromMonth },
  };
  return { chainId: companyId, statements: [remove, mustHaveChanged(d1)], entries: [entry] };
}
