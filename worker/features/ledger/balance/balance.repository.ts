import type { AccountId } from '../../../domain/ledger/chart/chart';
import { type Account, isNominal } from '../../../domain/ledger/chart/chart';
import { type Movement, type TrialLine, trialBalanceOf } from '../../../domain/ledger/posting/balances';
import { financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { postedSums } from './sums.repository';

const NOTHING: ReadonlyMap<AccountId, Movement> = new Map();

/**
 * The trial balance of a day by account: what the financial year began with, its debits and credits, and the balance. Income and
 * expense of earlier years stand in Surplus.
 */
export async function trialBalanceOn(
  d1: D1Database,
  scope: CompanyScope,
  on: IsoDate,
  accounts: readonly Account[],
): Promise<Map<AccountId, TrialLine>> {
  const sums = await postedSums(d1, scope, { to: on }, { from: yearStart(financialYearOf(on)) });
  const nominal = new Set(accounts.filter(isNominal).map(({ id }) => id));
  return trialBalanceOf(sums.get('before') ?? NOTHING, sums.get('since') ?? NOTHING, (id) => nominal.has(id));
}

/** Debits and credits by account of some days, both counted. */
export async function movementsBetween(
  d1: D1Database,
  scope: CompanyScope,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<ReadonlyMap<AccountId, Movement>> {
  return (await postedSums(d1, scope, { from, to }, { from })).get('since') ?? NOTHING;
}

/** The same by month ('2026-10'). */
export const monthlyMovements = (d1: D1Database, scope: CompanyScope, days: { from: IsoDate; to: IsoDate }) =>
  postedSums(d1, scope, days, 'month');
