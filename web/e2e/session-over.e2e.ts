import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, newPerson, signIn, signUp, type WatchedPage } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

// A browser writes every refused call to its console; these are refused on purpose.
const REFUSED = /status of 401/;

/** Somebody on the page of their new firm, whose browser has never seen the sign-in page. */
async function onFirmPage(): Promise<WatchedPage & { person: ReturnType<typeof newPerson> }> {
  const watched = await newPage(browser, { isOwn: true }, REFUSED);
  const { page } = watched;
  const person = newPerson('firm');
  await signUp(page, person);
  await page.getByLabel('Firm name').fill('Rao & Associates');
  await page.getByRole('button', { name: 'Create your firm' }).click();
  await page.waitForURL(/\/multi-company/);
  await page.getByRole('tab', { name: 'Service Templates' }).waitFor();
  return { ...watched, person };
}

/** Keeps the requests to an address waiting until it is opened. */
async function heldBack(page: Page, address: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return open;
}

test('a session that ends leads to the sign-in page once, however slowly that comes, and back', async () => {
  const { page, close, person } = await onFirmPage();
  const openScripts = await heldBack(page, '**/assets/*.js');
  const asked = page.waitForRequest('**/assets/*.js');
  await page.context().clearCookies();
  // The call of this tab finds it out, or one that the page made before it could be clicked.
  await Promise.any([asked, page.getByRole('tab', { name: 'Service Templates' }).click()]);
  await asked;
  // As long as the page it is led to has not come, this one goes on and may find out again that the session is over.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  openScripts();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const next = new URL(page.url()).searchParams.get('next');
  expect(next).toMatch(/^\/multi-company(\?|$)/);
  expect(next).not.toContain('sign-in');
  await page.unroute('**/assets/*.js');
  await signIn(page, person);
  expect(new URL(page.url()).pathname).toBe('/multi-company');
  await close();
});

test('whoever signs out while calls are on their way comes to the sign-in page, and it can be used', async () => {
  const { page, close } = await onFirmPage();
  const openCalls = await heldBack(page, '**/api/ca-firms/**');
  await page.getByRole('tab', { name: 'Service Templates' }).click();
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  openCalls();
  await page.getByLabel('E-mail').fill('nobody@example.in');
  expect(page.url().length).toBeLessThan(100);
  await close();
});
