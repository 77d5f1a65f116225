import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { say } from '../domain/shared/message';
import { failedOn } from './database';
import { bodyHash } from './form';
import type { AppEnv } from './http';
import { Problem } from './problem';
import { inWords } from './words';

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
