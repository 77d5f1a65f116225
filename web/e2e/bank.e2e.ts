import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { card, founder, NOVEMBER, OCTOBER, openTab, previewText, saveStatement, shows, toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const WELFARE = 'Staff welfare and team meals';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function showOctober(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByText('01 Oct 2026 to 31 Oct 2026').waitFor();
}

async function runRules(page: Page, count: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Auto-categorize All' }).click();
  await dialogOf(page).getByText(count).waitFor();
  await dialogOf(page)
    .getByRole('button', { name: /^Categorize \d/ })
    .click();
  await toastOf(page, 'Auto-categorization Complete');
  await dialogOf(page).waitFor({ state: 'detached' });
}

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
  expect(await page.getByText('5010').count()).toBe(0);

  await previewText(page, OCTOBER);
  const facts = ['01 Oct 2026 to 31 Oct 2026', '₹1,00,000.00', '₹56,312.00', '8 new, 0 already known'];
  await shows(dialogOf(page), ...facts, '8 of 8 rows agree');
  await saveStatement(page);
  await toastOf(page, '8 transactions added; 8 of 8 rows agree');
  await openTab(page, 'Transactions');
  await expect.poll(() => page.getByText('ZEPTO/OFFICE PANTRY').count()).toBe(2);
  await close();
});

test('the same statement adds nothing; an overlap adds the new lines and names the break', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Bank Accounts');
  await previewText(page, OCTOBER);
  await dialogOf(page).getByText('0 new, 8 already known').waitFor();
  await dialogOf(page).getByText('8 lines are in this account already').click();
  const known = dialogOf(page).getByRole('list', { name: /8 lines are in this account/ });
  expect(await known.getByRole('listitem').allInnerTexts()).toHaveLength(8);
  await shows(known.getByRole('listitem').nth(2), 'Line 4:', '03 Oct 2026', '₹1,18,000.00', 'Credit');
  await axe(page);
  await saveStatement(page);
  await toastOf(page, '0 transactions added, 8 already known');

  await previewText(page, NOVEMBER);
  await dialogOf(page).getByText('2 new, 2 already known').waitFor();
  await dialogOf(page).getByText('2 lines are in this account already').click();
  await shows(dialogOf(page), 'Line 2:', 'Line 3:', '15 Oct 2026');
  const named = dialogOf(page).getByRole('listitem').filter({ hasText: 'Line 5:' });
  expect(await named.first().textContent()).toContain('300');
  await saveStatement(page);
  await toastOf(page, '2 transactions added, 2 already known; 3 of 4 rows agree');
  await openTab(page, 'Transactions');
  await page.getByText('Balance does not follow').waitFor();
  await close();
});

test('the figures of October, plain and operating, with what is left out', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Categorization');
  await runRules(page, /8 transactions would be categorized/);
  await openTab(page, 'Overview');
  await page.getByText('Data ends on 31 Oct 2026').waitFor();
  await page.getByRole('button', { name: 'Show October 2026' }).click();
  await shows(card(page, 'Total Income'), '₹1,18,212');
  await shows(card(page, 'Total Expenses'), '₹1,61,900');
  await shows(card(page, 'Net Income'), '-₹43,688');
  expect(await card(page, 'Net Income').locator('.text-red').count()).toBe(1);
  await shows(card(page, 'Transactions'), '8', '0 uncategorized');
  const operating = page.getByRole('region', { name: 'Operating figures' });
  await shows(operating, '₹1,18,212', '₹1,05,900', '₹12,312', '-₹50,000', '-₹6,000');

  await operating.getByRole('button', { name: 'Why: Operating expenses' }).click();
  const why = dialogOf(page);
  await shows(why, '₹1,61,900', '₹50,000', '₹6,000', '₹1,05,900');
  await axe(page);
  await page.keyboard.press('Escape');
  for (const name of ['Operating income', 'Operating net'])
    await operating.getByRole('button', { name: `Why: ${name}` }).waitFor();

  await page.getByRole('button', { name: 'Transfer, 1 transaction' }).click();
  await page.getByRole('cell', { name: /^TRF TO OWN/ }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await close();
});

test('the default period says where the data ends', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER]);
  await page.getByText('Data ends on 03 Nov 2026').waitFor();
  await shows(card(page, 'Total Expenses'), '₹2,300');
  await shows(card(page, 'Transactions'), '2', '2 uncategorized');
  await close();
});

