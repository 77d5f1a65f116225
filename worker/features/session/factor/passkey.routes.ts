import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { authorizeBy, signedToken } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { mustKnowPassword } from '../../../platform/step-up';
import { type Adding, beganSession, FIRST, firstCodes, holderOf, noted, refuseLate, signedIn, stepAt } from './at-step';
import type { Holder } from './check-code';
import { factorCalls } from './factor.calls';
import {
  challengeAnswer,
  codesAnswer,
  creationAnswer,
  type NewCredential,
  openedAnswer,
  passkeyBody,
  passkeyNameBody,
  passkeySignInBody,
  passwordBody,
  proofBody,
} from './factor.contract';
import { standingOf } from './factor.repository';
import { challengeFor, challengeForAnybody, creationFor, keyMade, takePasskeyAlone } from './passkey';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
} from './passkey.repository';
import { mustHaveAccount, mustProve } from './proof';

const authorize = authorizeBy(factorCalls);

const none = z.strictObject({});
const passkeyParam = z.object({ passkeyId: z.uuid() });

type Ctx = Context<AppEnv>;

// Bodies with passwords and answers to challenges, and answers with codes, are kept for no repeated request.
export const passkeyRoutes = new Hono<AppEnv>()
  // The password first: who sits before an open session does not make a device ask its owner.
  .post(
    '/second-factor/challenge',
    authorize,
    accept('json', passwordBody),
    answers(200, challengeAnswer),
    async (c) => {
      await mustKnowPassword(c, c.req.valid('json').password);
      await mustHavePasskey(c, c.var.person);
      return c.json(await challengeFor(c, c.var.person, 'confirm'));
    },
  )
  .post(
    '/second-factor/passkeys/begin',
    authorize,
    accept('json', proofBody),
    answers(200, creationAnswer),
    async (c) => {
      mustHaveAccount(c);
      await mustProve(c, c.req.valid('json'));
      return c.json(await creationFor(c, c.var.person));
    },
  )
  .post('/second-factor/passkeys', authorize, accept('json', passkeyBody), answers(200, codesAnswer), async (c) => {
    mustHaveAccount(c);
    const keptToken = (await signedToken(c)) ?? '';
    return c.json(await added(c, c.var.person, c.req.valid('json'), { keptToken }));
  })
  .patch(
    '/second-factor/passkeys/:passkeyId',
    authorize,
    accept('param', passkeyParam),
    accept('json', passkeyNameBody),
    answers(200, none),
    async (c) => {
      const isTheirs = await renamePasskey(
        c.env.DB,
        c.var.person.id,
        c.req.valid('param').passkeyId,
        c.req.valid('json').name,
      );
      if (!isTheirs) throw notHere();
      return c.json({});
    },
  )
  .post(
    '/second-factor/passkeys/:passkeyId/remove',
    authorize,
    accept('param', passkeyParam),
    accept('json', proofBody),
    answers(200, none),
    async (c) => {
      const { passkeyId } = c.req.valid('param');
      const passkey = await findPasskey(c.env.DB, c.var.person.id, passkeyId);
      if (!passkey) throw notHere();
      await mustProve(c, c.req.valid('json'));
      const keptToken = (await signedToken(c)) ?? '';
      await removePasskey(c.env.DB, c.var.person.id, passkeyId, keptToken).catch(refuseLate);
      await noted(c, c.var.person, 'remove-passkey', 'passkey-removed', passkey.name);
      return c.json({});
    },
  )
  // Below identity's own path: who is here has shown a password, and is not signed in yet.
  .post('/auth/second-step/challenge', accept('json', none), answers(200, challengeAnswer), async (c) => {
    const { step } = await stepAt(c, 'factor');
    await mustHavePasskey(c, holderOf(step));
    return c.json(await challengeFor(c, holderOf(step), 'second-step'));
  })
  .post('/auth/second-step/passkeys/begin', accept('json', none), answers(200, creationAnswer), async (c) => {
    const { step } = await stepAt(c, 'set-up');
    return c.json(await creationFor(c, holderOf(step)));
  })
  .post('/auth/second-step/passkeys', accept('json', passkeyBody), answers(200, codesAnswer), async (c) => {
    const { step, secret } = await stepAt(c, 'set-up');
    const answer = await added(c, holderOf(step), c.req.valid('json'), FIRST);
    await signedIn(c, step, secret);
    return c.json(answer);
  })
  // In the place of address and password.
  .post('/auth/passkey/challenge', accept('json', none), answers(200, challengeAnswer), async (c) =>
    c.json(await challengeForAnybody(c)),
  )
  .post('/auth/passkey', accept('json', passkeySignInBody), answers(200, openedAnswer), async (c) => {
    const holder = await takePasskeyAlone(c, c.req.valid('json').passkey);
    await beganSession(c, holder, { action: 'passkey-sign-in', before: [] });
    return c.json({ isOpen: true } as const);
  });

async function mustHavePasskey(c: Ctx, { id }: Holder): Promise<void> {
  const { ways } = await standingOf(c.env.DB, id);
  if (!ways.includes('passkey')) throw new Problem(409, 'no-passkey', say('factor.no-passkey'));
}

/** Keeps the passkey that a device made, and returns the recovery codes where it is the first of the second factor. */
async function added(
  c: Ctx,
  holder: Holder,
  { name, credential }: { name: string; credential: NewCredential },
  { keptToken, mustBeFirst = false }: Adding,
) {
  const { DB } = c.env;
  if ((await listPasskeys(DB, holder.id)).length >= MOST_PASSKEYS)
    throw new Problem(409, 'too-many-passkeys', say('factor.too-many-passkeys', { most: MOST_PASSKEYS }));
  const key = await keyMade(c, holder, credential);
  const codes = await firstCodes(DB, holder.id, mustBeFirst);
  await addPasskey(DB, holder.id, { ...key, name }, { codes, keptToken }).catch(refuseLate);
  await noted(c, holder, 'add-passkey', 'passkey-added', name);
  return { recoveryCodes: [...(codes ?? [])] };
}
