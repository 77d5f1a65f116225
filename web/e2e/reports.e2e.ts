import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const dialogOf = (page: Page) => page.getByRole('dialog');

const MONTHS = ['04', '05', '06', '07', '08', '09', '10'];

/** Seven months of a rent on the fifth, a customer who pays and pantry that comes as it comes; all of it categorised by rule. */
const HALF_YEAR = [
  'Date,Description,Debit Amount,Credit Amount',
  ...MONTHS.flatMap((month, at) => [
    `03/${month}/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV ${80 + at},,${118_000 + at * 9_000}.00`,
    `05/${month}/2026,OFFICE RENT - SUNRISE PROPERTIES,60000.00,`,
    `${10 + at * 2}/${month}/2026,UPI/6288123456${10 + at}/ZEPTO/OFFICE PANTRY,${450 + at * 100}.00,`,
  ]),
  '31/10/2026,INT.PD 01-10 TO 31-10,,212.00',
].join('\n');

const categoryOf = (description: string) => {
  if (description.includes('RENT')) return { category: 'expense', subcategory: 'Office or shop rent' };
  if (description.includes('ZEPTO')) return { category: 'expense', subcategory: 'Pantry and tea' };
  return { category: 'income', subcategory: description.startsWith('INT') ? 'Bank interest' : 'Services - domestic' };
};

/** Gives every line its category, through the calls that the screens use. */
async function categorise(page: Page): Promise<void> {
  const me = await (await page.request.get('/api/me')).json();
  const list = await page.request.get(`/api/companies/${me.companies[0].id}/bank-transactions?limit=100`);
  const rows: { id: string; description: string }[] = await list.json();
  for (const { id, description } of rows)
    await send(page, 'PATCH', `/bank-transactions/${id}/categorize`, categoryOf(description));
  expect(rows).toHaveLength(22);
}

