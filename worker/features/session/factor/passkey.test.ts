import { env } from 'cloudflare:workers';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../../api';
import { Authenticator, type Quirks } from '../../../testing/authenticator';
import { ask, type Reply, seeded, signIn } from '../../../testing/client';
import { DEPLOYED_AT, deployedWith } from '../../../testing/deployed';
import type { Challenge, Creation } from './factor.contract';

const ORIGIN = 'http://localhost:8788';
const HALF_MINUTE = 30_000;
const DAY = 86_400_000;

let owner: string;
let person: { email: string; password: string };
let manager: { email: string; password: string };

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-20T06:30:05Z'));
  const { actors } = await seeded();
  person = { email: '', password: '', ...actors.OA };
  manager = { email: '', password: '', ...actors.MA };
  owner = await signIn('OA');
});

afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const refusal = ({ status, body }: Reply) => [status, body.code];
const state = async (cookie = owner) => (await ask(cookie, 'GET', '/second-factor')).body;

const begin = (proof: object = { password: person.password }, cookie = owner) =>
  ask(cookie, 'POST', '/second-factor/passkeys/begin', proof);
const keep = (credential: object, name = 'Laptop', cookie = owner) =>
  ask(cookie, 'POST', '/second-factor/passkeys', { name, credential });

/** A device of somebody without a second factor, with its passkey and the recovery codes that it brought. */
async function firstDevice(cookie = owner, password = person.password, name = 'Laptop') {
  const device = new Authenticator(ORIGIN);
  const { body: asked } = await begin({ password }, cookie);
  const kept = await keep(await device.make(asked), name, cookie);
  expect(kept.status).toBe(200);
  return { device, recoveryCodes: kept.body.recoveryCodes as string[] };
}

const challenge = (cookie = owner, password = person.password) =>
  ask(cookie, 'POST', '/second-factor/challenge', { password });

/** The proof of somebody at an open session: password and passkey. */
async function proofBy(device: Authenticator, quirks: Quirks = {}) {
  const { body } = await challenge();
  return { password: person.password, passkey: await device.answer(body, quirks) };
}

const cookieIn = ({ headers }: Reply) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const password = (typed = person) => ask(undefined, 'POST', '/auth/sign-in/email', typed);

async function halfIn(typed = person): Promise<string> {
  const shown = await password(typed);
  expect(shown.body).toMatchObject({ need: 'factor' });
  return cookieIn(shown);
}
const askedAt = async (browser: string) => (await ask(browser, 'POST', '/auth/second-step/challenge', {})).body;
const show = (browser: string, body: object) => ask(browser, 'POST', '/auth/second-step', body);

const mails = async () =>
  (await env.DB.prepare(`SELECT subject FROM mails WHERE key LIKE 'second-factor%' ORDER BY rowid`).all()).results.map(
    ({ subject }) => subject,
  );
const acts = async () =>
  (
    await env.DB.prepare(`SELECT action, code FROM security_events WHERE kind = 'factor' ORDER BY id`).all()
  ).results.map(({ action, code }) => `${action} ${code}`);

