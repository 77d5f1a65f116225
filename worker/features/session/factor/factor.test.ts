import { env } from 'cloudflare:workers';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../../platform/env';
import { ask, type Reply, seeded, signIn } from '../../../testing/client';
import { sealed, stepOf, unsealed } from './totp';

const HALF_MINUTE = 30_000;
const DAY = 86_400_000;

let owner: string;
let person: { email: string; password: string };

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-20T06:30:05Z'));
  const { actors } = await seeded();
  person = { email: '', password: '', ...actors.OA };
  owner = await signIn('OA');
});

afterEach(() => vi.useRealTimers());

/** The code that an app shows so many half minutes from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * HALF_MINUTE });

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const begin = (cookie = owner, password = person.password) => ask(cookie, 'POST', '/second-factor/begin', { password });

type SetUp = { secret: string; recoveryCodes: string[] };

/** Turns the second factor on, and waits for the next code. */
async function setUp(cookie = owner, password = person.password): Promise<SetUp> {
  const { secret } = (await begin(cookie, password)).body;
  const { status, body } = await ask(cookie, 'POST', '/second-factor/confirm', { code: codeOf(secret) });
  expect(status).toBe(200);
  wait(2 * HALF_MINUTE);
  return { secret, recoveryCodes: body.recoveryCodes };
}

const cookieIn = ({ headers }: Reply) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const password = (typed = person) => ask(undefined, 'POST', '/auth/sign-in/email', typed);

/** The browser of somebody who has shown their password. */
async function halfIn(): Promise<string> {
  const shown = await password();
  expect([shown.status, shown.body]).toEqual([202, { need: 'factor', ways: ['app'] }]);
  return cookieIn(shown);
}
const show = (browser: string, code: string) => ask(browser, 'POST', '/auth/second-step', { code });
const state = async (cookie = owner) => (await ask(cookie, 'GET', '/second-factor')).body;

const mails = async () =>
  (await env.DB.prepare(`SELECT subject FROM mails WHERE key LIKE 'second-factor%' ORDER BY rowid`).all()).results.map(
    ({ subject }) => subject,
  );
const acts = async () =>
  (
    await env.DB.prepare(`SELECT action, code FROM security_events WHERE kind = 'factor' ORDER BY id`).all()
  ).results.map(({ action, code }) => `${action} ${code}`);

describe('a second factor', () => {
  test('is set up by password and first code, with ten recovery codes; other devices are signed out and a mail says so', async () => {
    const elsewhere = await signIn('OA');
    expect(await state()).toEqual({ ways: [], since: null, passkeys: [], codesLeft: 0, isRequired: true });
    const begun = await begin();
    expect(begun.body.uri).toContain(
      `otpauth://totp/Anupalan:oa%40seed.example?issuer=Anupalan&secret=${begun.body.secret}`,
    );
    const wrong = await ask(owner, 'POST', '/second-factor/confirm', { code: codeOf(begun.body.secret, 5) });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['code']]);
    // Until a code was shown nothing asks for one.
    expect((await password()).status).toBe(200);
    const code = codeOf(begun.body.secret);
    const { body } = await ask(owner, 'POST', '/second-factor/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ ways: ['app'], codesLeft: 10 });
    expect((await ask(elsewhere, 'GET', '/me')).status).toBe(401);
    expect(await mails()).toEqual(['Second factor turned on at Anupalan']);
    expect(await acts()).toEqual(['code wrong-code', 'add-factor done']);
    const stored = await env.DB.prepare(
      'SELECT secret, (SELECT group_concat(code_hash) FROM recovery_codes) codes FROM second_factors',
    ).first();
    expect(JSON.stringify(stored)).not.toContain(begun.body.secret);
    for (const one of body.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(one.replaceAll('-', ''));
  });

  test('that is on is not replaced behind its owner, and asks for the password before all else', async () => {
    expect((await begin(owner, 'not the right one')).body.fields.password).toBe('The password is wrong');
    expect((await ask(owner, 'POST', '/second-factor/confirm', { code: '123456' })).body.code).toBe('factor-not-begun');
    await setUp();
    expect((await begin()).body.code).toBe('factor-is-on');
    expect((await ask(owner, 'POST', '/second-factor/confirm', { code: '123456' })).body.code).toBe('factor-not-begun');
  });

  test('is turned off by password and code together, and asked for no more', async () => {
    const { secret } = await setUp();
    const remove = (body: object) => ask(owner, 'POST', '/second-factor/remove', body);
    expect((await remove({ password: 'not the right one', code: codeOf(secret) })).status).toBe(400);
    expect((await remove({ password: person.password, code: '000000' })).status).toBe(400);
    expect((await remove({ password: person.password })).status).toBe(400);
    expect((await state()).ways).toEqual(['app']);
    expect((await remove({ password: person.password, code: codeOf(secret) })).status).toBe(200);
    expect(await state()).toMatchObject({ ways: [], codesLeft: 0 });
    expect((await remove({ password: person.password, code: codeOf(secret) })).body.code).toBe('factor-is-off');
    expect((await password()).status).toBe(200);
    expect(await mails()).toContain('Authenticator app turned off at Anupalan');
  });

  test('a changed password keeps whoever changed it signed in', async () => {
    await setUp();
    const change = { currentPassword: person.password, newPassword: 'another passphrase' };
    const changed = await ask(owner, 'POST', '/auth/change-password', change);
    expect(changed.status).toBe(200);
    expect((await ask(cookieIn(changed), 'GET', '/me')).status).toBe(200);
    expect((await password({ ...person, password: 'another passphrase' })).status).toBe(202);
  });
});

