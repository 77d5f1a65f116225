import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, openTab, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** A founder's page on a tab of the desk, and the calls of the company. */
async function deskOf(
  before: (at: (path: string) => string, page: Page) => Promise<void>,
  tab: string,
  expected?: RegExp,
) {
  const watched = await founder(browser, [], { at: null }, expected);
  const { page } = watched;
  const me = await (await page.request.get('/api/me')).json();
  await before((path) => `/companies/${me.companies[0].id}/${path}`, page);
  await page.goto(`/tds-compliance?tab=${tab}`);
  return watched;
}

test('a certificate for lower deduction is added, lowers what is withheld, and is ended', async () => {
  const { page, close } = await deskOf(async () => {}, 'lower');
  await page.getByText('No certificate is recorded').waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Add certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add certificate' });
  const fill = (label: string, value: string) => dialog.getByLabel(label).fill(value);
  await fill('Payee', 'Adv Mehra');
  await fill('PAN', 'ABCPM1234');
  await fill('Certificate number', 'AB12CD34EF56GH7');
  await fill('Section', '194J');
  await fill('Rate (%)', '2');
  await fill('Limit', '1,00,000');
  await fill('Valid from', '01/04/2026');
  await fill('Valid to', '31/03/2027');
  await dialog.getByRole('button', { name: 'Add certificate' }).click();
  // A PAN of nine letters is told at its field, and nothing that was typed is lost.
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await expect.poll(() => dialog.getByLabel('Payee').inputValue()).toBe('Adv Mehra');
  await everybodyReads(page);
  await fill('PAN', 'ABCPM1234K');
  await dialog.getByRole('button', { name: 'Add certificate' }).click();
  await toastOf(page, 'Certificate AB12CD34EF56GH7 added');
  const table = page.getByRole('table', { name: 'Lower-deduction certificates' });
  await shows(table, 'Adv Mehra', 'ABCPM1234K · AB12CD34EF56GH7', 'In force', '₹0.00 of ₹1,00,000.00 used');
  await everybodyReads(page);

  await page.getByRole('button', { name: 'End certificate AB12CD34EF56GH7' }).click();
  const end = page.getByRole('dialog', { name: 'End certificate AB12CD34EF56GH7' });
  await end.getByLabel('Last day').fill('31/10/2026');
  await end.getByLabel('Reason').fill('Cancelled by the officer');
  await end.getByRole('button', { name: 'End', exact: true }).click();
  await toastOf(page, 'Certificate AB12CD34EF56GH7 ended');
  await shows(table, 'Ended 31 Oct 2026', 'Cancelled by the officer');
  await close();
});

const STATEMENT = [
  'Deductor,TAN,Section,Date,Status of Booking,Amount,Tax deducted,TDS deposited',
  'A S P LTD (UNIT 2),BLRA12345B,194J,05/09/2026,F,100000,10000,10000',
  'BETA LOGISTICS LLP,CHEB99999Z,194C,31/07/2026,F,200000,4000,4000',
].join('\n');

const invoice = (number: string, name: string, value: string) => ({
  ...{ number, date: '2026-09-01', party: { name, stateCode: '29' } },
  lines: [{ description: 'Work', hsn: '998313', taxableValue: value, rate: '0' }],
});

const KEPT_BACK = {
  ...{ kind: 'journal', date: '2026-09-05', narration: 'TDS kept back' },
  lines: [
    { account: '1621', debit: '10000', party: 'Alpha Steel Pvt Ltd' },
    { account: '1401', credit: '10000', party: 'Alpha Steel Pvt Ltd', bill: 'A-1' },
  ],
};

