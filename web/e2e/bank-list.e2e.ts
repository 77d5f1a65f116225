import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { axe, everybodyReads, fitsWidth } from './browser';
import { boxOf, panelOf, row, setCategory, showing, table, WELFARE, whole, wholeList, withPages } from './list-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('one key leads to the last row of a long list by one call; what lies between comes as it is scrolled to', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null });
  const { pagesAsked } = await withPages(page, 600);
  await page.goto('/transactions');
  await showing(page, '200 of 1,20,000');
  await whole(page).check();
  await page.getByText('200 chosen: all that are loaded. More match.').waitFor();
  await table(page).locator('tr[data-index="0"]').focus();
  const before = pagesAsked();
  await page.keyboard.press('End');
  await showing(page, '400 of 1,20,000');
  // The row that stands for all those between is one of the list.
  await table(page).locator('tr[data-index="400"]').and(page.locator(':focus')).waitFor();
  expect(pagesAsked() - before).toBe(1);
  await page.keyboard.press('Home');
  await table(page).locator('tr[data-index="0"]').and(page.locator(':focus')).waitFor();
  expect(pagesAsked() - before).toBe(1);
  // The jump itself may still be settling, and take the list back once.
  await expect
    .poll(async () => {
      await page.getByRole('region', { name: 'Transactions' }).evaluate((part) => part.scrollTo(0, 195 * 37));
      return page.getByText('Showing 600 of 1,20,000', { exact: true }).count();
    })
    .toBe(1);
  await close();
});

test('the keys bring their row into sight also where the list stands low on the page', async () => {
  const { page, close } = await wholeList();
  const first = table(page).locator('tr[data-index="0"]');
  await first.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - innerHeight + 100));
  await first.focus();
  for (const [key, times] of [
    ['j', 5],
    ['k', 5],
  ] as const) {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
    const focused = table(page).locator('tr:focus');
    await expect.poll(() => focused.getAttribute('data-index')).toBe(key === 'j' ? '5' : '0');
    const room = () => focused.evaluate((part) => innerHeight - part.getBoundingClientRect().bottom);
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    const above = () => focused.evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(above).toBeGreaterThan(90);
  }
  await close();
});

test('what is beside the list names the account and changes the category', async () => {
  const { page, close } = await wholeList({ width: 360 });
  await row(page, 'ATM CSH')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'Why this category' });
  await sheet.getByText('Operations, HDFC Bank, ends in 4471').waitFor();
  const change = sheet.getByRole('button', { name: /^Change the category of ATM CSH/ });
  await change.press('Enter');
  await boxOf(page).getByRole('combobox').waitFor();
  await axe(page);
  await fitsWidth(page);
  await setCategory(page, WELFARE);
  await shows(sheet, WELFARE, /^Set by Asha Rao/);
  await change.and(page.locator(':focus')).waitFor();
  await close();
});

test('with nothing stored nothing is said to have its category', async () => {
  const { page, close } = await founder(browser, undefined, { at: '/?tab=categorization' });
  await page.getByText('There are no transactions yet.').waitFor();
  await expect.poll(() => page.getByText('Every transaction has a category.').count()).toBe(0);
  await close();
});

test('a transaction is split exactly, noted on and given its paper', async () => {
  const { page, close } = await wholeList();
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const sheet = panelOf(page);
  await sheet.getByText('Split into parts of different categories').click();
  await sheet.getByLabel('Amount of part 1').fill('50,000');
  await sheet.getByLabel('Category of part 1').selectOption({ label: 'Office or shop rent' });
  await sheet.getByLabel('Amount of part 2').fill('9,000');
  await sheet.getByLabel('Category of part 2').selectOption({ label: 'Co-working seats' });
  await sheet.getByText('₹1,000.00 left to split').waitFor();
  await expect.poll(() => sheet.getByRole('button', { name: 'Save split' }).isDisabled()).toBe(true);
  await sheet.getByLabel('Amount of part 2').fill('10,000');
  await sheet.getByRole('button', { name: 'Save split' }).click();
  await toastOf(page, 'Transaction split');
  const paper = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await sheet.getByLabel('Attach a file').setInputFiles(paper);
  await sheet.getByRole('link', { name: 'bill.pdf' }).waitFor();
  await sheet.getByLabel('Note', { exact: true }).fill('Two premises');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await toastOf(page, 'Note saved');
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'bill.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bill.pdf');
  await sheet.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await sheet.getByText('No bill or other document is attached.').waitFor();
  await sheet.getByRole('button', { name: 'Undo split' }).click();
  await toastOf(page, 'Split undone');
  await close();
});

test('the whole list and what is beside it can be read by everybody', async () => {
  const { page, close } = await wholeList();
  await everybodyReads(page);
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Details of/ })
    .click();
  await panelOf(page).getByText('No bill or other document is attached.').waitFor();
  await everybodyReads(page);
  await close();
});
