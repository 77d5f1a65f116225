import { Hono } from 'hono';
import { addDays } from '../../domain/shared/dates';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { backupFigures } from '../backup/backup.repository';
import { upkeepCalls } from './upkeep.calls';
import { operationsAnswer } from './upkeep.contract';
import { digestDays, lastReports, mailsUnsent } from './upkeep.repository';

const DAYS = 7;

/** What whoever runs the installation looks at: the last self-checks, mails and digests that did not go out, and how the backups stand. */
export const upkeepRoutes = new Hono<AppEnv>().get(
  '/operations',
  authorizeBy(upkeepCalls),
  answers(200, operationsAnswer),
  async (c) => {
    const [selfChecks, mails, digests, backups] = await Promise.all([
      lastReports(c.env.DB, DAYS),
      mailsUnsent(c.env.DB),
      digestDays(c.env.DB, addDays(today(), -DAYS)),
      backupFigures(c.env.DB),
    ]);
    return c.json(inWords(c, { selfChecks, mails, digests, backups }));
  },
);
