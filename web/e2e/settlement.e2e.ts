import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** An invoice that a line of October pays in full, one it cannot pay, and the rent of the month as a bill. */
async function withBills(page: Page): Promise<void> {
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  const post = (body: object) => send(page, 'POST', `/companies/${companies[0]?.id}/vouchers`, body);
  const sale = (bill: string, party: string, amount: string) =>
    post({
      ...{ kind: 'sales', date: '2026-10-01' },
      lines: [
        { account: 'Trade receivables', debit: amount, party, bill, dueDate: '2026-10-31' },
        { account: 'Sale of services', credit: amount },
      ],
    });
  await sale('88', 'Lark Labs Pvt Ltd', '118000');
  await sale('89', 'Gamma Traders', '118000.50');
  await post({
    ...{ kind: 'purchase', date: '2026-10-01' },
    lines: [
      { account: 'Rent', debit: '64000' },
      { account: 'Trade payables', credit: '64000', party: 'Sunrise Properties', bill: 'SP/112' },
    ],
  });
}

/** A customer abroad, who pays in rupees another day than at the rate of the invoice. */
async function withDollars(page: Page): Promise<void> {
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await send(page, 'POST', `/companies/${companies[0]?.id}/invoices`, {
    ...{ number: 'EX-7', date: '2026-10-01', party: { name: 'Delta Inc', stateCode: '96' } },
    ...{ currency: 'USD', exchangeRate: '84' },
    lines: [{ description: 'Work', hsn: '998313', taxableValue: '1400', rate: '0' }],
  });
}

/** The rent of October was paid before its bill. */
async function rentAsAdvance(page: Page): Promise<void> {
  const read = async (path: string) => (await page.request.get(`${url}/api${path}`)).json();
  const companies: { id: string }[] = await read('/companies');
  const company = `/companies/${companies[0]?.id}`;
  const lines: { id: string; amount: string; description: string }[] = await read(
    `${company}/bank-transactions?limit=50`,
  );
  const rent = lines.find(({ amount }) => amount === '60000.00');
  const asked = { kind: 'advance-paid', party: 'Sunrise Properties' };
  await send(page, 'POST', `${company}/lines/${rent?.id}/posting`, asked);
}

const list = (page: Page) => page.getByRole('list', { name: 'Bank lines and what they settle' });

