import type { Page } from 'playwright-core';
import type { Person } from './browser';
import { url } from './served';

/** Calls the API as the page's visitor, and returns what it answers. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<unknown> {
  const headers = { origin: url };
  // A connection that was kept may be closed just as it is used again: then nothing was asked yet.
  const answer = await page.request.fetch(`${url}/api${path}`, { method, data, headers, maxRetries: 2 });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** What signing up through the screens ends in, at once: for tests of what comes after. */
export async function signUpUnseen(page: Page, { name, email, password }: Person): Promise<void> {
  await send(page, 'POST', '/dev/people', { name, email, password });
}

/** What signing up through the screens does, without them: for what is in its mail. */
export async function signUpByMail(page: Page, { name, email, password, kind }: Person): Promise<void> {
  await send(page, 'POST', '/auth/sign-up/email', { name, email, password, callbackURL: `/welcome?kind=${kind}` });
  const mails: { to: string; text: string }[] = await (await page.request.get(`${url}/api/dev/outbox`)).json();
  const [link] = mails.findLast(({ to }) => to === email)?.text.match(/https?:\S+/) ?? [];
  if (!link) throw new Error(`No mail with a link came to ${email}`);
  await page.request.get(link);
}
