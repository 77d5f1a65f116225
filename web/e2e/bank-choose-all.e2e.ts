import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { axe } from './browser';
import { setCategory, showing, table, WELFARE, whole, withPages } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const matching = (page: Page) => page.getByRole('button', { name: 'Choose all that match, at most 10,000' });
const choose = (page: Page) => page.getByRole('button', { name: 'Categorize', exact: true });
const ROWS = 1_120;
const PAYMENTS = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  ...Array.from({ length: ROWS }, (_, at) => `02/10/2026,PAYMENT ${at},1.00,,${9_000 - at}.00`),
  '03/10/2026,RENT OCT,100.00,,7780.00',
].join('\n');

test('all that match are chosen and set, as many as is said, by keys alone; nothing else is', async () => {
  const { page, close } = await founder(browser, [PAYMENTS], {
    width: 360,
    at: '/transactions?q=PAYMENT',
  });
  await showing(page, '200 of 1,120');
  await page.getByRole('checkbox', { name: 'Choose all loaded rows' }).press('Space');
  await matching(page).press('Enter');
  await page.getByText('1,120 chosen: all that match.').waitFor();
  await choose(page).and(page.locator(':focus')).waitFor();
  await axe(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Categorize 1,120 transactions' }).waitFor();
  await setCategory(page, WELFARE);
  await toastOf(page, '1,120 transactions categorized');
  await page.goto('/transactions?category=uncategorized');
  await showing(page, '1 of 1');
  await shows(table(page), /RENT OCT/);
  await close();
}, 90_000);

test('where a call fails after others, it is said how many are set; what is left is still chosen', async () => {
  const { page, close } = await founder(browser, [PAYMENTS], { at: '/transactions?category=uncategorized' }, /503/);
  await whole(page).check();
  await matching(page).click();
  await page.getByText('1,121 chosen: all that match.').waitFor();
  let calls = 0;
  await page.route('**/bank-transactions/categorize', (route) =>
    ++calls === 3 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await choose(page).click();
  await setCategory(page, WELFARE);
  await toastOf(page, '1,000 of 1,121 transactions categorized, the others not');
  await page.getByText('121 chosen').waitFor();
  await choose(page).click();
  await page.getByRole('dialog', { name: 'Categorize 121 transactions' }).waitFor();
  await setCategory(page, WELFARE);
  await toastOf(page, '121 transactions categorized');
  await page.getByText('0 chosen').waitFor();
  await close();
}, 90_000);

test('choosing all that match can be stopped, and takes no more than is said', async () => {
  const { page, close } = await founder(browser, [PAYMENTS], { at: null });
  await withPages(page, 60);
  await page.goto('/transactions');
  await whole(page).check();
  await matching(page).click();
  await page.getByText(/^Loading all that match, [\d,]+ so far$/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('200 chosen').waitFor();
  await whole(page).check();
  await matching(page).click();
  await page.getByText('10,000 chosen: the first that match.').waitFor();
  await expect.poll(() => matching(page).count()).toBe(0);
  await close();
}, 90_000);
