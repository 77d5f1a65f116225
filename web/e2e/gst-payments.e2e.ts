import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const GSTIN = '29AAZCN9001Q1ZC';
const LARK = { name: 'Lark Labs Private Limited', gstin: '27AAPFU0939F1ZV' };

/** A founder whose company files in this way, with these sales. */
async function filer(kind: string, items: readonly object[], expected?: RegExp) {
  const { page, close } = await founder(browser, [], { at: null }, expected);
  const me = await (await page.request.get('/api/me')).json();
  const at = (path: string) => `/companies/${me.companies[0].id}/${path}`;
  await send(page, 'POST', at('facts'), {
    ...{ kind: 'gst-registration', subject: GSTIN, holdsFrom: '2023-07-01' },
    value: { filer: kind, registeredOn: '2023-07-01' },
  });
  await send(page, 'POST', at('facts'), {
    ...{ kind: 'turnover', subject: '2025-26', holdsFrom: '2026-03-31', value: { amount: '8520000' } },
  });
  if (items.length > 0) await send(page, 'POST', at('invoices'), { items });
  return { page, close, at };
}

const sale = (number: string, date: string, taxableValue: string, rate = '18') => ({
  ...{ number, date, party: LARK, lines: [{ description: 'Design', hsn: '998314', taxableValue, rate }] },
});

const looksGood = async (page: Page) => {
  await axe(page);
  await everybodyReads(page);
};

