import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { auditCalls } from './audit.calls';
import { trailAnswer, trailPeopleAnswer, trailPeopleQuery, trailQuery, verifyAnswer } from './audit.contract';
import { auditReportRoutes } from './audit-report.routes';
import { firmTrailRoutes } from './firm-trail.routes';
import { securityRoutes } from './security/security.routes';
import { givenTrail } from './trail.page';
import { readTrailPeople, verifyChain } from './trail.repository';

const authorize = authorizeBy(auditCalls);

export const auditRoutes = new Hono<AppEnv>()
  .route('/', securityRoutes)
  .get(
    '/companies/:companyId/audit-trail',
    authorize,
    accept('query', trailQuery),
    answers(200, z.array(trailAnswer)),
    async (c) => {
      const { companyId } = c.var.companyScope;
      return c.json(inWords(c, await givenTrail(c, c.req.valid('query'), { companyId })));
    },
  )
  .get(
    '/companies/:companyId/audit-trail/people',
    authorize,
    accept('query', trailPeopleQuery),
    answers(200, trailPeopleAnswer),
    async (c) => {
      const { companyId } = c.var.companyScope;
      return c.json(await readTrailPeople(c.env.DB, { companyId }, c.req.valid('query')));
    },
  )
  .get('/companies/:companyId/audit-trail/verify', authorize, answers(200, verifyAnswer), async (c) =>
    c.json(await verifyChain(c.env.DB, c.var.companyScope.companyId)),
  )
  .route('/', firmTrailRoutes)
  .route('/', auditReportRoutes);
