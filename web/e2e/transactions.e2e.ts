import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, OCTOBER, toastOf } from './bank-steps';
import { everybodyReads, fitsWidth } from './browser';
import { boxOf, dialogOf, panelOf, row, setCategory, showing, table, WELFARE } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

// The page of transactions as it is worked: by keys alone on a wide screen, and by touch on a narrow one.

withBrowser(NOON);

/** Three lines of one payee, which no rule knows, and one of another. */
const MEHRA = `Date,Description,Debit Amount,Credit Amount,Balance
02/11/2026,UPI/628812345678/QUILL MEHRA/NOV,450.00,,99550.00
03/11/2026,UPI/628812345679/QUILL MEHRA/MORE,450.00,,99100.00
04/11/2026,UPI/628812345680/QUILL MEHRA/LAST,450.00,,98650.00
05/11/2026,UPI/628812345681/BRINDA SHAH/ONE,100.00,,98550.00`;

const lists = (page: Page) => page.getByRole('group', { name: 'Lists' });
const list = (page: Page, name: string) => lists(page).getByRole('button', { name });
const isFocused = (page: Page, words: string) => row(page, words).and(page.locator(':focus')).waitFor();

test('the page is reached by its menu, says what is proved, and is worked by keys alone', async () => {
  const { page, close } = await founder(browser, [MEHRA]);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Bookkeeping' }).click();
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await page.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();
  await page.getByText('4 of 4 rows agree with the bank.').waitFor();
  await page.getByText('Opening ₹1,00,000.00 to closing ₹98,550.00.').waitFor();
  await list(page, 'Uncategorized 4').waitFor();
  await showing(page, '4 of 4');

  // Wherever nothing has the focus, the keys lead into the list. That for a category opens the box at the row; a person is told at
  // once what else is like it.
  await keyboard.press('j');
  await isFocused(page, 'BRINDA SHAH');
  await keyboard.press('j');
  await isFocused(page, 'QUILL MEHRA/LAST');
  await keyboard.press('c');
  await boxOf(page).getByText('set all 3 from').waitFor();
  await everybodyReads(page, [1440]);
  await setCategory(page, WELFARE);
  await toastOf(page, 'Transaction categorized successfully!');
  await page
    .getByRole('region', { name: 'More like this' })
    .getByText(/^2 more like this from/)
    .waitFor();
  await everybodyReads(page, [1440]);
  await isFocused(page, 'QUILL MEHRA/LAST');
  await keyboard.press('a');
  await toastOf(page, '2 transactions categorized');
  await list(page, 'Uncategorized 1').waitFor();
  await row(page, 'QUILL MEHRA/MORE').getByText(WELFARE).first().waitFor();

  // What was set last has a digit; with Shift all of the payee are set.
  await isFocused(page, 'QUILL MEHRA/LAST');
  await keyboard.press('j');
  await isFocused(page, 'QUILL MEHRA/MORE');
  await keyboard.press('c');
  await boxOf(page).getByRole('option', { name: WELFARE, selected: true }).waitFor();
  await boxOf(page).getByRole('combobox').fill('Office or shop rent');
  await boxOf(page).getByRole('option', { selected: true }).filter({ hasText: 'Office or shop rent' }).waitFor();
  await keyboard.press('Shift+Enter');
  await toastOf(page, '3 transactions categorized');
  await row(page, 'QUILL MEHRA/NOV').getByText('Office or shop rent').waitFor();
  await isFocused(page, 'QUILL MEHRA/MORE');
  await keyboard.press('u');
  await toastOf(page, 'Set back to what they were');
  await row(page, 'QUILL MEHRA/NOV').getByText(WELFARE).waitFor();

  // The panel stands in the address; M leads to what the row may be matched to, Escape back to the row.
  await keyboard.press('m');
  await panelOf(page)
    .getByText(/^No match within /)
    .waitFor();
  expect(page.url()).toContain('row=');
  await keyboard.press('Escape');
  await expect.poll(() => panelOf(page).count()).toBe(0);
  await isFocused(page, 'QUILL MEHRA/MORE');
  await keyboard.press('Enter');
  await panelOf(page).getByText('Imported from pasted text, line 3').waitFor();
  await page.reload();
  await panelOf(page).getByText('Imported from pasted text, line 3').waitFor();
  await everybodyReads(page, [1440]);

  // A first category is taken off as it was set; what a line triggers and what became of it stand beside it.
  await keyboard.press('Escape');
  await expect.poll(() => panelOf(page).count()).toBe(0);
  await row(page, 'BRINDA SHAH').focus();
  await keyboard.press('c');
  await setCategory(page, WELFARE);
  await list(page, 'Uncategorized 0').waitFor();
  await keyboard.press('Enter');
  await panelOf(page).getByText(`Counts as Expense in the reports, under ${WELFARE}.`).waitFor();
  await panelOf(page).getByText('Changes since it came').press('Enter');
  await panelOf(page).getByText(`Uncategorized → ${WELFARE}`).waitFor();
  await everybodyReads(page, [1440]);
  await keyboard.press('Escape');
  await isFocused(page, 'BRINDA SHAH');
  await keyboard.press('u');
  await toastOf(page, 'Category taken off: 1');
  await list(page, 'Uncategorized 1').waitFor();
  await keyboard.press('Enter');
  await panelOf(page).getByText('Counts as uncategorised in the reports.').waitFor();
  await panelOf(page).getByText('Changes since it came').press('Enter');
  await panelOf(page).getByText(`${WELFARE} → Uncategorized`).waitFor();
  await keyboard.press('Escape');

  // A list is a filter of the address; its count and the sums are of all that it has.
  await list(page, 'Uncategorized 1').press('Enter');
  await showing(page, '1 of 1');
  expect(page.url()).toContain('category=uncategorized');
  await page.getByLabel('Sums of the transactions shown').getByText('-₹100', { exact: true }).waitFor();
  await close();
});

