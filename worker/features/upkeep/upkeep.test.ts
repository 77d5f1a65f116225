import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import worker from '../../index';
import { today } from '../../platform/clock';
import { idsFrom } from '../../platform/ids';
import { ask, fileNamed, formWith, seeded, signIn } from '../../testing/client';
import { inEnglish } from '../../testing/in-english';
import { anchorTrail } from '../audit/anchor.repository';
import { emailOf } from '../dev/dev.seed';
import { brokenReferences, orphansOf } from './references.repository';
import { nextChains } from './upkeep.repository';

const CRON = '30 20 * * *';
const DAY_MS = 86_400_000;

async function fire(due = Date.now(), bindings: object = env): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron: CRON, scheduledTime: new Date(due) }), bindings as never);
  await waitOnExecutionContext(context);
}

type Report = { day: string; ok: number; findings: string; figures: string };

async function reports() {
  const { results } = await env.DB.prepare('SELECT * FROM upkeep_reports ORDER BY day').all<Report>();
  return results.map(({ day, ok, findings, figures }) => ({
    day,
    ok,
    findings: inEnglish(JSON.parse(findings)),
    figures: JSON.parse(figures),
  }));
}

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,NEFT-ICICN250913996742-BLUEPINE ANALYTICS PVT LTD,,295000.00,813000.00',
  '02/10/2026,UPI/509114814490/COFFEE KIOSK/PAY,240.00,,812760.00',
  '',
].join('\n');

async function booked(): Promise<string> {
  const { companies } = await seeded();
  const person = await signIn('OA');
  const account = {
    accountName: 'Main',
    accountNumber: '50200012345678',
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000240',
  };
  const { body } = await ask(person, 'POST', `/companies/${companies.a1}/bank-accounts`, account);
  const upload = { bankAccountId: body.id, statementData: STATEMENT };
  expect((await ask(person, 'POST', `/companies/${companies.a1}/upload-statement`, upload)).status).toBe(200);
  return companies.a1;
}

test('sound books give a clean report; fired twice for a day there is one', async () => {
  await booked();
  await fire();
  await fire();
  const [report, ...others] = await reports();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ ok: 1, findings: [] });
  expect(report?.figures).toMatchObject({
    chains: 5,
    chainsLeft: 0,
    objects: 1,
    objectsDeleted: 0,
    objectsThrough: null,
  });
});

