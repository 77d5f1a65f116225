import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { addDays, isoDate } from '../../../domain/shared/dates';
import worker from '../../../index';
import { systemActing } from '../../../platform/acting';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { planOf, watched } from '../../../testing/watched-database';
import { commit } from '../../audit/audit.repository';
import { readCases } from '../case/case.repository';
import { DUE } from './due-companies.repository';
import { workOut } from './work-out.repository';

const CRON = '*/5 * * * *';
const DAY = isoDate('2026-11-20');
const NOON = Date.UTC(2026, 10, 20, 6, 30);
const HALF_AN_HOUR = 1_800_000;

const fire = (minutes = 0) =>
  worker.scheduled(
    createScheduledController({ cron: CRON, scheduledTime: new Date(NOON + minutes * 60_000) }),
    env as never,
  );

const at = (millis = NOON) => setClock(new Date(millis));
afterEach(() => setClock(undefined));

/** The seeded companies and as many more of the same firm as asked for, each with the usual facts. */
async function clients(count: number): Promise<string[]> {
  const { companies } = await seeded();
  const ids = [companies.a1, ...Array.from({ length: count - 1 }, () => newId())].toSorted();
  const copy = `INSERT INTO companies (id, name, cin, pan, incorporation_date, financial_year, ca_firm_id, owner_id, created_at, updated_at)
    SELECT ?1, name, ?1, pan, incorporation_date, financial_year, ca_firm_id, owner_id, '', '' FROM companies WHERE id = ?2`;
  const others = ids.filter((id) => id !== companies.a1);
  for (const id of others) await env.DB.prepare(copy).bind(id, companies.a1).run();
  for (const id of ids) await state(id, DAY);
  return ids;
}

/** Everything a run writes, without the ids and instants that differ from run to run. */
async function stored() {
  const queries = [
    `SELECT company_id, obligation_key, id, title, due_date, status, cost_ladder, moves, waivers, sequence FROM compliance_items ORDER BY company_id, obligation_key`,
    'SELECT company_id, item_id, change, due_date, status, reason, day FROM compliance_item_history ORDER BY company_id, item_id, id',
    'SELECT * FROM health_scores ORDER BY company_id, day',
    'SELECT id, compliance_health_score, worked_out_for, scored_on, facts_version FROM companies ORDER BY id',
    `SELECT chain_id, seq, action, count FROM audit_entries WHERE action LIKE 'obligation.%' ORDER BY chain_id, seq`,
  ];
  const results = await env.DB.batch<Record<string, unknown>>(queries.map((query) => env.DB.prepare(query)));
  return results.map(({ results: rows }) => rows);
}

async function workedOut(companyId: string, day = DAY) {
  const companyCase = (await readCases(env.DB, [companyId])).get(companyId);
  if (!companyCase) throw new Error('There is no case');
  const worked = workOut(env.DB, companyCase, day);
  if (worked.change.statements.length > 0) await commit(systemActing(env.DB, 'test'), [worked.change]);
  return worked;
}

test('a run stores what the engine answers, each once, with a line of history, the trail and the score of the day', async () => {
  at();
  const [id = ''] = await clients(1);
  const { answer, changes } = await workedOut(id);
  expect(answer.obligations.length).toBeGreaterThan(50);
  expect(changes.every(({ change }) => change === 'added')).toBe(true);
  const [items = [], history = [], scores = [], companies = [], trail = []] = await stored();
  expect(items).toHaveLength(answer.obligations.length);
  expect(history).toHaveLength(items.length);
  expect(scores).toMatchObject([{ company_id: id, day: DAY }]);
  expect(companies.find((row) => row.id === id)).toMatchObject({ worked_out_for: DAY, scored_on: DAY });
  expect(trail.reduce((sum, row) => sum + Number(row.count), 0)).toBe(items.length);
  expect(
    items.every((row) => /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(String(row.id))),
  ).toBe(true);
});

test('the same day again writes nothing at all, the next day only the day', async () => {
  at();
  const [id = ''] = await clients(1);
  await workedOut(id);
  const before = await stored();
  expect((await workedOut(id)).change.statements).toEqual([]);
  expect(await stored()).toEqual(before);
  const next = await workedOut(id, addDays(DAY, 1));
  expect(next.changes.filter(({ change }) => change !== 'added')).toEqual([]);
});

test('who worked on facts that somebody has changed since is told so, and writes nothing', async () => {
  at();
  const [id = ''] = await clients(1);
  const companyCase = (await readCases(env.DB, [id])).get(id);
  await state(id, DAY, []);
  const { change } = workOut(env.DB, companyCase!, DAY);
  await expect(commit(systemActing(env.DB, 'test'), [change])).rejects.toMatchObject({ status: 409 });
  expect((await stored())[0]).toEqual([]);
});

