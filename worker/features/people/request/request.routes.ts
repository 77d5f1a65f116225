import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { type Flood, limitFlood } from '../../../platform/limits';
import { logFailure } from '../../../platform/log';
import { sendMail } from '../../../platform/mail';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { alreadyIn, groupOf, logged } from '../people.acts';
import { hasEnded } from '../people.ends';
import type { Terms } from '../people.group';
import { findStandingIn, nameOf } from '../people.repository';
import { requestCalls } from './request.calls';
import {
  companyApproval,
  decidedAnswer,
  firmApproval,
  type NewRequest,
  newRequest,
  requestAnswer,
} from './request.contract';
import {
  type AccessRequest,
  findRequest,
  leadsOf,
  listRequests,
  requestApproved,
  requested,
  requestRefused,
  type Target,
  targetsOf,
} from './request.repository';
import { approvalMail, peoplePage, requestMail } from './request.words';

const authorize = authorizeBy(requestCalls);

const none = z.strictObject({});

const HOUR = 3_600;
/** Each may be a mail to somebody who did not ask for it, and a try at whose clients there are. */
const REQUESTS: Flood = { account: { most: 5, seconds: HOUR }, network: { most: 20, seconds: HOUR } };

const jsonOf = ({ id, name, email, reason, createdAt }: AccessRequest) => ({ id, name, email, reason, createdAt });

export const requestRoutes = new Hono<AppEnv>()
  .post('/access-requests', authorize, accept('json', newRequest), answers(200, none), async (c) => {
    const { person } = c.var;
    if (person.isAnonymous) throw new Problem(403, 'sign-up-first', say('people.sign-up-to-ask'));
    await limitFlood(c, 'access-request', REQUESTS);
    // After the answer: what is found would else show in how long it takes.
    c.executionCtx.waitUntil(passOn(c, c.req.valid('json')).catch((failure) => logFailure(c.var.requestId, failure)));
    return c.json({});
  })
  .get('/companies/:companyId/access-requests', authorize, answers(200, z.array(requestAnswer)), async (c) =>
    c.json((await listRequests(c.env.DB, groupOf(c))).map(jsonOf)),
  )
  .post(
    '/companies/:companyId/access-requests/:requestId/approve',
    authorize,
    once,
    accept('json', companyApproval),
    answers(200, decidedAnswer),
    async (c) => c.json(await approve(c, c.req.param('requestId'), c.req.valid('json'))),
  )
  .post(
    '/companies/:companyId/access-requests/:requestId/refuse',
    authorize,
    once,
    accept('json', none),
    answers(200, decidedAnswer),
    async (c) => c.json(await refuse(c, c.req.param('requestId'))),
  )
  .get('/ca-firms/:caFirmId/access-requests', authorize, answers(200, z.array(requestAnswer)), async (c) =>
    c.json((await listRequests(c.env.DB, groupOf(c))).map(jsonOf)),
  )
  .post(
    '/ca-firms/:caFirmId/access-requests/:requestId/approve',
    authorize,
    once,
    accept('json', firmApproval),
    answers(200, decidedAnswer),
    async (c) =>
      c.json(await approve(c, c.req.param('requestId'), { ...c.req.valid('json'), endsOn: null, reason: null })),
  )
  .post(
    '/ca-firms/:caFirmId/access-requests/:requestId/refuse',
    authorize,
    once,
    accept('json', none),
    answers(200, decidedAnswer),
    async (c) => c.json(await refuse(c, c.req.param('requestId'))),
  );

/** Keeps the request with each company or firm that it is to, and mails those who decide. */
async function passOn(c: Context<AppEnv>, asked: NewRequest): Promise<void> {
  for (const target of await targetsOf(c.env.DB, asked, c.var.person))
    await keep(c, target, asked.reason ?? null).catch((failure) => logFailure(c.var.requestId, failure));
}

async function keep(c: Context<AppEnv>, target: Target, reason: string | null): Promise<void> {
  const { person, origin } = c.var;
  const { group } = target;
  const { id, ...change } = requested(c.env.DB, group, person, reason);
  await commit(actingOf(c, { status: 200, body: {} }), [change]);
  for (const lead of await leadsOf(c.env.DB, group)) {
    const mail = requestMail({ id, person, reason }, target, lead, peoplePage(origin, group));
    await sendMail(c.env, mail).catch((failure) => logFailure(c.var.requestId, failure));
  }
}

/** Lets in who asked. The mail tells them; one that is delayed changes nothing of it. */
async function approve(c: Context<AppEnv>, id: string, terms: Terms): Promise<{ id: string }> {
  const { isDemo: _isDemo, ...group } = groupOf(c);
  const request = await known(c, id);
  if (request.decision === 'approved') return { id: request.id };
  if (request.decision) throw decidedAlready();
  const standing = await findStandingIn(c.env.DB, group, request.userId);
  if (standing && !hasEnded(standing, today())) throw alreadyIn(group);
  const answer = { id: request.id };
  const change = requestApproved(c.env.DB, group, c.var.person, request, terms);
  await commit(actingOf(c, { status: 200, body: answer }), [change]);
  await logged(c, 'approve-request', 200, group);
  const name = await nameOf(c.env.DB, group);
  const link = `${c.var.origin}${group.kind === 'firm' ? `/multi-company?firm=${group.id}` : `/?company=${group.id}`}`;
  await sendMail(c.env, approvalMail(request, name, terms, link)).catch((failure) =>
    logFailure(c.var.requestId, failure),
  );
  return answer;
}

/** Refuses a request. Who asked is not told: they would learn by it that there is such a company. */
async function refuse(c: Context<AppEnv>, id: string): Promise<{ id: string }> {
  const { isDemo: _isDemo, ...group } = groupOf(c);
  const request = await known(c, id);
  if (request.decision === 'refused') return { id: request.id };
  if (request.decision) throw decidedAlready();
  const answer = { id: request.id };
  const change = requestRefused(c.env.DB, group, c.var.person, request);
  await commit(actingOf(c, { status: 200, body: answer }), [change]);
  await logged(c, 'refuse-request', 200, group);
  return answer;
}

const decidedAlready = () => new Problem(409, 'request-decided', say('people.request-decided'));

async function known(c: Context<AppEnv>, id: string): Promise<AccessRequest> {
  const request = await findRequest(c.env.DB, groupOf(c), id);
  if (!request) throw notHere();
  return request;
}
