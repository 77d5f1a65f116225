import { and, desc, eq, gte, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { categoryById, categoryIdOf } from '../../../domain/bank/chart/chart';
import { CATEGORY_KINDS, type CategoryKind, SURE_FROM } from '../../../domain/bank/values';
import { parseRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { ownNameSql } from '../category/category.repository';
import { STILL_BREAKS } from '../coverage/still-breaks';
import type { NamedPart } from '../split/split.repository';
import { PART_AMOUNT } from '../split/split.table';
import type { TransactionFilter, TransactionQuery } from './transaction.contract';
import { NAMED, named } from './transaction.repository';
import { bankTransactions, LAST_CATEGORISED, type SeenTransaction } from './transaction.table';
import { orderOf, rowid, stretchesAfter } from './transaction-order.repository';

const t = bankTransactions;

/** A transaction as the list has it: with the parts it was split into, of which most have none. */
export type ListedTransaction = SeenTransaction & { parts: ListedPart[]; rowid: number };
export type ListedPart = Omit<NamedPart, 'companyId' | 'transactionId' | 'createdAt'>;
type Flag = 'gstApplicable' | 'tdsApplicable';
type StoredPart = Omit<ListedPart, 'subcategory' | Flag> & Record<Flag, number> & { ownName: string | null };

// Only lines that are split look for parts, so that a list without any reads no row more.
const PARTS = sql`iif(is_split, (SELECT json_group_array(json_object('id', id, 'amount', ${sql.raw(PART_AMOUNT)},
    'category', category, 'categoryId', category_id, 'ownName', ${sql.raw(ownNameSql('category_id'))}, 'note', note,
    'gstApplicable', gst_applicable, 'gstMode', gst_mode, 'tdsApplicable', tds_applicable, 'tdsSection', tds_section))
  FROM (SELECT * FROM transaction_splits s WHERE s.company_id = bank_transactions.company_id
    AND s.transaction_id = bank_transactions.id ORDER BY s.id)), '[]')`;
// What no reader sees is not read for a page.
const { lineKey: _key, categoryRunId: _run, ...SEEN } = NAMED;
const FILE_NAME = sql<
  string | null
>`(SELECT u.file_name FROM statement_uploads u WHERE u.id = bank_transactions.upload_id)`;
const LISTED = {
  ...SEEN,
  parts: PARTS.mapWith((text): ListedPart[] => (JSON.parse(text) as StoredPart[]).map(listedPart)),
  breaksBalance: STILL_BREAKS.mapWith(Boolean),
  rowid,
};

const listedPart = (part: StoredPart): ListedPart => ({
  ...named(part),
  gstApplicable: part.gstApplicable === 1,
  tdsApplicable: part.tdsApplicable === 1,
});

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
  return query.order === 'categorised' ? given.slice(0, Math.min(query.limit, LAST_CATEGORISED)) : given;
}

async function stretchOf(
  d1: D1Database,
  scope: CompanyScope,
  query: TransactionQuery,
  stretch: SQL | undefined,
  most: number,
): Promise<ListedTransaction[]> {
  const order = query.order === 'categorised' ? [desc(t.categorisedAt), desc(t.id)] : orderOf(query);
  const rows = await openDatabase(d1)
    .select(LISTED)
    .from(t)
    .where(and(isNarrowed(scope, query), stretch))
    .orderBy(...order)
    .limit(most);
  return rows.map(named);
}

/** One transaction as the list has it; nothing where it is not the company's. */
export async function findListed(d1: D1Database, scope: CompanyScope, id: string) {
  const isIt = and(eq(t.id, id), eq(t.companyId, scope.companyId));
  const row = await openDatabase(d1)
    .select({ ...LISTED, fileName: FILE_NAME })
    .from(t)
    .where(isIt)
    .get();
  return row && named(row);
}

/** What is counted and listed of a company's transactions: all that the query asks for, whatever its page and order. */
export function isNarrowed(scope: CompanyScope, query: TransactionFilter): SQL | undefined {
  const { bankAccountId, from, to, payee, side, amountFrom, amountTo, rule, reconciled, unsure, order } = query;
  return and(
    eq(t.companyId, scope.companyId),
    bankAccountId ? eq(t.bankAccountId, bankAccountId) : undefined,
    from ? gte(t.transactionDate, from) : undefined,
    to ? lte(t.transactionDate, to) : undefined,
    payee ? eq(t.payee, payee) : undefined,
    side ? eq(t.transactionType, side) : undefined,
    amountFrom === undefined ? undefined : gte(t.amount, amountFrom),
    amountTo === undefined ? undefined : lte(t.amount, amountTo),
    rule ? eq(t.categoryRule, rule) : undefined,
    reconciled === undefined ? undefined : eq(t.isReconciled, reconciled),
    unsure ? IS_UNSURE : undefined,
    categoryIs(query),
    order === 'categorised' ? and(isNotNull(t.categorisedAt), isNotNull(t.category)) : undefined,
    holding(query.q),
  );
}

/** No category, neither of its own nor by its parts. */
export const IS_OPEN = sql`category IS NULL AND NOT is_split`;
/** A rule set the category, and was not sure; a person's choice, and the parts of a split, are sure. */
export const IS_UNSURE = sql`category_confidence < ${SURE_FROM} AND NOT is_split`;

function categoryIs({ category, uncategorised }: TransactionFilter): SQL | undefined {
  if (category === 'uncategorized' || uncategorised) return IS_OPEN;
  if (uncategorised === false && !category) return isNotNull(t.category);
  if (!category) return undefined;
  const kind = CATEGORY_KINDS.find((known) => known === category);
  if (kind) return isOfKind(kind);
  const id = categoryById(category)?.id ?? categoryIdOf(category);
  if (id) return under(sql`s.category_id = ${id}`, sql`${t.categoryId} = ${id}`);
  const ownName = (column: string) => sql`${sql.raw(ownNameSql(column))} = ${category}`;
  return under(ownName('s.category_id'), ownName('bank_transactions.category_id'));
}

export const isOfKind = (kind: CategoryKind) => under(sql`s.category = ${kind}`, sql`${t.category} = ${kind}`);

/** A split line stands under the categories of its parts, as it does in the reports, and not under the one it kept. */
const under = (isPart: SQL, isWhole: SQL) =>
  sql`iif(is_split, EXISTS (SELECT 1 FROM transaction_splits s WHERE s.company_id = bank_transactions.company_id
    AND s.transaction_id = bank_transactions.id AND ${isPart}), ${isWhole})`;

// Each word is a parameter or two of the statement, which takes a hundred.
const MOST_WORDS = 20;

/** Lines that hold every word, in the narration or the note and in any order. A word that is an amount is also that amount. */
function holding(words: string | undefined): SQL | undefined {
  const asked = [...new Set(words?.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  return and(...asked.map(holdingWord));
}

function holdingWord(word: string): SQL | undefined {
  const amount = amountIn(word);
  const text = sql`instr(upper(${t.description} || char(10) || coalesce(${t.note}, '')), upper(${word})) > 0`;
  return amount === undefined ? text : or(text, eq(t.amount, amount));
}

/** '60000', '60,000.50' and '₹1,18,000' to the paisa. */
function amountIn(word: string) {
  const bare = word.replace(/^₹/, '').replaceAll(',', '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(bare) ? parseRupees(bare) : undefined;
}
