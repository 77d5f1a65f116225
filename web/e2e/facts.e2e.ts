import { expect, test } from 'vitest';
import { founder, toastOf } from './bank-steps';
import { axe, fitsWidth } from './browser';
import { stated } from './calendar-steps';
import { button, stateFacts } from './fact-steps';
import { keys, mouse, typeDay } from './mouse-or-keys';
import { browser, NOON, withBrowser } from './set-up';

// A Friday: GSTR-3B for October is due today.
withBrowser(NOON);

test('what was filed is told line by line and area by area, and leaves the list', async () => {
  const { page, close } = await founder(browser, undefined, { at: '/company-facts' });
  await stateFacts(page, mouse);
  await button(page, 'Confirm what has been filed').click();
  const filed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'GSTR-1 for October 2026' });
  await filed.getByRole('button', { name: 'Filed...' }).press('Enter');
  // The form begins at its day; nothing needs the mouse.
  await typeDay(filed.getByLabel(/^Filed on/), '2026-11-10');
  await keys.write(filed.getByLabel('Acknowledgement number'), 'AA291126000001');
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key); // It asks, and goes on.
  await filed.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Keep editing').click();
  await filed.getByLabel('Acknowledgement number').focus();
  await keys.write(filed.getByLabel(/^Amount paid with it/), '2,50,000');
  await page.keyboard.press('Enter');
  await filed.waitFor({ state: 'detached' });
  await toastOf(page, 'Recorded: Filed: GSTR-1 for 2026-10');
  await toastOf(page, 'GSTR-1 for October 2026 is done');
  await axe(page);
  const before = page.getByRole('region', { name: /^TDS \(/ });
  await button(page, 'All done up to... TDS').click();
  await page.getByLabel(/^Due up to/).fill('2026-11-15');
  await button(page, 'All done').last().click();
  await before.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByText('acknowledgement AA291126000001 · ₹2,50,000.00 paid with it').waitFor();
  await page.getByText('All done: TDS', { exact: true }).waitFor();
  await close();
}, 120_000);

test('losses carried and the first claim of the holiday are stated in their forms, and the planner starts from them', async () => {
  const { page, close } = await founder(browser, undefined, { at: '/company-facts?step=tax-carried' });
  await page.getByRole('heading', { level: 1, name: 'Loss and tax credit carried' }).waitFor();
  await page.getByLabel('Year it arose in').selectOption('2024-25');
  await page.getByLabel('Business loss').fill('12,50,000');
  await page.getByLabel('Unabsorbed depreciation').fill('1,00,000');
  await page.getByLabel('MAT or AMT credit').fill('3,00,000');
  await axe(page);
  await fitsWidth(page);
  await button(page, 'Save and continue').click();
  await page.getByRole('heading', { level: 1, name: 'Loss and tax credit carried' }).waitFor({ state: 'detached' });
  await page.goto('/company-facts?step=holiday-claim');
  await page.getByLabel(/First claimed/).selectOption('2024-25');
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWidth(page);
  await axe(page);
  await button(page, 'Save and continue').click();
  await page.getByLabel(/First claimed/).waitFor({ state: 'detached' });
  await page.goto('/tax-planning');
  const losses = page.getByRole('group', { name: 'Losses brought forward' });
  await expect.poll(() => losses.getByLabel('Business loss').inputValue()).toBe('12,50,000');
  await expect.poll(() => losses.getByLabel('Unabsorbed depreciation').inputValue()).toBe('1,00,000');
  await expect.poll(() => page.getByLabel('MAT credit brought forward').inputValue()).toBe('3,00,000');
  await close();
});

