import { idsFrom } from '../../platform/ids';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Sweep = {
  table: string;
  /** By values of `values`. */
  isOld: string;
  values: (at: Date) => (string | number)[];
  /** Rows of one statement: no other write waits for longer than these take. */
  atOnce: number;
};

const ago = (at: Date, ms: number) => new Date(at.getTime() - ms);

// What tells the time of a row by its id is found by that: the ids of old rows stand at the beginning of the table's own index.
const BY_ID = 'id < ?1 AND expires_at < ?2';
const byId = (at: Date) => [idsFrom(at.getTime() - DAY_MS), at.getTime()];

/** What nobody can ask for any more. A digest is kept for longer than the next one looks back. */
const SWEEPS = {
  answers: {
    table: 'idempotency_keys',
    isOld: 'created_at < ?1',
    values: (at) => [ago(at, 48 * HOUR_MS).toISOString()],
    atOnce: 500,
  },
  counters: {
    table: 'attempt_counters',
    isOld: 'window_start < ?1',
    values: (at) => [Math.floor(ago(at, DAY_MS).getTime() / 1000)],
    atOnce: 2_000,
  },
  // What is laid by for a change that is decided stays until it is written, however long nobody came by.
  staged: {
    table: 'staged_pieces',
    isOld: 'created_at < ?1 AND batch_id NOT IN (SELECT batch_id FROM long_changes)',
    values: (at) => [ago(at, DAY_MS).toISOString()],
    atOnce: 20,
  },
  sessions: { table: 'sessions', isOld: BY_ID, values: byId, atOnce: 2_000 },
  verifications: { table: 'verifications', isOld: BY_ID, values: byId, atOnce: 2_000 },
  digests: { table: 'digests', isOld: 'id < ?1', values: (at) => [idsFrom(at.getTime() - 60 * DAY_MS)], atOnce: 2_000 },
  /** The law asks for 180 days of the security log. */
  logged: {
    table: 'security_events',
    isOld: 'id < ?1',
    values: (at) => [idsFrom(at.getTime() - 180 * DAY_MS)],
    atOnce: 2_000,
  },
  rounds: {
    table: 'digest_rounds',
    isOld: 'day < ?1',
    values: (at) => [
      ago(at, 7 * DAY_MS)
        .toISOString()
        .slice(0, 10),
    ],
    atOnce: 100,
  },
} as const satisfies Readonly<Record<string, Sweep>>;

export type Swept = Record<keyof typeof SWEEPS, number>;

/** So many statements of one table in a night: what is left goes in the next. */
const MOST_PIECES = 200;

/** Forgets what is old, piece by piece; says how many rows of each. */
export async function sweepOldRows(d1: D1Database, at: Date): Promise<Swept> {
  const swept: Partial<Swept> = {};
  for (const [name, sweep] of Object.entries(SWEEPS)) swept[name as keyof Swept] = await sweptOf(d1, sweep, at);
  return swept as Swept;
}

async function sweptOf(d1: D1Database, { table, isOld, values, atOnce }: Sweep, at: Date): Promise<number> {
  const query = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${isOld} LIMIT ${atOnce})`;
  let deleted = 0;
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    const { changes } = (
      await d1
        .prepare(query)
        .bind(...values(at))
        .run()
    ).meta;
    deleted += changes;
    if (changes < atOnce) break;
  }
  return deleted;
}