test('a choice for a payee is proposed for its other lines, and the last run is undone exactly', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER]);
  await openTab(page, 'Categorization');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (10)' }).waitFor();
  const zepto = page.getByLabel('Category of UPI/628812345678/ZEPTO/OFFICE PANTRY');
  await zepto.first().selectOption({ label: WELFARE });
  await toastOf(page, 'Transaction categorized successfully!');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (9)' }).waitFor();
  await page.getByText(/^Set by Asha Rao, 20 Nov 2026/).waitFor();

  await page.getByRole('button', { name: 'Auto-categorize All' }).click();
  const proposed = dialogOf(page).getByRole('row', { name: new RegExp(WELFARE) });
  await proposed.getByRole('cell', { name: '2', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (9)' }).waitFor();

  await runRules(page, /would be categorized/);
  await page.getByRole('heading', { name: /Uncategorized Transactions \([0-4]\)/ }).waitFor();
  await page.getByRole('button', { name: /^Undo last run/ }).click();
  await page.getByRole('button', { name: 'Undo the run' }).click();
  await toastOf(page, 'Last run undone');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (9)' }).waitFor();
  await shows(page.getByRole('region', { name: 'Recently Categorized Transactions' }), WELFARE);
  await close();
});

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
  expect(await form.getByLabel('GST rate').inputValue()).toBe('18');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await form.getByText('Required').waitFor();
  await form.getByLabel('Name').fill('Robot parts');
  await form.getByLabel('TDS section').selectOption('194C');
  await form.getByLabel('TDS rate, percent').fill('0.75');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await toastOf(page, 'Category added successfully!');
  const first = page.locator('optgroup[label="Your categories"] option').first();
  await expect.poll(() => first.textContent()).toBe('Robot parts');
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
  expect(await dialogOf(page).getByRole('button', { name: 'Save statement' }).count()).toBe(0);
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
  expect(await account.inputValue()).not.toBe('');
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
  await dialog.getByRole('button', { name: 'Save statement' }).focus();
  await keyboard.press('Enter');
  await toastOf(page, '1 transaction added');
  await close();
});

test('a chosen file is read as its bytes', async () => {
  const { page, close } = await founder(browser, []);
  await openTab(page, 'Bank Accounts');
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  await dialogOf(page).getByLabel('Account').selectOption({ index: 1 });
  await dialogOf(page).getByLabel('Or a file').setInputFiles('worker/domain/bank/fixtures/baseline_generic.csv');
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

test('the transactions begin with twenty; all of them come as they are scrolled to, with search and filters', async () => {
  const lines = Array.from({ length: 430 }, (_, at) => `${day(at)},PAYMENT ${at},1.00,,${1000 - at - 1}.00`);
  const statement = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
  const { page, close } = await founder(browser, [statement]);
  await openTab(page, 'Transactions');
  await page.getByText('20 of 430 shown').waitFor();
  await page.getByRole('button', { name: 'Show all 430' }).click();
  const table = page.getByRole('table', { name: 'Transactions' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  const last = table.locator('tr[aria-rowindex="431"]');
  await expect
    .poll(async () => {
      await page.getByRole('region', { name: 'Transactions' }).evaluate((part) => part.scrollTo(0, part.scrollHeight));
      return last.count();
    })
    .toBe(1);
  expect(await table.getAttribute('aria-rowcount')).toBe('431');
  await page.getByLabel('Search descriptions').fill('payment 377');
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await page.getByLabel('From', { exact: true }).fill('2026-12-20');
  await page.getByText('No transactions match').waitFor();
  await page.goBack();
  await close();
});

const day = (at: number) =>
  `${String((at % 13) + 1).padStart(2, '0')}/${String((Math.floor(at / 13) % 10) + 1).padStart(2, '0')}/2026`;

test('an account is deactivated and activated; Sync shows what the rules would do', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await page.goto('/bank-management');
  await page.getByRole('button', { name: 'Sync' }).click();
  await dialogOf(page).getByText('8 transactions would be categorized').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deactivate Operations' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Inactive', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Activate Operations' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  await close();
});

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('every tab and the accounts page can be read by everybody at %i px, %s', async (width, theme) => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER], { width, theme });
  await showOctober(page);
  for (const tab of ['Overview', 'Bank Accounts', 'Transactions', 'Categorization']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await axe(page);
    await fitsWidth(page);
  }
  await page.goto('/bank-management');
  await page.getByText('Balance').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Upload Statement' }).waitFor();
  await axe(page);
  await fitsWidth(page);
  await close();
});
