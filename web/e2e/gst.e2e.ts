import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { axe, everybodyReads, newPage, newPerson } from './browser';
import { send } from './calls';
import { comeInvited } from './invited';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const GSTIN = '29AAZCN9001Q1ZC';
const REGISTERED = {
  ...{ kind: 'gst-registration', subject: GSTIN, holdsFrom: '2023-07-01' },
  value: { filer: 'regular-monthly', registeredOn: '2023-07-01' },
};
const TURNOVER = { kind: 'turnover', subject: '2025-26', holdsFrom: '2026-03-31', value: { amount: '8520000' } };

const invoice = (number: string, gstin: string | undefined, value: string, more: object = {}) => ({
  ...{
    number,
    date: '2026-10-12',
    party: { name: gstin ? 'Lark Labs Private Limited' : 'A consumer', stateCode: '27', ...(gstin && { gstin }) },
  },
  lines: [{ description: 'Design', hsn: '998314', taxableValue: value, rate: '18', ...more }],
});

test('the desk of GST: returns by due day, a stopped draft and its fix, each table down to its invoices', async () => {
  const { page, close } = await founder(browser, [], { at: null });
  const me = await (await page.request.get('/api/me')).json();
  const at = (path: string) => `/companies/${me.companies[0].id}/${path}`;
  await page.goto('/gst-compliance');
  await page.getByText('No returns yet').first().waitFor();
  await everybodyReads(page);
  await send(page, 'POST', at('facts'), REGISTERED);
  await send(page, 'POST', at('facts'), TURNOVER);
  await send(page, 'POST', at('compliance-calendar/generate'), {});
  await send(page, 'POST', at('invoices'), invoice('A-1', '27AAPFU0939F1ZV', '100000'));
  await send(page, 'POST', at('invoices'), {
    ...invoice('A-2', undefined, '10000', { rate: '12' }),
    rateConfirmed: true,
  });
  await page.goto('/gst-compliance');
  const returns = page.getByRole('region', { name: 'Returns' }).first();
  await shows(returns, 'GSTR-1', 'GSTR-3B', 'October 2026');
  await page.getByRole('button', { name: 'Run Full GST Check' }).click();
  await toastOf(page, 'GST Validation Complete');
  await shows(page.locator('body'), `GSTIN ${GSTIN} is valid`, /12% was no rate of GST/);
  await axe(page);
  await page.getByRole('button', { name: 'File Return for GSTR-1, October 2026' }).click();
  await shows(page.locator('main'), 'GSTR-1, October 2026', /12% was no rate of GST/);
  const file = page.getByRole('button', { name: 'JSON' });
  await expect.poll(() => file.isDisabled()).toBe(true);
  // Each table opens to the rows that make it, by keys.
  const table = page.getByRole('button', { name: /To registered buyers/ });
  await table.focus();
  await page.keyboard.press('Enter');
  await shows(page.getByRole('region', { name: 'Rows of To registered buyers' }), 'A-1', '1,00,000.00', '18,000.00');
  await axe(page);
  await page.getByRole('link', { name: 'Open A-2' }).click();
  await page.waitForURL(/\/invoices\?.*shown=/);
  await close();
});

const KAVERI = '27AAZCK9003T1ZB';
const TWO_B = JSON.stringify({
  data: {
    ...{ gstin: GSTIN, rtnprd: '102026', gendt: '14-11-2026' },
    docdata: {
      b2b: [
        {
          ...{ ctin: KAVERI, trdnm: 'Kaveri Robotics Parts' },
          inv: [
            { inum: 'KR2627101', dt: '03-10-2026', itcavl: 'Y', txval: 100000, igst: 18000 },
            { inum: 'KR-102', dt: '09-10-2026', itcavl: 'Y', txval: 10000, igst: 1800 },
          ],
        },
      ],
    },
  },
});

