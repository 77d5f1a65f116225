import { Hono } from 'hono';
import { z } from 'zod';
import { firstOfMonth } from '../../domain/shared/dates';
import { authorize } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { type AppEnv, accept, answers } from '../../platform/http';
import { Problem } from '../../platform/problem';
import { period } from './bank.contract';
import { categoryExpenseAnswer, categoryExpenseJson, summaryAnswer, summaryJson } from './summary.contract';
import { categorySums, type Period, periodSums } from './summary.repository';

export const summaryRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/financial-summary',
    authorize,
    accept('query', period),
    answers(200, summaryAnswer),
    async (c) => {
      const asked = periodOf(c.req.valid('query'));
      return c.json(summaryJson(await periodSums(c.env.DB, c.var.companyScope, asked), asked));
    },
  )
  .get(
    '/companies/:companyId/category-expenses',
    authorize,
    accept('query', period),
    answers(200, z.array(categoryExpenseAnswer)),
    async (c) => {
      const sums = await categorySums(c.env.DB, c.var.companyScope, periodOf(c.req.valid('query')));
      return c.json(sums.map(categoryExpenseJson));
    },
  );

/** The specification's period where none is named: the first of the current month to today, in India. */
function periodOf({ startDate = firstOfMonth(today()), endDate = today() }: z.infer<typeof period>): Period {
  if (startDate <= endDate) return { startDate, endDate };
  const message = 'Not before the start date';
  throw new Problem(400, 'invalid-request', `endDate: ${message}`, { endDate: message });
}
