import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../testing/client';
import { deployedWith } from '../testing/deployed';
import type { Bindings } from './env';
import { handOver, sendMail, sendWaiting } from './mail';

const mail = { key: 'k1', to: 'asha@example.com', subject: 'Hello', text: 'A line.' };

afterEach(() => vi.restoreAllMocks());

test('on one machine a mail is kept in the outbox, once per key', async () => {
  await sendMail(env as unknown as Bindings, mail);
  await sendMail(env as unknown as Bindings, mail);
  expect((await ask(undefined, 'GET', '/dev/outbox')).body).toEqual([{ ...mail, at: expect.any(String) }]);
});

test('deployed, it goes to the binding where one is configured', async () => {
  const send = vi.fn(async () => undefined);
  await sendMail(deployedWith({ MAIL: { send }, MAIL_FROM: 'hello@app.example' }), mail);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ from: 'hello@app.example', to: mail.to, text: mail.text }),
  );
  expect((await ask(undefined, 'GET', '/dev/outbox')).body).toEqual([]);
});

const provider = {
  MAIL_FROM: 'hello@app.example',
  MAIL_HTTP_URL: 'https://mail.example/send',
  MAIL_HTTP_TOKEN: 't0ken',
};

test('else to the HTTP provider, with its key, and no further', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await sendMail(deployedWith(provider), mail);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe(provider.MAIL_HTTP_URL);
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect(init?.headers).toMatchObject({ authorization: 'Bearer t0ken', 'idempotency-key': 'k1' });
  expect(JSON.parse(String(init?.body))).toEqual({
    from: provider.MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
  });
});

const kept = async () =>
  (await env.DB.prepare('SELECT key, tries, failure, retry_at retryAt FROM mails').all<{ retryAt: string | null }>())
    .results;

test('a mail that a provider refuses is kept, handed over again with its key, and forgotten once it is taken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('secret reason', { status: 500 }));
  vi.setSystemTime(new Date('2026-11-20T06:30:00Z'));
  await expect(sendMail(deployedWith(provider), mail)).rejects.toMatchObject({ status: 503, code: 'mail-delayed' });
  expect(await kept()).toEqual([{ key: 'k1', tries: 1, failure: 'mail-refused', retryAt: '2026-11-20T06:35:00.000Z' }]);
  vi.setSystemTime(new Date('2026-11-20T06:34:59Z'));
  await sendWaiting(deployedWith(provider));
  expect(sent).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-11-20T06:35:00Z'));
  await sendWaiting(deployedWith(provider));
  expect(await kept()).toEqual([{ key: 'k1', tries: 2, failure: 'mail-refused', retryAt: '2026-11-20T06:50:00.000Z' }]);
  sent.mockResolvedValue(new Response('{}'));
  vi.setSystemTime(new Date('2026-11-20T06:50:00Z'));
  await sendWaiting(deployedWith(provider));
  expect(sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))).toEqual(
    Array(3).fill('k1'),
  );
  expect(await kept()).toEqual([]);
});

test('a mail that is refused for a day is given up, and stays to be seen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no route'));
  await expect(sendMail(deployedWith(provider), mail)).rejects.toMatchObject({ code: 'mail-delayed' });
  const runs = 10;
  for (let run = 1; run <= runs; run++) {
    vi.setSystemTime(new Date(Date.now() + 24 * 3_600_000));
    await sendWaiting(deployedWith(provider));
  }
  expect(await kept()).toEqual([{ key: 'k1', tries: 7, failure: 'failed', retryAt: null }]);
  expect(sent).toHaveBeenCalledTimes(7);
});

test('a digest that cannot be handed over is not kept: its own runs try again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
  await expect(handOver(deployedWith(provider), mail)).rejects.toMatchObject({ status: 503, code: 'mail-refused' });
  expect(await kept()).toEqual([]);
});

test('without any, nothing pretends to have been sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(sendMail(deployedWith({}), mail)).rejects.toMatchObject({ status: 503, code: 'mail-not-configured' });
});
