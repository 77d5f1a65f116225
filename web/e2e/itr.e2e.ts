import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT } from '../serve/paths';
import { founder, OCTOBER, scrolledTo, shows, toastOf } from './bank-steps';
import { everybodyReads, fitsWidth, newPage, newPerson } from './browser';
import { send, signUpUnseen } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('without books the sample says it is one, its figures are computed, and extreme ones are refused or fit', async () => {
  const { page, close } = await founder(browser);
  const card = page.getByRole('region', { name: 'ITR-6 Tax Filing Simulator (FY 2024-25)' });
  await scrolledTo(page, card);
  await shows(card, 'Sample', /₹15,50,000$/, /₹2,80,000$/);
  await shows(card.getByRole('region', { name: /^Old regime/ }), /₹0$/, /₹2,41,800 is paid: MAT/);
  await shows(card.getByRole('region', { name: /^New regime/ }), /₹3,41,000$/, /₹3,90,104 with surcharge and cess/);

  await page.goto('/itr-simulator?year=2026-27');
  await page.getByText('The books have no income or expense of 2026-27').waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Use sample figures' }).click();
  await page.getByText('Normal rates with the start-up holiday costs least').waitFor();
  const at22 = page.getByRole('region', { name: '22%', exact: true });
  await shows(at22, 'Cannot be undone', 'No start-up holiday', /₹3,90,104$/);
  await at22.getByRole('button', { name: /Tax of the year/ }).click();
  await page.getByRole('dialog').getByText('Income-tax Act 1961 s.115BAA').first().waitFor();
  await page.keyboard.press('Escape');
  const profit = page.getByLabel('Profit or loss of the books');
  await profit.fill('12345678901234');
  await page.getByRole('alert').getByText('At most 13 digits of rupees').waitFor();
  await profit.fill('9999999999999');
  await page.getByRole('region', { name: 'Normal rates', exact: true }).waitFor();
  await everybodyReads(page);
  await profit.fill('-5,00,000');
  await page.getByText('2024-25: business loss ₹5,00,000', { exact: false }).waitFor();
  // A long-term gain of 9,00,000 takes the loss of the year; what is left of it bears 12.5%.
  await page.getByRole('button', { name: 'Add income at a special rate' }).click();
  const rows = page.getByRole('group', { name: /^Income at special rates/ });
  await rows.getByLabel('Amount').fill('9,00,000');
  await page.getByRole('alert').getByText('Type the day').first().waitFor();
  await rows.getByLabel('Day it arose').fill('01/04/2025');
  await page.getByRole('alert').getByText('Income of this day is not of 2024-25', { exact: false }).first().waitFor();
  await rows.getByLabel('Day it arose').fill('01/08/2024');
  await shows(at22, 'Tax at special rates', /₹50,000$/);
  await at22.getByRole('button', { name: /Tax at special rates/ }).click();
  await page.getByRole('dialog').getByText('Income-tax Act 1961 s.112 as amended', { exact: false }).first().waitFor();
  await page.keyboard.press('Escape');
  await everybodyReads(page);
  await close();
});

test('on paper the simulation holds what was entered and what came out, without menus and buttons', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/itr-simulator?year=2026-27');
  await page.getByLabel('Profit or loss of the books').fill('50,00,000');
  await page.getByRole('button', { name: 'Add a dividend' }).click();
  const dividends = page.getByRole('group', { name: /^Dividends received/ });
  await dividends.getByLabel('Received on').fill('20/10/2026');
  await dividends.getByLabel('Amount').fill('10,00,000');
  const at22 = page.getByRole('region', { name: '22%', exact: true });
  // A dividend is part of the profit: 50,00,000 at 25.168%, of which 10,00,000 are income from other sources.
  await shows(at22, /₹12,58,400$/);
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => at22.isVisible()).toBe(true);
  await expect.poll(() => page.getByLabel('Profit or loss of the books').inputValue()).toBe('50,00,000');
  await expect.poll(() => page.getByText('Not advice', { exact: false }).first().isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
  for (const name of ['Prepare ITR Draft', 'Add a dividend'])
    await expect
      .poll(async () => [name, await page.getByRole('button', { name, exact: true }).count()])
      .toEqual([name, 0]);
  await fitsWidth(page);
  await page.emulateMedia({ media: 'screen' });
  await close();
});

test('with books the form is filled from them, and draft and worksheet are made of what was kept', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await send(page, 'POST', `/companies/${companies[0]?.id}/auto-categorize`, {});
  await page.goto('/itr-simulator?year=2026-27');
  await page
    .getByText(/^From profit and loss, 01 Apr 2026 to 20 Nov 2026$/)
    .first()
    .waitFor();
  await page.getByLabel('Profit or loss of the books').fill('50,00,000');
  await page.getByLabel('Turnover of 2024-25').fill('9,00,00,000');
  // Nothing was deducted of the rent of October: 30% of its ₹60,000 comes back to the profit.
  await shows(page.getByRole('region', { name: 'Normal rates', exact: true }), /₹13,04,680$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prepare ITR Draft' }).click();
  expect((await download).suggestedFilename()).toBe('itr-6-working-file-2026-27.json');
  await toastOf(page, 'Working file for the offline utility downloaded');
  await page.getByRole('region', { name: 'Saved simulations' }).getByRole('button', { name: 'Open 2026-27' }).waitFor();
  await everybodyReads(page);
  await close();
});

