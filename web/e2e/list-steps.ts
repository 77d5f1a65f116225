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
  const at = '/?tab=transactions&all=true';
  const watched = await founder(browser, [OCTOBER, NOVEMBER], { ...options, at });
  await table(watched.page).waitFor();
  return watched;
}

/** Answers the list with these many pages of 200 rows, made of the few the company has. */
export async function withPages(page: Page, count: number): Promise<void> {
  await page.route(/bank-transactions\?.*limit=200/, async (route) => {
    const url = new URL(route.request().url());
    const at = Number(url.searchParams.get('cursor') ?? 0);
    url.searchParams.delete('cursor');
    const answer = await route.fetch({ url: url.href });
    const some: object[] = await answer.json();
    const rows = Array.from({ length: 200 }, (_, place) => ({
      ...some[place % some.length],
      id: `row ${at * 200 + place}`,
    }));
    const next = { link: `<${url.pathname}?cursor=${at + 1}>; rel="next"` };
    await route.fulfill({ json: rows, headers: at + 1 < count ? next : {} });
  });
}
