import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { setClock, shows } from './bank-steps';
import { axe, fitsWidth, newPage, newPerson } from './browser';
import { openWhy } from './calendar-steps';
import { send, signUpUnseen } from './calls';
import { comeInvitedByHand } from './invited';
import { type Hand, keys, mouse } from './mouse-or-keys';
import { browser, NOON, withBrowser } from './set-up';

// The government moves a date for a firm's clients, takes that back, and waives a fee: entered by one, approved by another, whom
// the first one invited.

withBrowser(NOON);

const ANNUAL = 'MGT-7A for 2025-26';
const EXTENSION = 'MCA General Circular 9/2026';
const WAIVER = 'MCA General Circular 10/2026';
const CLIENTS = 12;
const all = (day: string) => Array.from({ length: CLIENTS }, () => day);

/** A firm with twelve companies whose AGM was on 30 September 2026; answers one of them, which says that its accounts are not filed. */
async function firmOf(page: Page): Promise<string> {
  await signUpUnseen(page, newPerson('firm'));
  const firm = await send(page, 'POST', '/ca-firms', { name: 'Rao & Associates' });
  const ids = await Promise.all(Array.from({ length: CLIENTS }, (_, place) => companyOf(page, idOf(firm), place)));
  const [first = ''] = ids;
  const notFiled = { kind: 'not-filed', subject: 'AOC-4|2025-26|', happenedOn: '2026-11-20', details: {} };
  await send(page, 'POST', `/companies/${first}/events`, notFiled);
  return first;
}

async function companyOf(page: Page, caFirmId: string, place: number): Promise<string> {
  const holdsFrom = '2022-06-14';
  const client = {
    name: `Twelve Moons ${String(place + 1).padStart(2, '0')} Private Limited`,
    cin: `U62099KA2022PTC${300_100 + place}`,
    pan: `AAACT${1_000 + place}E`,
    incorporationDate: holdsFrom,
    caFirmId,
  };
  const id = idOf(await send(page, 'POST', '/companies', client));
  const form = { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom };
  const capital = { kind: 'capital', value: { paidUp: '2500000', authorised: '2500000' }, holdsFrom };
  const turnover = { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' }, holdsFrom };
  for (const fact of [form, capital, turnover]) await send(page, 'POST', `/companies/${id}/facts`, fact);
  const agm = { kind: 'agm', subject: '2025-26', happenedOn: '2026-09-30', details: {} };
  await send(page, 'POST', `/companies/${id}/events`, agm);
  return id;
}

const idOf = (answer: unknown) => String(Reflect.get(Object(answer), 'id'));
const card = (page: Page, reference: string) => page.getByRole('listitem').filter({ hasText: reference }).first();
const button = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name });

