import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, shows, toastOf } from './bank-steps';
import { axe, fitsWidth, type PageOptions } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const WELFARE = 'Staff welfare and team meals';
const dialogOf = (page: Page) => page.getByRole('dialog');
const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const row = (page: Page, words: string) => table(page).getByRole('row').filter({ hasText: words });

async function wholeList(options: PageOptions = {}) {
  const watched = await founder(browser, [OCTOBER, NOVEMBER], options);
  await watched.page.goto('/?tab=transactions&all=true');
  await table(watched.page).waitFor();
  return watched;
}

test('rows are chosen and categorised by keys alone, and a person’s choice says so', async () => {
  const { page, close } = await wholeList();
  const { keyboard } = page;
  await page.getByRole('region', { name: 'Transactions' }).focus();
  for (const key of ['j', 'x', 'j', 'x', 'j', 'k']) await keyboard.press(key);
  await page.getByText('2 chosen').waitFor();
  await row(page, 'ATM CSH').and(page.locator(':focus')).waitFor();
  await keyboard.press('c');
  await dialogOf(page).getByRole('heading', { name: 'Categorize 2 transactions' }).waitFor();
  await keyboard.type('Staff welfare');
  await keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Set category' }).press('Enter');
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
    await shows(dialogOf(page), 'Categorize 1 transaction', words);
    await keyboard.press('Escape');
    await row(page, words).and(page.locator(':focus')).waitFor();
  }
  await page.getByText('0 chosen').waitFor();
  await close();
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' });

test('what was typed into a dialog is lost neither by a click beside it nor unasked; nothing typed, nothing asked', async () => {
  const { page, close } = await wholeList();
  await page.goto('/bank-management');
  const opener = page.getByRole('button', { name: 'Upload Statement' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await opener.and(page.locator(':focus')).waitFor();
  await opener.click();
  await dialogOf(page).getByLabel('Statement text').fill(OCTOBER);
  await page.mouse.click(5, 450);
  expect(await question(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await axe(page);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await dialogOf(page).getByLabel('Statement text').and(page.locator(':focus')).waitFor();
  expect(await dialogOf(page).getByLabel('Statement text').inputValue()).toBe(OCTOBER);
  await dialogOf(page).getByLabel('Account').selectOption({ index: 1 });
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await dialogOf(page).getByRole('heading', { name: 'What was recognised' }).and(page.locator(':focus')).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await opener.and(page.locator(':focus')).waitFor();
  await close();
});

test('after an act that takes its own button away the focus is on the heading of the account', async () => {
  const { page, close } = await wholeList();
  await page.goto('/bank-management');
  const heading = page.getByRole('heading', { name: 'Operations' }).and(page.locator(':focus'));
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).press('Enter');
  await page.getByRole('button', { name: /^Undo the statement of 15 Oct/ }).press('Enter');
  await confirm('Undo the statement');
  await page.getByText(/^Undone by Asha Rao/).waitFor();
  await heading.waitFor();
  await page.getByRole('button', { name: 'Deactivate Operations' }).press('Enter');
  await confirm('Cancel');
  await page.getByRole('button', { name: 'Deactivate Operations' }).and(page.locator(':focus')).press('Enter');
  await confirm('Deactivate');
  const activate = page.getByRole('button', { name: 'Activate Operations' });
  await activate.waitFor();
  await heading.waitFor();
  await activate.press('Enter');
  await page.getByRole('button', { name: 'Deactivate Operations' }).waitFor();
  await heading.waitFor();
  await page.getByRole('region', { name: 'Statements of Operations' }).waitFor();
  await close();
});

test('a note is not dropped unasked, and once it is saved nothing is asked', async () => {
  const { page, close } = await wholeList();
  await row(page, 'ATM CSH')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const note = dialogOf(page).getByLabel('Note', { exact: true });
  await note.fill('For the pantry');
  await page.mouse.click(100, 450);
  await page.keyboard.press('Escape');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await note.inputValue()).toBe('For the pantry');
  const save = dialogOf(page).getByRole('button', { name: 'Save note' });
  await save.click();
  await toastOf(page, 'Note saved');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await close();
});

const isChosen = (page: Page, words: string) => row(page, words).getByRole('checkbox').isChecked();
const loaded = 'Choose all rows that are loaded, at most 500';

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
  await page.getByText('10 transactions. In ₹1,18,212.00, out ₹1,64,200.00').waitFor();
  const whole = table(page).getByRole('checkbox', { name: loaded });
  await whole.check();
  await page.getByText('10 chosen').waitFor();
  await row(page, 'ATM CSH').getByRole('checkbox').uncheck();
  await page.getByText('9 chosen').waitFor();
  expect(await whole.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
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
  await dialogOf(page).getByRole('heading', { name: 'Categorize 7 transactions' }).waitFor();
  await close();
});

/** Answers the list with these many pages of 200 rows, made of the few the company has. */
async function withPages(page: Page, count: number): Promise<void> {
  await page.route(/bank-transactions\?.*limit=200/, async (route) => {
    const url = new URL(route.request().url());
    const at = Number(url.searchParams.get('cursor') ?? 0);
    url.searchParams.delete('cursor');
    const answer = await route.fetch({ url: url.href });
    const some: object[] = await answer.json();
    const rows = Array.from({ length: 200 }, (_, place) => ({
      ...some[place % some.length],
      id: `row ${at * 200 + place}`,
    }));
    const next = { link: `<${url.pathname}?cursor=${at + 1}>; rel="next"` };
    await route.fulfill({ json: rows, headers: at + 1 < count ? next : {} });
  });
}

test('one key leads to the last row of a long list, however much of it was loaded', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await withPages(page, 6);
  await page.goto('/?tab=transactions&all=true');
  await page.getByText('200 loaded, and more match.').waitFor();
  await table(page).getByRole('checkbox', { name: loaded }).check();
  await page.getByText(/^200 chosen \(all that is loaded; more rows match/).waitFor();
  await table(page).locator('tr[data-index="0"]').focus();
  await page.keyboard.press('End');
  await page.getByText('1,200 transactions. In').waitFor();
  await table(page).locator('tr[data-index="1199"]').and(page.locator(':focus')).waitFor();
  await table(page).getByRole('checkbox', { name: loaded }).check();
  await page.getByText('500 chosen').waitFor();
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
  const sheet = page.getByRole('dialog', { name: 'ATM CSH' });
  await sheet.getByText('Operations, HDFC Bank, ends in 4471').waitFor();
  const change = sheet.getByRole('button', { name: /^Change the category of ATM CSH/ });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change category' });
  await dialog.getByLabel('Category').selectOption({ label: WELFARE });
  await axe(page);
  await fitsWidth(page);
  await dialog.getByRole('button', { name: 'Set category' }).click();
  await shows(sheet, WELFARE, /^Set by Asha Rao/);
  await change.and(page.locator(':focus')).waitFor();
  await close();
});

test('with nothing stored nothing is said to have its category', async () => {
  const { page, close } = await founder(browser);
  await page.goto('/?tab=categorization');
  await page.getByText('There are no transactions yet.').waitFor();
  expect(await page.getByText('Every transaction has its category.').count()).toBe(0);
  await close();
});

test('a transaction is split exactly, noted on and given its paper', async () => {
  const { page, close } = await wholeList();
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const sheet = dialogOf(page);
  await sheet.getByText('Split into parts of different categories').click();
  await sheet.getByLabel('Amount of part 1').fill('50,000');
  await sheet.getByLabel('Category of part 1').selectOption({ label: 'Office or shop rent' });
  await sheet.getByLabel('Amount of part 2').fill('9,000');
  await sheet.getByLabel('Category of part 2').selectOption({ label: 'Co-working seats' });
  await sheet.getByText('₹1,000.00 left to put somewhere').waitFor();
  expect(await sheet.getByRole('button', { name: 'Save split' }).isDisabled()).toBe(true);
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
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('link').first().click()]);
  expect(download.suggestedFilename()).toBe('bill.pdf');
  await sheet.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await sheet.getByText('No bill or other paper is attached.').waitFor();
  await sheet.getByRole('button', { name: 'Undo split' }).click();
  await toastOf(page, 'Split undone');
  await close();
});

