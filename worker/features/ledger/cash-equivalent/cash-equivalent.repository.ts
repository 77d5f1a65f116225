import { eq } from 'drizzle-orm';
import type { AccountId } from '../../../domain/ledger/chart/chart';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { Change } from '../../audit/audit.repository';
import { type CashEquivalent, cashEquivalents } from './cash-equivalent.table';

/** What a company said of its overdrafts and deposits. */
export const listCashEquivalents = (d1: D1Database, { companyId }: CompanyScope): Promise<CashEquivalent[]> =>
  openDatabase(d1).select().from(cashEquivalents).where(eq(cashEquivalents.companyId, companyId));

/** The accounts that count as cash and cash equivalents though they are overdrafts or deposits. */
export async function cashEquivalentsOf(d1: D1Database, scope: CompanyScope): Promise<ReadonlySet<AccountId>> {
  const said = await listCashEquivalents(d1, scope);
  return new Set(said.filter(({ isCounted }) => isCounted).map(({ account }) => account));
}

/** Lets an account count, or no more; of several at once the last one stands. */
export function cashEquivalentSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { account, name }: { account: AccountId; name: string },
  { before, isCounted }: { before: boolean; isCounted: boolean },
): { row: CashEquivalent; change: Change } {
  const said = { isCounted, setBy: person.id, setByName: person.name, setAt: now().toISOString() };
  const row = { companyId, account, ...said };
  const insert = openDatabase(d1).insert(cashEquivalents).values(row);
  const target = [cashEquivalents.companyId, cashEquivalents.account];
  const entry = { action: 'cash-equivalent.set', entityType: 'cash-equivalent', entityId: account };
  return {
    row,
    change: {
      chainId: companyId,
      statements: [prepared(d1, insert.onConflictDoUpdate({ target, set: said }))],
      entries: [{ ...entry, before: { account: name, counts: before }, after: { account: name, counts: isCounted } }],
    },
  };
}
