import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { setClock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { rowsRead, watched } from '../../../testing/watched-database';
import type { Seed } from '../../dev/dev.seed';

const DAY = isoDate('2026-11-20');

let seed: Seed;
let owner: string;

beforeEach(async () => {
  setClock(new Date('2026-11-20T12:00:00+05:30'));
  seed = await seeded();
  owner = await signIn('OA');
});
afterEach(() => setClock(undefined));

type Made = { id: string; kind: string; label: string; url: string };
const make = (cookie: string, of: object) => ask(cookie, 'POST', '/calendar-feeds', of);
const made = async (cookie: string, of: object): Promise<Made> => (await make(cookie, of)).body;
const read = ({ url }: { url: string }) => ask(undefined, 'GET', new URL(url).pathname.replace('/api', ''));
const titles = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);
const companyFeed = (cookie = owner) => made(cookie, { kind: 'company', companyId: seed.companies.a1 });

async function item(companyId: string, title: string, due = '2026-12-01', status = 'pending', updated = '2026-11-19') {
  const id = newId();
  await env.DB.prepare(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, created_at, updated_at)
     VALUES (?, ?, 'other', ?, ?, ?, ?, ?)`,
  )
    .bind(id, companyId, title, due, status, `${updated}T06:00:00.000Z`, `${updated}T06:00:00.000Z`)
    .run();
  return id;
}

describe('what a feed carries', () => {
  test('of a company: its items, to anybody who has the link', async () => {
    const id = await item(seed.companies.a1, 'Own');
    await item(seed.companies.a2, 'Of another');
    const feed = await companyFeed();
    expect(feed).toMatchObject({ kind: 'company', label: 'Asterfield Labs Private Limited' });
    expect(feed.url).toMatch(/^http:\/\/localhost:8788\/api\/feeds\/[\w-]{43}\.ics$/);
    const { status, headers, body } = await read(feed);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(titles(body)).toEqual(['Own']);
    expect(body).toContain(`UID:${id}@anupalan`);
    expect((await read({ url: feed.url.replace('.ics', '') })).body).toBe(body);
  });

  test('of a firm: all its clients, named', async () => {
    await item(seed.companies.a1, 'One', '2026-12-01');
    await item(seed.companies.a2, 'Two', '2026-12-02');
    await item(seed.companies.b1, 'Foreign');
    const feed = await made(owner, { kind: 'firm', caFirmId: seed.firms.A });
    expect(titles((await read(feed)).body)).toEqual([
      'Asterfield Labs Private Limited: One',
      'Banyan Freight Private Limited: Two',
    ]);
  });

  test('of staff: the clients in the charge of the person, not those of somebody of the same name', async () => {
    await env.DB.prepare('DELETE FROM client_assignments').run();
    await item(seed.companies.a1, 'One');
    await item(seed.companies.a2, 'Two');
    await env.DB.prepare("UPDATE companies SET assigned_manager = 'Seed SA'").run();
    await env.DB.prepare(
      `UPDATE companies SET assigned_manager_id = (SELECT id FROM users WHERE name = 'Seed SA') WHERE id = ?`,
    )
      .bind(seed.companies.a2)
      .run();
    const feed = await made(await signIn('SA'), { kind: 'staff', caFirmId: seed.firms.A });
    expect(feed.label).toBe('Clients of Seed SA at Firm A & Associates');
    expect(titles((await read(feed)).body)).toEqual(['Banyan Freight Private Limited: Two']);
  });

  test('three months back, fifteen on, and for ninety days what was withdrawn', async () => {
    const { a1 } = seed.companies;
    await item(a1, 'too old', '2026-08-19');
    await item(a1, 'first', '2026-08-20');
    await item(a1, 'last', '2028-02-20');
    await item(a1, 'too far', '2028-02-21');
    await item(a1, 'withdrawn', '2026-12-01', 'withdrawn', '2026-08-22');
    await item(a1, 'long gone', '2026-12-01', 'withdrawn', '2026-08-21');
    const { body } = await read(await companyFeed());
    expect(titles(body)).toEqual(['first', 'last', 'withdrawn']);
    expect(body.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  });
});

describe('what has not changed', () => {
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname.replace('/api', '');
  const again = (feed: { url: string }, etag: string) =>
    ask(undefined, 'GET', pathOf(feed), undefined, { 'if-none-match': `W/"other", ${etag}` });
  const markOf = async (feed: { url: string }) => (await read(feed)).headers.get('etag') ?? '';
  const run = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();

  test('is not read: 304 with few rows, whatever the firm holds', async () => {
    for (let count = 0; count < 30; count++) await item(seed.companies.a1, `Item ${count}`);
    const feed = await made(owner, { kind: 'firm', caFirmId: seed.firms.A });
    const etag = await markOf(feed);
    expect(await again(feed, etag)).toMatchObject({ status: 304, body: '' });
    expect((await again(feed, '"else"')).status).toBe(200);
    const polled = await watched('', 'GET', pathOf(feed), undefined, { 'if-none-match': etag });
    expect(polled.status).toBe(304);
    let rows = 0;
    for (const sent of polled.statements) rows += await rowsRead(sent);
    expect(rows).toBeLessThanOrEqual(50);
  });

  test('is read in twelve round trips the first time, as long as a feed may be', async () => {
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20100)
      INSERT INTO compliance_items (id, company_id, type, title, description, due_date, status, created_at, updated_at, calendar_firm_id, note)
      SELECT printf('d0000000-0000-7000-8000-%012x', i), ?1, 'other', 'Return ' || i, hex(zeroblob(60)), date('2026-11-20', (i % 300) || ' days'),
        'pending', 'x', 'x', ?2, 'x' FROM n`;
    await run(many, seed.companies.a1, seed.firms.A);
    const feed = await made(owner, { kind: 'firm', caFirmId: seed.firms.A });
    const first = await watched('', 'GET', pathOf(feed));
    expect(first.status).toBe(200);
    expect(first.trips).toBeLessThanOrEqual(12);
    expect(titles(first.body).length).toBeGreaterThan(19_900);
  });

  test('a change of what it says is told, each once; of what it does not say, nothing is', async () => {
    const { a1, a2, b1 } = seed.companies;
    const id = await item(a1, 'One');
    const feeds = [
      await companyFeed(),
      await made(owner, { kind: 'firm', caFirmId: seed.firms.A }),
      await made(await signIn('SA'), { kind: 'staff', caFirmId: seed.firms.A }),
    ];
    const marks = await Promise.all(feeds.map(markOf));
    const changed = async (change: () => Promise<unknown>) => {
      await change();
      const found = await Promise.all(feeds.map((feed, at) => again(feed, marks[at] ?? '')));
      for (const [at, { headers }] of found.entries()) marks[at] = headers.get('etag') ?? '';
      return found.map(({ status }) => status === 200);
    };
    const NONE = [false, false, false];
    expect(await changed(async () => undefined)).toEqual(NONE);
    expect(await changed(() => run('UPDATE compliance_items SET note = ? WHERE id = ?', 'x', id))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await changed(() => item(a2, 'Of another client'))).toEqual([false, true, true]);
    expect(await changed(() => item(b1, 'Of another firm'))).toEqual(NONE);
    expect(
      await changed(() => run('UPDATE companies SET facts_version = 9, updated_at = ? WHERE id = ?', 'x', a1)),
    ).toEqual(NONE);
    expect(await changed(() => run('UPDATE companies SET name = ? WHERE id = ?', 'Renamed', a1))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      await changed(() => run('UPDATE companies SET assigned_manager_id = ? WHERE id = ?', 'somebody', a2)),
    ).toEqual([false, true, true]);
    expect(await changed(() => run(`UPDATE companies SET client_status = 'archived' WHERE id = ?`, a2))).toEqual([
      false,
      true,
      true,
    ]);
    expect(titles((await read(feeds[1] as Made)).body)).toEqual(['Renamed: One']);
    expect(await changed(() => run(`UPDATE companies SET client_status = 'active' WHERE id = ?`, a2))).toEqual([
      false,
      true,
      true,
    ]);
    expect(titles((await read(feeds[1] as Made)).body).toSorted()).toEqual([
      'Banyan Freight Private Limited: Of another client',
      'Renamed: One',
    ]);
    expect(await changed(() => run('DELETE FROM compliance_items WHERE id = ?', id))).toEqual([true, true, true]);
    // What waiting costs is another figure on another day.
    expect(await changed(async () => setClock(new Date('2026-11-21T12:00:00+05:30')))).toEqual([true, true, true]);
  });

  test('a thousand rows of one change write one row of its version', async () => {
    await markOf(await companyFeed());
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO compliance_items (id, company_id, type, title, due_date, status, created_at, updated_at, calendar_firm_id)
      SELECT 'many-' || i, ?1, 'other', 'x', '2026-12-01', 'pending', 'x', 'x', ?2 FROM n`;
    await run(many, seed.companies.a1, seed.firms.A);
    expect(await env.DB.prepare('SELECT id, version, is_given isGiven FROM feed_versions').all()).toMatchObject({
      results: [{ id: seed.companies.a1, version: 2, isGiven: 0 }],
    });
  });
});

test('what is filed stays one event: the same UID under a higher sequence', async () => {
  const { a1 } = seed.companies;
  await state(a1, DAY);
  await ask(owner, 'POST', `/companies/${a1}/compliance-calendar/generate`, {});
  const feed = await companyFeed();
  const key = 'GSTR-3B|2026-10|29AAZCN9001Q1ZC';
  const found = (await ask(owner, 'GET', `/companies/${a1}/compliance-calendar?limit=500`)).body;
  const { id } = found.find((one: { obligationKey: string }) => one.obligationKey === key);
  const eventsOf = (text: string) => text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:${id}@anupalan`));
  const [before, ...more] = eventsOf((await read(feed)).body);
  expect(more).toEqual([]);
  expect(before).toContain('SEQUENCE:0');
  expect(before).toContain('SUMMARY:GSTR-3B for October 2026');
  const done = { doneOn: '2026-11-20', acknowledgement: 'AA2911260000001' };
  expect((await ask(owner, 'POST', `/companies/${a1}/compliance-items/${id}/complete`, done)).status).toBe(200);
  const [after, ...others] = eventsOf((await read(feed)).body);
  expect(others).toEqual([]);
  expect(after).toContain('SEQUENCE:1');
  expect(after).toContain('SUMMARY:Done: GSTR-3B for October 2026');
});