test('filters are kept as a view and come back with one press', async () => {
  const { page, close } = await wholeList();
  await page.getByText('More filters').click();
  await page.getByLabel('Amount from').fill('40,000');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
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
  expect(await words.inputValue()).toBe('rent');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => words.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => words.inputValue()).toBe('rent');
  await close();
});

test.each([
  [1440, 'light'],
  [360, 'dark'],
] as const)(
  'both legs of a transfer are matched after they have been shown, undone and chosen at %i px',
  async (width, theme) => {
    const { page, close } = await wholeList({ width, theme });
    const headers = { origin: new URL(page.url()).origin };
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
    const statementData =
      'Date,Description,Debit Amount,Credit Amount,Balance\n15/10/2026,BY TRF FROM OWN A/C,,50000.00,60000.00\n';
    const data = { bankAccountId: account.id, statementData };
    expect((await page.request.post(`${company}/upload-statement`, { data, headers })).status()).toBe(200);
    await page.goto('/bank-management');
    await page.getByRole('button', { name: 'Match payments' }).click();
    await dialogOf(page)
      .getByText(/2 transactions would be matched/)
      .waitFor();
    await axe(page);
    await dialogOf(page).getByRole('button', { name: 'Match 2 transactions' }).click();
    await toastOf(page, 'Payments matched');
    await page.goto('/?tab=transactions&all=true&matched=yes');
    await expect.poll(() => table(page).getByRole('row').count()).toBe(3);
    await page
      .getByText(/^Matched: /)
      .first()
      .waitFor();
    await undoneAndChosen(page);
    await close();
  },
);

