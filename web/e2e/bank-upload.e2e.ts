import { expect, test } from 'vitest';
import { founder, OCTOBER, openTab, previewText, saveStatement, shows, toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { dialogOf } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('a statement is pasted, looked at, and stored with its proof', async () => {
  const { page, close } = await founder(browser);
  await openTab(page, 'Bank Accounts');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const form = dialogOf(page);
  await form.getByLabel('Account name').fill('Operations');
  await form.getByLabel('Account number').fill('50100012344471');
  await form.getByLabel('Bank name').fill('HDFC Bank');
  await form.getByLabel('IFSC code').fill('hdfc0000123');
  await form.getByRole('button', { name: 'Add Account' }).click();
  await toastOf(page, 'Bank account added successfully!');
  await page.getByText('XXXXXXXXXX4471').waitFor();
  await expect.poll(() => page.getByText('5010').count()).toBe(0);

  await previewText(page, OCTOBER);
  const facts = ['01 Oct 2026 to 31 Oct 2026', '₹1,00,000.00', '₹56,312.00', '8 new, 0 already known'];
  await shows(dialogOf(page), ...facts, '8 of 8 rows agree');
  await saveStatement(page);
  await toastOf(page, '8 transactions added; 8 of 8 rows agree');
  await openTab(page, 'Transactions');
  await expect.poll(() => page.getByText('ZEPTO/OFFICE PANTRY').count()).toBe(2);
  await close();
});

test('without an account or a text the specification’s words are shown and nothing is sent', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Bank Accounts');
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await toastOf(page, 'Please select account and provide statement data');
  await dialogOf(page).getByText('Paste a statement, or choose its file below').waitFor();
  await close();
});

test('lines that cannot be read are named, and left out only when a person says so', async () => {
  const { page, close } = await founder(browser, []);
  await openTab(page, 'Bank Accounts');
  await previewText(page, OCTOBER.replace('12/10/2026', '31/11/2026'));
  await dialogOf(page).getByText('1 line cannot be read').waitFor();
  await shows(dialogOf(page).getByRole('alert'), 'Line 7:');
  await expect.poll(() => dialogOf(page).getByRole('button', { name: 'Save statement' }).count()).toBe(0);
  await dialogOf(page).getByRole('button', { name: 'Leave out these lines and save' }).click();
  await toastOf(page, /7 transactions added, 1 left out/);
  await page.goto('/bank-management');
  await page.getByText(/1 line left out/).click();
  await page.getByText('Line 7:').first().waitFor();
  await close();
});

test('a statement is uploaded by keyboard alone on a narrow screen', async () => {
  const { page, close } = await founder(browser, [], { width: 360 });
  const { keyboard } = page;
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Upload Statement' }).focus();
  await keyboard.press('Enter');
  const dialog = dialogOf(page);
  const account = dialog.getByLabel('Account');
  await account.locator('option', { hasText: 'Operations' }).waitFor({ state: 'attached' });
  await expect.poll(() => account.evaluate((element) => element === document.activeElement)).toBe(true);
  await keyboard.press('ArrowDown');
  await expect.poll(() => account.inputValue()).not.toBe('');
  await keyboard.press('Tab');
  await keyboard.type('Date,Description,Debit Amount,Credit Amount,Balance\n01/11/2026,INTEREST PAID,,10.00,110.00');
  await fitsWidth(page);
  await axe(page);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await dialog.getByText('1 of 1 rows agree').waitFor();
  await fitsWidth(page);
  await axe(page);
  // Nothing tells 1 November from 11 January: that is said before anything is saved.
  const save = dialog.getByRole('button', { name: 'Save statement' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await dialog.getByLabel('Day first').focus();
  await keyboard.press('Space');
  await expect.poll(() => save.isDisabled()).toBe(false);
  await save.focus();
  await keyboard.press('Enter');
  await toastOf(page, '1 transaction added');
  await close();
});

test('a chosen file is read as its bytes', async () => {
  const { page, close } = await founder(browser, []);
  await openTab(page, 'Bank Accounts');
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  await dialogOf(page).getByLabel('Account').selectOption({ index: 1 });
  await dialogOf(page).getByLabel('Or a file').setInputFiles('worker/domain/bank/reader/fixtures/baseline_generic.csv');
  await dialogOf(page)
    .getByText(/baseline_generic\.csv/)
    .waitFor();
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await dialogOf(page).getByText('16 of 16 rows agree').waitFor();
  await saveStatement(page);
  await page.goto('/bank-management');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the statement of 01 Apr 2025/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('baseline_generic.csv');
  await close();
});
