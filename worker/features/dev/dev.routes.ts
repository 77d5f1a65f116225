import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { authorizeBy } from '../../platform/authorize';
import { setClock } from '../../platform/clock';
import { type AppEnv, isLocal } from '../../platform/env';
import { accept } from '../../platform/http';
import { issue } from '../../platform/problem';
import { nameText } from '../../platform/wire';
import { devCalls } from './dev.calls';
import { signUpAtOnce } from './dev.person';
import { seed } from './dev.seed';

const authorize = authorizeBy(devCalls);

/** Off one machine these calls do not exist: they answer as any unknown path does. */
const onlyLocal: MiddlewareHandler<AppEnv> = (c, next) => (isLocal(c.env) ? next() : Promise.resolve(c.notFound()));

const clock = z.object({
  now: z.iso.datetime({ offset: true, message: issue(say('field.format.instant')) }).nullable(),
});

const person = z.object({ name: nameText, email: z.string(), password: z.string() });

export const devRoutes = new Hono<AppEnv>()
  .use('/dev/*', async (c, next) => onlyLocal(c, next))
  .post('/dev/seed', authorize, async (c) => c.json(await seed(c.env)))
  .post('/dev/people', authorize, accept('json', person), async (c) =>
    c.json(await signUpAtOnce(c, c.req.valid('json'))),
  )
  .get('/dev/outbox', authorize, async (c) => {
    const { results } = await c.env.DB.prepare(
      'SELECT "to", subject, text, key, at FROM mails ORDER BY rowid DESC LIMIT 500',
    ).all();
    return c.json(results.toReversed());
  })
  .put('/dev/clock', authorize, accept('json', clock), (c) => {
    const { now } = c.req.valid('json');
    setClock(now === null ? undefined : new Date(now));
    return c.json({ now });
  });
