import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shows, toastOf } from './bank-steps';
import { axe } from './browser';
import { dialogOf, row, setCategory, showing, table, WELFARE, whole, wholeList } from './list-steps';
import { NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('rows are chosen and categorised by keys alone, and a person’s choice says so', async () => {
  const { page, close } = await wholeList();
  const { keyboard } = page;
  await page.getByRole('region', { name: 'Transactions' }).focus();
  for (const key of ['j', 'x', 'j', 'x', 'j', 'k']) await keyboard.press(key);
  await page.getByText('2 chosen').waitFor();
  await row(page, 'ATM CSH').and(page.locator(':focus')).waitFor();
  await keyboard.press('c');
  await page.getByRole('dialog', { name: 'Categorize 2 transactions' }).waitFor();
  await setCategory(page, WELFARE);
  await toastOf(page, '2 transactions categorized');
  await shows(row(page, 'UPI/ZEPTO'), WELFARE, /^Set by Asha Rao/);
  await page.getByText('0 chosen').waitFor();
  await row(page, 'ATM CSH').focus();
  await keyboard.press('?');
  await dialogOf(page).getByText('next row, previous row').waitFor();
  await axe(page);
  await keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await row(page, 'ATM CSH').focus();
  await keyboard.press('/');
  await keyboard.type('rent');
  await expect.poll(() => table(page).getByRole('row').count()).toBe(2);
  await close();
});

test('the key for a category is about the row it is pressed on, also after another was left as it is', async () => {
  const { page, close } = await wholeList();
  const { keyboard } = page;
  await page.getByRole('region', { name: 'Transactions' }).focus();
  for (const words of ['UPI/ZEPTO', 'ATM CSH']) {
    await keyboard.press('j');
    await row(page, words).and(page.locator(':focus')).waitFor();
    await keyboard.press('c');
    await page.getByRole('dialog', { name: `Category of ${words}` }).waitFor();
    await keyboard.press('Escape');
    await row(page, words).and(page.locator(':focus')).waitFor();
  }
  await page.getByText('0 chosen').waitFor();
  await close();
});

const isChosen = (page: Page, words: string) => row(page, words).getByRole('checkbox').isChecked();

test('what is chosen is of one filter, and the bar counts what would be changed', async () => {
  const { page, close } = await wholeList();
  for (const words of ['ATM CSH', 'RENT OCT']) await row(page, words).getByRole('checkbox').check();
  await page.getByText('2 chosen').waitFor();
  await page.getByRole('searchbox').fill('rent');
  await page.getByText('0 chosen').waitFor();
  await expect.poll(() => table(page).getByRole('row').count()).toBe(2);
  await row(page, 'RENT OCT').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => table(page).getByRole('row').count()).toBe(11);
  await page.getByText('0 chosen').waitFor();
  expect(await isChosen(page, 'RENT OCT')).toBe(false);
  await close();
});

test('all that is listed is chosen at once, or all from one row to another; the list says what it sums to', async () => {
  const { page, close } = await wholeList();
  await showing(page, '10 of 10');
  await shows(page.getByLabel('Sums of the transactions shown'), '₹1,18,212', '₹1,64,200', '-₹45,988');
  await whole(page).check();
  await page.getByText('10 chosen').waitFor();
  await row(page, 'ATM CSH').getByRole('checkbox').uncheck();
  await page.getByText('9 chosen').waitFor();
  expect(await whole(page).evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await page.getByRole('button', { name: 'Choose none' }).click();
  await row(page, 'INT.PD').getByRole('checkbox').click();
  await row(page, 'RENT OCT')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByText('5 chosen').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await row(page, 'RENT OCT').focus();
  for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await page.getByText('7 chosen').waitFor();
  await page.getByRole('button', { name: 'Categorize', exact: true }).click();
  await page.getByRole('dialog', { name: 'Categorize 7 transactions' }).waitFor();
  await close();
});
