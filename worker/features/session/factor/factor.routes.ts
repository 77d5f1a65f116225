import { type Context, Hono } from 'hono';
import { getCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { SESSION_COOKIE } from '../../../platform/access';
import { authorizeBy, signedToken } from '../../../platform/authorize';
import { failedOn } from '../../../platform/database';
import { type AppEnv, settingsOf } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { logSecurity } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { mustKnowPassword } from '../../../platform/step-up';
import { changedMeanwhile } from '../../audit/audit.repository';
import { endSessionOf } from '../session.repository';
import { type Holder, stepOfFirst, takeCode, tell } from './check-code';
import { factorCalls } from './factor.calls';
import {
  type Begun,
  begunAnswer,
  bothBody,
  codeBody,
  codesAnswer,
  factorAnswer,
  passwordBody,
} from './factor.contract';
import {
  beginFactor,
  confirmFactor,
  findFactor,
  findStep,
  openSession,
  removeFactor,
  replaceCodes,
  SESSION_SECONDS,
  type Step,
  standingOf,
} from './factor.repository';
import { newRecoveryCodes } from './recovery';
import { STEP_COOKIE } from './second-step';
import { factorUri, newFactorSecret, sealed, unsealed } from './totp';

const authorize = authorizeBy(factorCalls);

const none = z.strictObject({});
const opened = z.object({ isOpen: z.literal(true) });

type Ctx = Context<AppEnv>;

// Bodies with passwords and codes, and answers with secrets, are kept for no repeated request.
export const factorRoutes = new Hono<AppEnv>()
  .get('/second-factor', authorize, answers(200, factorAnswer), async (c) => {
    const { id } = c.var.person;
    const [factor, { isOwner }] = await Promise.all([findFactor(c.env.DB, id), standingOf(c.env.DB, id)]);
    const since = factor?.confirmedAt ?? null;
    return c.json({ isOn: since !== null, since, codesLeft: factor?.codesLeft ?? 0, isRequired: isOwner });
  })
  .post('/second-factor/begin', authorize, accept('json', passwordBody), answers(200, begunAnswer), async (c) => {
    mustHaveAccount(c);
    await mustKnowPassword(c, c.req.valid('json').password);
    return c.json(await begun(c, c.var.person));
  })
  .post('/second-factor/confirm', authorize, accept('json', codeBody), answers(200, codesAnswer), async (c) => {
    mustHaveAccount(c);
    return c.json(await confirmed(c, c.var.person, c.req.valid('json').code, (await signedToken(c)) ?? ''));
  })
  .post('/second-factor/recovery-codes', authorize, accept('json', bothBody), answers(200, codesAnswer), async (c) => {
    await mustShowBoth(c, c.req.valid('json'));
    const recoveryCodes = newRecoveryCodes();
    await replaceCodes(c.env.DB, c.var.person.id, recoveryCodes);
    await noted(c, c.var.person, 'renew-recovery', 'renewed');
    return c.json({ recoveryCodes });
  })
  .post('/second-factor/remove', authorize, accept('json', bothBody), answers(200, none), async (c) => {
    await mustShowBoth(c, c.req.valid('json'));
    await removeFactor(c.env.DB, c.var.person.id, (await signedToken(c)) ?? '');
    await noted(c, c.var.person, 'remove-factor', 'removed');
    return c.json({});
  })
  // Below identity's own path: who is here has shown a password, and is not signed in yet.
  .post('/auth/second-step', accept('json', codeBody), answers(200, opened), async (c) => {
    const { step, secret } = await stepAt(c, 'code');
    await takeCode(c, holderOf(step), c.req.valid('json').code);
    await signedIn(c, step, secret);
    return c.json({ isOpen: true } as const);
  })
  .post('/auth/second-step/begin', accept('json', none), answers(200, begunAnswer), async (c) => {
    const { step } = await stepAt(c, 'set-up');
    return c.json(await begun(c, holderOf(step)));
  })
  .post('/auth/second-step/confirm', accept('json', codeBody), answers(200, codesAnswer), async (c) => {
    const { step, secret } = await stepAt(c, 'set-up');
    const answer = await confirmed(c, holderOf(step), c.req.valid('json').code, '');
    await signedIn(c, step, secret);
    return c.json(answer);
  });

const holderOf = ({ userId, email }: Step): Holder => ({ id: userId, email });

/** A visitor of the demonstration has no password, and nothing to guard. Throws 403. */
function mustHaveAccount(c: Ctx): void {
  if (c.var.person.isAnonymous) throw new Problem(403, 'sign-up-first', say('profile.sign-up-first'));
}

/** Begins anew with a secret for an app. Throws 409 where one is in use. */
async function begun(c: Ctx, { id, email }: Holder): Promise<Begun> {
  const secret = newFactorSecret();
  const isBegun = await beginFactor(c.env.DB, id, await sealed(c.env, id, secret));
  if (!isBegun) throw new Problem(409, 'factor-is-on', say('factor.is-on'));
  return { secret, uri: factorUri(secret, email) };
}

/** Puts the app in use whose first code this is, and returns the recovery codes: they are shown this once. */
async function confirmed(c: Ctx, holder: Holder, code: string, keptToken: string) {
  const factor = await findFactor(c.env.DB, holder.id);
  const secret = factor && !factor.confirmedAt ? await unsealed(c.env, holder.id, factor.secret) : undefined;
  if (!factor || !secret) throw new Problem(409, 'factor-not-begun', say('factor.not-begun'));
  const step = await stepOfFirst(c, holder, secret, code);
  const recoveryCodes = newRecoveryCodes();
  const kept = { secret: factor.secret, step, codes: recoveryCodes, keptToken };
  await confirmFactor(c.env.DB, holder.id, kept).catch(refuseLate);
  await noted(c, holder, 'add-factor', 'added');
  return { recoveryCodes };
}

/** What takes the second factor away or makes new codes asks for the password and a code. */
async function mustShowBoth(c: Ctx, { password, code }: { password: string; code: string }): Promise<void> {
  const factor = await findFactor(c.env.DB, c.var.person.id);
  if (!factor?.confirmedAt) throw new Problem(409, 'factor-is-off', say('factor.is-off'));
  await mustKnowPassword(c, password);
  await takeCode(c, c.var.person, code);
}

/** The second step that this browser is at. Throws 409 where it is at none, or at another one. */
async function stepAt(c: Ctx, need: Step['need']): Promise<{ step: Step; secret: string }> {
  const secret = getCookie(c, STEP_COOKIE) ?? '';
  const step = secret === '' ? null : await findStep(c.env.DB, secret);
  if (step?.need !== need) throw new Problem(409, 'step-over', say('factor.step-over'));
  return { step, secret };
}

const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** Begins the session that the second step was for, in the place of whoever was signed in here before. */
async function signedIn(c: Ctx, step: Step, secret: string): Promise<void> {
  const { DB } = c.env;
  const earlier = await signedToken(c);
  const userAgent = c.req.header('user-agent') ?? '';
  const token = await openSession(DB, step, secret, userAgent).catch(refuseLate);
  if (earlier) await endSessionOf(DB, earlier);
  const { BETTER_AUTH_SECRET } = settingsOf(c.env);
  await setSignedCookie(c, SESSION_COOKIE, token, BETTER_AUTH_SECRET, { ...COOKIE, maxAge: SESSION_SECONDS });
  setCookie(c, STEP_COOKIE, '', { ...COOKIE, maxAge: 0 });
  await logSecurity(c, { kind: 'sign-in', action: 'second-step', status: 200, code: 'done', email: step.email });
}

function refuseLate(failure: unknown): never {
  throw failedOn(failure, 'must.ok') ? changedMeanwhile() : failure;
}

async function noted(c: Ctx, { email }: Holder, action: string, what: Parameters<typeof tell>[2]): Promise<void> {
  await logSecurity(c, { kind: 'factor', action, status: 200, code: 'done', email });
  await tell(c, email, what);
}
