import type { AccountId } from '../../../domain/ledger/chart/chart';
import { type Account, isNominal } from '../../../domain/ledger/chart/chart';
import { type Movement, type Movements, type TrialLine, trialBalanceOf } from '../../../domain/ledger/posting/balances';
import { financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { postedSums, postedSumsBeside } from './sums.repository';

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
  return (await trialBalanceBeside(d1, scope, on, accounts, [])).lines;
}

/** The same, with what other statements answer, in the same round trip. */
export async function trialBalanceBeside(
  d1: D1Database,
  scope: CompanyScope,
  on: IsoDate,
  accounts: readonly Account[],
  statements: readonly D1PreparedStatement[],
): Promise<{ lines: Map<AccountId, TrialLine>; beside: readonly D1Result[] }> {
  const { sums, beside } = await sumsOn(d1, scope, on, statements);
  return { lines: trialLinesOf(sums, accounts), beside };
}

/** What a trial balance of a day is made of, with what other statements answer: for who learns the accounts in the same round trip. */
export const sumsOn = (
  d1: D1Database,
  scope: CompanyScope,
  on: IsoDate,
  statements: readonly D1PreparedStatement[] = [],
) => postedSumsBeside(d1, scope, { to: on }, { from: yearStart(financialYearOf(on)) }, statements);

/** The trial balance that these sums make. */
export function trialLinesOf(sums: Movements, accounts: readonly Account[]): Map<AccountId, TrialLine> {
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
