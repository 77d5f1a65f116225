import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { card, founder, shows, toastOf } from './bank-steps';
import { axe, fitsWidth, newPage } from './browser';
import { closeSheet, openEveryWhy, openWhy, stated } from './calendar-steps';
import { browser, NOON, withBrowser } from './set-up';

// A Friday: GSTR-3B for October is due today.
withBrowser(NOON);

const why = (page: Page, figure: string) => page.getByRole('button', { name: `Why: ${figure}`, exact: true });
const widget = (page: Page) => page.getByRole('region', { name: 'Compliance Calendar' });
const text = async (file: Promise<Download>) => readFileSync(await (await file).path(), 'utf8');

test('before anything is stated the dashboard leads to the facts, and claims no calendar', async () => {
  const { page, close } = await founder(browser);
  await page.getByRole('link', { name: 'State the facts' }).waitFor();
  await page.getByRole('button', { name: 'Generate Calendar' }).click();
  await toastOf(page, 'Nothing to generate yet');
  await close();
});

test.each([1440, 360] as const)('each of the four cards opens to what it counts, at %i px', async (width) => {
  const { page, close } = await stated(browser, { width });
  for (const [label, list] of [
    ['Overdue Tasks', 'Overdue Tasks'],
    ['Upcoming Deadlines', 'Upcoming Deadlines'],
    ['Active Registrations', 'Active Registrations'],
  ] as const) {
    const sheet = await openWhy(page, why(page, label));
    const counted = await sheet.getByRole('list', { name: list }).locator('> li').count();
    expect(counted).toBeGreaterThan(0);
    await axe(page);
    await closeSheet(page);
    await shows(card(page, label), String(counted));
  }
  const score = await openWhy(page, why(page, 'Compliance Health Score'));
  await score.getByRole('heading', { name: 'Points lost' }).waitFor();
  await score.getByRole('link', { name: 'TDS deposit for October 2026' }).waitFor();
  await score.getByText(/raises the score to \d+/).waitFor();
  await axe(page);
  await closeSheet(page);
  await fitsWidth(page);
  await close();
});

test('the founder of the first journey owes two things, with what waiting has cost, and six more by 20 December', async () => {
  const { page, close } = await stated(browser);
  await shows(card(page, 'Overdue Tasks'), '2');
  await shows(card(page, 'Overdue Tasks'), '0 GST, 1 TDS, 1 ROC filing');
  await shows(card(page, 'Upcoming Deadlines'), '6');
  const titles = await widget(page).locator('[data-item-id]').count();
  expect(titles).toBe(4);
  const accounts = widget(page).getByRole('listitem').filter({ hasText: 'AOC-4 for 2025-26' });
  await accounts.getByText('Overdue by 21 days').waitFor();
  await accounts.getByText(/₹2,100 so far, ₹100 a day/).waitFor();
  const upcoming = await openWhy(page, why(page, 'Upcoming Deadlines'));
  const listed = await upcoming.getByRole('list', { name: 'Upcoming Deadlines' }).locator('> li').allTextContents();
  const names = ['GSTR-3B for October', 'MGT-7A for 2025-26', 'TDS deposit for November', 'GSTR-1 for November'];
  for (const [place, name] of [...names, 'Advance tax, 75%', 'GSTR-3B for November'].entries())
    expect(listed[place]).toContain(name);
  expect(listed[1]).toContain('Sunday');
  await closeSheet(page);
  await page.getByText('Input credit of 2025-26 lapses after 30 November 2026', { exact: true }).waitFor();
  await page.reload();
  await shows(card(page, 'Overdue Tasks'), '2');
  await close();
});

test('the widget shows four items, the overdue first, and each opens to its reasons', async () => {
  const { page, close } = await stated(browser);
  const items = widget(page).locator('[data-item-id]');
  expect(await items.count()).toBe(4);
  const late = widget(page).getByRole('listitem').filter({ hasText: 'TDS deposit for October 2026' });
  await late.getByText('Overdue by 13 days').waitFor();
  await widget(page).getByRole('listitem').filter({ hasText: 'GSTR-3B for October 2026' }).getByText('Today').waitFor();
  const cost = await openWhy(page, late.getByRole('button', { name: /^Why: Cost of/ }));
  // 12,500 withheld in October, two months or parts of one, 1.5% each.
  await cost.getByText('₹12,500').first().waitFor();
  await cost.getByText('Known since').first().waitFor();
  await cost.getByText('Chosen by').first().waitFor();
  expect(await cost.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
  await closeSheet(page);
  expect(await late.locator('[data-item-id]').getAttribute('data-form-type')).toBe('TDS deposit');
  await close();
});

test.each([1440, 360] as const)('nothing jumps while deadlines and notices arrive, at %i px', async (width) => {
  const { page, close } = await stated(browser, { width });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await widget(page).waitFor();
  await page.getByRole('link', { name: 'Tell us what was filed' }).waitFor();
  await page.getByRole('heading', { name: 'Bank bookkeeping' }).waitFor();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02);
  await close();
});

