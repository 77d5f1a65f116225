import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

test('the seed signs everybody in, and answers the same when repeated', async () => {
  const first = await seeded();
  expect(await seeded()).toEqual(first);
  for (const actor of Object.keys(first.actors)) {
    const person = await signIn(actor);
    const { status, body } = await ask(person, 'GET', '/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { email: first.actors[actor]?.email } });
  }
});

test('signing up sends a mail whose link signs in', async () => {
  const signUp = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery', callbackURL: '/welcome' };
  expect((await ask(undefined, 'POST', '/auth/sign-up/email', signUp)).status).toBe(200);
  const early = await ask(undefined, 'POST', '/auth/sign-in/email', signUp);
  expect(early.status).toBe(403);
  const { body: mails } = await ask(undefined, 'GET', '/dev/outbox');
  const link = /https?:\S+/.exec(mails[0].text)?.[0] ?? '';
  const verified = await ask(undefined, 'GET', new URL(link).pathname.replace('/api', '') + new URL(link).search);
  expect(verified.status).toBe(302);
  const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(verified.headers.get('set-cookie')).toMatch(/^__Host-anupalan=.*HttpOnly.*Secure.*SameSite=Lax/i);
  expect((await ask(cookie, 'GET', '/me')).body).toMatchObject({ user: { name: 'Asha Rao' }, firms: [], companies: [] });
});

test('no answer of identity carries a session token', async () => {
  const { actors } = await seeded();
  const { body } = await ask(undefined, 'POST', '/auth/sign-in/email', actors.OA);
  expect(JSON.stringify(body)).not.toContain('token');
  const person = await signIn('OA');
  const { body: listed } = await ask(person, 'GET', '/auth/list-sessions');
  const { token } = (await env.DB.prepare('SELECT token FROM sessions LIMIT 1').first<{ token: string }>()) ?? { token: '' };
  expect(JSON.stringify(listed)).not.toContain(token);
});
