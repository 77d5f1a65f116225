import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../testing/client';
import { deployedWith } from '../testing/deployed';
import type { Bindings } from './env';
import { sendMail } from './mail';

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

test('a provider that refuses is named as such, and as something to try again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('secret reason', { status: 500 }));
  await expect(sendMail(deployedWith(provider), mail)).rejects.toMatchObject({ status: 503, code: 'mail-refused' });
});

test('without any, nothing pretends to have been sent', async () => {
  await expect(sendMail(deployedWith({}), mail)).rejects.toMatchObject({ status: 503, code: 'mail-not-configured' });
});