describe('signing in', () => {
  test('takes the password, then a code; between them nothing is open', async () => {
    const { secret } = await setUp();
    const sessions = async () => await env.DB.prepare('SELECT count(*) n FROM sessions').first<number>('n');
    const before = await sessions();
    const browser = await halfIn();
    expect(browser).toMatch(/^__Host-anupalan-step=\S+$/);
    expect(await sessions()).toBe(before);
    expect((await ask(browser, 'GET', '/me')).status).toBe(401);
    expect(
      (await ask(browser, 'POST', '/second-factor/remove', { password: person.password, code: codeOf(secret) })).status,
    ).toBe(401);
    const opened = await show(browser, codeOf(secret));
    expect([opened.status, opened.body]).toEqual([200, { isOpen: true }]);
    const cookie = opened.headers.getSetCookie().find((one) => one.startsWith('__Host-anupalan=')) ?? '';
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=43200'])
      expect(cookie).toContain(attribute);
    expect((await ask(cookieIn(opened), 'GET', '/me')).body.user.email).toBe(person.email);
    expect((await ask(cookieIn(opened), 'GET', '/auth/get-session')).body.user.email).toBe(person.email);
    const log = await env.DB.prepare(
      `SELECT action || ' ' || code act FROM security_events WHERE kind = 'sign-in' ORDER BY id`,
    ).all();
    expect(log.results.map(({ act }) => act)).toEqual(['sign-in second-step-asked', 'second-step done']);
  });

  test('a code is taken once: replayed in the same half minute, or after a later one, it is refused', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const earlier = codeOf(secret, -1);
    const [first, second] = [await halfIn(), await halfIn()];
    const twice = await Promise.all([show(first, code), show(second, code)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(twice.find(({ status }) => status === 400)?.body.code).toBe('code-used');
    const third = await halfIn();
    expect((await show(third, earlier)).body.code).toBe('code-used');
    expect((await show(third, codeOf(secret, 1))).status).toBe(200);
  });

  test('the code of the set-up is used up by it', async () => {
    const { secret } = (await begin()).body;
    const code = codeOf(secret);
    await ask(owner, 'POST', '/second-factor/confirm', { code });
    expect((await show(await halfIn(), code)).body.code).toBe('code-used');
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('a code of %i half minutes from now is answered with %i', async (ahead, status) => {
    const { secret } = await setUp();
    wait(2 * HALF_MINUTE);
    expect((await show(await halfIn(), codeOf(secret, ahead))).status).toBe(status);
  });

  test('a recovery code stands for the app, once, in small letters and with blanks too, and a mail tells of it', async () => {
    const { recoveryCodes } = await setUp();
    const [one = '', other = ''] = recoveryCodes;
    expect((await show(await halfIn(), ` ${one.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    const again = await show(await halfIn(), one);
    expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([
      400,
      'recovery-code-used',
      ['code'],
    ]);
    expect((await state()).codesLeft).toBe(9);
    expect(await mails()).toContain('A recovery code was used at Anupalan');
    const [first, second] = [await halfIn(), await halfIn()];
    const twice = await Promise.all([show(first, other), show(second, other)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('new recovery codes end those before', async () => {
    const { secret, recoveryCodes } = await setUp();
    const renew = (code: string) =>
      ask(owner, 'POST', '/second-factor/recovery-codes', { password: person.password, code });
    const { body } = await renew(codeOf(secret));
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await show(await halfIn(), recoveryCodes[0] ?? '')).body.code).toBe('wrong-code');
    expect((await show(await halfIn(), body.recoveryCodes[0])).status).toBe(200);
  });

  test('five codes are guessed in five minutes, from however many sign-ins; then nobody gets in for a while, and a mail says so once', async () => {
    const { secret } = await setUp();
    for (let at = 0; at < 5; at++) expect((await show(await halfIn(), '000000')).status).toBe(400);
    const sixth = await show(await halfIn(), codeOf(secret));
    expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await show(await halfIn(), codeOf(secret))).status).toBe(429);
    expect((await mails()).filter((subject) => subject === 'Wrong codes for your account at Anupalan')).toHaveLength(1);
    wait(10 * 60_000);
    expect((await show(await halfIn(), codeOf(secret))).status).toBe(200);
  });

  test('the second step is over after ten minutes, after it was taken, and where there was none', async () => {
    const { secret } = await setUp();
    const late = await halfIn();
    wait(600_001);
    const over = [
      await show(late, codeOf(secret)),
      await show('', codeOf(secret)),
      await show('__Host-anupalan-step=made-up', '123456'),
    ];
    const browser = await halfIn();
    expect((await show(browser, codeOf(secret))).status).toBe(200);
    wait(2 * HALF_MINUTE);
    over.push(await show(browser, codeOf(secret)));
    expect(over.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('409 step-over'));
  });

  test('a code of one person opens nothing of another', async () => {
    const { secret } = await setUp();
    const { actors } = await seeded();
    await setUp(await signIn('MA'), actors.MA?.password);
    expect((await show(await halfIn(), codeOf(secret, 1))).status).toBe(200);
    const other = cookieIn(await password({ ...person, ...actors.MA }));
    expect((await show(other, codeOf(secret, 1))).body.code).toBe('wrong-code');
  });
});

describe('an owner of a firm', () => {
  test('is asked at each sign-in, and after fourteen days sets the factor up before anything is open', async () => {
    const asked = await password();
    expect([asked.status, asked.body.setUpBy]).toEqual([200, '2026-12-04T06:30:05.000Z']);
    wait(3 * DAY);
    expect((await password()).body.setUpBy).toBe('2026-12-04T06:30:05.000Z');
    wait(11 * DAY);
    const shown = await password();
    expect([shown.status, shown.body]).toEqual([202, { need: 'set-up', ways: [] }]);
    const browser = cookieIn(shown);
    expect((await ask(browser, 'GET', '/me')).status).toBe(401);
    expect((await show(browser, '123456')).body.code).toBe('step-over');
    const { secret } = (await ask(browser, 'POST', '/auth/second-step/begin', {})).body;
    const confirmed = await ask(browser, 'POST', '/auth/second-step/confirm', { code: codeOf(secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await ask(cookieIn(confirmed), 'GET', '/me')).status).toBe(200);
    expect((await password()).body).toEqual({ need: 'factor', ways: ['app'] });
  });

  test('of a demonstration, a manager and a founder are not asked', async () => {
    const { actors } = await seeded();
    for (const actor of [actors.MA, actors.FA, actors.NM])
      expect((await password({ ...person, ...actor })).body.setUpBy).toBeUndefined();
    await env.DB.prepare('UPDATE ca_firms SET is_demo = 1').run();
    expect((await password()).body.setUpBy).toBeUndefined();
    expect((await state()).isRequired).toBe(false);
  });
});

test('a secret is sealed for one person and one key, and its codes are those of the standard', async () => {
  const bindings = env as unknown as Bindings;
  const stored = await sealed(bindings, 'one', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(await unsealed(bindings, 'one', stored)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(await unsealed(bindings, 'other', stored)).toBeUndefined();
  const renewed = { ...bindings, BETTER_AUTH_SECRET: 'another-secret-of-the-tests-32-bytes' };
  expect(await unsealed(renewed, 'one', stored)).toBeUndefined();
  // RFC 6238, appendix B, the last six of eight digits.
  const cases = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ] as const;
  for (const [second, code] of cases)
    expect(stepOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, second * 1_000)).toBe(Math.floor(second / 30));
});
