import type { RouterRoute } from 'hono/types';
import type { Call, Calls } from './access';
import { callsBehind } from './authorize';

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
