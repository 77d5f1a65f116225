import { expect, inject, test } from 'vitest';
import { axe, everybodyReads, newPage, newPerson, signIn } from './browser';
import { send, signUpUnseen } from './calls';
import { toastOf } from './multi-company';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** The link of the invitation that was mailed to an address, as a path. */
async function invitationOf(email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await (await fetch(`${inject('url')}/api/dev/outbox`)).json();
  const links = mails.filter(({ to }) => to === email).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '');
  const { pathname, search } = new URL(links.find((link) => link.includes('invitation=')) ?? '');
  return pathname + search;
}

test('a second person is invited by keys, comes in by the link of the mail, gets another role and leaves', async () => {
  const [first, second] = [newPerson('firm'), { ...newPerson('company'), name: 'Ravi Menon' }];
  // To leave the firm without an owner is refused, and a browser writes that to its console.
  const owner = await newPage(browser, {}, /status of 409/);
  await signUpUnseen(owner.page, first);
  await send(owner.page, 'POST', '/ca-firms', { name: 'Rao & Associates' });
  await owner.page.goto('/multi-company?tab=people');
  await owner.page.getByRole('button', { name: 'Invite somebody' }).press('Enter');
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('E-mail').press('Enter');
  await dialog.getByText('Required', { exact: true }).waitFor();
  await axe(owner.page);
  await dialog.getByLabel('E-mail').fill(second.email);
  await dialog.getByLabel('Role').press('ArrowDown');
  await dialog.getByLabel('Role').selectOption('staff');
  await dialog.getByLabel('E-mail').press('Enter');
  await toastOf(owner.page, 'Invitation sent');
  await dialog.waitFor({ state: 'detached' });
  await owner.page.getByRole('cell', { name: second.email, exact: true }).waitFor();
  await everybodyReads(owner.page);

  const guest = await newPage(browser, { width: 360 });
  await signUpUnseen(guest.page, second);
  await guest.page.context().clearCookies();
  await guest.page.goto(await invitationOf(second.email));
  await guest.page.waitForURL(/\/sign-in/);
  await signIn(guest.page, second);
  await guest.page.getByText('invites you to Rao & Associates').waitFor();
  await axe(guest.page);
  await guest.page.getByRole('button', { name: 'Accept' }).press('Enter');
  await guest.page.waitForURL(/\/multi-company/);
  await guest.page.getByRole('tab', { name: 'People' }).click();
  await guest.page.getByRole('cell', { name: 'Ravi Menon' }).first().waitFor();
  expect(await guest.page.getByRole('button', { name: 'Invite somebody' }).count()).toBe(0);
  await guest.page.goto(await invitationOf(second.email));
  await guest.page.getByText('This invitation has been used.').waitFor();

  await owner.page.reload();
  await owner.page.getByLabel('Role of Ravi Menon').selectOption('manager');
  await toastOf(owner.page, 'Role changed');
  await owner.page.getByLabel(`Role of ${first.name}`).selectOption('staff');
  await toastOf(owner.page, 'A firm has at least one owner.');
  await owner.page.getByRole('button', { name: 'Remove Ravi Menon' }).press('Enter');
  await axe(owner.page);
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await toastOf(owner.page, 'Removed from the firm');
  await expect.poll(() => owner.page.getByRole('cell', { name: 'Ravi Menon' }).count()).toBe(0);
  await guest.page.goto('/multi-company');
  await expect.poll(() => guest.page.getByText('Rao & Associates').count()).toBe(0);
  await owner.close();
  await guest.close();
});
