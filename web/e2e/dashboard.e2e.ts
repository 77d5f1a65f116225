import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { card, founder, OCTOBER, shows, toastOf } from './bank-steps';
import { axe, newPage, newPerson, signUp } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

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
