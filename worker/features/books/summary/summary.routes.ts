import { Hono } from 'hono';
import { z } from 'zod';
import { periodMeant } from '../../../domain/report/reports-period';
import { say } from '../../../domain/shared/message';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault } from '../../../platform/problem';
import { period } from '../account/account.contract';
import { summaryCalls } from './summary.calls';
import {
  categoryExpenseAnswer,
  categoryExpenseJson,
  monthJson,
  monthlyTotalsAnswer,
  monthsQuery,
  summaryAnswer,
  summaryJson,
} from './summary.contract';
import { categorySums, monthlySums, type Period, periodSums } from './summary.repository';

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
    '/companies/:companyId/monthly-totals',
    authorize,
    accept('query', monthsQuery),
    answers(200, monthlyTotalsAnswer),
    async (c) => {
      const { endDate } = c.req.valid('query');
      return c.json((await monthlySums(c.env.DB, c.var.companyScope, endDate ?? today())).map(monthJson));
    },
  )
  .get(
    '/companies/:companyId/category-expenses',
    authorize,
    accept('query', period),
    answers(200, z.array(categoryExpenseAnswer)),
    async (c) => {
      const sums = await categorySums(c.env.DB, c.var.companyScope, periodOf(c.req.valid('query')));
      return c.json(inWords(c, sums.map(categoryExpenseJson)));
    },
  );

/** The period that is asked for; the specification's where none is named: the first of the current month to today, in India. */
function periodOf(asked: z.infer<typeof period>): Period {
  const { from, to } = periodMeant({ from: asked.startDate, to: asked.endDate }, today());
  if (from <= to) return { startDate: from, endDate: to };
  // The bound that was named is the one that can be mended.
  throw asked.endDate
    ? atFault(400, 'endDate', say('field.not-before-start'))
    : atFault(400, 'startDate', say('field.not-after-today'));
}
