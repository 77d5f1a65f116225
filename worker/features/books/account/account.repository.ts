import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { notHere, Problem } from '../../../platform/problem';
import { type Change, mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { type Edit, isStill } from '../../audit/edit.repository';
import { type BankAccount, bankAccounts } from './account.table';

export const MOST_ACCOUNTS = 200;

export async function listBankAccounts(d1: D1Database, scope: CompanyScope): Promise<BankAccount[]> {
  return openDatabase(d1)
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.companyId, scope.companyId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
    .limit(MOST_ACCOUNTS);
}

export async function findBankAccount(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<BankAccount | undefined> {
  const isIt = and(eq(bankAccounts.id, id), eq(bankAccounts.companyId, scope.companyId));
  return openDatabase(d1).select().from(bankAccounts).where(isIt).get();
}

type Facts = Pick<BankAccount, 'accountName' | 'accountNumber' | 'bankName' | 'ifscCode' | 'accountType'> &
  Partial<Pick<BankAccount, 'kind'>>;

export function bankAccountOf(companyId: string, facts: Facts): BankAccount {
  return { ...facts, kind: facts.kind ?? null, id: newId(), companyId, isActive: true, createdAt: now().toISOString() };
}

export function bankAccountAdded(d1: D1Database, account: BankAccount): Change {
  const { id, companyId, createdAt: _at, ...after } = account;
  const insert = prepared(d1, openDatabase(d1).insert(bankAccounts).values(account));
  const created = { action: 'bank-account.create', entityType: 'bank-account', entityId: id, after };
  return { chainId: companyId, statements: [insert], entries: [created] };
}

const ACTIONS = { true: 'bank-account.activate', false: 'bank-account.deactivate' } as const;

/** What an edit does, by its name in the trail: an account that is only taken into use or out of it has acts of its own. */
function actionOf({ isActive, ...others }: Partial<BankAccount>) {
  if (isActive === undefined || Object.keys(others).length > 0) return 'bank-account.change';
  return ACTIONS[`${isActive}`];
}

// What was undone is in no book.
const STATEMENTS = `SELECT count(*) n FROM statement_uploads
  WHERE company_id = ?1 AND bank_account_id = ?2 AND undone_at IS NULL`;

/** How many statements of an account are in the books: they were taken for those of its number. */
export async function countStatements(d1: D1Database, { companyId, id }: BankAccount): Promise<number> {
  return (await d1.prepare(STATEMENTS).bind(companyId, id).first<number>('n')) ?? 0;
}

/** Writes what of an account was edited; undone as a whole when somebody else was faster, or a statement came meanwhile. */
export function bankAccountEdited(
  d1: D1Database,
  { id, companyId, accountName }: BankAccount,
  { before, after }: Edit<BankAccount>,
): Change {
  const isIt = and(eq(bankAccounts.id, id), eq(bankAccounts.companyId, companyId));
  const isSo = and(isIt, isStill(getTableColumns(bankAccounts), before));
  const update = prepared(d1, openDatabase(d1).update(bankAccounts).set(after).where(isSo));
  const renumbers = after.accountNumber !== undefined;
  const none = renumbers ? [mustBeAtMost(d1, 0, STATEMENTS, companyId, id)] : [];
  const action = actionOf(after);
  const entry = {
    action,
    entityType: 'bank-account',
    entityId: id,
    before: { accountName, ...before },
    after,
  };
  return { chainId: companyId, statements: [update, mustHaveChanged(d1), ...none], entries: [entry] };
}

const USES = `SELECT (SELECT count(*) FROM statement_uploads WHERE company_id = ?1 AND bank_account_id = ?2)
  + (SELECT count(*) FROM category_rules WHERE company_id = ?1 AND bank_account_id = ?2 AND removed_at IS NULL) n`;

export type AccountUses = { statements: number; undone: number; rules: number };

const COUNT_USES = `SELECT count(*) FILTER (WHERE undone_at IS NULL) statements,
    count(*) FILTER (WHERE undone_at IS NOT NULL) undone,
    (SELECT count(*) FROM category_rules WHERE company_id = ?1 AND bank_account_id = ?2 AND removed_at IS NULL) rules
  FROM statement_uploads WHERE company_id = ?1 AND bank_account_id = ?2`;

/** What hangs on an account. A statement that was undone does, too: the record of it is kept. */
export async function usesOf(d1: D1Database, { companyId, id }: BankAccount): Promise<AccountUses> {
  const none = { statements: 0, undone: 0, rules: 0 };
  return (await d1.prepare(COUNT_USES).bind(companyId, id).first<AccountUses>()) ?? none;
}

/** Takes an account away that nothing hangs on; the trail keeps what it was. */
export function bankAccountRemoved(d1: D1Database, account: BankAccount): Change {
  const { id, companyId, createdAt: _at, ...before } = account;
  const unused = mustBeAtMost(d1, 0, USES, companyId, id);
  const isIt = and(eq(bankAccounts.id, id), eq(bankAccounts.companyId, companyId));
  const remove = prepared(d1, openDatabase(d1).delete(bankAccounts).where(isIt));
  const entry = { action: 'bank-account.remove', entityType: 'bank-account', entityId: id, before };
  return { chainId: companyId, statements: [unused, remove, mustHaveChanged(d1)], entries: [entry] };
}

/** An account that is not in use takes nothing new: it must be activated first. One of another company is not there. */
export async function mustBeActive(d1: D1Database, scope: CompanyScope, bankAccountId: string): Promise<void> {
  const account = await findBankAccount(d1, scope, bankAccountId);
  if (!account) throw notHere();
  mustTakeNew({ name: account.accountName, isActive: account.isActive });
}

/** The same of an account that has been read. */
export function mustTakeNew({ name, isActive }: { name: string; isActive: boolean | number }): void {
  if (isActive) return;
  throw new Problem(409, 'bank-account-inactive', say('problem.account-inactive', { name }));
}
