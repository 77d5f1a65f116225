import { notHere, Problem } from '../../../platform/problem';
import type { CompanyScope } from '../../../platform/scope';
import { findBankAccount } from './account.repository';

/** An account that is not in use takes nothing new: it must be activated first. One of another company is not there. */
export async function mustBeActive(d1: D1Database, scope: CompanyScope, bankAccountId: string): Promise<void> {
  const account = await findBankAccount(d1, scope, bankAccountId);
  if (!account) throw notHere();
  mustTakeNew({ name: account.accountName, isActive: account.isActive });
}

/** The same of an account that has been read. */
export function mustTakeNew({ name, isActive }: { name: string; isActive: boolean | number }): void {
  if (isActive) return;
  const title = `${name} is inactive. Activate the account first; nothing was stored`;
  throw new Problem(409, 'bank-account-inactive', title);
}
