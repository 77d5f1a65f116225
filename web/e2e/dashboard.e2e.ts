import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DASHBOARD_SECTIONS } from '#domain/session/dashboard-sections';
import { card, founder, OCTOBER, previewText, saveStatement, scrolledTo, shows, toastOf } from './bank-steps';
import { axe, newPage, newPerson, signUp } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('the four cards say what is stored of a company', async () => {
  const { page, close } = await founder(browser);
  await page.getByRole('heading', { name: 'Kestrel Robotics Private Limited' }).waitFor();
  await shows(card(page, 'Compliance Health Score'), '0/100', 'Not yet scored');
  await shows(card(page, 'Overdue Tasks'), '0', 'No obligations recorded yet');
  await shows(card(page, 'Upcoming Deadlines'), '0', 'Next 30 days');
  await shows(card(page, 'Active Registrations'), '4', 'PAN, TAN, GST, UDYAM');
  await axe(page);
  await close();
});

test('while the figures are on their way, the page says so', async () => {
  const { page, close } = await founder(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/dashboard', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByText('Loading compliance dashboard...').waitFor();
  release();
  await page.getByText('Not yet scored').waitFor();
  await close();
});

test('somebody without a company is led to where one is added', async () => {
  const { page, close } = await newPage(browser);
  await signUp(page, newPerson('company'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Add your company' }).click();
  await page.waitForURL(/\/welcome/);
  await close();
});

test('the export is a zip, and is spoken of only when it is there', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  await toastOf(page, 'Export downloaded');
  expect(download.suggestedFilename()).toMatch(/^anupalan-U62099KA2022PTC165432-.*\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await close();
});

for (const width of [1440, 360] as const) {
  test(`at ${width} the money of the books opens to its reports, and switches say what posts by itself`, async () => {
    const { page, close } = await founder(browser, [OCTOBER], { width });
    const me = await (await page.request.get('/api/me')).json();
    const company = `/companies/${me.companies[0].id}`;
    const sold = { description: 'Work', hsn: '998313', taxableValue: '10000', rate: '18' };
    const party = { name: 'Lark', stateCode: '29' };
    const late = { number: 'S-1', date: '2026-10-05', dueDate: '2026-11-04', party, lines: [sold] };
    await send(page, 'POST', `${company}/invoices`, late);
    await page.reload();
    const money = page.getByRole('region', { name: 'Money' });
    await page.getByRole('heading', { name: 'Bank bookkeeping' }).waitFor();
    await scrolledTo(page, money);
    await shows(money, '₹56,312', 'In 1 account', '₹11,800', '₹11,800 overdue, 1 bill', '0 open bills, none overdue');
    await shows(
      money,
      'Profit, FY 2026-27',
      '₹10,000',
      '₹0 in November 2026 so far, before income tax',
      '₹1,800',
      '₹1,800 due less ₹0 credit and cash',
    );
    await shows(money, /stands in Suspense, so profit may still change/);
    await money.getByRole('link', { name: '₹11,800', exact: true }).click();
    await page.waitForURL(/settlement\?.*tab=receivable/);
    await page.goBack();

    const section = page.getByRole('region', { name: 'Audit & Accounting Integration' });
    await scrolledTo(page, section);
    await shows(
      section,
      'No file taken in yet. Tally XML and Zoho Books CSV go in and out.',
      'Nothing to sign in the calendar',
    );
    await shows(
      section,
      'Audit checklist, October 2026',
      'Every line has a category',
      'Nothing stands in Suspense',
      '8 left',
    );
    await shows(section, 'No audit or AOC-4 is open in the calendar', 'INT.PD 01-10 TO 31-10');
    const charges = section.getByRole('switch', { name: 'Bank lines' });
    await expect.poll(() => charges.getAttribute('aria-checked')).toBe('true');
    await axe(page);
    await charges.click();
    await toastOf(page, 'Bank lines: waits for a person');
    await shows(section, 'New lines wait in Suspense until a person gives them a category.', /^Set by /);
    const [trail] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Download Audit Trail' }).click(),
    ]);
    expect(trail.suggestedFilename()).toBe('audit-trail-2026-27.csv');
    const [files] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Generate Audit Files' }).click(),
    ]);
    expect(files.suggestedFilename()).toMatch(/^audit-files-2026-27-.*\.zip$/);
    await toastOf(page, 'Audit files generated');
    await section.getByRole('link', { name: 'Sync accounting software' }).click();
    await page.waitForURL(/accounting-sync/);

    // What is uploaded now waits, but for the families that still post.
    if (width === 1440) {
      await page.goto('/?tab=accounts');
      await previewText(
        page,
        'Date,Description,Debit Amount,Credit Amount,Balance\n02/11/2026,RENT NOV 2026 - SUNRISE PROPERTIES,60000.00,,-3688.00\n03/11/2026,SMS CHARGES Q2,25.00,,-3713.00',
      );
      await page
        .getByRole('dialog')
        .getByLabel(/^Categorize the/)
        .check();
      await saveStatement(page);
      const lines = await (await page.request.get(`/api${company}/bank-transactions?from=2026-11-01`)).json();
      const named = lines.map((line: Record<string, string | null>) => [line.description, line.subcategory]);
      expect(named).toEqual([
        ['SMS CHARGES Q2', 'Bank charges'],
        ['RENT NOV 2026 - SUNRISE PROPERTIES', null],
      ]);
    }
    await page.goto('/bookkeeping');
    const waits = page.getByRole('switch', { name: 'Bank lines' });
    await waits.click();
    await toastOf(page, 'Bank lines: posts by itself');
    await expect.poll(() => waits.getAttribute('aria-checked')).toBe('true');
    await close();
  });
}

