import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy, signedToken } from '../../platform/authorize';
import { now } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { hashOf, newSecret } from '../../platform/ids';
import { countAttempt, type Flood, limitFlood } from '../../platform/limits';
import { logFailure, logSecurity, networkHash } from '../../platform/log';
import { canMail, type Mail, mailNotConfigured, sendMail } from '../../platform/mail';
import { atFault, Problem } from '../../platform/problem';
import { mustKnowPassword } from '../../platform/step-up';
import { changedMeanwhile, commit } from '../audit/audit.repository';
import { chooseWish, findWish } from '../reminder/digest-setting.repository';
import { forgetUnverified } from '../session/session.repository';
import { profileCalls } from './profile.calls';
import {
  addressToken,
  confirmedAddress,
  newAddress,
  newName,
  newWish,
  profileAnswer,
  waitingAddress,
} from './profile.contract';
import {
  askAddress,
  findAddressChange,
  findAsked,
  hasAccount,
  keepAddress,
  moveAddress,
  renamed,
} from './profile.repository';
import { movedMail, moveMail, movingMail, takenMail } from './profile.words';

const authorize = authorizeBy(profileCalls);

const none = z.strictObject({});

const HOUR = 3_600;
const DAY_MS = 86_400_000;
/** Each is a mail to an address that need not be the asker's. */
const MOVES: Flood = { account: { most: 5, seconds: HOUR }, network: { most: 20, seconds: HOUR } };
/** A link has 256 bits: nobody finds one, and nobody is let try for long. */
const LINKS = { most: 60, seconds: HOUR };

export const profileRoutes = new Hono<AppEnv>()
  .get('/profile', authorize, answers(200, profileAnswer), async (c) => {
    const { id, name, email } = c.var.person;
    const [waiting, wish] = await Promise.all([findAddressChange(c.env.DB, id), findWish(c.env.DB, id)]);
    return c.json({ name, email, waiting: waiting && waitingOf(waiting), wish });
  })
  .patch('/profile', authorize, once, accept('json', newName), answers(200, newName), async (c) => {
    mustHaveAccount(c);
    const answer = c.req.valid('json');
    if (answer.name === c.var.person.name) return c.json(answer);
    const { rename, changes } = await renamed(c.env.DB, c.var.person, answer.name);
    const acting = actingOf(c, { status: 200, body: answer });
    await commit({ ...acting, alongside: [...acting.alongside, ...rename] }, changes);
    await logged(c, 'rename');
    return c.json(answer);
  })
  .put('/profile/digest', authorize, once, accept('json', newWish), answers(200, newWish), async (c) => {
    mustHaveAccount(c);
    const { wish } = c.req.valid('json');
    await chooseWish(c.env.DB, c.var.person.id, wish);
    return c.json({ wish });
  })
  // Its body holds a password, of which nothing is kept: asked twice it sends a second mail.
  .post('/profile/address', authorize, accept('json', newAddress), answers(200, waitingAddress), async (c) => {
    mustHaveAccount(c);
    const { person, origin } = c.var;
    const { email, password } = c.req.valid('json');
    if (email === person.email.toLowerCase()) throw atFault(400, 'email', say('profile.same-address'), 'same-address');
    if (!canMail(c.env)) throw mailNotConfigured();
    await limitFlood(c, 'address-change', MOVES);
    await mustKnowPassword(c, password);
    const secret = newSecret();
    const at = now();
    const times = { createdAt: at.toISOString(), expiresAt: new Date(at.getTime() + DAY_MS).toISOString() };
    const change = { userId: person.id, email, tokenHash: hashOf(secret), ...times };
    await askAddress(c.env.DB, change);
    await logged(c, 'ask-address');
    // An address with an account and one without are answered alike; only who reads its mail is told.
    const key = `address:${change.tokenHash}`;
    const link = `${origin}/confirm-address?token=${secret}`;
    const mail = (await hasAccount(c.env.DB, email))
      ? takenMail(email, `${origin}/sign-in`, key)
      : moveMail(email, link, key);
    await sendMail(c.env, movingMail(person.email, email, `${origin}/profile`, `${key}:notice`));
    await sendMail(c.env, mail);
    return c.json(waitingOf(change));
  })
  .post('/profile/address/withdraw', authorize, accept('json', none), answers(200, none), async (c) => {
    await keepAddress(c.env.DB, c.var.person.id);
    await logged(c, 'keep-address');
    return c.json({});
  })
  // One of identity's own paths: who opens a mail need not be signed in.
  .post('/auth/confirm-address', accept('json', addressToken), answers(200, confirmedAddress), async (c) => {
    const { DB } = c.env;
    await countAttempt(DB, `confirm-address:network:${networkHash(c)}`, LINKS);
    const tokenHash = hashOf(c.req.valid('json').token);
    const asked = await findAsked(DB, tokenHash);
    if (!asked) throw linkOver();
    // A sign-up that nobody proved holds no address.
    await forgetUnverified(DB, asked.email);
    try {
      await moveAddress(DB, asked, tokenHash, (await signedToken(c)) ?? '');
    } catch (failure) {
      if (failedOn(failure, 'must.ok')) throw changedMeanwhile();
      if (failedOn(failure, 'users.email')) throw addressTaken();
      throw failure;
    }
    const { email, was } = asked;
    await logSecurity(c, { kind: 'account', action: 'change-address', status: 200, code: 'done', email });
    await told(c, movedMail(was, email, `address:${tokenHash}:moved`));
    return c.json({ email });
  });

const waitingOf = ({ email, expiresAt }: { email: string; expiresAt: string }) => ({ email, expiresAt });

/** A visitor of the demonstration has neither name nor address of their own. Throws 403. */
function mustHaveAccount(c: Context<AppEnv>): void {
  if (c.var.person.isAnonymous) throw new Problem(403, 'sign-up-first', say('profile.sign-up-first'));
}

const logged = (c: Context<AppEnv>, action: string) =>
  logSecurity(c, { kind: 'account', action, status: 200, code: 'done' });

/** Sends a mail about what was done: it was done, also where the mail is late. */
async function told(c: Context<AppEnv>, mail: Mail): Promise<void> {
  await sendMail(c.env, mail).catch((failure: unknown) => logFailure(c.var.requestId, failure));
}

const linkOver = () => new Problem(409, 'link-over', say('profile.link-over'));
const addressTaken = () => new Problem(409, 'address-taken', say('profile.address-taken'));
