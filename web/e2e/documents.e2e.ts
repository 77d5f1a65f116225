import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const REGISTERED = {
  ...{ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', holdsFrom: '2023-07-01' },
  value: { filer: 'regular-monthly', registeredOn: '2023-07-01' },
};

const COMPOSITION = {
  ...{ cin: 'U72900KA2020PTC139000', gstin: '29AAZCN9001Q1ZC' },
  registrations: [{ gstin: '29AAZCN9001Q1ZC', filer: 'composition', registeredOn: '2023-07-01', cancelledOn: null }],
};

test('an invoice is recorded by keys, shown with its entries, lowered by a note and downloaded; a file is looked at first', async () => {
  const { page, close } = await founder(browser, [], { at: null }, /status of 422/);
  const me = await (await page.request.get('/api/me')).json();
  const ofProfile = `**/api/companies/${me.companies[0].id}/invoice-profile`;
  await page.route(ofProfile, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), scheme: 'composition', standing: COMPOSITION },
    });
  });
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Record invoice' }).first().click();
  const ofComposition = page.getByRole('dialog', { name: 'Record invoice' });
  await expect.poll(() => ofComposition.getByLabel('GST rate, line 1').inputValue()).toBe('0');
  await ofComposition.getByLabel('Taxable value, line 1').fill('500');
  await ofComposition.getByLabel('GST rate, line 1').selectOption('18');
  await shows(ofComposition, /Line 1: A company under the composition scheme charges no GST/);
  await ofComposition.getByLabel('GST rate, line 1').selectOption('0');
  await shows(ofComposition, '₹500.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.unroute(ofProfile);
  await send(page, 'POST', `/companies/${me.companies[0].id}/facts`, REGISTERED);
  await page.goto('/invoices');
  await page.getByText('No invoices yet').waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Record invoice' }).first().click();
  const form = page.getByRole('dialog', { name: 'Record invoice' });
  await form.getByLabel('Customer').fill('Lark Labs Private Limited');
  await form.getByLabel('Description, line 1').fill('Design of October');
  await form.getByLabel('HSN or SAC, line 1').fill('998313');
  await form.getByLabel('Taxable value, line 1').fill('1,00,000');
  await shows(form, '₹9,000.00', '₹1,18,000.00');
  // Whoever types on at once types into the new line: within the very key the focus has moved there.
  const begun = await form.getByLabel('Taxable value, line 1').evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(begun).toBe('Description, line 2');
  await page.keyboard.type('Hosting');
  await form.getByLabel('Taxable value, line 2').fill('500.50');
  await shows(form, '₹1,18,590.60');
  // What was typed is still there after the page was loaded again; the form opens by itself.
  await page.reload();
  await expect.poll(() => form.getByLabel('Description, line 2').inputValue()).toBe('Hosting');
  await form.getByLabel('Round off to the rupee').check();
  await shows(form, 'Rounding', '₹1,18,591.00');
  await form.getByLabel('Round off to the rupee').uncheck();
  await form.getByLabel('HSN or SAC, line 2').fill('12');
  await page.keyboard.press('Control+Enter');
  await shows(form, /12 is no HSN or SAC/);
  expect(await form.getByLabel('HSN or SAC, line 2').evaluate((field) => field === document.activeElement)).toBe(true);
  // Another line that is removed takes nothing of it along; the error goes with a change of its own field.
  await form.getByRole('button', { name: 'Add line' }).click();
  await form.getByRole('button', { name: 'Remove line 3' }).click();
  await form.getByLabel('Description, line 1').fill('Design of October');
  await shows(form, /12 is no HSN or SAC/);
  await form.getByLabel('HSN or SAC, line 2').fill('');
  await form.getByText(/12 is no HSN or SAC/).waitFor({ state: 'detached' });
  await axe(page);
  await page.keyboard.press('Control+Enter');
  await toastOf(page, 'INV/26-27/0001 recorded');
  const row = page.getByRole('row', { name: /INV\/26-27\/0001.*Lark Labs Private Limited/ });
  await shows(row, '₹1,18,590.60');
  await row.getByRole('button', { name: 'INV/26-27/0001' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invoice INV/26-27/0001' });
  await shows(sheet, 'Dr Trade receivables', 'Cr Output CGST', /4101 Sale of services/);
  await axe(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('INV-26-27-0001.pdf');
  await sheet.getByRole('button', { name: 'Record credit note' }).click();
  const note = page.getByRole('dialog', { name: 'Credit note' });
  await note.getByLabel('Taxable value, line 1').fill('500.50');
  await note.getByRole('button', { name: 'Record', exact: true }).click();
  await shows(row, '₹1,18,000.00');

  await page.goto('/bills');
  await page.getByRole('button', { name: 'Record bill' }).first().click();
  const taken = page.getByRole('dialog', { name: 'Record bill' });
  await taken.getByLabel('Supplier').waitFor();
  // By keys alone: Enter goes on from field to field, and records nothing on its way.
  await page.keyboard.type('Mehra Legal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('27AAPFU0939F1ZV');
  await page.keyboard.press('Enter');
  await taken.getByLabel('Number').fill('ML/7');
  await taken.getByLabel('Description, line 1').fill('Retainer');
  await taken.getByLabel('HSN or SAC, line 1').fill('998212');
  await taken.getByLabel('Account, line 1').selectOption({ label: '5504 Legal and professional' });
  await taken.getByLabel('Taxable value, line 1').fill('60000');
  await expect
    .poll(() => taken.locator('[aria-live]').innerText(), { timeout: 8_000 })
    .toMatch(/TDS\s+−₹6,000\.00\s+To be paid\s+₹64,800\.00/);
  await axe(page);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await toastOf(page, 'ML/7 recorded');
  await page.getByRole('row', { name: /ML\/7/ }).waitFor();
  await page.getByRole('button', { name: 'Record bill' }).click();
  await taken.getByLabel('Description, line 1').fill('Retainer');
  await expect.poll(() => taken.getByLabel('HSN or SAC, line 1').inputValue()).toBe('998212');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Import file' }).click();
  const path = join(await mkdtemp(join(tmpdir(), 'anupalan-bills-')), 'bills.csv');
  const heading = 'Bill No,Bill Date,Vendor,Account,Taxable value,GST rate\n';
  writeFileSync(path, `${heading}SP/112,01/07/2026,Sunrise Properties,5515,someday,18\n`);
  const dialog = page.getByRole('dialog', { name: 'Import file: Bills' });
  await dialog.getByLabel('File', { exact: false }).first().setInputFiles(path);
  await shows(dialog, 'Rows to correct', /someday is no amount/);
  await expect.poll(() => dialog.getByRole('button', { name: 'Record 0 documents' }).isDisabled()).toBe(true);
  const corrected = path.replace('bills.csv', 'corrected.csv');
  writeFileSync(corrected, `${heading}SP/112,01/07/2026,Sunrise Properties,5515,60000,18\n`);
  await dialog.getByLabel('File', { exact: false }).first().setInputFiles(corrected);
  await dialog.getByRole('button', { name: 'Record 1 document' }).click();
  await page.getByRole('row', { name: /SP\/112/ }).waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'SP/112' }).click();
  const bill = page.getByRole('dialog', { name: 'Bill SP/112' });
  await bill.getByText('Cancel document').first().click();
  await bill.getByLabel('Reason').fill('Never delivered');
  await bill.getByRole('button', { name: 'Cancel document' }).click();
  await toastOf(page, 'SP/112 cancelled');
  await page.getByRole('row', { name: /SP\/112.*Cancelled/ }).waitFor();

  // The tax on rent of somebody without GSTIN is the company's, and so is the invoice.
  const rent = (await send(page, 'POST', `/companies/${me.companies[0].id}/bills`, {
    ...{ number: 'R-10', date: '2026-10-12', party: { name: 'Lakshmi Devi', stateCode: '29' }, reverseCharge: true },
    lines: [{ description: 'Office rent', hsn: '997212', taxableValue: '40000', rate: '18' }],
  })) as { id: string };
  await page.goto(`/bills?shown=${rent.id}`);
  const ofRent = page.getByRole('dialog', { name: 'Bill R-10' });
  await shows(ofRent, 'Self-invoice to be made by 11 Nov 2026');
  await axe(page);
  await ofRent.getByLabel('Number').fill('no number');
  await ofRent.getByRole('button', { name: 'Make self-invoice' }).click();
  await shows(ofRent, /letters A to Z, digits/);
  await ofRent.getByLabel('Number').fill('');
  await ofRent.getByRole('button', { name: 'Make self-invoice' }).click();
  await toastOf(page, 'Self-invoice SI/26-27/0001 made');
  await shows(ofRent, /SI\/26-27\/0001 of/);
  const own = page.waitForEvent('download');
  await ofRent.getByRole('button', { name: 'Download self-invoice' }).click();
  expect((await own).suggestedFilename()).toBe('SI-26-27-0001.pdf');

  // So is the voucher of what is paid.
  const held = await page.request.get(`${url}/api/companies/${me.companies[0].id}/bank-accounts`);
  const accounts: { id: string }[] = await held.json();
  const freight = (await send(page, 'POST', `/companies/${me.companies[0].id}/bills`, {
    ...{ number: 'F-10', date: '2026-10-12', party: { name: 'Lakshmi Devi', stateCode: '29' }, reverseCharge: true },
    lines: [{ description: 'Freight', hsn: '996511', taxableValue: '40000', rate: '5' }],
    ...{ paidThrough: accounts[0]?.id, tds: 'none' },
  })) as { id: string };
  await page.goto(`/bills?shown=${freight.id}`);
  const vouchers = page.getByRole('region', { name: 'Payment vouchers' });
  await shows(vouchers, /12 Oct 2026 ·/, '₹40,000.00');
  const voucher = page.waitForEvent('download');
  await vouchers.getByRole('button', { name: 'Make voucher of 12 Oct 2026' }).click();
  expect((await voucher).suggestedFilename()).toBe('PV-26-27-0001.pdf');
  const again = page.waitForEvent('download');
  await vouchers.getByRole('button', { name: 'Download PV/26-27/0001' }).click();
  await again;
  await everybodyReads(page);
  await close();
});
