import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { DIGEST_WISHES } from './digest.table';
import { chooseWish } from './digest-setting.repository';
import { whoOptsOut } from './opt-out';
import { reminderCalls } from './reminder.calls';

const authorize = authorizeBy(reminderCalls);

const optedOut = z.object({ wish: z.enum(DIGEST_WISHES) });

export const reminderRoutes = new Hono<AppEnv>()
  // What a mail program sends with it is not read: the address says all. Once or ten times is the same.
  .post('/digest-opt-outs/:optOut', authorize, answers(200, optedOut), async (c) => {
    const userId = whoOptsOut(c.env, c.req.param('optOut'));
    if (!userId) throw notHere();
    await chooseWish(c.env.DB, userId, 'never');
    return c.json({ wish: 'never' } as const);
  });
