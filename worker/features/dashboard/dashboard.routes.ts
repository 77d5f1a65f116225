import { Hono } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { dashboardCalls } from './dashboard.calls';
import { dashboardAnswer, dashboardJson } from './dashboard.contract';
import { dashboardRows } from './dashboard.repository';

const authorize = authorizeBy(dashboardCalls);

export const dashboardRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/dashboard',
  authorize,
  answers(200, dashboardAnswer),
  async (c) => {
    const day = today();
    const rows = await dashboardRows(c.env.DB, c.var.companyScope, day);
    if (!rows.company) throw notHere();
    // By a list of fields, so that a new column does not leave by accident.
    return c.json(dashboardAnswer.parse(inWords(c, dashboardJson(rows, rows.company, day))));
  },
);
