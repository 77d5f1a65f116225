import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/password';
import { ask, seeded, signIn } from '../../testing/client';
import { emailOf } from '../dev/dev.seed';

const PASSWORD = 'eight green winter ladders';
const NEW = 'new.address@seed.example';

let firm: string;
let company: string;
let owner: string;
let password: string;

beforeEach(async () => {
  const seed = await seeded();
  ({ A: firm } = seed.firms);
  company = seed.companies.a1;
  password = seed.actors.OA?.password ?? '';
  owner = await signIn('OA');
});

const profile = async (cookie = owner) => (await ask(cookie, 'GET', '/profile')).body;
const rename = (name: unknown, cookie = owner) => ask(cookie, 'PATCH', '/profile', { name });
const move = (email: string, typed = password, cookie = owner) =>
  ask(cookie, 'POST', '/profile/address', { email, password: typed });
const confirm = (token: string, cookie?: string) => ask(cookie, 'POST', '/auth/confirm-address', { token });

type Mail = { to: string; subject: string; text: string };
const mailsTo = async (address: string): Promise<Mail[]> =>
  (await ask(undefined, 'GET', '/dev/outbox')).body.filter(({ to }: Mail) => to === address);
const tokenOf = (mail: Mail | undefined) => /confirm-address\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const lastToken = async (address: string) => tokenOf((await mailsTo(address)).at(-1));

const signsIn = (email: string, typed = password) =>
  ask(undefined, 'POST', '/auth/sign-in/email', { email, password: typed });

const acts = async () =>
  (await env.DB.prepare(`SELECT action FROM security_events WHERE kind = 'account' ORDER BY id`).all()).results.map(
    ({ action }) => action,
  );

describe('a name', () => {
  test('is changed, and every trail in which the person stands notes both', async () => {
    expect((await rename('  Asha Rao-Menon ')).body).toEqual({ name: 'Asha Rao-Menon' });
    expect((await ask(owner, 'GET', '/me')).body.user.name).toBe('Asha Rao-Menon');
    const [entry] = (await ask(owner, 'GET', `/ca-firms/${firm}/audit-trail`)).body;
    expect(entry).toMatchObject({ action: 'member.rename', userName: 'Seed OA' });
    expect(JSON.stringify(entry)).toMatch(/"Seed OA".*"Asha Rao-Menon"/);
    expect(await acts()).toEqual(['rename']);
    await rename('Asha Rao-Menon');
    expect(await acts()).toEqual(['rename']);
  });

  test("a founder's is noted in the trail of the company they were given, and not where it is archived", async () => {
    const founder = await signIn('FA');
    await rename('Farah Ali', founder);
    const trail = `/companies/${company}/audit-trail`;
    expect((await ask(owner, 'GET', trail)).body[0]).toMatchObject({ action: 'member.rename', userName: 'Seed FA' });
    await env.DB.prepare(`UPDATE companies SET client_status = 'archived'`).run();
    expect((await rename('Farah Khan', founder)).status).toBe(200);
    expect(JSON.stringify((await ask(owner, 'GET', trail)).body[0])).toContain('Farah Ali');
  });

  test.each([
    ['', 'Required'],
    ['x'.repeat(121), '120 characters'],
    ['x'.repeat(200), '120 characters'],
    ['two\nlines', 'without line breaks'],
    ['turned \u202e round', 'without line breaks'],
    [7, 'text'],
  ])('%j is refused at its field', async (name, words) => {
    const { status, body } = await rename(name);
    expect([status, body.fields.name]).toEqual([400, expect.stringMatching(new RegExp(words, 'i'))]);
    expect((await profile()).name).toBe('Seed OA');
  });

  test('has 120 letters at most, counted as they are typed', async () => {
    expect((await rename('श'.repeat(120))).status).toBe(200);
  });

  test('a visitor of the demonstration has none to change', async () => {
    await env.DB.prepare('UPDATE users SET is_anonymous = 1 WHERE email = ?').bind(emailOf('OA')).run();
    expect((await rename('Somebody')).status).toBe(403);
    expect((await move(NEW)).status).toBe(403);
  });
});

