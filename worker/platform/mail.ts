import { say } from '../domain/shared/message';
import { now } from './clock';
import { type Bindings, isLocal, settingsOf } from './env';
import { newId } from './ids';
import { logFailure } from './log';
import { Problem } from './problem';

/** One mail. The key names the act it belongs to; a repeated hand-over with the same key is the same mail. */
export type Mail = {
  key: string;
  to: string;
  subject: string;
  text: string;
  /** Where a mail program says by one click that no more of these are wanted. */
  unsubscribe?: string;
};

const MINUTE_MS = 60_000;

/** How long after each failure a mail is handed over again, in minutes; after the last one it is given up. */
const WAITS = [5, 15, 60, 180, 360, 720];

/** Whether mails can be handed over at all: to the outbox on one machine, else to a binding or a provider. */
export function canMail(env: Bindings): boolean {
  const { MAIL_FROM, MAIL_HTTP_URL } = settingsOf(env);
  return isLocal(env) || (MAIL_FROM !== '' && (env.MAIL !== undefined || MAIL_HTTP_URL !== ''));
}

/** Says to whoever watches the log what is missing, and returns the refusal. */
export function mailNotConfigured(): Problem {
  console.error(JSON.stringify({ mail: 'not-configured', settings: ['MAIL_FROM', 'MAIL or MAIL_HTTP_URL'] }));
  return new Problem(503, 'mail-not-configured', say('problem.mail-not-configured'));
}

/**
 * Sends a mail. One that cannot be handed over now is kept, and handed over again with the same key by `sendWaiting`. Throws 503:
 * `mail-not-configured` where nothing is kept, `mail-delayed` where it is.
 */
export async function sendMail(env: Bindings, mail: Mail): Promise<void> {
  if (!canMail(env)) throw mailNotConfigured();
  try {
    await handOver(env, mail);
  } catch (error) {
    logFailure(`mail ${mail.key}`, error);
    await keepWaiting(env.DB, mail, error);
    throw new Problem(503, 'mail-delayed', say('problem.mail-delayed'));
  }
}

/** Hands a mail over once, and keeps nothing where that fails: for those who try again themselves. Throws. */
export async function handOver(env: Bindings, mail: Mail): Promise<void> {
  if (!canMail(env)) throw mailNotConfigured();
  if (isLocal(env)) return keep(env.DB, mail);
  const { to, subject, text } = mail;
  const from = settingsOf(env).MAIL_FROM;
  if (env.MAIL) return void (await env.MAIL.send({ from, to, subject, text, ...headersOf(mail) }));
  return post(env, mail);
}

/** By which a mail program offers one click to end such mails (RFC 8058); nothing for a mail of which there is one. */
const headersOf = ({ unsubscribe }: Mail) =>
  unsubscribe
    ? { headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {};

const KEEP = `INSERT INTO mails (id, key, "to", subject, text, unsubscribe, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

async function keep(d1: D1Database, { key, to, subject, text, unsubscribe }: Mail): Promise<void> {
  await d1
    .prepare(KEEP)
    .bind(newId(), key, to, subject, text, unsubscribe ?? null, now().toISOString())
    .run();
}

const KEEP_WAITING = `INSERT INTO mails (id, key, "to", subject, text, unsubscribe, at, tries, failure, retry_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
  ON CONFLICT (key) DO UPDATE SET tries = tries + 1, failure = excluded.failure, retry_at = excluded.retry_at`;

async function keepWaiting(d1: D1Database, mail: Mail, error: unknown, tries = 0): Promise<void> {
  const { key, to, subject, text, unsubscribe } = mail;
  const at = now();
  const wait = WAITS[tries];
  const retryAt = wait === undefined ? null : new Date(at.getTime() + wait * MINUTE_MS).toISOString();
  const failure = error instanceof Problem ? error.code : 'failed';
  const values = [newId(), key, to, subject, text, unsubscribe ?? null, at.toISOString(), failure, retryAt];
  await d1
    .prepare(KEEP_WAITING)
    .bind(...values)
    .run();
}

type Waiting = Omit<Mail, 'unsubscribe'> & { unsubscribe: string | null; tries: number };

const DUE = `SELECT key, "to", subject, text, unsubscribe, tries FROM mails WHERE retry_at <= ? ORDER BY retry_at LIMIT 20`;

/** Hands over again what could not be handed over; a mail that was taken is forgotten here. */
export async function sendWaiting(env: Bindings): Promise<void> {
  if (!canMail(env)) return;
  const { results } = await env.DB.prepare(DUE).bind(now().toISOString()).all<Waiting>();
  for (const { tries, unsubscribe, ...rest } of results) {
    const mail: Mail = { ...rest, ...(unsubscribe && { unsubscribe }) };
    try {
      await handOver(env, mail);
      await env.DB.prepare('DELETE FROM mails WHERE key = ?').bind(mail.key).run();
    } catch (error) {
      logFailure(`mail ${mail.key}`, error);
      await keepWaiting(env.DB, mail, error, tries);
    }
  }
}

async function post(env: Bindings, mail: Mail): Promise<void> {
  const { MAIL_FROM, MAIL_HTTP_URL, MAIL_HTTP_TOKEN } = settingsOf(env);
  const { key, to, subject, text } = mail;
  const response = await fetch(MAIL_HTTP_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${MAIL_HTTP_TOKEN}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: MAIL_FROM, to, subject, text, ...headersOf(mail) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Problem(503, 'mail-refused', say('problem.mail-refused'));
}

/**
 * Somebody else's words on one line of a mail: without control and direction characters, which could break the line or turn
 * it round, without a scheme that a mail program makes a link of, and not longer than a name is.
 */
export function plain(text: string, most = 80): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/:\/\//g, ': ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}
