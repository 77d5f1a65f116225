import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SIDES } from '../../../domain/bank/values';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { numeric } from '../../../platform/wire';
import type { TransactionFilter } from './transaction.contract';
import { bankTransactions } from './transaction.table';
import { IS_OPEN, IS_UNSURE, isNarrowed, isOfKind } from './transaction-list.repository';

/** The lists under which somebody looks for what is left to do; each is also a filter of the list. */
const LISTS = {
  all: sql`1`,
  uncategorized: IS_OPEN,
  unsure: IS_UNSURE,
  unmatched: sql`NOT is_reconciled`,
  transfers: isOfKind('transfer'),
} satisfies Record<string, SQL>;
type List = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as List[];

const sums = z.object({ count: z.number(), moneyIn: numeric, moneyOut: numeric });
export const totalsAnswer = z.object({
  all: sums,
  uncategorized: sums,
  unsure: sums.describe('about.transaction.unsure'),
  unmatched: sums,
  transfers: sums,
});

type Totals = Record<List, { count: number; credit: Paise; debit: Paise }>;

/** How many transactions there are and what came in and went out by them, of all and of each list: in one pass, each line read once. */
export async function transactionTotals(
  d1: D1Database,
  scope: CompanyScope,
  filter: TransactionFilter,
): Promise<Totals> {
  const columns = NAMES.flatMap((list) => [
    [`${list} count`, sql<number>`count(CASE WHEN ${LISTS[list]} THEN 1 END)`] as const,
    ...SIDES.map((side) => {
      const isIts = sql`transaction_type = ${side} AND ${LISTS[list]}`;
      return [`${list} ${side}`, sql<number>`coalesce(sum(CASE WHEN ${isIts} THEN amount_paise END), 0)`] as const;
    }),
  ]);
  const row = await openDatabase(d1)
    .select(Object.fromEntries(columns))
    .from(bankTransactions)
    .where(isNarrowed(scope, filter))
    .get();
  const of = (name: string) => (row?.[name] ?? 0) as Paise;
  const totals = NAMES.map((list) => {
    const [count, credit, debit] = [of(`${list} count`), of(`${list} credit`), of(`${list} debit`)];
    return [list, { count, credit, debit }];
  });
  return Object.fromEntries(totals);
}

export function totalsJson(totals: Totals): z.infer<typeof totalsAnswer> {
  const of = (list: List) => ({
    count: totals[list].count,
    moneyIn: formatRupees(totals[list].credit),
    moneyOut: formatRupees(totals[list].debit),
  });
  return {
    ...{ all: of('all'), uncategorized: of('uncategorized'), unsure: of('unsure') },
    ...{ unmatched: of('unmatched'), transfers: of('transfers') },
  };
}
