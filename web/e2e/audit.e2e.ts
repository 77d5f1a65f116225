import { expect, inject, test } from 'vitest';
import { founder, OCTOBER, shows } from './bank-steps';
import { everybodyReads, newPage, signIn } from './browser';
import { browser, withBrowser } from './set-up';

withBrowser();

test('the trail says who did what, hides imported lines until asked, and proves its chain', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/audit-trail' });
  const entries = page.locator('main ol > li');
  await expect.poll(() => entries.count()).toBe(4);
  await shows(entries.first(), 'Statement uploaded', 'Asha Rao', 'Success');
  await page.getByText('No backup yet').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/Chain intact: 12 entries, head [0-9a-f]{64}/).waitFor();
  await page.getByLabel('Show every imported line').check();
  await expect.poll(() => entries.count()).toBe(12);
  await page.getByRole('button', { name: 'Accounts' }).click();
  await expect.poll(() => entries.count()).toBe(1);
  await page.getByText('What changed').click();
  await page.getByRole('row', { name: /accountName.*Operations/ }).waitFor();
  await page.getByRole('button', { name: 'All areas' }).click();
  await page.getByLabel('Search actions, people and values').fill('operations');
  await expect.poll(() => entries.count()).toBe(1);
  await page.getByRole('button', { name: 'Failed' }).click();
  await page.getByText('No entries match').waitFor();
  await close();
});

test('the trail can be read by everybody', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/audit-trail' });
  await page.getByText('What changed').first().click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/Chain intact/).waitFor();
  await everybodyReads(page);
  await close();
});

test('whose role does not lead the company reads why the trail is closed to them', async () => {
  const url = inject('url');
  const headers = { origin: url, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/dev/seed`, { method: 'POST', headers, body: '{}' });
  const seeded: { actors: { VA: { email: string; password: string } } } = await answer.json();
  // The refusal is what is looked for here.
  const { page, close } = await newPage(browser, {}, /status of 403/);
  await signIn(page, seeded.actors.VA);
  await page.goto('/audit-trail');
  await page.getByText('Your role cannot read the audit trail').waitFor();
  await page.goto('/?tab=categorization');
  await page.getByRole('heading', { name: /Uncategorized Transactions/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Auto-categorize All' }).count()).toBe(0);
  await close();
});
