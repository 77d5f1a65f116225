import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { networkOf } from '../../platform/log';
import { ask, type Reply, seeded, signIn } from '../../testing/client';
import { DEPLOYED_AT, deployedWith } from '../../testing/deployed';

const wrong = { password: 'a wrong password' };
const from = (address: string) => ({ 'cf-connecting-ip': address });
const signInWith = (body: unknown, address = '203.0.113.7') =>
  ask(undefined, 'POST', '/auth/sign-in/email', body, from(address));

async function times(count: number, run: (at: number) => Promise<Reply>): Promise<Reply | undefined> {
  let last: Reply | undefined;
  for (let at = 0; at < count; at++) last = await run(at);
  return last;
}

describe('a password', () => {
  test('may be tried five times a minute for one account; the sixth is told when to try again, wherever it comes from', async () => {
    vi.setSystemTime(new Date('2026-11-20T06:30:59Z'));
    const { actors } = await seeded();
    const guess = (at: number) => signInWith({ ...actors.OA, ...wrong }, `203.0.113.${at}`);
    expect((await times(5, guess))?.status).toBe(401);
    vi.setSystemTime(new Date('2026-11-20T06:31:30Z'));
    const sixth = await signInWith(actors.OA, '203.0.113.99');
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '29']);
    expect((await signInWith(actors.MA)).status).toBe(200);
    vi.setSystemTime(new Date('2026-11-20T06:31:59Z'));
    expect((await signInWith(actors.OA)).status).toBe(200);
  });

  test('may be tried twenty times a minute from one network, and getting in does not clear its failures', async () => {
    const { actors } = await seeded();
    const guess = (at: number) => signInWith({ email: `nobody${at}@example.com`, ...wrong });
    expect((await guess(1)).status).toBe(401);
    // Eighteen more of them, none of which needs a password hashed here.
    await env.DB.prepare("UPDATE attempt_counters SET count = 19 WHERE key LIKE '%:network:%'").run();
    // An office where everybody knows their password is not held up.
    for (const actor of [actors.OA, actors.MA, actors.OA]) expect((await signInWith(actor)).status).toBe(200);
    expect((await guess(20)).status).toBe(401);
    expect((await guess(21)).status).toBe(429);
    expect((await signInWith(actors.OA)).status).toBe(429);
    expect((await signInWith(actors.OA, '198.51.100.1')).status).toBe(200);
  });

  test('cannot be guessed by changing it: the sixth time a session is told to wait', async () => {
    const cookie = await signIn('OA');
    const change = () =>
      ask(cookie, 'POST', '/auth/change-password', {
        currentPassword: 'a wrong one',
        newPassword: 'another passphrase',
      });
    expect((await times(5, change))?.status).toBe(400);
    const sixth = await change();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('off one machine', () => {
  const post = (path: string, body: object, address: string) =>
    api.fetch(
      new Request(`${DEPLOYED_AT}/api/auth${path}`, {
        method: 'POST',
        headers: { origin: DEPLOYED_AT, 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify(body),
      }),
      deployedWith({ MAIL: { send: async () => undefined }, MAIL_FROM: 'hello@app.example' }),
    );

  test.each(['/request-password-reset', '/send-verification-email'])(
    '%s sends three mails an hour to one address, from however many networks',
    async (path) => {
      const { actors } = await seeded();
      const asked = (at: number) => post(path, { email: actors.OA?.email, redirectTo: '/' }, `203.0.113.${at}`);
      for (let at = 0; at < 3; at++) expect((await asked(at)).status).toBe(200);
      const fourth = await asked(4);
      expect(fourth.status).toBe(429);
      expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3_500);
    },
  );

  test('one network asks for twenty mails an hour, to however many addresses, whichever half of its IPv6 addresses it uses', async () => {
    const asked = (at: number) =>
      post('/request-password-reset', { email: `a${at}@example.com` }, `2001:db8:1:2::${at}`);
    for (let at = 0; at < 20; at++) expect((await asked(at)).status).toBe(200);
    expect((await asked(20)).status).toBe(429);
    expect((await post('/request-password-reset', { email: 'b@example.com' }, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('one address is signed up with five times an hour', async () => {
    const signUp = { name: 'Asha', email: 'asha@example.com', password: 'short' };
    for (let at = 0; at < 5; at++) expect((await post('/sign-up/email', signUp, `203.0.113.${at}`)).status).toBe(400);
    expect((await post('/sign-up/email', signUp, '203.0.113.9')).status).toBe(429);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
