import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axe, everybodyReads, fitsWidth, newPage, signIn } from './browser';
import { type Actors, COMPANIES, describedBy, figure, REVENUE, seededActors, textOf, toastOf } from './multi-company';
import { browser, withBrowser } from './set-up';

const WIDTHS = [1440, 360] as const;

let actors: Actors;

withBrowser();

beforeAll(async () => {
  actors = await seededActors();
});
type Client = { name: string; cin: string };

/** Fills the dialog as somebody without a mouse does, each field reached by Tab, and sends it with Enter. */
async function addClientByKeyboard(page: Page, { name, cin }: Client) {
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add Client Company' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add New Client Company' }).waitFor();
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type(cin.toLowerCase());
  await keyboard.press('Tab');
  await keyboard.type('aabcd1234f');
  await keyboard.press('Tab');
  // Reads the same whether the browser asks for the day or for the month first.
  await keyboard.type('06062022');
  await keyboard.press('Enter');
}

test.each(WIDTHS)('an owner adds a client and a subscription by keyboard, at %i px', async (width) => {
  // Chromium reports the refusal of the second client, which this test asks for.
  const { page, close } = await newPage(browser, { width }, /status of 409/);
  await signIn(page, actors.OA);
  await page.waitForURL(/multi-company/);
  await clientsAsCards(page);
  const companies = await figure(page, COMPANIES);
  const client = {
    // A word longer than a narrow screen must not make the page wider.
    name: `Daybreak${'ceramics'.repeat(8)} ${width} Private Limited`,
    cin: `U23911GJ2022PTC40${width === 360 ? '0360' : '1440'}`,
  };

  await addClientByKeyboard(page, client);
  await toastOf(page, 'Company added successfully');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: client.name }) });
  const shown = await textOf(card);
  for (const fact of ['Active', 'Regular', client.cin, 'AABCD1234F', 'Unassigned', '0%']) expect(shown).toContain(fact);
  expect(await figure(page, COMPANIES)).toBe(companies + 1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add Client Company');
  await fitsWidth(page);
  await axe(page);

  await addClientByKeyboard(page, { ...client, name: 'Somebody Else Limited' });
  const cin = page.getByRole('textbox', { name: 'CIN' });
  await page.getByRole('dialog').getByText('You already have a company with this CIN').waitFor();
  await toastOf(page, 'Failed to add company');
  await expect.poll(() => cin.getAttribute('aria-invalid')).toBe('true');
  expect(await describedBy(page, cin)).toContain('You already have a company with this CIN');
  expect(await cin.evaluate((field) => field === document.activeElement)).toBe(true);
  await axe(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await figure(page, COMPANIES)).toBe(companies + 1);

  await addSubscription(page, client.name);
  await changeSubscription(page, client.name);
  await changeTemplates(page, `Payroll ${width}`);
  await changeFirm(page, `Mysuru ${width}`);
  await putAwayAndBack(page, client.name);
  await page.getByRole('tab', { name: 'Security' }).click();
  const came = page.getByRole('row').filter({ hasText: 'Sign-in' }).first();
  for (const fact of ['Done', 'Seed OA']) expect(await textOf(came)).toContain(fact);
  await fitsWidth(page);
  await axe(page);
  await close();
});

/** Has the clients as cards, also where other tests left so many that they are a table. */
async function clientsAsCards(page: Page) {
  const list = page.getByRole('list', { name: 'Client companies' });
  const table = page.getByRole('table', { name: 'Client companies' });
  await list.or(table).waitFor();
  if (await table.isVisible()) await page.getByRole('button', { name: 'Cards' }).click();
  await list.waitFor();
}

