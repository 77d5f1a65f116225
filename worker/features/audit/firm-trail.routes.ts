import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { canMail, mailNotConfigured } from '../../platform/mail';
import { Problem } from '../../platform/problem';
import { nightsOfFirm } from './anchor.repository';
import { auditCalls } from './audit.calls';
import { firmTrailAnswer, trailPeopleAnswer, trailPeopleQuery, trailQuery, verifyAnswer } from './audit.contract';
import { commit } from './audit.repository';
import { nightMailBody, nightsAnswer } from './audit-report.contract';
import { choosesNightMail, wantsNightMail } from './chain-ends.repository';
import { givenTrail } from './trail.page';
import { readTrailPeople, verifyChain } from './trail.repository';

const authorize = authorizeBy(auditCalls);

const NIGHTS = 7;

/** The trail of the firm itself: its members, reliefs, templates and feeds, and what is kept of it each night. */
export const firmTrailRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/audit-trail',
    authorize,
    accept('query', trailQuery),
    answers(200, z.array(firmTrailAnswer)),
    async (c) => {
      const { caFirmId } = c.var.firmScope;
      return c.json(inWords(c, await givenTrail(c, c.req.valid('query'), { caFirmId })));
    },
  )
  .get(
    '/ca-firms/:caFirmId/audit-trail/people',
    authorize,
    accept('query', trailPeopleQuery),
    answers(200, trailPeopleAnswer),
    async (c) => {
      const { caFirmId } = c.var.firmScope;
      return c.json(await readTrailPeople(c.env.DB, { caFirmId }, c.req.valid('query')));
    },
  )
  .get('/ca-firms/:caFirmId/audit-trail/verify', authorize, answers(200, verifyAnswer), async (c) =>
    c.json(await verifyChain(c.env.DB, c.var.firmScope.caFirmId)),
  )
  .get('/ca-firms/:caFirmId/audit-trail/nights', authorize, answers(200, nightsAnswer), async (c) => {
    const { person, firmScope } = c.var;
    const [isMailed, nights] = await Promise.all([
      wantsNightMail(c.env.DB, firmScope.caFirmId, person.id),
      nightsOfFirm(c.env, firmScope.caFirmId, today(), NIGHTS),
    ]);
    return c.json({ isMailed, mailedTo: person.isAnonymous ? null : person.email, nights });
  })
  .put(
    '/ca-firms/:caFirmId/audit-trail/nights',
    authorize,
    once,
    accept('json', nightMailBody),
    answers(200, nightMailBody),
    async (c) => {
      const { person, firmScope } = c.var;
      const answer = c.req.valid('json');
      if (person.isAnonymous) throw new Problem(403, 'sign-up-first', say('problem.sign-up-for-mail'));
      if (answer.isMailed && !canMail(c.env)) throw mailNotConfigured();
      if ((await wantsNightMail(c.env.DB, firmScope.caFirmId, person.id)) !== answer.isMailed) {
        const choice = choosesNightMail(c.env.DB, firmScope.caFirmId, person.id, answer.isMailed);
        const entry = {
          action: 'firm-member.night-mail',
          entityType: 'firm-member',
          entityId: person.id,
          after: answer,
        };
        const change = { chainId: firmScope.caFirmId, statements: [choice], entries: [entry] };
        await commit(actingOf(c, { status: 200, body: answer }), [change]);
      }
      return c.json(answer);
    },
  );
