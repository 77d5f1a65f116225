import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { url } from './served';

// As root, in a container, and without calls to its maker.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take over one step, in ms: no busy machine is as slow, and a timing is no test. */
const STEP = 60_000;

const HEIGHT = { 360: 740, 768: 1024, 1440: 900 } as const;

export type PageOptions = {
  width?: Width;
  theme?: 'light' | 'dark';
  /** Where nobody sat before and nobody will after: for a visitor to whom every file is new, or who changes the page itself. */
  isOwn?: boolean;
};

/** A page of its own visitor, and what went wrong in it so far. */
export type WatchedPage = { page: Page; faults: readonly string[]; close: () => Promise<void> };

let launched: Promise<Browser> | undefined;

/** The one browser of all files: it is started for the first of them and ends with the run. */
export function launch(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
  return launched;
}

/**
 * A visitor's page. Closing it fails the test if the page wrote an error to the console, threw one,
 * or broke the content security policy. An answer with an error status that a test expects is named in `expected`.
 */
export async function newPage(browser: Browser, options: PageOptions = {}, expected?: RegExp): Promise<WatchedPage> {
  const { width = 1440, theme = 'light', isOwn = false } = options;
  const seat = (isOwn ? undefined : rested.pop()) ?? (await newSeat(browser));
  const { page, listenTo } = seat;
  await page.setViewportSize({ width, height: HEIGHT[width] });
  await page.emulateMedia({ media: null, colorScheme: theme });
  const faults: string[] = [];
  listenTo((fault) => {
    if (!expected?.test(fault)) faults.push(fault);
  });
  const close = async () => {
    seat.listenTo(() => {});
    if (isOwn) await page.context().close();
    else {
      await leave(page);
      rested.push(seat);
    }
    expect(faults).toEqual([]);
  };
  return { page, faults, close };
}

/** Where visitors sit, one after the other, and who hears what goes wrong there. */
type Seat = { page: Page; listenTo: (note: (fault: string) => void) => void };

/**
 * The seats whose visitor has gone. The next visitor gets one of them: it remembers nothing but the scripts of the product,
 * which a new page would have to read and compile again, and that took most of the time.
 */
const rested: Seat[] = [];

async function newSeat(browser: Browser): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  let note = (_fault: string) => {};
  await page.exposeFunction('noteViolation', (fault: string) => note(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'noteViolation')(`policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  const listenTo = (listener: typeof note) => {
    note = listener;
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
    });
  };
  return { page, listenTo };
}

/** Takes from a page all that its visitor left there. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What was typed and not saved is dropped without being asked for.
  page.once('dialog', (dialog) => dialog.accept());
  // To a picture of the product: on a page of another address the browser would begin a new process, with nothing compiled.
  await context.setOffline(false);
  await page.goto('/icon.svg');
  page.removeAllListeners();
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await tools.detach();
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change: colours alone, and links that are told from text by them. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The small edition: each page that is looked at reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with a line for each fault that axe finds on the page as it stands; asked for them, among its colours. */
export async function axe(page: Page, runOnly: typeof EVERYTHING | typeof COLOURS = EVERYTHING): Promise<void> {
  // Evaluated over the debugging protocol, which the content security policy does not govern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What was scrolled half under the header that stays in sight is no small target: it is whole once scrolled back.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const faults = await page.evaluate(async (runOnly) => {
    type Found = { id: string; nodes: { html: string; target: string[]; failureSummary: string }[] };
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'], runOnly });
    // So is what lies half under an open menu, once that is shut.
    const menu = [...document.querySelectorAll('.pop')].find((one) => one.checkVisibility());
    const isUnder = (target: string[]) => menu && !menu.contains(document.querySelector(target[0] ?? 'html'));
    return violations.flatMap(({ id, nodes }: Found) => {
      const left = id === 'target-size' ? nodes.filter(({ target }) => !isUnder(target)) : nodes;
      const [first] = left;
      return first ? [`${id} in ${left.length} places, such as ${first.html}: ${first.failureSummary}`] : [];
    });
  }, runOnly);
  expect(faults).toEqual([]);
}

/** Fails where the page is wider than the screen. */
export async function fitsWidth(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

type Width = keyof typeof HEIGHT;

/**
 * Fails where somebody could not read the page as it stands: on a narrow and a wide screen, in the light and, on the last of
 * them, in the dark, which changes the colours alone. The page is the same meanwhile, so that one visitor is enough; it ends on
 * the last of the widths, in the light.
 */
export async function everybodyReads(page: Page, widths: readonly Width[] = [360, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT[width] });
    await drawn(page);
    await axe(page);
    await fitsWidth(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  await axe(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until a page is drawn in its new width and theme. Nothing fades: the visitors of the tests asked for no motion. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export type Person = { kind: 'company' | 'firm'; name: string; email: string; password: string };

let people = 0;

/** Somebody nobody else is: addresses are not used twice within a run. */
export const newPerson = (kind: Person['kind']): Person => ({
  kind,
  name: 'Asha Rao',
  email: `asha.${Date.now()}.${++people}@example.in`,
  password: 'seven brown monsoon lamps',
});

/** Signs up through the screens, and follows the link of the mail in this machine's outbox; ends on the first facts. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByRole('link', { name: person.kind === 'firm' ? 'My CA firm' : 'My own company' }).click();
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Open the link of the mail' }).click();
  await page.waitForURL(/\/welcome/);
}

/** Signs in, on the sign-in page where the visitor already stands on it. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answered = page.waitForResponse('**/api/auth/sign-in/email');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // An owner of a firm is advised to set a second factor up first.
  const { setUpBy }: { setUpBy?: string } = await (await answered).json();
  if (setUpBy) await page.getByRole('button', { name: 'Later', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
