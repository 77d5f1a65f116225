import { createScheduledController } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import worker from '../../index';
import type { Bindings } from '../../platform/env';
import { ask, books, fileNamed, formWith, seeded, sessionFor, signIn } from '../../testing/client';
import { type Fault, s3Bucket } from '../../testing/s3-store';
import { emptyStore } from '../../testing/store';
import { copyOf } from '../../testing/world';
import { verifyChain } from '../audit/trail.repository';
import { emailOf } from '../dev/dev.seed';
import { backUpAll } from './backup.commands';
import { backUpDue } from './backup.job';
import type { Holder, Manifest } from './backup.model';
import { newestManifest } from './backup.usecase';
import { backupStoreOf } from './backup-store';
import { tablesOfNobody } from './holdings.repository';
import { restore } from './restore.usecase';

const bindings = env as unknown as Bindings;
const store = backupStoreOf(bindings)!;
const NIGHT = Date.UTC(2026, 10, 20, 20, 30);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const fire = (cron: string, due: number) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: new Date(due) }), bindings);

/** Everybody's backup of a night. */
async function backedUp(night = NIGHT): Promise<void> {
  await fire('30 20 * * *', night);
  await fire('*/5 * * * *', night + 5 * MINUTE_MS);
}

beforeEach(async () => {
  const { objects } = await env.BACKUPS.list();
  if (objects.length > 0) await env.BACKUPS.delete(objects.map(({ key }) => key));
});

const FACT = { kind: 'employees', value: { count: 12 }, holdsFrom: '2026-04-01' };
const OWN = {
  ...{ name: 'Alone Private Limited', cin: 'U62099KA2023PTC111111', pan: 'AAACN1234E' },
  ...{ incorporationDate: '2023-05-05', financialYear: '2026-27' },
};
const RELIEF = {
  ...{ kind: 'extension', forms: ['MGT-7A'], period: '2025-26', dueOn: '2026-12-31' },
  ...{ reference: 'Circular 9/2026', notifiedOn: '2025-11-01' },
};
const RULE = { contains: 'ZEPTO', category: 'expense', subcategory: 'Pantry and tea' };

/** Firm A's first client with obligations, books, a paper, choices, a feed and a trail. */
const filled = () => copyOf(fill);

async function fill() {
  const { companies, firms } = await seeded();
  const person = await signIn('OA');
  const id = companies.a1;
  const made = await books(person, id);
  const done = async (method: string, path: string, body: unknown) =>
    expect((await ask(person, method, path, body)).status, path).toBeLessThan(300);
  await done('POST', `/companies/${id}/facts`, FACT);
  await done('POST', `/companies/${id}/compliance-calendar/generate`, {});
  await done('POST', `/companies/${id}/category-rules`, RULE);
  await done('POST', `/companies/${id}/auto-categorize`, {});
  await done('POST', '/expense-categories', { name: 'Drone parts', gstRate: '18', tdsSection: null, tdsRate: '0' });
  const paper = formWith({ file: fileNamed('bill.pdf', '%PDF-1.7 a bill') });
  await done('POST', `/bank-transactions/${made.transactionId}/attachments`, paper);
  await done('PATCH', `/bank-transactions/${made.transactionId}`, { note: 'काफ़ी, "two" cups\\ and 100% ☕' });
  await done('POST', '/calendar-feeds', { kind: 'company', companyId: id });
  return { id, firm: firms.A, person };
}

async function restored(holder: Holder, day?: string) {
  const all = [];
  for await (const one of restore({ env: bindings, store }, holder, day)) all.push(one);
  return all;
}

type Exported = Record<string, unknown>;

