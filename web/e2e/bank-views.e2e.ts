import { expect, test } from 'vitest';
import { toastOf } from './bank-steps';
import { dialogOf, table, wholeList } from './list-steps';
import { NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('filters are kept as a view and come back with one press', async () => {
  const { page, close } = await wholeList();
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
  await page.getByLabel('Amount from').fill('40,000');
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  await expect.poll(() => table(page).getByRole('row').count()).toBe(5);
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect.poll(() => table(page).getByRole('row').nth(1).textContent()).toContain('1,18,000');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialogOf(page).getByLabel('Name').fill('Large');
  await dialogOf(page).getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('button', { name: 'Large', exact: true });
  await view.waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => table(page).getByRole('row').count()).toBe(11);
  await view.click();
  await expect.poll(() => table(page).getByRole('row').count()).toBe(5);
  await page.getByRole('button', { name: 'Remove the view Large' }).click();
  await toastOf(page, 'View removed');
  await close();
});

test('one searches on after a pause, and the words of a view take the place of what was typed', async () => {
  const { page, close } = await wholeList();
  const words = page.getByRole('searchbox');
  await words.focus();
  await page.keyboard.type('ren');
  await expect.poll(() => page.url()).toContain('q=ren');
  await page.keyboard.type('t');
  await expect.poll(() => page.url()).toContain('q=rent');
  await expect.poll(() => words.inputValue()).toBe('rent');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => words.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => words.inputValue()).toBe('rent');
  await close();
});
