import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import { type AppEnv, isDemoOn, isLocal, settingsOf } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { logSecurity } from '../../platform/log';
import { notHere } from '../../platform/problem';
import { sessionCalls } from './session.calls';
import { meAnswer, sessionsAnswer, settingsAnswer } from './session.contract';
import { identity } from './session.identity';
import { endSession, listSessions, workspaceOf } from './session.repository';

const authorize = authorizeBy(sessionCalls);

const sessionParam = z.object({ sessionId: z.uuid() });

export const sessionRoutes = new Hono<AppEnv>()
  .all('/auth/*', identity)
  .get('/health', authorize, (c) => c.json({ ok: true }))
  .get('/settings', authorize, answers(200, settingsAnswer), (c) => {
    const { SUPPORT_PHONE, SUPPORT_EMAIL } = settingsOf(c.env);
    const support = { phone: SUPPORT_PHONE || null, email: SUPPORT_EMAIL || null };
    return c.json({ demoMode: isDemoOn(c.env), local: isLocal(c.env), support, today: today() });
  })
  .get('/me', authorize, answers(200, meAnswer), async (c) => {
    const { id, name, email, isAnonymous } = c.var.person;
    const workspace = await workspaceOf(c.env.DB, c.var.person);
    return c.json({ user: { id, name, email, isAnonymous }, ...workspace, today: today() });
  })
  .get('/sessions', authorize, answers(200, sessionsAnswer), async (c) =>
    c.json(await listSessions(c.env.DB, c.var.person)),
  )
  .post('/sessions/:sessionId/revoke', authorize, accept('param', sessionParam), async (c) => {
    const wasThere = await endSession(c.env.DB, c.var.person, c.req.valid('param').sessionId);
    if (!wasThere) throw notHere();
    await logSecurity(c, { kind: 'session', action: 'end-session', status: 200, code: 'done' });
    return c.json({ revoked: true });
  });
