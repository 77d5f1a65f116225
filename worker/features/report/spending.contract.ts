import { z } from 'zod';
import { categoryName, kindOf, type OwnNames } from '../../domain/bank/chart/chart';
import { CATEGORY_KINDS } from '../../domain/bank/values';
import { lineName } from '../../domain/report/reports-heads';
import { isIsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { HABIT_KINDS, type Habit } from '../../domain/spending/spending';
import type { Budget, BudgetStanding } from '../../domain/spending/spending-budgets';
import type { Spent } from '../../domain/spending/spending-lines';
import { issue } from '../../platform/problem';
import { isoDay, nameText, numeric, rupees } from '../../platform/wire';

const budget = {
  id: z.uuid(),
  categoryId: z.string(),
  subcategory: z.string(),
  amount: numeric.describe('about.budget.amount'),
  fromMonth: z.string(),
};

export const budgetAnswer = z.object(budget);

export const newBudget = z.object({
  subcategory: nameText,
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
    z.object({
      categoryId: z.string().nullable(),
      subcategory: z.string(),
      kind: z.enum(CATEGORY_KINDS).nullable(),
      amount: numeric,
      count: z.number(),
    }),
  ),
  recurring: z.array(
    z.object({
      payee: z.string(),
      categoryId: z.string().nullable(),
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

export const budgetJson = (
  { id, categoryId, amount, fromMonth }: Budget,
  own: OwnNames,
): z.infer<typeof budgetAnswer> => ({
  id,
  categoryId,
  subcategory: categoryName(categoryId, own),
  amount: formatRupees(amount),
  fromMonth: fromMonth.slice(0, 7),
});

export const standingJson = ({ budgeted, spent, left, ...rest }: BudgetStanding, own: OwnNames) => ({
  ...budgetJson(rest, own),
  budgeted: formatRupees(budgeted),
  spent: formatRupees(spent),
  left: formatRupees(left),
});

export const spentJson = ({ categoryId, kind, amount, count }: Spent, own: OwnNames) => ({
  ...{ categoryId, kind, count },
  // A page says it in its own language by the id, and asks for its lines by this name.
  subcategory: categoryId === null ? lineName(kind, null) : categoryName(categoryId, own),
  amount: formatRupees(amount),
});

export const habitJson = ({ amount, total, ...rest }: Habit, own: OwnNames) => ({
  ...rest,
  subcategory: rest.categoryId && categoryName(rest.categoryId, own),
  isSpent: rest.categoryId === null || kindOf(rest.categoryId, 'debit') === 'expense',
  amount: formatRupees(amount),
  total: formatRupees(total),
});
