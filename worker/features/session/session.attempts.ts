import type { Context } from 'hono';
import { signedToken } from '../../platform/authorize';
import { type AppEnv, isLocal, keyedHash } from '../../platform/env';
import { countAttempt, forgetAttempts, type Limit, takeBackAttempt } from '../../platform/limits';
import { networkHash } from '../../platform/log';
import { emailOfSession } from './session.repository';

const MINUTE = 60;
const HOUR = 3_600;

/** By whose account a call is about, and by the network it comes from. */
type Limits = { account?: Limit; network?: Limit };

/** Guesses at a password, counted before it is hashed. These hold on every installation, the rest are floods. */
const GUESSES: Readonly<Record<string, Limits>> = {
  '/sign-in/email': { account: { most: 5, seconds: MINUTE }, network: { most: 20, seconds: MINUTE } },
  '/change-password': { account: { most: 5, seconds: MINUTE }, network: { most: 20, seconds: MINUTE } },
};

/** Calls that send a mail or make an account. */
const FLOODS: Readonly<Record<string, Limits>> = {
  '/sign-up/email': { account: { most: 5, seconds: HOUR }, network: { most: 20, seconds: HOUR } },
  '/sign-in/anonymous': { network: { most: 20, seconds: HOUR } },
  '/request-password-reset': { account: { most: 3, seconds: HOUR }, network: { most: 20, seconds: HOUR } },
  '/send-verification-email': { account: { most: 3, seconds: HOUR }, network: { most: 20, seconds: HOUR } },
};

/** Runs an identity call within its limits. Throws 429, which says when to try again. */
export async function withinLimits(c: Context<AppEnv>, path: string, run: () => Promise<Response>): Promise<Response> {
  const guesses = GUESSES[path];
  const limits = guesses ?? (isLocal(c.env) ? {} : (FLOODS[path] ?? {}));
  const account = limits.account && `${path}:account:${keyedHash(c.env, await accountOf(c, path))}`;
  const network = `${path}:network:${networkHash(c)}`;
  if (limits.account && account) await countAttempt(c.env.DB, account, limits.account);
  if (limits.network) await countAttempt(c.env.DB, network, limits.network);
  const response = await run();
  if (guesses && account && response.ok) {
    // Whoever got in made no wrong guess; the wrong ones that came from the same network still count there.
    await forgetAttempts(c.env.DB, account);
    await takeBackAttempt(c.env.DB, network);
  }
  return response;
}

/** Calls about whoever is signed in, whatever address their body names. */
const OF_SESSION: ReadonlySet<string> = new Set(['/change-password', '/sign-out']);

/** The address of the account that a call is about: the one of the session, or the one that the body names; '' where neither tells. */
export async function accountOf(c: Context<AppEnv>, path: string): Promise<string> {
  if (OF_SESSION.has(path)) return (await emailOfSession(c.env.DB, (await signedToken(c)) ?? '')) ?? '';
  const body: unknown = await c.req.json().catch(() => undefined);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
