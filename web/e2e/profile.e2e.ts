import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, everybodyReads, newPage, newPerson, signIn } from './browser';
import { send, signUpUnseen } from './calls';
import { comeInvited } from './invited';
import { toastOf } from './multi-company';
import { url } from './served';
import { browser, withBrowser } from './set-up';

withBrowser();

// A browser writes every refused call to its console; these are refused on purpose.
const REFUSED = /status of 40[019]/;

/** The newest link of a mail to an address, as a path. */
async function linkSentTo(email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await (await fetch(`${url}/api/dev/outbox`)).json();
  const text = mails.findLast(({ to }) => to === email)?.text ?? '';
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

test('somebody changes their name, moves to another address by its mail, changes the password and says which mails they want', async () => {
  const { page, close } = await newPage(browser, { width: 360 }, REFUSED);
  const person = newPerson('firm');
  await signUpUnseen(page, person);
  await page.goto('/welcome?kind=firm');
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click();
  await page.getByRole('link', { name: 'Your profile' }).press('Enter');
  await page.waitForURL('/profile');

  const name = page.getByLabel('Your name');
  await name.fill('x'.repeat(200));
  await name.press('Enter');
  await page.getByText('At most 120 characters').waitFor();
  await name.fill('Asha Rao-Menon');
  await name.press('Enter');
  await toastOf(page, 'Name changed');
  await page.getByRole('button', { name: 'Account of Asha Rao-Menon' }).waitFor();

  const moved = newPerson('firm').email;
  await page.getByRole('button', { name: 'Change address' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail address').fill(moved);
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await dialog.getByText('The password is wrong').waitFor();
  await axe(page);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText(`Waiting for ${moved}`).waitFor();
  await everybodyReads(page);

  const link = await linkSentTo(moved);
  await page.goto(link);
  await axe(page);
  await page.getByRole('button', { name: 'Move my account' }).press('Enter');
  await page.getByText(`You now sign in with ${moved}.`).waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Move my account' }).click();
  await page.getByText('This link was used').waitFor();

  await page.goto('/profile');
  await page.getByText(`You sign in with ${moved}.`).waitFor();
  await page.getByLabel('Send it').selectOption('Never');
  await toastOf(page, 'Saved');
  await page.reload();
  await expect.poll(() => page.getByLabel('Send it').inputValue()).toBe('never');

  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  await dialog.getByLabel('Present password').fill('not the right one');
  await dialog.getByLabel('New password').fill('eight green winter ladders');
  await dialog.getByLabel('New password').press('Enter');
  await dialog.getByText('The password is wrong').waitFor();
  await dialog.getByLabel('Present password').fill(person.password);
  await dialog.getByLabel('Present password').press('Enter');
  await toastOf(page, 'Password changed');
  await page.context().clearCookies();
  await signIn(page, { email: moved, password: 'eight green winter ladders' });
  await page.waitForURL(/\/welcome/);
  await close();
});

test('a founder closes the account, once nobody else is left without a lead, and can sign up anew', async () => {
  const founder = await newPage(browser, { width: 360 }, REFUSED);
  const { page } = founder;
  const [person, second] = [newPerson('company'), newPerson('company')];
  await signUpUnseen(page, person);
  const facts = { pan: 'AAACN1234E', incorporationDate: '2023-05-05', financialYear: '2026-27' };
  const company = await send(page, 'POST', '/companies', {
    ...facts,
    name: 'Heron Foods',
    cin: 'U62099KA2023PTC111111',
  });
  const { id } = company as { id: string };
  const guest = await newPage(browser, {}, /status of 404/);
  await comeInvited(guest.page, second, { by: page, to: `/companies/${id}`, role: 'viewer' });
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Close account' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('These have other people and would be left without a lead.').waitFor();
  await dialog.getByRole('listitem').getByText('Heron Foods').waitFor();
  await expect.poll(() => dialog.getByLabel('Password', { exact: true }).count()).toBe(0);
  await axe(page);
  await page.keyboard.press('Escape');
  await page.goto('/people');
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .waitFor();
  const rows = page.getByRole('list', { name: 'People of the company' }).getByRole('listitem');
  await rows
    .filter({ hasText: second.email })
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await toastOf(page, 'Access removed');
  await page.goto('/profile');
  await open.press('Enter');
  await dialog.getByText('Nobody can open these any more.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await dialog.getByText('The password is wrong').waitFor();
  await everybodyReads(page);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText('E-mail or password is wrong').waitFor();
  await signUpUnseen(page, person);
  await page.goto('/');
  await page.getByText('No company yet').waitFor();
  await guest.close();
  await founder.close();
});

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

test('an owner turns the second factor on, signs in by code, by recovery code and by passkey, by keys alone, and turns it off', async () => {
  const { page, close } = await newPage(browser, { width: 360 }, REFUSED);
  const person = newPerson('firm');
  await signUpUnseen(page, person);
  await send(page, 'POST', '/ca-firms', { name: 'Rao & Associates' });
  await page.context().clearCookies();
  await page.goto('/sign-in');
  const showPassword = async () => {
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
  };
  await showPassword();
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Set up now' }).press('Enter');
  await page.waitForURL('/profile');

  await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await dialog.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await dialog.getByText('This code is wrong.').waitFor();
  await everybodyReads(page);
  // As it is in the app when the half minute turns: good for the next one, too.
  const first = codeOf(secret);
  await dialog.getByLabel('Code the app shows').fill(first);
  await page.keyboard.press('Enter');
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const [recovery = '', another = '', third = ''] = await list.getByRole('listitem').allTextContents();
  await everybodyReads(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await page.getByText('10 left. Each signs you in once.').waitFor();

  const again = async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in?next=%2Fprofile');
    await showPassword();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  };
  await again();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.getByText('This code was used already.').waitFor();
  await axe(page);
  await expect.poll(() => page.getByLabel('Code', { exact: true }).getAttribute('autocomplete')).toBe('one-time-code');
  // The clock of a phone may be ahead; and whenever the half minute turns, this one comes after the first.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('/profile');

  await again();
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(recovery);
  await page.keyboard.press('Enter');
  await page.waitForURL('/profile');
  await page.getByText('9 left. Each signs you in once.').waitFor();
  await again();
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(recovery);
  await page.keyboard.press('Enter');
  await page.getByText('This recovery code was used already.').waitFor();
  await page.getByRole('button', { name: 'Use the app' }).press('Enter');
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(another);
  await page.keyboard.press('Enter');
  await page.waitForURL('/profile');

  const device = await deviceWithPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Code of your app').fill('ABCD-EFGH-JKLM-NPQR');
  await dialog.getByLabel('Code of your app').press('Enter');
  await dialog.getByText('This code is wrong.').waitFor();
  await dialog.getByLabel('Code of your app').fill(third);
  await dialog.getByLabel('Code of your app').press('Enter');
  await dialog.getByLabel('Name of the passkey').fill('Work laptop');
  await everybodyReads(page);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Passkey added');
  await page.getByText('Not used yet').waitFor();
  await everybodyReads(page);

  await page.context().clearCookies();
  await page.goto('/sign-in?next=%2Fprofile');
  await showPassword();
  await page.getByRole('heading', { name: 'Use your passkey' }).waitFor();
  await everybodyReads(page);
  // A finger that is not the owner's.
  await device.isUnlocked(false);
  await page.keyboard.press('Enter');
  await page.getByText('No passkey was used.').waitFor();
  for (const name of ['Use the app', 'Use a recovery code']) await page.getByRole('button', { name }).waitFor();
  await device.isUnlocked(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await page.waitForURL('/profile');
  await page.getByText('Last used').waitFor();
  await page.context().clearCookies();
  await page.goto('/sign-in?next=%2Fprofile');
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await page.waitForURL('/profile');

  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await dialog.getByText('Your passkeys stay.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.keyboard.press('Enter');
  await dialog.getByText('The password is wrong').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await axe(page);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Authenticator app turned off');

  await page.getByRole('button', { name: 'Rename Work laptop' }).press('Enter');
  await dialog.getByLabel('Name of the passkey').fill('Old laptop');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Passkey renamed');
  await page.getByRole('button', { name: 'Remove Old laptop' }).press('Enter');
  await dialog.getByText('It is your last one.').waitFor();
  await dialog.getByRole('button', { name: 'Use a code instead' }).press('Enter');
  await dialog.getByLabel('Recovery code').waitFor();
  await dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Passkey removed');
  await page.getByText('Off. Owners of a firm need one').waitFor();
  await device.leave();
  await close();
});

/** A device that keeps passkeys, as the browser makes one up for tests. */
async function deviceWithPasskeys(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    isUnlocked: (isUserVerified: boolean) =>
      tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    leave: async () => {
      await tools.send('WebAuthn.disable');
      await tools.detach();
    },
  };
}
