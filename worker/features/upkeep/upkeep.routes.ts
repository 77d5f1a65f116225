import { Hono } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { upkeepCalls } from './upkeep.calls';
import { operationsAnswer } from './upkeep.contract';
import { lastReports, mailsUnsent } from './upkeep.repository';

/** What whoever runs the installation looks at: the last self-checks, and mails that did not go out. */
export const upkeepRoutes = new Hono<AppEnv>().get(
  '/operations',
  authorizeBy(upkeepCalls),
  answers(200, operationsAnswer),
  async (c) => c.json(inWords(c, { selfChecks: await lastReports(c.env.DB, 7), mails: await mailsUnsent(c.env.DB) })),
);
