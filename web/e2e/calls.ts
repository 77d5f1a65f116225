import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Person } from './browser';

/** Calls the API as the page's visitor, and returns what it answers. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<unknown> {
  const url = inject('url');
  const answer = await page.request.fetch(`${url}/api${path}`, { method, data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** What signing up through the screens does, without them: for tests of what comes after. */
export async function signUpUnseen(page: Page, { name, email, password, kind }: Person): Promise<void> {
  const url = inject('url');
  await send(page, 'POST', '/auth/sign-up/email', { name, email, password, callbackURL: `/welcome?kind=${kind}` });
  const mails: { to: string; text: string }[] = await (await page.request.get(`${url}/api/dev/outbox`)).json();
  const [link] = mails.findLast(({ to }) => to === email)?.text.match(/https?:\S+/) ?? [];
  if (!link) throw new Error(`No mail with a link came to ${email}`);
  await page.request.get(link);
}
