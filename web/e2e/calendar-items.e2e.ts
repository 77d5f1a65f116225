import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { stated } from './calendar-steps';
import { browser, NOON, withBrowser } from './set-up';

// A Friday: GSTR-3B for October is due today.
withBrowser(NOON);

const widget = (page: Page) => page.getByRole('region', { name: 'Compliance Calendar' });
const text = async (file: Promise<Download>) => readFileSync(await (await file).path(), 'utf8');

test('the calendar is saved as events and as items', async () => {
  const { page, close } = await stated(browser);
  const ics = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export ICS' }).click();
  expect((await ics).suggestedFilename()).toBe('compliance-calendar.ics');
  const events = await text(ics);
  expect(events).toContain('SUMMARY:GSTR-3B for October 2026');
  expect(events).toContain('DTSTART;VALUE=DATE:20261120');
  await toastOf(page, 'Saved compliance-calendar.ics');
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  expect((await json).suggestedFilename()).toBe('compliance-calendar.json');
  const items: { title: string }[] = JSON.parse(await text(json));
  expect(items.map(({ title }) => title)).toContain('GSTR-3B for October 2026');
  await close();
});

test('an item is done with its acknowledgement, and reopened; its history keeps both', async () => {
  const { page, close } = await stated(browser);
  await widget(page).getByRole('link', { name: 'View GSTR-3B' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'GSTR-3B for October 2026' });
  await sheet.getByLabel('What if I wait until').fill('2026-11-30');
  await sheet.getByText('Done on 30 Nov 2026 it costs ₹500, and ₹50 more each further day.').waitFor();
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await sheet.getByLabel(/^Acknowledgement number/).fill('AA2911260000001');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await sheet.getByLabel(/^Amount paid with it/).fill('0');
  await axe(page);
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await sheet.getByText('Enter more than zero, or leave it empty if nothing was paid').waitFor();
  await sheet.getByLabel(/^Amount paid with it/).fill('1,18,000.50');
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await sheet.getByText('Done on 20 Nov 2026').waitFor();
  await sheet.getByText('AA2911260000001').waitFor();
  await sheet.getByText('₹1,18,000.50').waitFor();
  await sheet.getByRole('button', { name: 'Reopen: it was not done' }).click();
  await sheet.getByRole('button', { name: 'Mark as done' }).waitFor();
  const history = sheet.getByRole('region', { name: 'History' });
  await history.getByText('Done', { exact: true }).or(history.getByText(/ Done/)).first().waitFor();
  await history
    .getByText(/Reopened/)
    .first()
    .waitFor();
  await sheet.getByLabel('Note').fill('Waiting for the bank');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await toastOf(page, 'Note saved');
  await page.reload();
  await expect.poll(() => page.getByRole('dialog').getByLabel('Note').inputValue()).toBe('Waiting for the bank');
  await close();
});

test('the calendar is filtered in the address, walked by key, and asked what waiting costs', async () => {
  const { page, close } = await stated(browser, { at: '/compliance-calendar' });
  const list = page.getByRole('region', { name: 'November 2026' });
  await list.getByText('21 days × ₹100').filter({ visible: true }).waitFor();
  await list.getByText('1 carried from earlier months').waitFor();
  await page.getByRole('group', { name: 'Area of law' }).getByRole('button', { name: /^TDS/ }).click();
  await list.getByText('GSTR-3B for October 2026').waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('area')).toBe('TDS');
  await page.getByLabel('What if I wait until').fill('2026-12-20');
  // Three months or parts of one from October on, 1.5% of 12,500 each.
  await page
    .getByRole('region', { name: 'Cost of waiting' })
    .getByRole('button', { name: /^Why: .*TDS deposit/ })
    .click();
  await page.getByRole('dialog').getByText('3 months').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Why: Cost of everything open on 20 Dec 2026/ }).waitFor();
  await axe(page);
  await page.getByRole('button', { name: /^October 2026: / }).click();
  await page.getByRole('region', { name: 'October 2026' }).waitFor();
  expect(new URL(page.url()).searchParams.get('month')).toBe('2026-10');
  await page.goto('/compliance-calendar?view=month');
  const today = page.getByRole('button', { name: /^20 Nov 2026, 1 item/ });
  await today.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Due: 27 Nov 2026' }).waitFor();
  await page.keyboard.press('PageDown');
  await page.getByRole('heading', { name: 'December 2026', exact: true }).waitFor();
  await axe(page);
  await close();
});

test('past items are settled by one word for an area, and their counting ends', async () => {
  const { page, close } = await stated(browser, { width: 360 });
  await page.getByRole('link', { name: 'Confirm what was filed' }).click();
  await page.getByRole('heading', { name: /past items: confirm what was filed/ }).waitFor();
  await axe(page);
  await fitsWidth(page);
  await page.getByRole('button', { name: /^All \d+ of GST were done$/ }).click();
  await page.getByRole('button', { name: 'Yes, all were done' }).click();
  await toastOf(page, 'Recorded');
  await page.getByRole('button', { name: /^All \d+ of GST were done$/ }).waitFor({ state: 'detached' });
  await close();
});

test('an item of one’s own is added and removed, and a past answer shows neither', async () => {
  const { page, close } = await stated(browser, { at: '/compliance-calendar' });
  await page.getByRole('button', { name: 'Add your own item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your own item' });
  await dialog.getByRole('button', { name: 'Add your own item' }).click();
  await dialog.getByText('Required').first().waitFor();
  await dialog.getByLabel('Task').fill('Renew the fire licence');
  await dialog.getByLabel('Due date').fill('2026-12-01');
  await dialog.getByRole('button', { name: 'Add your own item' }).click();
  await page.getByRole('link', { name: 'Renew the fire licence' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toastOf(page, 'Removed');
  await page.goto('/compliance-calendar?known=2026-11-20');
  await page.getByText('As known on 20 Nov 2026.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Add your own item' }).count()).toBe(0);
  await axe(page);
  await close();
});
