import { expect, test } from 'vitest';
import { everybodyReads, newPage } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

const DESKS = [
  '/roc-compliance',
  '/roc-compliance?tab=meetings',
  '/rera-compliance',
  '/ip-portfolio',
  '/startup-benefits',
  '/itr-simulator',
  '/tax-audit',
  '/advance-tax',
  '/tax-planning',
  '/labour-and-fema',
  '/verification',
] as const;

test('each desk of company law and tax has something to say of the demonstration, wide and narrow', async () => {
  const { page, close } = await newPage(browser);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
  for (const desk of DESKS) {
    await page.goto(desk, { waitUntil: 'networkidle' });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    // Bars hold the place of what is on its way; when none is left the figures stand.
    await expect.poll(() => main.locator('.skeleton').count()).toBe(0);
    expect(await main.getByRole('alert').count(), desk).toBe(0);
    expect((await main.innerText()).length, desk).toBeGreaterThan(300);
    await everybodyReads(page);
  }
  await close();
});
