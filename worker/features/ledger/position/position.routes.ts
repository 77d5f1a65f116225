import { Hono } from 'hono';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { positionCalls } from './position.calls';
import { positionAnswer, positionJson, positionQuery } from './position.contract';
import { positionOn } from './position.usecase';

const authorize = authorizeBy(positionCalls);

/** How a company stands by its books: what its owner asks first. */
export const positionRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/position',
  authorize,
  accept('query', positionQuery),
  answers(200, positionAnswer),
  async (c) => c.json(positionJson(await positionOn(c.env.DB, c.var.companyScope, c.req.valid('query').on ?? today()))),
);