test('PMT-06: the tax of the month, a challan that is refused at its field and then laid to its head', async () => {
  const { page, close } = await filer('regular-QRMP', [sale('A-1', '2026-10-12', '50000')], /gst-challans/);
  await page.goto('/gst-compliance?tab=payments&period=2026-10');
  await shows(page.locator('main'), 'PMT-06, October 2026', 'Nothing to deposit', 'No interest');
  await shows(page.locator('main'), 'No challan is recorded for this registration.');
  await looksGood(page);
  // The quarter before had no sales, so that its fixed sum is nought; the tax of the month is the other way.
  await page.getByText('Tax of the month').first().click();
  await shows(page.locator('main'), '₹9,000.00 to deposit');
  await page.getByRole('button', { name: 'Record challan' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('IGST').inputValue()).toBe('9000');
  await dialog.getByLabel('CPIN').fill('261029000123');
  await dialog.getByRole('button', { name: 'Record challan' }).click();
  await dialog.getByText('A CPIN has 14 digits. Type it as the challan has it.').waitFor();
  await axe(page);
  await dialog.getByLabel('CPIN').fill('26102900012345');
  await page.keyboard.press('Enter');
  await toastOf(page, /Challan of ₹9,000.00 posted/);
  await dialog.waitFor({ state: 'detached' });
  const challans = page.getByRole('region', { name: 'Challans' }).first();
  await shows(challans, '26102900012345', /Monthly payment/);
  await shows(page.locator('main'), 'Deposited');
  await looksGood(page);
  await close();
});

test('CMP-08: a dealer under composition sees a late quarter with its interest, and posts it once', async () => {
  const { page, close } = await filer('composition', [sale('A-1', '2026-08-03', '1200000', '0')]);
  await page.goto('/gst-compliance?tab=payments&period=2026-Q2');
  await shows(page.locator('main'), 'Turnover ₹12,00,000.00');
  await page.getByLabel('Kind of dealer').selectOption('manufacturer');
  // 12,000 at 18% for the 33 days from 18 October, half under each Act, each to the rupee.
  await shows(page.locator('main'), 'CMP-08, July 2026 to September 2026: ₹12,196.00', 'A-1');
  await looksGood(page);
  await page.getByRole('button', { name: 'Post payment' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Post payment' })
    .click();
  await toastOf(page, /Posted/);
  await page.getByRole('button', { name: 'Post payment' }).waitFor({ state: 'detached' });
  await looksGood(page);
  await close();
});

const HEADING = 'Date,Reference No,Description,Type,IGST,CGST,SGST,Balance IGST,Balance CGST,Balance SGST';

test('electronic ledgers: a statement of the portal is refused by its lines, then agreed with the challan of the books', async () => {
  const { page, close, at } = await filer(
    'regular-monthly',
    [sale('A-1', '2026-10-12', '50000')],
    /gst-ledger-statements/,
  );
  await send(page, 'POST', at('gst-challans'), {
    ...{ gstin: GSTIN, cpin: '26112900012345', depositedOn: '2026-11-18', igst: '9000', cgst: '0', sgst: '0' },
  });
  await page.goto('/gst-compliance?tab=set-off&period=2026-10');
  const ledgers = page.getByRole('region', { name: 'Electronic ledgers' }).first();
  await shows(ledgers, "No statement of the portal was added. These are the books' entries alone.");
  await ledgers.getByRole('button', { name: 'Add statement' }).click();
  const dialog = page.getByRole('dialog');
  const lines = ['18/11/2026,26112900012345,Amount deposited,Cr,9000,0,0,9000,0,0'];
  const other = '19/11/2026,26112900012346,Amount deposited,Cr,0,500,500,9000,500,500';
  await dialog.getByLabel('Statement').fill([HEADING, lines[0], '31/11/2026,X,Deposit,Cr,1,0,0,9001,0,0'].join('\n'));
  await dialog.getByRole('button', { name: 'Compare with books' }).click();
  await dialog
    .getByText(/Line 3/)
    .first()
    .waitFor();
  await axe(page);
  await dialog.getByLabel('Statement').fill([HEADING, ...lines, other].join('\n'));
  await dialog.getByRole('button', { name: 'Compare with books' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shows(ledgers, /1 agree, 0 differ, 1 are missing in the books, 0 on the portal/, 'Missing in the books');
  await looksGood(page);
  await ledgers
    .getByRole('radio', { name: 'Credit ledger' })
    .or(ledgers.getByRole('button', { name: 'Credit ledger' }))
    .first()
    .click();
  await shows(ledgers, 'No set-off is posted, so the books have no entry of this ledger.');
  await close();
});

test('refusals of the portal lead to the invoice that caused them, and a text that is no report is refused', async () => {
  const { page, close } = await filer('regular-monthly', [sale('A-1', '2026-10-12', '50000')], /portal-errors/);
  await page.goto('/gst-compliance?tab=gstr-1&period=2026-10');
  await page.getByRole('button', { name: 'Portal errors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refused by the portal' });
  const report = dialog.getByRole('textbox', { name: 'Error report' });
  await report.fill('no report');
  await dialog.getByRole('button', { name: 'Find documents' }).click();
  await dialog.getByRole('alert').first().waitFor();
  await report.fill(
    JSON.stringify({
      gstin: GSTIN,
      error_report: {
        b2b: [{ ctin: LARK.gstin, inv: [{ inum: 'A-1' }], error_cd: 'RET1', error_msg: 'GSTIN is not active' }],
      },
    }),
  );
  await dialog.getByRole('button', { name: 'Find documents' }).click();
  await shows(dialog, '1 refused, 0 without a document in this draft');
  await axe(page);
  await dialog.getByRole('link', { name: 'A-1, Lark Labs Private Limited' }).click();
  await page.waitForURL(/\/invoices\?.*shown=/);
  await close();
});

test('the year: sums of tables 6 and 7, and the tables of GSTR-9C, at both widths', async () => {
  const { page, close } = await filer('regular-monthly', [sale('A-1', '2026-04-12', '50000')]);
  await page.goto('/gst-compliance?tab=year&year=2026-27');
  await shows(page.locator('main'), 'Tables 6 and 7, sums', '9C table 7: taxable turnover', '9C table 9: tax by rate');
  await shows(page.getByRole('region', { name: '9C table 9: tax by rate' }).first(), '18%', '50,000.00', '9,000.00');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Worksheet as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^gstr-9-[0-9A-Z]{15}-2026-27\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  for (const start of ['GSTR-9,4N,', 'GSTR-9C,5P,', 'GSTR-9C,9,18%,'])
    expect(lines.find((line) => line.startsWith(start))).toContain(',50000.00');
  await looksGood(page);
  await close();
});
