import type { Context } from 'hono';
import { say } from '../domain/shared/message';
import { machineTime } from './clock';
import { type AppEnv, isLocal } from './env';
import { networkHash } from './log';
import { Problem } from './problem';

/** How often something may be tried in a window of seconds, which begins with the first try. */
export type Limit = { most: number; seconds: number };

const COUNT = `INSERT INTO attempt_counters (key, window_start, count) VALUES (?1, ?2, 1)
  ON CONFLICT (key) DO UPDATE SET count = CASE WHEN window_start > ?2 - ?3 THEN count + 1 ELSE 1 END,
    window_start = CASE WHEN window_start > ?2 - ?3 THEN window_start ELSE ?2 END
  RETURNING count, window_start windowStart`;

type Counter = { count: number; windowStart: number };

/** Counts an attempt; throws 429 with Retry-After past the limit. Exact, since the counter lives in the database. */
export async function countAttempt(d1: D1Database, key: string, limit: Limit): Promise<void> {
  const { count, mustBeWithin } = attemptCounted(d1, key, limit);
  mustBeWithin(await count.all());
}

/** The same in two parts, for a batch with other statements: what counts, and what looks at its result and throws. */
export function attemptCounted(d1: D1Database, key: string, { most, seconds }: Limit) {
  const second = Math.floor(machineTime() / 1000);
  const mustBeWithin = ({ results }: D1Result) => {
    const [counter] = results as Counter[];
    if (!counter || counter.count <= most) return;
    const count = counter.windowStart + seconds - second;
    const message = say('problem.too-many-attempts', { count });
    throw new Problem(429, 'too-many-attempts', message, {}, {}, { 'retry-after': String(count) });
  };
  return { count: d1.prepare(COUNT).bind(key, second, seconds), mustBeWithin };
}

/** How often one account, and one network, may make a call that costs much. */
export type Flood = { account: Limit; network: Limit };

/** Counts such a call of whoever is signed in. Throws 429 with Retry-After past either limit. On one machine nobody floods another. */
export async function limitFlood(c: Context<AppEnv>, what: string, { account, network }: Flood): Promise<void> {
  if (isLocal(c.env)) return;
  await countAttempt(c.env.DB, `${what}:account:${c.var.person.id}`, account);
  await countAttempt(c.env.DB, `${what}:network:${networkHash(c)}`, network);
}

const HOUR = 3_600;

/** Of everything that takes all of a company's or a firm's data out. */
export const EXPORTS: Flood = { account: { most: 20, seconds: HOUR }, network: { most: 40, seconds: HOUR } };

/** Forgets the attempts under a key, as after a success. */
export async function forgetAttempts(d1: D1Database, key: string): Promise<void> {
  await d1.prepare('DELETE FROM attempt_counters WHERE key = ?').bind(key).run();
}

/** Takes back the attempt just counted under a key, and leaves those before it. */
export async function takeBackAttempt(d1: D1Database, key: string): Promise<void> {
  await d1.prepare('UPDATE attempt_counters SET count = count - 1 WHERE key = ? AND count > 0').bind(key).run();
}