test('an explanation prints alone, and its steps lead to the steps they rest on', async () => {
  const { page, close } = await stated(browser);
  const sheet = await openWhy(page, widget(page).getByRole('button', { name: /^Why: Cost of TDS/ }));
  await sheet
    .getByRole('button', { name: /^Step 1\. / })
    .first()
    .click();
  expect(
    await sheet
      .locator('ol > li')
      .first()
      .evaluate((step) => step === document.activeElement),
  ).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.getByText('Quick Actions').isVisible()).toBe(false);
  expect(await sheet.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await close();
});

test('a run says what changed, and that nothing did the second time', async () => {
  const { page, close } = await stated(browser);
  await page.getByRole('button', { name: 'Generate Calendar' }).click();
  await toastOf(page, 'Compliance calendar generated successfully!');
  const told = page.getByRole('dialog', { name: 'What changed' });
  await told.getByText(/^Nothing changed\. \d+ obligations stand as they were\.$/).waitFor();
  await axe(page);
  await closeSheet(page);
  await close();
});

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
  await sheet.getByText('More than zero; leave it empty where nothing was paid').waitFor();
  await sheet.getByLabel(/^Amount paid with it/).fill('1,18,000.50');
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await sheet.getByText('Done on 20 Nov 2026').waitFor();
  await sheet.getByText('AA2911260000001').waitFor();
  await sheet.getByText('₹1,18,000.50').waitFor();
  await sheet.getByRole('button', { name: 'It was not done: reopen' }).click();
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
  expect(await page.getByRole('dialog').getByLabel('Note').inputValue()).toBe('Waiting for the bank');
  await close();
});

test('the calendar is filtered in the address, walked by key, and asked what waiting costs', async () => {
  const { page, close } = await stated(browser);
  await page.goto('/compliance-calendar');
  await page.getByLabel('Area of law').selectOption('TDS');
  await page.getByText('GSTR-3B for October 2026').waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('area')).toBe('TDS');
  await page.getByLabel('What if I wait until').fill('2026-12-20');
  // Three months or parts of one from October on, 1.5% of 12,500 each.
  await page.getByText('₹563 by then').or(page.getByText('₹562.50 by then')).waitFor();
  await axe(page);
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
  await page.getByRole('link', { name: 'Tell us what was filed' }).click();
  await page.getByRole('heading', { name: /past items: tell us what was filed/ }).waitFor();
  await axe(page);
  await fitsWidth(page);
  await page.getByRole('button', { name: /^All \d+ of GST were done$/ }).click();
  await page.getByRole('button', { name: 'Yes, all were done' }).click();
  await toastOf(page, 'Recorded');
  await page.getByRole('button', { name: /^All \d+ of GST were done$/ }).waitFor({ state: 'detached' });
  await close();
});

test('an item of one’s own is added and removed, and a past answer shows neither', async () => {
  const { page, close } = await stated(browser);
  await page.goto('/compliance-calendar');
  await page.getByRole('button', { name: 'Add your own item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your own item' });
  await dialog.getByRole('button', { name: 'Add your own item' }).click();
  await dialog.getByText('Required').first().waitFor();
  await dialog.getByLabel('What is to be done').fill('Renew the fire licence');
  await dialog.getByLabel('Due date').fill('2026-12-01');
  await dialog.getByRole('button', { name: 'Add your own item' }).click();
  await page.getByRole('link', { name: 'Renew the fire licence' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toastOf(page, 'Removed');
  await page.goto('/compliance-calendar?known=2026-11-20');
  await page.getByText('As known on 20 Nov 2026.').waitFor();
  expect(await page.getByRole('button', { name: 'Add your own item' }).count()).toBe(0);
  await axe(page);
  await close();
});

test('the standing by area, what is not due and what must be answered all open to their reasons', async () => {
  const { page, close } = await stated(browser);
  await page.goto('/compliance-status');
  await page.getByRole('heading', { name: 'Areas of law' }).waitFor();
  await page.getByRole('heading', { name: 'We need to know' }).waitFor();
  await page.getByRole('heading', { name: 'Not due, and why' }).waitFor();
  await axe(page);
  expect(await openEveryWhy(page)).toBeGreaterThan(10);
  await close();
});

test('of the demo company every figure on the dashboard, the status and the calendar opens', async () => {
  const { page, close } = await newPage(browser);
  const headers = { origin: inject('url') };
  await page.request.post('/api/auth/sign-in/anonymous', { data: {}, headers });
  await page.goto('/multi-company');
  await toastOf(page, 'Demo data initialized');
  for (const path of ['/', '/compliance-status', '/compliance-calendar']) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Why: Due date|^Why: Score of/ })
      .first()
      .waitFor();
    expect(await openEveryWhy(page)).toBeGreaterThan(4);
    // The header stays in place and covers what has been scrolled under it: that is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await axe(page);
  }
  await close();
}, 240_000);
