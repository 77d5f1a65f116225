import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, everybodyReads, newPage, newPerson, signIn } from './browser';
import { send, signUpUnseen } from './calls';
import { comeInvited, invitationOf } from './invited';
import { toastOf } from './multi-company';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** The owner puts the second person on one of two clients, sees which nobody works on, and takes them off again in the client's sheet. */
async function givesClients(owner: Page, staff: Page, caFirmId: string): Promise<void> {
  const facts = { pan: 'AAACN1234E', incorporationDate: '2023-05-05', financialYear: '2026-27', caFirmId };
  for (const [name, cin] of [
    ['Lark Labs', 'U62099KA2023PTC111111'],
    ['Mehra Foods', 'U62099KA2023PTC222222'],
  ])
    await send(owner, 'POST', '/companies', { ...facts, name, cin });
  await staff.goto('/multi-company');
  await staff.getByText('No client companies yet').first().waitFor();
  await owner.goto('/multi-company?tab=people');
  await owner.getByRole('button', { name: 'Assign clients to Ravi Menon' }).press('Enter');
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Lark Labs').press('Space');
  await axe(owner);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await toastOf(owner, 'Clients of Ravi Menon saved');
  await owner.getByRole('tab', { name: 'Client Companies' }).press('Enter');
  await owner.getByRole('button', { name: 'Without staff (1)' }).press('Enter');
  await expect.poll(() => owner.getByRole('list', { name: 'Client companies' }).getByRole('listitem').count()).toBe(1);
  await staff.reload();
  await staff.getByRole('button', { name: 'Lark Labs' }).first().waitFor();
  await expect.poll(() => staff.getByText('Mehra Foods').count()).toBe(0);
  await owner.getByRole('button', { name: 'Without staff (1)' }).press('Enter');
  await owner.getByRole('list', { name: 'Client companies' }).getByRole('button', { name: 'Lark Labs' }).press('Enter');
  await owner.getByRole('dialog').getByLabel('Ravi Menon').press('Space');
  await toastOf(owner, 'Ravi Menon no longer sees this client');
  await axe(owner);
  await owner.keyboard.press('Escape');
  await staff.reload();
  await staff.getByText('No client companies yet').first().waitFor();
}

test('a second person is invited by keys, comes in by the link of the mail, gets another role and leaves', async () => {
  const [first, second] = [newPerson('firm'), { ...newPerson('company'), name: 'Ravi Menon' }];
  // To leave the firm without an owner is refused, and a browser writes that to its console.
  const owner = await newPage(browser, {}, /status of 409/);
  await signUpUnseen(owner.page, first);
  const firm = (await send(owner.page, 'POST', '/ca-firms', { name: 'Rao & Associates' })) as { id: string };
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
  await owner.page.getByRole('list', { name: 'Invitations' }).getByText(second.email).waitFor();
  await everybodyReads(owner.page);

  const guest = await newPage(browser, { width: 360 }, /status of 404/);
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
  await guest.page.getByRole('list', { name: 'People of the firm' }).getByText('Ravi Menon').waitFor();
  await expect.poll(() => guest.page.getByRole('button', { name: 'Invite somebody' }).count()).toBe(0);
  await guest.page.goto(await invitationOf(second.email));
  await guest.page.getByText('This invitation has been used.').waitFor();
  await givesClients(owner.page, guest.page, firm.id);

  await owner.page.goto('/multi-company?tab=people');
  await owner.page.getByLabel('Role of Ravi Menon').selectOption('manager');
  await toastOf(owner.page, 'Role changed');
  await owner.page.getByLabel(`Role of ${first.name}`).selectOption('staff');
  await toastOf(owner.page, 'A firm has at least one owner.');
  await owner.page.getByRole('button', { name: 'Remove Ravi Menon' }).press('Enter');
  await axe(owner.page);
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await toastOf(owner.page, 'Removed from the firm');
  await expect
    .poll(() => owner.page.getByRole('list', { name: 'People of the firm' }).getByText('Ravi Menon').count())
    .toBe(0);
  await guest.page.goto('/multi-company');
  await expect.poll(() => guest.page.getByText('Rao & Associates').count()).toBe(0);
  await owner.close();
  await guest.close();
});

