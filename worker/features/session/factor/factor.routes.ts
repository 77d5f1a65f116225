import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { authorizeBy, signedToken } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { Problem } from '../../../platform/problem';
import { type Adding, FIRST, firstCodes, holderOf, noted, refuseLate, signedIn, stepAt } from './at-step';
import { type Holder, stepOfFirst } from './check-code';
import { factorCalls } from './factor.calls';
import {
  type Begun,
  begunAnswer,
  codeBody,
  codesAnswer,
  factorAnswer,
  openedAnswer,
  proofBody,
  shownBody,
} from './factor.contract';
import {
  beginFactor,
  confirmFactor,
  findFactor,
  removeFactor,
  replaceCodes,
  type Standing,
  standingOf,
  type Way,
} from './factor.repository';
import { listPasskeys } from './passkey.repository';
import { mustHaveAccount, mustProve, takeShown } from './proof';
import { newRecoveryCodes } from './recovery';
import { factorUri, newFactorSecret, sealed, unsealed } from './totp';

const authorize = authorizeBy(factorCalls);

const none = z.strictObject({});

type Ctx = Context<AppEnv>;

// Bodies with passwords and codes, and answers with secrets, are kept for no repeated request.
export const factorRoutes = new Hono<AppEnv>()
  .get('/second-factor', authorize, answers(200, factorAnswer), async (c) => {
    const { id } = c.var.person;
    const [standing, passkeys] = await Promise.all([standingOf(c.env.DB, id), listPasskeys(c.env.DB, id)]);
    const { ways, since, codesLeft, isOwner: isRequired } = standing;
    return c.json({ ways, since, passkeys, codesLeft, isRequired });
  })
  .post('/second-factor/begin', authorize, accept('json', proofBody), answers(200, begunAnswer), async (c) => {
    mustHaveAccount(c);
    const { ways } = await standingOf(c.env.DB, c.var.person.id);
    if (ways.includes('app')) throw appIsOn();
    await mustProve(c, c.req.valid('json'));
    return c.json(await begun(c, c.var.person));
  })
  .post('/second-factor/confirm', authorize, accept('json', codeBody), answers(200, codesAnswer), async (c) => {
    mustHaveAccount(c);
    const keptToken = (await signedToken(c)) ?? '';
    return c.json(await confirmed(c, c.var.person, c.req.valid('json').code, { keptToken }));
  })
  .post('/second-factor/recovery-codes', authorize, accept('json', proofBody), answers(200, codesAnswer), async (c) => {
    mustBeOn(await standingOf(c.env.DB, c.var.person.id));
    await mustProve(c, c.req.valid('json'));
    const recoveryCodes = newRecoveryCodes();
    await replaceCodes(c.env.DB, c.var.person.id, recoveryCodes);
    await noted(c, c.var.person, 'renew-recovery', 'renewed');
    return c.json({ recoveryCodes });
  })
  .post('/second-factor/remove', authorize, accept('json', proofBody), answers(200, none), async (c) => {
    mustBeOn(await standingOf(c.env.DB, c.var.person.id), 'app');
    await mustProve(c, c.req.valid('json'));
    await removeFactor(c.env.DB, c.var.person.id, (await signedToken(c)) ?? '');
    await noted(c, c.var.person, 'remove-factor', 'removed');
    return c.json({});
  })
  // Below identity's own path: who is here has shown a password, and is not signed in yet.
  .post('/auth/second-step', accept('json', shownBody), answers(200, openedAnswer), async (c) => {
    const { step, secret } = await stepAt(c, 'factor');
    await takeShown(c, holderOf(step), c.req.valid('json'), 'second-step');
    await signedIn(c, step, secret);
    return c.json({ isOpen: true } as const);
  })
  .post('/auth/second-step/begin', accept('json', none), answers(200, begunAnswer), async (c) => {
    const { step } = await stepAt(c, 'set-up');
    return c.json(await begun(c, holderOf(step)));
  })
  .post('/auth/second-step/confirm', accept('json', codeBody), answers(200, codesAnswer), async (c) => {
    const { step, secret } = await stepAt(c, 'set-up');
    const answer = await confirmed(c, holderOf(step), c.req.valid('json').code, FIRST);
    await signedIn(c, step, secret);
    return c.json(answer);
  });

const appIsOn = () => new Problem(409, 'factor-is-on', say('factor.is-on'));

/** Begins anew with a secret for an app. Throws 409 where one is in use. */
async function begun(c: Ctx, { id, email }: Holder): Promise<Begun> {
  const secret = newFactorSecret();
  const isBegun = await beginFactor(c.env.DB, id, await sealed(c.env, id, secret));
  if (!isBegun) throw appIsOn();
  return { secret, uri: factorUri(secret, email) };
}

/** Puts the app in use whose first code this is, and returns the recovery codes where it is the first way: they are shown this once. */
async function confirmed(c: Ctx, holder: Holder, code: string, { keptToken, mustBeFirst = false }: Adding) {
  const factor = await findFactor(c.env.DB, holder.id);
  const secret = factor && !factor.confirmedAt ? await unsealed(c.env, holder.id, factor.secret) : undefined;
  if (!factor || !secret) throw new Problem(409, 'factor-not-begun', say('factor.not-begun'));
  const step = await stepOfFirst(c, holder, secret, code);
  const codes = await firstCodes(c.env.DB, holder.id, mustBeFirst);
  const kept = { secret: factor.secret, step, codes, keptToken };
  await confirmFactor(c.env.DB, holder.id, kept).catch(refuseLate);
  await noted(c, holder, 'add-factor', 'added');
  return { recoveryCodes: [...(codes ?? [])] };
}

/** Throws 409 where no second factor is on, or not by this way. */
function mustBeOn({ ways }: Standing, way?: Way): void {
  const isOn = way ? ways.includes(way) : ways.length > 0;
  if (!isOn) throw new Problem(409, 'factor-is-off', say('factor.is-off'));
}
