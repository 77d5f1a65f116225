import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, toastOf } from './bank-steps';
import { axe, fitsWidth, type PageOptions } from './browser';
import { dialogOf, WELFARE } from './list-steps';
import { keys } from './mouse-or-keys';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const contains = (page: Page) => dialogOf(page).getByLabel('The description contains');
const touches = (page: Page) => dialogOf(page).getByRole('button', { name: 'Preview the effect' });

/** The rules of a company, with one for each of these words. */
async function rulesOf(width: PageOptions['width'] & number, ...rules: string[]) {
  const watched = await founder(browser, [OCTOBER, NOVEMBER], { width, at: '/bank-management' });
  const { page } = watched;
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

test('a rule is edited in its place by keys alone; it says whom it would touch, and that what it has set stays', async () => {
  const { page, close } = await rulesOf(360, 'SWEEP', 'ATM CSH');
  const first = dialogOf(page).getByRole('listitem').first();
  await keys.press(first.getByRole('button', { name: 'Edit the rule for SWEEP' }));
  await contains(page).and(page.locator(':focus')).waitFor();
  await first.getByText(/^Categories it has already set stay/).waitFor();
  await keys.write(first.getByLabel('The description contains'), 'ZEPTO');
  await keys.write(first.getByLabel('Amount from'), '400');
  await keys.press(first.getByRole('button', { name: 'Preview the effect' }));
  await first.getByText(/^It would set 2 transactions\./).waitFor();
  await axe(page);
  await fitsWidth(page);
  await keys.press(first.getByRole('button', { name: 'Save rule' }));
  await toastOf(page, 'Rule changed');
  await first.getByText('Contains "ZEPTO":').waitFor();
  await first.getByText(/^from ₹400/).waitFor();
  await first.getByRole('button', { name: 'Edit the rule for ZEPTO' }).and(page.locator(':focus')).waitFor();
  await close();
});

test('what was typed into a rule is not dropped unasked; a rule that nothing was typed into is left at once', async () => {
  const { page, close } = await rulesOf(1440, 'SWEEP');
  const edit = dialogOf(page).getByRole('button', { name: 'Edit the rule for SWEEP' });
  const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
  await contains(page).fill('INT.PD');
  await edit.click();
  await cancel.click();
  await edit.and(page.locator(':focus')).waitFor();
  await expect.poll(() => contains(page).inputValue()).toBe('INT.PD');
  await edit.click();
  await dialogOf(page).getByRole('listitem').getByLabel('Amount from').fill('10');
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await edit.and(page.locator(':focus')).waitFor();
  await close();
});

test('Escape closes what is open, and the toast above it stays to be read', async () => {
  const { page, close } = await rulesOf(1440, 'SWEEP');
  await toastOf(page, 'Rule added');
  await contains(page).fill('INT.PD');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  await toastOf(page, 'Rule added');
  await page.getByRole('button', { name: 'Category rules' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('li:visible', { hasText: 'Rule added' }).waitFor({ state: 'detached' });
  await close();
});
