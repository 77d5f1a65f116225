import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type OwnCategory, taxMarksOf } from '../../../domain/bank/categorise/tax-marks';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { columnsOf, jsonPieces, jsonRows, openDatabase } from '../../../platform/database';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import { payeeChoices } from '../categorise/categorise.table';
import { type Choice, nameOf, ownNameSql } from '../category/category.repository';
import {
  type BankTransaction,
  bankTransactions,
  CATEGORISED,
  type SeenTransaction,
  TRANSACTION_COLUMNS,
  type Transaction,
  UNCATEGORISED,
} from './transaction.table';

const t = bankTransactions;

/** The columns of a row with the name of its category, where that is one of a company's own. */
export const NAMED = {
  ...getTableColumns(t),
  ownName: sql<string | null>`${sql.raw(ownNameSql('bank_transactions.category_id'))}`,
};

/** A row with its category's name in place of the own name that was read with it. */
export function named<Row extends { categoryId: string | null; ownName: string | null }>(row: Row) {
  const { ownName: _ownName, ...rest } = row;
  // Where a row has a category, it has a name.
  return { ...rest, subcategory: nameOf(row) } as Omit<Row, 'ownName'> & { subcategory: Row['categoryId'] };
}

export async function findTransaction(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<Transaction | undefined> {
  const isIt = and(eq(t.id, id), eq(t.companyId, scope.companyId));
  const row = await openDatabase(d1).select(NAMED).from(t).where(isIt).get();
  return row && named(row);
}

/** These rows of a company, in any order; an id that is not the company's gives none. */
export async function findTransactions(
  d1: D1Database,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<Transaction[]> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await openDatabase(d1)
    .select(NAMED)
    .from(t)
    .where(and(inArray(t.id, wanted), eq(t.companyId, scope.companyId)));
  return rows.map(named);
}

type KnownChoice = Choice & { categoryId: string };

/** A row as it is after a person's choice; nothing but the category, what follows from it and its provenance changes. */
export function chosen<Row extends SeenTransaction>(
  row: Row,
  { category, categoryId, subcategory }: KnownChoice,
  person: Person,
  own?: OwnCategory,
): Row {
  return {
    ...row,
    category,
    categoryId,
    subcategory,
    ...taxMarksOf(categoryId, { date: row.transactionDate, side: row.transactionType }, own),
    categoryRule: 'person',
    categoryRuleVersion: null,
    categoryConfidence: null,
    categoryReason: null,
    categorisedBy: person.id,
    categorisedByName: person.name,
    categorisedAt: now().toISOString(),
    categoryRunId: null,
  };
}

/** A row as it is without a category. */
export const uncategorised = <Row extends SeenTransaction>(row: Row): Row => ({
  ...row,
  ...UNCATEGORISED,
  subcategory: null,
});

/** Whether a person has already said exactly this. */
export const isSaid = (
  row: Pick<BankTransaction, 'category' | 'categoryId' | 'categoryRule'>,
  { category, categoryId }: KnownChoice,
): boolean => row.categoryRule === 'person' && row.category === category && row.categoryId === categoryId;

type Chosen = { before: SeenTransaction; after: SeenTransaction };

const MARKS = ['category', 'categoryId', 'gstApplicable', 'gstMode', 'tdsApplicable', 'tdsSection'] as const;
const ROWS = jsonRows(['id', ...MARKS, 'beforeCategory', 'beforeCategoryId']);
const APPLY = `UPDATE bank_transactions SET ${TRANSACTION_COLUMNS.set(MARKS, ROWS)},
    category_rule = 'person', category_rule_version = NULL, category_confidence = NULL, category_reason = NULL,
    categorised_by = ?3, categorised_by_name = ?4, categorised_at = ?5, category_run_id = NULL
  FROM json_each(?1) j
  WHERE bank_transactions.id = ${ROWS.at.id} AND +bank_transactions.company_id = ?2 AND bank_transactions.is_split = 0
    AND bank_transactions.category IS ${ROWS.at.beforeCategory}
    AND bank_transactions.category_id IS ${ROWS.at.beforeCategoryId}`;
const ALL_CHANGED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';
const REMEMBERED = columnsOf(payeeChoices).bulk(
  ['payee', 'side', 'category', 'categoryId'],
  ['companyId', 'chosenBy', 'chosenAt'],
  `ON CONFLICT (company_id, payee, side) DO UPDATE SET category = excluded.category, category_id = excluded.category_id,
    chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`,
);

/** The statements and the trail of a person's choice for rows: conditional on what it replaces, remembered per payee. */
export function transactionsCategorised(
  d1: D1Database,
  companyId: string,
  person: Person,
  rows: readonly Chosen[],
): Change {
  const at = rows[0]?.after.categorisedAt ?? now().toISOString();
  const updates = jsonPieces(rows.map(rowText)).flatMap((piece) => [
    d1.prepare(APPLY).bind(piece, companyId, person.id, person.name, at),
    d1.prepare(ALL_CHANGED).bind(piece),
  ]);
  const remembered = jsonPieces(memories(rows)).map((piece) =>
    REMEMBERED.insert(d1, piece, { companyId, chosenBy: person.id, chosenAt: at }),
  );
  return { chainId: companyId, statements: [...updates, ...remembered], entries: rows.map(entryOf) };
}

const OFF = jsonRows(['id', ...CATEGORISED]);
const TAKE_OFF = `UPDATE bank_transactions SET ${TRANSACTION_COLUMNS.set(CATEGORISED, OFF)}
  FROM json_each(?1) j
  WHERE bank_transactions.id = ${OFF.at.id} AND +bank_transactions.company_id = ?2 AND bank_transactions.is_split = 0
    AND bank_transactions.category_id = ?3 AND bank_transactions.category_rule = 'person'`;
// What a choice taught of a payee is forgotten with it, unless another line still says the same.
const FORGET = `DELETE FROM payee_choices WHERE company_id = ?1 AND payee = ?2 AND side = ?3 AND category_id = ?4
  AND NOT EXISTS (SELECT 1 FROM bank_transactions t WHERE t.company_id = ?1 AND t.payee = ?2 AND t.transaction_type = ?3
    AND t.category_id = ?4 AND t.category_rule = 'person')`;

/** The statements and the trail of taking a category off: conditional on its still being there. */
export function categoriesTakenOff(
  d1: D1Database,
  companyId: string,
  categoryId: string,
  rows: readonly Chosen[],
): Change {
  const off = TRANSACTION_COLUMNS.stored(CATEGORISED, UNCATEGORISED);
  const updates = jsonPieces(rows.map(({ after: { id } }) => OFF.text({ id, ...off }))).flatMap((piece) => [
    d1.prepare(TAKE_OFF).bind(piece, companyId, categoryId),
    d1.prepare(ALL_CHANGED).bind(piece),
  ]);
  const taught = new Map(
    rows.flatMap(({ after: { description, transactionType: side } }) => {
      const payee = payeeOf(description);
      return payee ? [[`${side} ${payee}`, { payee, side }] as const] : [];
    }),
  );
  const forgotten = [...taught.values()].map(({ payee, side }) =>
    d1.prepare(FORGET).bind(companyId, payee, side, categoryId),
  );
  return { chainId: companyId, statements: [...updates, ...forgotten], entries: rows.map(entryOf) };
}

/** The same for one row. */
export const transactionCategorised = (
  d1: D1Database,
  person: Person,
  before: SeenTransaction,
  after: SeenTransaction,
): Change => transactionsCategorised(d1, after.companyId, person, [{ before, after }]);

/** A choice with what follows from it where another line undoes one of these. Few do, so that the rest waits for nothing of it. */
export async function withFollowing(
  d1: D1Database,
  scope: CompanyScope,
  changed: readonly Record<'before' | 'after', Transaction>[],
  change: Change,
): Promise<Change> {
  const ids = changed.flatMap(({ before: { reconciledWith } }) =>
    reconciledWith?.kind === 'reversal' && reconciledWith.id ? [reconciledWith.id] : [],
  );
  if (ids.length === 0) return change;
  const { originalsFollowed } = await import('../reconcile/follow-original.repository');
  const { statements, entries } = await originalsFollowed(d1, scope, changed, await findTransactions(d1, scope, ids));
  return {
    ...change,
    statements: [...change.statements, ...statements],
    entries: [...change.entries, ...entries],
  };
}

const rowText = ({ before, after }: Chosen): string =>
  ROWS.text({
    id: after.id,
    ...TRANSACTION_COLUMNS.stored(MARKS, after),
    beforeCategory: before.category,
    beforeCategoryId: before.categoryId,
  });

/** One memory a payee and side, in the words that payees are known by. */
function memories(rows: readonly Chosen[]): string[] {
  const texts = rows.flatMap(({ after: { description, transactionType: side, category, categoryId } }) => {
    const payee = payeeOf(description);
    return payee && category && categoryId ? [REMEMBERED.text({ payee, side, category, categoryId })] : [];
  });
  return [...new Set(texts)];
}

const entryOf = ({ before, after }: Chosen): NewEntry => ({
  action: 'bank-transaction.categorise',
  entityType: 'bank-transaction',
  entityId: after.id,
  before: { category: before.category, subcategory: before.subcategory, rule: before.categoryRule },
  after: { category: after.category, subcategory: after.subcategory, rule: after.categoryRule },
});

const NOTE = 'UPDATE bank_transactions SET note = ? WHERE id = ? AND company_id = ? AND note IS ?';

/** The statements and the trail of a note on a row: written, changed or taken away. */
export function noted(d1: D1Database, { id, companyId, note: before }: BankTransaction, note: string | null): Change {
  const update = d1.prepare(NOTE).bind(note, id, companyId, before);
  const entry = {
    action: 'bank-transaction.note',
    entityType: 'bank-transaction',
    entityId: id,
    before: { note: before },
    after: { note },
  };
  return { chainId: companyId, statements: [update, mustHaveChanged(d1)], entries: [entry] };
}
