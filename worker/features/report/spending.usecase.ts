import { daysWithin } from '../../domain/report/reports-lines';
import { monthsOf, type ReportPeriod } from '../../domain/report/reports-period';
import { reachedOn } from '../../domain/report/reports-status';
import { addMonths, firstOfMonth } from '../../domain/shared/dates';
import { formatRupees, paise } from '../../domain/shared/money';
import { HABIT_KINDS, habitsOf } from '../../domain/spending/spending';
import { budgetStandings } from '../../domain/spending/spending-budgets';
import { paymentsIn, spentByCategory, spentByMonth, spentInMonths } from '../../domain/spending/spending-lines';
import type { CompanyScope } from '../../platform/access';
import { ownNames } from '../books/category/category.repository';
import { linesOf } from '../books/summary/period-lines.repository';
import { listBudgets } from './budget.repository';
import { habitJson, spentJson, standingJson } from './spending.contract';

const TREND_MONTHS = 12;
/** Of each kind the largest; a firm's kirana of a year has thousands of payees. */
const MOST_HABITS = 50;

/** What a company spends in a period, on what, in which rhythm and against which budgets. */
export async function spendingOf(d1: D1Database, scope: CompanyScope, { from, to }: ReportPeriod) {
  // A rhythm shows over a year, so a year of lines is read for a period of any length.
  const yearBack = addMonths(firstOfMonth(to), -TREND_MONTHS);
  // A budget is of a whole month, so what counts against it begins with the month the period begins in.
  const budgetsFrom = firstOfMonth(from);
  const since = budgetsFrom < yearBack ? budgetsFrom : yearBack;
  const [{ days, accounts, own }, budgets] = await Promise.all([
    linesOf(d1, scope, [{ from: since, to }], true),
    listBudgets(d1, scope),
  ]);
  const names = new Map([
    ...own,
    ...(await ownNames(
      d1,
      budgets.map(({ categoryId }) => categoryId),
    )),
  ]);
  const lines = days.flat();
  const lastDay = reachedOn(accounts);
  const breakdown = spentByCategory(lines, from, to);
  const spent = spentInMonths(daysWithin(lines, budgetsFrom, to));
  const habits = habitsOf(paymentsIn(lines), lastDay && lastDay < to ? lastDay : to);
  const shown = HABIT_KINDS.flatMap((kind) => habits.filter((habit) => habit.kind === kind).slice(0, MOST_HABITS));
  const months = monthsOf({ from: addMonths(firstOfMonth(to), 1 - TREND_MONTHS), to });
  return {
    from,
    to,
    total: formatRupees(paise(breakdown.reduce((sum, { amount }) => sum + amount, 0))),
    breakdown: breakdown.map((part) => spentJson(part, own)),
    recurring: shown.map((habit) => habitJson(habit, own)),
    recurringFrom: since,
    trend: spentByMonth(lines, months).map(({ month, amount }) => ({ month, amount: formatRupees(amount) })),
    budgetsFrom,
    budgets: budgetStandings(budgets, monthsOf({ from, to }), spent).map((standing) => standingJson(standing, names)),
    lastDataOn: lastDay,
  };
}
