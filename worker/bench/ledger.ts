import { matchBills } from '../domain/ledger/settlement/match';
import { daysBetween, isoDate } from '../domain/shared/dates';
import { trialBalanceOn } from '../features/ledger/balance/balance.repository';
import { accountsOf } from '../features/ledger/chart/chart.repository';
import { listUnsettledLines } from '../features/ledger/settlement/lines.repository';
import { listOpenBills } from '../features/ledger/settlement/open-bills.repository';
import type { CompanyScope } from '../platform/access';
import { counted } from './counted-database';
import { addBookedLines } from './size-data';

const scopeOf = (companyId: string) => ({ companyId }) as CompanyScope;

/** Lines with categories on an account that has a statement, from a day to this year's autumn. */
export async function bookedLines(d1: D1Database, query: URLSearchParams): Promise<number> {
  const [companyId, accountId] = [query.get('company') ?? '', query.get('account') ?? ''];
  const from = isoDate(query.get('from') ?? '');
  const lines = Number(query.get('count'));
  const uploadId = await d1
    .prepare('SELECT id FROM statement_uploads WHERE company_id = ?1 AND bank_account_id = ?2')
    .bind(companyId, accountId)
    .first<string>('id');
  const days = daysBetween(from, isoDate('2026-11-01'));
  await addBookedLines(d1, { companyId, accountId, uploadId: uploadId ?? '' }, { lines, from, days });
  return lines;
}

/** The matching of what waits in a company's books, without reading it. */
export async function matchingAlone(d1: D1Database, companyId: string): Promise<() => unknown> {
  const bills = await listOpenBills(d1, scopeOf(companyId));
  const lines = await listUnsettledLines(d1, scopeOf(companyId), { from: isoDate('2000-01-01'), lockedTo: null });
  return () => matchBills(lines, bills);
}

/** What the balances of a day read, and over how many accounts and months. */
export async function trialReads(d1: D1Database, query: URLSearchParams) {
  const scope = scopeOf(query.get('company') ?? '');
  const [on, from] = [isoDate(query.get('on') ?? ''), query.get('from') ?? ''];
  const accounts = await accountsOf(d1, scope);
  const { database, passed } = counted(d1);
  await trialBalanceOn(database, scope, on, accounts);
  const months =
    (Number(on.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(on.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  return { ...passed, accounts: accounts.length, months };
}
