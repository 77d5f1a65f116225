import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { type AppEnv, accept, answers } from '../../platform/http';
import { once } from '../../platform/once';
import { atFault, notHere, Problem } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { knownName } from '../books/transaction/known-choice.repository';
import { budgetRemoved, budgetSet, findBudget, listBudgets } from './budget.repository';
import { reportPeriod } from './report.contract';
import { periodOf } from './report.period';
import { spendingCalls } from './spending.calls';
import { budgetAnswer, budgetJson, newBudget, spendingAnswer } from './spending.contract';
import { spendingOf } from './spending.usecase';

const authorize = authorizeBy(spendingCalls);

const noSuchCategory = () => atFault(422, 'subcategory', say('problem.no-such-category'), 'no-such-category');

const BUDGETS = '/companies/:companyId/budgets';

export const spendingRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/spending',
    authorize,
    accept('query', reportPeriod),
    answers(200, spendingAnswer),
    async (c) => c.json(await spendingOf(c.env.DB, c.var.companyScope, periodOf(c.req.valid('query')))),
  )
  .get(BUDGETS, authorize, answers(200, z.array(budgetAnswer)), async (c) =>
    c.json((await listBudgets(c.env.DB, c.var.companyScope)).map(budgetJson)),
  )
  .post(BUDGETS, authorize, once, accept('json', newBudget), answers(201, budgetAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json');
    const subcategory = await knownName(c.env.DB, scope, person, sent.subcategory);
    if (!subcategory) throw noSuchCategory();
    const { budget, change } = budgetSet(c.env.DB, scope, person, { ...sent, subcategory });
    const answer = budgetJson(budget);
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .post(`${BUDGETS}/:budgetId/remove`, authorize, once, answers(200, budgetAnswer), async (c) => {
    const budget = await findBudget(c.env.DB, c.var.companyScope, c.req.param('budgetId'));
    if (!budget) throw notHere();
    if (budget.removedAt) throw new Problem(409, 'budget-removed', say('problem.budget-removed'));
    const answer = budgetJson(budget);
    await commit(actingOf(c, { status: 200, body: answer }), [budgetRemoved(c.env.DB, c.var.companyScope, budget)]);
    return c.json(answer);
  });
