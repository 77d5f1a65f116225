import type { CategoryKind, Side } from '../../domain/bank/values';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/scope';

export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Sums of a period by kind and side, and the last day that has data at all. */
export type PeriodSums = {
  sums: { category: CategoryKind | null; side: Side; amount: Paise; count: number }[];
  lastDay: IsoDate | null;
};

const SUMS = `SELECT category, transaction_type side, sum(amount_paise) amount, count(*) count FROM bank_transactions
  WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 GROUP BY category, transaction_type`;
const LAST_DAY = 'SELECT max(transaction_date) lastDay FROM bank_transactions WHERE company_id = ?1';

export async function periodSums(d1: D1Database, scope: CompanyScope, { startDate, endDate }: Period): Promise<PeriodSums> {
  const [sums, last] = await d1.batch([
    d1.prepare(SUMS).bind(scope.companyId, startDate, endDate),
    d1.prepare(LAST_DAY).bind(scope.companyId),
  ]);
  const [{ lastDay } = { lastDay: null }] = (last?.results ?? []) as { lastDay: IsoDate | null }[];
  return { sums: (sums?.results ?? []) as PeriodSums['sums'], lastDay };
}

export type CategorySum = { category: string; kind: CategoryKind | null; amount: Paise; count: number };

// Debits by the name a row is shown under: its subcategory, else its kind, else that it has none.
const BY_CATEGORY = `SELECT coalesce(subcategory, category, 'Uncategorized') category, category kind,
    sum(amount_paise) amount, count(*) count
  FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND transaction_type = 'debit'
  GROUP BY 1 ORDER BY amount DESC, 1 LIMIT 500`;

export async function categorySums(d1: D1Database, scope: CompanyScope, { startDate, endDate }: Period): Promise<CategorySum[]> {
  return (await d1.prepare(BY_CATEGORY).bind(scope.companyId, startDate, endDate).all<CategorySum>()).results;
}
