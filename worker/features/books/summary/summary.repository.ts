import { categoryName } from '../../../domain/bank/chart/chart';
import { CATEGORY_KINDS, type CategoryKind, SIDES, type Side } from '../../../domain/bank/values';
import { cellsOf } from '../../../domain/report/reports-lines';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../../../domain/shared/dates';
import { type Said, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { linesOf } from './period-lines.repository';

export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Sums of a period by kind and side, and the last day that has data at all. */
export type PeriodSums = {
  sums: { category: CategoryKind | null; side: Side; amount: Paise; count: number }[];
  lastDay: IsoDate | null;
};

// One pass without grouping: a GROUP BY sorts, and a sorted row is read twice.
const PARTS = [...CATEGORY_KINDS, null].flatMap((category) => SIDES.map((side) => ({ category, side })));
// A split line counts by its parts, which are added beside.
const isPart = ({ category, side }: (typeof PARTS)[number]) =>
  `category IS ${category === null ? 'NULL' : `'${category}'`} AND transaction_type = '${side}' AND is_split = 0`;
const SUMS = `SELECT ${PARTS.map(
  (part, place) =>
    `sum(CASE WHEN ${isPart(part)} THEN amount_paise END) amount${place}, count(CASE WHEN ${isPart(part)} THEN 1 END) count${place}`,
).join(', ')} FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3`;
// The line itself is one transaction, and counts with its first part. A company's splits are few: they lead to their lines.
const IS_FIRST = `s.id = (SELECT min(f.id) FROM transaction_splits f
  WHERE f.company_id = s.company_id AND f.transaction_id = s.transaction_id)`;
const SPLIT_SUMS = `SELECT s.category, iif((t.transaction_type = 'credit') <> s.is_deducted, 'credit', 'debit') side, sum(s.amount_paise) amount, sum(${IS_FIRST}) count
  FROM transaction_splits s CROSS JOIN bank_transactions t ON t.id = s.transaction_id
  WHERE s.company_id = ?1 AND t.company_id = ?1 AND t.transaction_date BETWEEN ?2 AND ?3 GROUP BY 1, 2`;
const LAST_DAY = 'SELECT max(transaction_date) lastDay FROM bank_transactions WHERE company_id = ?1';

/**
 * The sums of a period by category, in paise, and the last day of which the books have a line; split lines count by
 * their parts.
 */
export async function periodSums(
  d1: D1Database,
  scope: CompanyScope,
  { startDate, endDate }: Period,
): Promise<PeriodSums> {
  const [sums, split, last] = await d1.batch([
    d1.prepare(SUMS).bind(scope.companyId, startDate, endDate),
    d1.prepare(SPLIT_SUMS).bind(scope.companyId, startDate, endDate),
    d1.prepare(LAST_DAY).bind(scope.companyId),
  ]);
  const [{ lastDay } = { lastDay: null }] = (last?.results ?? []) as { lastDay: IsoDate | null }[];
  return { sums: withSplits(sums, split), lastDay };
}

const MONTHS = 6;

export type MonthSums = { month: string; sums: PeriodSums['sums'] };

/** The sums of six months by category, the last of which is that of a day, in one round trip. */
export async function monthlySums(d1: D1Database, { companyId }: CompanyScope, day: IsoDate): Promise<MonthSums[]> {
  const starts = Array.from({ length: MONTHS }, (_, place) => addMonths(firstOfMonth(day), place + 1 - MONTHS));
  const read = await d1.batch(
    starts.flatMap((start) =>
      [SUMS, SPLIT_SUMS].map((sql) => d1.prepare(sql).bind(companyId, start, addDays(addMonths(start, 1), -1))),
    ),
  );
  return starts.map((start, place) => ({
    month: start.slice(0, 7),
    sums: withSplits(read[2 * place], read[2 * place + 1]),
  }));
}

type Read = D1Result<unknown> | undefined;

function withSplits(sums: Read, split: Read): PeriodSums['sums'] {
  const [row = {}] = (sums?.results ?? []) as Record<string, Paise | null>[];
  const whole = PARTS.flatMap((part, place) => sumIn(row, part, place));
  return joined([...whole, ...((split?.results ?? []) as PeriodSums['sums'])]);
}

/** One sum for each kind and side. */
function joined(sums: PeriodSums['sums']): PeriodSums['sums'] {
  return PARTS.flatMap((part) => {
    const alike = sums.filter(({ category, side }) => category === part.category && side === part.side);
    const amount = paise(alike.reduce((sum, one) => sum + one.amount, 0));
    const count = alike.reduce((sum, one) => sum + one.count, 0);
    return alike.length > 0 ? [{ ...part, amount, count }] : [];
  });
}

function sumIn(row: Record<string, Paise | null>, part: (typeof PARTS)[number], place: number): PeriodSums['sums'] {
  const amount = row[`amount${place}`];
  return amount ? [{ ...part, amount, count: row[`count${place}`] ?? 0 }] : [];
}

export type CategorySum = {
  category: Said;
  categoryId: string | null;
  kind: CategoryKind | null;
  amount: Paise;
  count: number;
};

/** Debits of a period by the name a line is shown under: its subcategory, else its kind, else that it has none. */
export async function categorySums(
  d1: D1Database,
  scope: CompanyScope,
  { startDate, endDate }: Period,
): Promise<CategorySum[]> {
  const { days, own } = await linesOf(d1, scope, [{ from: startDate, to: endDate }], false);
  const sums = new Map<string | null, CategorySum>();
  for (const { category: kind, categoryId, side, amount, count } of cellsOf(days.flat())) {
    if (side === 'credit') continue;
    const name = categoryId ? categoryName(categoryId, own) : kind;
    const known = sums.get(name);
    const whole = paise((known?.amount ?? 0) + amount);
    const category = name ?? say('categorise.none');
    sums.set(name, {
      category,
      categoryId,
      kind: known?.kind ?? kind,
      amount: whole,
      count: (known?.count ?? 0) + count,
    });
  }
  const inOrder = [...sums].sort(
    ([a, one], [b, other]) => other.amount - one.amount || ((a ?? '') < (b ?? '') ? -1 : 1),
  );
  return inOrder.slice(0, MOST_CATEGORIES).map(([, sum]) => sum);
}

const MOST_CATEGORIES = 500;
