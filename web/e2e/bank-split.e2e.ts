import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const rent = (page: Page) => table(page).getByRole('row').filter({ hasText: 'RENT OCT 2026' });
const place = (page: Page) =>
  page.getByRole('region', { name: 'Split RENT OCT 2026 - SUNRISE PROPERTIES, 05 Oct 2026' });
const hasFocus = (of: Locator) => expect.poll(() => of.evaluate((part) => part === document.activeElement)).toBe(true);

/** The top and the bottom of a part, as it stands on the screen. */
const edges = (of: Locator) =>
  of.evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test('a row is split in place by keys', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/transactions' });
  const { keyboard } = page;
  await rent(page).focus();
  await keyboard.press('s');
  await hasFocus(place(page).getByLabel('Amount of part 1'));
  await place(page).getByText('₹60,000.00 left to split').waitFor();
  await keyboard.press('Escape');
  await hasFocus(rent(page));
  await expect.poll(() => place(page).count()).toBe(0);

  await keyboard.press('s');
  await keyboard.type('50000');
  await keyboard.press('Tab');
  await keyboard.type('Office or shop rent');
  await place(page).getByLabel('Amount of part 2').fill('10,000.01');
  await place(page).getByText('₹0.01 more than the transaction').waitFor();
  await everybodyReads(page);
  await place(page).getByLabel('Amount of part 2').fill('12,000');
  await place(page).getByLabel('Category of part 2').selectOption({ label: 'Co-working seats' });
  await place(page).getByRole('button', { name: 'Add a part' }).click();
  await place(page).getByLabel('Amount of part 3').fill('2,000');
  await place(page).getByLabel('Category of part 3').selectOption({ label: 'TDS deposited' });
  await place(page).getByRole('button', { name: 'Part 3 is deducted' }).click();
  await place(page)
    .getByText('₹62,000.00 less ₹2,000.00 deducted is ₹60,000.00 · The parts add up to the whole amount.')
    .waitFor();
  await everybodyReads(page);
  await place(page).getByLabel('Note of part 2').fill('Three seats');
  await keyboard.press('Enter');
  await toastOf(page, 'Transaction split');
  await hasFocus(rent(page));
  await shows(rent(page), 'Office or shop rent, Co-working seats, TDS deposited', 'Split into 3 parts');
  await expect.poll(() => place(page).count()).toBe(0);
  await everybodyReads(page);

  await rent(page)
    .getByRole('button', { name: /^Split / })
    .click();
  await place(page).getByText('The parts add up to the whole amount.').waitFor();
  await place(page).getByRole('button', { name: 'Undo split' }).click();
  await toastOf(page, 'Split undone');
  await hasFocus(rent(page));
  await expect.poll(() => rent(page).getByText('Co-working seats').count()).toBe(0);
  await close();
});

test('parts that were typed are not dropped unasked, neither by Escape or Cancel nor by opening another row', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/transactions' });
  const { keyboard } = page;
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await rent(page).focus();
  await keyboard.press('s');
  const amount = place(page).getByLabel('Amount of part 1');
  await hasFocus(amount);
  await keyboard.type('50000');
  await keyboard.press('Escape');
  await axe(page);
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await hasFocus(amount);
  await place(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect.poll(() => amount.inputValue()).toBe('50000');
  const other = table(page).getByRole('row').filter({ hasText: 'LARK LABS' });
  await other.getByRole('button', { name: /^Split / }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await hasFocus(page.getByLabel('Amount of part 1'));
  await expect.poll(() => page.getByLabel('Amount of part 1').inputValue()).toBe('');
  await keyboard.press('Escape');
  await hasFocus(other);
  await expect.poll(() => question.count()).toBe(0);
  await close();
});

test('the open row moves what is below it and nothing else; the help names its key', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/transactions' });
  const rowOf = (day: string) => table(page).getByRole('row').filter({ hasText: day });
  await rent(page).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const before = await edges(rent(page));
  await rent(page)
    .getByRole('button', { name: /^Split / })
    .click();
  await place(page).getByRole('button', { name: 'Add a part' }).click();
  const across = table(page).locator('tr', { has: place(page) });
  const open = await edges(across);
  await expect.poll(() => across.getByRole('cell').count()).toBe(1);
  const columns = await table(page).getByRole('columnheader').count();
  expect(await across.getByRole('cell').evaluate((cell: HTMLTableCellElement) => cell.colSpan)).toBe(columns);
  expect(await edges(rent(page))).toEqual(before);
  expect([open.top, (await edges(rowOf('03 Oct 2026'))).top]).toEqual([before.bottom, open.bottom]);
  expect((await edges(rowOf('07 Oct 2026'))).bottom).toBeLessThanOrEqual(before.top);
  await place(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await edges(rowOf('03 Oct 2026'))).top).toBe(before.bottom);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('split the row into parts, or close it').waitFor();
  await close();
});

const MANY = 200_000;

/** Answers the list with as many rows as a company may have, made of the few it has. */
async function withMany(page: Page): Promise<void> {
  await page.addInitScript((count) => {
    const real = window.fetch;
    const json = { 'content-type': 'application/json' };
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/split')) return new Response('{"isSplit":false,"parts":[]}', { headers: json });
      const answer = await real(input, init);
      if (!/bank-transactions\?.*limit=200/.test(url)) return answer;
      const some: object[] = await answer.json();
      const rows = Array.from({ length: count }, (_, at) => ({ ...some[at % some.length], id: `row ${at}` }));
      return Object.assign(new Response('[]', { headers: json }), { json: async () => rows });
    };
  }, MANY);
}

test('among 200,000 rows few are drawn, one opens, and what is typed is kept while it is out of sight', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { isOwn: true, at: null });
  await withMany(page);
  await page.goto('/transactions');
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect.poll(() => table(page).getAttribute('aria-rowcount')).toBe(`${MANY + 1}`);
  const scrollTo = (top: number) => list.evaluate((part, to) => part.scrollTo(0, to), top);
  const scrolled = () => list.evaluate((part) => part.scrollTop);
  await scrollTo(5_000_000);
  const row = table(page).locator('tr[data-index]').nth(14);
  const indexOf = async () => Number(await row.getAttribute('data-index'));
  await expect.poll(indexOf).toBeGreaterThan(50_000);
  const index = await indexOf();
  await table(page)
    .locator(`tr[data-index="${index}"]`)
    .getByRole('button', { name: /^Split / })
    .click();
  await page.getByLabel('Amount of part 1').fill('12');
  await expect.poll(() => table(page).locator('tr[data-index]').count()).toBeLessThan(60);
  const top = await scrolled();
  await scrollTo(0);
  await expect.poll(() => page.getByLabel('Amount of part 1').count()).toBe(0);
  await scrollTo(top);
  await expect.poll(() => page.getByLabel('Amount of part 1').inputValue()).toBe('12');
  expect(Math.abs((await scrolled()) - top)).toBeLessThan(400);
  await close();
});
