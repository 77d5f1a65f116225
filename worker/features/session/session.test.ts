import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { api } from '../../api';
import type { Bindings } from '../../platform/env';
import { sendWaiting } from '../../platform/mail';
import { ask, type Reply, seeded, signIn } from '../../testing/client';
import { DEPLOYED_AT, deployedWith } from '../../testing/deployed';

/** The cookies that an answer gives, as the browser sends them from then on. */
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const signUp = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  password: 'correct horse battery',
  callbackURL: '/welcome',
};

/** The link of the last mail, as a path of the API. */
async function mailedLink(): Promise<string> {
  const { body } = await ask(undefined, 'GET', '/dev/outbox');
  const link = new URL(/https?:\S+/.exec(body.at(-1).text)?.[0] ?? '');
  return link.pathname.replace('/api', '') + link.search;
}

/** Signs up in a browser of one's own. */
const signedUp = async (password = signUp.password) =>
  cookieOf((await ask(undefined, 'POST', '/auth/sign-up/email', { ...signUp, password })).headers);

async function verified(): Promise<string> {
  const browser = await signedUp();
  return cookieOf((await ask(browser, 'GET', await mailedLink())).headers);
}

const signsIn = async (password: string) =>
  (await ask(undefined, 'POST', '/auth/sign-in/email', { ...signUp, password })).status;

describe('signing up', () => {
  test('sends a mail whose link signs in; before that the account is closed', async () => {
    const browser = await signedUp();
    expect(await signsIn(signUp.password)).toBe(403);
    const opened = await ask(browser, 'GET', await mailedLink());
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe('/welcome');
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-anupalan=/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect((await ask(cookieOf(opened.headers), 'GET', '/me')).body).toMatchObject({
      user: { name: 'Asha Rao', isAnonymous: false },
      firms: [],
      companies: [],
    });
  });

  test('answers for a known address as for a new one', async () => {
    const first = await ask(undefined, 'POST', '/auth/sign-up/email', signUp);
    const second = await ask(undefined, 'POST', '/auth/sign-up/email', signUp);
    expect(second.status).toBe(first.status);
    expect(Object.keys(second.body.user).toSorted()).toEqual(Object.keys(first.body.user).toSorted());
  });

  test('does not let anybody make themselves verified or choose an id', async () => {
    await ask(undefined, 'POST', '/auth/sign-up/email', { ...signUp, emailVerified: true, isAnonymous: true, id: 'x' });
    const user = await env.DB.prepare('SELECT id, email_verified, is_anonymous FROM users').first();
    expect(user).toMatchObject({ email_verified: 0, is_anonymous: 0 });
    expect(user?.id).not.toBe('x');
  });

  test.each(['short', 'x'.repeat(129)])('refuses the password %s', async (password) => {
    const { status, body } = await ask(undefined, 'POST', '/auth/sign-up/email', { ...signUp, password });
    expect(status).toBe(400);
    expect(body.code).toMatch(/^password-too-/);
  });
});