/** Somebody who sees no company asks for one by its CIN, is answered as for any, and comes in once that is approved. */
async function asksForAccess(guest: Page, founder: Page): Promise<void> {
  await guest.getByRole('link', { name: 'Request access' }).press('Enter');
  for (const cin of ['U62099KA2023PTC999999', 'u62099ka2023ptc111111']) {
    await guest.getByLabel('CIN').fill(cin);
    await guest.getByLabel('Reason').fill('I am the auditor');
    await guest.getByLabel('Reason').press('Enter');
    await guest.getByText('If it is kept here, those who lead it are asked.').waitFor();
    await axe(guest);
    if (cin.startsWith('U')) await guest.getByRole('button', { name: 'Request another' }).press('Enter');
  }
  const requests = founder.getByRole('list', { name: 'Requests for access' });
  await expect
    .poll(async () => {
      await founder.goto('/people');
      await founder.getByText('No invitation is waiting').waitFor();
      return requests.getByText('I am the auditor').count();
    })
    .toBe(1);
  await everybodyReads(founder);
  await founder.getByRole('button', { name: 'Approve the request of Ira Shah' }).press('Enter');
  const dialog = founder.getByRole('dialog');
  await dialog.getByLabel('Last day of access').fill('31/12/2026');
  await axe(founder);
  await dialog.getByLabel('Reason').press('Enter');
  await toastOf(founder, 'Ira Shah has access now');
  await founder.getByRole('list', { name: 'People of the company' }).getByText('31 Dec 2026').waitFor();
  await expect.poll(() => requests.count()).toBe(0);
  await guest.goto('/');
  await guest.getByRole('heading', { name: 'Heron Foods' }).waitFor();
}

test('a founder gives a company to an auditor until a day, by keys, changes that, and takes it back', async () => {
  const [first, second] = [newPerson('company'), { ...newPerson('company'), name: 'Ira Shah' }];
  // A day that is past, and to leave the company without an admin, are refused.
  const { page: founder, close } = await newPage(browser, { width: 360 }, /status of (409|422)/);
  await signUpUnseen(founder, first);
  const facts = { pan: 'AAACN1234E', incorporationDate: '2023-05-05', financialYear: '2026-27' };
  await send(founder, 'POST', '/companies', { ...facts, name: 'Heron Foods', cin: 'U62099KA2023PTC111111' });
  await founder.goto('/people');
  await founder.getByText('No invitation is waiting').waitFor();
  await founder.getByRole('button', { name: 'Invite somebody' }).press('Enter');
  const dialog = founder.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(second.email);
  await dialog.getByLabel('Role').selectOption('Auditor');
  await dialog.getByLabel('Last day of access').fill('19/11/2026');
  await dialog.getByLabel('Reason').fill('Statutory audit 2026-27');
  await dialog.getByLabel('Reason').press('Enter');
  await dialog.getByText('Choose today or a later day').waitFor();
  await axe(founder);
  await dialog.getByLabel('Last day of access').fill('31/03/2027');
  await dialog.getByLabel('Reason').press('Enter');
  await toastOf(founder, 'Invitation sent');
  await dialog.waitFor({ state: 'detached' });
  const waiting = founder.getByRole('list', { name: 'Invitations' });
  for (const fact of [second.email, 'Auditor', '31 Mar 2027', 'Statutory audit 2026-27'])
    await waiting.getByText(fact).waitFor();
  await everybodyReads(founder);

  const guest = await newPage(browser, {}, /status of 40[34]/);
  await signUpUnseen(guest.page, second);
  await guest.page.goto(await invitationOf(second.email));
  await guest.page.getByText('invites you to Heron Foods. Your role: Auditor.').waitFor();
  await guest.page.getByText('31 Mar 2027').waitFor();
  await guest.page.getByRole('button', { name: 'Accept' }).press('Enter');
  await guest.page.getByRole('heading', { name: 'Heron Foods' }).waitFor();
  await guest.page.getByRole('button', { name: 'Compliance', exact: true }).press('Enter');
  await guest.page.getByRole('link', { name: 'Company profile', exact: true }).waitFor();
  await expect.poll(() => guest.page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0);
  await guest.page.goto('/people');
  await guest.page.getByText('Only those who lead the company see its people').waitFor();

  await founder.reload();
  await founder.getByRole('button', { name: 'Change the access of Ira Shah' }).press('Enter');
  await dialog.getByLabel('Role').selectOption('Company admin');
  await dialog.getByLabel('Reason').press('Enter');
  await toastOf(founder, 'Access of Ira Shah changed');
  await guest.page.reload();
  await guest.page.getByRole('list', { name: 'People of the company' }).getByText('Statutory audit').waitFor();
  await everybodyReads(guest.page);
  await founder.getByRole('button', { name: `Remove ${first.name}` }).press('Enter');
  const question = founder.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await toastOf(founder, 'A company has at least one admin whose access has no end.');
  await founder.keyboard.press('Escape');
  await founder.getByRole('button', { name: 'Remove Ira Shah' }).press('Enter');
  await axe(founder);
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await toastOf(founder, 'Access removed');
  await guest.page.goto('/');
  await guest.page.getByText('No company yet').waitFor();
  await asksForAccess(guest.page, founder);
  await guest.close();
  await close();
});

