import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  coldLoad,
  DASHBOARD,
  demoVisitor,
  HEAVIEST_WEB,
  SMALLEST_SCRIPT,
  scriptsOfTheWeb,
  TRANSACTIONS,
} from '../serve/cold-load';
import { newPage } from './browser';
import { url } from './served';
import { browser, withBrowser } from './set-up';

withBrowser();

/** So few bytes only hand on what another script holds. */
const HAND_ON = 100;

test('no script is too small for a request of its own, and all together stay within their weight', () => {
  const scripts = scriptsOfTheWeb();
  expect(scripts.filter(({ isPage, gzip }) => !isPage && gzip > HAND_ON && gzip < SMALLEST_SCRIPT)).toEqual([]);
  expect(scripts.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(HEAVIEST_WEB);
});

test('a first visit asks for little: 30 requests for the dashboard, 40 for the transactions', async () => {
  const visitor = await demoVisitor(browser, url);
  const dashboard = await coldLoad(browser, visitor, DASHBOARD);
  expect(dashboard.requests.length).toBeLessThanOrEqual(30);
  const transactions = await coldLoad(browser, visitor, TRANSACTIONS);
  expect(transactions.requests.length).toBeLessThanOrEqual(40);
});

test('the sign-in page is light', async () => {
  const { page, close } = await newPage(browser);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  const sizes = { js: 0, css: 0 };
  for (const answer of answers) {
    const kind = /\.(js|css)$/.exec(new URL(answer.url()).pathname)?.[1];
    // A script that was moved has its body at its other address.
    if (answer.ok() && (kind === 'js' || kind === 'css')) sizes[kind] += gzipSync(await answer.body()).length;
  }
  expect(sizes.js).toBeGreaterThan(50_000);
  expect(sizes.js).toBeLessThanOrEqual(137_000);
  expect(sizes.css).toBeLessThanOrEqual(16_500);
  console.log(`sign-in: ${sizes.js} bytes of JavaScript and ${sizes.css} of CSS, compressed`);
  await close();
});
