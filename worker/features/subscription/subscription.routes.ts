import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy, authorizeObject } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { atFault, notHere } from '../../platform/problem';
import { page, pageOf } from '../../platform/wire';
import { commit } from '../audit/audit.repository';
import { findCompany } from '../company/company.repository';
import { subscriptionCalls } from './subscription.calls';
import { newSubscription, subscriptionAnswer, subscriptionJson } from './subscription.contract';
import { listSubscriptions, subscriptionAdded, subscriptionOf } from './subscription.repository';

const authorize = authorizeBy(subscriptionCalls);

export const subscriptionRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/subscriptions',
    authorize,
    accept('query', page),
    answers(200, z.array(subscriptionAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listSubscriptions(c.env.DB, c.var.firmScope, asked);
      const given = pageOf(c, rows, asked, ({ subscription }) => subscription.id);
      return c.json(given.map(({ subscription, companyName }) => subscriptionJson(subscription, companyName)));
    },
  )
  .post(
    '/client-subscriptions',
    authorize,
    once,
    accept('json', newSubscription),
    answers(201, subscriptionAnswer),
    async (c) => {
      const terms = c.req.valid('json');
      if (terms.endDate && terms.endDate < terms.startDate)
        throw atFault(400, 'endDate', say('field.not-before-start'));
      const { firm } = await authorizeObject(c, 'firm', terms.caFirmId);
      const { company: scope } = await authorizeObject(c, 'company', terms.companyId);
      if (scope.caFirmId !== firm.caFirmId) throw notHere();
      const company = await findCompany(c.env.DB, scope);
      const subscription = subscriptionOf(firm.caFirmId, terms);
      const answer = subscriptionJson(subscription, company?.name ?? '');
      await commit(actingOf(c, { status: 201, body: answer }), [subscriptionAdded(c.env.DB, subscription)]);
      return c.json(answer, 201);
    },
  );
