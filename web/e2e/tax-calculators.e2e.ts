import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { founder, shows } from './bank-steps';
import { everybodyReads } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const typedDay = (day: string) => day.split('-').toReversed().join('/');

/** Writes each field of a calculator by its label. */
async function fill(card: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await card.getByLabel(label, { exact: true }).fill(text);
}

/** Section, day, amount, what was paid before, payee, PAN, and the tax as the law's worked examples have it. */
const WITHHELD: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ['194J(b)', '2025-08-10', '60,000', '', 'Individual or HUF', 'Given', '₹6,000.00 at 10% of ₹60,000.00'],
  ['194J(b)', '2025-09-10', '10,000', '45,000', 'Individual or HUF', 'Given', '₹5,500.00 at 10% of ₹55,000.00'],
  ['194C', '2025-12-01', '28,000', '84,000', 'Individual or HUF', 'Given', '₹1,120.00 at 1% of ₹1,12,000.00'],
  ['194-I(b)', '2025-08-31', '50,001', '', 'Company', 'Given', '₹5,000.00 at 10% of ₹50,001.00'],
  ['194H', '2024-09-30', '30,000', '', 'Individual or HUF', 'Given', '₹1,500.00 at 5% of ₹30,000.00'],
  ['194H', '2024-10-01', '30,000', '', 'Individual or HUF', 'Given', '₹600.00 at 2% of ₹30,000.00'],
  ['1027', '2026-08-10', '60,000', '', 'Individual or HUF', 'Given', '₹6,000.00 at 10% of ₹60,000.00'],
  ['1027', '2026-06-01', '1,00,000', '', 'Individual or HUF', 'No PAN given', '₹20,000.00 at 20% of ₹1,00,000.00'],
];

/** What is sold, day, price, PAN, and the tax as the law's worked examples have it. */
const COLLECTED: readonly (readonly [string, string, string, string, string])[] = [
  ['Overseas tour package', '2026-03-20', '12,00,000', 'Given', '₹90,000.00 to collect on ₹12,00,000.00'],
  ['Overseas tour package', '2026-04-20', '12,00,000', 'Given', '₹24,000.00 to collect on ₹12,00,000.00'],
  ['Motor vehicle', '2025-08-01', '15,00,000', 'No PAN given', '₹75,000.00 to collect on ₹15,00,000.00'],
  ['Other remittance abroad', '2025-08-01', '12,00,000', 'No PAN given', '₹40,000.00 to collect on ₹2,00,000.00'],
  ['Sale of goods', '2025-02-10', '60,00,000', 'Given', '₹1,000.00 to collect on ₹10,00,000.00'],
  ['Sale of goods', '2025-02-10', '60,00,000', 'No PAN given', '₹10,000.00 to collect on ₹10,00,000.00'],
];

test('the worked examples of tax at source come out of the two calculators of the desk', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tds-compliance');
  const withheld = page.getByRole('region', { name: 'Tax calculator' });
  for (const [section, on, amount, before, payee, pan, told] of WITHHELD) {
    await fill(withheld, {
      ...{ 'Section or code': section, 'Amount paid or credited': amount, 'Paid before in the year': before },
      'Credited or paid on': typedDay(on),
    });
    await withheld.getByLabel('Payee', { exact: true }).selectOption({ label: payee });
    await withheld.getByLabel('PAN', { exact: true }).selectOption({ label: pan });
    await shows(withheld, told);
  }
  const collected = page.getByRole('region', { name: 'Tax to collect from a buyer' });
  for (const [item, on, price, pan, told] of COLLECTED) {
    await fill(collected, { 'Debited or received on': typedDay(on), Price: price });
    await collected.getByLabel('What is sold').selectOption({ label: item });
    await collected.getByLabel('PAN', { exact: true }).selectOption({ label: pan });
    await shows(collected, told);
  }
  // What was sold of that is of another day has no rate there, and no tax is guessed.
  await fill(collected, { 'Debited or received on': '01/04/2025' });
  await shows(collected, 'No rate of collection is on file for this day.');
  await everybodyReads(page);
  await close();
});
