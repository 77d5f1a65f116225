import { Hono } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers } from '../../platform/http';
import { backupCalls } from './backup.calls';
import { backupAnswer } from './backup.contract';
import { lastBackup } from './backup.repository';

/** When everything of a company was last copied to where the loss of the database does not reach. */
export const backupRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/backup',
  authorizeBy(backupCalls),
  answers(200, backupAnswer),
  async (c) => c.json({ lastBackup: await lastBackup(c.env.DB, c.var.companyScope.companyId) }),
);
