import { say } from '../domain/shared/message';
import { now } from './clock';
import { type Bindings, isLocal, settingsOf } from './env';
import { newId } from './ids';
import { Problem } from './problem';

/** One mail. The key names the act it belongs to; a repeated hand-over with the same key is the same mail. */
export type Mail = { key: string; to: string; subject: string; text: string };

/** Hands a mail over: to the outbox on one machine, else to Cloudflare's binding or to an HTTP provider. Throws 503 without any. */
export async function sendMail(env: Bindings, mail: Mail): Promise<void> {
  const { MAIL_FROM, MAIL_HTTP_URL } = settingsOf(env);
  if (isLocal(env)) return keep(env.DB, mail);
  const { to, subject, text } = mail;
  if (env.MAIL && MAIL_FROM) return void (await env.MAIL.send({ from: MAIL_FROM, to, subject, text }));
  if (MAIL_HTTP_URL && MAIL_FROM) return post(env, mail);
  throw new Problem(503, 'mail-not-configured', say('problem.mail-not-configured'));
}

async function keep(d1: D1Database, { key, to, subject, text }: Mail) {
  const insert =
    'INSERT INTO mails (id, key, "to", subject, text, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
  await d1.prepare(insert).bind(newId(), key, to, subject, text, now().toISOString()).run();
}

async function post(env: Bindings, { key, ...mail }: Mail) {
  const { MAIL_FROM, MAIL_HTTP_URL, MAIL_HTTP_TOKEN } = settingsOf(env);
  const response = await fetch(MAIL_HTTP_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${MAIL_HTTP_TOKEN}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: MAIL_FROM, ...mail }),
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Problem(503, 'mail-refused', say('problem.mail-refused'));
}
