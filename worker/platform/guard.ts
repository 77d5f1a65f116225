import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { say } from '../domain/shared/message';
import { SESSION_COOKIE } from './access';
import { machineTime } from './clock';
import { type AppEnv, isLocal, keyedHash, settingsOf } from './env';
import { isForm } from './form';
import { logRequest } from './log';
import { Problem } from './problem';

const CSP = 'content-security-policy';
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  vary: 'Cookie, Origin',
};

/** Gives every request its id and every answer its headers, refusals included. */
export const harden: MiddlewareHandler<AppEnv> = async (c, next) => {
  const began = machineTime();
  c.set('requestId', crypto.randomUUID());
  // On one machine the address is that of the request; a deployed Worker has its own in the settings.
  c.set('origin', settingsOf(c.env).APP_ORIGIN || new URL(c.req.url).origin);
  // Addresses are personal data: enough is kept to see that two acts came from one place, no more.
  c.set('ipHash', keyedHash(c.env, `address:${c.req.header('cf-connecting-ip') ?? ''}`));
  await next();
  const response = new Response(c.res.body, c.res);
  const own = c.res.headers.get(CSP);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  // Nothing is kept by a reader, but where an answer says by what it is asked for again.
  if (c.res.headers.has('etag')) response.headers.set('cache-control', 'private, no-cache');
  // An answer may be stricter with itself, never laxer.
  if (own) response.headers.set(CSP, `${own}; ${HEADERS[CSP]}`);
  response.headers.set('x-request-id', c.var.requestId);
  c.res = undefined;
  c.res = response;
  if (!isLocal(c.env)) logRequest(c, machineTime() - began);
};

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe requests that another site's page made: by Sec-Fetch-Site, else by Origin; a cookie with neither is refused. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method) && !isOwn(c)) throw new Problem(403, 'other-origin', say('problem.other-site'));
  await next();
};

function isOwn(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = c.req.header('origin');
  if (origin) return origin === c.var.origin || (isLocal(c.env) && origin === new URL(c.req.url).origin);
  return getCookie(c, SESSION_COOKIE) === undefined;
}

const MIB = 1_048_576;
const JSON_LIMIT = MIB / 4;
/** A file of 10 MiB with what is said beside it, or a text of that size with what JSON adds to it. */
const FILE_BODY_LIMIT = 14 * MIB;
/** What a mail program sends as a form, on behalf of whoever it shows the mail to (RFC 8058). */
const ONE_CLICK = /^\/api\/digest-opt-outs\/[^/]+$/;
const FILE_PATH =
  /\/(upload-statement|statement-preview|attachments|invoices\/import|bills\/import|accounting-sync|opening-file|foreign-currency\/file|gst\/2b|gst-ledger-statements|portal-errors)$/;

/**
 * JSON only, or a form where files are taken, and no larger than the call needs. Bodies are counted while they are read, whatever
 * their header says.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (SAFE.has(c.req.method) || !c.req.raw.body) return next();
  const takesFiles = FILE_PATH.test(c.req.path);
  const limit = takesFiles ? FILE_BODY_LIMIT : JSON_LIMIT;
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit);
  const type = c.req.header('content-type');
  const pieces = piecesUpTo(c.req.raw.body, limit);
  const body = takesFiles && isForm(type) ? streamOf(pieces) : await bytesOf(pieces);
  if (body instanceof Uint8Array && body.length > 0 && !isJson(type) && !ONE_CLICK.test(c.req.path))
    throw new Problem(415, 'not-json', say('problem.not-json'));
  c.req.raw = new Request(c.req.raw, { body });
  return next();
};

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

type Bytes = Uint8Array<ArrayBuffer>;

const tooLarge = (limit: number) =>
  new Problem(
    413,
    'too-large',
    limit === FILE_BODY_LIMIT ? say('problem.file-too-large') : say('problem.too-large', { size: limit / 1024 }),
  );

/**
 * A body in large pieces: asked for no size, a stream gives a few kilobytes a turn, and a statement takes thousands. Throws 413
 * where it is longer than the limit. Each piece stands in the memory of the one before.
 */
async function* piecesUpTo(stream: ReadableStream<Bytes>, limit: number): AsyncGenerator<Bytes, void> {
  const reader = stream.getReader({ mode: 'byob' });
  // The same memory for every piece: a sender of very small ones must not take a large one for each.
  let piece: Bytes = new Uint8Array(PIECE);
  for (let size = 0; ; ) {
    const { done, value } = await reader.read(piece);
    if (done || !value) return;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    yield value;
    piece = new Uint8Array(value.buffer);
  }
}

async function bytesOf(pieces: AsyncGenerator<Bytes, void>): Promise<Bytes> {
  let all: Bytes = new Uint8Array(0);
  let size = 0;
  for await (const piece of pieces) {
    if (size + piece.byteLength > all.byteLength) all = roomier(all, size + piece.byteLength);
    all.set(piece, size);
    size += piece.byteLength;
  }
  return all.subarray(0, size);
}

/** The pieces as they come: a form with files is never held here as a whole. */
const streamOf = (pieces: AsyncGenerator<Bytes, void>): ReadableStream<Bytes> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value.slice());
    },
  });

const PIECE = MIB / 16;

function roomier(full: Bytes, least: number): Bytes {
  const roomy = new Uint8Array(Math.max(least, 2 * full.byteLength));
  roomy.set(full);
  return roomy;
}