test('a period without data says where it ends; its month is ready, compared and downloaded', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], { at: null });
  await categorise(page);
  await page.goto('/financial-reports?tab=bank');
  await page.getByText('Data ends on 31 Oct 2026', { exact: true }).waitFor();
  const profit = page.getByRole('article', { name: 'Profit and loss' });
  await shows(profit, 'Pending', 'Data ends on 31 Oct 2026, the period on 20 Nov 2026');
  await expect
    .poll(() => profit.getByRole('button', { name: 'Download Profit and loss as CSV' }).isDisabled())
    .toBe(true);
  await page.getByRole('button', { name: 'Show October 2026' }).click();
  await shows(profit, 'Ready');
  const table = page.getByRole('table', { name: 'Profit and loss' });
  await table.getByRole('row', { name: 'Rent ₹60,000' }).waitFor();
  await page.getByLabel('Compare with').selectOption('previous');
  await table.getByRole('columnheader', { name: '01 Sep 2026 to 30 Sep 2026' }).waitFor();
  await table.getByRole('row', { name: 'Revenue from operations ₹1,72,000 ₹1,63,000' }).waitFor();
  await table.getByRole('row', { name: 'Net ₹1,11,162 ₹1,02,050' }).waitFor();
  await shows(page.locator('main'), 'From bank transactions by date (cash basis).');
  for (const format of ['CSV', 'XLSX', 'PDF']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      profit.getByRole('button', { name: `Download Profit and loss as ${format}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`profit-and-loss-2026-10-01-2026-10-31.${format.toLowerCase()}`);
  }
  await toastOf(page, 'Report downloaded');
  await page.getByRole('article', { name: 'Categories' }).getByRole('button', { name: 'View' }).click();
  await page.getByRole('link', { name: 'Pantry and tea' }).click();
  await page.getByRole('cell', { name: /ZEPTO/ }).first().waitFor();
  await close();
});

test('lines without a category are named and offered to be categorised', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], {
    width: 360,
    at: '/financial-reports?tab=bank&period=m2026-10',
  });
  const report = page.getByRole('region', { name: 'Profit and loss' });
  await shows(
    report,
    'Nothing to show yet: the transactions need categories',
    'Not yet categorised: ₹1,72,212 in, ₹61,050 out, 4 transactions',
  );
  await expect.poll(() => page.getByText('upload a statement that covers them').count()).toBe(0);
  await everybodyReads(page, [1440, 360]);
  await report.getByRole('link', { name: 'Categorize transactions' }).click();
  const list = page.getByRole('table', { name: 'Transactions' });
  await expect.poll(() => list.getByRole('row').count()).toBe(5);
  await close();
});

test('payees open their transactions: of the period, and of a rhythm', async () => {
  const at = '/financial-reports?report=payees&period=q2026-2';
  const { page, close } = await founder(browser, [HALF_YEAR], { at });
  const table = page.getByRole('table', { name: 'Payees' });
  await table.getByRole('link', { name: /ZEPTO/ }).click();
  const list = page.getByRole('table', { name: 'Transactions' });
  await expect.poll(() => list.getByRole('row').count()).toBe(4);
  await expect.poll(() => list.getByRole('row').filter({ hasText: 'ZEPTO' }).count()).toBe(3);
  await page.getByRole('button', { name: '01 Jul 2026 to 30 Sep 2026', exact: true }).waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: /^Counterparty: .*ZEPTO/ }).click();
  // The payments of everybody: three rents and three of the pantry.
  await expect.poll(() => list.getByRole('row').count()).toBe(7);
  await page.goBack();
  await page.getByText(/^Counterparty: .*ZEPTO/).waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/expense-tracking?period=m2026-10');
  await page.getByRole('link', { name: /SUNRISE PROPERTIES/ }).click();
  await page.getByText(/^Counterparty: .*SUNRISE PROPERTIES/).waitFor();
  await expect.poll(() => list.getByRole('row').filter({ hasText: 'OFFICE RENT' }).count()).toBe(7);
  await expect.poll(() => list.getByRole('row').count()).toBe(8);
  await page.goto('/expense-tracking?period=m2025-01');
  await page.getByText('Nothing was spent in these twelve months.').waitFor();
  await everybodyReads(page);
  await close();
});

/** Goods that are bought and sold again between two who trade with each other. */
const BOTH_SIDES = [
  'Date,Description,Debit Amount,Credit Amount',
  '06/10/2026,UPI/628812345601/GANESH TRADERS/BILL 4,1000.00,',
  '07/10/2026,UPI/628812345602/GANESH TRADERS/BILL 5,250.00,',
  '08/10/2026,UPI/628812345603/GANESH TRADERS/RETURNED,,400.00',
].join('\n');

test('who pays and is paid opens one side at a time, kept as a view', async () => {
  const { page, close } = await founder(browser, [BOTH_SIDES], {
    at: '/financial-reports?report=payees&period=m2026-10',
  });
  const paid = page.getByRole('table', { name: 'Payees' }).getByRole('row', { name: /GANESH TRADERS.*1,250/ });
  await paid.getByRole('link').click();
  const list = page.getByRole('table', { name: 'Transactions' });
  await expect.poll(() => list.getByRole('row').count()).toBe(3);
  await everybodyReads(page, [360, 1440]);
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialogOf(page).getByLabel('Name').fill('Paid to Ganesh');
  await dialogOf(page).getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('button', { name: 'Paid to Ganesh', exact: true });
  await view.waitFor();
  await page.getByRole('button', { name: /^Only payments/ }).click();
  await expect.poll(() => list.getByRole('row').count()).toBe(4);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => page.getByText(/^Counterparty/).count()).toBe(0);
  await view.click();
  await page.getByRole('button', { name: /^Counterparty: .*GANESH TRADERS/ }).waitFor();
  await page.getByRole('button', { name: /^Only payments/ }).waitFor();
  await expect.poll(() => list.getByRole('row').count()).toBe(3);
  await page.reload();
  await page.getByRole('button', { name: /^Only payments/ }).waitFor();
  await close();
});

test('the year has a column for each month, by keyboard alone, and the address opens the same report again', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], { at: null });
  await categorise(page);
  await page.goto('/financial-reports?tab=bank');
  await page.getByRole('button', { name: 'Financial year' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('01 Apr 2026 to 20 Nov 2026').first().waitFor();
  await page.getByRole('button', { name: 'Show up to 31 Oct 2026' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('01 Apr 2026 to 31 Oct 2026').first().waitFor();
  await page.getByRole('article', { name: 'Cash flow' }).getByRole('button', { name: 'View' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Cash flow' });
  await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toContain('Oct 26');
  await page.reload();
  await shows(page.getByRole('article', { name: 'Cash flow' }), 'Ready');
  await table.getByRole('row', { name: /^Net .*₹5,89,962$/ }).waitFor();
  await table.getByRole('button', { name: 'Why: Net' }).press('Enter');
  await page.getByRole('dialog').getByText('₹5,89,962').first().waitFor();
  await close();
});

test('the rent is found to be monthly; a budget is set, overspent and removed', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], { at: null });
  await categorise(page);
  await page.goto('/expense-tracking?period=m2026-10');
  const rhythm = page.getByRole('region', { name: 'Recurring, monthly and variable' });
  await rhythm
    .getByRole('row', { name: /SUNRISE PROPERTIES.*₹60,000 0% .*₹4,20,000 05 Oct 2026 05 Nov 2026/ })
    .waitFor();
  await page.getByRole('button', { name: 'Set budget' }).click();
  await dialogOf(page).getByRole('button', { name: 'Save budget' }).click();
  await dialogOf(page).getByText('An amount in rupees').waitFor();
  await dialogOf(page).getByLabel('Category').selectOption('Office or shop rent');
  await dialogOf(page).getByLabel('Amount a month (₹)').fill('55,000');
  await axe(page);
  await dialogOf(page).getByRole('button', { name: 'Save budget' }).click();
  const budgets = page.getByRole('region', { name: 'Budgets' });
  await shows(budgets, '₹60,000 of ₹55,000 spent', '₹5,000 over');
  await budgets.getByRole('button', { name: 'Remove the budget of Office or shop rent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await budgets.getByText('No budget yet').waitFor();
  await page.getByRole('link', { name: 'Office or shop rent' }).click();
  await page
    .getByRole('cell', { name: /OFFICE RENT/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await close();
});

test('without any statement both pages say what is missing', async () => {
  const { page, close } = await founder(browser, [], { at: null });
  for (const path of ['/financial-reports?tab=bank', '/expense-tracking']) {
    await page.goto(path);
    await page.getByText('No bank statements yet').first().waitFor();
    await axe(page);
  }
  await close();
});

test('both pages can be read by everybody', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], { at: null });
  await categorise(page);
  const pages = [
    ['/financial-reports?tab=bank&period=y2026&compare=year', 'Profit and loss'],
    ['/expense-tracking?period=q2026-3', 'Spending by month'],
  ] as const;
  for (const [path, part] of pages) {
    await page.goto(path);
    await page.getByRole('region', { name: part }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await everybodyReads(page);
  }
  await close();
});

test('the books stand in statements: each figure opens its ledger, each entry its voucher and its bank line', async () => {
  const { page, close } = await founder(browser, [HALF_YEAR], { at: null });
  await categorise(page);
  await page.goto('/financial-reports?until=2026-10-31&on=2026-10-31');
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await table('Statement of profit and loss')
    .getByRole('row', { name: /^Rent ₹4,20,000\.00$/ })
    .waitFor();
  await page.getByLabel('By month').check();
  await table('Statement of profit and loss').getByRole('columnheader', { name: 'Oct 26' }).waitFor();
  await shows(page.locator('main'), /^Basis: money\./, /^Bank statements prove the books to/);
  await everybodyReads(page, [1440, 360]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Profit and loss as XLSX' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('profit-and-loss-2026-04-01-2026-10-31.xlsx');
  // The figure of a month opens the entries of that month alone.
  const rent = page.getByRole('table', { name: 'Ledger of Rent' });
  await table('Statement of profit and loss')
    .getByRole('row', { name: /^Rent / })
    .getByRole('button', { name: '₹60,000.00' })
    .last()
    .click();
  await rent.getByRole('row', { name: /^Opening balance, 01 Oct 2026 ₹3,60,000\.00 Dr$/ }).waitFor();
  await expect.poll(() => rent.getByRole('button', { name: /^Open voucher/ }).count()).toBe(1);
  await page.goBack();

  await tab('Balance sheet');
  const sheet = table('Balance sheet');
  const totals = await Promise.all(
    ['Total equity and liabilities', 'Total assets'].map((name) =>
      sheet
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allInnerTexts(),
    ),
  );
  expect(totals[0]).toEqual(totals[1]);
  await page.getByLabel('Unit').selectOption('₹ hundred');
  await shows(page.locator('main'), /in ₹ hundred$/, /^To be confirmed by a CA: ₹ hundred with two decimals/);
  await page.getByLabel('Year before').check();
  await sheet.getByRole('columnheader', { name: '31 Oct 2025' }).waitFor();
  await everybodyReads(page, [1440, 360]);

  await tab('Trial balance');
  const trial = table('Trial balance');
  const sides = await trial
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allInnerTexts();
  expect(sides[3]).toBe(sides[4]);
  await everybodyReads(page, [360]);
  await tab('Cash flow');
  await table('Cash flow statement')
    .getByRole('row', { name: /^Cash at the end/ })
    .waitFor();
  const flow = table('Cash flow statement');
  await flow.getByRole('button', { name: /^Cash .*at the end/ }).click();
  await flow
    .getByRole('row', { name: /^Bank current\[4471\]/ })
    .first()
    .waitFor();
  await everybodyReads(page, [360]);
  await flow
    .getByRole('row', { name: /^Profit before tax/ })
    .getByRole('button')
    .last()
    .click();
  await table('Statement of profit and loss').waitFor();

  await tab('Trial balance');
  await page.getByLabel('Month-ends').check();
  await page.getByLabel('Year before').check();
  await trial.getByRole('columnheader', { name: '31 Oct 2025' }).waitFor();
  await everybodyReads(page, [1440]);
  await trial.getByRole('row', { name: /^Rent/ }).getByRole('button', { name: '₹60,000.00 Dr' }).click();
  await rent.getByRole('row', { name: /^Closing balance, 30 Apr 2026 .*₹60,000\.00 Dr$/ }).waitFor();
  await page.goBack();
  await trial.getByRole('button', { name: 'Rent', exact: true }).click();
  const ledger = page.getByRole('table', { name: 'Ledger of Rent' });
  await ledger.getByRole('row', { name: /^Closing balance.*₹4,20,000\.00 Dr$/ }).waitFor();
  await everybodyReads(page, [1440, 360]);
  await ledger
    .getByRole('button', { name: /^Open voucher/ })
    .first()
    .click();
  const voucher = dialogOf(page);
  await voucher.getByRole('row', { name: /^Rent ₹60,000\.00/ }).waitFor();
  await axe(page);
  await voucher.getByRole('link', { name: 'Open the bank line' }).click();
  await dialogOf(page).getByText('OFFICE RENT - SUNRISE PROPERTIES').first().waitFor();

  await page.goto('/financial-reports?tab=day-book&period=m2026-10');
  await page
    .getByRole('table', { name: 'Day book' })
    .getByRole('button', { name: 'Sale of services' })
    .first()
    .waitFor();
  await everybodyReads(page, [1440, 360]);
  await page.goto('/financial-reports?tab=day-book&period=m2025-10');
  await page.getByText('No entries yet').waitFor();
  await close();
});
