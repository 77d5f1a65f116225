import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { emailOf } from '../../dev/dev.seed';

let firms: { A: string; B: string };
let passwords: ReadonlyMap<string, string>;

beforeEach(async () => {
  const seed = await seeded();
  ({ firms } = seed);
  passwords = new Map(Object.entries(seed.actors).map(([actor, { password }]) => [actor, password]));
});

const close = (cookie: string, body: object) => ask(cookie, 'POST', '/profile/close', body);
const closeOf = async (actor: string) => close(await signIn(actor), { password: passwords.get(actor) });
const closing = async (cookie: string) => (await ask(cookie, 'GET', '/profile/closing')).body;
const first = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, unknown>>();

test('a closed account is gone but for the trail, and its address can sign up anew', async () => {
  const cookie = await signIn('MA');
  const { id } = (await ask(cookie, 'GET', '/me')).body.user;
  await ask(cookie, 'PUT', '/profile/digest', { wish: 'never' });
  await ask(cookie, 'PUT', '/profile/dashboard', { order: ['rera'], folded: [] });
  await ask(cookie, 'PATCH', '/profile', { name: 'Manu Ahuja' });
  const feed = await ask(cookie, 'POST', '/calendar-feeds', { kind: 'firm', caFirmId: firms.A });
  expect(feed.status).toBe(201);
  expect(await closing(cookie)).toEqual({ blockedBy: [], leftAlone: [], ways: [] });
  expect((await closeOf('MA')).status).toBe(200);

  expect((await ask(cookie, 'GET', '/me')).status).toBe(401);
  const user = await first('SELECT name, email, email_verified FROM users WHERE id = ?', id);
  expect(user).toEqual({ name: 'Closed account', email: `closed-${id}@closed.invalid`, email_verified: 0 });
  for (const table of [
    'sessions',
    'accounts',
    'digest_settings',
    'dashboard_layouts',
    'passkeys',
    'recovery_codes',
    'idempotency_keys',
  ]) {
    const column = table === 'idempotency_keys' ? 'person_id' : 'user_id';
    expect(await first(`SELECT count(*) n FROM ${table} WHERE ${column} = ?`, id), table).toEqual({ n: 0 });
  }
  expect(await first('SELECT count(*) n FROM calendar_feeds WHERE user_id = ? AND revoked_at IS NULL', id)).toEqual({
    n: 0,
  });
  const members = (await ask(await signIn('OA'), 'GET', `/ca-firms/${firms.A}/members`)).body;
  expect(JSON.stringify(members)).not.toContain(id);
  const [entry] = (await ask(await signIn('OA'), 'GET', `/ca-firms/${firms.A}/audit-trail`)).body;
  expect(entry).toMatchObject({ action: 'member.leave', userName: 'Manu Ahuja' });
  const mails = await env.DB.prepare('SELECT subject FROM mails WHERE "to" = ?').bind(emailOf('MA')).all();
  expect(mails.results).toEqual([{ subject: 'Your account at Anupalan is closed' }]);

  expect(
    (await ask(undefined, 'POST', '/auth/sign-in/email', { email: emailOf('MA'), password: passwords.get('MA') }))
      .status,
  ).toBe(401);
  const anew = { name: 'Manu Ahuja', email: emailOf('MA'), password: 'eight green winter ladders' };
  expect((await ask(undefined, 'POST', '/auth/sign-up/email', anew)).status).toBe(200);
  expect(await first('SELECT count(*) n FROM users WHERE email = ?', emailOf('MA'))).toEqual({ n: 1 });
});

test('the last owner of a firm with others stays until somebody else owns it', async () => {
  const owner = await signIn('OA');
  expect((await closing(owner)).blockedBy).toMatchObject([{ kind: 'firm', id: firms.A }]);
  const refused = await closeOf('OA');
  expect([refused.status, refused.body.code]).toEqual([409, 'last-owner']);
  expect(refused.body.title).toContain('Firm A & Associates would be left without an owner');
  const { id } = (await ask(await signIn('MA'), 'GET', '/me')).body.user;
  await ask(owner, 'PATCH', `/ca-firms/${firms.A}/members/${id}`, { role: 'owner' });
  expect((await closeOf('OA')).status).toBe(200);
});

test('two last owners who close at once leave one of them', async () => {
  await env.DB.prepare(`UPDATE firm_members SET role = 'owner' WHERE user_id = (SELECT id FROM users WHERE email = ?)`)
    .bind(emailOf('MA'))
    .run();
  const both = await Promise.all([closeOf('OA'), closeOf('MA')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('who is alone in a firm is told that nobody opens it any more, and may go', async () => {
  await env.DB.prepare(
    `UPDATE firm_members SET removed_at = '2026' WHERE ca_firm_id = ? AND user_id <> (SELECT id FROM users WHERE email = ?)`,
  )
    .bind(firms.A, emailOf('OA'))
    .run();
  const owner = await signIn('OA');
  expect(await closing(owner)).toMatchObject({ blockedBy: [], leftAlone: [{ kind: 'firm', id: firms.A }] });
  expect((await closeOf('OA')).status).toBe(200);
});

test('it takes the password, and a code where a second factor is on', async () => {
  const cookie = await signIn('MA');
  expect((await close(cookie, { password: 'not the right one' })).body.fields.password).toBe('The password is wrong');
  await env.DB.prepare(
    `INSERT INTO second_factors (user_id, secret, created_at, confirmed_at) SELECT id, 'x', '', '2026' FROM users WHERE email = ?`,
  )
    .bind(emailOf('MA'))
    .run();
  expect((await closing(cookie)).ways).toEqual(['app']);
  expect(Object.keys((await closeOf('MA')).body.fields)).toEqual(['code']);
  expect((await close(cookie, { password: passwords.get('MA'), code: '000000' })).body.code).toBe('wrong-code');
  expect((await ask(cookie, 'GET', '/me')).status).toBe(200);
});

test('a visitor of the demonstration has no account to close', async () => {
  await env.DB.prepare('UPDATE users SET is_anonymous = 1 WHERE email = ?').bind(emailOf('MA')).run();
  expect((await closeOf('MA')).status).toBe(403);
});
