import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { type Bindings, settingsOf } from '../../platform/env';

// Somebody may sign up with an address that is not theirs and wait for its owner to open the mail. So a password of a sign-up
// lives only where the mail is opened in the browser that signed up last; whoever else opens it chooses a password.

export const SIGN_UP_COOKIE = '__Host-anupalan-sign-up';

type Pending = { id: string; password: string };

const PENDING = `SELECT u.id, a.password FROM users u JOIN accounts a ON a.user_id = u.id AND a.provider_id = 'credential'
  WHERE u.email = ? AND u.email_verified = 0 AND u.is_anonymous = 0 AND a.password IS NOT NULL`;

/** What a browser keeps to show later that it was the one to sign up. The same to look at where the address has an account already. */
export async function signUpProof(env: Bindings, email: string): Promise<string> {
  const pending = await env.DB.prepare(PENDING).bind(email).first<Pending>();
  return proofOf(env, pending ?? { id: crypto.randomUUID(), password: '' });
}

/**
 * Takes the password off a sign-up, and ends its sessions, unless the browser that opens its mail is the one that signed up
 * last. Answers whether the password was taken.
 */
export async function dropUnprovedPassword(env: Bindings, userId: string, request?: Request): Promise<boolean> {
  const query = `SELECT user_id id, password FROM accounts WHERE user_id = ? AND provider_id = 'credential' AND password IS NOT NULL`;
  const account = await env.DB.prepare(query).bind(userId).first<Pending>();
  const shown = parse(request?.headers.get('cookie') ?? '', SIGN_UP_COOKIE)[SIGN_UP_COOKIE];
  if (account && shown && isSame(shown, proofOf(env, account))) return false;
  await env.DB.batch([
    env.DB.prepare('UPDATE accounts SET password = NULL WHERE user_id = ?').bind(userId),
    env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(userId),
  ]);
  return true;
}

/** Says that an address belongs to its account. */
export async function confirmAddress(d1: D1Database, userId: string): Promise<void> {
  await d1.prepare('UPDATE users SET email_verified = 1 WHERE id = ?').bind(userId).run();
}

/** Holds for one sign-up: another gives the account another id and another salt. */
const proofOf = (env: Bindings, { id, password }: Pending) =>
  createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update(`sign-up:${id}:${password}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
