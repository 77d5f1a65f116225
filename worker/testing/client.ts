import { env, exports } from 'cloudflare:workers';
import type { Seed } from '../features/dev/dev.seed';

const ORIGIN = 'http://localhost:8788';

export type Reply = { status: number; headers: Headers; body: any };

/** One call as a browser of this site would make it; the cookie is the person. */
export async function ask(
  cookie: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await exports.default.fetch(`${ORIGIN}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: ORIGIN }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const seeded = async (): Promise<Seed> => (await ask(undefined, 'POST', '/dev/seed', {})).body;

/** The cookie of a seeded actor. */
export async function signIn(actor: string): Promise<string> {
  const { actors } = await seeded();
  const { status, headers, body } = await ask(undefined, 'POST', '/auth/sign-in/email', actors[actor]);
  if (status !== 200) throw new Error(`${actor} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A seeded actor's cookie without a password: the session is written as a sign-in writes it. */
export { env };
