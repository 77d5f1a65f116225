import type { Context, MiddlewareHandler, NotFoundHandler } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { RouterRoute } from 'hono/types';
import type { Role } from '../domain/session/roles';
import { say } from '../domain/shared/message';
import {
  type Actor,
  ANYONE,
  actorOf,
  type Call,
  type Calls,
  COMPANY,
  type CompanyScope,
  FIRM,
  type FirmScope,
  type Found,
  findStanding,
  type Person,
  SESSION_COOKIE,
  verdictFor,
} from './access';
import { machineTime } from './clock';
import { type AppEnv, type Bindings, isLocal, settingsOf } from './env';
import { languageOf, problemResponse } from './http';
import { logSecurity } from './log';
import { untilWhole } from './long-change';
import { archived, notAllowed, notHere, Problem } from './problem';

const guards = new WeakMap<object, Calls>();

const NO_CALLS: Calls = {};

/** The calls that a guard of `authorizeBy` knows; none for any other handler. */
const callsBehind = (handler: object): Calls => guards.get(handler) ?? NO_CALLS;

/**
 * A guard before a feature's routes, which lets a call through when the feature's entry for it allows it: one query finds the
 * session, the object and the person's standing to it. Nobody signed in is 401; an object out of sight is 404, with the words
 * of an unknown one; else 403.
 */
export function authorizeBy(calls: Calls): MiddlewareHandler<AppEnv> {
  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    const known = knownCall(c, calls);
    if (known.subject === ANYONE) return next();
    c.set('call', known);
    const found = await find(c, known);
    try {
      grant(c, known, found);
    } catch (refusal) {
      await logRefusal(c, refusal, found);
      throw refusal;
    }
    if (!known.meanwhile) await mustBeWhole(c, found);
    await next();
    await logRefusal(c, c.error, found);
  };
  guards.set(guard, calls);
  return guard;
}

/** Nobody reads or writes half of a long change: it is waited for, or ended by this very call where it was left alone. */
async function mustBeWhole(c: Context<AppEnv>, { companyId, isBeingWritten }: Found) {
  if (companyId && isBeingWritten) await untilWhole(c.env.DB, companyId);
}

function knownCall(c: Context<AppEnv>, calls: Calls): Call {
  const name = `${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${routePath(c).replace(/^\/api/, '')}`;
  const known = calls[name];
  if (!known) throw new Error(`No entry for the call ${name}`);
  return known;
}

async function find(c: Context<AppEnv>, { subject }: Call): Promise<Found> {
  const token = await signedToken(c);
  const object = c.req.param(subject.param ?? '') ?? '';
  const found = token ? await findStanding(c.env.DB, token, subject, object) : null;
  if (!found) throw notSignedIn();
  return found;
}

/** The refusal of whoever is not signed in: 401. */
export const notSignedIn = () => new Problem(401, 'not-signed-in', say('problem.not-signed-in'));

/** The session's token of a request; undefined without a cookie, and where it was not signed here. */
export async function signedToken(c: Context<AppEnv>): Promise<string | undefined> {
  const { BETTER_AUTH_SECRET } = settingsOf(c.env);
  return (await getSignedCookie(c, BETTER_AUTH_SECRET, SESSION_COOKIE)) || undefined;
}

function grant(c: Context<AppEnv>, known: Call, found: Found) {
  const verdict = verdictFor(known, standings(found));
  c.set('person', personOf(found));
  if (known.operatorOnly && isOperator(c.env, c.var.person)) return;
  if (verdict === 'hide') throw notHere();
  if (verdict === 'forbid') throw notAllowed();
  if (isClosed(c, known, found)) throw archived();
  if (found.companyId) c.set('companyScope', companyScopeOf(found));
  else if (found.caFirmId) c.set('firmScope', firmScopeOf(found));
}

