// What `npm run look -- /compliance-calendar /reliefs` runs: takes a picture of each of these pages of the demonstration, wide
// and narrow, light and dark, into .wrangler/looks, and says what the pages wrote to the console. `MESSAGES=made-up` before it
// shows them in the made-up language. `npm run shots` takes every page.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freePort, migrate, startApp, untilServed } from './app.ts';
import { buildWeb } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { madeUp } from './made-up.ts';
import { EDITION, MADE_UP, ROOT } from './paths.ts';
import { stopGroup } from './run.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

const LOOKS = join(ROOT, '.wrangler', 'looks');
const WIDTHS = [1440, 360];
const THEMES = ['light', 'dark'] as const;

const named = process.argv.slice(2);
const paths = named.includes('--all') ? everyPage() : named;
if (paths.length === 0) {
  console.error('Name the pages to look at: npm run look -- /compliance-calendar');
  process.exit(1);
}

mkdirSync(LOOKS, { recursive: true });
const state = mkdtempSync(join(tmpdir(), 'anupalan-look-'));
writeDevVars();
joinSharedWords();
await Promise.all([buildWeb(), migrate(state)]);
const port = await freePort();
const server = await startApp({ port, state, output: 'ignore', edition: EDITION });
const origin = `http://localhost:${port}`;
try {
  await untilServed(`${origin}/api/health`, server);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  await lookAt(browser);
  await browser.close();
} finally {
  server.once('exit', () => rmSync(state, { recursive: true, force: true }));
  stopGroup(server);
}

/** Every page that an address of its own opens, as the files of the routes name them. */
function everyPage(): string[] {
  return readdirSync(join(ROOT, 'web', 'routes'))
    .filter((name) => /^[a-z]/.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
}

async function lookAt(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
  await page.goto('/sign-in');
  const entry = 'Explore the demo';
  await page.getByRole('button', { name: EDITION === MADE_UP ? madeUp(entry) : entry }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  for (const path of paths)
    for (const width of WIDTHS) for (const theme of THEMES) await take(page, path, width, theme);
}

async function take(page: Page, path: string, width: number, theme: (typeof THEMES)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // What stands far down is fetched once somebody comes near.
  await page.waitForFunction(() => {
    document.querySelector('[data-far]')?.scrollIntoView();
    return document.querySelector('[data-far], .skeleton') === null;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`;
  await page.screenshot({ path: join(LOOKS, name), fullPage: true });
  console.log(join('.wrangler', 'looks', name));
}