describe('an address belongs to whoever opens its mail', () => {
  const [THEIRS, OWN] = ['the attacker waits here', 'the owner of the address'];

  /** Chooses a password where the opened link led to. */
  async function choose(opened: Reply): Promise<void> {
    const token = /^\/reset-password\?token=([\w-]+)&isConfirmed=true$/.exec(opened.headers.get('location') ?? '')?.[1];
    const chosen = await ask(undefined, 'POST', '/auth/reset-password', { newPassword: OWN, token });
    expect(chosen.status).toBe(200);
  }

  async function onlyTheOwnerGetsIn(): Promise<void> {
    expect(await signsIn(THEIRS)).toBe(401);
    expect(await signsIn(OWN)).toBe(200);
  }

  test('the attacker signs up first, the owner signs up later: only the owner gets in', async () => {
    const attacker = await signedUp(THEIRS);
    const owner = await signedUp(OWN);
    const opened = await ask(owner, 'GET', await mailedLink());
    expect(opened.headers.get('location')).toBe('/welcome');
    expect((await ask(cookieOf(opened.headers), 'GET', '/me')).body.user.email).toBe(signUp.email);
    expect((await ask(attacker, 'GET', '/me')).status).toBe(401);
    await onlyTheOwnerGetsIn();
  });

  test('the owner signs up first, the attacker later: whichever mail is opened, the owner chooses the password', async () => {
    const owner = await signedUp(OWN);
    const first = await mailedLink();
    await signedUp(THEIRS);
    const opened = await ask(owner, 'GET', first);
    expect(await signsIn(THEIRS)).toBe(401);
    await choose(opened);
    await onlyTheOwnerGetsIn();
  });

  test('the attacker alone signs up, and the owner opens the mail: the password is the owner’s', async () => {
    await signedUp(THEIRS);
    const opened = await ask(undefined, 'GET', await mailedLink());
    // Nobody is signed in to an account by a link that another may have sent them.
    expect((await ask(cookieOf(opened.headers), 'GET', '/me')).status).toBe(401);
    expect(await env.DB.prepare('SELECT count(*) n FROM sessions').first('n')).toBe(0);
    await choose(opened);
    await onlyTheOwnerGetsIn();
  });

  test('a password chosen by a mailed link opens the account as well', async () => {
    await signedUp(THEIRS);
    await ask(undefined, 'POST', '/auth/request-password-reset', {
      email: signUp.email,
      redirectTo: '/reset-password',
    });
    const token = /reset-password\/([\w-]+)/.exec(await mailedLink())?.[1];
    await ask(undefined, 'POST', '/auth/reset-password', { newPassword: OWN, token });
    await onlyTheOwnerGetsIn();
  });

  test('once the mail was opened, no further sign-up touches the account', async () => {
    const cookie = await verified();
    await signedUp(THEIRS);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(200);
    expect([await signsIn(THEIRS), await signsIn(signUp.password)]).toEqual([401, 200]);
  });

  test('a sign-up that is refused leaves the one before it', async () => {
    const browser = await signedUp(OWN);
    for (const wrong of [{ password: 'short' }, { name: ' ' }, { name: 'a\nb' }, { name: 'x'.repeat(121) }])
      expect((await ask(undefined, 'POST', '/auth/sign-up/email', { ...signUp, ...wrong })).status).toBe(400);
    expect((await ask(browser, 'GET', await mailedLink())).headers.get('location')).toBe('/welcome');
    expect(await signsIn(OWN)).toBe(200);
  });
});

describe('a body that cannot be', () => {
  const CALLS = ['/auth/sign-up/email', '/auth/reset-password', '/auth/change-password'];
  const BODIES = [
    '',
    '{',
    '[]',
    '"text"',
    '{"password":5,"newPassword":5}',
    '{"name":"a\\ud800","newPassword":"a\\ud800"}',
  ];
  test.each(CALLS.flatMap((path) => BODIES.map((body) => [path, body])))(
    '%s refuses %s, in words of ours',
    async (path, body) => {
      const refused = await ask(await signIn('OA'), 'POST', path, body);
      expect(refused.status).toBe(400);
      expect(['malformed-json', 'invalid-request']).toContain(refused.body.code);
      expect(JSON.stringify(refused.body)).not.toContain('Invalid input');
    },
  );
});

