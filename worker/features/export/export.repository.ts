import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { categoryName } from '../../domain/bank/chart/chart';
import type { CompanyScope } from '../../platform/access';
import { openDatabase } from '../../platform/database';
import { auditEntries } from '../audit/audit.table';
import { bankAccounts } from '../books/account/account.table';
import { transactionAttachments } from '../books/attachment/attachment.table';
import { distinctTransactions, mergedTransactions } from '../books/balance/balance.table';
import { categorisationRuns, payeeChoices } from '../books/categorise/categorise.table';
import { ownNames } from '../books/category/category.repository';
import { expenseCategories } from '../books/category/category.table';
import { categoryRules } from '../books/rule/rule.table';
import { transactionSplits } from '../books/split/split.table';
import { statementMappings, statementUploads } from '../books/statement/statement.table';
import { bankTransactions } from '../books/transaction/transaction.table';
import { complianceItemHistory, complianceItems } from '../calendar/calendar.table';
import { companies } from '../company/company.table';
import { companyEvents, companyFacts } from '../company/fact.table';
import { healthScores } from '../health/score.table';
import { budgets } from '../report/budget.table';
import { clientSubscriptions } from '../subscription/subscription.table';

/** A row of a table; where it names a category, with the name that has now. */
export type ExportRow = Record<string, unknown>;

/** A table of the export: which of its rows are the company's, and the order in which they are given. */
export type ExportTable = {
  name: string;
  table: SQLiteTable;
  isOwn: (scope: CompanyScope) => SQL | undefined;
  /** The columns that make the order, the last of which makes it total. */
  order: readonly [SQLiteColumn, ...SQLiteColumn[]];
  /** A row as it leaves, where that is not as it is stored. */
  given?: (row: ExportRow) => ExportRow;
  /** A column of statements, whose amounts leave in rupees. */
  statements?: 'value' | 'details' | 'metadata';
};

type OfCompany = SQLiteTable & { id: SQLiteColumn; companyId: SQLiteColumn };

const ofCompany = (name: string, table: OfCompany): ExportTable => ({
  name,
  table,
  isOwn: ({ companyId }) => eq(table.companyId, companyId),
  order: [table.id],
});

/** A part that was deducted leaves with an amount below nought, so that the parts of a line add up to it. */
const withSign = ({ amount, ...part }: ExportRow): ExportRow => ({
  ...part,
  amount: part.isDeducted ? -Number(amount) : amount,
});

/** What belongs to a company, in the order in which the export gives it. */
export const EXPORT_TABLES: readonly ExportTable[] = [
  { name: 'company', table: companies, isOwn: ({ companyId }) => eq(companies.id, companyId), order: [companies.id] },
  ofCompany('bank-accounts', bankAccounts),
  {
    ...ofCompany('bank-transactions', bankTransactions),
    order: [bankTransactions.transactionDate, bankTransactions.id],
  },
  ofCompany('merged-transactions', mergedTransactions),
  ofCompany('distinct-transactions', distinctTransactions),
  ofCompany('statement-uploads', statementUploads),
  {
    name: 'expense-categories',
    table: expenseCategories,
    isOwn: ({ companyId, caFirmId }) =>
      inArray(expenseCategories.ownerId, caFirmId ? [companyId, caFirmId] : [companyId]),
    order: [expenseCategories.id],
  },
  {
    name: 'payee-choices',
    table: payeeChoices,
    isOwn: ({ companyId }) => eq(payeeChoices.companyId, companyId),
    order: [payeeChoices.payee, payeeChoices.side],
  },
  ofCompany('categorisation-runs', categorisationRuns),
  ofCompany('category-rules', categoryRules),
  { ...ofCompany('transaction-splits', transactionSplits), given: withSign },
  ofCompany('transaction-attachments', transactionAttachments),
  ofCompany('budgets', budgets),
  {
    name: 'statement-mappings',
    table: statementMappings,
    isOwn: ({ companyId }) => eq(statementMappings.companyId, companyId),
    order: [statementMappings.shape],
  },
  ofCompany('subscriptions', clientSubscriptions),
  { ...ofCompany('company-facts', companyFacts), statements: 'value' },
  { ...ofCompany('company-events', companyEvents), statements: 'details' },
  { ...ofCompany('compliance-items', complianceItems), statements: 'metadata' },
  ofCompany('compliance-item-history', complianceItemHistory),
  {
    name: 'health-scores',
    table: healthScores,
    isOwn: ({ companyId }) => eq(healthScores.companyId, companyId),
    order: [healthScores.day],
  },
  {
    name: 'audit-entries',
    table: auditEntries,
    isOwn: ({ companyId }) => eq(auditEntries.chainId, companyId),
    order: [auditEntries.seq],
  },
];

/** The columns of a table by the names of their properties, as the export heads them. */
export const columnsOf = ({ table }: ExportTable): [property: string, column: SQLiteColumn][] =>
  Object.entries(getTableColumns(table));

const PAGE_ROWS = 20_000;

/** The company's rows of a table, page by page: each begins after the last row of the one before. */
export async function* pagesOf(
  d1: D1Database,
  scope: CompanyScope,
  exported: ExportTable,
): AsyncGenerator<ExportRow[]> {
  const { table, isOwn, order } = exported;
  const properties = propertiesOf(exported);
  let after: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await openDatabase(d1)
      .select()
      .from(table)
      .where(
        and(isOwn(scope), after && sql`(${list(order)}) > (${list(properties.map((name) => sql`${after?.[name]}`))})`),
      )
      .orderBy(...order)
      .limit(PAGE_ROWS);
    const given = exported.given ? rows.map(exported.given) : rows;
    yield 'categoryId' in table ? await named(d1, given) : given;
    after = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (after);
}

async function named(d1: D1Database, rows: readonly ExportRow[]): Promise<ExportRow[]> {
  const idOf = ({ categoryId }: ExportRow) => (typeof categoryId === 'string' ? categoryId : null);
  const own = await ownNames(d1, rows.map(idOf));
  return rows.map((row) => {
    const id = idOf(row);
    return { ...row, subcategory: id && categoryName(id, own) };
  });
}

const list = (parts: readonly (SQLiteColumn | SQL)[]) => sql.join([...parts], sql`, `);

function propertiesOf(exported: ExportTable): string[] {
  const byColumn = new Map(columnsOf(exported).map(([property, column]) => [column, property]));
  return exported.order.map((column) => byColumn.get(column) ?? '');
}

export type Head = { length: number; head: string };

/** The last entry of the company's chain: everything the export holds stands before it. */
export async function chainHead(d1: D1Database, { companyId }: CompanyScope): Promise<Head> {
  const query = 'SELECT seq length, hash head FROM audit_entries WHERE chain_id = ? ORDER BY seq DESC LIMIT 1';
  const head = await d1.prepare(query).bind(companyId).first<Head>();
  if (!head) throw new Error('Every company has a first entry');
  return head;
}

export type Original = { id: string; fileKey: string; fileName: string | null; sha256: string };

const ORIGINALS = `SELECT id, file_key fileKey, file_name fileName, sha256 FROM statement_uploads WHERE company_id = ?1
  UNION ALL SELECT id, file_key, file_name, sha256 FROM transaction_attachments WHERE company_id = ?1 AND removed_at IS NULL
  ORDER BY id`;

/** The statements that were uploaded and the papers beside lines, by the places where their files are kept. */
export async function originalsOf(d1: D1Database, { companyId }: CompanyScope): Promise<Original[]> {
  return (await d1.prepare(ORIGINALS).bind(companyId).all<Original>()).results;
}
