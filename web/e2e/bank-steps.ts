import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newPage, newPerson, type PageOptions, type WatchedPage } from './browser';
import { send, signUpUnseen } from './calls';
import { comeInvited } from './invited';
import { url } from './served';

/** October of the journey: twins, an amount in lakhs, three forms of dates. */
export const OCTOBER = `Date,Description,Debit Amount,Credit Amount,Balance
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99100.00
03-10-2026,"NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88",,"1,18,000.00",217100.00
2026-10-05,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157100.00
07/10/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,,151100.00
12/10/2026,IMPS-P2A-ADV MEHRA LEGAL RETAINER,45000.00,,106100.00
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00`;

/** Two lines of October again, then two of November of which the second does not follow from the first. */
export const NOVEMBER = `Date,Description,Debit Amount,Credit Amount,Balance
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00
02/11/2026,ATM CSH,2000.00,,54312.00
03/11/2026,UPI/ZEPTO,300.00,,53712.00`;

/** Stops the server's clock at an instant; null frees it. */
export async function setClock(now: string | null): Promise<void> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/dev/clock`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock was not set: ${answer.status}`);
}

const KESTREL = {
  name: 'Kestrel Robotics Private Limited',
  cin: 'U62099KA2022PTC165432',
  pan: 'AAZCN9001Q',
  tan: 'BLRK01234E',
  gstin: '29AAZCN9001Q1ZC',
  udyam: 'UDYAM-KR-03-0123456',
  incorporationDate: '2022-06-14',
  financialYear: '2026-27',
};

const ACCOUNT = {
  accountName: 'Operations',
  accountNumber: '50100012344471',
  bankName: 'HDFC Bank',
  ifscCode: 'HDFC0000123',
};

/** Where a visitor's page begins: the dashboard, unless another address is named; nowhere yet, where it is null. */
export type BeginningAt = PageOptions & {
  at?: string | null;
  /** The page is of a second admin of the company, who came by the founder's invitation. */
  isInvited?: boolean;
};

/** A founder of a company of their own; with an account that has these statements. */
export async function founder(
  browser: Browser,
  statements?: readonly string[],
  { at = '/', isInvited = false, ...options }: BeginningAt = {},
  expected?: RegExp,
): Promise<WatchedPage> {
  const watched = await newPage(browser, options, expected);
  const { page } = watched;
  const first = isInvited ? await newPage(browser) : watched;
  await signUpUnseen(first.page, newPerson('company'));
  const companyId = await keptCompany(first.page, statements);
  if (isInvited) {
    await comeInvited(page, newPerson('company'), { by: first.page, to: `/companies/${companyId}`, role: 'founder' });
    await first.close();
  }
  if (at !== null) await page.goto(at);
  if (at === '/') await page.getByRole('heading', { name: 'Bank bookkeeping' }).waitFor();
  return watched;
}

/** A company of whom the page is of, with an account where there are statements. */
async function keptCompany(page: Page, statements: readonly string[] | undefined): Promise<string> {
  const companyId = idOf(await send(page, 'POST', '/companies', KESTREL));
  if (!statements) return companyId;
  const bankAccountId = idOf(await send(page, 'POST', `/companies/${companyId}/bank-accounts`, ACCOUNT));
  for (const statementData of statements) {
    const statement = { bankAccountId, statementData, dateOrder: 'DMY' };
    await send(page, 'POST', `/companies/${companyId}/upload-statement`, statement);
  }
  return companyId;
}

function idOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return String(answer.id);
  throw new Error('The answer has no id');
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** By its place, not its role: while a dialog is open, a toast is seen and announced but not part of what can be used. */
export const toastOf = (page: Page, words: string | RegExp) =>
  page.locator('li:visible', { hasText: words }).first().waitFor();

/** Pastes a statement and looks at what was recognised. */
export async function previewText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Statement' });
  await dialog.getByLabel('Account').selectOption({ index: 1 });
  await dialog.getByLabel('Statement text').fill(text);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Balance check').waitFor();
}

export async function saveStatement(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload Statement' });
  await dialog.getByRole('button', { name: 'Save statement' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The card whose figure has this name. */
export const card = (page: Page, label: string): Locator =>
  page.locator('p', { hasText: new RegExp(`^${label}$`) }).locator('xpath=../..');

/** Waits until each of these stands in a part of the page, as a text of its own. */
export async function shows(part: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await part.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
}

/** What is far down comes as its place is scrolled to, and makes the page longer. */
export async function scrolledTo(page: Page, region: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector('[data-far]')?.scrollIntoView());
      return region.count();
    })
    .toBe(1);
  await region.scrollIntoViewIfNeeded();
}
