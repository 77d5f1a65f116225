import { Hono } from 'hono';
import { z } from 'zod';
import { periodMeant } from '../../../domain/report/reports-period';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { Problem } from '../../../platform/problem';
import { period } from '../account/account.contract';
import { summaryCalls } from './summary.calls';
import { categoryExpenseAnswer, categoryExpenseJson, summaryAnswer, summaryJson } from './summary.contract';
import { categorySums, type Period, periodSums } from './summary.repository';

const authorize = authorizeBy(summaryCalls);

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

/** The period that is asked for; the specification's where none is named: the first of the current month to today, in India. */
function periodOf(asked: z.infer<typeof period>): Period {
  const { from, to } = periodMeant({ from: asked.startDate, to: asked.endDate }, today());
  if (from <= to) return { startDate: from, endDate: to };
  // The bound that was named is the one that can be mended.
  throw asked.endDate
    ? wrong('endDate', 'Not before the start date')
    : wrong('startDate', 'Not after today, where no end date is named');
}

const wrong = (bound: keyof Period, message: string) =>
  new Problem(400, 'invalid-request', `${bound}: ${message}`, { [bound]: message });
