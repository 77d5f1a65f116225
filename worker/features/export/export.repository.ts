import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { categoryName, type OwnNames } from '../../domain/bank/chart/chart';
import type { CompanyScope } from '../../platform/access';
import { rowsInPieces } from '../../platform/pieces';
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
import { categorisedAtOf } from '../books/transaction/transaction.contract';
import { type BankTransaction, bankTransactions } from '../books/transaction/transaction.table';
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
  /** The columns that make the order, the last of which makes it total; of what grows those of an index, or every piece is sorted. */
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

/** A line leaves with when it was categorised, though it keeps it only where it was not as it came. */
const withInstant = (row: ExportRow): ExportRow => ({ ...row, categorisedAt: categorisedAtOf(row as BankTransaction) });

/** What belongs to a company, in the order in which the export gives it. */
export const EXPORT_TABLES: readonly ExportTable[] = [
  { name: 'company', table: companies, isOwn: ({ companyId }) => eq(companies.id, companyId), order: [companies.id] },
  ofCompany('bank-accounts', bankAccounts),
  {
    ...ofCompany('bank-transactions', bankTransactions),
    order: [bankTransactions.transactionDate, bankTransactions.id],
    given: withInstant,
  },
  { ...ofCompany('merged-transactions', mergedTransactions), given: withInstant },
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
  {
    ...ofCompany('transaction-splits', transactionSplits),
    order: [transactionSplits.transactionId, transactionSplits.id],
    given: withSign,
  },
  {
    ...ofCompany('transaction-attachments', transactionAttachments),
    order: [transactionAttachments.transactionId, transactionAttachments.id],
  },
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
  {
    ...ofCompany('compliance-item-history', complianceItemHistory),
    order: [complianceItemHistory.itemId, complianceItemHistory.id],
  },
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

/** The company's rows of a table, as they leave, piece by piece. */
export async function* piecesOf(
  d1: D1Database,
  scope: CompanyScope,
  { table, isOwn, order, given }: ExportTable,
): AsyncGenerator<ExportRow[]> {
  let own: OwnNames = new Map();
  for await (const rows of rowsInPieces(d1, { table, where: isOwn(scope), order })) {
    if ('categoryId' in table) own = new Map([...own, ...(await ownNames(d1, unknownIn(rows, own)))]);
    yield rows.map((row) => named(given ? given(row) : row, own));
  }
}

const categoryOf = ({ categoryId }: ExportRow) => (typeof categoryId === 'string' ? categoryId : null);

const unknownIn = (rows: readonly ExportRow[], own: OwnNames) => {
  const ids = new Set(rows.map(categoryOf));
  return [...ids].filter((id) => id !== null && !own.has(id));
};

function named(row: ExportRow, own: OwnNames): ExportRow {
  if (!('categoryId' in row)) return row;
  const id = categoryOf(row);
  return { ...row, subcategory: id && categoryName(id, own) };
}

export type Head = { length: number; head: string };

/** The last entry of the company's chain: everything the export holds stands before it. */
export async function chainHead(d1: D1Database, { companyId }: CompanyScope): Promise<Head> {
  const query = 'SELECT seq length, hash head FROM audit_entries WHERE chain_id = ? ORDER BY seq DESC LIMIT 1';
  const head = await d1.prepare(query).bind(companyId).first<Head>();
  if (!head) throw new Error('Every company has a first entry');
  return head;
}

export type Original = { id: string; fileKey: string; fileName: string | null };

/** The statements that were uploaded and the papers beside lines, piece by piece, by the places where their files are kept. */
export async function* originalsOf(d1: D1Database, { companyId }: CompanyScope): AsyncGenerator<Original[]> {
  const uploads = statementUploads;
  const papers = transactionAttachments;
  yield* rowsInPieces(d1, { table: uploads, where: eq(uploads.companyId, companyId), order: [uploads.id] });
  const isKept = and(eq(papers.companyId, companyId), isNull(papers.removedAt));
  yield* rowsInPieces(d1, { table: papers, where: isKept, order: [papers.transactionId, papers.id] });
}
