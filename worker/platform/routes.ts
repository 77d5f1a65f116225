import type { RouterRoute } from 'hono/types';
import { CALLS } from './access';

/** The calls an API serves, as the access table names them: 'GET /companies/:companyId'. Identity's own paths are apart. */
export function servedCalls(routes: readonly RouterRoute[]): string[] {
  const served = routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/auth/'));
  return [...new Set(served.map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`))];
}

/** Stops the start when a route has no entry in the access table: a call without rules must not be served. */
export function everyRouteHasItsEntry(routes: readonly RouterRoute[]): void {
  const strays = servedCalls(routes).filter((name) => !CALLS[name]);
  if (strays.length > 0) throw new Error(`No entry in worker/platform/access.ts for: ${strays.join(', ')}`);
}
