import { CATEGORY_KINDS, type CategoryKind, SIDES, type Side } from '../../domain/bank/values';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/scope';

export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Sums of a period by kind and side, and the last day that has data at all. */
export type PeriodSums = {
  sums: { category: CategoryKind | null; side: Side; amount: Paise; count: number }[];
  lastDay: IsoDate | null;
};

// One pass without grouping: a GROUP BY sorts, and a sorted row is read twice.
const PARTS = [...CATEGORY_KINDS, null].flatMap((category) => SIDES.map((side) => ({ category, side })));
const isPart = ({ category, side }: (typeof PARTS)[number]) =>
  `category IS ${category === null ? 'NULL' : `'${category}'`} AND transaction_type = '${side}'`;
const SUMS = `SELECT ${PARTS.map(
  (part, place) =>
    `sum(CASE WHEN ${isPart(part)} THEN amount_paise END) amount${place}, count(CASE WHEN ${isPart(part)} THEN 1 END) count${place}`,
).join(', ')} FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3`;
const LAST_DAY = 'SELECT max(transaction_date) lastDay FROM bank_transactions WHERE company_id = ?1';

export async function periodSums(
  d1: D1Database,
  scope: CompanyScope,
  { startDate, endDate }: Period,
): Promise<PeriodSums> {
  const [sums, last] = await d1.batch([
    d1.prepare(SUMS).bind(scope.companyId, startDate, endDate),
    d1.prepare(LAST_DAY).bind(scope.companyId),
  ]);
  const [row = {}] = (sums?.results ?? []) as Record<string, Paise | null>[];
  const [{ lastDay } = { lastDay: null }] = (last?.results ?? []) as { lastDay: IsoDate | null }[];
  return { sums: PARTS.flatMap((part, place) => sumIn(row, part, place)), lastDay };
}

function sumIn(row: Record<string, Paise | null>, part: (typeof PARTS)[number], place: number): PeriodSums['sums'] {
  const amount = row[`amount${place}`];
  return amount ? [{ ...part, amount, count: row[`count${place}`] ?? 0 }] : [];
}

export type CategorySum = { category: string; kind: CategoryKind | null; amount: Paise; count: number };

// Debits by the name a row is shown under: its subcategory, else its kind, else that it has none.
const BY_CATEGORY = `SELECT coalesce(subcategory, category, 'Uncategorized') category, category kind,
    sum(amount_paise) amount, count(*) count
  FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND transaction_type = 'debit'
  GROUP BY 1 ORDER BY amount DESC, 1 LIMIT 500`;

export async function categorySums(
  d1: D1Database,
  scope: CompanyScope,
  { startDate, endDate }: Period,
): Promise<CategorySum[]> {
  return (await d1.prepare(BY_CATEGORY).bind(scope.companyId, startDate, endDate).all<CategorySum>()).results;
}