describe('a passkey in the place of address and password', () => {
  const challengeOfAnybody = async () => (await ask(undefined, 'POST', '/auth/passkey/challenge', {})).body;
  const enter = (passkey: object, cookie?: string) => ask(cookie, 'POST', '/auth/passkey', { passkey });
  const handle = async () => {
    const id = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<string>('id');
    return Buffer.from(id ?? '').toString('base64url');
  };

  test('signs in by itself, once, in the place of whoever was signed in here', async () => {
    const { device } = await firstDevice();
    const asked = await challengeOfAnybody();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const answer = await device.answer(asked, { userHandle: await handle() });
    const opened = await enter(answer, owner);
    expect([opened.status, opened.body]).toEqual([200, { isOpen: true }]);
    expect((await ask(cookieIn(opened), 'GET', '/me')).body.user.email).toBe(person.email);
    expect((await ask(owner, 'GET', '/me')).status).toBe(401);
    expect(refusal(await enter(answer))).toEqual([409, 'challenge-over']);
    const log = `SELECT action || ' ' || code act FROM security_events WHERE kind = 'sign-in' ORDER BY id`;
    expect((await env.DB.prepare(log).all()).results).toEqual([{ act: 'passkey-sign-in done' }]);
  });

  test('is refused where it was not unlocked, names another person or nobody, or answers another challenge', async () => {
    const { device } = await firstDevice();
    const userHandle = await handle();
    const entered = async (quirks: Quirks) =>
      refusal(await enter(await device.answer(await challengeOfAnybody(), { userHandle, ...quirks })));
    expect(await entered({ isVerified: false })).toEqual([400, 'passkey-refused']);
    expect(await entered({ isTampered: true })).toEqual([400, 'passkey-refused']);
    expect(await entered({ origin: 'https://evil.example' })).toEqual([400, 'passkey-refused']);
    expect(await entered({ userHandle: 'AAAA' })).toEqual([400, 'passkey-unknown']);
    expect(await entered({ userHandle: undefined })).toEqual([400, 'passkey-unknown']);
    expect(await entered({ id: 'AAAA' })).toEqual([400, 'passkey-unknown']);
    expect(await entered({ counter: 0 })).toEqual([200, undefined]);
    const [step, confirming] = [await askedAt(await halfIn()), (await challenge()).body];
    for (const asked of [step, confirming])
      expect(refusal(await enter(await device.answer(asked, { userHandle })))).toEqual([409, 'challenge-over']);
    const browser = await halfIn();
    const alone = { passkey: await device.answer(await challengeOfAnybody()) };
    expect(refusal(await show(browser, alone))).toEqual([409, 'challenge-over']);
    await env.DB.prepare('UPDATE users SET email_verified = 0').run();
    expect(await entered({})).toEqual([400, 'passkey-unknown']);
  });

  test('is of the site that the settings name, whatever host a request names', async () => {
    const post = (path: string, body: object) =>
      api.fetch(
        new Request(`https://evil.example/api/auth/passkey${path}`, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        deployedWith(),
      );
    const { device } = await firstDevice();
    const asked = (await (await post('/challenge', {})).json()) as Challenge;
    expect(asked.rpId).toBe('app.example');
    const userHandle = await handle();
    const answer = await device.answer(asked, { userHandle, origin: 'https://evil.example', rpId: 'evil.example' });
    expect(await (await post('', { passkey: answer })).json()).toMatchObject({ code: 'passkey-refused' });
    const own = { userHandle, origin: DEPLOYED_AT };
    const again = await device.answer((await (await post('/challenge', {})).json()) as Challenge, own);
    expect((await post('', { passkey: again })).status).toBe(200);
  });

  test('is asked for twenty times a minute by a network', async () => {
    await challengeOfAnybody();
    await env.DB.prepare(`UPDATE attempt_counters SET count = 20 WHERE key LIKE 'passkey:network:%'`).run();
    expect((await ask(undefined, 'POST', '/auth/passkey/challenge', {})).status).toBe(429);
  });
});

describe('a passkey', () => {
  test('that is the first of a second factor brings recovery codes, ends other sessions and is told of by mail', async () => {
    const elsewhere = await signIn('OA');
    expect(await state()).toEqual({ ways: [], since: null, passkeys: [], codesLeft: 0, isRequired: true });
    const { body: asked } = await begin();
    expect(asked).toMatchObject({
      rp: { id: 'localhost', name: 'Anupalan' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    // Until a device made one nothing asks for it.
    expect((await password()).status).toBe(200);
    const device = new Authenticator(ORIGIN);
    const { body } = await keep(await device.make(asked), ' Laptop ');
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({
      ...{ ways: ['passkey'], since: null, codesLeft: 10 },
      passkeys: [{ name: 'Laptop', lastUsedAt: null, createdAt: '2026-11-20T06:30:05.000Z' }],
    });
    expect((await ask(elsewhere, 'GET', '/me')).status).toBe(401);
    expect(await mails()).toEqual(['Passkey added at Anupalan']);
    expect(await acts()).toEqual(['add-passkey done']);
    expect(await env.DB.prepare(`SELECT text FROM mails WHERE key LIKE 'second-factor%'`).first('text')).toContain(
      'The passkey “Laptop” was added',
    );
  });

  test('signs in after the password, once for each challenge, and says when it was last used', async () => {
    const { device } = await firstDevice();
    expect((await password()).body).toEqual({ need: 'factor', ways: ['passkey'] });
    const browser = await halfIn();
    expect((await ask(browser, 'GET', '/me')).status).toBe(401);
    const asked = await askedAt(browser);
    expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: device.id, transports: ['internal'] }] });
    wait(60_000);
    const answer = { passkey: await device.answer(asked) };
    const other = await halfIn();
    const twice = await Promise.all([show(browser, answer), show(other, answer)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.body.code).toBe('challenge-over');
    const opened = twice.find(({ status }) => status === 200);
    expect((await ask(cookieIn(opened!), 'GET', '/me')).body.user.email).toBe(person.email);
    expect((await state()).passkeys[0].lastUsedAt).toBe('2026-11-20T06:31:05.000Z');
    expect(refusal(await show(await halfIn(), answer))).toEqual([409, 'challenge-over']);
    expect(refusal(await show(await halfIn(), {}))).toEqual([400, 'invalid-request']);
    expect(await acts()).toEqual(
      expect.arrayContaining(['use-passkey done', 'use-passkey challenge-over', 'add-passkey done']),
    );
  });

  const refused: [string, Quirks][] = [
    ['for another site', { origin: 'https://evil.example' }],
    ['for another site by its number', { rpId: 'evil.example' }],
    ['of a device that nobody unlocked', { isVerified: false }],
    ['to the making of one', { type: 'webauthn.create' }],
    ['changed on its way', { isTampered: true }],
  ];

  test.each(refused)('an answer %s is refused, and uses the challenge up', async (_, quirks) => {
    const { device } = await firstDevice();
    const browser = await halfIn();
    const asked = await askedAt(browser);
    const answer = await show(browser, { passkey: await device.answer(asked, quirks) });
    expect(refusal(answer)).toEqual([400, 'passkey-refused']);
    expect(refusal(await show(browser, { passkey: await device.answer(asked) }))).toEqual([409, 'challenge-over']);
    expect(await acts()).toEqual(['add-passkey done', 'use-passkey passkey-refused', 'use-passkey challenge-over']);
    const right = { passkey: await device.answer(await askedAt(browser)) };
    expect((await show(browser, right)).status).toBe(200);
  });

  test.each(refused.filter(([, { isTampered, type }]) => !isTampered && !type))(
    'made %s is not kept',
    async (_, quirks) => {
      const { body: asked } = await begin();
      expect(refusal(await keep(await new Authenticator(ORIGIN).make(asked, quirks)))).toEqual([
        400,
        'passkey-refused',
      ]);
      expect((await state()).ways).toEqual([]);
    },
  );

  test('answers what it was asked for: a challenge holds five minutes, for one person and one purpose', async () => {
    const { device } = await firstDevice();
    const browser = await halfIn();
    const late = await askedAt(browser);
    wait(300_001);
    expect(refusal(await show(browser, { passkey: await device.answer(late) }))).toEqual([409, 'challenge-over']);
    // One of an open session does not sign in, and the other way round.
    const confirming = (await challenge()).body;
    expect(refusal(await show(browser, { passkey: await device.answer(confirming) }))).toEqual([409, 'challenge-over']);
    const asked = await askedAt(browser);
    const renew = { password: person.password, passkey: await device.answer(asked) };
    expect(refusal(await ask(owner, 'POST', '/second-factor/recovery-codes', renew))).toEqual([409, 'challenge-over']);
    const made = { challenge: 'AAAA', counter: 9 };
    expect(refusal(await show(browser, { passkey: await device.answer(asked, made) }))).toEqual([
      409,
      'challenge-over',
    ]);
    // One given to somebody else.
    const { device: theirs } = await firstDevice(await signIn('MA'), manager.password);
    const given = await askedAt(await halfIn(manager));
    expect(refusal(await show(browser, { passkey: await device.answer(given) }))).toEqual([409, 'challenge-over']);
    expect(refusal(await show(browser, { passkey: await theirs.answer(await askedAt(browser)) }))).toEqual([
      400,
      'passkey-unknown',
    ]);
    const pretended = await theirs.answer(await askedAt(browser), { id: device.id });
    expect(refusal(await show(browser, { passkey: pretended }))).toEqual([400, 'passkey-refused']);
    // A challenge to make one is no challenge to use one, and is used once.
    const { body: creation } = await begin(await proofBy(device));
    const second = new Authenticator(ORIGIN);
    const credential = await second.make(creation);
    expect((await keep(credential, 'Phone')).body).toEqual({ recoveryCodes: [] });
    expect(refusal(await keep(credential, 'Phone'))).toEqual([409, 'challenge-over']);
    expect((await state()).passkeys).toHaveLength(2);
  });

  test.each([
    ['goes back', 5, 4, 400],
    ['stands still', 5, 5, 400],
    ['stops', 5, 0, 400],
    ['goes on', 5, 6, 200],
    ['was never kept', 0, 0, 200],
  ])('whose count %s: from %i to %i is answered with %i', async (_, first, second, status) => {
    const { device } = await firstDevice();
    const use = async (counter: number) => {
      const browser = await halfIn();
      return show(browser, { passkey: await device.answer(await askedAt(browser), { counter }) });
    };
    expect((await use(first)).status).toBe(200);
    const again = await use(second);
    expect(again.status).toBe(status);
    if (status === 400) expect(again.body.code).toBe('passkey-copied');
  });

  test('is added beside others by password and second factor, not by the password alone', async () => {
    const { device } = await firstDevice();
    expect(refusal(await begin({ password: 'not the right one' }))).toEqual([400, 'invalid-password']);
    expect(Object.keys((await begin()).body.fields)).toEqual(['code']);
    expect(refusal(await challenge(owner, 'not the right one'))).toEqual([400, 'invalid-password']);
    const { body: asked } = await begin(await proofBy(device));
    expect(asked.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect((await keep(await device.make(asked))).status).toBe(409);
    expect((await state()).passkeys).toHaveLength(1);
  });

  test('is nobody else\u2019s to keep, to rename or to remove', async () => {
    const { device } = await firstDevice();
    const other = await signIn('MA');
    const { body: asked } = await begin({ password: manager.password }, other);
    expect((await keep(await device.make(asked), 'Mine', other)).status).toBe(409);
    expect((await state(other)).ways).toEqual([]);
    const [{ id }] = (await state()).passkeys;
    expect((await ask(other, 'PATCH', `/second-factor/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    const proof = { password: manager.password };
    expect((await ask(other, 'POST', `/second-factor/passkeys/${id}/remove`, proof)).status).toBe(404);
    expect((await ask(owner, 'PATCH', `/second-factor/passkeys/${id}`, { name: '  ' })).status).toBe(400);
    expect((await ask(owner, 'PATCH', `/second-factor/passkeys/${id}`, { name: 'Old laptop' })).status).toBe(200);
    expect((await state()).passkeys).toMatchObject([{ id, name: 'Old laptop' }]);
  });

  test('is removed by password and second factor, and the codes go with the last way', async () => {
    const { device, recoveryCodes } = await firstDevice();
    const [{ id }] = (await state()).passkeys;
    const remove = (proof: object) => ask(owner, 'POST', `/second-factor/passkeys/${id}/remove`, proof);
    expect((await remove({ password: person.password })).status).toBe(400);
    expect((await remove({ ...(await proofBy(device)), password: 'not the right one' })).status).toBe(400);
    const elsewhere = await signIn('OA');
    expect((await remove(await proofBy(device))).status).toBe(200);
    expect((await remove({ password: person.password })).status).toBe(404);
    expect(await state()).toMatchObject({ ways: [], passkeys: [], codesLeft: 0 });
    expect((await ask(elsewhere, 'GET', '/me')).status).toBe(401);
    expect((await password()).status).toBe(200);
    expect(await mails()).toEqual(['Passkey added at Anupalan', 'Passkey removed at Anupalan']);
    // Whoever lost the device removes it by a recovery code.
    const again = await firstDevice();
    expect(again.recoveryCodes).not.toContain(recoveryCodes[0]);
    const [passkey] = (await state()).passkeys;
    const proof = { password: person.password, code: again.recoveryCodes[0] };
    expect((await ask(owner, 'POST', `/second-factor/passkeys/${passkey.id}/remove`, proof)).status).toBe(200);
  });

  test('and an app stand for each other, share the recovery codes, and either may go first', async () => {
    const { device, recoveryCodes } = await firstDevice();
    expect(refusal(await ask(owner, 'POST', '/second-factor/remove', await proofBy(device)))).toEqual([
      409,
      'factor-is-off',
    ]);
    const { secret } = (await ask(owner, 'POST', '/second-factor/begin', await proofBy(device))).body;
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
    const confirmed = await ask(owner, 'POST', '/second-factor/confirm', { code: code() });
    expect(confirmed.body).toEqual({ recoveryCodes: [] });
    wait(2 * HALF_MINUTE);
    expect(await state()).toMatchObject({ ways: ['app', 'passkey'], codesLeft: 10 });
    expect((await show(await halfIn(), { code: code() })).status).toBe(200);
    expect((await show(await halfIn(), { code: recoveryCodes[0] })).status).toBe(200);
    const browser = await halfIn();
    expect((await show(browser, { passkey: await device.answer(await askedAt(browser)) })).status).toBe(200);
    expect((await ask(owner, 'POST', '/second-factor/remove', await proofBy(device))).status).toBe(200);
    expect(await state()).toMatchObject({ ways: ['passkey'], codesLeft: 9 });
    expect(
      (await ask(owner, 'POST', '/second-factor/recovery-codes', await proofBy(device))).body.recoveryCodes,
    ).toHaveLength(10);
  });

  test('of two that are the first at once one is kept, so that the codes shown are the codes that hold', async () => {
    const [one, two] = [(await begin()).body, (await begin()).body];
    const devices = [await new Authenticator(ORIGIN).make(one), await new Authenticator(ORIGIN).make(two)];
    const both = await Promise.all(devices.map((credential) => keep(credential)));
    const shown = both.flatMap(({ body }) => body.recoveryCodes ?? []);
    expect(shown).toHaveLength(10);
    expect((await show(await halfIn(), { code: shown[0] })).status).toBe(200);
  });

  test('satisfies what an owner must have, also where they set one up before they can go on', async () => {
    expect((await password()).body.setUpBy).toBe('2026-12-04T06:30:05.000Z');
    wait(14 * DAY);
    const shown = await password();
    expect([shown.status, shown.body]).toEqual([202, { need: 'set-up', ways: [] }]);
    const browser = cookieIn(shown);
    expect(refusal(await ask(browser, 'POST', '/auth/second-step/challenge', {}))).toEqual([409, 'step-over']);
    const { body: asked } = await ask(browser, 'POST', '/auth/second-step/passkeys/begin', {});
    const device = new Authenticator(ORIGIN);
    const made = { name: 'Phone', credential: await device.make(asked) };
    const opened = await ask(browser, 'POST', '/auth/second-step/passkeys', made);
    expect(opened.body.recoveryCodes).toHaveLength(10);
    expect((await ask(cookieIn(opened), 'GET', '/me')).status).toBe(200);
    expect((await password()).body).toEqual({ need: 'factor', ways: ['passkey'] });
  });

  test('is not set up by the password alone once another browser has set one up', async () => {
    await password();
    wait(14 * DAY);
    const [late, other] = [cookieIn(await password()), cookieIn(await password())];
    const begun = async (browser: string) => (await ask(browser, 'POST', '/auth/second-step/passkeys/begin', {})).body;
    const finish = async (browser: string, asked: Creation) =>
      ask(browser, 'POST', '/auth/second-step/passkeys', {
        name: 'Phone',
        credential: await new Authenticator(ORIGIN).make(asked),
      });
    const asked = await begun(late);
    const { secret } = (await ask(late, 'POST', '/auth/second-step/begin', {})).body;
    expect((await finish(other, await begun(other))).status).toBe(200);
    expect((await finish(late, asked)).status).toBe(409);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
    expect((await ask(late, 'POST', '/auth/second-step/confirm', { code })).status).toBe(409);
    expect((await password()).body).toEqual({ need: 'factor', ways: ['passkey'] });
    expect(await env.DB.prepare('SELECT count(*) n FROM passkeys').first('n')).toBe(1);
  });

  test('closes an account, and goes with it', async () => {
    const cookie = await signIn('MA');
    const { device } = await firstDevice(cookie, manager.password);
    expect((await ask(cookie, 'GET', '/profile/closing')).body.ways).toEqual(['passkey']);
    const asked = (await challenge(cookie, manager.password)).body;
    await challenge(cookie, manager.password);
    const proof = { password: manager.password, passkey: await device.answer(asked) };
    expect(
      Object.keys((await ask(cookie, 'POST', '/profile/close', { password: manager.password })).body.fields),
    ).toEqual(['code']);
    expect((await ask(cookie, 'POST', '/profile/close', proof)).status).toBe(200);
    for (const table of ['passkeys', 'recovery_codes', 'verifications'])
      expect(await env.DB.prepare(`SELECT count(*) n FROM ${table}`).first('n'), table).toBe(0);
  });

  test('is nothing for a visitor of the demonstration, nor are challenges without end', async () => {
    await firstDevice();
    expect((await challenge()).status).toBe(200);
    await env.DB.prepare(`UPDATE attempt_counters SET count = 30 WHERE key LIKE 'passkey:%'`).run();
    expect((await challenge()).status).toBe(429);
    await env.DB.prepare('UPDATE users SET is_anonymous = 1').run();
    expect(refusal(await begin())).toEqual([403, 'sign-up-first']);
    expect(refusal(await keep(await new Authenticator(ORIGIN).make(CREATION)))).toEqual([403, 'sign-up-first']);
  });
});

const CREATION = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Anupalan' },
  user: { id: 'AAAA', name: '', displayName: '' },
  pubKeyCredParams: [],
  timeout: 0,
  attestation: 'none' as const,
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
  excludeCredentials: [],
};
