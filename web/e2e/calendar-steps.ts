import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type BeginningAt, founder } from './bank-steps';
import type { WatchedPage } from './browser';
import { send } from './calls';
import { type Hand, mouse } from './mouse-or-keys';

/** What is known of Kestrel on 20 November 2026: a small company that files GST every month and withholds tax. */
const FACTS = [
  { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false } },
  { kind: 'capital', value: { paidUp: '2500000', authorised: '2500000' } },
  { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' } },
  {
    kind: 'gst-registration',
    subject: '29AAZCN9001Q1ZC',
    value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
  },
  {
    kind: 'tan',
    subject: 'BLRK01234E',
    value: { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false },
  },
  {
    kind: 'director',
    subject: '09123456',
    value: { name: 'R. Iyer', appointedOn: '2022-06-14', lastKycOn: '2025-09-20' },
  },
];

/** Tax was withheld in October and never deposited, the accounts were not filed; what was filed is said. */
const EVENTS = [
  { kind: 'agm', subject: '2025-26', happenedOn: '2026-09-30', details: {} },
  {
    kind: 'deduction',
    subject: 'BLRK01234E',
    happenedOn: '2026-10-15',
    details: { statement: 'residents', amount: '12500' },
  },
  { kind: 'not-filed', subject: 'AOC-4|2025-26|', happenedOn: '2026-11-20', details: {} },
  { kind: 'filing', subject: 'GSTR-1|2026-10|29AAZCN9001Q1ZC', happenedOn: '2026-11-10', details: {} },
  { kind: 'filing', subject: 'ITR-6|2025-26|', happenedOn: '2026-10-28', details: {} },
  { kind: 'filing', subject: '140|2026-27 Q2|BLRK01234E', happenedOn: '2026-10-30', details: {} },
];

/** A founder whose company's facts are stated. */
export async function stated(browser: Browser, { at = '/', ...options }: BeginningAt = {}): Promise<WatchedPage> {
  const watched = await founder(browser, undefined, { ...options, at: null });
  const { page } = watched;
  const companyId = await companyOf(page);
  for (const fact of FACTS)
    await send(page, 'POST', `/companies/${companyId}/facts`, { holdsFrom: '2022-06-14', ...fact });
  for (const event of EVENTS) await send(page, 'POST', `/companies/${companyId}/events`, event);
  if (at !== null) await page.goto(at);
  if (at === '/') await page.getByRole('heading', { name: 'Compliance Calendar' }).waitFor();
  return watched;
}

export async function companyOf(page: Page): Promise<string> {
  const me = await (await page.request.get('/api/me')).json();
  return me.companies[0].id;
}

/** Opens the explanation of a figure and waits until it has arrived. */
export async function openWhy(page: Page, button: Locator, hand: Hand = mouse): Promise<Locator> {
  await hand.press(button);
  const sheet = page.locator('.why-sheet');
  await sheet.waitFor();
  await sheet.getByRole('status', { name: 'Loading...' }).waitFor({ state: 'detached' });
  return sheet;
}

export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** "Why: Due date of GSTR-1 for October" is of the same kind as "Why: Due date of GSTR-3B for October". */
const kindOf = (name: string) => name.split(' ').slice(0, 4).join(' ');

/**
 * Opens two of each kind of figure of the page. Each must come to an explanation of several lines, and give the focus back to
 * where it was. Answers how many figures there were.
 */
export async function openFigures(page: Page): Promise<number> {
  const buttons = page.getByRole('button', { name: /^Why: / });
  const names = await buttons.evaluateAll((found) =>
    found.map((one) => one.getAttribute('aria-label') || one.textContent || ''),
  );
  const opened = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const before = opened.get(kindOf(name)) ?? 0;
    opened.set(kindOf(name), before + 1);
    if (before >= 2) continue;
    const sheet = await openWhy(page, buttons.nth(index));
    expect(await sheet.getByRole('alert').count(), name).toBe(0);
    const lines = await sheet.locator('li').count();
    const isSaidEmpty = (await sheet.getByText(/^(Nothing counts here|There are no steps)/).count()) > 0;
    expect(lines > 0 || isSaidEmpty, name).toBe(true);
    await closeSheet(page);
    await expect
      .poll(() => buttons.nth(index).evaluate((one) => one === document.activeElement), { message: name })
      .toBe(true);
  }
  return names.length;
}
