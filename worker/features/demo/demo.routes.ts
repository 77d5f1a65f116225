import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { type AppEnv, isDemoOn } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { logSecurity } from '../../platform/log';
import { demoCalls } from './demo.calls';
import { firmToShow } from './demo.usecase';

const authorize = authorizeBy(demoCalls);

/** Where the demonstration is off the call does not exist: it answers as any unknown path does. */
const onlyWithDemo: MiddlewareHandler<AppEnv> = (c, next) => (isDemoOn(c.env) ? next() : Promise.resolve(c.notFound()));

const demoAnswer = z.object({ caFirmId: z.uuid(), message: z.string() });

export const demoRoutes = new Hono<AppEnv>()
  .use('/init-demo-data', async (c, next) => onlyWithDemo(c, next))
  .post('/init-demo-data', authorize, once, answers(201, demoAnswer), async (c) => {
    const { DB, FILES } = c.env;
    const actingWith = (body: unknown) => actingOf(c, { status: 201, body });
    const { isNew, ...answer } = await firmToShow({ d1: DB, files: FILES, person: c.var.person, actingWith });
    const { caFirmId } = answer;
    if (isNew) await logSecurity(c, { kind: 'grant', action: 'become-owner', status: 201, code: 'done', caFirmId });
    return c.json(inWords(c, answer), isNew ? 201 : 200);
  });