describe('a password', () => {
  const GUESSED = [
    ['password1', 'password-common'],
    ['PassWord1', 'password-common'],
    ['1qaz2wsx', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['asha.rao@example.com', 'password-is-email'],
    ['ASHA.RAO', 'password-is-email'],
  ] as const;

  test.each(GUESSED)('that is guessed first is not taken: %s', async (password, code) => {
    const person = { ...signUp, email: 'asha.rao@example.com' };
    const refused = await ask(undefined, 'POST', '/auth/sign-up/email', { ...person, password });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([400, code, ['password']]);
    const browser = cookieOf((await ask(undefined, 'POST', '/auth/sign-up/email', person)).headers);
    const cookie = cookieOf((await ask(browser, 'GET', await mailedLink())).headers);
    const change = { currentPassword: signUp.password, newPassword: password };
    expect((await ask(cookie, 'POST', '/auth/change-password', change)).body.code).toBe(code);
    await ask(undefined, 'POST', '/auth/request-password-reset', { email: person.email, redirectTo: '/' });
    const token = /reset-password\/([\w-]+)/.exec(await mailedLink())?.[1];
    const reset = await ask(undefined, 'POST', '/auth/reset-password', { newPassword: password, token });
    expect(reset.body).toMatchObject({ code, fields: { newPassword: expect.any(String) } });
  });

  test('is stored as scrypt with its parameters', async () => {
    await ask(undefined, 'POST', '/auth/sign-up/email', signUp);
    const { password } = (await env.DB.prepare('SELECT password FROM accounts').first<{ password: string }>()) ?? {
      password: '',
    };
    expect(password).toMatch(/^scrypt\$16384\$8\$5\$/);
  });

  test('is reset by a mailed link, once, and every session ends', async () => {
    const cookie = await verified();
    await ask(undefined, 'POST', '/auth/request-password-reset', {
      email: signUp.email,
      redirectTo: '/reset-password',
    });
    const link = await mailedLink();
    const token = /reset-password\/([\w-]+)/.exec(link)?.[1];
    const reset = { newPassword: 'a different passphrase', token };
    expect((await ask(undefined, 'POST', '/auth/reset-password', reset)).status).toBe(200);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(401);
    expect((await ask(undefined, 'POST', '/auth/reset-password', reset)).status).toBe(400);
    const signInAgain = { email: signUp.email, password: reset.newPassword };
    expect((await ask(undefined, 'POST', '/auth/sign-in/email', signInAgain)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends on the server when its person signs out', async () => {
    const { actors } = await seeded();
    const cookie = cookieOf((await ask(undefined, 'POST', '/auth/sign-in/email', actors.OA)).headers);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(200);
    expect((await ask(cookie, 'POST', '/auth/sign-out', {})).status).toBe(200);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(401);
  });

  test('ends when somebody signs in anew in the same browser; those of other browsers go on', async () => {
    const { actors } = await seeded();
    const [here, there] = [await signIn('OA'), await signIn('OA')];
    const next = await ask(here, 'POST', '/auth/sign-in/email', actors.MA);
    expect((await ask(here, 'GET', '/me')).status).toBe(401);
    expect((await ask(there, 'GET', '/me')).status).toBe(200);
    expect((await ask(cookieOf(next.headers), 'GET', '/me')).body.user.email).toBe(actors.MA?.email);
    // A wrong password takes nothing from anybody.
    const wrong = await ask(there, 'POST', '/auth/sign-in/email', { ...actors.MA, password: 'wrong password' });
    expect([wrong.status, (await ask(there, 'GET', '/me')).status]).toEqual([401, 200]);
  });

  test('of another browser ends when its person changes the password, and this one goes on under another cookie', async () => {
    const [here, there] = [await verified(), await signIn('OA')];
    const elsewhere = cookieOf((await ask(undefined, 'POST', '/auth/sign-in/email', signUp)).headers);
    const change = { currentPassword: signUp.password, newPassword: 'a different passphrase' };
    const changed = await ask(here, 'POST', '/auth/change-password', change);
    expect(changed.status).toBe(200);
    for (const ended of [here, elsewhere]) expect((await ask(ended, 'GET', '/me')).status).toBe(401);
    expect((await ask(cookieOf(changed.headers), 'GET', '/me')).body.user.email).toBe(signUp.email);
    expect((await ask(there, 'GET', '/me')).status).toBe(200);
  });

  test('is not opened by a cookie that was tampered with', async () => {
    const cookie = await signIn('OA');
    expect((await ask(`${cookie.slice(0, -3)}abc`, 'GET', '/me')).status).toBe(401);
  });

  test('ends after twelve hours, used or not', async () => {
    const { actors } = await seeded();
    const cookie = cookieOf((await ask(undefined, 'POST', '/auth/sign-in/email', actors.OA)).headers);
    vi.setSystemTime(Date.now() + 12 * 3_600_000 - 60_000);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(200);
    vi.setSystemTime(Date.now() + 120_000);
    expect((await ask(cookie, 'GET', '/me')).status).toBe(401);
  });

  test('is listed without its token, and can be ended by its person alone', async () => {
    const [here, there] = [await signIn('OA'), await signIn('OA')];
    const { body } = await ask(here, 'GET', '/sessions');
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('token');
    const other = body.find((session: { isCurrent: boolean }) => !session.isCurrent).id;
    expect((await ask(await signIn('OB'), 'POST', `/sessions/${other}/revoke`, {})).status).toBe(404);
    expect((await ask(here, 'POST', `/sessions/${other}/revoke`, {})).status).toBe(200);
    expect((await ask(there, 'GET', '/me')).status).toBe(401);
  });

  test('loses a firm at once when its membership ends', async () => {
    const { firms } = await seeded();
    const cookie = await signIn('SA');
    expect((await ask(cookie, 'GET', `/ca-firms/${firms.A}/companies`)).status).toBe(200);
    await env.DB.prepare("UPDATE firm_members SET removed_at = '2026' WHERE role = 'staff'").run();
    expect((await ask(cookie, 'GET', `/ca-firms/${firms.A}/companies`)).status).toBe(404);
  });
});

test('no answer of identity carries a session token', async () => {
  const { actors } = await seeded();
  const opened = await ask(undefined, 'POST', '/auth/sign-in/email', actors.OA);
  const cookie = cookieOf(opened.headers);
  const { token } = (await env.DB.prepare('SELECT token FROM sessions').first<{ token: string }>()) ?? { token: '' };
  for (const path of ['/auth/get-session', '/auth/list-sessions', '/me', '/sessions'])
    expect(JSON.stringify((await ask(cookie, 'GET', path)).body)).not.toContain(token);
  expect(JSON.stringify(opened.body)).not.toContain(token);
});

test.each(['/auth/update-user', '/auth/delete-user', '/auth/sign-in/social', '/auth/ok', '/auth/change-email'])(
  'what is not used of the library is not there: %s',
  async (path) => {
    expect((await ask(await signIn('OA'), 'POST', path, {})).status).toBe(404);
  },
);

describe('off one machine', () => {
  const [origin, deployed] = [DEPLOYED_AT, deployedWith()];
  const call = (method: string, path: string, cookie = '') =>
    api.fetch(new Request(`${origin}/api${path}`, { method, headers: { origin, cookie } }), deployed);

  test.each([
    ['POST', '/dev/seed'],
    ['POST', '/dev/people'],
    ['GET', '/dev/outbox'],
    ['PUT', '/dev/clock'],
  ])('%s %s answers as any path that does not exist', async (method, path) => {
    const cookie = await signIn('OA');
    for (const who of ['', cookie]) {
      const [seam, stray] = [await call(method, path, who), await call(method, '/dev/nothing', who)];
      expect(seam.status).toBe(stray.status);
      expect(seam.status).toBe(who ? 404 : 401);
    }
  });

  test('there is no demonstration unless it is configured', async () => {
    expect((await call('POST', '/auth/sign-in/anonymous')).status).toBe(404);
    const settings = await (await call('GET', '/settings')).json();
    expect(settings).toMatchObject({ demoMode: false, local: false });
  });

  test('without its secret it refuses to serve, and names the command that sets it', async () => {
    const bare = { ...env, BETTER_AUTH_SECRET: '' } as unknown as Bindings;
    expect(await refusalOf(bare)).toContain('wrangler secret put BETTER_AUTH_SECRET');
  });

  test.each(['', 'app.example', 'http://app.example', 'https://app.example/', 'https://app.example/api'])(
    'with the origin "%s" it refuses to serve, and names the setting',
    async (wrong) => {
      expect(await refusalOf({ ...deployed, APP_ORIGIN: wrong })).toContain('The setting APP_ORIGIN');
    },
  );

  const json = { origin, 'content-type': 'application/json' };
  const post = (path: string, body: object, settings: object) =>
    api.fetch(
      new Request(`${origin}/api/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }),
      deployedWith(settings),
    );
  const MAILS = [
    ['/sign-up/email', signUp],
    ['/request-password-reset', { email: 'oa@example.com', redirectTo: '/' }],
    ['/send-verification-email', { email: 'oa@example.com' }],
  ] as const;

  test.each(MAILS)('without any way to send mail %s is refused, logged, and begins nothing', async (path, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = await post(path, body, {});
    expect([refused.status, (await refused.json()) as object]).toMatchObject([503, { code: 'mail-not-configured' }]);
    expect(log.mock.calls.flat().join(' ')).toContain('MAIL_FROM');
    expect(await env.DB.prepare('SELECT count(*) n FROM users').first('n')).toBe(0);
    log.mockRestore();
  });

  test('a sign-up whose mail cannot be handed over says so, and the mail goes out later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = vi.fn().mockRejectedValueOnce(new Error('down'));
    const settings = { MAIL: { send }, MAIL_FROM: 'hello@app.example' };
    const delayed = await post('/sign-up/email', signUp, settings);
    expect([delayed.status, (await delayed.json()) as object]).toMatchObject([503, { code: 'mail-delayed' }]);
    vi.setSystemTime(Date.now() + 300_000);
    await sendWaiting(deployedWith(settings));
    const [{ text }] = send.mock.calls[1] ?? [{ text: '' }];
    expect(text).toContain(`${origin}/api/auth/verify-email?token=`);
    log.mockRestore();
  });

  const KNOWN_AND_NOT = [
    ['/sign-up/email', 1],
    ['/request-password-reset', 1],
    ['/send-verification-email', 0],
  ] as const;

  test.each(KNOWN_AND_NOT)(
    '%s answers an address with an account as one without, while mail goes out and while it does not',
    async (path, isVerified) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { actors } = await seeded();
      await env.DB.prepare('UPDATE users SET email_verified = ?').bind(isVerified).run();
      const send = vi.fn(async (_mail: { to: string }) => undefined);
      const asked = async (email = '') => {
        const { status, body } = await answerTo(path, { ...signUp, email }, { MAIL: { send }, MAIL_FROM: 'a@b.in' });
        return [status, Object.keys(body.user ?? body).toSorted(), body.code];
      };
      const addresses = [actors.OA?.email, 'nobody@example.com'];
      const [known, unknown] = [await asked(addresses[0]), await asked(addresses[1])];
      expect([known, known[0]]).toEqual([unknown, 200]);
      send.mockRejectedValue(new Error('down'));
      const [delayed, stranger] = [await asked(addresses[0]), await asked(addresses[1])];
      expect([delayed, delayed[0], delayed[2]]).toEqual([stranger, 503, 'mail-delayed']);
      // Each is kept, and handed over again.
      expect(send.mock.calls.map(([{ to }]) => to)).toEqual([...addresses, ...addresses]);
      const waiting = await env.DB.prepare('SELECT "to", tries FROM mails ORDER BY id').all();
      expect(waiting.results).toEqual(addresses.map((to) => ({ to, tries: 1 })));
      const logged = await env.DB.prepare('SELECT code FROM security_events ORDER BY id').all();
      expect(logged.results.map(({ code }) => code)).toEqual(['done', 'done', 'mail-delayed', 'mail-delayed']);
      log.mockRestore();
    },
  );

  async function answerTo(path: string, body: object, settings: object) {
    const response = await post(path, body, settings);
    return { status: response.status, body: (await response.json()) as Record<string, object> };
  }

  test('nobody is promised a mail of each night where none can be sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { firms } = await seeded();
    const headers = { ...json, cookie: await signIn('OA') };
    const address = `${origin}/api/ca-firms/${firms.A}/audit-trail/nights`;
    const choose = (isMailed: boolean) =>
      api.fetch(new Request(address, { method: 'PUT', headers, body: JSON.stringify({ isMailed }) }), deployedWith());
    const refused = await choose(true);
    expect([refused.status, (await refused.json()) as object]).toMatchObject([503, { code: 'mail-not-configured' }]);
    expect((await choose(false)).status).toBe(200);
    log.mockRestore();
  });

  /** What is logged where the Worker serves nothing. */
  async function refusalOf(bindings: Bindings): Promise<string> {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await api.fetch(new Request(`${origin}/api/health`), bindings);
    expect(response.status).toBe(500);
    const logged = log.mock.calls.flat().join(' ');
    log.mockRestore();
    return logged;
  }

  test('mails link to the configured address, whatever host a request names', async () => {
    const sent: { text: string }[] = [];
    const mailing = {
      ...deployed,
      MAIL: { send: async (mail: { text: string }) => sent.push(mail) },
      MAIL_FROM: 'a@b.in',
    };
    const headers = { 'content-type': 'application/json', origin, host: 'evil.example' };
    const request = new Request('https://evil.example/api/auth/sign-up/email', {
      method: 'POST',
      headers,
      body: JSON.stringify(signUp),
    });
    expect((await api.fetch(request, mailing as unknown as Bindings)).status).toBe(200);
    expect(sent[0]?.text).toContain(`${origin}/api/auth/verify-email?token=`);
    expect(sent[0]?.text).not.toContain('evil');
  });
});
