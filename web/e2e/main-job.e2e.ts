import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shows, toastOf } from './bank-steps';
import { axe, fitsWidth, newPage, newPerson } from './browser';
import { type Hand, keys, mouse } from './mouse-or-keys';
import { browser, withBrowser } from './set-up';

// The main job from end to end: a firm, a client, its account, its statement, its books, its trail, its data, and out.
// By mouse on a wide screen, with nothing but the keys on a narrow one; for somebody who signs up and for a visitor.

const STATEMENT = readFileSync(
  join(import.meta.dirname, '../../worker/domain/bank/reader/fixtures/baseline_generic.csv'),
  'utf8',
);
const CLIENT = 'Nirmal Systems Private Limited';

withBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function signUpAsFirm(page: Page, hand: Hand) {
  const person = newPerson('firm');
  await page.goto('/sign-up');
  await hand.press(page.getByRole('link', { name: 'My CA firm' }));
  await hand.write(page.getByLabel('Your name'), person.name);
  await hand.write(page.getByLabel('E-mail'), person.email);
  await hand.write(page.getByLabel('Password', { exact: true }), person.password);
  await hand.press(button(page, 'Create account'));
  await hand.press(page.getByRole('link', { name: 'Open the link of the mail' }));
  await hand.write(page.getByLabel('Firm name'), 'Rao & Associates');
  await hand.press(button(page, 'Create your firm'));
}

async function exploreDemo(page: Page, hand: Hand) {
  await page.goto('/sign-in');
  await hand.press(button(page, 'Explore the demo'));
  await toastOf(page, 'Demo data initialized');
  await page.getByText('Demonstration data').first().waitFor();
}

async function addClient(page: Page, hand: Hand) {
  await page.waitForURL(/multi-company/);
  await hand.press(button(page, 'Add Client Company').first());
  const form = dialog(page);
  await hand.write(form.getByLabel('Company Name'), CLIENT);
  await hand.write(form.getByRole('textbox', { name: 'CIN', exact: true }), 'U62099KA2022PTC765432');
  await hand.write(form.getByRole('textbox', { name: 'PAN', exact: true }), 'AAACN1234E');
  await hand.write(form.getByLabel('Incorporation Date'), '2022-08-17');
  await hand.press(form.getByRole('button', { name: 'Add Company' }));
  await toastOf(page, 'Company added successfully');
  await form.waitFor({ state: 'detached' });
  await hand.press(page.locator('main').getByRole('button', { name: CLIENT }));
  await hand.press(dialog(page).getByRole('link', { name: /dashboard/i }));
  await page.getByRole('heading', { name: CLIENT, level: 1 }).waitFor();
}

async function keepBooks(page: Page, hand: Hand) {
  await hand.tab(page, 'Bank Accounts');
  await hand.press(button(page, 'Add Account').first());
  const form = dialog(page);
  await hand.write(form.getByLabel('Account name'), 'Operations');
  await hand.write(form.getByLabel('Account number'), '50100012344471');
  await hand.write(form.getByLabel('Bank name'), 'HDFC Bank');
  await hand.write(form.getByLabel('IFSC code'), 'HDFC0000123');
  await hand.press(form.getByRole('button', { name: 'Add Account' }));
  await toastOf(page, 'Bank account added successfully!');
  await form.waitFor({ state: 'detached' });
  await hand.press(button(page, 'Upload Statement').first());
  const upload = dialog(page);
  const account = upload.getByLabel('Account');
  await account.locator('option', { hasText: 'Operations' }).waitFor({ state: 'attached' });
  await hand.choose(account, (await account.locator('option', { hasText: 'Operations' }).textContent()) ?? '');
  await hand.write(upload.getByLabel('Statement text'), STATEMENT);
  await hand.press(upload.getByRole('button', { name: 'Preview' }));
  await upload.getByText('16 of 16 rows agree').waitFor();
  await hand.press(upload.getByRole('button', { name: 'Save statement' }));
  await toastOf(page, '16 transactions added');
  await upload.waitFor({ state: 'detached' });
}

async function seeFigures(page: Page, hand: Hand) {
  await hand.tab(page, 'Overview');
  await page.getByText('Data ends on 30 Apr 2025').waitFor();
  await hand.press(button(page, /April 2025|Apr 2025/));
  for (const figure of ['₹15,38,218', '₹13,10,893', '₹2,27,326']) await page.getByText(figure).first().waitFor();
  await fitsWidth(page);
  await axe(page);
}

async function categorise(page: Page, hand: Hand) {
  await hand.tab(page, 'Categorization');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (16)' }).waitFor();
  await hand.choose(page.getByLabel(/^Category of LAPTOP BAZAAR/), 'Computers and phones');
  await toastOf(page, 'Transaction categorized successfully!');
  await hand.press(button(page, 'Auto-categorize All'));
  await hand.press(dialog(page).getByRole('button', { name: /^Categorize \d/ }));
  await toastOf(page, 'Auto-categorization Complete');
  await dialog(page).waitFor({ state: 'detached' });
  await hand.press(button(page, /^Undo last run/));
  await hand.press(button(page, 'Undo the run'));
  await toastOf(page, 'Last run undone');
  await page.getByRole('heading', { name: 'Uncategorized Transactions (15)' }).waitFor();
  await axe(page);
}

async function verifyTrail(page: Page, hand: Hand, isNarrow: boolean) {
  await hand.press(button(page, isNarrow ? /^More$/ : 'Bookkeeping'));
  await hand.press(page.getByRole('link', { name: 'Audit trail' }).filter({ visible: true }));
  await page.getByRole('heading', { name: 'Audit trail' }).waitFor();
  await shows(page.locator('main'), 'Statement uploaded');
  await hand.press(button(page, 'Verify'));
  await page.getByText(/Chain intact: \d+ entries/).waitFor();
  await fitsWidth(page);
  await axe(page);
}

async function leave(page: Page, hand: Hand, isNarrow: boolean) {
  if (isNarrow) await hand.press(button(page, /^More$/));
  const download = page.waitForEvent('download');
  await hand.press(button(page, 'Export Data'));
  expect((await download).suggestedFilename()).toMatch(/^anupalan-U62099KA2022PTC765432-.*\.zip$/);
  if (isNarrow) await page.keyboard.press('Escape');
  await hand.press(button(page, /^Account of/));
  await hand.press(page.getByRole('button', { name: 'Sign out', exact: true }));
  await page.waitForURL(/sign-in/);
}

test.each([
  ['somebody who signs up, by mouse', signUpAsFirm, mouse, 1440],
  ['somebody who signs up, by keys alone', signUpAsFirm, keys, 360],
  ['a visitor of the demo, by mouse', exploreDemo, mouse, 1440],
  ['a visitor of the demo, by keys alone', exploreDemo, keys, 360],
] as const)(
  'the main job, end to end: %s',
  async (_who, arrive, hand, width) => {
    const { page, close } = await newPage(browser, { width });
    await arrive(page, hand);
    await addClient(page, hand);
    await keepBooks(page, hand);
    await seeFigures(page, hand);
    await categorise(page, hand);
    await verifyTrail(page, hand, width === 360);
    await leave(page, hand, width === 360);
    await close();
  },
  120_000,
);
