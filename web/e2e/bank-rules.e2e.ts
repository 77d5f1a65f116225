import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER } from './bank-steps';
import { axe, type PageOptions } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const WELFARE = 'Staff welfare and team meals';
const dialogOf = (page: Page) => page.getByRole('dialog');
const contains = (page: Page) => dialogOf(page).getByLabel('The description contains');
const touches = (page: Page) => dialogOf(page).getByRole('button', { name: 'See what it touches' });

/** The rules of a company, with one for each of these words. */
async function rulesOf(width: PageOptions['width'] & number, ...rules: string[]) {
  const watched = await founder(browser, [OCTOBER, NOVEMBER], { width });
  const { page } = watched;
  await page.goto('/bank-management');
  await page.getByRole('button', { name: 'Category rules' }).click();
  for (const words of rules) {
    await contains(page).fill(words);
    await dialogOf(page).getByLabel('Category').selectOption({ label: WELFARE });
    // By key: on a phone the toast of the rule before lies over the button.
    await touches(page).press('Enter');
    await dialogOf(page)
      .getByText(/^It would set \d transactions?\./)
      .waitFor();
    await dialogOf(page).getByRole('button', { name: 'Add rule' }).press('Enter');
    await dialogOf(page).getByText(`Contains "${words}":`).waitFor();
  }
  return watched;
}

test('a rule of one’s own shows whom it touches before it is made, and its place among the others', async () => {
  const { page, close } = await rulesOf(1440, 'SWEEP', 'ATM CSH');
  await dialogOf(page).getByRole('button', { name: 'Try the rule for ATM CSH earlier' }).click();
  await expect.poll(() => dialogOf(page).getByRole('listitem').first().textContent()).toContain('ATM CSH');
  await axe(page);
  await dialogOf(page).getByRole('button', { name: 'Remove the rule for SWEEP' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => dialogOf(page).getByRole('listitem').count()).toBe(1);
  await close();
});