describe('who may', () => {
  const gone = async (feed: Made) => {
    const [dead, unknown] = [await read(feed), await ask(undefined, 'GET', `/feeds/${newId()}.ics`)];
    expect(dead.status).toBe(404);
    expect({ ...dead.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  };

  test('a revoked link answers as an unknown one, and revoking twice is no fault', async () => {
    const feed = await companyFeed();
    const revoke = (cookie: string) => ask(cookie, 'POST', `/calendar-feeds/${feed.id}/revoke`, {});
    expect((await revoke(await signIn('MA'))).status).toBe(404);
    expect((await read(feed)).status).toBe(200);
    expect(await revoke(owner)).toMatchObject({ status: 200, body: { id: feed.id } });
    expect((await revoke(owner)).status).toBe(200);
    await gone(feed);
    expect((await ask(owner, 'GET', '/calendar-feeds')).body).toEqual([]);
  });

  test.each([
    ['firm', 'SA', 'firm_members'],
    ['staff', 'SA', 'firm_members'],
    ['company', 'SA', 'firm_members'],
    ['company', 'FA', 'company_access'],
  ])('a %s feed of %s ends when the person is removed', async (kind, actor, table) => {
    const of = kind === 'company' ? { companyId: seed.companies.a1 } : { caFirmId: seed.firms.A };
    const feed = await made(await signIn(actor), { kind, ...of });
    expect((await read(feed)).status).toBe(200);
    await env.DB.prepare(
      `UPDATE ${table} SET removed_at = '2026-11-20' WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    )
      .bind(`${actor.toLowerCase()}@seed.example`)
      .run();
    await gone(feed);
    // Whoever is let in again makes a new one: the link may have gone anywhere meanwhile.
    await env.DB.prepare(`UPDATE ${table} SET removed_at = NULL`).run();
    await gone(feed);
    expect((await ask(await signIn(actor), 'GET', '/calendar-feeds')).body).toEqual([]);
  });

  test('the owner sees every feed of the firm with its maker, and ends any of them; a client that leaves takes theirs along', async () => {
    const staff = await signIn('SA');
    const ofFirm = await made(staff, { kind: 'firm', caFirmId: seed.firms.A });
    const ofClient = await made(staff, { kind: 'company', companyId: seed.companies.a1 });
    const ofFounder = await made(await signIn('FA'), { kind: 'company', companyId: seed.companies.a1 });
    await made(await signIn('OB'), { kind: 'firm', caFirmId: seed.firms.B });
    const list = async () => (await ask(owner, 'GET', `/ca-firms/${seed.firms.A}/calendar-feeds`)).body;
    const end = (id: string, firm = seed.firms.A) =>
      ask(owner, 'POST', `/ca-firms/${firm}/calendar-feeds/${id}/revoke`, {});
    expect(await list()).toMatchObject([
      { id: ofFounder.id, personName: 'Seed FA', isAnswering: true },
      { id: ofClient.id, personName: 'Seed SA', isAnswering: true },
      { id: ofFirm.id, kind: 'firm', personName: 'Seed SA', isAnswering: true },
    ]);
    expect((await end(ofFirm.id, seed.firms.B)).status).toBe(404);
    expect(await end(ofFirm.id)).toMatchObject({ status: 200, body: { id: ofFirm.id } });
    expect((await end(ofFirm.id)).status).toBe(200);
    await gone(ofFirm);
    await env.DB.prepare(`UPDATE firm_members SET removed_at = 'x' WHERE role = 'staff'`).run();
    expect(await list()).toMatchObject([{ isAnswering: true }, { id: ofClient.id, isAnswering: false }]);
    await gone(ofClient);
    await env.DB.prepare(`UPDATE firm_members SET removed_at = NULL`).run();
    const again = await made(staff, { kind: 'company', companyId: seed.companies.a1 });
    await env.DB.prepare('DELETE FROM client_assignments').run();
    const leave = env.DB.prepare('UPDATE companies SET ca_firm_id = ? WHERE id = ?');
    await leave.bind(null, seed.companies.a1).run();
    await leave.bind(seed.firms.A, seed.companies.a1).run();
    await gone(again);
    await env.DB.prepare('UPDATE companies SET ca_firm_id = NULL WHERE id = ?').bind(seed.companies.a1).run();
    await gone(ofClient);
    expect((await read(ofFounder)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await end(ofFounder.id)).status).toBe(404);
  });

  test('a signatory has no calendar, so no feed of it', async () => {
    await env.DB.prepare(
      "UPDATE company_access SET role = 'signatory' WHERE user_id = (SELECT id FROM users WHERE email = 'va@seed.example')",
    ).run();
    expect((await make(await signIn('VA'), { kind: 'company', companyId: seed.companies.a1 })).status).toBe(404);
  });

  test.each([
    ['a founder, of the firm', 'FA', { kind: 'firm' }, 'caFirmId', 404],
    ['nobody, of a company', 'NM', { kind: 'company' }, 'companyId', 404],
    ['an owner, of a company without naming it', 'OA', { kind: 'company' }, undefined, 400],
    ['an owner, of staff without a firm', 'OA', { kind: 'staff' }, undefined, 400],
  ])('%s', async (_words, actor, of, field, status) => {
    const ids = { caFirmId: seed.firms.A, companyId: seed.companies.a1 };
    const named = field ? { [field]: ids[field as keyof typeof ids] } : {};
    expect((await make(await signIn(actor), { ...of, ...named })).status).toBe(status);
  });

  test('a demonstration has none', async () => {
    await env.DB.prepare('UPDATE companies SET is_demo = 1 WHERE id = ?').bind(seed.companies.a1).run();
    const { status, body } = await make(owner, { kind: 'company', companyId: seed.companies.a1 });
    expect([status, body.code]).toEqual([409, 'demonstration']);
  });

  test('one person has twenty at most, also of thirty that are made at once', async () => {
    const raced = await Promise.all(
      Array.from({ length: 30 }, () => make(owner, { kind: 'firm', caFirmId: seed.firms.A })),
    );
    expect(raced.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(raced.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await make(owner, { kind: 'company', companyId: seed.companies.a1 })).toMatchObject({
      status: 409,
      body: { code: 'too-many-feeds' },
    });
  });
});

describe('the secret', () => {
  test('is shown once, kept as a hash, and stands in no trail, list, stored answer or log', async () => {
    const log = vi.spyOn(console, 'log');
    const { body } = await ask(
      owner,
      'POST',
      '/calendar-feeds',
      { kind: 'company', companyId: seed.companies.a1 },
      { 'idempotency-key': 'once' },
    );
    const secret = /feeds\/([\w-]+)\.ics/.exec(body.url)?.[1] ?? '';
    await read(body);
    const tables = ['calendar_feeds', 'audit_entries', 'idempotency_keys', 'security_events', 'attempt_counters'];
    const stored = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(stored.map(({ results }) => results))).not.toContain(secret);
    expect(JSON.stringify((await ask(owner, 'GET', '/calendar-feeds')).body)).not.toContain(secret);
    expect(JSON.stringify(log.mock.calls)).not.toContain(secret);
    log.mockRestore();
  });

  test('the trail of the company, or of the firm, says who made and who ended a feed', async () => {
    const [ofCompany, ofFirm] = [await companyFeed(), await made(owner, { kind: 'firm', caFirmId: seed.firms.A })];
    for (const { id } of [ofCompany, ofFirm]) await ask(owner, 'POST', `/calendar-feeds/${id}/revoke`, {});
    const { results } = await env.DB.prepare(
      `SELECT chain_id chainId, action, entity_id id, actor_name name FROM audit_entries WHERE action LIKE 'feed.%' ORDER BY action, seq, chain_id = '${seed.firms.A}'`,
    ).all();
    expect(results).toEqual(
      [
        [seed.companies.a1, 'feed.create', ofCompany.id],
        [seed.firms.A, 'feed.create', ofFirm.id],
        [seed.companies.a1, 'feed.revoke', ofCompany.id],
        [seed.firms.A, 'feed.revoke', ofFirm.id],
      ].map(([chainId, action, id]) => ({ chainId, action, id, name: 'Seed OA' })),
    );
  });

  test('reading is noted, and limited to thirty times a minute', async () => {
    const feed = await companyFeed();
    for (let count = 0; count < 30; count++) expect((await read(feed)).status).toBe(200);
    const refused = await read(feed);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [listed] = (await ask(owner, 'GET', '/calendar-feeds')).body;
    expect(listed).toMatchObject({ id: feed.id, lastReadAt: '2026-11-20T06:30:00.000Z' });
    expect((await read(await companyFeed())).status).toBe(200);
  });
});
