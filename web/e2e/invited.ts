import type { Page } from 'playwright-core';
import type { Person } from './browser';
import { send, signUpUnseen } from './calls';
import type { Hand } from './mouse-or-keys';
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

type InvitedByHand = { by: Page; hand: Hand; role: string };

/** The same as people do it: the dialog of who invites, the link of the mail, an account made on the way, and the one act. */
export async function comeInvitedByHand(page: Page, person: Person, { by, hand, role }: InvitedByHand): Promise<void> {
  const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });
  await hand.press(button(by, 'Invite somebody'));
  const dialog = by.getByRole('dialog', { name: 'Invite somebody' });
  await hand.write(dialog.getByLabel('E-mail'), person.email);
  await hand.choose(dialog.getByLabel('Role'), role);
  await hand.press(dialog.getByRole('button', { name: 'Send invitation' }));
  await dialog.waitFor({ state: 'detached' });
  await by.getByRole('list', { name: 'Invitations' }).getByText(person.email).waitFor();

  await page.goto(await invitationOf(person.email));
  await hand.press(page.getByRole('link', { name: 'Create an account' }));
  await hand.write(page.getByLabel('Your name'), person.name);
  await hand.write(page.getByLabel('E-mail'), person.email);
  await hand.write(page.getByLabel('Password', { exact: true }), person.password);
  await hand.press(button(page, 'Create account'));
  await hand.press(page.getByRole('link', { name: 'Open the link of the mail' }));
  await hand.press(button(page, 'Accept'));
  await page.waitForURL((address) => address.pathname !== '/welcome');
}
