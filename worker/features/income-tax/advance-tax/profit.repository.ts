import { type DividendReceived, sumOfDividends } from '../../../domain/income-tax/later-tax';
import { accountFinder } from '../../../domain/ledger/statement/model';
import { profitAndLossOf } from '../../../domain/ledger/statement/profit-and-loss';
import { daysBetween, type IsoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { movementsBetween } from '../../ledger/balance/balance.repository';
import { accountsOf } from '../../ledger/chart/chart.repository';
import { readDividends } from '../dividends.repository';

export type ProfitSoFar = {
  from: IsoDate;
  to: IsoDate;
  profit: Paise;
  atThisPace: Paise;
  dividends: readonly DividendReceived[];
};

/**
 * The profit before tax of a year as the books have it to a day, and what the whole year gives at that pace, at which dividends do not
 * come; null without entries.
 */
export async function profitSoFar(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
  on: IsoDate,
): Promise<ProfitSoFar | null> {
  const from = yearStart(year);
  const to = on < yearEnd(year) ? on : yearEnd(year);
  if (to < from) return null;
  const [accounts, moved, dividends] = await Promise.all([
    accountsOf(d1, scope),
    movementsBetween(d1, scope, { from, to }),
    readDividends(d1, scope, { from, to }),
  ]);
  const net = new Map([...moved].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));
  const rows = profitAndLossOf([net], accountFinder(accounts));
  const amountOf = (row: string) => rows.find(({ id }) => id === row)?.amounts[0] ?? paise(0);
  if (amountOf('total-income') === 0 && amountOf('total-expenses') === 0) return null;
  const profit = amountOf('before-tax');
  const days = daysBetween(from, to) + 1;
  const whole = daysBetween(from, yearEnd(year)) + 1;
  const received = sumOfDividends(dividends);
  const earned = Number((BigInt(profit - received) * BigInt(whole)) / BigInt(days));
  return { from, to, profit, atThisPace: paise(earned + received), dividends };
}
