import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy, authorizeObject } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { atFault, notHere } from '../../platform/problem';
import { page, pageOf } from '../../platform/wire';
import { commit } from '../audit/audit.repository';
import { editOf, isIdle } from '../audit/edit.repository';
import { findCompany } from '../company/company.repository';
import { subscriptionCalls } from './subscription.calls';
import {
  newSubscription,
  subscriptionAnswer,
  subscriptionChange,
  subscriptionEnd,
  subscriptionJson,
  subscriptionRenewal,
} from './subscription.contract';
import {
  findSubscription,
  listSubscriptions,
  type NamedSubscription,
  type SubscriptionAct,
  subscriptionAdded,
  subscriptionEdited,
  subscriptionOf,
  subscriptionRemoved,
} from './subscription.repository';
import type { ClientSubscription } from './subscription.table';

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
      mustEndAfterStart(terms);
      const { firm } = await authorizeObject(c, 'firm', terms.caFirmId);
      const { company: scope } = await authorizeObject(c, 'company', terms.companyId);
      if (scope.caFirmId !== firm.caFirmId) throw notHere();
      const company = await findCompany(c.env.DB, scope);
      const subscription = subscriptionOf(firm.caFirmId, terms);
      const answer = subscriptionJson(subscription, company?.name ?? '');
      await commit(actingOf(c, { status: 201, body: answer }), [subscriptionAdded(c.env.DB, subscription)]);
      return c.json(answer, 201);
    },
  )
  .patch(
    '/client-subscriptions/:subscriptionId',
    authorize,
    once,
    accept('json', subscriptionChange),
    answers(200, subscriptionAnswer),
    async (c) => {
      const { was, ...asked } = c.req.valid('json');
      return c.json(await edited(c, await known(c), 'subscription.change', asked, was));
    },
  )
  .post(
    '/client-subscriptions/:subscriptionId/end',
    authorize,
    once,
    accept('json', subscriptionEnd),
    answers(200, subscriptionAnswer),
    async (c) => {
      const { endDate = today() } = c.req.valid('json');
      // On its last day it has ended, as whoever ends it today expects.
      const asked = { endDate, autoRenewal: false, isActive: endDate > today() };
      return c.json(await edited(c, await known(c), 'subscription.end', asked));
    },
  )
  .post(
    '/client-subscriptions/:subscriptionId/renew',
    authorize,
    once,
    accept('json', subscriptionRenewal),
    answers(200, subscriptionAnswer),
    async (c) => {
      const { endDate } = c.req.valid('json');
      if (endDate && endDate < today()) throw atFault(400, 'endDate', say('field.not-before-today'));
      return c.json(await edited(c, await known(c), 'subscription.renew', { endDate, isActive: true }));
    },
  )
  .post(
    '/client-subscriptions/:subscriptionId/remove',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const { subscription } = await known(c);
      const answer = { id: subscription.id };
      await commit(actingOf(c, { status: 200, body: answer }), [subscriptionRemoved(c.env.DB, subscription)]);
      return c.json(answer);
    },
  );

async function known(c: Context<AppEnv>): Promise<NamedSubscription> {
  const found = await findSubscription(c.env.DB, c.var.companyScope, c.req.param('subscriptionId') ?? '');
  if (!found) throw notHere();
  return found;
}

type Asked = { [Name in keyof ClientSubscription]?: ClientSubscription[Name] | undefined };

/** Writes an edit with its trail and answers what the subscription is then; nothing where it is so already. */
async function edited(
  c: Context<AppEnv>,
  { subscription, companyName }: NamedSubscription,
  action: SubscriptionAct,
  asked: Asked,
  was?: Readonly<Record<string, unknown>>,
) {
  const edit = editOf(subscription, asked, { was, shown: subscriptionJson(subscription, companyName) });
  const next = { ...subscription, ...edit.after };
  mustEndAfterStart(next);
  const answer = subscriptionJson(next, companyName);
  const change = () => subscriptionEdited(c.env.DB, subscription, action, edit);
  if (!isIdle(edit)) await commit(actingOf(c, { status: 200, body: answer }), [change()]);
  return answer;
}

function mustEndAfterStart({ startDate, endDate }: { startDate: IsoDate; endDate?: IsoDate | null | undefined }): void {
  if (endDate && endDate < startDate) throw atFault(400, 'endDate', say('field.not-before-start'));
}