test('three missed accounts are brought in the grid by keys, and the page says what follows from them', async () => {
  const { page, close } = await stated(browser, { width: 360 });
  await page.goto('/compliance-calendar?status=unconfirmed');
  await page.getByRole('link', { name: 'Bring past years' }).click();
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  await box('Choose everything').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => box('AOC-4, 2022-23: Not known').isChecked()).toBe(true);
  await button(page, 'Clear selection').press('Enter');
  // From the first year to the third, along the row of the accounts.
  await box('AOC-4, 2022-23: Not known').focus();
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await page.getByText('3 chosen').waitFor();
  await fitsWidth(page);
  await axe(page);
  await button(page, 'Not filed').press('Enter');
  await toastOf(page, '3 answers saved');
  await expect
    .poll(() => box('AOC-4, 2024-25: Not filed').evaluate((one) => one === document.activeElement))
    .toBe(true);
  const follows = page.getByRole('region', { name: 'What follows from what is overdue' });
  await follows.getByText(/strike|struck/i).waitFor();
  await follows.getByRole('button', { name: /^Why: Directors disqualified/ }).waitFor();
  await follows
    .getByText(/so far, ₹[45]00 a day/)
    .first()
    .click();
  await page.getByRole('dialog').getByText('AOC-4 for 2022-23').waitFor();
  await page.keyboard.press('Escape');
  // What is filed on a day asks for the day, and a month is found below its form.
  await button(page, /^Each period of GSTR-1/).click();
  await box(/^GSTR-1 .*, July, 2022-23: Not known/).check();
  await button(page, 'Filed...').click();
  await typeDay(page.getByLabel('Filed on'), '2022-08-11');
  await page.keyboard.press('Enter');
  await box(/^GSTR-1 .*, July, 2022-23: Filed 11 Aug 2022/).waitFor();
  // A return that is missing says which amounts its cost waits for; entered beside it, they count.
  await box('ITR-6, 2024-25: Not known').check();
  await button(page, /^Not filed$/).click();
  await follows.getByRole('listitem').filter({ hasText: 'ITR-6' }).getByRole('link', { name: '2024-25' }).click();
  const sheet = page.getByRole('dialog', { name: 'ITR-6 for 2024-25' });
  await sheet.getByText(/^.*₹5,000 so far.* \+ not entered: total income .*, tax unpaid on .*, assessed tax/).waitFor();
  await sheet.getByLabel(/^Total income of the year/).fill('4,00,000');
  await sheet.getByLabel(/^Tax unpaid on the due date/).fill('10,000');
  await axe(page);
  await sheet.getByRole('button', { name: 'Save amounts' }).click();
  await toastOf(page, 'Amounts saved');
  await sheet.getByText(/^.*₹2,[0-9]00 so far.* \+ not entered: assessed tax less advance tax/).waitFor();
  const unpaid = sheet.getByLabel(/^Tax unpaid on the due date/);
  await expect.poll(() => unpaid.inputValue()).toBe('10,000');
  await sheet.getByRole('button', { name: 'Withdraw Tax unpaid on the due date (₹)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await sheet.getByText(/^.*₹1,000 so far.* \+ not entered: tax unpaid on/).waitFor();
  await expect.poll(() => unpaid.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await fitsWidth(page);
  await axe(page);
  await close();
}, 120_000);

test('an event is recorded in plain words, and taken back with the reason kept', async () => {
  const { page, close } = await founder(browser, undefined, {
    width: 360,
    theme: 'dark',
    at: '/company-facts?tab=events',
  });
  await button(page, 'Record an event').click();
  await page.getByLabel('What happened').selectOption({ label: 'Tax deducted or collected' });
  await button(page, 'Record').last().click();
  await page.getByText('Required').first().waitFor();
  await page.getByLabel(/^Deducted on/).fill('2026-10-31');
  await page.getByLabel(/^Tax \(/).fill('12,500');
  await axe(page);
  await button(page, 'Record').last().click();
  await page.getByText(/₹12,500 · Residents · BLRK01234E/).waitFor();
  await fitsWidth(page);
  await axe(page);
  await button(page, 'Withdraw Tax deducted or collected').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Nothing recorded yet').waitFor();
  await close();
});

test('a fact is changed from a day on, and what stood before stays in its history', async () => {
  const { page, close } = await founder(browser, undefined, { width: 360, at: '/company-facts' });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const count = page.getByLabel(/^Number of employees/);
  await link('Add employees').click();
  await count.fill('12');
  await button(page, 'Save').click();
  await link('Employees').click();
  await button(page, 'Enter a change').click();
  await count.fill('52');
  await button(page, 'Save').click();
  // Entered wrongly: the right one takes its place, and the wrong one stays as withdrawn.
  await link('Employees').click();
  await button(page, 'Correct').click();
  await expect.poll(() => count.inputValue()).toBe('52');
  await count.fill('25');
  await axe(page);
  await button(page, 'Save').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('25', { exact: true }).waitFor();
  await link('Employees').press('Enter');
  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('listitem')
    .filter({ hasText: '12' })
    .getByText(/^From .* to 19 Nov 2026$/)
    .waitFor();
  await history
    .getByRole('listitem')
    .filter({ hasText: '52' })
    .getByText(/^Withdrawn 20 Nov 2026/)
    .waitFor();
  await fitsWidth(page);
  await axe(page);
  await button(page, 'Withdraw Employees').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await history
    .getByRole('listitem')
    .filter({ hasText: '25' })
    .getByText(/^Withdrawn 20 Nov 2026/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByText('12', { exact: true }).waitFor();
  await close();
});

test('a feed is made, its link shown once, and revoked', async () => {
  const { page, close } = await founder(browser, undefined, { width: 360, at: '/calendar-feeds' });
  await button(page, 'Create a feed').click();
  await button(page, 'Create feed').click();
  const link = await page.getByLabel('Secret link').inputValue();
  expect(link).toMatch(/\/api\/feeds\/.+\.ics$/);
  expect((await page.request.get(link)).status()).toBe(200);
  await axe(page);
  await button(page, 'Done').click();
  await fitsWidth(page);
  await expect.poll(() => page.getByText(link).count()).toBe(0);
  await button(page, /^Revoke Kestrel/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No feed yet').waitFor();
  expect((await page.request.get(link)).status()).toBe(404);
  await close();
});
