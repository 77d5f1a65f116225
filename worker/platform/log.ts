import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { inIndia, now } from './clock';
import { type AppEnv, keyedHash } from './env';
import { newId } from './ids';

/** One line per request: who, whose data, which call, how it ended. Never a body, a token, a PAN or an account number. */
export function logRequest(c: Context<AppEnv>, ms: number): void {
  const { requestId, person, companyScope, firmScope } = c.var;
  const tenant = companyScope?.companyId ?? firmScope?.caFirmId;
  const call = `${c.req.method} ${routePath(c, -1)}`;
  console.log(JSON.stringify({ requestId, person: person?.id, tenant, call, status: c.res.status, ms }));
}

/**
 * What went wrong on our side, for us alone. A query builder's error repeats the statement with its values, which may be
 * anybody's data, so the innermost cause is logged: it says what the database refused, not what it was given.
 */
export function logFailure(requestId: string, error: unknown): void {
  const cause = innermost(error);
  const failure = cause instanceof Error ? cause.stack : String(cause);
  console.error(JSON.stringify({ requestId, failure }));
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

/** What the security log tells apart. */
export const SECURITY_KINDS = [
  'sign-in',
  'session',
  'password',
  'refused',
  'export',
  'grant',
  'account',
  'factor',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

export type SecurityEvent = {
  kind: SecurityKind;
  /** What was tried: a call, or a word of identity's. */
  action: string;
  status: number;
  /** How it ended: 'done', or the code of the refusal. */
  code: string;
  companyId?: string | null;
  caFirmId?: string | null;
  /** Who, where nobody is signed in yet: the address that was given. */
  email?: string;
};

const KEEP = `INSERT INTO security_events (id, at, at_ist, actor_id, actor_name, company_id, ca_firm_id, kind, action, status, code,
    request_id, ip_hash, network_hash)
  SELECT ?1, ?2, ?3, coalesce(?4, u.id), coalesce(?5, u.name), ?6, coalesce(?7, (SELECT ca_firm_id FROM companies WHERE id = ?6)), ?8, ?9, ?10, ?11, ?12, ?13, ?14
  FROM (SELECT 1) LEFT JOIN users u ON u.email = ?15`;

/** Keeps a row of the security log. A log that cannot be written is noted for us, and fails nobody's request. */
export async function logSecurity(c: Context<AppEnv>, event: SecurityEvent): Promise<void> {
  const { kind, action, status, code, companyId = null, caFirmId = null, email } = event;
  const { person, requestId, ipHash } = c.var;
  const who = email === undefined ? [person?.id ?? null, person?.name ?? null] : [null, null];
  const at = now();
  const values = [newId(), at.toISOString(), inIndia(at), ...who, companyId, caFirmId, kind, action, status, code];
  try {
    await c.env.DB.prepare(KEEP)
      .bind(...values, requestId, ipHash, networkHash(c), email ?? null)
      .run();
  } catch (error) {
    logFailure(requestId, error);
  }
}

/** The network that a request comes from. */
export const networkHash = (c: Context<AppEnv>): string =>
  keyedHash(c.env, `network:${networkOf(c.req.header('cf-connecting-ip') ?? '')}`);

/** An IPv4 address, or the first half of an IPv6 address: that is what one customer of a provider has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
