import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Measure } from '../../worker/bench/measured.ts';
import { freePort, migrate, startApp, untilServed } from './app.ts';
import { buildWeb } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { type ColdLoad, coldLoad, DASHBOARD, demoVisitor, scriptsOfTheWeb, TRANSACTIONS } from './cold-load.ts';
import { stopGroup } from './run.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

/** The smallest script, in bytes, that is worth a request of its own. */
export const SMALLEST_SCRIPT = 2_000;
/** What the web weighed, in bytes, before its scripts were joined. */
export const HEAVIEST_WEB = 940_217;

/** What the web weighs and how often a first visit asks; bytes are of gzip. */
export async function webRows(): Promise<Measure[]> {
  const state = mkdtempSync(join(tmpdir(), 'anupalan-measure-'));
  writeDevVars();
  joinSharedWords();
  await Promise.all([buildWeb(), migrate(state)]);
  const port = await freePort();
  const server = await startApp({ port, state, output: 'ignore' });
  try {
    await untilServed(`http://localhost:${port}/api/health`, server);
    return [...scriptRows(), ...(await visitRows(`http://localhost:${port}`))];
  } finally {
    server.once('exit', () => rmSync(state, { recursive: true, force: true }));
    stopGroup(server);
  }
}

function scriptRows(): Measure[] {
  const scripts = scriptsOfTheWeb();
  const small = scripts.filter(({ isPage, gzip }) => !isPage && gzip < SMALLEST_SCRIPT);
  return [
    { what: 'Scripts of the web', count: scripts.length },
    { what: 'Scripts below 2 kB that are no page', list: small.map(({ name }) => name), atMost: 0 },
    {
      what: 'All scripts of the web, bytes',
      count: scripts.reduce((sum, { gzip }) => sum + gzip, 0),
      atMost: HEAVIEST_WEB,
    },
  ];
}

async function visitRows(url: string): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const visitor = await demoVisitor(browser, url);
  const signIn = await coldLoad(
    browser,
    { baseURL: url },
    { path: '/sign-in', shown: (page) => page.getByLabel('E-mail').waitFor() },
  );
  const dashboard = await coldLoad(browser, visitor, DASHBOARD);
  const transactions = await coldLoad(browser, visitor, TRANSACTIONS);
  await browser.close();
  return [
    ...visited('sign-in', signIn, { bytes: 135_000 }),
    ...visited('dashboard', dashboard, { requests: 30, bytes: 202_925 }),
    ...visited('transactions', transactions, { requests: 40, bytes: 268_384 }),
  ];
}

function visited(page: string, load: ColdLoad, most: { requests?: number; bytes: number }): Measure[] {
  return [
    { what: `First visit, ${page}: requests`, list: load.requests, ...(most.requests && { atMost: most.requests }) },
    { what: `First visit, ${page}: scripts, bytes`, count: load.gzip, atMost: most.bytes },
  ];
}
