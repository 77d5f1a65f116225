import { z } from 'zod';
import { kindOf } from '../../domain/bank/chart/chart';
import { CATEGORY_KINDS } from '../../domain/bank/values';
import { isIsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { HABIT_KINDS, type Habit } from '../../domain/spending/spending';
import type { Budget, BudgetStanding } from '../../domain/spending/spending-budgets';
import { issue } from '../../platform/invalid';
import { isoDay, lineOf, numeric, rupees } from '../../platform/wire';

const budget = {
  id: z.uuid(),
  subcategory: z.string(),
  amount: numeric.describe('about.budget.amount'),
  fromMonth: z.string(),
};

export const budgetAnswer = z.object(budget);

export const newBudget = z.object({
  subcategory: lineOf(120),
  amount: rupees,
  fromMonth: z
    .string()
    .regex(/^\d{4}-\d{2}$/, issue(say('field.month')))
    .transform((month) => `${month}-01`)
    // Said to be no more than a text, as what follows takes one.
    .refine((day): boolean => isIsoDate(day), { error: issue(say('field.month')), abort: true })
    .pipe(isoDay)
    .describe('about.budget.from-month'),
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
      isSpent: z.boolean().describe('about.spending.is-spent'),
      every: z.number().nullable().describe('about.spending.every'),
      everySpread: z.number().nullable().describe('about.spending.every-spread'),
      amount: numeric.describe('about.spending.usual-amount'),
      spread: z.number().describe('about.spending.spread'),
      total: numeric,
      count: z.number(),
      lastOn: z.iso.date(),
      nextOn: z.iso.date().nullable(),
    }),
  ),
  recurringFrom: z.iso.date().describe('about.spending.recurring-from'),
  trend: z.array(z.object({ month: z.string(), amount: numeric })).describe('about.spending.trend'),
  budgetsFrom: z.iso.date().describe('about.spending.budgets-from'),
  budgets: z
    .array(z.object({ ...budget, budgeted: numeric, spent: numeric, left: numeric }))
    .describe('about.spending.budgets'),
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
