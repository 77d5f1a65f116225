import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inBaseWords } from '../../../platform/http';
import { logFailure, logSecurity } from '../../../platform/log';
import { sendMail } from '../../../platform/mail';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { proofBody } from '../factor/factor.contract';
import { standingOf } from '../factor/factor.repository';
import { mustHaveAccount, mustProve } from '../factor/proof';
import { closingCalls } from './closing.calls';
import { closingAnswer } from './closing.contract';
import { closed, ledAloneBy } from './closing.repository';

const authorize = authorizeBy(closingCalls);

const none = z.strictObject({});

export const closingRoutes = new Hono<AppEnv>()
  .get('/profile/closing', authorize, answers(200, closingAnswer), async (c) => {
    const { id } = c.var.person;
    const [led, { ways }] = await Promise.all([ledAloneBy(c.env.DB, id), standingOf(c.env.DB, id)]);
    return c.json({ ...led, ways });
  })
  // Its body holds a password, and whoever repeats it has no account any more.
  .post('/profile/close', authorize, accept('json', proofBody), answers(200, none), async (c) => {
    const { person } = c.var;
    mustHaveAccount(c);
    const { blockedBy } = await ledAloneBy(c.env.DB, person.id);
    const [first] = blockedBy;
    if (first) throw new Problem(409, 'last-owner', say(`closing.blocked-by-${first.kind}`, { name: first.name }));
    await mustProve(c, c.req.valid('json'));
    const { erase, changes } = await closed(c.env.DB, person, inBaseWords(say('identity.closed')));
    const acting = actingOf(c, { status: 200, body: {} });
    await commit({ ...acting, alongside: [...acting.alongside, ...erase] }, changes);
    await logSecurity(c, { kind: 'account', action: 'close', status: 200, code: 'done' });
    const mail = { subject: inBaseWords(say('mail.closed-subject')), text: inBaseWords(say('mail.closed')) };
    await sendMail(c.env, { key: `closed:${person.id}`, to: person.email, ...mail }).catch((failure: unknown) =>
      logFailure(c.var.requestId, failure),
    );
    return c.json({});
  });
