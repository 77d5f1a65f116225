import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { everybodyReads, newPage } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('an empty year says why no audit is due, and its clauses are answered all the same', async () => {
  const { page, close } = await founder(browser);
  await page.goto('/itr-simulator');
  await page.getByRole('link', { name: 'Tax Audit' }).first().click();
  await page.getByText('No audit is due for 2025-26').waitFor();
  await everybodyReads(page);
  const general = page.getByRole('region', { name: 'The company and its audit' });
  await general.getByRole('button', { name: /^Nothing to report: Country-by-country report/ }).click();
  await toastOf(page, 'Clause 43 answered');
  await general.getByRole('button', { name: /^Report: Registrations under GST/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await dialog.getByText('Required').or(dialog.locator('[aria-invalid=true]')).first().waitFor();
  await dialog.getByLabel('What is to be reported').fill('GST in Karnataka');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await toastOf(page, 'Clause 4 answered');
  await general.getByText('GST in Karnataka').waitFor();
  await close();
});

test('with books a clause opens to its entries and their vouchers, and the worksheet is made', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  const company = `/companies/${companies[0]?.id}`;
  await send(page, 'POST', `${company}/auto-categorize`, {});
  const cash = (kind: string, narration: string, account: string, amount: string) =>
    send(page, 'POST', `${company}/vouchers`, {
      ...{ kind, date: '2026-10-20', narration },
      lines:
        kind === 'receipt'
          ? [
              { account: '1504', debit: amount },
              { account, credit: amount },
            ]
          : [
              { account, debit: amount },
              { account: '1504', credit: amount },
            ],
    });
  await cash('receipt', 'Capital in cash', '2101', '50000');
  await cash('payment', 'Repairs of the roof', '5503', '25000');
  await page.goto('/tax-audit?year=2026-27');
  await page.getByText('The report of this year is Form 26', { exact: false }).waitFor();
  const barred = page.getByRole('region', { name: 'Amounts not deductible' });
  await shows(barred, /₹25,000\.00/);
  const row = barred.getByRole('listitem').filter({ hasText: 'Cash payments above the limit' });
  await row.getByText('1 entry').click();
  await everybodyReads(page);
  await row.getByRole('button', { name: /Cash payments above the limit/ }).click();
  await page.getByRole('dialog').getByText('Income-tax Act 2025 s.36').first().waitFor();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Worksheet as XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('tax-audit-worksheet-2026-27.xlsx');
  await row.getByRole('link', { name: 'Open the entry: Repairs of the roof' }).click();
  await page.getByText('Repairs of the roof').first().waitFor();
  await close();
});

test('the demonstration has its audit, wide and narrow', async () => {
  const { page, close } = await newPage(browser);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
  await page.goto('/tax-audit', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Tax deducted at source' }).waitFor();
  await everybodyReads(page);
  await close();
});
