import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, OCTOBER, shows } from './bank-steps';
import { everybodyReads, newPage, signIn } from './browser';
import { url } from './served';
import { browser, withBrowser } from './set-up';

withBrowser();

type SignIn = { email: string; password: string };

/** The people of two firms and their clients, made anew. */
async function seeded(): Promise<{ OA: SignIn; VA: SignIn }> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/dev/seed`, { method: 'POST', headers, body: '{}' });
  return ((await answer.json()) as { actors: { OA: SignIn; VA: SignIn } }).actors;
}

const opened = (page: Page) => page.locator('main ol > li button').first().click();

test('the trail says who did what to what, hides imported lines until asked, and proves its chain', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/audit-trail' });
  const entries = page.locator('main section > ol > li');
  await expect.poll(() => entries.count()).toBe(4);
  await shows(entries.first(), 'Statement uploaded', 'Asha Rao', 'Success');
  await page.getByText('No backup yet').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/Chain intact: 12 entries, head [0-9a-f]{64}/).waitFor();
  await page.getByLabel('Show every imported line').check();
  await expect.poll(() => entries.count()).toBe(12);
  const [area, person] = [page.getByLabel('Area'), page.getByLabel('Person')];
  await area.selectOption('Accounts');
  await expect.poll(() => entries.count()).toBe(1);
  await shows(entries.first(), 'Bank account added', /Operations/);
  await opened(page);
  await page.getByRole('row', { name: /Account name.*Operations/ }).waitFor();
  // The number beside a person is that of what the other filters leave.
  await expect.poll(() => person.locator('option').allInnerTexts()).toContain('Asha Rao (1)');
  await area.selectOption('All areas');
  await expect.poll(() => person.locator('option').allInnerTexts()).toContain('Asha Rao (12)');
  await person.selectOption('Asha Rao (12)');
  await page.waitForURL(/by=/);
  const search = page.getByLabel('Search actions, people and values');
  await search.fill('bank account added');
  await expect.poll(() => entries.count()).toBe(1);
  const first = entries.filter({ hasText: 'Line imported' }).first();
  await search.fill('');
  await first.waitFor();
  const amount =
    /-₹[\d,]+\.\d\d/.exec(
      await entries
        .filter({ hasText: /: .*-₹/ })
        .first()
        .innerText(),
    )?.[0] ?? '';
  expect(amount).not.toBe('');
  for (const typed of [amount, amount.replaceAll(/[₹,]/g, '')]) {
    await search.fill(typed);
    await expect.poll(() => entries.filter({ hasNotText: amount }).count()).toBe(0);
    await expect.poll(() => entries.count()).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByLabel('To', { exact: true }).fill('01/01/2020');
  await page.getByText('No entries match').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Failed' }).click();
  await page.getByText('No entries match').waitFor();
  await close();
});

test('the trail can be read by everybody', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/audit-trail' });
  await opened(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/Chain intact/).waitFor();
  await everybodyReads(page);
  await close();
});

test('an owner reads the firm’s own trail, takes its report, and is mailed what a night keeps', async () => {
  const { page, close } = await newPage(browser);
  await signIn(page, (await seeded()).OA);
  await page.goto('/audit-trail');
  await page.getByRole('group', { name: 'Whose trail' }).getByRole('button').last().click();
  await page.getByText(/Every change to what .* keeps for itself/).waitFor();
  await page.getByLabel(/Mail me the code each night/).check();
  await shows(page.locator('main section > ol > li').first(), 'Nightly mail of the trail chosen');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/Chain intact/).waitFor();
  await page.getByRole('button', { name: 'Auditor’s report' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d{2}\.csv$/);
  await page.keyboard.press('Escape');
  await everybodyReads(page);
  await close();
});

test('whose role does not lead the company reads why the trail is closed to them', async () => {
  // The refusal is what is looked for here.
  const { page, close } = await newPage(browser, {}, /status of 403/);
  await signIn(page, (await seeded()).VA);
  await page.goto('/audit-trail');
  await page.getByText('Your role cannot read the audit trail').waitFor();
  await page.goto('/?tab=categorization');
  await page.getByRole('heading', { name: /Uncategorized Transactions/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Auto-categorize All' }).count()).toBe(0);
  await close();
});
