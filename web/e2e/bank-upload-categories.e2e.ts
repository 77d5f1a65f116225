import { expect, test } from 'vitest';
import { founder, OCTOBER, openTab, previewText, saveStatement, toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { dialogOf } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** An account that holds nothing yet: what is sent here only opens it. */
const OPENED =
  'Date,Description,Debit Amount,Credit Amount,Balance\n30/09/2026,OPENING TRANSFER QWXZ,,100000.00,100000.00';
const box = /^Categorize the \d+ new transactions? that (?:is|are) recognised$/;

test('categories come with a statement where they are asked for: seen before, set with it, taken back alone', async () => {
  const { page, close } = await founder(browser, [OPENED]);
  await openTab(page, 'Bank Accounts');
  await previewText(page, OCTOBER);
  const dialog = dialogOf(page);
  const wish = dialog.getByLabel(box);
  await expect.poll(() => wish.isChecked()).toBe(false);
  const counted = Number(/\d+/.exec((await dialog.getByText(box).textContent()) ?? '')?.[0]);
  await dialog.getByText('Show the categories').click();
  const rules = dialog.getByRole('table', { name: 'Changes, by rule' });
  const counts = await rules.locator('tbody tr td:first-child').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(counted);
  await rules.getByText('Rent', { exact: false }).first().waitFor();
  await axe(page);

  await wish.focus();
  await page.keyboard.press('Space');
  await saveStatement(page);
  await toastOf(page, `8 transactions added, ${counted} of them categorized; 8 of 8 rows agree`);
  await openTab(page, 'Categorization');
  await page.getByRole('button', { name: `Undo last run (${counted})` }).click();
  await page.getByRole('button', { name: 'Undo the run' }).click();
  await toastOf(page, 'Last run undone');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (9)' }).waitFor();
  await close();
});

test('unless asked for, nothing gets a category; without a line that is recognised nothing is offered', async () => {
  const { page, close } = await founder(browser, [OPENED], { width: 360, at: '/bank-management' });
  await previewText(page, OCTOBER);
  await dialogOf(page).getByText('Show the categories').click();
  await dialogOf(page).getByRole('list', { name: 'Changes, by rule' }).waitFor();
  await fitsWidth(page);
  await saveStatement(page);
  await toastOf(page, '8 transactions added; 8 of 8 rows agree');
  await previewText(page, `${OPENED.split('\n')[0]}\n05/11/2026,QWXZ,10.00,,56302.00`);
  await expect.poll(() => dialogOf(page).getByText('Show the categories').count()).toBe(0);
  await close();
});
