import type { Page } from 'playwright-core';
import type { Person } from './browser';
import { send, signUpUnseen } from './calls';
import { url } from './served';

/** The link of the newest invitation that was mailed to an address, as a path. */
export async function invitationOf(email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await (await fetch(`${url}/api/dev/outbox`)).json();
  const links = mails.filter(({ to }) => to === email).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '');
  const { pathname, search } = new URL(links.findLast((link) => link.includes('invitation=')) ?? '');
  return pathname + search;
}

type Invited = { by: Page; to: `/companies/${string}` | `/ca-firms/${string}`; role: string };

/** Somebody new comes in by the invitation of who is there already, through the link of its mail. */
export async function comeInvited(page: Page, person: Person, { by, to, role }: Invited): Promise<void> {
  await send(by, 'POST', `${to}/invitations`, { email: person.email, role });
  await signUpUnseen(page, person);
  await page.goto(await invitationOf(person.email));
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await page.waitForURL((address) => address.pathname !== '/welcome');
}
