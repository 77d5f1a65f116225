import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { inIndia, now } from './clock';
import type { AppEnv } from './http';
import { newId } from './ids';
import { Problem } from './problem';

const INSERT = `INSERT INTO security_events (id, at, at_ist, actor_id, actor_name, company_id, action, status, code, request_id, ip_hash)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Keeps a refused or failed attempt to change a company's data. It changed nothing, so it stands beside the trail, not in it. */
export async function logRefusal(c: Context<AppEnv>, failure: unknown, companyId: string | null): Promise<void> {
  if (!companyId || failure === undefined || c.req.method === 'GET') return;
  const { status, code } = failure instanceof Problem ? failure : { status: 500, code: 'internal' };
  if (status === 404) return;
  const at = now();
  const action = `${c.req.method} ${routePath(c).replace(/^\/api/, '')}`;
  const { person } = c.var;
  const who = [
    person?.id ?? null,
    person?.name ?? null,
    companyId,
    action,
    status,
    code,
    c.var.requestId,
    c.var.ipHash,
  ];
  await c.env.DB.prepare(INSERT)
    .bind(newId(), at.toISOString(), inIndia(at), ...who)
    .run();
}