/** Whether a call writes to a company that was put away, and is not one that such a company takes. */
const isClosed = (c: Context<AppEnv>, { evenArchived }: Call, { isArchived }: Found): boolean =>
  isArchived === 1 && !evenArchived && !READS.has(c.req.method);

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whoever confirmed the address that the settings name. */
function isOperator(env: Bindings, { email, isAnonymous }: Person): boolean {
  const operator = settingsOf(env).OPERATOR_EMAIL.toLowerCase();
  return operator !== '' && !isAnonymous && email.toLowerCase() === operator;
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
  ({
    caFirmId: found.caFirmId,
    isDemo: found.isDemo === 1,
    role: found.firmRole,
    onlyOf: found.firmRole === 'staff' ? found.userId : null,
  }) as FirmScope;

/** Standing to an object named in a body, for calls whose path names none. */
export async function authorizeObject(c: Context<AppEnv>, subject: 'firm' | 'company', id: string) {
  const token = await signedToken(c);
  const found = token ? await findStanding(c.env.DB, token, subject === 'firm' ? FIRM : COMPANY, id) : null;
  if (!found) throw notSignedIn();
  const refusal = refusalOf(c, found);
  await logRefusal(c, refusal, found);
  if (refusal) throw refusal;
  await mustBeWhole(c, found);
  return { company: companyScopeOf(found), firm: firmScopeOf(found) };
}

function refusalOf(c: Context<AppEnv>, found: Found): Problem | undefined {
  const held = standings(found);
  if (held.length === 0) return notHere();
  if (verdictFor(c.var.call, held) !== 'allow') return notAllowed();
  return isClosed(c, c.var.call, found) ? archived() : undefined;
}

/**
 * What is no call: a path that none has is 404, one that only other methods have is 405 with those. Nobody signed in learns only
 * that, as everywhere; of the calls that anybody may make, the method.
 */
export function unknownCall(calls: Calls): NotFoundHandler<AppEnv> {
  let paths: readonly CallPath[] | undefined;
  return async (c) => {
    paths ??= pathsOf(calls);
    const hidden = isLocal(c.env) ? '' : '/api/dev/';
    const here = paths.filter(({ pattern }) => pattern.test(c.req.path) && !(hidden && c.req.path.startsWith(hidden)));
    const isKnown = here.some(({ isOpen }) => isOpen) || (await hasSession(c));
    const problem = isKnown ? strayCall(c.req.method, here) : notSignedIn();
    return problemResponse(problem, c.var.requestId, languageOf(c.req.raw));
  };
}

type CallPath = { method: string; pattern: RegExp; isOpen: boolean };

const pathsOf = (calls: Calls): CallPath[] =>
  Object.entries(calls).map(([name, { subject }]) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`), isOpen: subject === ANYONE };
  });

async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  const token = await signedToken(c);
  const query = 'SELECT 1 FROM sessions WHERE token = ? AND expires_at > ?';
  return token !== undefined && (await c.env.DB.prepare(query).bind(token, machineTime()).first()) !== null;
}

function strayCall(method: string, here: readonly { method: string }[]): Problem {
  const allowed = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allowed.length === 0 || allowed.includes(method))
    return new Problem(404, 'not-found', say('problem.no-such-call'));
  const allow = allowed.toSorted().join(', ');
  return new Problem(405, 'method-not-allowed', say('problem.method-not-allowed', { allow }), {}, {}, { allow });
}

/** What is kept of a call that only reads: what somebody may not do, what is hidden from them, and what they ask for too often. */
const TOLD: ReadonlySet<number> = new Set([403, 404, 429]);

/**
 * Keeps what was refused: every call that somebody may not make, and every write to a company's data that failed. Nothing was
 * changed, so it stands beside the trail, not in it.
 */
async function logRefusal(c: Context<AppEnv>, failure: unknown, { companyId, caFirmId }: FoundObject) {
  if (typeof failure !== 'object' || failure === null || kept.has(failure)) return;
  kept.add(failure);
  const { status, code } = failure instanceof Problem ? failure : { status: 500, code: 'internal' };
  const isWrite = companyId !== null && c.req.method !== 'GET';
  if (!isWrite && !TOLD.has(status)) return;
  const action = `${c.req.method} ${routePath(c).replace(/^\/api/, '')}`;
  await logSecurity(c, { kind: 'refused', action, status, code, companyId, caFirmId });
}

type FoundObject = Pick<Found, 'companyId' | 'caFirmId'>;

/** What was kept where it was refused passes the guard of the call once more. */
const kept = new WeakSet<object>();

const nameOf = ({ method, path }: RouterRoute) => `${method} ${path.replace(/^\/api/, '')}`;

/** The calls an API serves: 'GET /companies/:companyId'. Identity's own paths are apart. */
export function servedCalls(routes: readonly RouterRoute[]): string[] {
  const served = routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/auth/'));
  return [...new Set(served.map(nameOf))];
}

/**
 * The one table of calls: what the features say of theirs, joined through the guards of the routes they serve. Throws when a
 * call is served without a guard that knows it, or when two features say different things of one call.
 */
export function joinCalls(routes: readonly RouterRoute[]): Calls {
  const joined: Record<string, Call> = {};
  for (const [name, call] of routes.flatMap(({ handler }) => Object.entries(callsBehind(handler)))) {
    if ((joined[name] ?? call) !== call) throw new Error(`Two features say who may make the call ${name}`);
    joined[name] = call;
  }
  const guarded = new Set(routes.filter((route) => callsBehind(route.handler)[nameOf(route)]).map(nameOf));
  const strays = servedCalls(routes).filter((name) => !guarded.has(name));
  if (strays.length > 0) throw new Error(`No authorizeBy with an entry for it guards: ${strays.join(', ')}`);
  return joined;
}
