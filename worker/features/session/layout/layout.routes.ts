import { Hono } from 'hono';
import { once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { layoutCalls } from './layout.calls';
import { layoutBody } from './layout.contract';
import { keepLayout } from './layout.repository';

const authorize = authorizeBy(layoutCalls);

// How somebody looks at a company is no act on it: no trail holds it.
export const layoutRoutes = new Hono<AppEnv>().put(
  '/profile/dashboard',
  authorize,
  once,
  accept('json', layoutBody),
  answers(200, layoutBody),
  async (c) => {
    const layout = c.req.valid('json');
    await keepLayout(c.env.DB, c.var.person.id, layout);
    return c.json(layout);
  },
);
