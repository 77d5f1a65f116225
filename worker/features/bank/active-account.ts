import { notHere, Problem } from '../../platform/problem';
import type { CompanyScope } from '../../platform/scope';
import { findBankAccount } from './account.repository';

/** An account that is not in use takes nothing new: it must be activated first. One of another company is not there. */
export async function mustBeActive(d1: D1Database, scope: CompanyScope, bankAccountId: string): Promise<void> {
  const account = await findBankAccount(d1, scope, bankAccountId);
  if (!account) throw notHere();
  if (account.isActive) return;
  const title = `${account.accountName} is inactive. Activate the account first; nothing was stored`;
  throw new Problem(409, 'bank-account-inactive', title);
}
