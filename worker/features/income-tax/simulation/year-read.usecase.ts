import { additionalDepreciation } from '../../../domain/ledger/asset/additional';
import { taxBlocks } from '../../../domain/ledger/asset/block';
import { accountFinder } from '../../../domain/ledger/statement/model';
import { profitOf } from '../../../domain/ledger/statement/profit-and-loss';
import { type IsoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { listAssets, listBlockOpenings } from '../../ledger/asset/asset.repository';
import { movementsBetween } from '../../ledger/balance/balance.repository';
import { accountsOf } from '../../ledger/chart/chart.repository';
import { readDividends } from '../dividends.repository';
import { askAtSource, atSourceIn, readTaxPaid } from '../paid-tax.repository';
import { askStated, statedIn } from '../stated.repository';
import { linesOfLedger } from '../tax-audit/dealings.usecase';
import { isLlp } from './found-in-profile';
import { identityOf } from './itr-simulation.repository';
import { movedOn, type YearRead } from './year-read';

/** Everything of a year that its return rests on, read at once; nothing of a company that is not there. */
export async function readYear(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
  on: IsoDate,
): Promise<YearRead | undefined> {
  const days = { from: yearStart(year), to: yearEnd(year) < on ? yearEnd(year) : on };
  const [identity, [stated, atSource], accounts, moved, assets, openings, payments, dividends] = await Promise.all([
    identityOf(d1, scope),
    statedAndAtSource(d1, scope, year),
    accountsOf(d1, scope),
    days.from <= days.to ? movementsBetween(d1, scope, days) : undefined,
    listAssets(d1, scope),
    listBlockOpenings(d1, scope),
    readTaxPaid(d1, scope, year),
    readDividends(d1, scope, days),
  ]);
  if (!identity) return undefined;
  const filer = {
    isLlp: isLlp(identity, stated),
    hasTransferPricing: stated.duties.get('international-transactions') ?? false,
  };
  const dealt = await linesOfLedger(d1, scope, year, filer, on);
  const balances = new Map([...(moved ?? [])].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));
  const { blocks } = taxBlocks(
    assets.map(({ asset }) => asset),
    openings,
    year,
  );
  return {
    ...{ year, identity, stated, atSource, accounts, balances, blocks, payments, dealt, dividends },
    newPlant: additionalDepreciation(
      assets.map(({ asset }) => asset),
      year,
    ).value,
    revenue: paise(-movedOn({ accounts, balances }, ({ line }) => line === 'revenue')),
    profit: profitOf(balances, accountFinder(accounts)),
    period: { from: onDay(days.from), to: onDay(days.to) },
  };
}

/** What the profile states, and what the ledger has as withheld and collected, in one round trip. */
async function statedAndAtSource(d1: D1Database, scope: CompanyScope, year: string) {
  const [stated, atSource] = await d1.batch([askStated(d1, scope), askAtSource(d1, scope, year)]);
  return [statedIn(stated), atSourceIn(atSource)] as const;
}
