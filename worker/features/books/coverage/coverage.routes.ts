import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { answers } from '../../../platform/http';
import { coverageCalls } from './coverage.calls';
import { coverageAnswer, coverageJson } from './coverage.contract';
import { coverageRows } from './coverage.repository';

const authorize = authorizeBy(coverageCalls);

export const coverageRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/bank-coverage',
  authorize,
  answers(200, z.array(coverageAnswer)),
  async (c) => {
    const coverage = await coverageRows(c.env.DB, c.var.companyScope);
    return c.json(coverage.accounts.map((account) => coverageJson(account, coverage)));
  },
);
