import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everybodyReads, newPage } from './browser';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

// Of the demonstration's seven clients some are late today, and GSTR-3B is due.
withBrowser(NOON);

/** The grid of a visitor's own demonstration firm. */
async function firmCalendar(width?: 360) {
  const opened = await newPage(browser, width ? { width } : {});
  const { page } = opened;
  const headers = { origin: url };
  expect((await page.request.post('/api/auth/sign-in/anonymous', { data: {}, headers })).ok()).toBe(true);
  await page.goto('/multi-company');
  await page.getByRole('list', { name: 'Client companies' }).getByRole('listitem').first().waitFor();
  await page.goto('/firm-calendar');
  await grid(page).waitFor();
  return opened;
}

const grid = (page: Page) => page.getByRole('grid', { name: /^Clients and forms of/ });
const clients = (page: Page) => grid(page).getByRole('rowheader');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));

test('the list of clients says what is late of each, and what is due next', async () => {
  const { page, close } = await firmCalendar();
  await page.goto('/multi-company');
  const cards = page.getByRole('list', { name: 'Client companies' }).getByRole('listitem');
  await cards.filter({ hasText: 'Aarohan' }).getByText('Overdue', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Table' }).click();
  const row = page.getByRole('table', { name: 'Client companies' }).getByRole('row', { name: /Aarohan/ });
  await row.getByRole('cell', { name: /2026/ }).waitFor();
  await page.getByRole('searchbox').fill('aarohan');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await everybodyReads(page, [1440]);
  await close();
});

test('clients stand against the forms of a month, walked by arrows and narrowed by name, manager and state', async () => {
  const { page, close } = await firmCalendar();
  await expect.poll(() => clients(page).count()).toBe(7);
  await grid(page)
    .getByRole('columnheader', { name: /GSTR-3B/ })
    .waitFor();
  await everybodyReads(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.locator('[data-cell="0-0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('0-1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('1-1');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(new URL(page.url()).searchParams.get('of')).toMatch(/^[\da-f-]{36}$/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await page.keyboard.press('/');
  await page.keyboard.type('kestrel-and-none');
  await page.getByText('No client fits').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => clients(page).count()).toBe(7);
  await page
    .getByRole('group', { name: 'Manager' })
    .getByRole('button', { name: /^Unassigned/ })
    .click();
  await expect.poll(() => clients(page).count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('manager')).toBe('none');
  await page.getByRole('group', { name: 'Manager' }).getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect.poll(() => clients(page).count()).toBeLessThan(7);
  await page.getByRole('button', { name: 'Overdue' }).click();

  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('heading', { name: 'October 2026' }).waitFor();
  expect(new URL(page.url()).searchParams.get('month')).toBe('2026-10');
  await page.getByRole('button', { name: 'This month' }).click();
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('table', { name: 'Obligations of the clients' }).waitFor();
  await close();
});

test('what clients filed is marked together, with numbers pasted from a sheet and checked as they are typed', async () => {
  const { page, close } = await firmCalendar();
  const head = grid(page).getByRole('columnheader', { name: /MGT-7A/ });
  const before = Number(/(\d+) of/.exec((await head.textContent()) ?? '')?.[1]);
  await head.getByRole('button').click();
  await page.getByRole('button', { name: /^Mark \d+ filed$/ }).click();
  const panel = page.getByRole('region', { name: 'Mark filed' });
  const numbers = panel.getByRole('listitem').getByRole('textbox');
  const count = await numbers.count();
  expect(count).toBeGreaterThan(2);
  await panel.getByText(`${count} unproved`).waitFor();

  const keys = await panel.getByRole('listitem').locator('label > span:last-child').allTextContents();
  const [first, second] = keys;
  await panel.getByRole('button', { name: 'Paste numbers' }).click();
  const sheet = panel.getByLabel('Two columns from a sheet');
  await sheet.fill(`${first}\tAB1234567\n${second}\tAB7654321\nNobody at all\tAB1111111`);
  await sheet.blur();
  await panel.getByText('1 line matches no selected client').waitFor();
  await panel.getByText(`2 ready · ${count - 2} unproved`).waitFor();
  await everybodyReads(page, [1440]);
  await panel.getByRole('button', { name: `Mark ${count} filed` }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(async () => (await head.textContent()) ?? '').toContain(`${before + count} of`);
  await close();
});

test('what waits for the client is said of many at once, found by a chip, and changed in the sheet of one', async () => {
  const { page, close } = await firmCalendar();
  const head = grid(page).getByRole('columnheader', { name: /MGT-7A/ });
  await head.getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Waiting on …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Waiting on …' });
  await dialog.getByLabel('Who is waited for').selectOption('A person');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.getByText('Required', { exact: true }).waitFor();
  await dialog.getByLabel('Who is waited for').selectOption('Client');
  await dialog.getByLabel('What is needed').fill('Signed accounts');
  await everybodyReads(page, [1440]);
  await dialog.getByLabel('What is needed').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await grid(page).getByRole('columnheader', { name: 'Waiting on' }).waitFor();
  await page.getByRole('button', { name: 'Waiting on client' }).press('Enter');
  await expect.poll(() => clients(page).count()).toBeLessThan(7);
  const waiting = await clients(page).count();
  await expect.poll(() => grid(page).getByText('Signed accounts').count()).toBe(waiting);
  expect(new URL(page.url()).searchParams.get('waits')).toBe('client');
  await everybodyReads(page, [1440]);

  await page.getByRole('button', { name: 'List' }).click();
  const list = page.getByRole('table', { name: 'Obligations of the clients' });
  await list.getByText('Signed accounts').first().waitFor();
  await expect.poll(() => page.getByLabel('Waiting on').inputValue()).toBe('client');
  await everybodyReads(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Grid' }).click();
  await page.locator('[data-cell]').and(page.locator('[title="MGT-7A"]')).first().dblclick();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Waiting on client: Signed accounts').waitFor();
  await sheet.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await dialog.getByLabel('Who is waited for').selectOption('Us');
  await dialog.getByLabel('What is needed').press('Enter');
  await sheet.getByText('Waiting on us: Signed accounts').waitFor();
  await everybodyReads(page, [1440]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Waiting on us' }).waitFor();
  await close();
});

test('by keys alone one return is marked, and a wrong ARN stays to be corrected', async () => {
  const { page, close } = await firmCalendar();
  const cells = grid(page)
    .getByRole('gridcell', { name: /days late$/ })
    .and(page.locator('[title="GSTR-1"]'));
  const late = await cells.count();
  await cells.first().focus();
  await page.keyboard.press('f');
  const panel = page.getByRole('region', { name: 'Mark filed' });
  await panel.waitFor();
  await page.keyboard.type('AA06112600721');
  await panel.getByText('ARN: 15 characters, 13 typed').waitFor();
  await panel.getByText('1 to correct').waitFor();
  await expect.poll(() => panel.getByRole('button', { name: 'Mark 0 filed' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('AA2911260045127');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => cells.count()).toBe(late - 1);
  await close();
});

test('on a phone the grid is shapes, with one form below client by client', async () => {
  const { page, close } = await firmCalendar(360);
  await page
    .getByRole('columnheader', { name: /GSTR-3B/ })
    .getByRole('button')
    .click();
  const form = page.getByRole('region', { name: 'GSTR-3B' });
  await form
    .getByRole('button', { name: /^Mark filed: GSTR-3B of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Mark filed' });
  await dialog.getByText('1 unproved').waitFor();
  await everybodyReads(page, [360]);
  await dialog.getByRole('button', { name: 'Mark 1 filed' }).click();
  await dialog.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Show' }).click();
  await form
    .getByText(/unproved$/)
    .first()
    .waitFor();
  await close();
});
