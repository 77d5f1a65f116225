import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, previewText, saveStatement, toastOf } from './bank-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const UNSAVED = 'You are offline. Nothing was saved. Connect, then save again.';
const UNREACHED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Every change that leaves the page from now on. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test('a statement saved without a connection says so, and is not sent when the connection is back', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/bank-management' }, UNREACHED);
  await previewText(page, NOVEMBER);
  const dialog = page.getByRole('dialog', { name: 'Upload Statement' });
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save statement' }).click();
  await dialog.getByRole('alert').filter({ hasText: UNSAVED }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  const sent = changesOf(page);
  await page.context().setOffline(false);
  await previewText(page, NOVEMBER);
  expect(sent).toHaveLength(1); // The preview of just now.
  await saveStatement(page);
  await close();
});

test('neither does a preview wait, nor a note', async () => {
  const { page, close } = await founder(browser, [OCTOBER], {}, UNREACHED);
  await page.getByRole('tab', { name: 'Bank Accounts' }).click();
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Statement' });
  await dialog.getByLabel('Account').selectOption({ index: 1 });
  await dialog.getByLabel('Statement text').fill(NOVEMBER);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('alert').filter({ hasText: UNSAVED }).waitFor();
  await page.context().setOffline(false);
  await page.goto('/transactions');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.getByLabel('Note', { exact: true }).fill('Two premises');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await toastOf(page, UNSAVED);
  await close();
});

test('a server that cannot be reached is said to be just that', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null }, UNREACHED);
  await page.route('**/api/companies/*/bank-transactions*', (route) => route.abort());
  await page.goto('/transactions');
  await page.getByText('The server cannot be reached. Check your connection, then try again.').waitFor();
  await page.unroute('**/api/companies/*/bank-transactions*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: 'Transactions' }).waitFor();
  await close();
});
