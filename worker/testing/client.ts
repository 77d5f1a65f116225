import { env, exports } from 'cloudflare:workers';
import { scryptSync } from 'node:crypto';
import { serializeSigned } from 'hono/utils/cookie';
import { emailOf, type Seed } from '../features/dev/dev.seed';
import { SESSION_COOKIE } from '../platform/access';
import { today } from '../platform/clock';
import { newId } from '../platform/ids';
import { copyOf } from './world';

const ORIGIN = 'http://localhost:8788';
const HOUR_MS = 3_600_000;

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type Reply = { status: number; headers: Headers; body: any };

/**
 * The statements of tests are a line or a few, of which nothing tells day from month: they are sent as day first, as a person who
 * was asked says. A test of the question itself names the order, or names it undefined.
 */
function dayFirst(body: unknown): unknown {
  const isStatement = typeof body === 'object' && body !== null && 'statementData' in body && !('dateOrder' in body);
  return isStatement ? { dateOrder: 'DMY', ...body } : body;
}

/** One call as a browser of this site would make it; the cookie is the person. */
export async function ask(
  cookie: string | undefined,
  method: string,
  path: string,
  given?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const body = path.endsWith('/upload-statement') ? dayFirst(given) : given;
  const response = await exports.default.fetch(`${ORIGIN}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: ORIGIN }),
      ...headers,
    },
    ...(body !== undefined && { body: isWritten(body) ? body : JSON.stringify(body) }),
  });
  // Decoded by hand: a download is not text, and a test may still want to look at its bytes.
  const text = new TextDecoder('latin1').decode(await response.clone().arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? await response.json() : text };
}

const isWritten = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;

/** A form of files, with what is said beside them. */
export function formWith(files: Readonly<Record<string, File>>, request?: object): FormData {
  const form = new FormData();
  if (request) form.set('request', JSON.stringify(request));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}

/** A file of these bytes; of a text, a byte for each character. */
export const fileNamed = (name: string, content: string | Uint8Array<ArrayBuffer>): File =>
  new File([typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content], name);

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const QUICK = { N: 1024, r: 8, p: 1 } as const;
const KEEP = `UPDATE accounts SET password = ?2 WHERE user_id = (SELECT id FROM users WHERE email = ?1)`;

/**
 * The seed, with its passwords kept by a hash that is quickly checked: a hash names its own cost, and the one that people get takes
 * a quarter of a second of a processor at each sign-in of a test.
 */
async function seed(): Promise<Seed> {
  const { body } = (await ask(undefined, 'POST', '/dev/seed', {})) as { body: Seed };
  const kept = Object.values(body.actors).map(({ email, password }) => {
    const salt = new TextEncoder().encode(email);
    const key = scryptSync(password, salt, 32, QUICK);
    const hash = ['scrypt', QUICK.N, QUICK.r, QUICK.p, base64(salt), base64(key)].join('$');
    return env.DB.prepare(KEEP).bind(email, hash);
  });
  await env.DB.batch(kept);
  return body;
}

/** A maker for each day of the clock, since its rows say when they were made. */
const makers = new Map<string, () => Promise<Seed>>();

/** The actors, firms and companies of the tests: in an empty store those of the same day laid back, else as the call finds them. */
export async function seeded(): Promise<Seed> {
  if (await env.DB.prepare('SELECT 1 FROM users LIMIT 1').first()) return seed();
  const make = makers.get(today()) ?? (() => seed());
  makers.set(today(), make);
  return copyOf(make);
}

const WHO = 'SELECT id FROM users WHERE email = ?';

/** A session of a seeded actor, written as a sign-in writes it but without hashing a password. */
export async function signIn(actor: string): Promise<string> {
  const found = () => env.DB.prepare(WHO).bind(emailOf(actor)).first<{ id: string }>();
  const user = (await found()) ?? (await seeded().then(found));
  if (!user) throw new Error(`There is no actor ${actor}`);
  return sessionFor(user.id);
}

export async function sessionFor(userId: string): Promise<string> {
  const token = newId();
  const at = Date.now();
  const insert =
    'INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)';
  await env.DB.prepare(insert)
    .bind(newId(), userId, token, at + HOUR_MS, at, at)
    .run();
  const cookie = await serializeSigned(SESSION_COOKIE, token, env.BETTER_AUTH_SECRET, { path: '/', secure: true });
  return cookie.split(';')[0] ?? '';
}

type Told = { action: string; details: { before: unknown; after: unknown } };

/** What the trail of a firm or a company says of one act, the newest first: before and after. */
export async function toldOf(cookie: string, owner: string, action: string) {
  const { body } = await ask(cookie, 'GET', `${owner}/audit-trail`);
  const entries = (body as Told[]).filter((entry) => entry.action === action);
  return entries.map(({ details: { before, after } }) => ({ before, after }));
}

/** A statement in the baseline columns. */
export const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00',
  '03/10/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88,,118000.00,217550.00',
  '05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157550.00',
].join('\n');

export const accountFacts = (tail: string) => ({
  accountName: 'Current account',
  accountNumber: `5010001234${tail}`,
  bankName: 'HDFC Bank',
  ifscCode: 'HDFC0000123',
});

export type Books = { companyId: string; accountId: string; uploadId: string; transactionId: string };

/** An account with a stored statement, made through the calls that everybody uses. */
export async function books(
  cookie: string,
  companyId: string,
  tail = '4471',
  statementData = STATEMENT,
): Promise<Books> {
  const account = await ask(cookie, 'POST', `/companies/${companyId}/bank-accounts`, accountFacts(tail));
  if (account.status !== 201) throw new Error(JSON.stringify(account.body));
  const statement = { bankAccountId: account.body.id, statementData };
  const upload = await ask(cookie, 'POST', `/companies/${companyId}/upload-statement`, statement);
  const rows = await ask(cookie, 'GET', `/companies/${companyId}/bank-transactions`);
  if (upload.status !== 200) throw new Error(JSON.stringify(upload.body));
  return { companyId, accountId: account.body.id, uploadId: upload.body.uploadId, transactionId: rows.body[0].id };
}
