import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { CATEGORY_KINDS } from '../../../domain/bank/values';
import { openDatabase } from '../../../platform/database';
import type { CompanyScope } from '../../../platform/scope';
import { type BankTransaction, bankTransactions } from '../bank.table';
import { STILL_BREAKS } from '../coverage/still-breaks';
import type { SplitPart } from '../split/split.repository';
import type { TransactionQuery } from './transaction.contract';
import { orderOf, rowid, stretchesAfter } from './transaction-order.repository';
import { holding } from './transaction-search';

const t = bankTransactions;

/** A transaction as the list has it: with the parts it was split into, of which most have none. */
export type ListedTransaction = BankTransaction & { parts: ListedPart[]; rowid: number };
export type ListedPart = Pick<SplitPart, 'id' | 'amount' | 'category' | 'subcategory' | 'note'>;

// Only lines that are split look for parts, so that a list without any reads no row more.
const PARTS = sql`iif(is_split, (SELECT json_group_array(json_object('id', id, 'amount', amount_paise,
    'category', category, 'subcategory', subcategory, 'note', note))
  FROM (SELECT * FROM transaction_splits s WHERE s.company_id = bank_transactions.company_id
    AND s.transaction_id = bank_transactions.id ORDER BY s.id)), '[]')`;
const LISTED = {
  ...getTableColumns(t),
  parts: PARTS.mapWith((text): ListedPart[] => JSON.parse(text)),
  breaksBalance: STILL_BREAKS.mapWith(Boolean),
  rowid,
};

/** A company's transactions in the order asked for, one more than the page asks for. */
export async function listTransactions(
  d1: D1Database,
  scope: CompanyScope,
  query: TransactionQuery,
): Promise<ListedTransaction[]> {
  const given: ListedTransaction[] = [];
  for (const stretch of stretchesAfter(query)) {
    const missing = query.limit + 1 - given.length;
    if (missing > 0) given.push(...(await stretchOf(d1, scope, query, stretch, missing)));
  }
  return query.order === 'categorised' ? given.slice(0, query.limit) : given;
}

function stretchOf(
  d1: D1Database,
  scope: CompanyScope,
  query: TransactionQuery,
  stretch: SQL | undefined,
  most: number,
): Promise<ListedTransaction[]> {
  const order = query.order === 'categorised' ? [desc(t.categorisedAt), desc(t.id)] : orderOf(query);
  return openDatabase(d1)
    .select(LISTED)
    .from(t)
    .where(and(eq(t.companyId, scope.companyId), ...filters(query), stretch))
    .orderBy(...order)
    .limit(most);
}

function filters(query: TransactionQuery): (SQL | undefined)[] {
  const { bankAccountId, from, to, payee, side, amountFrom, amountTo, rule, reconciled, order } = query;
  return [
    bankAccountId ? eq(t.bankAccountId, bankAccountId) : undefined,
    from ? gte(t.transactionDate, from) : undefined,
    to ? lte(t.transactionDate, to) : undefined,
    payee ? eq(t.payee, payee) : undefined,
    side ? eq(t.transactionType, side) : undefined,
    amountFrom === undefined ? undefined : gte(t.amount, amountFrom),
    amountTo === undefined ? undefined : lte(t.amount, amountTo),
    rule ? eq(t.categoryRule, rule) : undefined,
    reconciled === undefined ? undefined : eq(t.isReconciled, reconciled),
    categoryIs(query),
    order === 'categorised' ? isNotNull(t.category) : undefined,
    holding(query.q),
  ];
}

function categoryIs({ category, uncategorised }: TransactionQuery): SQL | undefined {
  if (category === 'uncategorized' || uncategorised) return and(isNull(t.category), eq(t.isSplit, false));
  if (uncategorised === false && !category) return isNotNull(t.category);
  if (!category) return undefined;
  const kind = CATEGORY_KINDS.find((known) => known === category);
  return kind ? under('category', kind) : under('subcategory', category);
}

/** A split line stands under the categories of its parts, as it does in the reports, and not under the one it kept. */
const under = (column: 'category' | 'subcategory', name: string) =>
  sql`iif(is_split, EXISTS (SELECT 1 FROM transaction_splits s WHERE s.company_id = bank_transactions.company_id
    AND s.transaction_id = bank_transactions.id AND s.${sql.raw(column)} = ${name}), ${t[column]} = ${name})`;

export async function findTransaction(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<BankTransaction | undefined> {
  const isIt = and(eq(t.id, id), eq(t.companyId, scope.companyId));
  return openDatabase(d1).select().from(t).where(isIt).get();
}

/** These rows of a company, in any order; an id that is not the company's gives none. */
export async function findTransactions(
  d1: D1Database,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<BankTransaction[]> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return openDatabase(d1)
    .select()
    .from(t)
    .where(and(inArray(t.id, wanted), eq(t.companyId, scope.companyId)));
}
