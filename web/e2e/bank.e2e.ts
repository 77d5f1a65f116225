import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, openTab, shows, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { dialogOf } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

async function showOctober(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByText('01 Oct 2026 to 31 Oct 2026').waitFor();
}

test('a category that a person corrects says so', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Transactions');
  await page.getByRole('button', { name: /Change the category of TRF TO OWN/ }).click();
  await dialogOf(page).getByLabel('Category').selectOption({ label: 'Own account transfer' });
  await dialogOf(page).getByRole('button', { name: 'Set category' }).click();
  await toastOf(page, 'Transaction categorized successfully!');
  const row = page.getByRole('row', { name: /TRF TO OWN/ });
  await shows(row, 'Own account transfer', /^Set by Asha Rao, 20 Nov 2026/);
  await close();
});

test('a category of one’s own is added and offered first', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Categorization');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const form = dialogOf(page);
  await expect.poll(() => form.getByLabel('GST rate').inputValue()).toBe('18');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await form.getByText('Required').waitFor();
  await form.getByLabel('Name').fill('Robot parts');
  await form.getByLabel('TDS section').selectOption('194C');
  await form.getByLabel('TDS rate (%)').fill('0.75');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await toastOf(page, 'Category added successfully!');
  const first = page.locator('optgroup[label="Your categories"] option').first();
  await expect.poll(() => first.textContent()).toBe('Robot parts');
  await close();
});

test('the transactions begin with twenty; all of them come as they are scrolled to, with search and filters', async () => {
  const lines = Array.from({ length: 430 }, (_, at) => `${day(at)},PAYMENT ${at},1.00,,${1000 - at - 1}.00`);
  const statement = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
  const { page, close } = await founder(browser, [statement]);
  await openTab(page, 'Transactions');
  await page.getByText('20 of 430 shown').waitFor();
  await page.getByRole('button', { name: 'Show all 430' }).click();
  const table = page.getByRole('table', { name: 'Transactions' });
  await table.waitFor();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60);
  const last = table.locator('tr[aria-rowindex="431"]');
  await expect
    .poll(async () => {
      await page.getByRole('region', { name: 'Transactions' }).evaluate((part) => part.scrollTo(0, part.scrollHeight));
      return last.count();
    })
    .toBe(1);
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('431');
  await page.getByRole('searchbox', { name: 'Payee, narration or amount' }).fill('payment 377');
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-12-20');
  await page.getByText('No transactions match').waitFor();
  await page.goBack();
  await close();
});

const day = (at: number) =>
  `${String((at % 13) + 1).padStart(2, '0')}/${String((Math.floor(at / 13) % 10) + 1).padStart(2, '0')}/2026`;

test('an account is changed, deactivated and activated; Sync shows what the rules would do', async () => {
  // Chromium reports the refusals of a number and of a deletion, which this test asks for.
  const { page, close } = await founder(browser, [OCTOBER], { at: '/bank-management' }, /status of 409/);
  await page.getByRole('button', { name: 'Sync' }).click();
  await dialogOf(page).getByText('8 transactions would be categorized').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deactivate Operations' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Inactive', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete Operations' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, '1 statement of Operations is in the books');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Activate Operations' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Operations' }).click();
  const number = dialogOf(page).getByLabel('Account number');
  const before = await number.inputValue();
  await number.fill('50100099990000');
  await dialogOf(page).getByLabel('Account name').fill('Day to day');
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click();
  await dialogOf(page).getByText('1 statement of this number is in the books').waitFor();
  await axe(page);
  await number.fill(before);
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click();
  await toastOf(page, 'Bank account changed');
  await page.getByRole('heading', { name: 'Day to day' }).waitFor();
  await close();
});

test('every tab and the accounts page can be read by everybody', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER]);
  await showOctober(page);
  for (const tab of ['Overview', 'Bank Accounts', 'Transactions', 'Categorization']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await everybodyReads(page);
  }
  await page.goto('/bank-management');
  await page.getByText('Balance').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Upload Statement' }).waitFor();
  await everybodyReads(page);
  await close();
});
