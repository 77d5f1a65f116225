import { z } from 'zod';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { financialSummary } from '../../../domain/report/summary';
import { formatRupees } from '../../../domain/shared/money';
import { isoDay, numeric } from '../../../platform/wire';
import type { CategorySum, MonthSums, Period, PeriodSums } from './summary.repository';

export const summaryAnswer = z.object({
  totalIncome: numeric,
  totalExpenses: numeric,
  netIncome: numeric,
  transactionCount: z.number(),
  uncategorizedCount: z.number(),
  operatingIncome: numeric,
  operatingExpenses: numeric,
  operatingNet: numeric,
  leftOut: z.array(
    z.object({ category: z.enum(CATEGORY_KINDS), side: z.enum(SIDES), amount: numeric, count: z.number() }),
  ),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dataEndsOn: z.iso.date().nullable().describe('about.summary.data-ends-on'),
});

export function summaryJson({ sums, lastDay }: PeriodSums, period: Period): z.infer<typeof summaryAnswer> {
  const { leftOut, transactionCount, uncategorizedCount, ...figures } = financialSummary(sums);
  return {
    totalIncome: formatRupees(figures.totalIncome),
    totalExpenses: formatRupees(figures.totalExpenses),
    netIncome: formatRupees(figures.netIncome),
    transactionCount,
    uncategorizedCount,
    operatingIncome: formatRupees(figures.operatingIncome),
    operatingExpenses: formatRupees(figures.operatingExpenses),
    operatingNet: formatRupees(figures.operatingNet),
    leftOut: leftOut.map((part) => ({ ...part, amount: formatRupees(part.amount) })),
    ...period,
    dataEndsOn: lastDay,
  };
}

export const monthsQuery = z.object({ endDate: isoDay.optional().describe('about.summary.last-month-of') });

export const monthlyTotalsAnswer = z.array(
  z.object({ month: z.string(), totalIncome: numeric, totalExpenses: numeric, netIncome: numeric }),
);

export function monthJson({ month, sums }: MonthSums): z.infer<typeof monthlyTotalsAnswer>[number] {
  const { totalIncome, totalExpenses, netIncome } = financialSummary(sums);
  return {
    month,
    totalIncome: formatRupees(totalIncome),
    totalExpenses: formatRupees(totalExpenses),
    netIncome: formatRupees(netIncome),
  };
}

export const categoryExpenseAnswer = z.object({
  category: z.string(),
  categoryId: z.string().nullable(),
  kind: z.enum(CATEGORY_KINDS).nullable(),
  amount: numeric,
  count: z.number(),
});

export const categoryExpenseJson = ({ amount, ...rest }: CategorySum) => ({ ...rest, amount: formatRupees(amount) });
