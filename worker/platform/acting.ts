import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Context, MiddlewareHandler } from 'hono';
import { say } from '../domain/shared/message';
import { now } from './clock';
import { failedOn } from './database';
import type { AppEnv } from './env';
import { bodyHash } from './form';
import { inWords } from './http';
import { Problem } from './problem';

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

type Stored = { fingerprint: string; status: number; body: string };

const KEY_SHAPE = /^[\x21-\x7e]{1,255}$/;

/**
 * Makes a write with an Idempotency-Key happen once: the same request again gets the first answer, marked as replayed;
 * another request under the key is 422. Stands after authorize, so that a person who lost access is not answered.
 */
export const once: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return next();
  if (!KEY_SHAPE.test(key)) throw new Problem(400, 'bad-idempotency-key', say('problem.bad-idempotency-key'));
  const fingerprint = await fingerprintOf(c);
  const stored = await storedFor(c, key);
  if (stored) return replay(c, stored, fingerprint);
  c.set('idempotency', { key, fingerprint });
  await next();
  // A twin that was faster has stored its answer first: this one wrote nothing and gives the same answer.
  if (c.error && failedOn(c.error, 'idempotency_keys')) {
    const twin = await storedFor(c, key);
    if (twin) c.res = replay(c, twin, fingerprint);
  }
};

async function fingerprintOf(c: Context<AppEnv>): Promise<string> {
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n`);
  return hash.update(await bodyHash(c)).digest('hex');
}

const storedFor = (c: Context<AppEnv>, key: string) =>
  c.env.DB.prepare('SELECT fingerprint, status, body FROM idempotency_keys WHERE person_id = ? AND key = ?')
    .bind(c.var.person.id, key)
    .first<Stored>();

/** The stored answer again; it was stored before it had words, and gets those of the reader's language. */
function replay(c: Context<AppEnv>, { fingerprint, status, body }: Stored, asked: string): Response {
  if (fingerprint !== asked) throw new Problem(422, 'idempotency-key-reused', say('problem.idempotency-key-reused'));
  return new Response(JSON.stringify(inWords(c, JSON.parse(body))), {
    status,
    headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
  });
}

/** RFC 8785: one value, one text. Throws on what JSON cannot say. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value');
  return text;
}
