import { getTableColumns } from 'drizzle-orm';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { columnsOf, type Query } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import {
  type BankTransaction,
  BY_ACCOUNT_AND_DAY,
  bankTransactions,
  isOfUpload,
} from '../transaction/transaction.table';
import { mergedTransactions } from './balance.table';

const { name } = columnsOf(mergedTransactions);
const LINE = Object.keys(getTableColumns(bankTransactions)) as (keyof BankTransaction)[];
const COLUMNS = LINE.map((key) => name(key)).join(', ');

// What hangs on a line would go with it. Both must still be one account's, of one amount and side.
const IS_FREE = `o.is_split = 0 AND o.is_reconciled = 0 AND o.voucher_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM transaction_attachments a WHERE a.company_id = o.company_id AND a.transaction_id = o.id)`;
const KEEP = `INSERT INTO merged_transactions (${COLUMNS}, merged_into, merged_by, merged_by_name, merged_at)
  SELECT ${LINE.map((key) => `o.${name(key)}`).join(', ')}, k.id, ?4, ?5, ?6
  FROM bank_transactions o JOIN bank_transactions k ON k.id = ?1 AND k.company_id = o.company_id
    AND k.bank_account_id = o.bank_account_id AND k.amount_paise = o.amount_paise AND k.transaction_type = o.transaction_type
  WHERE o.id = ?2 AND o.company_id = ?3 AND o.id <> k.id AND ${IS_FREE}`;
const DROP = 'DELETE FROM bank_transactions WHERE id = ?1 AND company_id = ?2';
// What was merged into the line that goes now belongs to the one that stays.
const HAND_ON = 'UPDATE merged_transactions SET merged_into = ?1 WHERE merged_into = ?2 AND company_id = ?3';

/** Whether something hangs on a line that merging it into another would lose: parts, a match, papers. */
export async function isBound(d1: D1Database, { id, companyId }: BankTransaction): Promise<boolean> {
  const query = `SELECT 1 FROM bank_transactions o WHERE o.id = ?1 AND o.company_id = ?2 AND NOT (${IS_FREE})`;
  return (await d1.prepare(query).bind(id, companyId).first()) !== null;
}

/** The statements and the trail of merging a line into another: it leaves the books, and is kept as it was. */
export function lineMerged(d1: D1Database, person: Person, kept: BankTransaction, other: BankTransaction): Change {
  const { companyId } = kept;
  const at = now().toISOString();
  const statements = [
    d1.prepare(KEEP).bind(kept.id, other.id, companyId, person.id, person.name, at),
    mustHaveChanged(d1),
    d1.prepare(HAND_ON).bind(kept.id, other.id, companyId),
    d1.prepare(DROP).bind(other.id, companyId),
    mustHaveChanged(d1),
  ];
  const entry = { action: 'bank-transaction.merge', entityType: 'bank-transaction', entityId: other.id };
  const before = { ...said(other), category: other.category, rule: other.categoryRule };
  return { chainId: companyId, statements, entries: [{ ...entry, before, after: { mergedInto: kept.id } }] };
}

const said = ({ lineKey: key, transactionDate, amount }: BankTransaction) => ({
  key,
  transactionDate,
  amount: formatRupees(amount),
});

const RESTORE = `INSERT INTO bank_transactions (${COLUMNS}) SELECT ${COLUMNS} FROM merged_transactions WHERE`;
const FORGET = 'DELETE FROM merged_transactions WHERE';
const OF_PAIR = 'id = ?1 AND merged_into = ?2 AND company_id = ?3';

/** The statements and the trail of taking a merge back: the line stands in the books again as it was. */
export function lineUnmerged(d1: D1Database, kept: BankTransaction, otherId: string): Change {
  const { companyId } = kept;
  const of = (sql: string) => d1.prepare(`${sql} ${OF_PAIR}`).bind(otherId, kept.id, companyId);
  const statements = [of(RESTORE), mustHaveChanged(d1), of(FORGET), mustHaveChanged(d1)];
  return { chainId: companyId, statements, entries: [unmerged(otherId, kept.id)] };
}

