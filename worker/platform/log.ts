import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './env';

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
