import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { pageOf } from '../../../platform/wire';
import { securityCalls } from './security.calls';
import { securityAnswer, securityQuery } from './security.contract';
import { readSecurityLog } from './security.repository';

const authorize = authorizeBy(securityCalls);

/** Who came in, what was refused, what was taken out and who was let in. */
export const securityRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/security-log',
    authorize,
    accept('query', securityQuery),
    answers(200, z.array(securityAnswer)),
    async (c) => {
      const query = c.req.valid('query');
      return c.json(pageOf(c, await readSecurityLog(c.env.DB, c.var.firmScope, query), query, ({ id }) => id));
    },
  )
  .get(
    '/operations/security-log',
    authorize,
    accept('query', securityQuery),
    answers(200, z.array(securityAnswer)),
    async (c) => {
      const query = c.req.valid('query');
      return c.json(pageOf(c, await readSecurityLog(c.env.DB, null, query), query, ({ id }) => id));
    },
  );
