import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Bindings, settingsOf } from '../../platform/env';

/** By which a digest's own reader, and nobody else, ends their digests without signing in. It holds as long as the secret does. */
export const optOutOf = (env: Bindings, userId: string): string => `${userId}.${signatureOf(env, userId)}`;

/** Whose digests a link ends; undefined where it was not made here. */
export function whoOptsOut(env: Bindings, optOut: string): string | undefined {
  const [userId = '', signature = ''] = optOut.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(env, userId))];
  return given.length === own.length && timingSafeEqual(given, own) ? userId : undefined;
}

const signatureOf = (env: Bindings, userId: string) =>
  createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update(`digest-opt-out:${userId}`).digest('base64url');
