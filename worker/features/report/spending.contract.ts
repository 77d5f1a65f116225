import { z } from 'zod';
import { kindOf } from '../../domain/bank/chart/chart';
import { CATEGORY_KINDS } from '../../domain/bank/values';
import { isIsoDate } from '../../domain/shared/dates';
import { formatRupees } from '../../domain/shared/money';
import { HABIT_KINDS, type Habit } from '../../domain/spending/spending';
import type { Budget, BudgetStanding } from '../../domain/spending/spending-budgets';
import { isoDay, lineOf, numeric, rupees } from '../../platform/wire';

const budget = {
  id: z.uuid(),
  subcategory: z.string(),
  amount: numeric.describe('For one month'),
  fromMonth: z.string(),
};

export const budgetAnswer = z.object(budget);

export const newBudget = z.object({
  subcategory: lineOf(120),
  amount: rupees,
  fromMonth: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'A month as YYYY-MM')
    .transform((month) => `${month}-01`)
    // Said to be no more than a text, as what follows takes one.
    .refine((day): boolean => isIsoDate(day), { error: 'A month as YYYY-MM', abort: true })
    .pipe(isoDay)
    .describe('The month from which it holds, as YYYY-MM'),
});

export const spendingAnswer = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: numeric,
  breakdown: z.array(
    z.object({ subcategory: z.string(), kind: z.enum(CATEGORY_KINDS).nullable(), amount: numeric, count: z.number() }),
  ),
  recurring: z.array(
    z.object({
      payee: z.string(),
      subcategory: z.string().nullable(),
      kind: z.enum(HABIT_KINDS),
      isSpent: z.boolean().describe('Whether it is among what was spent; a transfer, a loan or an asset is not'),
      every: z.number().nullable().describe('Usual days from one payment to the next'),
      everySpread: z.number().nullable().describe('How many days the regular ones stray from it'),
      amount: numeric.describe('The middle one of its payments'),
      spread: z.number().describe('From the least to the most, in percent of the middle one'),
      total: numeric,
      count: z.number(),
      lastOn: z.iso.date(),
      nextOn: z.iso.date().nullable(),
    }),
  ),
  recurringFrom: z.iso.date().describe('The day from which payments were looked at for their rhythm'),
  trend: z.array(z.object({ month: z.string(), amount: numeric })).describe('Twelve months to the end of the period'),
  budgetsFrom: z.iso.date().describe('The first of the month the period begins in: budgets are of whole months'),
  budgets: z
    .array(z.object({ ...budget, budgeted: numeric, spent: numeric, left: numeric }))
    .describe('For every month the period touches, against what was spent from budgetsFrom to its end'),
  lastDataOn: z.iso.date().nullable(),
});

export const budgetJson = ({ id, subcategory, amount, fromMonth }: Budget): z.infer<typeof budgetAnswer> => ({
  id,
  subcategory,
  amount: formatRupees(amount),
  fromMonth: fromMonth.slice(0, 7),
});

export const standingJson = ({ budgeted, spent, left, ...rest }: BudgetStanding) => ({
  ...budgetJson(rest),
  budgeted: formatRupees(budgeted),
  spent: formatRupees(spent),
  left: formatRupees(left),
});

export const habitJson = ({ amount, total, ...rest }: Habit) => ({
  ...rest,
  isSpent: rest.subcategory === null || kindOf(rest.subcategory, 'debit') === 'expense',
  amount: formatRupees(amount),
  total: formatRupees(total),
});
