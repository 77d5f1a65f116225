import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { dialogOf, row, table } from './list-steps';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('both legs of a transfer are matched after they have been shown, undone and chosen', async () => {
  const { page, close } = await founder(browser, [OCTOBER, NOVEMBER], { width: 360, at: null });
  const headers = { origin: url };
  const { companies } = await (await page.request.get('/api/me')).json();
  const company = `/api/companies/${companies[0].id}`;
  const savings = {
    accountName: 'Savings',
    accountNumber: '00011234567',
    bankName: 'SBI',
    ifscCode: 'SBIN0000001',
    accountType: 'savings',
  };
  const account = await (await page.request.post(`${company}/bank-accounts`, { data: savings, headers })).json();
  const statementData = [
    'Date,Description,Debit Amount,Credit Amount,Balance',
    '06/10/2026,BY QWXZ,,60000.00,70000.00',
    '15/10/2026,BY TRF FROM OWN A/C,,50000.00,120000.00',
  ].join('\n');
  const data = { bankAccountId: account.id, statementData, dateOrder: 'DMY' };
  expect((await page.request.post(`${company}/upload-statement`, { data, headers })).status()).toBe(200);
  await page.goto('/bank-management');
  await page.getByRole('button', { name: 'Match payments' }).click();
  await dialogOf(page)
    .getByText(/2 transactions would be matched/)
    .waitFor();
  await everybodyReads(page, [1440, 360]);
  // The rent of the day before came to as much; nothing else speaks for a transfer, and it is none.
  await dialogOf(page).getByRole('button', { name: 'No transfer: BY QWXZ, 06 Oct 2026' }).click();
  await toastOf(page, 'It is not asked about again');
  await expect.poll(() => dialogOf(page).getByText('May be own transfers').count()).toBe(0);
  await dialogOf(page).getByRole('button', { name: 'Match 2 transactions' }).click();
  await toastOf(page, 'Payments matched');
  await page.goto('/transactions?matched=yes');
  await expect.poll(() => table(page).getByRole('row').count()).toBe(3);
  await page
    .getByText(/^Matched: /)
    .first()
    .waitFor();
  await undoneAndChosen(page);
  await close();
});

/** Takes the match of both legs off by keys, looks that no run makes it again, and makes it by hand. */
async function undoneAndChosen(page: Page): Promise<void> {
  const details = async () => {
    // The page is drawn anew when its address comes to name the company: a click meanwhile may hit what is gone.
    await page.waitForURL(/company=/);
    await row(page, 'BY TRF FROM OWN A/C')
      .getByRole('button', { name: /^Details of/ })
      .click();
  };
  await page.goto('/transactions');
  await details();
  await dialogOf(page).getByRole('button', { name: 'Undo match' }).focus();
  await axe(page);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Both transactions are open again');
  await dialogOf(page).getByText('Not matched.').waitFor();
  await dialogOf(page).getByRole('heading', { name: 'Match', exact: true }).and(page.locator(':focus')).waitFor();
  await page.goto('/bank-management');
  await page.getByRole('button', { name: 'Match payments' }).click();
  await dialogOf(page)
    .getByText(/nothing new to match/)
    .waitFor();
  await page.goto('/transactions');
  await details();
  await dialogOf(page).getByRole('button', { name: 'Choose a match' }).press('Enter');
  await dialogOf(page)
    .getByRole('button', { name: /^Match with / })
    .first()
    .waitFor();
  await axe(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Both transactions are matched.');
  await dialogOf(page)
    .getByText(/chosen by/)
    .waitFor();
}
