import { Hono } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { backupFigures } from '../backup/backup.repository';
import { upkeepCalls } from './upkeep.calls';
import { operationsAnswer } from './upkeep.contract';
import { lastReports, mailsUnsent } from './upkeep.repository';

/** What whoever runs the installation looks at: the last self-checks, mails that did not go out, and how the backups stand. */
export const upkeepRoutes = new Hono<AppEnv>().get(
  '/operations',
  authorizeBy(upkeepCalls),
  answers(200, operationsAnswer),
  async (c) => {
    const [selfChecks, mails, backups] = await Promise.all([
      lastReports(c.env.DB, 7),
      mailsUnsent(c.env.DB),
      backupFigures(c.env.DB),
    ]);
    return c.json(inWords(c, { selfChecks, mails, backups }));
  },
);
