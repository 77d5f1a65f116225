import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '05/08/2026,NEFT-CROMA LAPTOP,90000.00,,910000.00',
  '07/10/2026,UPI/628812345679/ZEPTO/OFFICE PANTRY,1700.00,,908300.00',
  '09/10/2026,UPI/628812345680/ZEPTO/OFFICE PANTRY,1700.00,,906600.00',
].join('\n');

test('a laptop goes from the bank into the register and out of it; both depreciations open to their steps', async () => {
  const { page, close } = await founder(browser, [STATEMENT], { at: null });
  const me = await (await page.request.get('/api/me')).json();
  const company = `/companies/${me.companies[0].id}`;
  const lines: { id: string; description: string }[] = await (
    await page.request.get(`/api${company}/bank-transactions`)
  ).json();
  const laptop = lines.find(({ description }) => description.includes('CROMA'));
  await send(page, 'PATCH', `/bank-transactions/${laptop?.id}/categorize`, {
    ...{ category: 'transfer', subcategory: 'Computers and phones' },
  });
  await page.goto('/fixed-assets');
  await page.getByText('No fixed assets yet').waitFor();
  await page.getByRole('button', { name: /^Enter what voucher/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Laptop of the founder');
  await dialog.getByRole('button', { name: 'Save asset' }).click();
  await toastOf(page, 'Laptop of the founder added');
  const row = page
    .getByRole('table', { name: 'Assets and their depreciation' })
    .getByRole('row', { name: /Laptop of the founder/ });
  await shows(row, '₹90,000.00', '₹18,661.64', '₹71,338.36');
  await shows(page.getByRole('table', { name: 'Values of the blocks' }), 'Computers and software, 40%', /₹36,000\.00/);
  await row.getByRole('button', { name: /Depreciation of Laptop/ }).click();
  await page
    .getByText('₹28,500.00 a year × 239 ÷ 365 days = ₹18,661.64')
    .waitFor({ timeout: 1 })
    .catch(() => undefined);
  await page.locator('.why-sheet').getByText('Companies Act 2013 Schedule II, Part C').first().waitFor();
  await everybodyReads(page);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Sell Laptop of the founder' }).click();
  await dialog.getByLabel('Price without GST').fill('60000');
  await shows(dialog.getByRole('region', { name: 'What would be posted' }), 'Acc. dep. computers', /^Loss ₹/);
  await dialog.getByRole('textbox', { name: 'Buyer', exact: true }).fill('Resale');
  await dialog.getByRole('button', { name: 'Sell', exact: true }).click();
  await toastOf(page, /Laptop of the founder sold by invoice/);
  await shows(row, 'Sold on 20 Nov 2026', /^Invoice /);
  await row.getByRole('button', { name: /Withdraw/ }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await shows(dialog, 'Required');
  await dialog.getByLabel('Reason').fill('The buyer withdrew');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await row.getByRole('button', { name: 'Scrap Laptop of the founder' }).waitFor();
  await close();
});

test('a month is worked off by keys, says why it is not proven, and is locked', async () => {
  const { page, close } = await founder(browser, [STATEMENT], { at: null });
  await page.goto('/bookkeeping');
  const open = page.getByRole('list', { name: 'Open this month' });
  await shows(open, 'Paid twice?', 'Uncategorised');
  await shows(page.locator('main'), '0 of 2 lines done', /stands in Suspense: say what it was/, 'Year 2025-26');
  await everybodyReads(page);
  const first = open.getByRole('link').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(
    await open
      .getByRole('link')
      .nth(2)
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('r');
  await shows(open, /^Found right by/);
  await page.getByRole('button', { name: 'Lock up to 31 Oct 2026' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('October is closed');
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
  await toastOf(page, 'The period is locked');
  await shows(page.locator('main'), 'Locked up to 31 Oct 2026');
  await page.getByRole('button', { name: 'Adopt 2025-26' }).click();
  await dialog.getByRole('button', { name: 'Adopt', exact: true }).click();
  await shows(page.locator('main'), 'Its entries are as they were adopted.');
  await page.getByRole('button', { name: 'Withdraw adoption of 2025-26' }).click();
  await dialog.getByRole('button', { name: 'Open again', exact: true }).click();
  await shows(dialog, 'Required');
  await dialog.getByLabel('Reason').fill('A bill came late');
  await dialog.getByRole('button', { name: 'Open again', exact: true }).click();
  await toastOf(page, '2025-26 is open again');
  await close();
});