test('tax that customers withheld is pasted from 26AS, joined with a party, and posted against its invoice', async () => {
  const refused = /422 .*receivable\/import/;
  const { page, close } = await deskOf(
    async (at, own) => {
      await send(own, 'POST', at('invoices'), invoice('A-1', 'Alpha Steel Pvt Ltd', '100000'));
      await send(own, 'POST', at('invoices'), invoice('B-1', 'Beta Logistics LLP', '4000'));
      await send(own, 'POST', at('vouchers'), KEPT_BACK);
    },
    'receivable',
    refused,
  );
  await page.getByText('Not imported yet').waitFor();
  await shows(page.locator('main'), 'Alpha Steel Pvt Ltd', 'Missing in 26AS');
  await everybodyReads(page);

  await page.getByRole('button', { name: 'Import 26AS or AIS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import 26AS or AIS' });
  await dialog.getByLabel('Or paste it').fill('hello');
  await dialog.getByRole('button', { name: 'Import 26AS or AIS' }).click();
  await dialog.getByRole('alert').waitFor();
  await everybodyReads(page);
  await dialog.getByLabel('Or paste it').fill(STATEMENT);
  await dialog.getByRole('button', { name: 'Import 26AS or AIS' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await shows(page.locator('main'), /Imported 20 Nov 2026/, 'A S P LTD (UNIT 2)', 'BLRA12345B', 'Not in books');
  await everybodyReads(page);

  // The department names the customer otherwise: a person says who it is, and both sides agree.
  await page
    .getByRole('combobox', { name: 'Who is A S P LTD (UNIT 2) in the books?' })
    .selectOption({ label: 'Alpha Steel Pvt Ltd' });
  await toastOf(page, 'A S P LTD (UNIT 2) in 26AS is Alpha Steel Pvt Ltd');
  await page.getByRole('button', { name: 'Not the same: part BLRA12345B from this party' }).waitFor();
  await shows(page.getByRole('table', { name: 'Sums withheld by Alpha Steel Pvt Ltd' }), '₹10,000.00', /TDS kept back/);

  await page.getByRole('checkbox', { name: 'Post ₹4,000.00 against B-1' }).check();
  await page.getByRole('button', { name: 'Post 1: ₹4,000.00' }).click();
  await toastOf(page, '1 sum of ₹4,000.00 posted');
  await page.getByText('Both agree').waitFor();
  await everybodyReads(page);
  await openTab(page, 'Overview');
  await close();
});

const SEAT = { address: '12 Residency Road, Bengaluru', stateCode: '29', pin: '560025', email: 'fin@seed.example' };
const DEDUCTOR = {
  ...{ ...SEAT, personName: 'Asha Rao', personDesignation: 'Director', personPan: 'ZZZPR4321Q' },
  ...{ personAddress: SEAT.address, personStateCode: '29', personPin: '560025', personEmail: SEAT.email },
};
const TAN = { paysSalary: true, paysResidents: true, paysNonResidents: false, collects: false };
const bill = (number: string, date: string) => ({
  ...{ number, date, placeOfSupply: '29', party: { name: 'Mehra Legal', pan: 'ABCPM1234K', stateCode: '29' } },
  lines: [{ description: 'Retainer', hsn: '998212', taxableValue: '65000', rate: '18' }],
});

test('a filed statement is corrected: what is added is shown against what was filed, with the reason why there is no text', async () => {
  const { page, close } = await deskOf(async (at, own) => {
    await send(own, 'POST', at('facts'), { kind: 'tan', subject: 'BLRA01234F', value: TAN, holdsFrom: '2026-04-01' });
    await send(own, 'PUT', at('tds/deductor'), DEDUCTOR);
    await send(own, 'POST', at('bills'), bill('M-1', '2026-07-09'));
    await send(own, 'POST', at('compliance-calendar/generate'), {});
  }, 'statements');
  await page.getByRole('button', { name: 'Mark filed: Form 140 of 2026-Q2' }).click();
  const filed = page.getByRole('dialog', { name: 'Mark filed: Form 140 of 2026-Q2' });
  await filed.getByLabel('Receipt number (15 digits)').fill('123456789012345');
  await filed.getByRole('button', { name: 'Mark filed' }).click();
  await toastOf(page, 'Statement marked filed');
  await page.getByRole('button', { name: 'Correct Form 140 of 2026-Q2' }).click();
  const correct = page.getByRole('dialog', { name: 'Correct Form 140 of 2026-Q2' });
  await correct.getByLabel('Reason').fill('A bill came late');
  await correct.getByRole('button', { name: 'Correct' }).click();
  await toastOf(page, 'Correction opened');
  await page.getByRole('button', { name: 'Check and download Form 140 of 2026-Q2' }).click();
  const changes = page.getByRole('region', { name: 'What correction 1 changes' });
  await shows(changes, '123456789012345', 'Nothing differs from the statement as filed.', /31 Mar 2029/);
  await shows(page.locator('main'), /consolidated file from TRACES/);
  await everybodyReads(page);
  await close();
});

test('the statement of salaries for January to March shows the year of each employee', async () => {
  const { page, close } = await deskOf(async (at, own) => {
    await send(own, 'POST', at('facts'), { kind: 'tan', subject: 'BLRA01234F', value: TAN, holdsFrom: '2026-04-01' });
    const pay = { basic: '200000' };
    await send(own, 'POST', at('employees'), { number: 'E1', name: 'Anita Rao', joinedOn: '2026-10-01', pay });
    await send(own, 'POST', at('pay-runs/2026-10/post'), {});
    await send(own, 'POST', at('compliance-calendar/generate'), {});
  }, 'statements');
  await page.getByRole('button', { name: 'Check and download Form 138 of 2026-Q4' }).click();
  const year = page.getByRole('region', { name: 'Salaries of 2026-27' });
  await shows(year, 'Anita Rao', '₹2,00,000.00', 'Total income', 'Still to withhold');
  await shows(page.locator('main'), /no file format of it was published/);
  await expect.poll(() => page.getByRole('link', { name: 'Text file' }).count()).toBe(0);
  await everybodyReads(page);
  await close();
});
