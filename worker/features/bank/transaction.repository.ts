import { and, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { payeeOf } from '../../domain/bank/payee';
import type { CategoryKind } from '../../domain/bank/values';
import { CATEGORY_KINDS } from '../../domain/bank/values';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import type { CompanyScope, Person } from '../../platform/scope';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import type { TransactionQuery } from './bank.contract';
import { type BankTransaction, bankTransactions } from './bank.table';

const t = bankTransactions;

/** A company's transactions, newest first, one more than the page asks for. */
export async function listTransactions(
  d1: D1Database,
  scope: CompanyScope,
  query: TransactionQuery,
): Promise<BankTransaction[]> {
  const rows = openDatabase(d1)
    .select()
    .from(t)
    .where(and(eq(t.companyId, scope.companyId), ...filters(query)));
  if (query.order === 'categorised') return rows.orderBy(desc(t.categorisedAt), desc(t.id)).limit(query.limit);
  return rows.orderBy(desc(t.transactionDate), desc(t.id)).limit(query.limit + 1);
}

function filters({ bankAccountId, from, to, category, q, order, cursor }: TransactionQuery): (SQL | undefined)[] {
  return [
    bankAccountId ? eq(t.bankAccountId, bankAccountId) : undefined,
    from ? gte(t.transactionDate, from) : undefined,
    to ? lte(t.transactionDate, to) : undefined,
    categoryIs(category),
    order === 'categorised' ? isNotNull(t.category) : undefined,
    q ? sql`instr(upper(${t.description}), upper(${q})) > 0` : undefined,
    after(cursor),
  ];
}

function categoryIs(category: string | undefined): SQL | undefined {
  if (!category) return undefined;
  if (category === 'uncategorized') return isNull(t.category);
  const isKind = CATEGORY_KINDS.some((kind) => kind === category);
  return isKind ? eq(t.category, category as CategoryKind) : eq(t.subcategory, category);
}

/** The place of a row in the list: its day and its id. */
export const cursorOf = ({ transactionDate, id }: BankTransaction) => `${transactionDate}.${id}`;

function after(cursor: string | undefined): SQL | undefined {
  const [day, id] = cursor?.split('.') ?? [];
  if (!day || !id) return undefined;
  return or(sql`${t.transactionDate} < ${day}`, and(sql`${t.transactionDate} = ${day}`, sql`${t.id} < ${id}`));
}

export async function findTransaction(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<BankTransaction | undefined> {
  const isIt = and(eq(t.id, id), eq(t.companyId, scope.companyId));
  return openDatabase(d1).select().from(t).where(isIt).get();
}

/** What a person decided for a row. */
export type Choice = { category: CategoryKind; subcategory: string; gstApplicable: boolean; tdsApplicable: boolean };

/** A row as it is after a person's choice; nothing but the category and its provenance changes. */
export function chosen(row: BankTransaction, choice: Choice, person: Person): BankTransaction {
  return {
    ...row,
    ...choice,
    categoryRule: 'person',
    categoryRuleVersion: null,
    categoryConfidence: null,
    categorisedBy: person.id,
    categorisedByName: person.name,
    categorisedAt: now().toISOString(),
    categoryRunId: null,
  };
}

const REMEMBER = `INSERT INTO payee_choices (company_id, payee, side, category, subcategory, chosen_by, chosen_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (company_id, payee, side)
  DO UPDATE SET category = ?4, subcategory = ?5, chosen_by = ?6, chosen_at = ?7`;

/** The statements and the trail of a person's choice: conditional on the category it replaces, remembered per payee. */
export function transactionCategorised(d1: D1Database, before: BankTransaction, after: BankTransaction): Change {
  const { id, companyId, transactionType, category, subcategory, categorisedBy, categorisedAt } = after;
  const isIt = and(
    eq(t.id, id),
    eq(t.companyId, companyId),
    sql`${t.category} IS ${before.category}`,
    sql`${t.subcategory} IS ${before.subcategory}`,
  );
  const update = prepared(d1, openDatabase(d1).update(t).set(categoryColumns(after)).where(isIt));
  const payee = payeeOf(after.description);
  const memory = payee
    ? [
        d1
          .prepare(REMEMBER)
          .bind(companyId, payee, transactionType, category, subcategory, categorisedBy, categorisedAt),
      ]
    : [];
  const entry = {
    action: 'bank-transaction.categorise',
    entityType: 'bank-transaction',
    entityId: id,
    before: { category: before.category, subcategory: before.subcategory, rule: before.categoryRule },
    after: { category, subcategory, rule: after.categoryRule },
  };
  return { chainId: companyId, statements: [update, mustHaveChanged(d1), ...memory], entries: [entry] };
}

function categoryColumns(row: BankTransaction) {
  const { category, subcategory, gstApplicable, tdsApplicable, categoryRule, categoryRuleVersion } = row;
  const { categoryConfidence, categorisedBy, categorisedByName, categorisedAt, categoryRunId } = row;
  const source = {
    categoryRule,
    categoryRuleVersion,
    categoryConfidence,
    categorisedBy,
    categorisedByName,
    categorisedAt,
  };
  return { category, subcategory, gstApplicable, tdsApplicable, ...source, categoryRunId };
}