test('a new category is made out of the search that found none, and the list is saved as a table', async () => {
  const { page, close } = await founder(browser, [MEHRA], { at: '/transactions' });
  await row(page, 'BRINDA SHAH').focus();
  await page.keyboard.press('c');
  await boxOf(page).getByRole('combobox').fill('Robot parts');
  await boxOf(page).getByText('No category has these words.').waitFor();
  await page.keyboard.press('Alt+n');
  const form = page.getByRole('dialog', { name: 'Add Category' });
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Robot parts');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await row(page, 'BRINDA SHAH').getByText('Robot parts').first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('transactions.csv');
  await close();
});

test('on a phone a category is set from the bottom, rows are chosen, and the panel takes the screen', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { width: 360, at: '/transactions' });
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Change the category/ })
    .click();
  await boxOf(page).getByRole('combobox').waitFor();
  await everybodyReads(page, [360]);
  await boxOf(page).getByRole('combobox').fill('seats');
  await boxOf(page)
    .getByRole('option', { name: /^Co-working seats/ })
    .click();
  await toastOf(page, 'Transaction categorized successfully!');
  await row(page, 'RENT OCT 2026').getByText('Co-working seats').first().waitFor();
  for (const words of ['RENT OCT 2026', 'INT.PD']) await row(page, words).getByRole('checkbox').check();
  await page.getByText('-₹59,788.00').waitFor();
  await everybodyReads(page, [360]);
  await page.getByRole('button', { name: 'Mark transfer' }).click();
  await toastOf(page, '2 transactions categorized');
  await list(page, 'Transfers').waitFor();
  await row(page, 'INT.PD').getByText('Own account transfer').first().waitFor();
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Details of/ })
    .click();
  await dialogOf(page).getByText('Why this category').waitFor();
  await everybodyReads(page, [360]);
  await fitsWidth(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => table(page).getByRole('row').count()).toBe(9);
  await close();
});
