import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { card, founder, shows, toastOf } from './bank-steps';
import { axe, everybodyReads, newPage } from './browser';
import { closeSheet, openFigures, openWhy, stated } from './calendar-steps';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

// A Friday: GSTR-3B for October is due today.
withBrowser(NOON);

const why = (page: Page, figure: string) => page.getByRole('button', { name: `Why: ${figure}`, exact: true });
const widget = (page: Page) => page.getByRole('region', { name: 'Compliance Calendar' });

test('before anything is stated the dashboard leads to the facts, and claims no calendar', async () => {
  const { page, close } = await founder(browser, undefined, { isInvited: true });
  await page.getByRole('link', { name: 'Complete company profile' }).waitFor();
  await page.getByRole('button', { name: 'Generate Calendar' }).click();
  await toastOf(page, 'Nothing to generate yet');
  await close();
});

test('each of the four cards opens to what it counts', async () => {
  const { page, close } = await stated(browser, { width: 360 });
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
  await score.getByText(/to raise the score to \d+/).waitFor();
  await everybodyReads(page, [1440, 360]);
  await closeSheet(page);
  await close();
});

test('what is to be paid by today opens to its items, and what waiting costs stands day by day', async () => {
  const { page, close } = await stated(browser);
  const toPay = page.getByRole('region', { name: 'To pay by today' });
  await shows(toPay, 'TDS ₹12,875', 'ROC ₹2,100', 'Tax not entered for GSTR-3B.');
  await toPay.getByText('Waiting has cost ₹2,475. One more day adds ₹150.').waitFor();
  const sheet = await openWhy(page, toPay.getByRole('button', { name: 'Why: To pay by today ₹14,975' }));
  const parts = await sheet.getByRole('list', { name: 'To pay by today' }).locator('> li').allTextContents();
  expect(parts.map((part) => part.replace(/^.*·/, ''))).toEqual([
    ' cost so far ₹2,100₹2,100',
    ' cost so far ₹375₹12,875',
    ' Tax not entered₹0',
  ]);
  await closeSheet(page);
  const waiting = page.getByRole('table', { name: 'Cost of waiting' });
  const total = waiting.getByRole('row', { name: /^Total/ });
  expect(await total.getByRole('cell').allTextContents()).toEqual(['₹2,475', '₹2,625', '₹4,075', '₹9,263']);
  await page.getByRole('button', { name: 'Pick a date' }).click();
  await page.getByLabel('What if I wait until').fill('2026-11-25');
  await waiting.getByRole('columnheader', { name: '25 Nov' }).waitFor();
  await everybodyReads(page, [1440, 360]);
  await close();
});