const unmerged = (id: string, keptId: string): NewEntry => ({
  action: 'bank-transaction.unmerge',
  entityType: 'bank-transaction',
  entityId: id,
  before: { mergedInto: keptId },
  after: { mergedInto: null },
});

const OF_UPLOAD = 'upload_id = ?1 AND company_id = ?2';
const INTO_UPLOAD = `company_id = ?2 AND merged_into IN (SELECT id FROM bank_transactions ${BY_ACCOUNT_AND_DAY}
  WHERE ${isOfUpload('', '?1')} AND company_id = ?2)`;

/** What an undone upload asks for of merged lines: its own, and those of others that were merged into its lines. */
export const MERGED_WITH = `SELECT id, merged_into keptId, upload_id = ?1 isGone FROM merged_transactions
  WHERE ${OF_UPLOAD} OR (${INTO_UPLOAD})`;
export type MergedWith = { id: string; keptId: string; isGone: number };

/** Before the lines of an upload go: its merged lines go as well, and those that were merged into it come back. */
export const mergedTakenBack = ({ companyId }: CompanyScope, uploadId: string): Query[] =>
  [`${FORGET} ${OF_UPLOAD}`, `${RESTORE} ${INTO_UPLOAD}`, `${FORGET} ${INTO_UPLOAD}`].map((sql) => ({
    sql,
    values: [uploadId, companyId],
  }));

export const mergedEntries = (found: readonly MergedWith[]): NewEntry[] =>
  found.map(({ id, keptId, isGone }) =>
    isGone
      ? {
          ...{ action: 'bank-transaction.remove', entityType: 'bank-transaction', entityId: id },
          before: { mergedInto: keptId, why: say('balance.statement-undone') },
        }
      : unmerged(id, keptId),
  );

const SAY_TWO = `INSERT INTO distinct_transactions (id, company_id, bank_account_id, one_id, other_id, said_by, said_by_name, said_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING`;

/** The statements and the trail of saying that two lines are two. */
export function linesTold(d1: D1Database, person: Person, one: BankTransaction, other: BankTransaction): Change {
  const { companyId, bankAccountId } = one;
  const values = [newId(), companyId, bankAccountId, ...pairOf(one.id, other.id)];
  const insert = d1.prepare(SAY_TWO).bind(...values, person.id, person.name, now().toISOString());
  const entry = { action: 'bank-transaction.keep-both', entityType: 'bank-transaction', entityId: one.id };
  return {
    chainId: companyId,
    statements: [insert, mustHaveChanged(d1)],
    entries: [{ ...entry, before: { isTwo: false }, after: { isTwo: true, other: other.id } }],
  };
}

const ASK = 'DELETE FROM distinct_transactions WHERE company_id = ?1 AND one_id = ?2 AND other_id = ?3';

/** The statements and the trail of taking that back: the lines are asked about again. */
export function linesAsked(d1: D1Database, one: BankTransaction, otherId: string): Change {
  const { companyId } = one;
  const statements = [d1.prepare(ASK).bind(companyId, ...pairOf(one.id, otherId)), mustHaveChanged(d1)];
  const entry = { action: 'bank-transaction.ask-again', entityType: 'bank-transaction', entityId: one.id };
  return {
    chainId: companyId,
    statements,
    entries: [{ ...entry, before: { isTwo: true, other: otherId }, after: { isTwo: false } }],
  };
}

const pairOf = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

const SAID = `SELECT EXISTS (SELECT 1 FROM merged_transactions WHERE ${OF_PAIR}) isMerged,
    EXISTS (SELECT 1 FROM distinct_transactions WHERE company_id = ?3 AND one_id = min(?1, ?2) AND other_id = max(?1, ?2)) isTwo`;

/** What was said of a line and another: that the other is merged into it, or that they are two. */
export async function saidOf(d1: D1Database, scope: CompanyScope, keptId: string, otherId: string) {
  const row = await d1
    .prepare(SAID)
    .bind(otherId, keptId, scope.companyId)
    .first<{ isMerged: number; isTwo: number }>();
  return { isMerged: row?.isMerged === 1, isTwo: row?.isTwo === 1 };
}
