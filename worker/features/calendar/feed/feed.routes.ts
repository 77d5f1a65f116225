import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy, authorizeObject } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { streamOf } from '../../../platform/files';
import { accept, answers, inWords } from '../../../platform/http';
import { hashOf, newSecret } from '../../../platform/ids';
import { logSecurity } from '../../../platform/log';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { feedCalls } from './feed.calls';
import {
  feedAnswer,
  feedJson,
  firmFeedAnswer,
  madeFeedAnswer,
  type NewFeed,
  newFeed,
  revokedAnswer,
} from './feed.contract';
import {
  FEEDS_PER_PERSON,
  type FeedOf,
  findFeed,
  findFirmFeed,
  listFeeds,
  listFirmFeeds,
  makeFeed,
  mayRead,
  nameOf,
  newFeedOf,
  revokeFeed,
} from './feed.repository';
import type { CalendarFeed } from './feed.table';
import { isHeld, openedFeed } from './feed.usecase';

const authorize = authorizeBy(feedCalls);

export const feedRoutes = new Hono<AppEnv>()
  .get('/calendar-feeds', authorize, answers(200, z.array(feedAnswer)), async (c) =>
    c.json(inWords(c, (await listFeeds(c.env.DB, c.var.person)).map(feedJson))),
  )
  // Without `once`: a stored answer would keep the secret, of which nothing but a hash may be kept.
  .post('/calendar-feeds', authorize, accept('json', newFeed), answers(201, madeFeedAnswer), async (c) => {
    const of = await feedOf(c, c.req.valid('json'));
    if ((await listFeeds(c.env.DB, c.var.person)).length >= FEEDS_PER_PERSON)
      throw new Problem(409, 'too-many-feeds', say('calendar.feed.too-many', { count: FEEDS_PER_PERSON }));
    const secret = newSecret();
    const feed = newFeedOf(c.var.person, of, hashOf(secret));
    const { id, kind, label } = feed;
    await commit(actingOf(c, { status: 201, body: { id } }), [makeFeed(c.env.DB, feed)]);
    await logSecurity(c, { ...of, kind: 'grant', action: 'make-feed', status: 201, code: 'done' });
    return c.json(inWords(c, { id, kind, label, url: `${c.var.origin}/api/feeds/${secret}.ics` }), 201);
  })
  .post(
    '/calendar-feeds/:feedId/revoke',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, revokedAnswer),
    async (c) => {
      return c.json(await revoked(c, await findFeed(c.env.DB, c.var.person, c.req.param('feedId'))));
    },
  )
  .get('/ca-firms/:caFirmId/calendar-feeds', authorize, answers(200, z.array(firmFeedAnswer)), async (c) =>
    c.json(inWords(c, await listFirmFeeds(c.env.DB, c.var.firmScope))),
  )
  .post(
    '/ca-firms/:caFirmId/calendar-feeds/:feedId/revoke',
    authorize,
    once,
    accept('json', z.strictObject({})),
    answers(200, revokedAnswer),
    async (c) => {
      return c.json(await revoked(c, await findFirmFeed(c.env.DB, c.var.firmScope, c.req.param('feedId'))));
    },
  )
  .get('/feeds/:token', authorize, async (c) => {
    const { etag, parts } = await openedFeed(c.env.DB, c.req.param('token'));
    // A calendar program keeps what it was given, and asks whether that still holds.
    if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag });
    return c.body(streamOf(await parts()), 200, { etag, 'content-type': 'text/calendar; charset=utf-8' });
  });

/** Ends a feed; one that has ended stays so. Throws 404 where there is none. */
async function revoked(c: Context<AppEnv>, feed: CalendarFeed | undefined) {
  if (!feed) throw notHere();
  const answer = { id: feed.id };
  if (feed.revokedAt) return answer;
  await commit(actingOf(c, { status: 200, body: answer }), [revokeFeed(c.env.DB, feed)]);
  const { companyId, caFirmId } = feed;
  await logSecurity(c, { kind: 'grant', action: 'revoke-feed', status: 200, code: 'done', companyId, caFirmId });
  return answer;
}

/** What a feed is to be of, once the person's standing to every id that was named is known. */
async function feedOf(c: Context<AppEnv>, { kind, companyId, caFirmId }: NewFeed): Promise<FeedOf> {
  if (companyId) await mustRead(c, 'company', companyId);
  if (caFirmId) await mustRead(c, 'firm', caFirmId);
  if (kind === 'company' ? !companyId : !caFirmId) throw missing(kind === 'company' ? 'companyId' : 'caFirmId');
  const object = {
    companyId: (kind === 'company' && companyId) || null,
    caFirmId: (kind !== 'company' && caFirmId) || null,
  };
  const name = await nameOf(c.env.DB, object);
  if (name === undefined) throw notHere();
  const label = kind === 'staff' ? say('calendar.feed.clients-of', { person: c.var.person.name, firm: name }) : name;
  return { kind, ...object, label };
}

async function mustRead(c: Context<AppEnv>, subject: 'company' | 'firm', id: string): Promise<void> {
  const scope = (await authorizeObject(c, subject, id))[subject];
  if (!mayRead(subject, [scope.role])) throw notHere();
  if (scope.isDemo) throw new Problem(409, 'demonstration', say('calendar.feed.demonstration'));
}

const missing = (field: 'companyId' | 'caFirmId') =>
  new Problem(400, 'invalid-request', say('calendar.feed.field-required', { field }), {
    [field]: say('calendar.feed.required'),
  });
