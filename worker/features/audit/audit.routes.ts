import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { nextPage } from '../../platform/wire';
import { auditCalls } from './audit.calls';
import { type TrailAnswer, type TrailQuery, trailAnswer, trailJson, trailQuery, verifyAnswer } from './audit.contract';
import { readTrail, verifyChain } from './trail.repository';

const authorize = authorizeBy(auditCalls);

export const auditRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/audit-trail',
    authorize,
    accept('query', trailQuery),
    answers(200, z.array(trailAnswer)),
    async (c) => {
      const query = c.req.valid('query');
      const rows = trailJson(await readTrail(c.env.DB, c.var.companyScope, query), query, c.var.companyScope.companyId);
      const given = rows.slice(0, query.limit);
      if (rows.length > query.limit) nextPage(c, placeAfter(given, query));
      return c.json(inWords(c, given));
    },
  )
  .get('/companies/:companyId/audit-trail/verify', authorize, answers(200, verifyAnswer), async (c) =>
    c.json(await verifyChain(c.env.DB, c.var.companyScope.companyId)),
  );

/** The lowest number and the oldest refused attempt that were given so far. */
function placeAfter(given: readonly TrailAnswer[], { place }: TrailQuery): string {
  const seq = given.findLast((row) => row.seq !== null)?.seq ?? place.seq ?? '';
  const eventId = given.findLast((row) => row.seq === null)?.id ?? place.eventId ?? '';
  return `${seq}.${eventId}`;
}