test('GSTR-2B: a file, the pairs by keys, why, accepted and blocked, and the letter to a supplier', async () => {
  const { page, close } = await founder(browser, [], { at: null });
  const me = await (await page.request.get('/api/me')).json();
  const at = (path: string) => `/companies/${me.companies[0].id}/${path}`;
  await send(page, 'POST', at('facts'), REGISTERED);
  const bill = (number: string, date: string, taxableValue: string) => ({
    ...{ number, date, party: { name: 'Kaveri Robotics Parts', gstin: KAVERI }, placeOfSupply: '29' },
    lines: [{ description: 'Parts', hsn: '8479', taxableValue, rate: '18' }],
  });
  await send(page, 'POST', at('bills'), bill('KR/26-27/0101', '2026-10-03', '100000'));
  await send(page, 'POST', at('bills'), bill('KR-103', '2026-10-09', '10000'));
  await page.goto('/gst-compliance?tab=gstr-2b&period=2026-10');
  await page.getByText('Not imported yet').waitFor();
  await page
    .getByLabel('GSTR-2B file')
    .setInputFiles({ name: '2B.json', mimeType: 'application/json', buffer: Buffer.from(TWO_B) });
  await toastOf(page, /2 documents of GSTR-2B October 2026 imported/);
  const pairs = page.getByRole('list', { name: 'Documents' });
  await shows(
    pairs,
    'KR2627101',
    /Separators and a zero removed; GSTIN, date and tax agree/,
    /numbers 103 and 102 differ/,
  );
  await axe(page);
  await pairs.getByRole('listitem').first().focus();
  await page.keyboard.press('w');
  await shows(pairs, /KR\/26-27\/0101 in the books, KR2627101 in GSTR-2B/);
  await page.keyboard.press('a');
  await toastOf(page, '1 decided');
  await page.getByRole('button', { name: /^To decide 1/ }).waitFor();
  await page.getByRole('button', { name: 'Write to suppliers (1)' }).click();
  await shows(page.getByRole('dialog'), 'Kaveri Robotics Parts');
  await axe(page);
  await page.keyboard.press('Escape');
  await close();
});

const ADVANCE = 'Date,Description,Debit Amount,Credit Amount\n10/09/2026,RTGS ALPHA ADVANCE,,59000';

test('an advance of a filed return: its table opens, its State is put right, and the next return declares it', async () => {
  const { page, close } = await founder(browser, [ADVANCE], { at: null }, /gst-amendments/);
  const checker = await newPage(browser);
  const read = async (path: string) => (await page.request.get(`/api${path}`)).json();
  const of = `/companies/${(await read('/me')).companies[0].id}` as const;
  await comeInvited(checker.page, newPerson('company'), { by: page, to: of, role: 'founder' });
  await send(page, 'POST', `${of}/facts`, REGISTERED);
  await send(page, 'POST', `${of}/facts`, TURNOVER);
  await send(page, 'POST', `${of}/parties`, { name: 'Alpha', stateCode: '29' });
  const [line] = await read(`${of}/bank-transactions?limit=1`);
  const posting = { kind: 'advance', party: 'Alpha', gstRate: '18', place: 'within' };
  await send(page, 'POST', `${of}/lines/${line.id}/posting`, posting);
  const step = (by: typeof page, name: string, more: object = {}) =>
    send(by, 'POST', `${of}/gst-returns/steps`, {
      gstin: GSTIN,
      form: 'GSTR-1',
      period: '2026-09',
      step: name,
      ...more,
    });
  await step(page, 'send');
  await step(checker.page, 'pass');
  await step(page, 'file', { filedOn: '2026-10-11', acknowledgement: 'AA290926123456K' });
  await checker.close();

  await page.goto(`/gst-compliance?tab=gstr-1&gstin=${GSTIN}&period=2026-09&section=11A`);
  await page
    .getByRole('button', { name: /^Amend/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Amend/ });
  await expect.poll(() => dialog.getByLabel('Amount with tax').inputValue()).toBe('59000.00');
  await expect.poll(() => dialog.getByLabel('Rate').inputValue()).toBe('18');
  await axe(page);
  const save = dialog.getByRole('button', { name: 'Amend', exact: true });
  // Nothing is amended without a reason, nor to an amount that is none.
  await save.press('Enter');
  await dialog.getByText('Required').waitFor();
  await dialog.getByLabel('Reason').fill('The buyer is in Maharashtra');
  await dialog.getByLabel('Amount with tax').fill('many');
  await save.press('Enter');
  await dialog.locator('input[name="amount"][aria-invalid="true"]').waitFor();
  await dialog.getByLabel('Amount with tax').fill('59,000.00');
  await dialog.getByLabel('Place of supply').selectOption('27');
  await save.press('Enter');
  await toastOf(page, /amended: it stands in the return of October 2026/);
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`/gst-compliance?tab=gstr-1&gstin=${GSTIN}&period=2026-10&section=11A-amended`);
  const rows = page.getByRole('region', { name: /^Rows of/ });
  await shows(rows, '9,000.00', '-4,500.00');
  await everybodyReads(page);
  await axe(page);
  await close();
});
