import type { Context, MiddlewareHandler, NotFoundHandler } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { Role } from '../domain/session/roles';
import { type Actor, type Call, callOf, type Subject, verdictFor } from './access';
import { machineTime } from './clock';
import { settingsOf } from './env';
import { type AppEnv, problemResponse } from './http';
import { notAllowed, notHere, Problem } from './problem';
import type { CompanyScope, FirmScope, Person } from './scope';
import { logRefusal } from './security-log';
import { SESSION_COOKIE } from './session-cookie';
import { actorOf } from './standing';

type Found = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isAnonymous: number;
  companyId: string | null;
  caFirmId: string | null;
  isDemo: number | null;
  firmRole: Role | null;
  companyRole: Role | null;
  roles: string | null;
};

const PERSON = `s.id sessionId, u.id userId, u.name, u.email, u.is_anonymous isAnonymous
  FROM sessions s JOIN users u ON u.id = s.user_id`;
const SIGNED_IN = 'WHERE s.token = ?1 AND s.expires_at > ?2';

const ROLES = `SELECT NULL companyId, NULL caFirmId, NULL isDemo, NULL firmRole, NULL companyRole,
  (SELECT group_concat(role) FROM (
     SELECT role FROM firm_members WHERE user_id = s.user_id AND removed_at IS NULL
     UNION SELECT role FROM company_access WHERE user_id = s.user_id AND removed_at IS NULL)) roles, ${PERSON} ${SIGNED_IN}`;

const FIRM = `SELECT NULL companyId, f.id caFirmId, f.is_demo isDemo, m.role firmRole, NULL companyRole, NULL roles, ${PERSON}
  LEFT JOIN ca_firms f ON f.id = ?3
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = f.id AND m.removed_at IS NULL ${SIGNED_IN}`;

const company = (join: string) => `SELECT c.id companyId, c.ca_firm_id caFirmId, c.is_demo isDemo, m.role firmRole,
  a.role companyRole, NULL roles, ${PERSON} ${join}
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = c.ca_firm_id AND m.removed_at IS NULL
  LEFT JOIN company_access a ON a.user_id = u.id AND a.company_id = c.id AND a.removed_at IS NULL ${SIGNED_IN}`;

const rowOf = (table: string) =>
  company(`LEFT JOIN ${table} o ON o.id = ?3 LEFT JOIN companies c ON c.id = o.company_id`);

// A CIN may stand under several owners; the person's own companies are tried oldest first.
const COMPANY_BY_CIN = company(`LEFT JOIN companies c ON c.cin = ?3 AND c.id IN (
    SELECT k.id FROM firm_members fm JOIN companies k ON k.owner_id = fm.ca_firm_id AND k.cin = ?3
      WHERE fm.user_id = s.user_id AND fm.removed_at IS NULL
    UNION SELECT k.id FROM company_access ca JOIN companies k ON k.id = ca.company_id AND k.cin = ?3
      WHERE ca.user_id = s.user_id AND ca.removed_at IS NULL)`).concat(' ORDER BY c.created_at, c.id LIMIT 1');

const COMPANY_BY_ID = company('LEFT JOIN companies c ON c.id = ?3');

const QUERY: Readonly<Record<Exclude<Subject, 'anyone' | 'company-key'>, string>> = {
  person: ROLES,
  firm: FIRM,
  company: COMPANY_BY_ID,
  'bank-transaction': rowOf('bank_transactions'),
  'bank-account': rowOf('bank_accounts'),
  upload: rowOf('statement_uploads'),
};

const PARAM: Readonly<Partial<Record<Subject, string>>> = {
  firm: 'caFirmId',
  company: 'companyId',
  'company-key': 'key',
  'bank-transaction': 'transactionId',
  'bank-account': 'accountId',
  upload: 'uploadId',
};

/**
 * Lets a call through when the table of access.ts allows it: one query finds the session, the object and the person's
 * standing to it. Nobody signed in is 401; an object out of sight is 404, with the words of an unknown one; else 403.
 */
export const authorize: MiddlewareHandler<AppEnv> = async (c, next) => {
  const known = knownCall(c);
  if (known.subject === 'anyone') return next();
  const found = await find(c, known);
  try {
    grant(c, known, found);
  } catch (refusal) {
    await logRefusal(c, refusal, found.companyId);
    throw refusal;
  }
  await next();
  await logRefusal(c, c.error, found.companyId);
};

