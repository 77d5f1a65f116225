import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { api } from '../../../api';
import worker from '../../../index';
import { idsFrom } from '../../../platform/ids';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { emailOf } from '../../dev/dev.seed';
import type { SecurityRow } from './security.contract';

const FROM_HOME = { 'cf-connecting-ip': '203.0.113.7' };
const DAY_MS = 86_400_000;

const logOf = async (caFirmId: string, query = ''): Promise<SecurityRow[]> =>
  (await ask(await signIn('OA'), 'GET', `/ca-firms/${caFirmId}/security-log${query}`)).body;

const acts = (rows: readonly SecurityRow[]) => rows.map(({ action, code, actorName }) => [action, code, actorName]);

test('the owner reads who came in and who did not, what was refused and what was taken out; nobody else of the firm does', async () => {
  const { firms, companies, actors } = await seeded();
  const staff = await signIn('SA');
  const { email, password: right } = actors.SA!;
  const signInWith = (password: string) =>
    ask(undefined, 'POST', '/auth/sign-in/email', { email: email.toUpperCase(), password }, FROM_HOME);
  expect((await signInWith('a wrong password')).status).toBe(401);
  const came = await signInWith(right);
  await ask(came.headers.get('set-cookie')?.split(';')[0], 'POST', '/auth/sign-out', {}, FROM_HOME);
  expect((await ask(staff, 'GET', `/companies/${companies.a1}/export`)).status).toBe(403);
  expect((await ask(await signIn('OA'), 'GET', `/companies/${companies.a1}/export`)).status).toBe(200);
  const feed = (await ask(staff, 'POST', '/calendar-feeds', { kind: 'company', companyId: companies.a1 })).body;
  await ask(staff, 'POST', `/calendar-feeds/${feed.id}/revoke`, {});
  // A stranger who guesses: the firm sees that somebody tried, not who; the id in a body counts as the one in a path.
  const stranger = await signIn('OB');
  expect((await ask(stranger, 'GET', `/companies/${companies.a1}/dashboard`)).status).toBe(404);
  const terms = { companyId: companies.a1, caFirmId: firms.A, monthlyFee: '1', startDate: '2026-11-01' };
  expect((await ask(stranger, 'POST', '/client-subscriptions', terms)).status).toBe(404);
  // Their own affairs are none of this firm's.
  await ask(stranger, 'GET', `/companies/${companies.b1}/export`);

  const rows = await logOf(firms.A);
  const [sam, olga] = [rows.find(({ action }) => action === 'make-feed'), rows.find(({ kind }) => kind === 'export')];
  expect(acts(rows)).toEqual([
    ['POST /client-subscriptions', 'not-found', null],
    ['GET /companies/:companyId/dashboard', 'not-found', null],
    ['revoke-feed', 'done', sam?.actorName],
    ['make-feed', 'done', sam?.actorName],
    ['company-export', 'done', olga?.actorName],
    ['GET /companies/:companyId/export', 'not-allowed', sam?.actorName],
    ['sign-out', 'done', sam?.actorName],
    ['sign-in', 'done', sam?.actorName],
    ['sign-in', 'invalid-email-or-password', sam?.actorName],
  ]);
  expect(sam?.actorName).not.toBe(olga?.actorName);
  expect(acts(await logOf(firms.A, '?kind=export'))).toEqual([['company-export', 'done', olga?.actorName]]);
  const first = await ask(await signIn('OA'), 'GET', `/ca-firms/${firms.A}/security-log?limit=2`);
  expect(first.headers.get('link')).toContain(`cursor=${rows[1]?.id}`);
  for (const other of ['MA', 'SA']) {
    expect((await ask(await signIn(other), 'GET', `/ca-firms/${firms.A}/security-log`)).status).toBe(403);
  }
  // Beside the trail of the company stand writes that were refused, as before, and nothing of this.
  const failed = await ask(await signIn('OA'), 'GET', `/companies/${companies.a1}/audit-trail?status=failed`);
  expect(failed.body).toEqual([]);
});

