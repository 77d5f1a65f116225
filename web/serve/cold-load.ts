import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { WEB } from './paths.ts';

/** A first visit: the paths that were asked for, the page itself and the calls among them, and the scripts' weight in bytes. */
export type ColdLoad = { requests: readonly string[]; scripts: number; gzip: number };

/** A page that is fetched by a browser that has nothing of it yet, but may be signed in; it has come when `shown` is there. */
export type ColdPage = { path: string; shown: (page: Page) => Promise<unknown> };

const ASSETS = join(WEB, 'dist', 'assets');

/** The pages whose first visit has a budget, for a visitor of the demonstration. */
export const DASHBOARD: ColdPage = { path: '/', shown: (page) => page.locator('#bank-bookkeeping').waitFor() };
export const TRANSACTIONS: ColdPage = {
  path: '/transactions',
  shown: (page) => page.locator('tr[data-index="0"]').waitFor(),
};

export async function coldLoad(
  browser: Browser,
  options: BrowserContextOptions,
  { path, shown }: ColdPage,
): Promise<ColdLoad> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  await shown(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const scripts = requests.filter((asked) => /^\/assets\/.*\.js$/.test(asked));
  const gzip = scripts.reduce((sum, asked) => sum + gzipOf(asked.replace('/assets/', '')), 0);
  return { requests, scripts: scripts.length, gzip };
}

/** A visitor of the demonstration: what their browser keeps. */
export async function demoVisitor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  const storageState = await context.storageState();
  await context.close();
  return { baseURL, storageState };
}

/** A script of the built web. What a page alone needs may be small; what is there to be shared may not. */
export type Script = { name: string; isPage: boolean; gzip: number };

/** The smallest script, in bytes, that is worth a request of its own. */
export const SMALLEST_SCRIPT = 2_000;
/**
 * What all pages together may weigh, in bytes: many times what any of them asks for, and no more without a reason. The last was
 * the desks of company law and income tax: forms and meetings, RERA, rights, benefits, the simulator, advance tax and the planner,
 * which compute in the browser by the law itself; the tax audit, whose figures the server works out; the tables of GSTR-9 and 9C;
 * surcharge and cess of tax at source, which the calculator works out for payees abroad; the panel that reads identifiers; and what
 * simulator, planner and the late fees of the Reserve Bank refuse or say to be over; the tax that sellers collect; what late deposits,
 * statements and certificates of tax at source cost; what a late return of GST costs, with the fees, dates and reliefs of nine years;
 * the limits of the law that questions of the profile name; the PANs that the finder of missed tax asks for, with what planner and
 * notes refuse; and the vouchers of advances, with income taxed by sections 115BBE and 115BBF and what a transporter declares.
 */
export const HEAVIEST_WEB = 1_458_000;

export const scriptsOfTheWeb = (): Script[] =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, isPage: name.startsWith('page-'), gzip: gzipOf(name) }));

const gzipOf = (name: string): number => gzipSync(readFileSync(join(ASSETS, name))).length;
