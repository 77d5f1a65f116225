import { beforeAll, expect, test } from 'vitest';
import { axe, everybodyReads, newPage, signIn } from './browser';
import { type Actors, COMPANIES, figure, REVENUE, seededActors, textOf, toastOf } from './multi-company';
import { url } from './served';
import { browser, withBrowser } from './set-up';

let actors: Actors;

withBrowser();

beforeAll(async () => {
  actors = await seededActors();
});
test("a visitor of the demo gets a firm made, and opens a client's sheet", async () => {
  const { page, close } = await newPage(browser, { width: 360 });
  const headers = { origin: url };
  expect((await page.request.post('/api/auth/sign-in/anonymous', { data: {}, headers })).ok()).toBe(true);
  // The firm is not made before its words were seen.
  await page.route('**/api/init-demo-data', async (route) => {
    await page.getByText('Setting up multi-company dashboard...').waitFor();
    await route.continue();
  });
  await page.goto('/multi-company');
  await toastOf(page, 'Demo data initialized');
  const cards = page.getByRole('list', { name: 'Client companies' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await figure(page, COMPANIES)).toBe(await cards.count());
  expect(await figure(page, REVENUE)).toBeGreaterThan(0);

  await page.getByRole('searchbox').fill('no such client');
  await page.getByText('No client matches').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  const name = cards.first().getByRole('button');
  const title = await textOf(name);
  await name.press('Enter');
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('heading', { name: 'Recent statement uploads' }).waitFor();
  const id = new URL(page.url()).searchParams.get('client');
  const hrefs = await sheet.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/', '/bank-management', '/people'].map((page) => `${page}?company=${id}`));
  await everybodyReads(page, [1440, 360]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await name.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('tab', { name: 'Service Templates' }).click();
  await page.getByText('Base Price').first().waitFor();
  await everybodyReads(page, [1440, 360]);
  await close();
});

test('staff see the clients and are not offered to add one', async () => {
  const { page, close } = await newPage(browser);
  await signIn(page, actors.SA);
  // From twelve clients on they are rows.
  const clients = page.getByRole('list', { name: 'Client companies' });
  await clients.or(page.getByRole('table', { name: 'Client companies' })).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Add Client Company' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Subscriptions' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Add Subscription' }).count()).toBe(0);
  await close();
});

test('somebody without a firm is shown the way to one', async () => {
  const { page, close } = await newPage(browser, { width: 360 });
  await signIn(page, actors.NM);
  await page.goto('/multi-company');
  await page.getByRole('button', { name: 'Explore the demo' }).waitFor();
  await axe(page);
  await page.getByRole('link', { name: 'Create your firm' }).click();
  await page.waitForURL(/\/welcome\?kind=firm/);
  await close();
});