test('a founder hands a company to a firm, which puts staff on it and lets it go again', async () => {
  const [first, second, third] = [newPerson('company'), newPerson('firm'), newPerson('company')];
  const founder = await newPage(browser, { width: 360 }, /status of 400/);
  const owner = await newPage(browser, {}, /status of 404/);
  const staff = await newPage(browser, {}, /status of 404/);
  await signUpUnseen(founder.page, { ...first, name: 'Asha Rao' });
  const facts = { pan: 'AAACN1234E', incorporationDate: '2023-05-05', financialYear: '2026-27' };
  const of = { ...facts, name: 'Ibis Looms', cin: 'U62099KA2023PTC777777' };
  const { id } = (await send(founder.page, 'POST', '/companies', of)) as { id: string };
  await signUpUnseen(owner.page, { ...second, name: 'Meera Iyer' });
  const firm = (await send(owner.page, 'POST', '/ca-firms', { name: 'Iyer & Co' })) as { id: string };
  await comeInvited(
    staff.page,
    { ...third, name: 'Ravi Menon' },
    { by: owner.page, to: `/ca-firms/${firm.id}`, role: 'staff' },
  );

  await founder.page.goto(`/company-facts?company=${id}`);
  await founder.page.getByRole('button', { name: 'Hand to a CA firm' }).press('Enter');
  const dialog = founder.page.getByRole('dialog');
  await dialog.getByText('You and everybody else with access keep it.').waitFor();
  await dialog.getByLabel('Address of an owner of the firm').fill(second.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await dialog.getByRole('button', { name: 'Send offer' }).press('Enter');
  await expect.poll(() => dialog.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await axe(founder.page);
  await dialog.getByLabel('Password', { exact: true }).fill(first.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await toastOf(founder.page, 'Offer sent');
  await founder.page.getByText(`Offered to ${second.email}`).waitFor();
  await everybodyReads(founder.page);

  await owner.page.goto('/multi-company');
  await owner.page.getByRole('button', { name: 'Take Ibis Looms on as client' }).press('Enter');
  await axe(owner.page);
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Take on as client' }).press('Enter');
  await toastOf(owner.page, 'Client taken on');
  const clients = owner.page.getByRole('list', { name: 'Client companies' });
  await clients.getByRole('button', { name: 'Ibis Looms' }).press('Enter');
  await owner.page.getByRole('dialog').getByLabel('Ravi Menon').press('Space');
  await toastOf(owner.page, 'Ravi Menon works on this client now');
  await staff.page.goto('/multi-company');
  await staff.page.getByRole('button', { name: 'Ibis Looms' }).first().waitFor();
  // The founder still sees it, and learns that it has a firm.
  await founder.page.goto(`/company-facts?company=${id}`);
  await founder.page.getByText('This company is a client of a CA firm.').waitFor();
  await send(owner.page, 'POST', '/client-subscriptions', {
    companyId: id,
    caFirmId: firm.id,
    startDate: '2026-04-01',
    monthlyFee: '1500',
  });

  await owner.page.reload();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Let go to its founder' }).press('Enter');
  const release = owner.page.getByRole('dialog', { name: 'Let go to its founder' });
  await release.getByText('Offers Ibis Looms to Asha Rao.').waitFor();
  await axe(owner.page);
  await release.getByLabel('Password', { exact: true }).fill(second.password);
  await release.getByLabel('Password', { exact: true }).press('Enter');
  await toastOf(owner.page, 'Offer sent');
  await owner.page.getByText('Offered to its founder.').waitFor();

  await founder.page.reload();
  await founder.page.getByRole('button', { name: 'Take company back' }).press('Enter');
  const question = founder.page.getByRole('alertdialog');
  await question.getByText('Iyer & Co and its people see the company no more').waitFor();
  await axe(founder.page);
  await question.getByRole('button', { name: 'Take company back' }).press('Enter');
  await toastOf(founder.page, 'The company is yours alone');
  await founder.page.getByRole('button', { name: 'Hand to a CA firm' }).waitFor();

  await owner.page.goto('/multi-company');
  await owner.page.getByText('No client companies yet').first().waitFor();
  await staff.page.reload();
  await staff.page.getByText('No client companies yet').first().waitFor();
  await owner.page.getByRole('tab', { name: 'Subscriptions' }).click();
  await owner.page.getByRole('region', { name: 'Former clients' }).getByText('Ibis Looms').first().waitFor();
  await everybodyReads(owner.page);
  await owner.page.goto('/audit-trail?of=firm');
  await owner.page.getByText('Client let go').first().waitFor();
  for (const { close } of [founder, owner, staff]) await close();
});
