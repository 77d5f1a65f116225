import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, openTab, toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { browser, NOON, withBrowser } from './set-up';

// What the screens of the books say before somebody has to ask.

withBrowser(NOON);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an upload leads to the first account, and that is then chosen; an inactive one is not offered', async () => {
  const { page, close } = await founder(browser, undefined, { at: '/bank-management' });
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  const upload = dialogOf(page, 'Upload Statement');
  await upload.getByText('A statement needs an account. Add the account first.').waitFor();
  await axe(page);
  await upload.getByRole('button', { name: 'Add Account' }).click();
  const form = dialogOf(page, 'Add Account');
  await form.getByLabel('Account name').fill('Operations');
  await form.getByLabel('Account number').fill('50100012344471');
  await form.getByLabel('Bank name').fill('HDFC Bank');
  await form.getByLabel('IFSC code').fill('HDFC0000123');
  await form.getByRole('button', { name: 'Add Account' }).click();
  await form.waitFor({ state: 'detached' });
  const account = upload.getByLabel('Account', { exact: false }).and(page.locator('select'));
  await expect.poll(() => account.inputValue()).not.toBe('');
  await account.and(page.locator(':focus')).waitFor();
  await upload.getByRole('button', { name: 'Cancel' }).click();
  await upload.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deactivate Operations' }).click();
  await page.getByRole('alertdialog').getByText('stay in the books and reports').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Inactive', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  await expect
    .poll(() => account.locator('option').allTextContents())
    .toEqual(['No account is active. Activate one first']);
  await close();
});

test('Sync is of one account, and shows the rows that a run would set', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/bank-management' });
  await page.getByRole('button', { name: 'Sync Operations' }).click();
  const run = dialogOf(page, 'Auto-categorize Operations');
  const rent = run.getByRole('row', { name: /Office or shop rent/ });
  await rent.getByText('Show the transaction').click();
  for (const words of ['RENT OCT 2026 - SUNRISE PROPERTIES', '-₹60,000', '88% sure'])
    await rent.getByText(words, { exact: true }).waitFor();
  await axe(page);
  await close();
});

// The interest of October with the day on which it counts, and cash of November.
const VALUE_DATED = `Date,Description,Debit Amount,Credit Amount,Balance
01/11/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00
02/11/2026,ATM CSH,2000.00,,54312.00`;

test('a transaction that came twice is asked about where bank and books differ, merged, and put back', async () => {
  const { page, close } = await founder(browser, [OCTOBER, VALUE_DATED]);
  await page.goto('/bank-management');
  await page.getByText('the books hold ₹212.00 more than the bank').waitFor();
  await page.getByText('Is this one transaction?').waitFor();
  await axe(page);
  await fitsWidth(page);
  await page.getByRole('button', { name: 'Keep 31 Oct 2026' }).click();
  await toastOf(page, 'Transactions merged');
  await page.getByText('Bank and books agree').waitFor();
  await page.getByText('Answered: 1').click();
  await page.getByText('31 Oct 2026 kept, 01 Nov 2026 merged into it').waitFor();
  await page.getByRole('button', { name: 'Undo the answer for INT.PD 01-10 TO 31-10, 01 Nov 2026' }).click();
  await page.getByRole('button', { name: 'They are two transactions' }).click();
  await page.getByText('31 Oct 2026 and 01 Nov 2026 are two').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: /01 Nov 2026 · INT\.PD/ }).click();
  await page.getByRole('row', { name: /INT\.PD/ }).waitFor();
  await close();
});

test('a rate of GST that is not in force is warned of where it is chosen and where it is used', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Categorization');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = dialogOf(page, 'Add Category');
  await dialog.getByLabel('Name').fill('Robot parts');
  await dialog.getByLabel('GST rate').selectOption('12');
  await dialog.getByText('12% is not a rate of GST in force on 20 Nov 2026').waitFor();
  await axe(page);
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByText('Required').waitFor();
  await dialog.getByLabel('Why this rate is used').fill('Bills of before the rate was taken away');
  const sections = dialog.getByLabel('TDS section').getByRole('option');
  await expect.poll(() => sections.allTextContents()).toContain('194J (Professional) / s.393(1), code 1027');
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await toastOf(page, /added/);
  await page.getByLabel(/^Category of RENT OCT 2026/).selectOption({ label: 'Robot parts' });
  await toastOf(page, 'Transaction categorized successfully!');
  await page.goto('/transactions');
  await page.getByRole('button', { name: /^Details of .*RENT OCT 2026/ }).click();
  await page.getByRole('complementary').getByText('12% is not a rate of GST in force on 05 Oct 2026').waitFor();
  await close();
});

test('on a phone every tab is in sight, and a match shows its amount and why', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER], { width: 360 });
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs) {
    const { x, width } = (await tab.boundingBox()) ?? { x: 360, width: 0 };
    expect(x + width).toBeLessThanOrEqual(360);
  }
  await fitsWidth(page);
  await axe(page);
  await close();
});
