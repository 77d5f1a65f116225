import { expect, test } from 'vitest';
import { founder, openTab, shows, toastOf } from './bank-steps';
import { everybodyReads } from './browser';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const FACTS = [
  { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom: '2023-06-14' },
  { kind: 'capital', value: { paidUp: '1000000', authorised: '1000000' }, holdsFrom: '2023-06-14' },
  { kind: 'turnover', subject: '2024-25', value: { amount: '28000000' }, holdsFrom: '2025-03-31' },
  { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' }, holdsFrom: '2026-03-31' },
];
const PROJECT = { state: 'KA', name: 'Lake View', registeredOn: '2025-06-01', endsOn: '2027-01-15', cost: '300000000' };
// As much as can be stated, and names without a place to break.
const FAR = {
  ...{ state: 'MH', name: 'Sahyadri'.repeat(14), registeredOn: '2017-05-01', endsOn: '2017-05-02' },
  ...{ cost: '9999999999999.99', land: 99_999_999, apartments: 999_999, hasAccountFault: true, openOrders: 1000 },
};

test('the desks of the Registrar and of RERA: empty, with what is due, meetings kept, and far figures', async () => {
  const { page, close } = await founder(browser, [], { at: null });
  const me = await (await page.request.get('/api/me')).json();
  const at = (path: string) => `/companies/${me.companies[0].id}/${path}`;
  const main = page.locator('main');

  await page.goto('/roc-compliance');
  await page.getByText('No form is due yet').waitFor();
  await everybodyReads(page);
  await openTab(page, 'Meetings');
  await page.getByText('No meeting is recorded').waitFor();
  await everybodyReads(page);
  await page.goto('/rera-compliance');
  await shows(main, 'No project or agent is recorded in any State', 'Not applicable');
  await everybodyReads(page);

  for (const fact of FACTS) await send(page, 'POST', at('facts'), fact);
  await page.goto('/roc-compliance');
  const forms = page.getByRole('region', { name: 'Forms' });
  await shows(forms, /AOC-4 for 2025-26/, /Small company/, /₹400/);
  await shows(page.getByRole('region', { name: 'On an event' }), /Within 30 days of/);
  await everybodyReads(page);
  await forms.getByRole('button', { name: 'Record filing: AOC-4 for 2026-27' }).waitFor();

  await openTab(page, 'Meetings');
  await page.getByRole('button', { name: 'Record meeting', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record meeting' });
  await dialog.getByLabel('Held on').fill('30/02/2026');
  await dialog.getByRole('button', { name: 'Record meeting' }).click();
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
  await dialog.getByLabel('Held on').fill('12/11/2026');
  await dialog.getByLabel('Place').fill('Registered office');
  await dialog.getByLabel('Resolutions').fill('A loan was approved\nA branch is opened');
  await dialog.getByRole('button', { name: 'Record meeting' }).click();
  await toastOf(page, 'Meeting recorded');
  await shows(page.getByRole('region', { name: 'Register of meetings' }), '12 Nov 2026', 'A branch is opened');
  await page
    .getByRole('button', { name: /^Notice of/ })
    .first()
    .click();
  const file = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^(board|agm)-notice-.*\.pdf$/);
  await everybodyReads(page);

  await send(page, 'POST', at('facts'), {
    kind: 'rera-project',
    subject: 'PRM/KA/1',
    holdsFrom: '2025-06-01',
    value: PROJECT,
  });
  await send(page, 'POST', at('facts'), { kind: 'rera-project', subject: 'P1', holdsFrom: '2017-05-01', value: FAR });
  await page.goto('/rera-compliance');
  await shows(page.getByRole('region', { name: 'Karnataka (KA)' }), 'Lake View', /15\/100/, 'Monitor');
  await page.getByRole('button', { name: 'Run RERA assessment' }).click();
  await toastOf(page, 'RERA Assessment Complete');
  await shows(page.getByRole('region', { name: 'Maharashtra (MH)' }), 'Last assessed on 20 Nov 2026', 'Action needed');
  await everybodyReads(page);
  const worksheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate RERA Forms' }).click();
  expect((await worksheet).suggestedFilename()).toBe('rera-forms.pdf');
  await close();
});
