import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('tax that the bank shows as missed is found, accepted, put on a challan and deposited', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await send(page, 'POST', `/companies/${companies[0]?.id}/auto-categorize`, {});
  await page.goto('/tds-compliance');
  await page.getByText('Nothing to deposit').waitFor();
  const calculator = page.getByRole('region', { name: 'Tax calculator' });
  await calculator.getByLabel('Amount paid or credited').fill('60,000');
  await calculator.getByText('₹6,000.00 at 10% of ₹60,000.00').waitFor();
  await calculator.getByRole('combobox', { name: 'PAN' }).selectOption({ label: 'No PAN given' });
  await calculator.getByText('₹12,000.00 at 20% of ₹60,000.00').waitFor();
  await everybodyReads(page);

  await page.getByRole('tab', { name: 'Finder' }).click();
  const found = page.getByRole('region', { name: 'Finder' });
  await shows(found, 'RENT OCT 2026 - SUNRISE PROPERTIES', /₹60,000.00 so far; 10% of ₹60,000.00 under 1009/);
  await everybodyReads(page);
  await found.getByRole('checkbox', { name: /^Choose .*₹6,000.00$/ }).check();
  await found.getByRole('button', { name: 'Accept 1: ₹6,000.00' }).click();
  await toastOf(page, '1 deduction of ₹6,000.00 posted');
  await page.getByText('Nothing was missed').waitFor();

  await page.getByRole('tab', { name: 'Challans' }).click();
  await page.getByText('Tax ₹6,000.00 + interest ₹180.00 if paid today').waitFor();
  await page.getByRole('button', { name: 'Prepare challan' }).click();
  await toastOf(page, '1 challan prepared');
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Record deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record the deposit' });
  await dialog.getByLabel('BSR code').fill('0510308');
  await dialog.getByLabel('Day of tender').fill('20/11/2026');
  await dialog.getByLabel('Challan serial').fill('412');
  await dialog.getByRole('button', { name: 'Record deposit' }).click();
  await dialog.getByText('5 digits').waitFor();
  await everybodyReads(page);
  await dialog.getByLabel('Challan serial').fill('00412');
  await dialog.getByRole('button', { name: 'Record deposit' }).click();
  await toastOf(page, 'Challan of ₹6,180.00 deposited');

  await page.getByRole('tab', { name: 'Deductions' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('194I');
  await page.keyboard.press('Enter');
  const row = page.getByRole('table', { name: 'Deductions' }).getByRole('row').nth(1);
  await shows(row, /1009/, 'In the other Act: 194-I(b) (4IB)', '₹6,000.00', 'Deposited');
  await everybodyReads(page);
  expect(page.url()).toContain('q=194I');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByText('All of it is deposited').waitFor();
  await close();
});

test('statements of which nobody said that they were filed are told beside the risk, and lead to where they are confirmed', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  const company = `/companies/${companies[0]?.id}`;
  const value = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };
  await send(page, 'POST', `${company}/facts`, { kind: 'tan', subject: 'BLRK01234E', value, holdsFrom: '2026-04-01' });
  const payee = { name: 'Adv Mehra', pan: 'ABCPM1234K' };
  await send(page, 'POST', `${company}/tds/deductions`, {
    ...{ payee, section: '194J', eventOn: '2026-04-02', amount: '80000' },
  });
  await page.goto('/tds-compliance');
  const told = /^₹[\d,]+\.00 if \d+ earlier items are still open$/;
  await page.getByText(told).waitFor();
  await page.getByRole('button', { name: 'Why: Penalty Risk' }).click();
  const why = page.getByRole('dialog');
  await shows(why, told, 'Form 140 for Apr-Jun 2026', '₹8,000.00');
  await everybodyReads(page);
  await why.getByRole('link', { name: 'Confirm them in the calendar' }).click();
  await page.waitForURL(/compliance-calendar\?.*status=unconfirmed/);
  await close();
});