function knownCall(c: Context<AppEnv>): Call {
  const path = routePath(c).replace(/^\/api/, '');
  const known = callOf(c.req.method === 'HEAD' ? 'GET' : c.req.method, path);
  if (!known) throw new Error(`No entry in the access table for ${c.req.method} ${path}`);
  return known;
}

async function find(c: Context<AppEnv>, { subject }: Call): Promise<Found> {
  const token = await signedToken(c);
  const object = keyOf(subject, c.req.param(PARAM[subject] ?? '') ?? '');
  const statement = c.env.DB.prepare(queryFor(subject, object));
  const values = subject === 'person' ? [token, machineTime()] : [token, machineTime(), object];
  const found = token ? await statement.bind(...values).first<Found>() : null;
  if (!found) throw notSignedIn();
  return found;
}

// A CIN is written in capitals, whoever types it.
const keyOf = (subject: Subject, text: string) =>
  subject === 'company-key' && !UUID.test(text) ? text.toUpperCase() : text;

export const notSignedIn = () => new Problem(401, 'not-signed-in', 'Sign in first');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function queryFor(subject: Subject, object: string): string {
  if (subject === 'company-key') return UUID.test(object) ? COMPANY_BY_ID : COMPANY_BY_CIN;
  return QUERY[subject as keyof typeof QUERY];
}

export async function signedToken(c: Context<AppEnv>): Promise<string | undefined> {
  const { BETTER_AUTH_SECRET } = settingsOf(c.env);
  return (await getSignedCookie(c, BETTER_AUTH_SECRET, SESSION_COOKIE)) || undefined;
}

function grant(c: Context<AppEnv>, known: Call, found: Found) {
  const verdict = verdictFor(known, standings(found));
  c.set('person', personOf(found));
  if (verdict === 'hide') throw notHere();
  if (verdict === 'forbid') throw notAllowed();
  if (found.companyId) c.set('companyScope', companyScopeOf(found));
  else if (found.caFirmId) c.set('firmScope', firmScopeOf(found));
}

function standings({ firmRole, companyRole, roles }: Found): Actor[] {
  const held = [firmRole, companyRole, ...((roles?.split(',') ?? []) as Role[])];
  return held.filter((role) => role !== null).map(actorOf);
}

const personOf = (found: Found) =>
  ({
    id: found.userId,
    name: found.name,
    email: found.email,
    isAnonymous: found.isAnonymous === 1,
    sessionId: found.sessionId,
  }) as Person;

// Staff of the serving firm act as staff even where they also hold a company role.
const companyScopeOf = (found: Found) =>
  ({
    companyId: found.companyId,
    caFirmId: found.caFirmId,
    isDemo: found.isDemo === 1,
    role: found.firmRole ?? found.companyRole,
  }) as CompanyScope;

const firmScopeOf = (found: Found) =>
  ({ caFirmId: found.caFirmId, isDemo: found.isDemo === 1, role: found.firmRole }) as FirmScope;

/** Standing to an object named in a body, for calls whose path names none. */
export async function authorizeObject(c: Context<AppEnv>, subject: 'firm' | 'company', id: string) {
  const known = { ...knownCall(c), subject };
  const token = await signedToken(c);
  const found = await c.env.DB.prepare(QUERY[subject]).bind(token, machineTime(), id).first<Found>();
  if (!found) throw notSignedIn();
  const held = standings(found);
  if (held.length === 0) throw notHere();
  if (verdictFor(known, held) !== 'allow') throw notAllowed();
  return { company: companyScopeOf(found), firm: firmScopeOf(found) };
}

/** A path that is no call: nobody signed in learns only that, as everywhere. */
export const unknownCall: NotFoundHandler<AppEnv> = async (c) => {
  const token = await signedToken(c);
  const query = 'SELECT 1 FROM sessions WHERE token = ? AND expires_at > ?';
  const isSignedIn = token && (await c.env.DB.prepare(query).bind(token, machineTime()).first());
  const problem = isSignedIn ? new Problem(404, 'not-found', 'There is no such call') : notSignedIn();
  return problemResponse(problem, c.var.requestId);
};
