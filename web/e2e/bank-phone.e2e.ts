import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, NOVEMBER, OCTOBER, previewText } from './bank-steps';
import { axe } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** What lies out of sight to the right, in a part that scrolls sideways. */
const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto')
      .map((part) => part.getAttribute('aria-label') ?? part.tagName),
  );

test('on a phone nothing of what a run would do, nor of what was read, lies out of sight', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { width: 360, at: '/bank-management', isInvited: true });
  await page.getByRole('button', { name: 'Sync Operations' }).click();
  const rent = page
    .getByRole('dialog', { name: 'Auto-categorize Operations' })
    .getByRole('listitem')
    .filter({ hasText: 'Office or shop rent' });
  await rent.first().getByText('Show the transaction').click();
  for (const words of ['1 transaction', '-₹60,000', '88% sure'])
    await rent.getByText(words, { exact: true }).first().waitFor();
  expect(await outOfSight(page)).toEqual([]);
  await axe(page);
  await page.keyboard.press('Escape');
  await previewText(page, NOVEMBER);
  await page.getByRole('dialog', { name: 'Upload Statement' }).getByText('Debit ₹2,000.00', { exact: true }).waitFor();
  expect(await outOfSight(page)).toEqual([]);
  await axe(page);
  await close();
});