test('bank lines are settled by keys and undone, and the ages and the bank follow', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null });
  await page.goto('/settlement');
  await page.getByText('No bill is open.').waitFor();
  await withBills(page);
  await page.reload();
  const rows = list(page).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  await shows(rows.first(), 'Lark Labs Pvt Ltd · 88', '100% fit');
  await rows
    .nth(1)
    .getByText('Part of SP/112; ₹4,000.00 stays open')
    .or(rows.nth(1).getByText(/oldest bill/))
    .first()
    .waitFor();
  await everybodyReads(page);

  await rows.first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Settle 1 selected' }).waitFor();
  await page.keyboard.press('Enter');
  await toastOf(page, '1 line settled');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: /^Undo RCT/ }).click();
  await toastOf(page, 'Settlement undone');
  await expect.poll(() => rows.count()).toBe(2);

  await withDollars(page);
  const dialog = page.getByRole('dialog', { name: 'Choose a bill' });
  await rows.first().getByRole('button', { name: 'Other bill' }).click();
  await dialog.getByLabel('Find an open bill').fill('delta');
  await dialog.getByText('(USD 1,400.00)').waitFor();
  const way = dialog.getByLabel('What the difference to EX-7 is');
  await expect.poll(() => way.locator('option:checked').textContent()).toBe('₹400.00 is a gain of exchange');
  await everybodyReads(page);
  await dialog.getByRole('button', { name: 'Settle EX-7 of Delta Inc' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: /^Undo RCT/ }).click();
  await toastOf(page, 'Settlement undone');
  await expect.poll(() => rows.count()).toBe(2);

  await rows.first().getByRole('button', { name: 'Other bill' }).click();
  await dialog.getByLabel('Find an open bill').fill('gamma');
  await dialog.getByLabel('What the difference to 89 is').selectOption({ label: '₹0.50 is bank charges without GST' });
  await dialog.getByLabel('What the difference to 89 is').selectOption({ label: '₹0.50 stays open' });
  await everybodyReads(page);
  await dialog.getByRole('button', { name: 'Settle 89 of Gamma Traders' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);

  await page.getByRole('tab', { name: 'Customers owe' }).click();
  const table = page.getByRole('table', { name: 'Customers owe' });
  await table.getByRole('row').filter({ hasText: 'Gamma Traders' }).getByText('₹0.50').first().waitFor();
  await page.getByRole('button', { name: 'Lark Labs Pvt Ltd' }).click();
  await page.getByRole('region', { name: 'Open bills of Lark Labs Pvt Ltd' }).getByText('20 days overdue').waitFor();
  await everybodyReads(page);
  await page.getByRole('tab', { name: 'Bank reconciliation' }).click();
  await page.getByText('Books and bank agree').waitFor();
  await shows(page.getByRole('region', { name: 'Bank reconciliation' }), 'Not explained', '₹56,312.00');
  await everybodyReads(page);

  await page.getByRole('tab', { name: 'Parties' }).click();
  const parties = page.getByRole('table', { name: 'Customers and suppliers' });
  await page.getByLabel('Search name, GSTIN or PAN').fill('gamma');
  await expect.poll(() => parties.getByRole('row').count()).toBe(2);
  await parties.getByRole('button', { name: 'Gamma Traders' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gamma Traders' });
  await shows(
    sheet.getByRole('region', { name: 'Statement of account' }),
    'Opening balance',
    '₹1,18,000.50 Dr',
    '₹0.50 Dr',
  );
  await everybodyReads(page);
  await sheet.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Gamma Traders' });
  await everybodyReads(page);
  await edit.getByLabel('Agreed days').fill('30');
  await edit.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Gamma Traders saved');
  await edit.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await parties.getByRole('cell', { name: '30', exact: true }).waitFor();

  await rentAsAdvance(page);
  await page.goto('/settlement?tab=payable');
  const advances = page.getByRole('region', { name: 'Advances to suppliers' });
  await shows(advances, 'Sunrise Properties', '₹60,000.00');
  await everybodyReads(page);
  await advances.getByRole('button', { name: /^Set against bill: PMT/ }).click();
  const setting = page.getByRole('dialog', { name: 'Set the advance of Sunrise Properties against a bill' });
  await setting.getByRole('button', { name: 'Set ₹60,000.00 against SP/112' }).waitFor();
  await everybodyReads(page);
  await setting.getByRole('button', { name: 'Set ₹60,000.00 against SP/112' }).click();
  await toastOf(page, '₹60,000.00 set against the bill');
  await advances.waitFor({ state: 'detached' });
  await page.getByText('₹4,000.00').first().waitFor();
  await close();
});

test('a transaction shows its entries, and what it would post before it does', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/transactions' });
  const row = page.getByRole('table', { name: 'Transactions' }).getByRole('row').filter({ hasText: 'INT.PD' });
  await row.click();
  const entries = page.getByRole('table', { name: 'Entries of this transaction' });
  await entries.getByText('₹212.00 Dr').waitFor();
  await page.getByLabel('It is something else').selectOption({ label: 'Interest or dividend net of TDS' });
  await page.getByRole('textbox', { name: 'TDS', exact: true }).fill('23.56');
  const preview = page.getByRole('table', { name: 'Entries it would post' }).last();
  await preview.getByText('₹235.56 Cr').waitFor();
  await page.getByRole('button', { name: 'Post these entries' }).last().click();
  await toastOf(page, 'Entries posted');
  await entries.getByText('₹235.56 Cr').waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Undo these entries' }).click();
  await toastOf(page, 'It posts by its category again');
  await expect.poll(() => entries.getByText('₹235.56 Cr').count()).toBe(0);

  await page.getByLabel('It is something else').selectOption({ label: 'Own entries' });
  await page.getByLabel('Account of entry 1').fill('4201 Interest income');
  await page.getByLabel('Credit of entry 1').fill('200');
  await page.getByText(/credits are ₹12.00 short/).waitFor();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect.poll(() => page.getByLabel('Credit of entry 2').inputValue()).toBe('12.00');
  await page.getByLabel('Account of entry 2').fill('Miscellaneous income');
  await preview.getByText('₹12.00 Cr').waitFor();
  await everybodyReads(page, [1440]);
  await page.getByRole('button', { name: 'Post these entries' }).last().click();
  await entries.getByText('₹12.00 Cr').waitFor();

  await page.goto('/ledger?tab=loans');
  await page.getByRole('button', { name: 'Record loan' }).click();
  const loan = page.getByRole('dialog', { name: 'Record loan' });
  await loan.getByLabel('Lender').fill('Access Bank');
  await loan.getByLabel('Sanctioned').fill('10,00,000');
  await loan.getByLabel('Interest a year (%)').fill('12');
  await loan.getByLabel('Number of instalments').fill('36');
  await loan.getByLabel('First instalment on').fill('05/11/2026');
  await loan.getByText(/₹33,214.31/).waitFor();
  await everybodyReads(page);
  await loan.getByRole('button', { name: 'Record', exact: true }).click();
  await toastOf(page, 'Loan of Access Bank recorded');
  const card = page.getByRole('region', { name: 'Access Bank' });
  await shows(card, '0 of 36', 'Overdue', /₹23,214.31 principal \+ ₹10,000.00 interest/);
  await card.getByRole('button', { name: 'Show schedule of Access Bank' }).click();
  await page.getByRole('table', { name: 'Schedule of Access Bank' }).getByText('₹9,53,339.24').waitFor();
  await everybodyReads(page);
  await close();
});
