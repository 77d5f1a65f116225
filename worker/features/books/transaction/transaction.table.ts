import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Reconciled } from '../../../domain/bank/reconcile/model';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import type { Said } from '../../../domain/shared/message';
import {
  allowed,
  columnsOf,
  DECIMAL_12_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  within,
} from '../../../platform/database';
import { ofAccount } from '../account/account.table';
import { statementUploads } from '../statement/statement.table';

/** The columns of a line of the books, wherever it is kept. */
export const lineColumns = () => ({
  id: idColumn(),
  companyId: text().notNull(),
  bankAccountId: text().notNull(),
  uploadId: text().notNull(),
  /** The physical line of the statement it came from. */
  line: integer().notNull(),
  transactionDate: dayColumn().notNull(),
  description: text().notNull(),
  amount: paiseColumn('amount').notNull(),
  transactionType: text({ enum: SIDES }).notNull(),
  balance: paiseColumn('balance'),
  category: text({ enum: CATEGORY_KINDS }),
  /** A category of the chart, or one of a firm or company; its name is looked up. */
  categoryId: text(),
  reference: text(),
  isReconciled: flagColumn().notNull().default(false),
  gstApplicable: flagColumn().notNull().default(false),
  tdsApplicable: flagColumn().notNull().default(false),
  /** What makes the line itself: the same line of a later upload has the same key. */
  lineKey: text().notNull(),
  /** The rule that set the category, or 'person'. */
  categoryRule: text(),
  categoryRuleVersion: integer(),
  categoryConfidence: integer(),
  /** Why the rule set it, as it was said then; null where a person chose. */
  categoryReason: text({ mode: 'json' }).$type<Said>(),
  categorisedBy: text(),
  /** The name at that time: the record of who chose stays readable when people leave. */
  categorisedByName: text(),
  /** When, and by which run; most lines that came with their category have neither: see `LAST_CATEGORISED`. */
  categorisedAt: instantColumn(),
  categoryRunId: text(),
  /** The printed balance does not follow from the line before. */
  breaksBalance: flagColumn().notNull().default(false),
  createdAt: instantColumn().notNull(),
  /** The day on which interest counts, where the bank prints one of its own. */
  valueDate: dayColumn(),
  /** The other party in one spelling, by which choices, rules and reports know it. */
  payee: text(),
  note: text(),
  /** What a person or a rule says of GST and TDS on this line, as of its day. */
  gstMode: text(),
  tdsSection: text(),
  /** The lines of a split stand in a table of their own; this row then keeps the whole. */
  isSplit: flagColumn().notNull().default(false),
  /** The other leg of a transfer between own accounts. */
  transferPairId: text(),
  /** What it was matched to and why, and what a person said it is not. */
  reconciledWith: text({ mode: 'json' }).$type<Reconciled>(),
  /** The voucher that says what the line posts, where that is more than its category does. */
  voucherId: text(),
});

export const bankTransactions = sqliteTable('bank_transactions', lineColumns(), (table) => [
  ofAccount(table as never),
  index('bank_transactions_payee').on(table.companyId, table.payee, table.transactionDate),
  index('bank_transactions_amount').on(table.companyId, table.amount, table.transactionDate),
  index('bank_transactions_confirmed').on(table.companyId, table.categorisedAt).where(sql`categorised_by is not null`),
  foreignKey({
    columns: [table.uploadId, table.companyId],
    foreignColumns: [statementUploads.id, statementUploads.companyId],
  }),
  uniqueIndex('bank_transactions_line').on(table.bankAccountId, table.lineKey),
  index('bank_transactions_day').on(table.companyId, table.transactionDate, table.id),
  index('bank_transactions_uncategorised')
    .on(table.companyId, table.transactionDate, table.id)
    .where(sql`category is null`),
  index('bank_transactions_categorised')
    .on(table.companyId, table.categorisedAt, table.id)
    .where(sql`categorised_at is not null`),
  index('bank_transactions_matched').on(table.companyId, sql`reconciled_with ->> 'id'`).where(sql`is_reconciled = 1`),
  allowed('bank_transactions', 'transaction_type', SIDES),
  allowed('bank_transactions', 'category', CATEGORY_KINDS),
  within('bank_transactions', 'amount_paise', 1, DECIMAL_12_2),
]);

/**
 * So many lines are given by when they were categorised, and so many of those that come with their category keep the instant, which
 * puts them into the index of it, and the run. Of the others the instant is that of the line itself, the run that of its upload.
 */
export const LAST_CATEGORISED = 10;
/** SQL, of a line of an upload: its category came with it, and nobody has changed it since. */
export const CAME_WITH_IT = 't.category IS NOT NULL AND t.categorised_at IS NULL AND t.category_run_id IS NULL';

/**
 * SQL: the lines of an upload, of which there may be some after a key. They lie among those of its days in the index of their
 * account, which no line of another upload of other days is read for.
 */
export const isOfUpload = (line: string, uploadId: string, after = "''"): string => {
  const its = (what: string) => `(SELECT ${what} FROM statement_uploads WHERE id = ${uploadId})`;
  return `${line}upload_id = ${uploadId} AND ${line}bank_account_id = ${its('bank_account_id')}
    AND ${line}line_key > max(${after}, ${its('period_from')}) AND ${line}line_key < ${its("period_to || '~'")}`;
};
/** SQL, after the name of the table: by which index those are found. */
export const BY_ACCOUNT_AND_DAY = 'INDEXED BY bank_transactions_line';

export type BankTransaction = typeof bankTransactions.$inferSelect;
/** A row with the name of its category, which is looked up. */
export type Transaction = BankTransaction & { subcategory: string | null };
type Unseen = 'lineKey' | 'categoryRunId';
/** The same, whether or not what no reader sees was read with it. */
export type SeenTransaction = Omit<Transaction, Unseen> & Partial<Pick<Transaction, Unseen>>;

/**
 * A row that hangs on a transaction. It names the transaction's company as well, and a trigger of its table refuses another one,
 * so that no row mixes two tenants: a key over both would cost every line an entry more.
 */
export const ofTransaction = (table: { transactionId: never }) =>
  foreignKey({ columns: [table.transactionId], foreignColumns: [bankTransactions.id] });

/** What a rule sets of a line: its category, why it has it, and what it means for taxes. */
export const RULE_SETS = [
  ...([
    'category',
    'categoryId',
    'categoryRule',
    'categoryRuleVersion',
    'categoryConfidence',
    'categoryReason',
  ] as const),
  ...(['gstApplicable', 'tdsApplicable', 'gstMode', 'tdsSection'] as const),
] as const;

/** What a category, and who or what set it, is kept as: all that setting, restoring or taking off a category touches. */
export const CATEGORISED = [
  ...RULE_SETS,
  ...(['categorisedBy', 'categorisedByName', 'categorisedAt', 'categoryRunId'] as const),
] as const;

/** The same of a line that has no category. */
export const UNCATEGORISED = {
  ...{ category: null, categoryId: null, categoryRule: null, categoryRuleVersion: null, categoryConfidence: null },
  ...{ categoryReason: null, gstApplicable: false, tdsApplicable: false, gstMode: null, tdsSection: null },
  ...{ categorisedBy: null, categorisedByName: null, categorisedAt: null, categoryRunId: null },
} satisfies Pick<BankTransaction, (typeof CATEGORISED)[number]>;

export const TRANSACTION_COLUMNS = columnsOf(bankTransactions);
