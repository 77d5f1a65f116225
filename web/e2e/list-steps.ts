import type { Page } from 'playwright-core';
import { founder, NOVEMBER, OCTOBER } from './bank-steps';
import type { PageOptions } from './browser';
import { browser } from './set-up';

export const WELFARE = 'Staff welfare and team meals';
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
export const row = (page: Page, words: string) => table(page).getByRole('row').filter({ hasText: words });
/** The box above the rows. */
export const whole = (page: Page) => table(page).getByRole('checkbox', { name: 'Choose all loaded rows' });
/** What is asked before something typed is dropped. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

/** The whole list of a company with October and November. */
export async function wholeList(options: PageOptions = {}) {
  const watched = await founder(browser, [OCTOBER, NOVEMBER], { ...options, at: '/transactions' });
  await table(watched.page).waitFor();
  return watched;
}

/** What stands beside the list of one transaction. */
export const panelOf = (page: Page) => page.getByRole('complementary', { name: /^Details of/ });
/** The box in which a category is set. */
export const boxOf = (page: Page) => page.getByRole('dialog', { name: /^(Category of|Categorize) / });
/** How much of the list is there, out of how much. */
export const showing = (page: Page, words: string) => page.getByText(`Showing ${words}`, { exact: true }).waitFor();

/** Looks for a category in the open box and sets it, by keys alone. */
export async function setCategory(page: Page, words: string): Promise<void> {
  await boxOf(page).getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.insertText(words);
  await boxOf(page).getByRole('option', { selected: true }).filter({ hasText: words }).waitFor();
  await page.keyboard.press('Enter');
}

const ROWS = 200;

/** Answers the list with these many pages of 200 rows, made of the few the company has; from either end, and counts them. */
export async function withPages(page: Page, count: number): Promise<{ pagesAsked: () => number }> {
  let asked = 0;
  await page.route(/bank-transactions\?.*limit=200/, async (route) => {
    asked++;
    const url = new URL(route.request().url());
    const at = Number(url.searchParams.get('cursor') ?? 0);
    const isFromEnd = url.searchParams.get('direction') === 'asc';
    url.searchParams.delete('cursor');
    url.searchParams.delete('direction');
    const answer = await route.fetch({ url: url.href });
    const some: object[] = await answer.json();
    const rows = Array.from({ length: ROWS }, (_, place) => {
      const nth = at * ROWS + place;
      return { ...some[place % some.length], id: `row ${isFromEnd ? count * ROWS - 1 - nth : nth}` };
    });
    const next = { link: `<${url.pathname}?cursor=${at + 1}>; rel="next"` };
    await route.fulfill({ json: rows, headers: at + 1 < count ? next : {} });
  });
  const sums = { count: count * ROWS, moneyIn: '0.00', moneyOut: '0.00' };
  const totals = { all: sums, uncategorized: sums, unsure: sums, unmatched: sums, transfers: sums };
  await page.route(/bank-transactions\/totals/, (route) => route.fulfill({ json: totals }));
  return { pagesAsked: () => asked };
}
