import { expect, test } from 'vitest';
import { founder, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('J8: an estimate is typed, changed and typed back; challans are recorded; each figure opens to its rule', async () => {
  const { page, close } = await founder(browser, [], { at: null });
  await page.goto('/advance-tax');
  await page.getByText('Enter an estimate to see the instalments').waitFor();
  await everybodyReads(page);

  const income = page.getByLabel('Total income of the year');
  await page.getByRole('combobox', { name: 'Regime' }).selectOption({ label: '22% (s.115BAA)' });
  await income.fill('80,00,000');
  await page.getByLabel('Tax at source').fill('1,50,000');
  const shown = (text: string) => page.locator('main').getByText(text, { exact: true }).first().waitFor();
  await shown('₹20,13,440.00');
  await page.getByText('₹17,60,000.00 + surcharge ₹1,76,000.00 + cess ₹77,440.00').waitFor();
  await shown('₹18,63,440.00');
  await page.getByRole('button', { name: 'Keep estimate' }).click();
  await toastOf(page, 'Estimate of ₹80,00,000.00 kept');

  for (const [day, amount, serial] of [
    ['12/06/2026', '2,00,000', '00011'],
    ['14/09/2026', '5,00,000', '00207'],
  ] as const) {
    await page.getByRole('button', { name: 'Record challan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record challan' });
    await dialog.getByLabel('Paid on').fill(day);
    await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByLabel('BSR code').fill('0510308');
    await dialog.getByLabel('Challan serial').fill(serial);
    await dialog.getByRole('button', { name: 'Record challan' }).click();
    await toastOf(page, /Challan of ₹[25],00,000.00 recorded/);
  }

  const table = page.getByRole('table', { name: 'Instalments' });
  const row = (place: number) => table.getByRole('row').nth(place).innerText();
  const asKestrel = async () => {
    await shown('₹6,97,580.00');
    expect(await row(1)).toMatch(/Short[\s\S]*2,79,516.00[\s\S]*2,23,612.80[\s\S]*2,00,000.00[\s\S]*2,385.00/);
    expect(await row(2)).toMatch(/No interest[\s\S]*6,70,838.40[\s\S]*7,00,000.00[\s\S]*₹0.00/);
    expect(await row(3)).toMatch(/Next[\s\S]*13,97,580.00[\s\S]*6,97,580.00/);
  };
  await asKestrel();

  // Another estimate changes all of it in the page, without a call; the first one brings the same figures back.
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await income.fill('60,00,000');
  await shown('₹15,10,080.00');
  await page.getByText('Not kept yet').waitFor();
  await income.fill('-5');
  await page.getByText('Type an amount in rupees, such as 80,00,000').waitFor();
  await income.fill('80,00,000');
  await asKestrel();
  expect(calls).toEqual([]);

  await page.getByLabel('Paid on', { exact: true }).fill('16/12/2026');
  await page.getByText('₹20,925.00 more than today').waitFor();
  await everybodyReads(page);

  await page.getByRole('button', { name: 'Why: Interest, 15 Jun 2026' }).click();
  const why = page.getByRole('dialog', { name: /Interest, 15 Jun 2026/ });
  await why.getByText(/119A/).first().waitFor();
  await why
    .getByText(/In whole hundreds/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Not advice').waitFor();

  // Extreme facts: thirteen digits, and nothing withheld.
  await income.fill('9999999999999');
  await page.getByLabel('Tax at source').fill('');
  await page.getByText(/surcharge ₹2,20,00,00,00,000.00/).waitFor();
  await everybodyReads(page);
  await close();
});
