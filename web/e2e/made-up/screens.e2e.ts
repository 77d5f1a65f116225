import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../serve/paths';
import { newPage, newPerson } from '../browser';
import { send } from '../calls';
import { browser, NOON, withBrowser } from '../set-up';
import { citations, kept } from './data';
import { Judged } from './judged';
import { NEW_COMPANY_PAGES, OPEN_PAGES, OVERLAYS, PAGES } from './screens';
import { exploreDemo } from './visitors';
import { reads } from './words';

withBrowser(NOON);

// What is asked for wrongly on purpose is refused, and a browser writes that to its console.
const REFUSED = /status of 4\d\d/;

test('every page is walked', () => {
  const files = readdirSync(join(ROOT, 'web', 'routes')).filter((name) => /^[a-z]/.test(name));
  const paths = files.map((name) => `/${name.replace(/\.tsx$/, '')}`.replace(/^\/index$/, '/'));
  // The page of the pieces is for those who build pages, and names the pieces as the code does.
  const walked = new Set([...PAGES, ...OPEN_PAGES, '/welcome', '/kit'].map((path) => path.split('?')[0]));
  expect(paths.filter((path) => !walked.has(path))).toEqual([]);
});

test('no page open to visitors has English on it or breaks', async () => {
  const { page, close } = await newPage(browser, {}, REFUSED);
  const judged = new Judged(page, []);
  await page.goto('/sign-in');
  for (const path of OPEN_PAGES) {
    await judged.goTo(path);
    await judged.judge(path);
  }
  await judged.goTo('/sign-in');
  await page.getByLabel(reads('auth_email')).fill('nobody@example.in');
  await page.getByLabel(reads('auth_password')).first().fill('not the right one');
  await page.getByRole('button', { name: reads('auth_sign_in') }).click();
  await judged.judge('a refused sign-in');
  expect(judged.told).toEqual([]);
  await close();
});

test('no page of somebody new has English on it or breaks', async () => {
  const { page, close } = await newPage(browser, {}, REFUSED);
  const person = newPerson('company');
  const judged = new Judged(page, [person.name, ...(await citations())]);
  await page.goto('/sign-up?kind=company');
  await page.getByRole('button', { name: reads('auth_sign_up_act') }).click();
  await judged.judge('/sign-up, nothing filled in');
  await page.getByLabel(reads('auth_name')).fill(person.name);
  await page.getByLabel(reads('auth_email')).fill(person.email);
  await page.getByLabel(reads('auth_password')).first().fill(person.password);
  await page.getByRole('button', { name: reads('auth_sign_up_act') }).click();
  const link = page.getByRole('link', { name: reads('auth_outbox_open') });
  await link.waitFor();
  await judged.judge('the mail is on its way');
  await link.click();
  await page.waitForURL(/\/welcome/);
  await page.getByRole('button', { name: reads('welcome_add_company') }).click();
  await judged.judge('/welcome, nothing filled in');
  await judged.goTo('/welcome?kind=firm');
  await judged.judge('/welcome?kind=firm');
  await page.goto('/welcome?kind=company');
  const company = 'Nirmal Systems Private Limited';
  await page.getByLabel(reads('welcome_company_name')).fill(company);
  await page.getByLabel(reads('welcome_cin')).fill('U62099KA2022PTC165432');
  await page.getByLabel(reads('welcome_pan')).fill('AAZCN9001Q');
  await page.getByLabel(reads('welcome_incorporated')).fill('2022-08-17');
  await page.getByRole('button', { name: reads('welcome_add_company') }).click();
  await page.waitForURL(/company-facts/);
  for (const path of NEW_COMPANY_PAGES) {
    await judged.goTo(path);
    await judged.judge(`${path} of a new company`, [company]);
  }
  await judged.goTo('/company-facts');
  await page.getByRole('button', { name: reads('move_hand_over') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: reads('move_offer') })
    .click();
  await judged.judge('a company that is handed to a firm, nothing filled in', [company]);
  await page.keyboard.press('Escape');
  // What only somebody of their own account opens: whom to let in, and what is still to be set up.
  await judged.goTo('/people');
  await page
    .getByRole('main')
    .getByRole('button', { name: reads('people_invite') })
    .click();
  const invite = page.getByRole('dialog');
  await invite.getByRole('button', { name: reads('people_invite_submit') }).click();
  await judged.judge('an invitation, nothing filled in', [company]);
  await page.keyboard.press('Escape');
  await invite.waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: reads('shell_get_started') })
    .click();
  await judged.judge('what is still to be set up', [company]);
  expect(judged.told).toEqual([]);
  await close();
});

/** An extension of a filing's due date that a firm enters and has yet to approve. */
const EXTENSION = {
  kind: 'extension',
  forms: ['MGT-7A'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: '9/2026',
  notifiedOn: '2025-11-01',
};

const CLIENT = /Aarohan Byteworks/;

/** What has opened, over a page or in it. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [aria-expanded=true], aside[aria-label]';

test('no page of the demonstration, and nothing that opens over one, has English on it or breaks', async () => {
  const { page, close } = await newPage(browser, {}, REFUSED);
  const { main, firm, data } = await exploreDemo(page);
  await send(page, 'POST', `${firm}/reliefs`, EXTENSION);
  const judged = new Judged(page, data);
  // The trail shows what was kept as it was kept.
  const records = await kept(page, [`${main}/audit-trail`, `${firm}/audit-trail`]);
  for (const path of PAGES) {
    await judged.goTo(path);
    await judged.judge(path, path.startsWith('/audit-trail') ? records : []);
  }
  await judged.goTo('/multi-company');
  await page.getByRole('button', { name: CLIENT }).first().click();
  await page.getByRole('dialog').waitFor();
  await judged.settled();
  await judged.judge('the sheet of a client');
  await page.keyboard.press('Escape');
  await judged.goTo('/multi-company?tab=subscriptions');
  await page.getByRole('main').getByRole('button', { name: CLIENT }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: reads('edit_edit') })
    .click();
  await page.getByRole('dialog', { name: reads('edit_subscription') }).waitFor();
  await judged.settled();
  await judged.judge('the sheet of a subscription, and its form');
  for (const { on, by, act, typed = [] } of OVERLAYS) {
    await judged.goTo(on);
    // What changes a fact is not to be found in what changes the theme.
    const place = by.startsWith('shell_') ? page.getByRole('banner') : page.getByRole('main');
    const button = place.getByRole('button', { name: reads(by) });
    const link = place.getByRole('link', { name: reads(by) });
    await button.or(link).first().click();
    // Its parts may come after the click: judged before, nothing would be.
    await page.locator(OPEN).first().waitFor();
    await judged.settled();
    await act?.(page);
    await judged.judge(`${by} on ${on}`, on.startsWith('/audit-trail') ? [...typed, ...records] : typed);
    await page.keyboard.press('Escape');
    await judged.settled();
    // What was typed is not dropped without a question.
    const discard = page.getByRole('alertdialog').getByRole('button', { name: reads('ui_discard') });
    if ((await discard.count()) === 0) continue;
    await judged.judge(`leaving ${by} on ${on}`, typed);
    await discard.click();
    await judged.settled();
  }
  expect(judged.told).toEqual([]);
  await close();
});
