import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { card, founder, NOVEMBER, OCTOBER, shows, toastOf } from './bank-steps';
import { axe, fitsWidth, newPage, newPerson } from './browser';
import { companyOf, openWhy } from './calendar-steps';
import { send } from './calls';
import { button, stateFacts } from './fact-steps';
import { comeInvitedByHand } from './invited';
import { dialogOf, WELFARE } from './list-steps';
import { type Hand, keys, mouse } from './mouse-or-keys';
import { browser, NOON, withBrowser } from './set-up';

// What a founder's company owes, by when and why, and what its bank's statement proves; each by somebody who was invited.

withBrowser(NOON);

const HANDS = [
  ['the mouse', 1440, mouse],
  ['the keys alone', 360, keys],
] as const;

const widget = (page: Page) => page.getByRole('region', { name: 'Compliance Calendar' });
const why = (page: Page, figure: string) => page.getByRole('button', { name: `Why: ${figure}`, exact: true });

/** What happened since: the meeting, tax that was withheld and never paid, one return filed, the accounts not; by the screens. */
async function tellWhatHappened(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Confirm what has been filed'));
  const line = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  const filed = line('GSTR-1 for October 2026');
  await hand.press(filed.getByRole('button', { name: 'Filed...' }));
  await hand.write(filed.getByLabel(/^Filed on/), '2026-11-10');
  await hand.press(filed.getByRole('button', { name: 'Save' }));
  await filed.waitFor({ state: 'detached' });
  await hand.tab(page, 'Events');
  await record(page, hand, 'Annual general meeting held', async (dialog) => {
    await hand.write(dialog.getByLabel(/^Held on/), '2026-09-30');
  });
  await record(page, hand, 'Tax deducted or collected', async (dialog) => {
    await hand.write(dialog.getByLabel(/^Deducted on/), '2026-10-15');
    await hand.write(dialog.getByLabel(/^Tax \(/), '12,500');
  });
  await hand.tab(page, 'Confirm filings');
  const accounts = line('AOC-4 for 2025-26');
  await hand.press(accounts.getByRole('button', { name: 'Not filed' }));
  await accounts.waitFor({ state: 'detached' });
  const company = `/companies/${await companyOf(page)}`;
  for (const [subject, happenedOn] of [
    ['ITR-6|2025-26|', '2026-10-28'],
    ['140|2026-27 Q2|BLRK01234E', '2026-10-30'],
  ])
    await send(page, 'POST', `${company}/events`, {
      kind: 'filing',
      subject,
      happenedOn: happenedOn ?? '',
      details: {},
    });
}

async function record(page: Page, hand: Hand, what: string, fill: (dialog: Locator) => Promise<void>) {
  await hand.press(button(page, 'Record an event'));
  const dialog = dialogOf(page);
  await hand.choose(dialog.getByLabel('What happened'), what);
  await fill(dialog);
  await hand.press(dialog.getByRole('button', { name: 'Record', exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

/** Two are late, six more are due by 20 December; each figure says what it counts. */
async function seeWhatIsOwed(page: Page, hand: Hand): Promise<void> {
  await page.goto('/');
  await shows(card(page, 'Overdue Tasks'), '2', '0 GST, 1 TDS, 1 ROC filing');
  await shows(card(page, 'Upcoming Deadlines'), '6');
  const shown = widget(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[data-item-id]') });
  const four = ['AOC-4 for 2025-26', 'TDS deposit for October', 'GSTR-3B for October', 'MGT-7A for 2025-26'];
  await expect.poll(() => shown.count()).toBe(4);
  for (const [place, title] of four.entries()) expect(await shown.nth(place).textContent()).toContain(title);
  const row = (title: string) => widget(page).getByRole('listitem').filter({ hasText: title });
  await shows(row('AOC-4'), 'Overdue by 21 days', '₹2,100', '21 days × ₹100');
  await shows(row('TDS deposit for October'), 'Overdue by 13 days');
  await shows(row('GSTR-3B'), 'Today');
  await widget(page)
    .getByRole('img', { name: /AOC-4 is late since 30 Oct 2026.*Due today: GSTR-3B\. 5 more fall due/ })
    .waitFor();
  await page.getByText('Input credit of 2025-26 lapses after 30 Nov 2026', { exact: true }).waitFor();
  await axe(page);
  await fitsWidth(page);

  const opened = async (
    figure: ReturnType<typeof why>,
    reads: (sheet: ReturnType<typeof dialogOf>) => Promise<void>,
  ) => {
    await reads(await openWhy(page, figure, hand));
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await figure.and(page.locator(':focus')).waitFor();
  };
  await opened(why(page, 'Compliance Health Score'), (sheet) =>
    sheet.getByRole('link', { name: 'TDS deposit for October 2026' }).waitFor(),
  );
  await opened(why(page, 'Overdue Tasks'), (sheet) => shows(sheet, /^AOC-4 for 2025-26/, /^TDS deposit for October/));
  await opened(why(page, 'Upcoming Deadlines'), async (sheet) => {
    const listed = await sheet.getByRole('list', { name: 'Upcoming Deadlines' }).locator('> li').allTextContents();
    const names = ['GSTR-3B for October', 'MGT-7A for 2025-26', 'TDS deposit for November', 'GSTR-1 for November'];
    for (const [place, name] of [...names, 'Advance tax, 75%', 'GSTR-3B for November'].entries())
      expect(listed[place]).toContain(name);
    expect(listed[1]).toContain('Sunday');
  });
  await opened(why(page, 'Active Registrations'), (sheet) =>
    sheet.getByRole('list', { name: 'Active Registrations' }).waitFor(),
  );
  for (const [title, sum] of [
    ['AOC-4', /^21 days × ₹100 = ₹2,100 under /],
    ['TDS deposit for October', /^₹12,500 × 1.5% × 2 months = ₹375 under /],
  ] as const)
    await opened(row(title).getByRole('button', { name: /^Why: Cost of/ }), async (sheet) => {
      await sheet.getByText(sum).waitFor();
      await hand.press(sheet.locator('summary', { hasText: 'Source, dates and confidence' }).first());
      await sheet.getByText('Known since').first().waitFor();
      await expect.poll(() => sheet.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
    });
}

const eventOf = (feed: string, summary: string) =>
  feed
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .filter((part) => part.includes(summary))
    .map((part) => ({
      uid: /UID:(\S+)/.exec(part)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(part)?.[1]),
    }));

/** The calendar as files and as a feed; what is marked done is the same event there, and not a second one. */
async function takeItAlong(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Generate Calendar'));
  const told = page.getByRole('dialog', { name: 'What changed' });
  await told.getByText(/^Nothing changed\. \d+ obligations stay as they were\.$/).waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  for (const [name, file] of [
    ['Export ICS', 'compliance-calendar.ics'],
    ['Export JSON', 'compliance-calendar.json'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await hand.press(button(page, name));
    expect((await saved).suggestedFilename()).toBe(file);
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain('GSTR-3B for October 2026');
  }
  await page.goto('/calendar-feeds');
  await hand.press(button(page, 'Create a feed'));
  await hand.press(button(page, 'Create feed'));
  const link = await page.getByLabel('Secret link').inputValue();
  await hand.press(button(page, 'Done'));
  const feed = async () => eventOf(await (await page.request.get(link)).text(), 'GSTR-3B for October 2026');
  const [before] = await feed();
  // What is typed and sent faster than the list can follow means what all its letters find.
  await hand.press(button(page, /^Search or jump to/).filter({ visible: true }));
  await page.getByRole('combobox', { name: 'Search or jump to' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('option', { name: /^AOC-4/ }).waitFor();
  await page.keyboard.type('3b oct');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'GSTR-3B for October 2026' });
  await hand.press(sheet.getByRole('button', { name: 'Mark as done' }));
  await hand.write(sheet.getByLabel(/^Acknowledgement number/), 'AA2911260000001');
  await hand.press(sheet.getByRole('button', { name: 'Mark as done' }));
  await sheet.getByText('AA2911260000001').waitFor();
  const after = await feed();
  expect(after.map(({ uid }) => uid)).toEqual([before?.uid]);
  expect(after[0]?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
}

test.each(HANDS)(
  'whom the founder invited learns what is owed, by when and why, and takes it along: with %s, at %i px',
  async (_how, width, hand) => {
    const first = await founder(browser, undefined, { width, at: '/people' });
    const { page, close } = await newPage(browser, { width });
    await comeInvitedByHand(page, newPerson('company'), { by: first.page, hand, role: 'Company admin' });
    await first.close();
    await page.getByRole('heading', { name: 'Kestrel Robotics Private Limited' }).waitFor();
    await hand.press(page.getByRole('link', { name: 'Complete company profile' }));
    await stateFacts(page, hand);
    await tellWhatHappened(page, hand);
    await seeWhatIsOwed(page, hand);
    await takeItAlong(page, hand);
    await page.goto('/');
    await shows(card(page, 'Overdue Tasks'), '2');
    await shows(card(page, 'Upcoming Deadlines'), '5');
    await close();
  },
);

/** One statement is pasted, looked at and stored; `facts` stand there before it is. */
async function upload(
  page: Page,
  hand: Hand,
  text: string,
  facts: readonly (string | RegExp)[],
  see?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await hand.press(button(page, 'Upload Statement').first());
  const dialog = page.getByRole('dialog', { name: 'Upload Statement' });
  const account = dialog.getByLabel('Account');
  const name = account.locator('option', { hasText: 'Operations' });
  await name.waitFor({ state: 'attached' });
  await hand.choose(account, (await name.textContent()) ?? '');
  await hand.write(dialog.getByLabel('Statement text'), text);
  await hand.press(dialog.getByRole('button', { name: 'Preview' }));
  await shows(dialog, ...facts);
  await see?.(dialog);
  await hand.press(dialog.getByRole('button', { name: 'Save statement' }));
  await dialog.waitFor({ state: 'detached' });
}

/** What is set up is said to be done, what is not leads to where it is done. */
async function goOnWithSetUp(page: Page, hand: Hand, progress: string, step: string): Promise<void> {
  const more = button(page, 'More').filter({ visible: true });
  if (await more.count()) await hand.press(more);
  await hand.press(button(page, `Get Started ${progress}`).filter({ visible: true }));
  const steps = page.getByRole('region', { name: 'Get Started' }).getByRole('listitem').filter({ visible: true });
  await steps.filter({ hasText: 'Add a bank account (done)' }).waitFor();
  await axe(page);
  await hand.press(steps.getByRole('link', { name: step }));
}

/** October once and again, then what overlaps it and breaks. */
async function bringStatements(page: Page, hand: Hand): Promise<void> {
  await goOnWithSetUp(page, hand, '2 of 6', 'Upload a bank statement');
  await page.getByRole('tab', { name: 'Bank Accounts', selected: true }).waitFor();
  await page.getByText('XXXXXXXXXX4471').waitFor();
  await expect.poll(() => page.getByText('5010').count()).toBe(0);
  await upload(page, hand, OCTOBER, ['₹1,00,000.00', '₹56,312.00', '8 new, 0 already known', '8 of 8 rows agree']);
  await toastOf(page, '8 transactions added; 8 of 8 rows agree');
  await hand.tab(page, 'Overview');
  await page.getByText('Data ends on 31 Oct 2026').waitFor();
  await hand.tab(page, 'Bank Accounts');
  await upload(page, hand, OCTOBER, ['0 new, 8 already known'], async (dialog) => {
    await hand.press(dialog.locator('summary', { hasText: '8 lines are in this account already' }));
    const known = dialog.getByRole('list', { name: /8 lines are in this account/ }).getByRole('listitem');
    await expect.poll(() => known.count()).toBe(8);
    await shows(known.nth(2), 'Line 4:', '03 Oct 2026', '₹1,18,000.00', 'Credit');
    await axe(page);
  });
  await toastOf(page, '0 transactions added, 8 already known');
  await upload(page, hand, NOVEMBER, ['2 new, 2 already known'], async (dialog) => {
    const named = dialog.getByRole('listitem').filter({ hasText: 'Line 5:' });
    await expect.poll(() => named.first().textContent()).toContain('300');
  });
  await toastOf(page, '2 transactions added, 2 already known; 3 of 4 rows agree');
  await page.getByText('Bank and books differ').waitFor();
  await hand.press(page.getByText('How this adds up'));
  await page.getByText(/the books hold ₹300\.00 more than the bank/).waitFor();
  await goOnWithSetUp(page, hand, '3 of 6', 'Categorise every transaction');
  await page.getByRole('tab', { name: 'Categorization', selected: true }).waitFor();
  await hand.tab(page, 'Transactions');
  await page.getByText('Balance does not follow').waitFor();
  await expect.poll(() => page.getByText('ZEPTO/OFFICE PANTRY').count()).toBe(2);
}

/** A choice for a payee is proposed for its other lines, with their number; a run is looked at, done and undone exactly. */
async function categorise(page: Page, hand: Hand): Promise<void> {
  await hand.tab(page, 'Categorization');
  const left = (count: number) =>
    page.getByRole('heading', { name: `Uncategorized Transactions (${count})` }).waitFor();
  await left(10);
  for (const [narration, category, after] of [
    ['UPI/628812345678/ZEPTO/OFFICE PANTRY', WELFARE, 9],
    ['TRF TO OWN A/C 4471 SWEEP', 'Own account transfer', 8],
    ['TDS PAYMENT CHALLAN 0510308 00123', 'TDS deposited', 7],
  ] as const) {
    await hand.choose(page.getByLabel(`Category of ${narration}`).first(), category);
    await left(after);
  }
  await page
    .getByText(/^Set by Asha Rao, 20 Nov 2026/)
    .first()
    .waitFor();
  const propose = async () => {
    await hand.press(button(page, 'Auto-categorize All'));
    const rows = dialogOf(page).getByRole('row').or(dialogOf(page).getByRole('listitem'));
    await rows
      .filter({ hasText: WELFARE })
      .getByText(/^2( transactions)?$/)
      .waitFor();
  };
  await propose();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await left(7);
  await propose();
  await hand.press(dialogOf(page).getByRole('button', { name: /^Categorize \d/ }));
  await toastOf(page, 'Auto-categorization Complete');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page
    .getByText(/% sure\), 20 Nov 2026/)
    .first()
    .waitFor();
  await axe(page);
  await hand.press(button(page, /^Undo last run/));
  await hand.press(button(page, 'Undo the run'));
  await toastOf(page, 'Last run undone');
  await left(7);
}

/** October as the bank has it, and without what is no income and no cost; then this month, which says where it ends. */
async function readFigures(page: Page, hand: Hand): Promise<void> {
  await hand.tab(page, 'Overview');
  await page.getByText('Data ends on 03 Nov 2026').waitFor();
  await shows(card(page, 'Total Expenses'), '₹2,300');
  await shows(card(page, 'Transactions'), '2');
  await hand.press(button(page, 'Last month'));
  await page.getByText('01 Oct 2026 to 31 Oct 2026').waitFor();
  await shows(card(page, 'Total Income'), '₹1,18,212');
  await shows(card(page, 'Total Expenses'), '₹1,61,900');
  await shows(card(page, 'Net Income'), '-₹43,688');
  await expect.poll(() => card(page, 'Net Income').locator('.text-red').count()).toBe(1);
  await shows(card(page, 'Transactions'), '8');
  const operating = page.getByRole('region', { name: 'Operating figures' });
  await shows(operating, '₹1,18,212', '₹1,05,900', '₹12,312', '-₹50,000', '-₹6,000');
  await hand.press(operating.getByRole('button', { name: 'Why: Operating expenses' }));
  await shows(dialogOf(page), '₹1,61,900', '₹50,000', '₹6,000', '₹1,05,900');
  await axe(page);
  await page.keyboard.press('Escape');
  for (const name of ['Operating income', 'Operating net'])
    await operating.getByRole('button', { name: `Why: ${name}` }).waitFor();
  await fitsWidth(page);
  await hand.press(button(page, 'Transfer, 1 transaction'));
  await page.getByRole('row', { name: /TRF TO OWN/ }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
}

test.each(HANDS)(
  'whom the founder invited brings a statement, proves it and reads its figures: with %s, at %i px',
  async (_how, width, hand) => {
    const { page, close } = await founder(browser, [], { width, isInvited: true });
    await bringStatements(page, hand);
    await categorise(page, hand);
    await readFigures(page, hand);
    await close();
  },
);