const FIRST_PAINT_BYTES = 160_000;
const LARGEST_SHIFT = 0.02;

test('the dashboard is seen before everything is fetched, and nothing jumps', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { isOwn: true, at: null });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByText(/Data ends on/).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  const { bytes, shift } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const before = scripts.filter(({ startTime }) => startTime < (paint?.startTime ?? 0));
    const sizes = before.map((script) => Number(Reflect.get(script, 'encodedBodySize')));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), shift: Number(Reflect.get(window, 'shift')) };
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_PAINT_BYTES);
  expect(shift).toBeLessThanOrEqual(LARGEST_SHIFT);
  await close();
});

test('a card comes though the browser tells at once that it was far and is near', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const far = { isIntersecting: false } as IntersectionObserverEntry;
        super((moments, observer) => {
          if (moments.some(({ isIntersecting }) => isIntersecting)) tell([far, ...moments], observer);
        }, options);
      }
    };
  });
  await page.goto('/');
  await scrolledTo(page, page.getByRole('region', { name: 'Startup Benefits' }));
  await close();
});

test('sections are folded and put in order for whoever looks, with the keys, and stay so', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { width: 360 });
  const headings = () => page.locator('main h2').allTextContents();
  const gst = page.getByRole('region', { name: 'GST compliance' });
  const fold = gst.getByRole('button', { name: 'Fold section' });
  await scrolledTo(page, gst);
  await gst.getByText('Annual turnover').waitFor();
  await fold.focus();
  await page.keyboard.press('Enter');
  await gst.getByText('Annual turnover').waitFor({ state: 'detached' });
  // The focus is where it was: the same key opens it again.
  await page.keyboard.press('Enter');
  await gst.getByText('Annual turnover').waitFor();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/profile/dashboard'));
  await page.keyboard.press('Enter');
  await saved;
  await axe(page);

  await page.getByRole('button', { name: 'Arrange sections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange sections' });
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'GST compliance, open' }).isChecked()).toBe(false);
  const up = dialog.getByRole('button', { name: 'Move Bank bookkeeping up' });
  await up.focus();
  for (let place = 5; place > 0; place--) {
    await page.keyboard.press('Enter');
    await dialog
      .getByRole('status')
      .filter({ hasText: `Bank bookkeeping: place ${place} of ${DASHBOARD_SECTIONS.length}` })
      .waitFor({ state: 'attached' });
  }
  // At the top it stays, and the focus with it.
  await page.keyboard.press('Enter');
  expect(await up.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => dialog.getByRole('listitem').first().textContent()).toContain('Bank bookkeeping');
  await axe(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await gst.waitFor();
  const names = await headings();
  expect(names.indexOf('Bank bookkeeping')).toBeLessThan(names.indexOf('GST compliance'));
  await expect
    .poll(() => gst.getByRole('button', { name: 'Unfold section' }).getAttribute('aria-expanded'))
    .toBe('false');

  await page.getByRole('button', { name: 'Arrange sections' }).click();
  await dialog.getByRole('button', { name: 'As at first' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await scrolledTo(page, gst);
  await fold.waitFor();
  await close();
});

test('an arrangement that is not kept is told, and the page is as it was', async () => {
  const { page, close } = await founder(browser, [OCTOBER], {}, /\/profile\/dashboard/);
  const fold = page.getByRole('region', { name: 'Bank bookkeeping' }).getByRole('button', { name: 'Fold section' });
  await fold.waitFor();
  await page.route('**/profile/dashboard', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await fold.click();
  await toastOf(page, 'The arrangement was not saved');
  await fold.waitFor();
  await close();
});
