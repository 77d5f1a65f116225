import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { atFault, notHere, Problem } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { knownCategory, ownNames } from '../books/category/category.repository';
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
    async (c) => c.json(inWords(c, await spendingOf(c.env.DB, c.var.companyScope, periodOf(c.req.valid('query'))))),
  )
  .get(BUDGETS, authorize, answers(200, z.array(budgetAnswer)), async (c) => {
    const budgets = await listBudgets(c.env.DB, c.var.companyScope);
    const own = await ownNames(
      c.env.DB,
      budgets.map(({ categoryId }) => categoryId),
    );
    return c.json(budgets.map((budget) => budgetJson(budget, own)));
  })
  .post(BUDGETS, authorize, once, accept('json', newBudget), answers(201, budgetAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const sent = c.req.valid('json');
    const known = await knownCategory(c.env.DB, scope, person, sent.subcategory);
    if (!known) throw noSuchCategory();
    const { budget, change } = budgetSet(c.env.DB, scope, person, { ...sent, ...known });
    const answer = budgetJson(budget, new Map([[known.categoryId, known.subcategory]]));
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .post(`${BUDGETS}/:budgetId/remove`, authorize, once, answers(200, budgetAnswer), async (c) => {
    const budget = await findBudget(c.env.DB, c.var.companyScope, c.req.param('budgetId'));
    if (!budget) throw notHere();
    if (budget.removedAt) throw new Problem(409, 'budget-removed', say('problem.budget-removed'));
    const own = await ownNames(c.env.DB, [budget.categoryId]);
    const answer = budgetJson(budget, own);
    await commit(actingOf(c, { status: 200, body: answer }), [
      budgetRemoved(c.env.DB, c.var.companyScope, budget, answer.subcategory),
    ]);
    return c.json(answer);
  });