/** Gives a client to somebody else, archives it and takes it up again. */
async function putAwayAndBack(page: Page, name: string) {
  await page.getByRole('tab', { name: 'Client Companies' }).click();
  await clientsAsCards(page);
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByLabel('Manager').selectOption({ label: 'Seed SA' });
  await toastOf(page, 'Manager changed');
  await sheet.getByRole('button', { name: 'Edit company' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit company' });
  await edit.getByRole('textbox', { name: 'PAN', exact: true }).fill('aabcd4321f');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await toastOf(page, 'Company changed');
  await sheet.getByText('AABCD4321F').waitFor();
  await sheet.getByRole('button', { name: 'Edit type and fee' }).click();
  const terms = page.getByRole('dialog', { name: 'Edit type and fee' });
  await terms.getByLabel('Monthly Fee').fill('7,500');
  await axe(page);
  await terms.getByRole('button', { name: 'Save changes' }).click();
  await toastOf(page, 'Type and fee changed');
  await sheet.getByText('₹7,500').waitFor();
  await sheet.getByRole('button', { name: 'Archive company' }).click();
  await axe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive company' }).click();
  await toastOf(page, 'Company archived');
  await sheet.getByRole('button', { name: `Restore ${name}` }).waitFor();
  await page.keyboard.press('Escape');
  const archived = page.getByRole('region', { name: 'Archived companies' });
  await expect.poll(() => page.getByRole('list', { name: 'Client companies' }).getByText(name).count()).toBe(0);
  await fitsWidth(page);
  await axe(page);
  await archived.getByRole('button', { name: `Restore ${name}` }).click();
  await toastOf(page, 'Company restored');
  await page.getByRole('list', { name: 'Client companies' }).getByText(name).waitFor();
  expect(await textOf(page.getByRole('listitem').filter({ hasText: name }))).toContain('Seed SA');
}

async function addSubscription(page: Page, companyName: string) {
  const revenue = await figure(page, REVENUE);
  await page.getByRole('tab', { name: 'Client Companies' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Add Subscription' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Subscription' });
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Company').selectOption({ label: companyName });
  await dialog.getByLabel('Subscription Type').selectOption({ label: 'Premium' });
  await dialog.getByLabel('Monthly Fee').focus();
  await page.keyboard.type('4,500');
  await axe(page);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Subscription created successfully');
  await dialog.waitFor({ state: 'detached' });
  expect(await figure(page, REVENUE)).toBe(revenue + 4500);
  const row = page.getByRole('tabpanel').locator('tr, li').filter({ hasText: companyName });
  const shown = await textOf(row);
  for (const fact of ['Active', 'Premium', '₹4,500', 'Monthly', 'Current']) expect(shown).toContain(fact);
  await fitsWidth(page);
  await axe(page);
}

/** Changes a subscription beside somebody else who does, ends it, renews it and deletes it; the revenue follows. */
async function changeSubscription(page: Page, companyName: string) {
  const revenue = await figure(page, REVENUE);
  const list = page
    .getByRole('table', { name: 'Client subscriptions' })
    .or(page.getByRole('list', { name: 'Client subscriptions' }));
  const open = list.getByRole('button', { name: companyName });
  await open.press('Enter');
  const sheet = page.getByRole('dialog', { name: companyName });
  await axe(page);
  await sheet.getByRole('button', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit subscription' });
  const answered = await page.request.get(`/api/ca-firms/${await firmOf(page)}/subscriptions?limit=500`);
  const { id } = (await answered.json()).findLast((row: { companyName: string }) => row.companyName === companyName);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch(`/api/client-subscriptions/${id}`, { headers, data: { monthlyFee: '4600' } });
  await dialog.getByLabel('Billing cycle').selectOption({ label: 'Quarterly' });
  await dialog.getByLabel('Monthly Fee').fill('5,000');
  await dialog.getByLabel('End date').fill('31/03/2099');
  await axe(page);
  await fitsWidth(page);
  await dialog.getByLabel('Monthly Fee').press('Enter');
  await dialog.getByText('Somebody else changed this to ₹4,600. Save again to replace it').waitFor();
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
  await toastOf(page, 'Subscription changed');
  await dialog.waitFor({ state: 'detached' });
  for (const fact of ['Quarterly', '₹5,000', 'Ends 31 Mar 2099']) await sheet.getByText(fact).waitFor();
  // Behind the sheet nothing of the page is heard.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => figure(page, REVENUE)).toBe(revenue + 500);

  await open.press('Enter');
  await sheet.getByRole('button', { name: 'End subscription' }).press('Enter');
  await page.getByRole('dialog', { name: 'End subscription' }).getByLabel('Last day').press('Enter');
  await toastOf(page, 'Subscription ended');
  await sheet.getByText('Inactive').waitFor();
  await sheet.getByRole('button', { name: 'Renew' }).press('Enter');
  const renewal = page.getByRole('dialog', { name: 'Renew' });
  await renewal.getByLabel('End date').fill('');
  await renewal.getByRole('button', { name: 'Renew' }).press('Enter');
  await toastOf(page, 'Subscription renewed');
  await sheet.getByText('No end date').waitFor();
  await sheet.getByText('Active', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Delete subscription' }).press('Enter');
  await axe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await toastOf(page, 'Subscription deleted');
  await open.waitFor({ state: 'detached' });
  await expect.poll(() => figure(page, REVENUE)).toBe(revenue - 4500);
}

const firmOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/ca-firms')).json())[0].id;

/** Makes a service template, changes it, archives it, takes it up again, and deletes it. */
async function changeTemplates(page: Page, name: string) {
  await page.getByRole('tab', { name: 'Service Templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add template' });
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await dialog.getByText('Required').first().waitFor();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Base Price').fill('3,000');
  await dialog.getByLabel('Covers').fill('ECR, ESI');
  await dialog.getByLabel('Type').selectOption({ label: 'Payroll' });
  await axe(page);
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await toastOf(page, 'Service template added');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  for (const fact of ['Custom', 'Payroll', '₹3,000', 'ECR, ESI']) expect(await textOf(card)).toContain(fact);
  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit service template' });
  await edit.getByLabel('Frequency').selectOption({ label: 'Half-yearly' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await toastOf(page, 'Service template changed');
  await card.getByText('Half-yearly').waitFor();
  await card.getByRole('button', { name: `Archive ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await toastOf(page, 'Service template archived');
  const archived = page.getByRole('region', { name: 'Archived templates' });
  await archived.getByText(name).waitFor();
  await fitsWidth(page);
  await axe(page);
  await archived.getByRole('button', { name: `Restore ${name}` }).click();
  await card.getByRole('button', { name: `Archive ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await archived.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Service template deleted');
  await archived.getByText(name).waitFor({ state: 'detached' });
}

/** Changes what is known of the firm. Its name stays: other journeys read it. */
async function changeFirm(page: Page, city: string) {
  await page.getByRole('button', { name: 'Edit firm' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit firm' });
  await dialog.getByLabel('Pincode').fill('56');
  await dialog.getByLabel('City').fill(city);
  await dialog.getByLabel('City').press('Enter');
  await dialog.getByText('A pincode has six digits').waitFor();
  await dialog.getByLabel('Pincode').fill('560001');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
  await toastOf(page, 'Firm changed');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit firm' }).press('Enter');
  await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe(city);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('what is missing is said beside its field and nothing is sent', async () => {
  const { page, close } = await newPage(browser, { width: 360 });
  await signIn(page, actors.OA);
  await page.getByRole('button', { name: 'Add Client Company' }).click();
  const dialog = page.getByRole('dialog');
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.method() === 'POST' && request.url().endsWith('/api/companies')));
  await dialog.getByText('More details (optional)').click();
  await dialog.getByLabel('GSTIN').fill('29AAZCN9001Q1ZD');
  await dialog.getByRole('button', { name: 'Add Company' }).click();
  await expect.poll(() => dialog.getByText('Required', { exact: true }).count()).toBe(4);
  expect(await describedBy(page, dialog.getByLabel('GSTIN'))).toContain('comes C, not D');
  expect(isSent).toBe(false);
  await everybodyReads(page, [1440, 360]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add Client Company' }).click();
  await expect.poll(() => dialog.getByText('Required', { exact: true }).count()).toBe(0);
  await close();
});