/** What a company's own export gives, without the entries of exports. */
async function exported(cookie: string, companyId: string): Promise<Exported> {
  const address = `http://localhost:8788/api/companies/${companyId}/export`;
  const response = await exports.default.fetch(address, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const isSame = (name: string) => name !== 'manifest.json' && !name.includes('audit-entries');
  const kept = Object.entries(files).filter(([name]) => isSame(name));
  return Object.fromEntries(kept.map(([name, content]) => [name, strFromU8(content, true)]));
}

const piecesOf = (whole: Manifest | undefined) => whole?.pieces.map(({ sha256 }) => sha256);

test('every table is in somebody’s backup, or among those that none needs', async () => {
  expect(await tablesOfNobody(env.DB)).toEqual([]);
});

test('a firm comes back into an empty instance with its clients, byte for byte', async () => {
  const { id, firm, person } = await filled();
  const before = await exported(person, id);
  await backedUp();
  const company = { kind: 'company', id } as const;
  const [ofCompany, ofFirm] = [
    await newestManifest(store, company),
    await newestManifest(store, { kind: 'firm', id: firm }),
  ];
  expect(ofCompany?.chain.length).toBeGreaterThan(5);

  await emptyStore();
  expect(await restored({ kind: 'firm', id: firm })).toMatchObject([
    { name: ofFirm?.name, isTrailSound: true },
    ...(ofFirm?.companies ?? []).map((client) => ({ holder: { kind: 'company', id: client }, isTrailSound: true })),
  ]);
  expect(await verifyChain(env.DB, id)).toMatchObject({ ok: true, length: ofCompany?.chain.length });
  expect(await exported(await signIn('OA'), id)).toEqual(before);
  expect((await env.FILES.list({ prefix: `companies/${id}/` })).objects.length).toBe(2);
});

test('a company alone comes back with the rows of its firm, and its next backup is the same', async () => {
  const { id, firm } = await filled();
  await backedUp();
  const company = { kind: 'company', id } as const;
  const first = await newestManifest(store, company);

  await emptyStore();
  await env.BACKUPS.delete(`firms/${firm}/2026-11-21.json`);
  // Somebody who was a member has an account here again, with another id.
  await env.DB.prepare(
    `INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ('again', 'Again', ?, 1, 0, 0)`,
  )
    .bind(emailOf('OA'))
    .run();
  expect(await restored(company)).toMatchObject([{ holder: { kind: 'firm', id: firm } }, { holder: company }]);
  expect(await env.DB.prepare('SELECT count(*) n FROM companies').first('n')).toBe(1);
  const member = `SELECT count(*) n FROM firm_members WHERE ca_firm_id = ? AND user_id = 'again'`;
  expect(await env.DB.prepare(member).bind(firm).first('n')).toBe(1);
  // A restore that broke off, and one that was run again.
  expect((await restored(company)).length).toBe(1);

  await backedUp(NIGHT + DAY_MS);
  const second = await newestManifest(store, company);
  expect(second?.day).toBe('2026-11-22');
  const rowsOf = (whole: Manifest | undefined) => whole?.pieces.map(({ rows }) => rows);
  expect(rowsOf(second)).toEqual(rowsOf(first));
});

test('the same rows are the same pieces, whichever run wrote them; books that move meanwhile are no backup', async () => {
  const { id } = await filled();
  await backedUp();
  const company = { kind: 'company', id } as const;
  const first = await newestManifest(store, company);
  await emptyStore();
  await restored(company);

  // So little a run that each does a part.
  const state = () =>
    env.DB.prepare('SELECT day, failure, progress FROM backups WHERE holder_id = ?')
      .bind(id)
      .first<{ day: string | null; failure: string | null; progress: string | null }>();
  const inParts = async (night: number, isOver: (now: Awaited<ReturnType<typeof state>>) => boolean) => {
    let runs = 0;
    for (; !isOver(await state()) && runs < 99; runs++) await backUpDue(bindings, new Date(night), 1);
    expect(runs).toBeLessThan(99);
    return runs;
  };
  await fire('30 20 * * *', NIGHT + DAY_MS);
  expect(await inParts(NIGHT + DAY_MS, (now) => now?.day === '2026-11-22')).toBeGreaterThan(2);
  expect(piecesOf(await newestManifest(store, company))).toEqual(piecesOf(first));

  // Another night, in which somebody writes between two runs.
  const again = await signIn('OA');
  await ask(again, 'POST', `/companies/${id}/facts`, { ...FACT, value: { count: 13 } });
  await inParts(NIGHT + 2 * DAY_MS, (now) => now?.progress != null);
  await ask(again, 'POST', `/companies/${id}/facts`, { ...FACT, value: { count: 14 } });
  await inParts(NIGHT + 2 * DAY_MS, (now) => now?.failure === 'books-moved');
  expect((await newestManifest(store, company))?.day).toBe('2026-11-22');
  // A long statement is being written, whose trail does not tell how far it is.
  const long = 'INSERT INTO long_changes (chain_id, batch_id, until) VALUES (?, ?, ?)';
  await env.DB.prepare('UPDATE backups SET failure = NULL WHERE holder_id = ?').bind(id).run();
  await env.DB.prepare(long).bind(id, 'b', Number.MAX_SAFE_INTEGER).run();
  await inParts(NIGHT + 2 * DAY_MS, (now) => now?.failure === 'books-moved');
  await env.DB.prepare('DELETE FROM long_changes').run();
  await inParts(NIGHT + 2 * DAY_MS, (now) => now?.day === '2026-11-23');
  expect(await state()).toEqual({ day: '2026-11-23', failure: null, progress: null });
});

// Two pages to the row of one table, and a page with a part of another: what ends with a page, and what goes on after it.
const LONG = [
  `INSERT INTO health_scores (company_id, day, score, history, items)
   WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) SELECT ?1, date('2010-01-01', i || ' days'), 50, '[]', 1 FROM n`,
  `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
     transaction_type, line_key, created_at)
   WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100) SELECT 'x' || (2000 - i), ?1, t.bank_account_id,
     t.upload_id, 9 + i, date('2026-01-01', (i % 40) || ' days'), 'Line ' || i, i, 'debit', 'k' || i, '' FROM n
     JOIN (SELECT * FROM bank_transactions WHERE company_id = ?1 LIMIT 1) t`,
];

test('a long company is read page by page, and every row of it comes back once', async () => {
  const { id } = await filled();
  await env.DB.prepare('DELETE FROM health_scores').run();
  await env.DB.batch(LONG.map((query) => env.DB.prepare(query).bind(id)));
  const stored = async () => {
    const tables = ['health_scores', 'bank_transactions', 'transaction_attachments', 'audit_entries'];
    const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
    return JSON.stringify(results.map(({ results: rows }) => rows));
  };
  await env.DB.prepare('UPDATE companies SET is_demo = 1 WHERE id <> ?').bind(id).run();
  await env.DB.prepare('UPDATE ca_firms SET is_demo = 1 WHERE id <> (SELECT ca_firm_id FROM companies WHERE id = ?)')
    .bind(id)
    .run();
  await fire('30 20 * * *', NIGHT);
  for (let run = 0; run < 12; run++) await backUpDue(bindings, new Date(NIGHT), 3);
  const company = { kind: 'company', id } as const;
  const whole = await newestManifest(store, company);
  expect(whole?.pieces.map(({ rows }) => rows).filter((rows) => rows === 1000)).toEqual([1000, 1000, 1000]);
  const before = await env.DB.prepare('SELECT count(*) n FROM audit_entries WHERE chain_id = ?').bind(id).first('n');
  const rows = await stored();
  await emptyStore();
  expect(await restored(company)).toMatchObject([{ holder: { kind: 'firm' } }, { isTrailSound: true }]);
  expect(await env.DB.prepare('SELECT count(*) n FROM audit_entries WHERE chain_id = ?').bind(id).first('n')).toBe(
    before,
  );
  const again = JSON.parse(await stored()) as unknown[][];
  expect(again.slice(0, 3)).toEqual((JSON.parse(rows) as unknown[][]).slice(0, 3));
});

test('a backup with another byte in it is not restored, nor one over books that are there', async () => {
  const { id, person } = await filled();
  const alone = await signIn('NM');
  const founder = (await ask(alone, 'GET', '/me')).body.user.id;
  const { body: own } = await ask(alone, 'POST', '/companies', OWN);
  await backedUp();
  const company = { kind: 'company', id } as const;
  await ask(person, 'POST', `/companies/${id}/facts`, { ...FACT, value: { count: 13 } });
  await expect(restored(company)).rejects.toMatchObject({ reason: 'is-there' });
  const whole = await newestManifest(store, company);
  await env.BACKUPS.put(whole?.pieces[0]?.key ?? '', 'x');
  await emptyStore();
  await expect(restored(company)).rejects.toMatchObject({ reason: 'piece-damaged' });
  await expect(restored({ kind: 'company', id: 'nobody' })).rejects.toMatchObject({ reason: 'no-backup' });
  // A company of nobody but its founder needs no firm to come back, and damages of others do not hold it up.
  expect(await restored({ kind: 'company', id: own.id })).toMatchObject([{ name: own.name, isTrailSound: true }]);
  expect((await ask(await sessionFor(founder), 'GET', `/companies/${own.id}`)).body).toMatchObject({ cin: own.cin });
});

test('a night in which nothing was written says so, and one in which no backup comes is told', async () => {
  const { id, person } = await filled();
  await backedUp();
  await fire('30 20 * * *', NIGHT + DAY_MS);
  expect((await ask(person, 'GET', `/companies/${id}/backup`)).body).toMatchObject({
    lastBackup: { upTo: expect.stringContaining('2026-11-21'), files: 2 },
  });
  // Nights in which no backup comes are found and told.
  const findings = `SELECT findings FROM upkeep_reports ORDER BY day DESC LIMIT 1`;
  await env.DB.prepare(`UPDATE backups SET day = '2026-11-19', read_on = '2026-11-01' WHERE holder_id = ?`)
    .bind(id)
    .run();
  await fire('30 20 * * *', NIGHT + DAY_MS);
  const found = JSON.parse((await env.DB.prepare(findings).first<string>('findings')) ?? '[]');
  expect(found).toMatchObject([{ check: 'backup', subject: id, detail: { params: { day: '2026-11-19' } } }]);
  vi.restoreAllMocks();
});

test('at a terminal a backup is told of only where the store is there, opens, and holds what is said to lie in it', async () => {
  await filled();
  const said = async (settings: object) => {
    const lines: string[] = [];
    for await (const line of backUpAll({ ...env, ...settings } as unknown as Bindings)) lines.push(line);
    return JSON.parse(lines.at(-1) ?? '') as { holders: number; never: number; failed: number };
  };
  await expect(said({ BACKUPS: undefined })).rejects.toThrow('No store of backups is configured');
  const figures = await said({});
  expect(figures).toMatchObject({ never: 0, failed: 0 });
  expect(await said({})).toEqual(figures);

  // The night's backup is done; a wrong key, and another bucket, are told all the same.
  vi.spyOn(globalThis, 'fetch').mockImplementation(s3Bucket(S3).fetch as typeof fetch);
  const settings = { BACKUP_S3_URL: S3.url, BACKUP_S3_REGION: S3.region, BACKUP_S3_KEY_ID: S3.keyId };
  await expect(said({ ...settings, BACKUP_S3_SECRET: 'another' })).rejects.toThrow('backup-store-403');
  await expect(said({ ...settings, BACKUP_S3_SECRET: S3.secret })).rejects.toThrow('There is no backup in this store');
});

const S3 = { url: 'https://s3.ap-south-1.amazonaws.com/backups', region: 'ap-south-1', keyId: 'k', secret: 's' };

test('a drill against a store that checks signatures and fails at times: what a night could not do keeps what was there, and all comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { id, firm, person } = await filled();
  let closed = 'nobody';
  const FAULTS: readonly (Fault | undefined)[] = ['slow-down', undefined, 'answer-lost', undefined, 'broken-off'];
  const bucket = s3Bucket(S3, ({ method, key }, count) =>
    method === 'PUT' && key.includes(closed) ? 'denied' : count % 7 < 5 ? FAULTS[count % 7] : undefined,
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(bucket.fetch as typeof fetch);
  const settings = {
    BACKUP_S3_URL: S3.url,
    BACKUP_S3_REGION: S3.region,
    BACKUP_S3_KEY_ID: S3.keyId,
    BACKUP_S3_SECRET: S3.secret,
  };
  const away = { ...env, ...settings, OPERATOR_EMAIL: emailOf('OA') } as unknown as Bindings;
  const s3 = backupStoreOf(away)!;
  const night = async (day: number) => {
    for (const [cron, at] of [
      ['30 20 * * *', 0],
      ['*/5 * * * *', 5],
    ] as const) {
      const scheduledTime = new Date(NIGHT + day * DAY_MS + at * MINUTE_MS);
      await worker.scheduled(createScheduledController({ cron, scheduledTime }), away);
    }
  };
  await night(0);
  const company = { kind: 'company', id } as const;
  const first = await newestManifest(s3, company);
  expect(first?.day).toBe('2026-11-21');

  // One client's objects are refused for a night: its backup of the night before stands, the firm's is done, the operator is told.
  await ask(person, 'POST', `/companies/${id}/facts`, { ...FACT, value: { count: 13 } });
  await ask(person, 'POST', `/ca-firms/${firm}/reliefs`, RELIEF);
  closed = id;
  await night(1);
  expect(await newestManifest(s3, company)).toEqual(first);
  expect((await newestManifest(s3, { kind: 'firm', id: firm }))?.day).toBe('2026-11-22');
  const told = await api.fetch(
    new Request('http://localhost:8788/api/operations', { headers: { cookie: person } }),
    away,
  );
  expect(await told.json()).toMatchObject({
    backups: { failed: 1, failures: [{ id, day: '2026-11-21', tries: 1, failure: 'backup-store-403' }] },
  });

  // A manifest that is damaged holds nobody up: the next night writes all of it anew.
  closed = 'nobody';
  const newest = `companies/${id}/newest.json`;
  bucket.objects.set(newest, bucket.objects.get(newest)?.subarray(0, 100) ?? new Uint8Array());
  const now = await exported(person, id);
  await night(2);
  expect((await newestManifest(s3, company))?.day).toBe('2026-11-23');

  await emptyStore();
  const back = [];
  for await (const one of restore({ env: bindings, store: s3 }, { kind: 'firm', id: firm })) back.push(one);
  expect(back.map(({ isTrailSound }) => isTrailSound)).not.toContain(false);
  expect(await exported(await signIn('OA'), id)).toEqual(now);
  vi.restoreAllMocks();
});
