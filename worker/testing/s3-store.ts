import { createHash, createHmac } from 'node:crypto';

/** How a store of S3's kind can fail. What it refuses or breaks off it keeps nothing of. */
export type Fault = 'slow-down' | 'broken-off' | 'answer-lost' | 'denied' | 'half';

type Settings = { url: string; region: string; keyId: string; secret: string; most?: number };
type Asked = { method: string; key: string };

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

/** RFC 3986: what S3 signs of a path or a query. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A bucket that speaks S3 as its documentation says ("Authenticating Requests: AWS Signature Version 4"): it recomputes the
 * signature from what arrived, refuses a clock astray, headers that are not signed and content that is not as it was signed, and
 * keeps an object whole or not at all. `fails` says what goes wrong with which request, counted from 1.
 */
export function s3Bucket(
  settings: Settings,
  fails: (asked: Asked, count: number) => Fault | undefined = () => undefined,
) {
  const objects = new Map<string, Uint8Array>();
  const asked: Asked[] = [];
  async function answer(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    if (!`${origin}${pathname}`.startsWith(`${settings.url}/`)) return refused(404, 'NoSuchBucket');
    const one = {
      method: request.method,
      key: decodeURIComponent(`${origin}${pathname}`.slice(settings.url.length + 1)),
    };
    asked.push(one);
    const fault = fails(one, asked.length);
    if (fault === 'broken-off') throw new TypeError('Network connection lost.');
    if (fault === 'slow-down') return refused(503, 'SlowDown');
    const body = new Uint8Array(await request.arrayBuffer());
    const why = faultOf(request, body, settings);
    if (why) return refused(403, why);
    if (fault === 'denied') return refused(403, 'AccessDenied');
    if (sha256(body) !== request.headers.get('x-amz-content-sha256')) return refused(400, 'XAmzContentSHA256Mismatch');
    if (request.method === 'PUT') {
      if (body.byteLength > (settings.most ?? 5 * 2 ** 30)) return refused(400, 'EntityTooLarge');
      objects.set(one.key, body);
      if (fault === 'answer-lost') throw new TypeError('Network connection lost.');
      return new Response(null, { status: 200, headers: { etag: `"${sha256(body)}"` } });
    }
    if (request.method !== 'GET') return refused(405, 'MethodNotAllowed');
    const object = objects.get(one.key);
    if (!object) return refused(404, 'NoSuchKey');
    const sent = fault === 'half' ? object.subarray(0, object.byteLength / 2) : object;
    return new Response(sent.slice(), { headers: { 'content-length': String(object.byteLength) } });
  }
  return { objects, asked, fetch: (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init)) };
}

const refused = (status: number, code: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`, { status });

function faultOf(request: Request, _body: Uint8Array, { region, keyId, secret }: Settings): string | undefined {
  const { headers, method, url } = request;
  const [, id, day = '', place = '', signed = '', signature] =
    AUTHORIZATION.exec(headers.get('authorization') ?? '') ?? [];
  if (!signature) return 'AccessDenied';
  if (id !== keyId) return 'InvalidAccessKeyId';
  const at = headers.get('x-amz-date') ?? '';
  const [, date, hour, minute, second] = /^(\d{4}\d{2}\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(at) ?? [];
  const instant = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
  if (date !== day || !(Math.abs(Date.now() - instant) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  if (place !== region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  const needed = ['host', ...[...headers.keys()].filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !names.includes(name)) || !headers.has('x-amz-content-sha256')) return 'AccessDenied';
  const { host, pathname, searchParams } = new URL(url);
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${name === 'host' ? host : (headers.get(name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers.get('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Uint8Array>(hmac, `AWS4${secret}`);
  const said = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const expected = createHmac('sha256', key).update(said).digest('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}
