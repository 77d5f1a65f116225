import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../serve/paths';
import { newPage } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

// Open to visitors, or for a link of a mail: nothing is asked there that a page of the workspace shows.
const OTHERS = /^(sign-|forgot-|reset-|confirm-|stop-|privacy-|terms-|data-|welcome|kit|index)/;
const PAGES = readdirSync(join(ROOT, 'web', 'routes'))
  .filter((name) => /^[a-z]/.test(name) && !OTHERS.test(name))
  .map((name) => `/${name.replace(/\.tsx$/, '')}`);

// What stands behind a tab asks for more than its page does.
const TABS = ['receivable', 'parties', 'bank'].map((tab) => `/settlement?tab=${tab}`);

// As long as no one would notice, and longer than a page takes to ask for what it has just learned of.
const QUIET_MS = 150;

// Who is signed in, and how the product is set up: without them there is no page at all.
const FRAME = /\/api\/(me|settings|auth\/.*)$/;

/** Refuses each call for data the first time, and counts how often it is made. */
async function failingOnce(page: Page): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || FRAME.test(pathname)) return route.fallback();
    const call = pathname + search;
    const times = (asked.get(call) ?? 0) + 1;
    asked.set(call, times);
    if (times > 1) return route.fallback();
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
  });
  return asked;
}

/**
 * Waits until nothing is on its way, scripts among it, and until nothing new was asked for a moment after: what comes late asks late.
 * Requests are watched from the moment that this is made.
 */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    last = Date.now();
  };
  const end = note((request) => open.delete(request));
  page
    .on(
      'request',
      note((request) => open.add(request)),
    )
    .on('requestfinished', end)
    .on('requestfailed', end);
  const isQuiet = () => open.size === 0 && Date.now() - last > QUIET_MS;
  return () => expect.poll(isQuiet, { interval: 20, timeout: 20_000 }).toBe(true);
}

const isCall = (request: Request) => request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/');

test.each([
  ['page', ['/', ...PAGES]],
  ['tab', [...TABS, '/ledger?tab=accounts', '/ledger?tab=loans']],
])('each %s whose calls all fail asks each once, says so in words, and comes back by Try again', async (_, paths) => {
  const { page, close } = await newPage(browser, { isOwn: true }, /status of 500/);
  const quiet = quietOf(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL(/\/multi-company/);
  for (const path of paths) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const asked = await failingOnce(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([path, [...asked].filter(([, times]) => times > 1)]).toEqual([path, []]);
    if (asked.size === 0) continue;
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await alert.first().waitFor();
    expect((await alert.first().innerText()).length).toBeGreaterThan(20);
    // What comes back may ask for more, which fails once in its turn.
    for (let tries = 0; tries <= asked.size && (await again.count()) > 0; tries++) {
      const answered = page.waitForResponse((response) => isCall(response.request()));
      await again.first().click();
      await answered;
      await quiet();
    }
    await expect.poll(async () => [path, await again.count()]).toEqual([path, 0]);
    expect([path, [...asked].filter(([, times]) => times > 2)]).toEqual([path, []]);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await close();
});