test('the cron works out who is not of today; fired again it writes nothing', async () => {
  at();
  const ids = await clients(3);
  await fire();
  const once = await stored();
  expect(new Set(once[0]?.map((row) => row.company_id))).toEqual(new Set(ids));
  await fire(5);
  expect(await stored()).toEqual(once);
});

test('thirty companies, broken off in the middle and run again, end as in one run', async () => {
  at();
  const ids = await clients(30);
  const broken = ids[14] ?? '';
  await env.DB.prepare(
    `CREATE TRIGGER breaks BEFORE INSERT ON compliance_items WHEN NEW.company_id = '${broken}' BEGIN SELECT RAISE(ABORT, 'broken off'); END`,
  ).run();
  await fire();
  const half = await stored();
  expect(new Set(half[0]?.map((row) => row.company_id)).size).toBe(29);
  expect(half[2]).toHaveLength(29);
  await env.DB.prepare('DROP TRIGGER breaks').run();
  await fire(5);
  expect((await stored())[2]).toHaveLength(29);
  await fire(HALF_AN_HOUR / 60_000 + 1);
  const resumed = await stored();
  expect(resumed[2]).toHaveLength(30);
  const alike = (rows: readonly Record<string, unknown>[] | undefined, id: string) =>
    rows?.filter((row) => row.company_id === id).map(({ company_id: _c, id: _i, item_id: _t, ...row }) => row);
  const [items, history] = resumed;
  for (const id of ids) {
    expect(alike(items, id)).toEqual(alike(items, ids[0] ?? ''));
    expect(alike(history, id)?.length).toEqual(alike(history, ids[0] ?? '')?.length);
  }
}, 60_000);

test('nobody is worked out who is archived or of whom nothing is stated', async () => {
  at();
  const { companies } = await seeded();
  await state(companies.a2, DAY);
  await env.DB.prepare(`UPDATE companies SET client_status = 'archived' WHERE id = ?`).bind(companies.a2).run();
  await fire();
  expect((await stored())[0]).toEqual([]);
});

test('Generate says what changed since the last run, and writes nothing where nothing did', async () => {
  at();
  const [id = ''] = await clients(1);
  const person = await signIn('OA');
  const path = `/companies/${id}/compliance-calendar/generate`;
  const first = (await ask(person, 'POST', path, {})).body;
  expect(first).toMatchObject({ lastRunOn: null, added: expect.any(Number), moved: 0, withdrawn: 0 });
  expect(first.message).toBe(`${first.added} added`);
  expect(first.changes).toHaveLength(Math.min(100, first.added));
  const again = await watched(person, 'POST', path, {});
  expect(again.body).toMatchObject({
    message: 'Nothing changed since the last run on 20 Nov 2026',
    added: 0,
    unchanged: first.added,
    lastRunOn: DAY,
  });
  expect(again.statements.filter(({ sql }) => /^\s*(INSERT|UPDATE|DELETE)/i.test(sql))).toEqual([]);
});

// What a query makes itself, one parameter's JSON and a constant row may be read through; a stored table may not.
const SCAN = /^SCAN (?!\(subquery|CONSTANT ROW|.*VIRTUAL TABLE)/;

test('a run looks its rows up and scans no table, in few round trips; so does the search for who is next', async () => {
  at();
  const [id = ''] = await clients(1);
  const run = await watched(await signIn('OA'), 'POST', `/companies/${id}/compliance-calendar/generate`, {});
  expect(run.trips).toBeLessThanOrEqual(5);
  const looked = run.statements.filter(({ sql }) => /^\s*(SELECT|UPDATE)/i.test(sql));
  for (const sent of looked)
    expect(
      (await planOf(sent)).filter((line) => SCAN.test(line)),
      sent.sql,
    ).toEqual([]);
  const due = await planOf({ sql: DUE, values: [DAY, 0, 50] });
  const ofCompanies = due.filter((line) => / c( |$)/.test(line));
  expect(ofCompanies).toHaveLength(2);
  for (const line of ofCompanies) expect(line).toMatch(/^SEARCH c USING INDEX companies_worked_out/);
});

test('of a company of which nothing is stated nothing is generated, and it is said', async () => {
  const { companies } = await seeded();
  const { body } = await ask(await signIn('OA'), 'POST', `/companies/${companies.a1}/compliance-calendar/generate`, {});
  expect(body).toMatchObject({ message: 'Nothing is known of this company yet. Complete its profile first', added: 0 });
  expect((await stored())[0]).toEqual([]);
});
