import { expect, test } from 'vitest';
import { axe, fitsWidth, newPage, newPerson, signIn, signUp } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

// A browser writes every refused call to its console; these are refused on purpose.
const REFUSED = /status of 40[13]/;

test('somebody new signs up as a firm, sets it up, signs out and comes back', async () => {
  // Whoever signs out while their page still asks for figures has those calls refused.
  const { page, close } = await newPage(browser, {}, REFUSED);
  const person = newPerson('firm');
  await signUp(page, person);
  await page.getByLabel('Firm name').fill('Rao & Associates');
  await page.getByRole('button', { name: 'Create your firm' }).click();
  await page.waitForURL(/\/multi-company/);
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('/sign-in');
  await page.goto('/sessions');
  await page.waitForURL('/sign-in?next=%2Fsessions');
  await signIn(page, person);
  expect(new URL(page.url()).pathname).toBe('/sessions');
  await page.getByRole('cell', { name: /This device/ }).waitFor();
  await close();
});

test('a company is set up by keyboard alone, and what is wrong is said beside its field', async () => {
  const { page, close } = await newPage(browser, { width: 360 });
  await signUp(page, newPerson('company'));
  const name = page.getByLabel('Company Name');
  await name.press('Enter');
  await page.getByText('Required').first().waitFor();
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Nirmal Systems Private Limited');
  await page.keyboard.press('Tab');
  await page.keyboard.type('u62099ka2022ptc16543');
  await page.keyboard.press('Tab');
  await page.keyboard.type('aazcn9001q');
  await page.getByLabel('Incorporation Date').fill('2022-08-17');
  await page.keyboard.press('Enter');
  await page.getByText('A CIN has 21 characters').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/company-facts\?step=legal-form/);
  await page.getByRole('heading', { name: 'Legal form' }).waitFor();
  await close();
});

test('a wrong password is said beside the password', async () => {
  const { page, close } = await newPage(browser, {}, REFUSED);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('nobody@example.in');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the right one');
  await password.press('Enter');
  await page.getByText('E-mail or password is wrong').waitFor();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await close();
});

test('a forgotten password is replaced by the mail, once', async () => {
  const { page, close } = await newPage(browser, {}, REFUSED);
  const person = newPerson('company');
  await signUp(page, person);
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Open the link of the mail' }).click();
  await page.getByLabel('New password').fill('eight green winter ladders');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.waitForURL('/sign-in');
  await signIn(page, { email: person.email, password: 'eight green winter ladders' });
  await page.waitForURL('/welcome');
  await close();
});

const OPEN_PAGES = [
  '/sign-in',
  '/sign-up',
  '/sign-up?kind=firm',
  '/forgot-password',
  '/reset-password',
  '/confirm-address?token=none',
  '/stop-digest?token=none',
  '/privacy-policy',
  '/terms-of-service',
  '/data-security',
];

test.each([
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const)('every page open to visitors is sound at $width px, $theme', async (options) => {
  const { page, close } = await newPage(browser, options);
  for (const path of OPEN_PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await axe(page);
    await fitsWidth(page);
  }
  await close();
});

test('a path without a page says so, with the hint', async () => {
  const { page, close } = await newPage(browser);
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await close();
});

test('the theme a visitor chose is there before the page is', async () => {
  const { page, close } = await newPage(browser);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Change to the dark theme' }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Change to the light theme' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await close();
});
