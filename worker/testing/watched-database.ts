import { env } from 'cloudflare:workers';
import { api } from '../api';
import type { Bindings } from '../platform/env';

/** One statement that a call sent to the database. */
export type Sent = { sql: string; values: unknown[] };

type Watched = { statement: D1PreparedStatement; sent: Sent };
const watchedStatements = new WeakMap<object, Watched>();

/** The real database, noting every statement and every round trip that passes. */
export function watch(d1: D1Database) {
  // What batches wrote: rows with those of their indexes, those of the one that wrote the most, and how large the database was after
  // the last one, in bytes.
  const seen = { trips: 0, statements: [] as Sent[], rowsWritten: 0, mostWritten: 0, sizeAfter: 0 };
  const trip = (statements: readonly Sent[]) => {
    seen.trips++;
    seen.statements.push(...statements);
  };
  const wrap = (statement: D1PreparedStatement, sent: Sent): D1PreparedStatement => {
    const run =
      (method: 'first' | 'all' | 'run' | 'raw') =>
      (...values: never[]) => {
        trip([sent]);
        return (statement[method] as (...given: never[]) => unknown)(...values);
      };
    const bind = (...values: unknown[]) => wrap(statement.bind(...values), { ...sent, values });
    const wrapped = {
      bind,
      first: run('first'),
      all: run('all'),
      run: run('run'),
      raw: run('raw'),
    } as unknown as D1PreparedStatement;
    watchedStatements.set(wrapped, { statement, sent });
    return wrapped;
  };
  const database = {
    prepare: (sql: string) => wrap(d1.prepare(sql), { sql, values: [] }),
    batch: async (statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => watchedStatements.get(statement)!);
      trip(known.map(({ sent }) => sent));
      const results = await d1.batch(known.map(({ statement }) => statement));
      const written = results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
      seen.rowsWritten += written;
      seen.mostWritten = Math.max(seen.mostWritten, written);
      for (const { meta } of results) {
        seen.sizeAfter = Math.max(seen.sizeAfter, meta.size_after);
      }
      return results;
    },
  } as unknown as D1Database;
  return { database, seen };
}

/** Makes a call while its database is watched. */
export async function watched(
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  named: Readonly<Record<string, string>> = {},
) {
  const { database, seen } = watch(env.DB);
  const origin = 'http://localhost:8788';
  const request = new Request(`${origin}/api${path}`, {
    method,
    headers: { cookie, origin, ...named, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await api.fetch(request, { ...env, DB: database } as unknown as Bindings);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text, ...seen };
}

/** The rows a statement reads, by the database's own count. */
export async function rowsRead({ sql, values }: Sent): Promise<number> {
  return (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).meta.rows_read;
}

/** How a statement finds its rows. */
export async function planOf({ sql, values }: Sent): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
