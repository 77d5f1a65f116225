import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort, migrate, startApp, untilServed } from '../../web/serve/app.ts';
import { buildWeb } from '../../web/serve/build.ts';
import { chromiumPath } from '../../web/serve/chromium.ts';
import {
  type ColdLoad,
  coldLoad,
  DASHBOARD,
  demoVisitor,
  HEAVIEST_WEB,
  SMALLEST_SCRIPT,
  scriptsOfTheWeb,
  TRANSACTIONS,
} from '../../web/serve/cold-load.ts';
import { stopGroup } from '../../web/serve/run.ts';
import { writeDevVars } from '../../web/serve/settings.ts';
import { joinSharedWords } from '../../web/serve/shared-words.ts';
import type { Measure } from './measured.ts';

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
    ...visited('sign-in', signIn, { bytes: 135_500 }),
    ...visited('dashboard', dashboard, { requests: 30, bytes: 204_000 }),
    ...visited('transactions', transactions, { requests: 40, bytes: 268_384 }),
  ];
}

function visited(page: string, load: ColdLoad, most: { requests?: number; bytes: number }): Measure[] {
  return [
    { what: `First visit, ${page}: requests`, list: load.requests, ...(most.requests && { atMost: most.requests }) },
    { what: `First visit, ${page}: scripts, bytes`, count: load.gzip, atMost: most.bytes },
  ];
}
