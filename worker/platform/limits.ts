import { say } from '../domain/shared/message';
import { machineTime } from './clock';
import { Problem } from './problem';

/** How often something may be tried in a window of seconds. */
export type Limit = { most: number; seconds: number };

const COUNT = `INSERT INTO attempt_counters (key, window_start, count) VALUES (?1, ?2, 1)
  ON CONFLICT (key) DO UPDATE SET count = CASE WHEN window_start = ?2 THEN count + 1 ELSE 1 END, window_start = ?2
  RETURNING count`;

/** Counts an attempt; throws 429 with Retry-After past the limit. Exact, since the counter lives in the database. */
export async function countAttempt(d1: D1Database, key: string, { most, seconds }: Limit): Promise<void> {
  const second = Math.floor(machineTime() / 1000);
  const windowStart = second - (second % seconds);
  const row = await d1.prepare(COUNT).bind(key, windowStart).first<{ count: number }>();
  if ((row?.count ?? 0) <= most) return;
  const count = windowStart + seconds - second;
  const message = say('problem.too-many-attempts', { count });
  throw new Problem(429, 'too-many-attempts', message, {}, {}, { 'retry-after': String(count) });
}

/** Forgets the attempts under these keys, as after a success. */
export async function forgetAttempts(d1: D1Database, keys: readonly string[]): Promise<void> {
  await d1.batch(keys.map((key) => d1.prepare('DELETE FROM attempt_counters WHERE key = ?').bind(key)));
}
