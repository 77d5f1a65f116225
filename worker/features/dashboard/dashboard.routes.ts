import { Hono } from 'hono';
import { once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { dashboardCalls } from './dashboard.calls';
import { dashboardAnswer, dashboardJson } from './dashboard.contract';
import { dashboardRows } from './dashboard.repository';
import { layoutBody } from './layout/layout.contract';
import { findLayout, keepLayout } from './layout/layout.repository';

const authorize = authorizeBy(dashboardCalls);

export const dashboardRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/dashboard', authorize, answers(200, dashboardAnswer), async (c) => {
    const day = today();
    const rows = await dashboardRows(c.env.DB, c.var.companyScope, day);
    if (!rows.company) throw notHere();
    // By a list of fields, so that a new column does not leave by accident.
    return c.json(dashboardAnswer.parse(inWords(c, dashboardJson(rows, rows.company, day))));
  })
  .get('/profile/dashboard', authorize, answers(200, layoutBody), async (c) => {
    const { order, folded } = await findLayout(c.env.DB, c.var.person.id);
    return c.json({ order: [...order], folded: [...folded] });
  })
  // How somebody looks at a company is no act on it: no trail holds it.
  .put('/profile/dashboard', authorize, once, accept('json', layoutBody), answers(200, layoutBody), async (c) => {
    const layout = c.req.valid('json');
    await keepLayout(c.env.DB, c.var.person.id, layout);
    return c.json(layout);
  });