test('the owner reads what was downloaded, and who was given a client', async () => {
  const { firms, companies } = await seeded();
  const owner = await signIn('OA');
  const { uploadId, transactionId } = await books(owner, companies.a1);
  const rent = { category: 'expense', subcategory: 'Office or shop rent' };
  await ask(owner, 'PATCH', `/bank-transactions/${transactionId}/categorize`, rent);
  const period = 'from=2026-10-05&to=2026-10-05';
  await ask(owner, 'GET', `/companies/${companies.a1}/reports/cash-flow?${period}`);
  const file = await ask(owner, 'GET', `/companies/${companies.a1}/reports/cash-flow?${period}&format=csv`);
  expect(file.headers.get('content-disposition')).toContain('cash-flow');
  await ask(owner, 'GET', `/statement-uploads/${uploadId}/file`);
  const { id } = (await ask(owner, 'GET', '/me')).body.user;
  for (const assignedManagerId of [id, id])
    await ask(owner, 'PATCH', `/companies/${companies.a1}`, { assignedManagerId });
  expect((await logOf(firms.A)).map(({ kind, action }) => [kind, action])).toEqual([
    ['grant', 'give-charge'],
    ['export', 'statement-file'],
    ['export', 'report'],
  ]);
});

test('whoever runs the installation reads everything; addresses are in it as keyed hashes alone', async () => {
  await seeded();
  const nobody = { email: 'nobody@example.com', password: 'a wrong password' };
  for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7'])
    await ask(undefined, 'POST', '/auth/sign-in/email', nobody, { 'cf-connecting-ip': address });
  const bindings = { ...env, OPERATOR_EMAIL: emailOf('OA') };
  const request = new Request('http://localhost:8788/api/operations/security-log?kind=sign-in', {
    headers: { cookie: await signIn('OA') },
  });
  const rows: SecurityRow[] = await (await api.fetch(request, bindings as never)).json();
  const [third, second, first] = rows.map(({ network }) => network);
  expect([first === third, first === second, rows[0]?.actorName]).toEqual([true, false, null]);
  const stored = JSON.stringify((await env.DB.prepare('SELECT * FROM security_events').all()).results);
  expect(stored).not.toMatch(/203\.0\.113|nobody@/);
});

test('a log that cannot be written fails nobody; one that is older than 180 days is swept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { companies, actors } = await seeded();
  const event = `INSERT INTO security_events (id, at, at_ist, action, status, code) VALUES (?, '', '', 'x', 200, 'done')`;
  const now = Date.now();
  for (const days of [181, 179])
    await env.DB.prepare(event)
      .bind(idsFrom(now - days * DAY_MS))
      .run();
  await worker.scheduled(
    createScheduledController({ cron: '30 20 * * *', scheduledTime: new Date(now) }),
    env as never,
  );
  expect(await env.DB.prepare('SELECT count(*) n FROM security_events').first('n')).toBe(1);

  await env.DB.prepare(
    `CREATE TRIGGER no_log BEFORE INSERT ON security_events BEGIN SELECT RAISE(ABORT, 'full'); END`,
  ).run();
  expect((await ask(undefined, 'POST', '/auth/sign-in/email', actors.OA)).status).toBe(200);
  expect((await ask(await signIn('SA'), 'GET', `/companies/${companies.a1}/export`)).status).toBe(403);
  await env.DB.prepare('DROP TRIGGER no_log').run();
  vi.restoreAllMocks();
});

test('an act of whoever is signed in is theirs in the log, whatever address its body names', async () => {
  const { firms, actors } = await seeded();
  const staff = await signIn('SA');
  const body = { currentPassword: 'not this one', newPassword: 'four green kites fly', email: actors.MA?.email };
  expect((await ask(staff, 'POST', '/auth/change-password', body)).status).toBe(400);
  await ask(staff, 'POST', '/auth/sign-out', body);
  const theirs = (await logOf(firms.A)).filter(({ action }) => action === 'change' || action === 'sign-out');
  expect(theirs.map(({ actorName }) => actorName)).toEqual(['Seed SA', 'Seed SA']);
});