describe('an address', () => {
  test('moves when the link sent there is opened, once: the other devices are signed out, the old address hears of it', async () => {
    const elsewhere = await signIn('OA');
    const asked = await move(NEW.toUpperCase());
    expect([asked.status, asked.body.email]).toEqual([200, NEW]);
    expect((await profile()).waiting).toEqual(asked.body);
    expect((await profile()).email).toBe(emailOf('OA'));
    const [notice] = await mailsTo(emailOf('OA'));
    expect(notice?.text).toContain(NEW);
    expect(tokenOf(notice)).toBe('');
    await env.DB.prepare(
      `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at)
       SELECT 'r', 'reset-password:x', id, 9e12, 0, 0 FROM users WHERE email = ?`,
    )
      .bind(emailOf('OA'))
      .run();

    const token = await lastToken(NEW);
    expect((await confirm(token, owner)).body).toEqual({ email: NEW });
    expect(await profile()).toMatchObject({ email: NEW, waiting: null });
    expect((await ask(elsewhere, 'GET', '/me')).status).toBe(401);
    expect(await env.DB.prepare('SELECT count(*) n FROM verifications').first('n')).toBe(0);
    expect((await mailsTo(emailOf('OA'))).at(-1)?.text).toContain(`now has the address ${NEW}`);
    const again = await confirm(token, owner);
    expect([again.status, again.body.code]).toEqual([409, 'link-over']);
    expect((await signsIn(emailOf('OA'))).status).toBe(401);
    expect((await signsIn(NEW)).status).toBe(200);
    expect(await acts()).toEqual(['ask-address', 'change-address']);
  });

  test('opened where nobody is signed in moves too, and every device is signed out', async () => {
    await move(NEW);
    expect((await confirm(await lastToken(NEW))).status).toBe(200);
    expect((await ask(owner, 'GET', '/me')).status).toBe(401);
  });

  test('of another account is answered as a free one; its owner alone is told, and gets no link', async () => {
    const [free, taken] = [await move(NEW), await move(emailOf('MA'))];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    const [mail] = await mailsTo(emailOf('MA'));
    expect([mail?.subject, tokenOf(mail)]).toEqual(['This address has an account at Anupalan already', '']);
  });

  test('that somebody took meanwhile is refused, and nothing moves', async () => {
    await move(NEW);
    await env.DB.prepare('UPDATE users SET email = ? WHERE email = ?').bind(NEW, emailOf('MA')).run();
    const refused = await confirm(await lastToken(NEW), owner);
    expect([refused.status, refused.body.code]).toEqual([409, 'address-taken']);
    expect((await profile()).email).toBe(emailOf('OA'));
  });

  test('that a sign-up without proof holds is free for whoever opens its mail', async () => {
    await ask(undefined, 'POST', '/auth/sign-up/email', { name: 'Squatter', email: NEW, password: PASSWORD });
    await move(NEW);
    expect((await confirm(await lastToken(NEW), owner)).status).toBe(200);
    expect((await signsIn(NEW, PASSWORD)).status).toBe(401);
  });

  test('withdrawn, asked for anew or older than a day opens nothing', async () => {
    const over = async (token: string) => expect((await confirm(token)).body.code).toBe('link-over');
    await move(NEW);
    const first = await lastToken(NEW);
    await move('another@seed.example');
    await over(first);
    const second = await lastToken('another@seed.example');
    await ask(owner, 'POST', '/profile/address/withdraw', {});
    await over(second);
    await move(NEW);
    await env.DB.prepare(`UPDATE address_changes SET expires_at = '2020'`).run();
    expect((await profile()).waiting).toBeNull();
    await over(await lastToken(NEW));
    await over('made-up');
  });

  test('asks for the password, five times a minute, and says so at its field', async () => {
    await env.DB.prepare(`UPDATE accounts SET password = ?`)
      .bind(await hashPassword(PASSWORD))
      .run();
    const wrong = await move(NEW, 'a wrong one');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['password']]);
    expect(await mailsTo(NEW)).toEqual([]);
    for (let at = 0; at < 4; at++) await move(NEW, 'a wrong one');
    expect((await move(NEW, PASSWORD)).status).toBe(429);
  });

  test.each([
    ['no-address', 400],
    ['', 400],
    [`${'x'.repeat(250)}@example.in`, 400],
    [emailOf('OA'), 400],
  ])('"%s" is refused at its field', async (email, status) => {
    const refused = await move(email);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, ['email']]);
  });
});

test('which digests somebody wants is theirs to say', async () => {
  expect((await profile()).wish).toBe('daily');
  expect((await ask(owner, 'PUT', '/profile/digest', { wish: 'when-due' })).body).toEqual({ wish: 'when-due' });
  expect((await profile()).wish).toBe('when-due');
  expect((await profile(await signIn('MA'))).wish).toBe('daily');
  expect((await ask(owner, 'PUT', '/profile/digest', { wish: 'weekly' })).status).toBe(400);
});
