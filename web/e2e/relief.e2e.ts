import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, fitsWidth, newPage, newPerson, type PageOptions, signIn, signUp } from './browser';
import { comeInvited } from './invited';
import { seededActors } from './multi-company';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const MOVED = 'GSTR-3B for 2026-11';
const GSTIN = '29AAZCN9001Q1ZC';

async function call(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> {
  const sent = data ? { data } : {};
  const answer = await page.request.fetch(`${url}/api${path}`, { method, headers: { origin: url }, ...sent });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Somebody of the seeded firm, signed in. */
async function member(name: 'OA' | 'MA' | 'SA' | 'VA', options: PageOptions = {}) {
  const actors: Readonly<Record<string, { email: string; password: string }>> = await seededActors();
  const watched = await newPage(browser, options);
  await signIn(watched.page, actors[name] ?? { email: '', password: '' });
  return watched;
}

type Listed = { id: string; name: string };

/** Makes one client of the firm file GST monthly, so that there is a date to move. */
async function clientWithGst(page: Page): Promise<Listed> {
  const companies = listOf(await call(page, 'GET', '/me'), 'companies');
  const client = companies.find(({ name }) => name.startsWith('Asterfield'));
  if (!client) throw new Error('The seeded client is not there');
  const value = { filer: 'regular-monthly', registeredOn: '2022-07-01' };
  const fact = { kind: 'gst-registration', subject: GSTIN, holdsFrom: '2022-07-01', value };
  await call(page, 'POST', `/companies/${client.id}/facts`, fact);
  return client;
}

function listOf(answer: unknown, key: string): Listed[] {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined;
  return Array.isArray(list) ? list : [];
}

async function enterExtension(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter notification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter notification' });
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.getByText('Choose at least one form').waitFor();
  await axe(page);
  await dialog.getByLabel('Area of law').selectOption('GST');
  await dialog.getByLabel('GSTR-3B').check();
  await dialog.getByLabel(/^Period/).fill('2026-11');
  await dialog.getByLabel(/^New due date/).fill('2026-12-31');
  await dialog.getByText('Only for some').click();
  await dialog.getByLabel('Karnataka').check();
  await dialog.getByText('Only on a condition').click();
  await dialog.getByLabel('Tax is paid by').fill('2026-12-20');
  await axe(page);
  await dialog.getByLabel(/^Reference/).fill('Notification 21/2026-Central Tax');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();

test('a moved date waits for a second person, shows whom it touches, and moves nothing before', async () => {
  const owner = await member('OA');
  const client = await clientWithGst(owner.page);
  await owner.page.goto('/reliefs');
  await enterExtension(owner.page);
  const entered = card(owner.page, MOVED);
  await entered.getByText('Waits for approval').waitFor();
  await entered.getByText('Only for: Karnataka. Only if the tax is paid by 20 Dec 2026.').waitFor();
  const whose = owner.page.getByRole('group', { name: 'Whose' });
  await whose.getByRole('button', { name: 'From the law' }).click();
  await owner.page.getByRole('button', { name: /^Show all/ }).click();
  await owner.page.getByText('Notification 17/2025-Central Tax').first().waitFor();
  await expect.poll(() => entered.count()).toBe(0);
  await whose.getByRole('button', { name: 'All' }).click();
  await entered.getByText('You entered this, so another owner or manager of the firm decides.').waitFor();
  await expect.poll(() => entered.getByRole('button', { name: `Approve ${MOVED}` }).count()).toBe(0);

  const manager = await newPage(browser, { width: 360, theme: 'dark' });
  const [firm] = listOf(await call(owner.page, 'GET', '/me'), 'firms');
  const to = `/ca-firms/${firm?.id}` as const;
  await comeInvited(manager.page, newPerson('firm'), { by: owner.page, to, role: 'manager' });
  await manager.page.goto('/reliefs');
  const seen = card(manager.page, MOVED);
  await seen.getByRole('button', { name: `Show effect of ${MOVED}` }).click();
  await seen.getByText('Due dates: 1. Clients: 1. Filed already: 0.').waitFor();
  const row = seen.getByRole('row', { name: new RegExp(client.name) });
  for (const cell of ['20 Dec 2026', '31 Dec 2026']) await row.getByText(cell, { exact: true }).waitFor();
  await axe(manager.page);
  await fitsWidth(manager.page);
  await row.getByRole('button', { name: /^Why: New date: GSTR-3B/ }).click();
  await manager.page.getByRole('dialog').getByRole('listitem').filter({ hasText: '31 Dec 2026' }).first().waitFor();
  await axe(manager.page);
  await manager.page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Why: Days gained: GSTR-3B/ }).click();
  await manager.page.getByRole('dialog').getByText('31 Dec 2026 − 20 Dec 2026 = 11 days').first().waitFor();
  await manager.page.keyboard.press('Escape');
  expect(await dueDay(manager.page)).toBe('20 Dec 2026');
  await manager.close();
  await owner.close();
});

/** The due day of the return of November on the firm calendar, which is filtered down to it. */
async function dueDay(page: Page): Promise<string> {
  await page.goto('/firm-calendar?view=list');
  await page.getByLabel('Area').selectOption('GST');
  const row = page.getByRole('row', { name: /GSTR-3B for November 2026/ });
  await row.waitFor();
  return (await row.locator('time').first().textContent()) ?? '';
}

test('a waived fee says that the date stays, and never looks like a moved date', async () => {
  const { page, close } = await member('MA');
  await page.goto('/reliefs');
  await page.getByRole('button', { name: 'Enter notification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter notification' });
  await dialog.getByRole('button', { name: 'Fee waiver' }).click();
  await dialog.getByLabel('AOC-4', { exact: true }).check();
  await dialog.getByLabel(/^Period/).fill('2025-26');
  await dialog.getByLabel(/^Filed from/).fill('2026-11-20');
  await dialog.getByLabel(/^Filed by/).fill('2026-10-31');
  await dialog.getByLabel(/^Reference/).fill('General Circular 10/2026');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.getByText('"Filed by" is before "Filed from". Correct one of them').waitFor();
  await dialog.getByLabel(/^Filed by/).fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  const waived = card(page, 'AOC-4 for 2025-26');
  await waived.getByText('Fee waiver', { exact: true }).waitFor();
  await waived
    .getByText('The due date stays. Filing from 20 Nov 2026 to 31 Dec 2026 costs no additional fee.')
    .waitFor();
  await expect.poll(() => waived.getByText('Extension').count()).toBe(0);
  await axe(page);
  await close();
});

test('a member of the staff reads the reliefs and is offered no act', async () => {
  const { page, close } = await member('SA');
  await page.goto('/reliefs');
  await page.getByRole('heading', { name: 'Extensions and waivers' }).waitFor();
  await page
    .getByRole('button', { name: /^Show effect of/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^(Enter|Approve|Refuse|Withdraw)/ }).count()).toBe(0);
  await close();
});

test('who is alone in a firm is told so, and approves what they entered as self-approved', async () => {
  const { page, close } = await newPage(browser);
  await signUp(page, newPerson('firm'));
  await page.getByLabel('Firm name').fill('Rao & Associates');
  await page.getByRole('button', { name: 'Create your firm' }).click();
  await page.waitForURL(/\/multi-company/);
  await page.goto('/reliefs');
  await enterExtension(page);
  const alone = card(page, MOVED);
  await alone.getByText(/You are the only member of the firm/).waitFor();
  await alone.getByRole('button', { name: `Approve ${MOVED}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve alone' }).click();
  await alone.getByText(/^Self-approved by/).waitFor();
  await close();
});

test('a viewer reads the facts of the company and is offered no act, nor the reliefs of its firm', async () => {
  const { page, close } = await member('VA');
  await page.goto('/company-facts');
  await page.getByRole('region', { name: 'Questions' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Record an event' }).count()).toBe(0);
  await axe(page);
  await page.goto('/reliefs');
  await page.getByText('This page is for firms').waitFor();
  await close();
});
