import { and, asc, eq } from 'drizzle-orm';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { notHere, Problem } from '../../../platform/problem';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
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

type Facts = Pick<BankAccount, 'accountName' | 'accountNumber' | 'bankName' | 'ifscCode' | 'accountType'>;

export function bankAccountOf(companyId: string, facts: Facts): BankAccount {
  return { ...facts, id: newId(), companyId, isActive: true, createdAt: now().toISOString() };
}

export function bankAccountAdded(d1: D1Database, account: BankAccount): Change {
  const { id, companyId, createdAt: _at, ...after } = account;
  const insert = prepared(d1, openDatabase(d1).insert(bankAccounts).values(account));
  const created = { action: 'bank-account.create', entityType: 'bank-account', entityId: id, after };
  return { chainId: companyId, statements: [insert], entries: [created] };
}

/** Marks an account active or inactive; undone as a whole when somebody else was faster. */
export function bankAccountMarked(d1: D1Database, account: BankAccount, isActive: boolean): Change {
  const wasActive = account.isActive;
  const isIt = and(
    eq(bankAccounts.id, account.id),
    eq(bankAccounts.companyId, account.companyId),
    eq(bankAccounts.isActive, wasActive),
  );
  const update = prepared(d1, openDatabase(d1).update(bankAccounts).set({ isActive }).where(isIt));
  const action = isActive ? 'bank-account.activate' : 'bank-account.deactivate';
  const entry = {
    action,
    entityType: 'bank-account',
    entityId: account.id,
    before: { isActive: wasActive },
    after: { isActive },
  };
  return { chainId: account.companyId, statements: [update, mustHaveChanged(d1)], entries: [entry] };
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
