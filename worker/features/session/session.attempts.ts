import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type AppEnv, isLocal } from '../../platform/env';
import { countAttempt, forgetAttempts, type Limit } from '../../platform/limits';

const MINUTE = 60;
const HOUR = 3_600;

/** Failed sign-ins; a success forgets them. These two hold on every installation, the rest are floods. */
const SIGN_IN_PER_ACCOUNT: Limit = { most: 5, seconds: MINUTE };
const SIGN_IN_PER_ADDRESS: Limit = { most: 20, seconds: MINUTE };

const FLOOD: Readonly<Record<string, Limit>> = {
  '/sign-up/email': { most: 20, seconds: HOUR },
  '/sign-in/anonymous': { most: 20, seconds: HOUR },
  '/request-password-reset': { most: 3, seconds: HOUR },
  '/send-verification-email': { most: 3, seconds: HOUR },
};

/** Runs an identity call within its limits, which are counted before any password is hashed. */
export async function withinLimits(c: Context<AppEnv>, path: string, run: () => Promise<Response>): Promise<Response> {
  const who = { account: keyOf(await accountIn(c)), address: keyOf(c.req.header('cf-connecting-ip') ?? '') };
  if (path === '/sign-in/email') return signIn(c.env.DB, who, run);
  const flood = FLOOD[path];
  if (flood && !isLocal(c.env)) await countAttempt(c.env.DB, `${path}:${who.account}:${who.address}`, flood);
  return run();
}

async function signIn(d1: D1Database, who: { account: string; address: string }, run: () => Promise<Response>) {
  const keys = [`sign-in:account:${who.account}`, `sign-in:address:${who.address}`] as const;
  await countAttempt(d1, keys[0], SIGN_IN_PER_ACCOUNT);
  await countAttempt(d1, keys[1], SIGN_IN_PER_ADDRESS);
  const response = await run();
  if (response.ok) await forgetAttempts(d1, keys);
  return response;
}

async function accountIn(c: Context<AppEnv>): Promise<string> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