test('the widget shows four items, the overdue first, and each opens to its reasons', async () => {
  const { page, close } = await stated(browser);
  const items = widget(page).locator('[data-item-id]');
  await expect.poll(() => items.count()).toBe(4);
  const late = widget(page).getByRole('listitem').filter({ hasText: 'TDS deposit for October 2026' });
  await late.getByText('Overdue by 13 days').waitFor();
  await widget(page).getByRole('listitem').filter({ hasText: 'GSTR-3B for October 2026' }).getByText('Today').waitFor();
  const figure = late.getByRole('button', { name: /^Why: Cost of/ });
  await figure.hover();
  await page
    .getByRole('tooltip')
    .getByText(/^₹12,500 × 1.5% × 2 months = ₹375 under /)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await figure.focus();
  await page.keyboard.press('w');
  await page
    .getByRole('tooltip')
    .getByText(/₹563 from 01 Dec 2026/)
    .waitFor();
  const cost = await openWhy(page, figure);
  // The panel stands beside the page, which can still be used.
  const right = await page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
  const left = await page.getByRole('dialog').evaluate((panel) => panel.getBoundingClientRect().left);
  expect(right).toBeLessThanOrEqual(left);
  await cost.getByLabel('Assumed: done on').fill('2026-12-01');
  await cost.getByText(/^₹12,500 × 1.5% × 3 months = ₹563/).waitFor();
  await cost.getByLabel('Assumed: done on').fill('2026-11-20');
  // 12,500 withheld in October, two months or parts of one, 1.5% each.
  await cost.getByText(/^₹12,500 × 1.5% × 2 months = ₹375 under /).waitFor();
  await cost.getByText('Source, dates and confidence').first().click();
  await cost.getByText('Known since').first().waitFor();
  await cost.getByText('Chosen by').first().waitFor();
  await expect.poll(() => cost.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
  // The rate under both Acts, and the one that counted.
  const rate = cost.locator('ol > li').filter({ hasText: 'Income-tax Act 2025 s.398(3)(a)(ii)' }).first();
  await rate.getByText('This rule over time').click();
  await rate.getByRole('listitem').filter({ hasText: 'to 31 Mar 2026' }).getByText('1.5%').waitFor();
  await rate.getByRole('listitem').filter({ hasText: 'since 01 Apr 2026' }).getByText('Counted here').waitFor();
  await cost.getByText('As known on another day').click();
  await cost.getByLabel('Answer as of').fill('2026-11-19');
  await cost.getByText("Nothing differs from today's answer.").waitFor();
  await axe(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cost.getByRole('button', { name: 'Copy sum' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^₹12,500 × 1.5% × 2 months = ₹375[^\n]*\n01 Jul 2010 to 31 Mar 2026 · 1.5%/);
  expect(copied).toContain('As known on 19 Nov 2026:');
  await expect.poll(() => late.locator('[data-item-id]').getAttribute('data-form-type')).toBe('tds-deposit');
  // What was assumed is recorded where it was read.
  await cost.getByRole('button', { name: 'Mark as done' }).click();
  await cost.getByLabel('Done on').fill('2026-11-18');
  await cost.getByRole('button', { name: 'Mark as done' }).click();
  await toastOf(page, 'Marked as done');
  await late.waitFor({ state: 'detached' });
  // Why a board meets each quarter rests on an answer that nobody gave: given in the explanation, it is assumed no more.
  const found = await (await page.request.get('/api/companies')).json();
  const open: { id: string; formType: string }[] = await (
    await page.request.get(`/api/companies/${found[0].id}/compliance-calendar?status=open&limit=500`)
  ).json();
  const meeting = open.find(({ formType }) => formType === 'board-meeting');
  await page.goto(`/compliance-calendar?item=${meeting?.id}`);
  const applies = await openWhy(page, page.getByRole('dialog').getByRole('button', { name: /^Why: .*applies/i }));
  const assumed = applies.locator('ol > li').filter({ hasText: 'Dormant' }).first();
  await assumed.getByText('Assumed', { exact: true }).waitFor();
  await assumed.getByRole('button', { name: /^Enter it/ }).click();
  await assumed.getByRole('group', { name: 'Is it a dormant company?' }).getByRole('button', { name: 'No' }).click();
  await assumed.getByText('Given', { exact: true }).waitFor();
  await close();
});

test('nothing jumps while deadlines and notices arrive', async () => {
  const { page, close } = await stated(browser, { isOwn: true, at: null });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await widget(page).waitFor();
    await page.getByRole('link', { name: 'Confirm what was filed' }).waitFor();
    await page.getByRole('heading', { name: 'Bank bookkeeping' }).waitFor();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02);
  }
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
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await expect.poll(() => page.getByText('Quick Actions').isVisible()).toBe(false);
  await expect.poll(() => sheet.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await close();
});

test('a run says what changed, and that nothing did the second time', async () => {
  const { page, close } = await stated(browser);
  await page.getByRole('button', { name: 'Generate Calendar' }).click();
  await toastOf(page, 'Compliance calendar generated successfully!');
  const told = page.getByRole('dialog', { name: 'What changed' });
  await told.getByText(/^Nothing changed\. \d+ obligations stay as they were\.$/).waitFor();
  await axe(page);
  await closeSheet(page);
  await close();
});

test('the standing by area, what is not due and what must be answered all open to their reasons', async () => {
  const { page, close } = await stated(browser, { at: '/compliance-status' });
  const region = (name: string) => page.getByRole('region', { name });
  await page.getByRole('table', { name: 'Areas of law' }).waitFor();
  // The reason of a lost point stands in its row, and the points that are left come to the score.
  await region('Points lost')
    .getByText(/ late: earns \d+% of its weight of \d+$/)
    .first()
    .waitFor();
  await region('Late').getByText('₹12,500 × 1.5% × 2 months = ₹375').waitFor();
  await region('Due in the next 30 days').getByRole('listitem').first().waitFor();
  await axe(page);
  // What is not known is answered where it is asked, and leaves the list.
  const question = 'Does it send goods to a job worker?';
  await region('Questions for you').getByRole('group', { name: question }).getByRole('button', { name: 'No' }).click();
  await toastOf(page, `Saved: ${question}`);
  await region('Questions for you').getByText(question).waitFor({ state: 'detached' });
  const notDue = region('Not due, and why');
  await notDue.getByText('ITC-04').first().click();
  await notDue
    .getByRole('button', { name: /^Why: ITC-04 .* is not due/ })
    .first()
    .waitFor();
  expect(await openFigures(page)).toBeGreaterThan(10);
  await region('Questions for you')
    .getByRole('link', { name: /^Answer / })
    .first()
    .click();
  await page.waitForURL(/company-facts\?.*fact=/);
  await page.getByRole('main').getByText('Asked because:').first().waitFor();
  await close();
});

test('of the demo company the figures on the dashboard, the status and the calendar open', async () => {
  const { page, close } = await newPage(browser);
  const headers = { origin: url };
  await page.request.post('/api/auth/sign-in/anonymous', { data: {}, headers });
  await page.goto('/multi-company');
  await toastOf(page, 'Demo data initialized');
  for (const path of ['/', '/compliance-status', '/compliance-calendar']) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Why: Due date|^Why: Score of/ })
      .first()
      .waitFor();
    // The last figure to come stands before others: where each stands is known once it is here.
    if (path === '/') await page.getByText(/In bank ₹/).waitFor();
    expect(await openFigures(page)).toBeGreaterThan(4);
    // The header stays in place and covers what has been scrolled under it: that is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await axe(page);
  }
  await close();
});