const WREN = { name: 'Wren Textiles LLP', cin: 'AAB-1234', pan: 'AAZFM9005L', incorporationDate: '2020-05-04' };

test('an LLP has its own fields, AMT on its holiday, and papers of ITR-5; wide, and on a phone', async () => {
  const { page, close } = await newPage(browser);
  await signUpUnseen(page, newPerson('company'));
  await send(page, 'POST', '/companies', WREN);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'ITR-5 Tax Filing Simulator (FY 2024-25)' });
  await scrolledTo(page, card);
  await shows(card, 'Sample', 'Tax at the rate of a firm, before surcharge, cess and AMT');
  await shows(card, 'With the start-up holiday, before surcharge, cess and AMT', /is paid: AMT stays due/);
  await page.goto('/itr-simulator?year=2025-26');
  await page.getByRole('heading', { name: 'ITR-5 simulator' }).waitFor();
  await page.getByRole('button', { name: 'Use sample figures' }).click();
  const ordinary = page.getByRole('region', { name: 'Normal rates', exact: true });
  // A fifth of the interest is above 12%: 60,000. Book profit 34,10,000 has a limit of 22,26,000, above the 18,00,000 paid.
  await shows(ordinary, /₹60,000$/);
  await page.goto('/itr-simulator?year=2025-26');
  const fill = (label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text);
  await fill('Profit or loss of the books', '1,00,000');
  await fill('Remuneration charged in the books', '9,00,000');
  await page.getByText('Answer what the deed says of partners’ pay', { exact: false }).first().waitFor();
  await page.getByLabel('The deed authorises it, and it is in line with the deed').selectOption('yes');
  await page.getByLabel('The deed states the remuneration, or how it is measured').selectOption('yes');
  await shows(ordinary, /₹2,20,000$/);
  await ordinary.getByRole('button', { name: /Pay of partners not deductible/ }).click();
  await page.getByRole('dialog').getByText('Income-tax Act 1961 s.40(b)(v)', { exact: false }).first().waitFor();
  await page.keyboard.press('Escape');
  await fill('Remuneration charged in the books', '');
  await fill('Profit or loss of the books', '95,00,000');
  await fill('Turnover of the year', '2,00,00,000');
  await page.getByText('Return due on 31 Oct 2026.', { exact: false }).waitFor();
  await page.getByText('Start-up holiday and deductions').click();
  await page.getByLabel('Certificate of the Inter-Ministerial Board').selectOption('yes');
  await fill('Profit of the eligible business', '90,00,000');
  const holiday = page.getByRole('region', { name: 'Normal rates with the start-up holiday' });
  await shows(holiday, 'AMT with surcharge and cess', /₹18,27,800$/, /₹16,71,800$/);
  await expect.poll(() => page.getByText(/MAT\b/).count()).toBe(0);
  await everybodyReads(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prepare ITR Draft' }).click();
  expect((await download).suggestedFilename()).toBe('itr-5-working-file-2025-26.json');

  await page.setViewportSize({ width: 360, height: 740 });
  await fill('Rate of that interest (%)', '120');
  await page.getByRole('alert').getByText('Type a percentage from 0 to 100').waitFor();
  await fill('Rate of that interest (%)', '15');
  await ordinary.waitFor();
  await everybodyReads(page);
  await close();
});

test('a simulation that an LLP kept before it had fields of its own opens with them', async () => {
  const { page, close } = await newPage(browser);
  await signUpUnseen(page, newPerson('company'));
  const { id } = (await send(page, 'POST', '/companies', WREN)) as { id: string };
  const facts = { year: '2025-26', company: { form: 'private' }, profit: '95,00,000'.replaceAll(',', '') };
  await send(page, 'POST', `/companies/${id}/itr-simulations`, { name: 'Of last year', facts });
  await page.goto('/itr-simulator?year=2025-26');
  await page.getByRole('button', { name: 'Open 2025-26' }).click();
  await page.getByLabel('Remuneration charged in the books').waitFor();
  await shows(page.getByRole('region', { name: 'Normal rates', exact: true }), /₹29,64,000$/);
  await expect.poll(() => page.getByRole('region', { name: '22%', exact: true }).count()).toBe(0);
  await close();
});

test('no figure that the sample comes to stands in what is served', () => {
  const outcomes = /\b(3,41,000|341000|341e[35]|34100000|2,41,800|241800|3,90,104|390104)\b/;
  const files = readdirSync(PRODUCT.dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => outcomes.test(readFileSync(join(PRODUCT.dist, name), 'utf8')))).toEqual([]);
});