/** Enters a notification for forms of company law and 2025-26; `fill` says what it grants. */
async function enter(
  page: Page,
  hand: Hand,
  forms: string[],
  reference: string,
  fill: (dialog: Locator) => Promise<void>,
) {
  await page.goto('/reliefs');
  await hand.press(button(page, 'Enter notification'));
  const dialog = page.getByRole('dialog', { name: 'Enter notification' });
  await fill(dialog);
  for (const form of forms) await hand.tick(dialog.getByLabel(form, { exact: true }));
  await hand.write(dialog.getByLabel(/^Period/), '2025-26');
  await hand.write(dialog.getByLabel(/^Reference/), reference);
  await hand.press(dialog.getByRole('button', { name: 'Enter', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  const entered = card(page, reference);
  await entered.getByText('You entered this, so another owner or manager of the firm decides.').waitFor();
  await expect.poll(() => button(entered, /^Approve/).count()).toBe(0);
}

/** Approves or withdraws, and says so a second time. */
async function decide(page: Page, hand: Hand, reference: string, act: 'Approve' | 'Withdraw') {
  await hand.press(button(card(page, reference), new RegExp(`^${act}`)));
  await hand.press(button(page.getByRole('alertdialog'), act));
  await card(page, reference)
    .getByText(act === 'Approve' ? 'In force' : /^Withdrawn by/)
    .waitFor();
}

/** The due days of the twelve annual returns on the firm's calendar. */
async function annualDays(page: Page, hand: Hand): Promise<string[]> {
  await page.goto('/firm-calendar?view=list');
  await hand.choose(page.getByLabel('Area'), 'ROC');
  const rows = page.getByRole('row', { name: /Twelve Moons/ }).filter({ hasText: ANNUAL });
  await expect.poll(() => rows.count()).toBe(CLIENTS);
  return rows.locator('time').allTextContents();
}

/** The effect before anybody decides: whom it touches, from which day to which. */
async function seeEffect(page: Page, hand: Hand) {
  await page.goto('/reliefs');
  const entered = card(page, EXTENSION);
  await hand.press(button(entered, /^Show effect/));
  await entered.getByText('Due dates: 12. Clients: 12. Filed already: 0.').waitFor();
  const rows = entered.getByRole('row', { name: /Twelve Moons/ });
  await expect.poll(() => rows.count()).toBe(CLIENTS);
  for (const row of await rows.all()) {
    await shows(row, '29 Nov 2026', '31 Dec 2026');
    await expect.poll(() => button(row, /^Why: Days gained/).textContent()).toMatch(/32$/);
  }
  await axe(page);
  await fitsWidth(page);
  const gained = button(rows.last(), /^Why: Days gained/);
  const sheet = await openWhy(page, gained, hand);
  await sheet.getByText('31 Dec 2026 − 29 Nov 2026 = 32 days').first().waitFor();
  await page.keyboard.press('Escape');
  await gained.and(page.locator(':focus')).waitFor();
}

/** One item of a client, in the panel that its row opens. */
async function itemOf(page: Page, hand: Hand, companyId: string, title: string): Promise<Locator> {
  await page.goto(`/compliance-calendar?company=${companyId}`);
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .first(),
  );
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.waitFor();
  return sheet;
}

test.each([
  ['the mouse', 1440, mouse, 'Manager'],
  ['the keys alone', 360, keys, 'Owner'],
] as const)(
  'a date moves for twelve clients once the second person approves, comes back, and a waived fee moves none: with %s, at %i px',
  async (_how, width, hand, role) => {
    const first = await newPage(browser, { width });
    const clientId = await firmOf(first.page);
    await first.page.goto('/multi-company?tab=people');
    const second = await newPage(browser, { width });
    await comeInvitedByHand(second.page, newPerson('firm'), { by: first.page, hand, role });

    await enter(first.page, hand, ['MGT-7', 'MGT-7A'], EXTENSION, (dialog) =>
      hand.write(dialog.getByLabel(/^New due date/), '2026-12-31'),
    );
    await seeEffect(second.page, hand);
    expect(await annualDays(second.page, hand)).toEqual(all('29 Nov 2026'));
    await second.page.goto('/reliefs');
    await decide(second.page, hand, EXTENSION, 'Approve');
    expect(await annualDays(second.page, hand)).toEqual(all('31 Dec 2026'));
    await second.page
      .getByRole('row', { name: /Twelve Moons 01.*MGT-7A/ })
      .getByText('Extended', { exact: true })
      .waitFor();
    const moved = await itemOf(second.page, hand, clientId, ANNUAL);
    await moved.getByText('Extended', { exact: true }).waitFor();
    await moved.getByText(`Due date extended from 29 Nov 2026 by ${EXTENSION}`).waitFor();

    await first.page.goto('/reliefs');
    await decide(first.page, hand, EXTENSION, 'Withdraw');
    expect(await annualDays(first.page, hand)).toEqual(all('29 Nov 2026'));
    const back = (await itemOf(first.page, hand, clientId, ANNUAL)).getByRole('region', { name: 'History' });
    await back.getByText('Due date moved from 31 Dec 2026 to 29 Nov 2026').waitFor();
    await expect.poll(() => back.getByRole('listitem').count()).toBe(3);

    await second.page.keyboard.press('Escape');
    await moved.waitFor({ state: 'detached' });
    await hand.press(button(second.page.getByRole('banner'), /^Company: /));
    await second.page.getByRole('combobox').and(second.page.locator(':focus')).waitFor();
    await second.page.keyboard.type('moons 07');
    await second.page.keyboard.press('Enter');
    await button(second.page.getByRole('banner'), 'Company: Twelve Moons 07 Private Limited').waitFor();
    await enter(second.page, hand, ['AOC-4'], WAIVER, async (dialog) => {
      await hand.press(button(dialog, 'Fee waiver'));
      await hand.write(dialog.getByLabel(/^Filed from/), '2026-11-20');
      await hand.write(dialog.getByLabel(/^Filed by/), '2026-12-31');
    });
    await first.page.goto('/reliefs');
    await decide(first.page, hand, WAIVER, 'Approve');
    const waived = await itemOf(first.page, hand, clientId, 'AOC-4 for 2025-26');
    await shows(waived, 'Overdue by 21 days', 'Fee waived');
    await waived.getByText(`Fee waived if filed by 31 Dec 2026 (${WAIVER}); the due date stays`).waitFor();
    await expect.poll(() => waived.getByText('Extended', { exact: true }).count()).toBe(0);
    await expect.poll(() => waived.getByText('₹2,100').count()).toBe(0);
    onTestFinished(() => setClock(NOON));
    await setClock('2027-01-02T12:00:00+05:30');
    await first.page.reload();
    await shows(waived, 'Overdue by 64 days');
    await waived.getByText(/₹6,400 so far, ₹100 a day$/).waitFor();
    await second.close();
    await first.close();
  },
);
