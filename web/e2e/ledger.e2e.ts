import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, OCTOBER, shows, toastOf } from './bank-steps';
import { everybodyReads, newPage, newPerson } from './browser';
import { send } from './calls';
import { comeInvited } from './invited';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

// What is refused on purpose is written to the console by the browser.
const REFUSED = /status of 4\d\d/;

const dialogOf = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

test('a voucher is typed by keys alone, refused beside its line, posted, reversed and taken back', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/ledger' }, REFUSED);
  const list = page.getByRole('tabpanel', { name: 'Vouchers' });
  await shows(list, '8 vouchers', 'RENT OCT 2026 - SUNRISE PROPERTIES');

  await page.getByRole('button', { name: 'New voucher' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('purchase');
  await field(page, 'Date').fill('01/10/2026');
  await field(page, 'Narration').fill('Rent of October');
  await field(page, 'Narration').press('Enter');
  await page.keyboard.type('rent');
  await page.getByRole('option', { name: '5501 Rent', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60,000');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2601');
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'Account, line 2').inputValue()).toBe('2601 Trade payables');
  await field(page, 'Credit, line 2').fill('54000');
  await shows(dialog, '₹6,000.00 missing in credit');
  await page.keyboard.press('Control+Enter');
  await shows(dialog, 'Debits and credits differ. Add what is missing.');
  await field(page, 'Credit, line 2').press('Enter');
  await expect.poll(() => field(page, 'Credit, line 3').inputValue()).toBe('6000.00');
  await page.keyboard.type('tds pay');
  await page.keyboard.press('Tab');
  await field(page, 'Key, line 3').fill('1009');
  await shows(dialog, 'Balanced');
  await page.keyboard.press('Control+Enter');
  await shows(dialog, /Trade payables asks for a party/i);
  expect(await field(page, 'Party, line 2').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Sunrise');
  await field(page, 'Bill, line 2').fill('OCT-RENT');
  await page.keyboard.press('Control+Enter');
  await toastOf(page, 'Voucher posted');

  const sheet = page.getByRole('dialog', { name: 'Purchase PUR/26-27/000001' });
  await shows(sheet, 'Sunrise · Bill OCT-RENT', '1009', 'Typed by a person');
  await everybodyReads(page);
  await sheet.getByRole('button', { name: 'Reverse' }).click();
  const asked = page.getByRole('dialog', { name: 'Reverse PUR/26-27/000001' });
  await asked.getByRole('button', { name: 'Reverse' }).click();
  await shows(asked, 'Give the reason: the audit trail keeps it.');
  await asked.getByLabel('Reason').fill('Landlord waived it');
  await asked.getByRole('button', { name: 'Reverse' }).click();
  await toastOf(page, 'Voucher reversed');
  await sheet.getByRole('button', { name: 'PUR/26-27/000002' }).click();
  const reversal = page.getByRole('dialog', { name: 'Purchase PUR/26-27/000002' });
  await shows(reversal, 'Landlord waived it', 'Reversal');
  await reversal.getByRole('button', { name: 'PUR/26-27/000001' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const search = page.getByLabel('Number, party, amount or narration');
  await search.fill('sunrise rent');
  await shows(list, '3 vouchers');
  await search.fill('rent 54,000');
  await shows(list, '2 vouchers');
  await search.fill('no such thing');
  await shows(list, 'No voucher matches');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await shows(list, '10 vouchers');
  await expect.poll(() => search.inputValue()).toBe('');
  // The newest stand first: the reversal of today before the lines of October.
  await expect.poll(() => list.getByRole('listitem').first().innerText()).toContain('PUR/26-27/000002');
  await page.getByLabel('Kind').selectOption('purchase');
  await shows(list, '2 vouchers', 'Reversed');
  await page.getByRole('button', { name: /PUR\/26-27\/000002/ }).click();
  await reversal.getByRole('button', { name: 'Withdraw' }).click();
  const back = page.getByRole('dialog', { name: 'Withdraw PUR/26-27/000002' });
  await back.getByLabel('Reason').fill('He did not');
  await back.getByRole('button', { name: 'Withdraw' }).click();
  await toastOf(page, 'Voucher withdrawn');
  await shows(reversal, 'Withdrawn');
  await reversal.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Kind').selectOption('any');
  await search.fill('lark labs');
  await page.getByRole('button', { name: /LARK LABS/ }).click();
  await shows(dialogOf(page), /^This bank line is its own voucher/);
  await dialogOf(page).getByRole('link', { name: 'Open the bank line' }).click();
  await page.waitForURL(/\/transactions\?row=/);
  await close();
});

test('books open with typed balances, take accounts of their own and are locked; who only reads sees no act', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/ledger?tab=opening', width: 360 }, REFUSED);
  await shows(page.getByRole('tabpanel'), 'No opening balances yet');
  // A file is taken in as a whole or not at all, and what its columns do not come to is said.
  await page.getByRole('button', { name: 'Import trial balance' }).click();
  await dialogOf(page).getByLabel('As on').fill('01/10/2026');
  const rowsOf = (...rows: string[]) => ({
    name: 'opening.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['account_name,party,bill_ref,bill_date,debit,credit', ...rows].join('\n')),
  });
  const sheet = dialogOf(page).getByLabel('Trial balance (CSV or XLSX)');
  await sheet.setInputFiles(rowsOf('Trade receivables,Lark,88,2026-09-20,9000,', 'Moon dust,,,,5,'));
  await shows(dialogOf(page), /^Line 3: no account “Moon dust”/);
  await expect.poll(() => dialogOf(page).getByRole('button', { name: 'Take in' }).isDisabled()).toBe(true);
  await sheet.setInputFiles(rowsOf('Trade receivables,Lark,88,2026-09-20,9000,', 'Equity share capital,,,,,8000'));
  await shows(dialogOf(page), 'Debits are ₹9,000.00, credits ₹8,000.00: ₹1,000.00 apart.');
  await dialogOf(page).getByLabel('Put the difference of ₹1,000.00 to Suspense').check();
  await everybodyReads(page, [360, 1440]);
  await dialogOf(page).getByRole('button', { name: 'Take in' }).click();
  await toastOf(page, 'Opening balances imported');
  await shows(page.locator('main'), /^As on 01 Oct 2026: ₹9,000.00/);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Type opening balances' }).click();
  await field(page, 'As on').fill('01/10/2026');
  await field(page, 'Account, line 1').fill('Bank current');
  await field(page, 'Debit, line 1').fill('90000');
  await field(page, 'Account, line 2').fill('2101');
  await field(page, 'Credit, line 2').fill('80000');
  await everybodyReads(page, [360, 1440]);
  await page.getByRole('button', { name: 'Save opening balances' }).click();
  await shows(page.locator('main'), /Add what is missing, or put it to Suspense/);
  await page.getByLabel('Put the difference of ₹10,000.00 to Suspense').check();
  await page.getByRole('button', { name: 'Save opening balances' }).click();
  await toastOf(page, 'Opening balances saved');
  const differing = page.getByRole('region', { name: 'Bank balances that differ' }).first();
  await differing.getByRole('row', { name: 'Bank current[4471] ₹90,000.00 ₹1,00,000.00' }).waitFor();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await field(page, 'Debit, line 1').fill('100000');
  await field(page, 'Credit, line 2').fill('100000');
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await page.getByRole('button', { name: 'Save opening balances' }).click();
  await shows(page.locator('main'), 'Bank balances agree with their statements', /^As on 01 Oct 2026: ₹1,00,000.00/);

  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Add account' }).click();
  await dialogOf(page).getByLabel('Name').fill('Event hall of the northern campus, hired by the day');
  await dialogOf(page).getByRole('button', { name: 'Add account' }).click();
  await shows(dialogOf(page), 'Choose the account beside which it stands.');
  await dialogOf(page).getByRole('combobox').last().fill('5501');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Add account' }).click();
  await toastOf(page, 'Account added');
  await shows(page.getByRole('region', { name: 'Expenses' }), '5501-01', /Event hall of the northern campus/);
  const equity = page.getByRole('region', { name: 'Equity' });
  await shows(equity, '₹1,00,000.00 Cr');
  await everybodyReads(page, [360, 1440]);

  // A category posts to it from a month on, is undone, and the account takes another name.
  const hall = 'Event hall of the northern campus, hired by the day';
  await page.getByRole('button', { name: 'Add posting rule' }).click();
  await dialogOf(page).getByLabel('Category').selectOption({ label: 'Office or shop rent' });
  await dialogOf(page).getByRole('combobox', { name: 'Posts to' }).fill('northern');
  await page.keyboard.press('Enter');
  await shows(dialogOf(page).getByRole('status'), /^(Moves \d+ lines?, ₹|No line moves)/);
  await dialogOf(page).getByRole('button', { name: 'Set rule' }).press('Enter');
  await toastOf(page, 'Posting rule set');
  const rules = page.getByRole('region', { name: 'Posting rules' });
  await shows(rules, `Office or shop rent posts to ${hall}`);
  await page.getByRole('button', { name: `Delete ${hall}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'The account was not deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await rules.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo rule' }).click();
  await toastOf(page, 'Posting rule undone');
  await page.getByRole('button', { name: `Edit ${hall}` }).click();
  await dialogOf(page).getByLabel('Name').fill('Hall of the northern campus');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Account changed');
  await shows(page.getByRole('region', { name: 'Expenses' }), /^Hall of the northern campus/);

  // A figure opens its entries, an entry its voucher, the voucher what it was made of.
  await equity.getByRole('link', { name: /Equity share capital/ }).click();
  const entries = page.getByRole('table', { name: 'Ledger of Equity share capital' });
  await entries.getByRole('row', { name: /^Closing balance.*₹1,00,000\.00 Cr$/ }).waitFor();
  await entries.getByRole('button', { name: /^Opening balance/ }).click();
  await dialogOf(page).getByRole('link', { name: 'Open the opening balances' }).click();
  await shows(page.getByRole('tabpanel', { name: 'Opening balances' }), /^As on 01 Oct 2026/);

  await page.getByRole('tab', { name: 'Locks' }).click();
  await shows(page.getByRole('tabpanel'), 'No day is locked');
  await page.getByRole('button', { name: 'Lock books' }).click();
  await field(page, 'Up to').fill('31/10/2026');
  await dialogOf(page).getByLabel('Reason').fill('Sent to the auditor');
  await dialogOf(page).getByRole('button', { name: 'Lock', exact: true }).click();
  await toastOf(page, 'Books locked');
  await shows(page.getByRole('tabpanel'), 'The books are locked up to 31 Oct 2026', 'Sent to the auditor');

  const me = await (await page.request.get('/api/me')).json();
  const reader = await newPage(browser);
  await comeInvited(reader.page, newPerson('company'), {
    ...{ by: page, to: `/companies/${me.companies[0].id}`, role: 'viewer' },
  });
  await reader.page.goto('/ledger?tab=locks');
  await shows(reader.page.getByRole('tabpanel'), 'The books are locked up to 31 Oct 2026');
  await expect.poll(() => reader.page.getByRole('button', { name: /^(Lock books|Lift)/ }).count()).toBe(0);
  await reader.page.getByRole('tab', { name: 'Vouchers' }).click();
  await reader.page.getByRole('button', { name: /LARK LABS/ }).waitFor();
  await expect.poll(() => reader.page.getByRole('button', { name: 'New voucher' }).count()).toBe(0);
  await reader.close();

  await page.getByRole('button', { name: 'Lift the lock up to 31 Oct 2026' }).click();
  await dialogOf(page).getByLabel('Reason').fill('One bill came late');
  await dialogOf(page).getByRole('button', { name: 'Lift', exact: true }).click();
  await toastOf(page, 'Lock lifted');
  await shows(page.getByRole('tabpanel'), 'Nothing is locked now', /One bill came late/);
  await everybodyReads(page, [360, 1440]);
  await close();
});

const DOLLARS = [
  'Date,Particulars,Withdrawals,Deposits,Balance',
  '05/10/2026,INWARD GAMMA INC,,9975.00,9975.00',
  '12/10/2026,CONVERSION,5000.00,,4975.00',
].join('\n');

test('dollars come in, wait for their rate, settle an invoice, are sold, and what is left is restated', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/ledger?tab=currency' }, REFUSED);
  await shows(page.getByRole('tabpanel'), 'Nothing in a foreign currency');
  const me = (await (await page.request.get('/api/me')).json()) as { companies: { id: string }[] };
  await send(page, 'POST', `/companies/${me.companies[0]?.id}/invoices`, {
    ...{ number: 'EXP-1', date: '2026-09-10', currency: 'USD', exchangeRate: '84.10' },
    party: { name: 'Gamma Inc', stateCode: '96' },
    lines: [{ description: 'Work', hsn: '998313', taxableValue: '10000', rate: '0' }],
  });
  await page.getByRole('button', { name: 'Add foreign account' }).click();
  await dialogOf(page).getByLabel('Name').fill('HDFC EEFC USD');
  await dialogOf(page).getByRole('button', { name: 'Add foreign account' }).click();
  await toastOf(page, 'Account added');
  await page.getByRole('button', { name: 'Import statement' }).click();
  await dialogOf(page)
    .getByLabel('Statement (CSV or XLSX)')
    .setInputFiles({ name: 'usd.csv', mimeType: 'text/csv', buffer: Buffer.from(DOLLARS) });
  await shows(dialogOf(page), 'New lines: 2. Known already: 0. It ends with USD 4,975.00.');
  await dialogOf(page).getByRole('button', { name: 'Add lines: 2' }).click();
  await toastOf(page, 'Lines added: 2');
  const account = page.getByRole('region', { name: 'HDFC EEFC USD', exact: true });
  await shows(account, 'To post: 2', 'Agrees', 'No rate');
  await everybodyReads(page, [360, 1440]);

  await account.getByRole('button', { name: 'Post INWARD GAMMA INC' }).click();
  await dialogOf(page)
    .getByRole('checkbox', { name: /^EXP-1/ })
    .check();
  await dialogOf(page).getByLabel('Charges (USD)').fill('25');
  await dialogOf(page).getByRole('button', { name: 'Show entries' }).click();
  await shows(dialogOf(page), /^No rate for USD is known for that day/);
  await dialogOf(page).getByLabel('Rupees for one USD').fill('84.65');
  await dialogOf(page).getByRole('button', { name: 'Show entries' }).click();
  await shows(dialogOf(page), 'Realised gain ₹5,500.00', 'USD 9,975.00 × 84.65 = ₹8,44,383.75');
  await everybodyReads(page, [360, 1440]);
  await dialogOf(page).getByRole('button', { name: 'Post', exact: true }).click();
  await toastOf(page, 'Voucher posted');
  await shows(account, '₹8,44,383.75');

  await account.getByRole('button', { name: 'Post CONVERSION' }).click();
  await dialogOf(page).getByLabel('What it is').selectOption('converted');
  await dialogOf(page).getByLabel('Rupees received').fill('4,22,000');
  await dialogOf(page).getByRole('button', { name: 'Show entries' }).click();
  await shows(dialogOf(page), 'Realised loss ₹1,250.00');
  await dialogOf(page).getByRole('button', { name: 'Post', exact: true }).click();
  await shows(account, 'Every line is posted', 'USD 4,975.00');

  await page.getByRole('button', { name: 'Add rates' }).click();
  await dialogOf(page).getByLabel('Kind of rate').selectOption('closing');
  await dialogOf(page).getByLabel('Exchange rates').fill('31/10/2026 USD 86.10\nsoon USD 1');
  await dialogOf(page).getByRole('button', { name: 'Add rates' }).click();
  await shows(dialogOf(page), 'Not a day, a currency and a rate: line 2.');
  await dialogOf(page).getByLabel('Exchange rates').fill('31/10/2026 USD 86.10');
  await dialogOf(page).getByRole('button', { name: 'Add rates' }).click();
  await toastOf(page, 'Rates added: 1');
  await field(page, 'As on').fill('31/10/2026');
  await field(page, 'As on').blur();
  const restated = page.getByRole('region', { name: 'Restatement as on 31 Oct 2026' }).first();
  await shows(restated, '₹7,213.75');
  await everybodyReads(page, [360, 1440]);
  await restated.getByRole('button', { name: 'Post restatement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post restatement' }).click();
  await toastOf(page, 'Journals posted: 1');
  await shows(restated, 'Everything stands at its closing rate');
  await shows(account, '₹4,28,347.50 at 86.10');
  await account.getByRole('button', { name: /^CTR/ }).click();
  await shows(dialogOf(page), 'USD 5,000.00 at 84.65', /at 84.40/);
  await close();
});

const OF_THE_LOAN = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/06/2026,HBL TERM LOAN DISBURSED,,300000.00,300000.00',
  '20/07/2026,PREPAID LOAN HBL,100000.00,,200000.00',
].join('\n');

test('a loan prepaid in part keeps its instalment or its term, and an overdraft counts as cash where it is said', async () => {
  const { page, close } = await founder(browser, [OF_THE_LOAN], { at: '/ledger?tab=loans' });
  const me = (await (await page.request.get('/api/me')).json()) as { companies: { id: string }[] };
  const company = `/companies/${me.companies[0]?.id}`;
  await page.getByRole('button', { name: 'Record loan' }).click();
  await field(page, 'Lender').fill('HBL');
  await field(page, 'Sanctioned').fill('3,00,000');
  await field(page, 'Interest a year (%)').fill('12');
  await field(page, 'Number of instalments').fill('24');
  await field(page, 'First instalment on').fill('05/12/2026');
  await field(page, 'Number of instalments').press('Enter');
  await toastOf(page, 'Loan of HBL recorded');
  const lines = (await (await page.request.get(`/api${company}/bank-transactions`)).json()) as {
    id: string;
    description: string;
  }[];
  const prepaid = lines.find(({ description }) => description.startsWith('PREPAID'));
  await send(page, 'POST', `${company}/lines/${prepaid?.id}/posting`, {
    ...{ kind: 'instalment', tag: 'HBL', principal: '100000' },
  });
  await page.reload();
  const loan = page.getByRole('region', { name: 'HBL' });
  await shows(loan, '₹1,00,000.00 prepaid, last on 20 Jul 2026');
  await loan.getByRole('button', { name: 'Show schedule of HBL' }).click();
  const schedule = loan.getByRole('table', { name: 'Schedule of HBL' });
  const instalments = () => schedule.getByRole('row').count();
  // One row is the head: a shorter term leaves fewer instalments, a lower instalment all of them.
  await expect.poll(instalments).toBeLessThan(25);
  await loan.getByRole('button', { name: 'Lower instalment' }).click();
  await toastOf(page, 'Schedule of HBL changed');
  await expect.poll(instalments).toBe(25);
  await everybodyReads(page, [360, 1440]);

  await send(page, 'POST', `${company}/vouchers`, {
    ...{ kind: 'journal', date: '2026-06-10', narration: 'Rent paid from the overdraft' },
    lines: [
      { account: 'Rent', debit: '40000' },
      { account: 'Bank overdraft', credit: '40000' },
    ],
  });
  await page.goto('/financial-reports?tab=cash-flow');
  const statement = page.getByRole('table').first();
  const closing = statement.getByRole('row', { name: /^Cash at the end/ });
  await closing.waitFor();
  const before = await closing.innerText();
  const counts = page.getByRole('switch', { name: /overdraft.* counts as cash/ });
  await counts.press(' ');
  await expect.poll(() => closing.innerText()).not.toBe(before);
  await everybodyReads(page, [360, 1440]);
  await counts.press(' ');
  await expect.poll(() => closing.innerText()).toBe(before);
  await close();
});
