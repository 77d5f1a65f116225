import type { Context } from 'hono';
import { now } from './clock';
import type { AppEnv } from './http';

/** On whose behalf something is written, and what is stored beside it. */
export type Acting = {
  d1: D1Database;
  actorType: 'person' | 'system';
  actorId: string;
  actorName: string;
  requestId: string | null;
  ipHash: string | null;
  /** The stored answer of a keyed request: written in the batch of its effect. */
  alongside: readonly D1PreparedStatement[];
};

export type Answer = { status: 200 | 201; body: unknown };

/** The signed-in person as the author of a change; the answer is kept for a repeated request with the same key. */
export function actingOf(c: Context<AppEnv>, answer: Answer): Acting {
  const { person, requestId, ipHash } = c.var;
  return {
    d1: c.env.DB,
    actorType: 'person',
    actorId: person.id,
    actorName: person.name,
    requestId,
    ipHash,
    alongside: storedAnswer(c, answer),
  };
}

const KEEP =
  'INSERT INTO idempotency_keys (person_id, key, fingerprint, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)';

function storedAnswer(c: Context<AppEnv>, { status, body }: Answer): D1PreparedStatement[] {
  const { idempotency, person } = c.var;
  if (!idempotency) return [];
  const values = [
    person.id,
    idempotency.key,
    idempotency.fingerprint,
    status,
    JSON.stringify(body),
    now().toISOString(),
  ];
  return [c.env.DB.prepare(KEEP).bind(...values)];
}

/** The program itself as an author: cron, set-up, identity's own acts. */
export const systemActing = (d1: D1Database, name: string): Acting => ({
  d1,
  actorType: 'system',
  actorId: 'system',
  actorName: name,
  requestId: null,
  ipHash: null,
  alongside: [],
});