test('the day is India’s, and the one for which the check was due', async () => {
  await fire(Date.UTC(2026, 10, 20, 18, 29, 59));
  await fire(Date.UTC(2026, 10, 20, 18, 30, 0));
  expect((await reports()).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});

test('a trail that was edited behind its triggers is named with the entry', async () => {
  const id = await booked();
  await env.DB.prepare('DROP TRIGGER audit_entries_no_update').run();
  await env.DB.prepare(`UPDATE audit_entries SET actor_name = 'Nobody' WHERE chain_id = ? AND seq = 3`).bind(id).run();
  await fire();
  const [report] = await reports();
  expect(report).toMatchObject({
    ok: 0,
    findings: [{ check: 'trail', subject: id, detail: expect.stringContaining('entry 3') }],
  });
});

test('a line that was taken out of a statement is seen by the sums', async () => {
  const id = await booked();
  await env.DB.prepare('DELETE FROM bank_transactions WHERE line = 2').run();
  await fire();
  const [report] = await reports();
  expect(report?.findings).toMatchObject([
    { check: 'sums', subject: id, detail: expect.stringContaining('1 line is there') },
  ]);
  // Unless its lines are on their way.
  const close = 'INSERT INTO long_changes (chain_id, batch_id, until) VALUES (?, ?, ?)';
  await env.DB.prepare(close).bind(id, 'b', Number.MAX_SAFE_INTEGER).run();
  await fire();
  expect((await reports())[0]?.findings).toEqual([]);
});

test('an amount that was changed is seen by the totals, though the lines are all there', async () => {
  await booked();
  await env.DB.prepare('DROP TRIGGER bank_transactions_as_printed').run();
  await env.DB.prepare('UPDATE bank_transactions SET amount_paise = amount_paise + 1 WHERE line = 2').run();
  await fire();
  expect((await reports())[0]?.findings).toMatchObject([{ check: 'sums' }, { check: 'ledger' }]);
});

test('an original that is gone is reported with its statement', async () => {
  const id = await booked();
  const key = await env.DB.prepare('SELECT file_key FROM statement_uploads').first<string>('file_key');
  await env.FILES.delete(key ?? '');
  await fire();
  expect((await reports())[0]?.findings).toMatchObject([
    { check: 'files', subject: id, detail: expect.stringContaining(key ?? '?') },
  ]);
});

test('an object without a row lives a day, then it is deleted; one with a row stays', async () => {
  const id = await booked();
  const stray = `companies/${id}/statements/stray`;
  const elsewhere = 'companies/00000000-0000-4000-8000-000000000000/statements/stray';
  await env.FILES.put(stray, 'x');
  await env.FILES.put(elsewhere, 'x');
  await fire();
  expect(await env.FILES.head(stray)).not.toBeNull();
  await fire(Date.now() + DAY_MS + 60_000);
  expect([await env.FILES.head(stray), await env.FILES.head(elsewhere)]).toEqual([null, null]);
  expect((await env.FILES.list({ prefix: 'companies/' })).objects.length).toBe(1);
  expect((await reports()).at(-1)?.figures).toMatchObject({ objectsDeleted: 2 });
});

test('stored answers live two days, counters and rows laid by one', async () => {
  const at = new Date('2026-11-20T20:30:00Z');
  const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
  const answer = `INSERT INTO idempotency_keys (person_id, key, fingerprint, status, body, created_at) VALUES ('p', ?, 'f', 200, '{}', ?)`;
  const counter = 'INSERT INTO attempt_counters (key, window_start, count) VALUES (?, ?, 1)';
  const seconds = (hours: number) => Math.floor(hoursAgo(hours).getTime() / 1000);
  const staged = `INSERT INTO staged_pieces (id, batch_id, piece, created_at) VALUES (?1, 'upload', '[]', ?2)`;
  await env.DB.batch([
    env.DB.prepare(staged).bind('old', hoursAgo(25).toISOString()),
    env.DB.prepare(staged).bind('young', hoursAgo(23).toISOString()),
    env.DB.prepare(staged.replace("'upload'", "'decided'")).bind('awaited', hoursAgo(99).toISOString()),
    env.DB.prepare("INSERT INTO long_changes (chain_id, batch_id, until) VALUES ('c', 'decided', 0)"),
    env.DB.prepare(answer).bind('old', hoursAgo(49).toISOString()),
    env.DB.prepare(answer).bind('young', hoursAgo(47).toISOString()),
    env.DB.prepare(counter).bind('old', seconds(25)),
    env.DB.prepare(counter).bind('young', seconds(23)),
  ]);
  await fire(at.getTime());
  const left = await env.DB.prepare(
    'SELECT key FROM idempotency_keys UNION ALL SELECT key FROM attempt_counters UNION ALL SELECT id FROM staged_pieces',
  ).all();
  expect(left.results).toEqual([{ key: 'young' }, { key: 'young' }, { key: 'awaited' }, { key: 'young' }]);
  const figures = { answersDeleted: 1, countersDeleted: 1, stagedDeleted: 1 };
  expect((await reports())[0]?.figures).toMatchObject(figures);
});

test('sessions that ended go after a day, digests after two months, and what is of use stays', async () => {
  await seeded();
  const at = new Date('2026-11-20T20:30:00Z');
  const idOf = (hours: number) => idsFrom(at.getTime() - hours * 3_600_000);
  const session = `INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at) SELECT ?1, id, ?1, ?2, 0, 0 FROM users LIMIT 1`;
  const digest = `INSERT INTO digests (id, user_id, day, state, claimed_at) SELECT ?1, id, ?2, 'sent', 'x' FROM users LIMIT 1`;
  const [past, future] = [at.getTime() - 1, at.getTime() + 1];
  await env.DB.batch([
    ...Array.from({ length: 2_100 }, (_, place) => env.DB.prepare(session).bind(`${idOf(40)}${place}`, past)),
    env.DB.prepare(session).bind(`${idOf(23)}just-ended`, past),
    env.DB.prepare(session).bind(`${idOf(40)}still-open`, future),
    env.DB.prepare(digest).bind(`${idOf(61 * 24)}x`, '2026-09-20'),
    env.DB.prepare(digest).bind(`${idOf(59 * 24)}x`, '2026-09-22'),
  ]);
  await fire(at.getTime());
  const left = await env.DB.prepare('SELECT id FROM sessions UNION ALL SELECT id FROM digests ORDER BY id').raw();
  expect(left.flat()).toEqual([`${idOf(59 * 24)}x`, `${idOf(40)}still-open`, `${idOf(23)}just-ended`].toSorted());
  expect((await reports())[0]?.figures).toMatchObject({ sessionsDeleted: 2_100, digestsDeleted: 1 });
});

test('rows are looked at slice by slice, from where the night before ended', async () => {
  const id = await booked();
  const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) INSERT INTO hung SELECT i, ? FROM n`;
  await env.DB.batch([
    env.DB.prepare('CREATE TABLE hung (id INTEGER PRIMARY KEY, company_id TEXT REFERENCES companies(id))'),
    env.DB.prepare(many).bind(id),
  ]);
  expect(await brokenReferences(env.DB, null, 1_000_000)).toMatchObject({ findings: [], through: null });
  const places: (string | null)[] = [];
  let after: string | null = 'hung|0';
  for (; after; places.push(after)) ({ through: after } = await brokenReferences(env.DB, after, 10_000));
  expect(places.slice(0, 2)).toEqual(['hung|10000', 'hung|20000']);
  expect(places.at(-1)).toBeNull();
});

test('a row whose parent is gone is seen, and one that names none is sound', async () => {
  const { companies, firms } = await seeded();
  // The database takes no such row in a table that has foreign keys; these are asked of one that has none.
  await env.DB.batch([
    env.DB.prepare('CREATE TABLE loose (id INTEGER PRIMARY KEY, company_id TEXT, firm_id TEXT)'),
    env.DB.prepare(
      `INSERT INTO loose VALUES (1, ?1, ?2), (2, 'gone', ?2), (3, ?1, NULL), (4, NULL, 'gone'), (10001, 'gone', 'gone')`,
    ).bind(companies.a1, firms.A),
  ]);
  const columns = [
    { from: 'company_id', to: 'id' },
    { from: 'firm_id', to: 'ca_firm_id' },
  ];
  const child = { table: 'loose', relations: [{ parent: 'companies', columns }], last: 10_001 };
  const found = [await orphansOf(env.DB, child, 0, 100), await orphansOf(env.DB, child, 10_000, 100)];
  expect(found).toMatchObject([
    [{ subject: 'loose', detail: { params: { row: '2', parent: 'companies' } } }],
    [{ subject: 'loose', detail: { params: { row: '10001' } } }],
  ]);
});

test('a line that mixes two companies is seen, where somebody took the foreign keys away', async () => {
  await booked();
  const { companies } = await seeded();
  // A table without its foreign keys takes what the real one refuses; the check reads it by the same name.
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%bank_transactions%'",
  ).all<{
    name: string;
  }>();
  await env.DB.batch([
    ...results.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
    env.DB.prepare('CREATE TABLE parts AS SELECT * FROM transaction_splits'),
    env.DB.prepare('DROP TABLE transaction_splits'),
    env.DB.prepare('ALTER TABLE parts RENAME TO transaction_splits'),
    env.DB.prepare('ALTER TABLE transaction_attachments RENAME TO hung'),
    env.DB.prepare('CREATE TABLE transaction_attachments AS SELECT * FROM hung'),
    env.DB.prepare('DROP TABLE hung'),
    env.DB.prepare('CREATE TABLE loose AS SELECT * FROM bank_transactions'),
    env.DB.prepare('DROP TABLE bank_transactions'),
    env.DB.prepare('ALTER TABLE loose RENAME TO bank_transactions'),
    env.DB.prepare('UPDATE bank_transactions SET company_id = ? WHERE line = 3').bind(companies.b1),
  ]);
  await fire();
  const checks = (await reports())[0]?.findings.map(({ check }: { check: string }) => check);
  expect(checks).toContain('tenancy');
});

test('a chain that nobody wrote to is looked at within a week', async () => {
  const id = await booked();
  // More companies than a night looks at, so that the week has its parts.
  const chains = 'SELECT id FROM companies UNION ALL SELECT id FROM ca_firms';
  await env.DB.prepare('DROP TRIGGER audit_entries_no_update').run();
  await env.DB.prepare(`UPDATE audit_entries SET actor_name = 'Nobody' WHERE chain_id = ? AND seq = 3`).bind(id).run();
  const [{ n } = { n: 0 }] = (await env.DB.prepare(`SELECT count(*) n FROM (${chains})`).all<{ n: number }>()).results;
  const seen = new Set<string>();
  let after: string | null = null;
  for (let night = 0; night < 7; night++) {
    const { rows, through }: { rows: string[]; through: string | null } = await nextChains(env.DB, after, 1);
    for (const row of rows) seen.add(row);
    after = through;
  }
  expect(seen.size).toBe(n);
  // A month later nothing has grown for long.
  await fire(Date.now() + 30 * DAY_MS);
  expect((await reports())[0]?.findings).toMatchObject([{ check: 'trail', subject: id }]);
});

test('a paper that is gone is reported though nobody worked on its company', async () => {
  const id = await booked();
  const person = await signIn('OA');
  const line = await env.DB.prepare('SELECT id FROM bank_transactions').first<string>('id');
  const paper = formWith({ file: fileNamed('bill.pdf', '%PDF-1.7 a bill') });
  expect((await ask(person, 'POST', `/bank-transactions/${line}/attachments`, paper)).status).toBe(201);
  const key = await env.DB.prepare('SELECT file_key FROM transaction_attachments').first<string>('file_key');
  await env.FILES.delete(key ?? '');
  await fire(Date.now() + 30 * DAY_MS);
  expect((await reports())[0]).toMatchObject({
    findings: [{ check: 'files', subject: id, detail: expect.stringContaining(key ?? '?') }],
    figures: { originals: 2, originalsThrough: null, chainsThrough: null },
  });
});

describe('the anchor of a night', () => {
  const TOMORROW = DAY_MS;
  const findings = async () => (await reports()).at(-1)?.findings;

  /** What somebody does who can change everything in the database. */
  async function cut(id: string): Promise<void> {
    await env.DB.prepare('DROP TRIGGER audit_entries_no_delete').run();
    await env.DB.prepare('DROP TRIGGER chain_heads_forward').run();
    await env.DB.prepare('DELETE FROM audit_entries WHERE chain_id = ? AND seq > 2').bind(id).run();
    await env.DB.prepare(
      `UPDATE chain_heads SET (length, head) = (SELECT seq, hash FROM audit_entries e WHERE e.chain_id = ?1 ORDER BY seq DESC LIMIT 1)
       WHERE chain_id = ?1`,
    )
      .bind(id)
      .run();
  }

  test('agrees with a trail that only grew', async () => {
    await fire();
    await booked();
    await fire(Date.now() + TOMORROW);
    await fire(Date.now() + 2 * TOMORROW);
    expect((await reports()).map(({ ok }) => ok)).toEqual([1, 1, 1]);
    expect((await env.FILES.list({ prefix: 'anchors/' })).objects).toHaveLength(3);
  });

  test('tells of a chain that was cut, though it and its record agree', async () => {
    const id = await booked();
    await fire();
    await cut(id);
    await fire(Date.now() + TOMORROW);
    expect(await findings()).toMatchObject([
      { check: 'trail', subject: id, detail: expect.stringContaining('no longer the entry') },
    ]);
  });

  test('tells of a chain that is gone, also after a night that was missed', async () => {
    const id = await booked();
    await fire();
    await cut(id);
    await env.DB.prepare('DELETE FROM audit_entries WHERE chain_id = ?').bind(id).run();
    await env.DB.prepare('DROP TRIGGER chain_heads_no_delete').run();
    await env.DB.prepare('DELETE FROM chain_heads WHERE chain_id = ?').bind(id).run();
    await fire(Date.now() + 9 * TOMORROW);
    expect(await findings()).toMatchObject([{ check: 'trail', subject: id }]);
  });

  test.each([
    ['was written anew without the secret', (text: string) => text.replace(/,\d+,"/, ',99,"')],
    ['cannot be read', () => 'nothing'],
  ])('that %s is told', async (_what, forged) => {
    await booked();
    await fire();
    const [{ key } = { key: '' }] = (await env.FILES.list({ prefix: 'anchors/' })).objects;
    const text = (await (await env.FILES.get(key))?.text()) ?? '';
    expect(forged(text)).not.toBe(text);
    await env.FILES.put(key, forged(text));
    await fire(Date.now() + TOMORROW);
    expect(await findings()).toMatchObject([{ check: 'anchor', subject: key }]);
  });

  test('is that of the first run of its day', async () => {
    await fire();
    const read = async () => (await (await env.FILES.list({ prefix: 'anchors/' })).objects)[0]?.etag;
    const first = await read();
    await booked();
    await fire();
    expect(await read()).toBe(first);
  });

  test('is kept once also where the store is locked, and refuses to write what is there', async () => {
    const put: typeof env.FILES.put = async (key: string, ...rest: never[]) => {
      if (await env.FILES.head(key)) throw new Error('put: The object is locked by the bucket policy. (10069)');
      return (env.FILES.put as (...given: unknown[]) => Promise<never>)(key, ...rest);
    };
    const { head, get, list } = env.FILES;
    const FILES = { head: head.bind(env.FILES), get: get.bind(env.FILES), list: list.bind(env.FILES), put };
    const locked = { ...env, FILES } as never;
    const day = isoDate('2026-11-20');
    await booked();
    const first = await anchorTrail(locked, day);
    await ask(await signIn('OA'), 'POST', '/ca-firms', { name: 'Another' });
    expect(await anchorTrail(locked, day)).toEqual(first);
    expect(first.firms.length).toBeGreaterThan(0);
  });
});

describe('whoever runs the installation', () => {
  const run = { ...env, OPERATOR_EMAIL: emailOf('OA').toUpperCase() };
  const call = async (bindings: object, cookie: string) => {
    const context = createExecutionContext();
    const request = new Request('http://localhost:8788/api/operations', { headers: { cookie } });
    const response = await worker.fetch(request as never, bindings as never, context);
    await waitOnExecutionContext(context);
    return {
      status: response.status,
      body: (await response.json()) as { selfChecks: object[]; mails: object[]; digests: object[]; backups: object },
    };
  };

  test('alone sees the self-checks and the mails that did not go out', async () => {
    await booked();
    await env.DB.prepare('DELETE FROM bank_transactions WHERE line = 2').run();
    await fire();
    const failed = `INSERT INTO mails (id, key, "to", subject, text, at, tries, failure, retry_at)
      VALUES ('m', 'k', 'a@example.com', 'Confirm', 'A secret link', '2026-11-20T06:30:00.000Z', 7, 'mail-refused', NULL)`;
    await env.DB.prepare(failed).run();
    const digest = `INSERT INTO digests (id, user_id, day, state, claimed_at) SELECT 'd', id, ?, 'failed', '' FROM users LIMIT 1`;
    await env.DB.prepare(digest).bind(today()).run();
    const { status, body } = await call(run, await signIn('OA'));
    expect(status).toBe(200);
    expect(body.digests).toEqual([{ day: today(), sent: 0, failed: 1 }]);
    expect(body.backups).toMatchObject({ holders: 5, never: 5, failed: 0 });
    expect(body.selfChecks).toMatchObject([{ ok: false, findings: [{ check: 'sums', detail: expect.any(String) }] }]);
    expect(body.mails).toMatchObject([{ to: 'a@example.com', tries: 7, failure: 'mail-refused', retryAt: null }]);
    expect(JSON.stringify(body)).not.toContain('secret');
    for (const [bindings, who] of [
      [run, 'MA'],
      [env, 'OA'],
    ] as const)
      expect((await call(bindings, await signIn(who))).status).toBe(404);
  });

  test('is mailed what a night found, once', async () => {
    const id = await booked();
    await env.DB.prepare('DELETE FROM bank_transactions WHERE line = 2').run();
    await fire(Date.now(), run);
    await fire(Date.now(), run);
    const { body: mails } = await ask(undefined, 'GET', '/dev/outbox');
    expect(mails).toMatchObject([{ to: emailOf('OA').toUpperCase(), key: expect.stringContaining('self-check:') }]);
    expect(mails[0].text).toContain(`${id}: 1 line is there`);
  });
});

test('an expression without a job is a fault that is heard', async () => {
  const call = worker.scheduled(
    createScheduledController({ cron: '1 1 1 1 *', scheduledTime: new Date() }),
    env as never,
  );
  await expect(call).rejects.toThrow('1 1 1 1 *');
});
