import { dateInIndia, isoDate } from '../domain/shared/dates';
import { commit } from '../features/audit/audit.repository';
import { readCases } from '../features/calendar/case/case.repository';
import { workOutObligations } from '../features/calendar/work-out/work-out.job';
import { workOut } from '../features/calendar/work-out/work-out.repository';
import { systemActing } from '../platform/acting';
import { newId } from '../platform/ids';
import { state } from '../testing/facts';
import { counted } from './counted-database';

const CLIENT = `INSERT INTO companies (id, name, cin, pan, incorporation_date, financial_year, ca_firm_id, owner_id, created_at, updated_at)
  SELECT ?1, name, ?1, pan, incorporation_date, financial_year, ca_firm_id, owner_id, '', '' FROM companies WHERE id = ?2`;

/** Clients of the firm of a company, each with the facts of a small private company, and nothing worked out. */
export async function addClients(d1: D1Database, likeId: string, count: number): Promise<number> {
  const ids = Array.from({ length: count }, newId);
  await d1.batch(ids.map((id) => d1.prepare(CLIENT).bind(id, likeId)));
  for (const id of ids) await state(id, isoDate('2026-11-20'));
  return count;
}

const AT = new Date('2026-11-20T06:30:00Z');
const STORED = `SELECT count(*) items, count(DISTINCT company_id) companies FROM compliance_items WHERE origin = 'law'`;

/** One run of the job, as cron fires it: how long it took in the Worker, what passed, and what is stored after it. */
export async function runOfTheJob(d1: D1Database) {
  const { database, passed } = counted(d1);
  const began = performance.now();
  await workOutObligations({ DB: database }, AT);
  const ms = performance.now() - began;
  const stored = await d1.prepare(STORED).first<{ items: number; companies: number }>();
  return { ms, ...passed, items: stored?.items ?? 0, companies: stored?.companies ?? 0 };
}

/** Works every company out once more on the same day, whoever was done: what a run that finds nothing new writes. */
export async function runOfAll(d1: D1Database) {
  const { database, passed } = counted(d1);
  const { results } = await d1
    .prepare('SELECT id FROM companies WHERE worked_out_for IS NOT NULL')
    .all<{ id: string }>();
  const began = performance.now();
  for (const { id } of results) {
    const kase = (await readCases(database, [id])).get(id);
    if (!kase) throw new Error(`There is no company ${id}`);
    const { change } = workOut(database, kase, dateInIndia(AT));
    if (change.statements.length > 0) await commit(systemActing(database, 'bench'), [change]);
  }
  return { ms: performance.now() - began, ...passed };
}
