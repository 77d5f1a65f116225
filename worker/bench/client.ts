import type { Server } from './server.ts';

/** An answer that was read and not kept: its status, 0 where there was none, how long it is, and how it ends. */
export type Answer = { status: number; bytes: number; end: string };

export type Client = {
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each read at one place
  api: (method: string, path: string, body?: unknown) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  bench: (path: string) => Promise<any>;
  /** A form, as a file is sent. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  send: (path: string, form: FormData) => Promise<any>;
  /** What is answered as it stands. */
  text: (path: string) => Promise<string>;
  /** Asked right before a call that takes long: a connection that lay idle may be closed just as it is used again. */
  ready: () => Promise<unknown>;
  /** An answer read as it comes. */
  answer: (path: string) => Promise<Answer>;
  companies: { a1: string; a2: string };
};

/** Somebody who is signed in as the owner of the seeded firm. */
export async function benchClient({ url }: Server): Promise<Client> {
  let cookie = '';
  const asked = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const headers = { ...(!isForm && { 'content-type': 'application/json' }), origin: url, cookie };
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text.slice(0, 300)}`);
    return text;
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const text = await asked(method, path, body);
    return path.startsWith('/bench/statement') ? text : JSON.parse(text);
  };
  const seed = await call('POST', '/api/dev/seed', {});
  await call('POST', '/api/auth/sign-in/email', seed.actors.OA);
  return {
    api: (method, path, body) => call(method, `/api${path}`, body),
    send: (path, form) => call('POST', `/api${path}`, form),
    text: (path) => asked('GET', `/api${path}`),
    bench: (path) => call('GET', `/bench${path}`),
    answer: (path) => drained(url + path, cookie),
    ready: () => call('GET', '/api/health'),
    companies: seed.companies,
  };
}

async function drained(url: string, cookie: string): Promise<Answer> {
  let [bytes, end] = [0, ''];
  try {
    const response = await fetch(url, { headers: { cookie } });
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      end = (end + Buffer.from(part.subarray(-64)).toString('latin1')).slice(-64);
    }
    return { status: response.status, bytes, end };
  } catch {
    return { status: 0, bytes, end };
  }
}

export async function timed<Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
