import { expect, test } from 'vitest';
import { founder, openTab, previewText, saveStatement, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const SWAPPED = `Date,Description,Debit,Credit,Balance
01/10/2026,TEA,,450.00,99550.00
02/10/2026,LARK LABS,1000.00,,100550.00
03/10/2026,PAPER,,50.00,100500.00`;

test('it is asked which way the money went, and answered by one press', async () => {
  const { page, close } = await founder(browser, [], { width: 360 });
  await openTab(page, 'Bank Accounts');
  await previewText(page, SWAPPED);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Which way did the money go?').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Save statement' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'As the columns say: Debit is money out, Credit is money in' }).waitFor();
  await everybodyReads(page, [1440, 360]);
  await dialog.getByRole('button', { name: 'The other way round, as the balances show' }).click();
  await dialog.getByText('3 of 3 rows agree').waitFor();
  await saveStatement(page);
  await toastOf(page, '3 transactions added; 3 of 3 rows agree');
  await close();
});

test('a double click saves a statement once', async () => {
  const { page, close } = await founder(browser, []);
  await openTab(page, 'Bank Accounts');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/upload-statement')) sent.push(request.url());
  });
  await previewText(page, 'Date,Description,Debit,Credit,Balance\n2026-10-01,TEA,450.00,,99550.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Save statement' }).dblclick();
  await toastOf(page, '1 transaction added; 1 of 1 rows agree');
  expect(sent).toHaveLength(1);
  await close();
});