/** Takes the match of both legs off by keys, looks that no run makes it again, and makes it by hand. */
async function undoneAndChosen(page: Page): Promise<void> {
  const details = () =>
    row(page, 'BY TRF FROM OWN A/C')
      .getByRole('button', { name: /^Details of/ })
      .click();
  await page.goto('/?tab=transactions&all=true');
  await details();
  await dialogOf(page).getByRole('button', { name: 'Undo match' }).focus();
  await axe(page);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Both legs of the transfer are open again');
  await dialogOf(page).getByText('Not matched.').waitFor();
  await dialogOf(page).getByRole('heading', { name: 'Match', exact: true }).and(page.locator(':focus')).waitFor();
  await page.goto('/bank-management');
  await page.getByRole('button', { name: 'Match payments' }).click();
  await dialogOf(page)
    .getByText(/nothing new can be matched/)
    .waitFor();
  await page.goto('/?tab=transactions&all=true');
  await details();
  await dialogOf(page).getByRole('button', { name: 'Choose what it is' }).press('Enter');
  await dialogOf(page)
    .getByRole('button', { name: /^Match with / })
    .first()
    .waitFor();
  await axe(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Both legs of the transfer are matched.');
  await dialogOf(page)
    .getByText(/chosen by/)
    .waitFor();
  await fitsWidth(page);
}

test.each([
  [1440, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('the whole list and what is beside it can be read by everybody at %i px, %s', async (width, theme) => {
  const { page, close } = await wholeList({ width, theme });
  await axe(page);
  await fitsWidth(page);
  await row(page, 'RENT OCT 2026')
    .getByRole('button', { name: /^Details of/ })
    .click();
  await dialogOf(page).getByText('No bill or other paper is attached.').waitFor();
  await axe(page);
  await fitsWidth(page);
  await close();
});
