import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
  // Who sells with GST is registered for it.
  const value = { filer: 'regular-monthly', registeredOn: '2023-04-01' };
  const { status } = await post('facts', { kind: 'gst-registration', value, subject: OWN, holdsFrom: '2023-04-01' });
  expect(status).toBeLessThan(300);
});

const OWN = '29AAZCN9001Q1ZC';

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: object, headers = {}) => ask(cookie, 'POST', at(path), body, headers);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const debit = (account: string, amount: string) => ({ account, debit: amount });
const credit = (account: string, amount: string) => ({ account, credit: amount });

const LAPTOP = { name: 'Laptop', kind: 'computer', cost: '120000', boughtOn: '2024-10-01', putToUseOn: '2024-10-01' };
const SERVER = {
  ...{ name: 'Server', kind: 'server', cost: '200000', boughtOn: '2025-06-15', putToUseOn: '2025-06-15' },
  ...{ against: '2728', party: 'Servo', bill: 'S-1', credit: { igst: '36000' } },
};
const TABLE = {
  ...{ name: 'Table', kind: 'furniture', cost: '80000', boughtOn: '2025-12-01', putToUseOn: '2025-12-01' },
  ...{ against: '2728', party: 'Wood', bill: 'W-1', credit: { cgst: '7200', sgst: '7200' } },
};
const SALE = { on: '2025-12-31', price: '60000', gstRate: '18', party: 'Resale', reference: 'R-1' };

/** The books of the worked example: opening, a laptop, a server and furniture, the laptop's sale. */
async function workedExample() {
  const lines = [
    ...[debit('1504', '500000'), debit('1101', '120000'), credit('1111', '18947.95'), credit('2101', '601052.05')],
  ];
  await post('opening-balances', { asOn: '2025-04-01', lines });
  const laptop = (await post('fixed-assets', { ...LAPTOP, creditTaken: '21600' })).body;
  const server = (await post('fixed-assets', SERVER)).body;
  const table = (await post('fixed-assets', TABLE)).body;
  return { laptop, server, table };
}

/** The entries of vouchers that are no bank lines, as 'account amount', debit positive. */
async function posted(kind = 'journal') {
  const vouchers = await get(`vouchers?kind=${kind}&from=2025-04-02`);
  return vouchers.map(({ date, status, lines }: { date: string; status: string; lines: Record<string, string>[] }) => [
    `${date} ${status}`,
    ...lines.map((line) => `${line.code} ${line.debit ?? `-${line.credit}`}`),
  ]);
}

test('the worked example comes out to the paisa: depreciation, sale, what goes back, blocks', async () => {
  const { laptop, table } = await workedExample();
  expect([laptop.depreciationBroughtForward, laptop.broughtForwardOn]).toEqual(['18947.95', '2025-04-01']);
  const proposed = await get(`fixed-assets/${laptop.id}/disposal?on=2025-12-31&price=60000&gstRate=18`);
  expect([proposed.result, proposed.bookValue, proposed.depreciation.value]).toEqual([
    '-12421.91',
    '72421.91',
    2_863_014,
  ]);
  expect(proposed.creditToReturn.steps.at(-1).summary).toContain('₹5,400.00 goes back');
  expect(proposed.vouchers.map(({ lines }: { lines: object[] }) => lines.length)).toEqual([2, 6, 3]);

  const sold = await post(`fixed-assets/${laptop.id}/sell`, SALE);
  expect([sold.status, sold.body.disposal, sold.body.bookValue]).toEqual([
    200,
    { kind: 'sold', on: '2025-12-31', price: '60000.00' },
    '0.00',
  ]);
  expect(await posted('sales')).toEqual([
    [
      '2025-12-31 posted',
      '1401 70800.00',
      '1101 -120000.00',
      '2701 -5400.00',
      '2702 -5400.00',
      '1111 47578.09',
      '5529 12421.91',
    ],
  ]);
  const year = await post('fixed-assets/depreciation', { financialYear: '2025-26' });
  expect(year.body).toMatchObject({ upTo: '2026-03-31', amount: '27679.27' });
  expect(await posted()).toEqual([
    ['2025-12-31 posted', '5401 28630.14', '1111 -28630.14'],
    ['2025-12-31 posted', '5532 5400.00', '2701 -2700.00', '2702 -2700.00'],
    ['2026-03-31 posted', '5401 27679.27', '1111 -25159.82', '1112 -2519.45'],
  ]);

  const { rows, blocks, totals } = await get('fixed-assets/depreciation?year=2025-26');
  expect(
    rows.map((row: Record<string, { value: number }>) => [row.name, row.charge?.value, row.closing, row.left]),
  ).toEqual([
    ['Laptop', 2_863_014, '0.00', '0.00'],
    ['Server', 2_515_982, '174840.18', '0.00'],
    ['Table', 251_945, '77480.55', '0.00'],
  ]);
  expect(totals).toEqual({ book: '56309.41', tax: '88800.00', posted: '56309.41', left: '0.00' });
  expect(
    blocks.map((one: Record<string, { value: number }>) => [one.block, one.depreciation?.value, one.closing?.value]),
  ).toEqual([
    ['furniture-and-fittings', 400_000, 7_600_000],
    ['computers-and-aircraft', 8_480_000, 12_720_000],
  ]);
  expect(rows[1].charge.steps.at(-1).summary).toBe('₹31,666.67 a year × 290 ÷ 365 days = ₹25,159.82');
  expect(table.voucherId).not.toBeNull();
});

test('depreciation is posted month by month and the year adds up, and a second time posts nothing', async () => {
  await workedExample();
  const april = await post('fixed-assets/depreciation', { month: '2025-04' });
  expect(april.body).toMatchObject({ upTo: '2025-04-30', amount: '3123.29' });
  const again = await post('fixed-assets/depreciation', { month: '2025-04' });
  expect([again.status, again.body]).toEqual([
    200,
    { upTo: '2025-04-30', amount: '0.00', voucherId: null, number: null },
  ]);
  await post('fixed-assets/depreciation', { financialYear: '2025-26' });
  const { totals, months } = await get('fixed-assets/depreciation?year=2025-26');
  expect([totals.left, totals.posted]).toEqual(['0.00', totals.book]);
  expect(months[0]).toEqual({ month: '2025-04', amount: '3123.29' });
});

test('a double click posts once, and what changed since is posted by the difference', async () => {
  const { table } = await workedExample();
  const both = await Promise.all([1, 2].map(() => post('fixed-assets/depreciation', { financialYear: '2025-26' })));
  expect(both.filter(({ status, body }) => status === 200 && body.voucherId)).toHaveLength(1);
  expect((await get('fixed-assets/depreciation?year=2025-26')).totals.left).toBe('0.00');
  await post(`fixed-assets/${table.id}/take-back`, { reason: 'Entered twice' });
  expect(await get('fixed-assets')).toHaveLength(2);
  const later = await post('fixed-assets', { ...TABLE, cost: '90000', bill: 'W-2' });
  expect(later.status).toBe(201);
  expect((await post('fixed-assets/depreciation', { financialYear: '2025-26' })).body.amount).toBe('2834.38');
});

test('plant is written off faster for the shifts it worked, said when they are known', async () => {
  await post('opening-balances', { asOn: '2024-04-01', lines: [debit('1504', '500000'), credit('2101', '500000')] });
  const press = { kind: 'plant', cost: '219000', boughtOn: '2024-07-01', putToUseOn: '2024-07-01', against: '1504' };
  const { id } = (await post('fixed-assets', { ...press, name: 'Press' })).body;
  const charged = async () => (await get('fixed-assets/depreciation?year=2024-25')).rows[0].charge.value;
  // 219,000 × 95% ÷ 15 = 13,870 a year = 38 a day; 274 days.
  expect(await charged()).toBe(1_041_200);
  await post('fixed-assets/depreciation', { financialYear: '2024-25' });
  const [double, triple] = [
    { from: '2024-08-01', to: '2024-08-31', shift: 'double' },
    { from: '2025-03-01', to: '2025-03-10', shift: 'triple' },
  ];
  const set = await post(`fixed-assets/${id}/shifts`, { shifts: [double, triple] });
  expect([set.status, set.body.shifts]).toEqual([200, [double, triple]]);
  // 15.5 and 10 days more; what is posted already is not posted again.
  expect(await charged()).toBe(1_138_100);
  expect((await post('fixed-assets/depreciation', { financialYear: '2024-25' })).body.amount).toBe('969.00');
  const twice = await post(`fixed-assets/${id}/shifts`, { shifts: [double, { ...triple, from: '2024-08-31' }] });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([422, ['shifts']]);
  const laptop = (await post('fixed-assets', LAPTOP)).body;
  expect((await post(`fixed-assets/${laptop.id}/shifts`, { shifts: [double] })).body.fields).toHaveProperty('shifts');
  await post(`fixed-assets/${id}/scrap`, { on: '2025-06-30' });
  expect((await post(`fixed-assets/${id}/shifts`, { shifts: [] })).status).toBe(422);
});

test('a sale is taken back as it was, and an asset that is there can be sold again', async () => {
  const { laptop } = await workedExample();
  await post(`fixed-assets/${laptop.id}/sell`, SALE);
  expect((await post(`fixed-assets/${laptop.id}/sell`, { ...SALE, reference: 'R-2' })).body.code).toBe(
    'invalid-request',
  );
  const back = await post(`fixed-assets/${laptop.id}/take-back`, { reason: 'Buyer withdrew' });
  expect([back.status, back.body.disposal]).toEqual([200, null]);
  expect((await posted()).every(([head]: string[]) => head?.endsWith('void'))).toBe(true);
  expect((await get('fixed-assets/depreciation?year=2025-26')).totals.posted).toBe('0.00');
  expect((await post(`fixed-assets/${laptop.id}/scrap`, { on: '2025-12-31', returnCredit: false })).status).toBe(200);
  expect(await posted()).toContainEqual(['2025-12-31 posted', '1111 47578.09', '5529 72421.91', '1101 -120000.00']);
});

test('what was not written off in earlier years is posted with the sale: by their ends, or on its day where they are locked', async () => {
  await post('opening-balances', { asOn: '2024-04-01', lines: [debit('1504', '500000'), credit('2101', '500000')] });
  const bought = { kind: 'car', cost: '800000', boughtOn: '2024-04-01', putToUseOn: '2024-04-01', against: '1504' };
  const car = (await post('fixed-assets', { ...bought, name: 'Car' })).body;
  const van = (await post('fixed-assets', { ...bought, name: 'Van' })).body;
  const sale = { on: '2026-04-01', price: '500000' };
  expect((await post(`fixed-assets/${car.id}/sell`, { ...sale, party: 'Resale', reference: 'R-1' })).status).toBe(200);
  // 800,000 × 95% ÷ 8 a year, and one day of 365; the year that is listed is the second.
  expect((await get('profit-and-loss?from=2024-04-01&to=2025-03-31')).totals.expenses).toBe('95000.00');
  expect(await posted()).toEqual([
    ['2026-03-31 posted', '5401 95000.00', '1115 -95000.00'],
    ['2026-04-01 posted', '5401 260.27', '1115 -260.27'],
  ]);
  expect((await posted('sales'))[0]).toContain('1115 190260.27');
  await post('period-locks', { upTo: '2026-03-31', reason: 'Filed' });
  const sold = await post(`fixed-assets/${van.id}/sell`, { ...sale, party: 'Resale', reference: 'R-2' });
  expect([sold.status, sold.body.bookValue]).toEqual([200, '0.00']);
  const dates = (await posted()).map(([head]: string[]) => head);
  expect(dates.filter((head: string) => head === '2026-04-01 posted')).toHaveLength(4);
  for (const year of ['2024-25', '2025-26', '2026-27'])
    expect((await get(`fixed-assets/depreciation?year=${year}`)).totals.left).toBe('0.00');
  const { rows } = await get('trial-balance?on=2026-04-01');
  expect(rows.filter(({ code }: { code: string }) => code === '1115' || code === '1105')).toMatchObject([
    { closing: '0.00' },
    { closing: '0.00' },
  ]);
});

test('a bank line of a capital category is entered as an asset, once and for no more than it was', async () => {
  const bank = await post('bank-accounts', {
    ...{ accountName: 'Current', accountNumber: '50100012344471', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' },
  });
  const statement = [
    'Date,Description,Debit Amount,Credit Amount,Balance',
    '05/10/2026,NEFT-CROMA LAPTOP,90000.00,,910000.00',
  ].join('\n');
  await post('upload-statement', { bankAccountId: bank.body.id, statementData: statement });
  const [line] = await get('bank-transactions');
  await ask(cookie, 'PATCH', `/bank-transactions/${line.id}/categorize`, {
    ...{ category: 'transfer', subcategory: 'Computers and phones' },
  });
  const [candidate] = await get('fixed-assets/candidates');
  expect(candidate).toMatchObject({ voucherId: line.id, kind: 'computer', amount: '90000.00', date: '2026-10-05' });
  const asset = {
    name: 'Laptop',
    kind: 'computer',
    boughtOn: '2026-10-05',
    putToUseOn: '2026-10-06',
    voucherId: line.id,
  };
  expect((await post('fixed-assets', { ...asset, cost: '90000.01' })).body.fields?.voucherId ?? '').toContain(
    'Only ₹90,000.00',
  );
  const both = await Promise.all([1, 2].map(() => post('fixed-assets', { ...asset, cost: '50000' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await get('fixed-assets/candidates'))[0].amount).toBe('40000.00');
  expect((await post('fixed-assets', { ...asset, cost: '40000' })).status).toBe(201);
  expect(await get('fixed-assets/candidates')).toEqual([]);
});

describe('a sale is an invoice', () => {
  const OUTSIDE = { ...SALE, reference: undefined, gstin: '27AAPFU0939F1ZV', returnCredit: false };

  test('numbered in the series, in the registers and in GSTR-1 of its month, with the result posted once', async () => {
    const { laptop, table } = await workedExample();
    const shown = await get(`fixed-assets/${laptop.id}/disposal?on=2025-12-31&price=60000&gstRate=18&placeOfSupply=27`);
    expect(shown.vouchers[1].lines.map(({ account }: { account: string }) => account)).toContain('2703');
    const sold = await post(`fixed-assets/${laptop.id}/sell`, OUTSIDE);
    expect([sold.status, sold.body.invoice?.number]).toEqual([200, expect.stringMatching(/\d$/)]);
    const invoice = await get(`invoices/${sold.body.invoice.id}`);
    expect(invoice).toMatchObject({
      ...{ date: '2025-12-31', placeOfSupply: '27', taxableValue: '60000.00', total: '70800.00', open: '70800.00' },
      party: { name: 'Resale', gstin: '27AAPFU0939F1ZV' },
      tax: { igst: '10800.00', cgst: '0.00', sgst: '0.00' },
      lines: [{ description: 'Laptop', hsn: '8471', rate: '18', quantity: '1' }],
    });
    const gstr = await get(`gst/${OWN}/2025-12/gstr-1?section=4A`);
    expect(gstr.cells).toMatchObject([{ section: '4A', documents: 1, taxable: '60000.00', igst: '10800.00' }]);
    expect(gstr.rows).toMatchObject([{ number: sold.body.invoice.number }]);
    const { totals } = await get('profit-and-loss?from=2025-04-01&to=2026-03-31');
    // Depreciation of 28,630.14 and the loss of 12,421.91, once each; a sale of an asset is no revenue.
    expect([totals.income, totals.expenses]).toEqual(['0.00', '41052.05']);
    expect((await get('fixed-assets'))[0].invoice).toEqual(sold.body.invoice);

    // Of the money in hand, to somebody without a GSTIN in the State: the second number of the series.
    await post('fixed-assets/depreciation', { month: '2025-12' });
    const cash = { on: '2026-01-05', price: '70000', gstRate: '18', receivedOn: '1504' };
    const other = await post(`fixed-assets/${table.id}/sell`, cash);
    expect(other.status).toBe(200);
    const small = await get(`invoices/${other.body.invoice.id}`);
    expect(small).toMatchObject({ party: { name: 'Cash sale', gstin: null }, open: '0.00', lines: [{ hsn: '9403' }] });
    expect(small.tax).toMatchObject({ igst: '0.00', cgst: '6300.00', sgst: '6300.00' });
  });

  test('taken back with the asset alone, by the rules of documents', async () => {
    const { laptop } = await workedExample();
    const sold = await post(`fixed-assets/${laptop.id}/sell`, OUTSIDE);
    const { id, number } = sold.body.invoice;
    const refused = await post(`invoices/${id}/cancel`, { reason: 'Mistake' });
    expect([refused.status, refused.body.code]).toEqual([409, 'document-of-asset']);
    const back = await post(`fixed-assets/${laptop.id}/take-back`, { reason: 'Buyer withdrew' });
    expect([back.status, back.body.disposal, back.body.invoice]).toEqual([200, null, null]);
    expect(await get(`invoices/${id}`)).toMatchObject({ number, status: 'cancelled', open: '0.00' });
    expect((await get(`gst/${OWN}/2025-12/gstr-1`)).cells).toEqual([]);
    // Its number stays used, and the next sale takes the next one.
    const again = await post(`fixed-assets/${laptop.id}/sell`, OUTSIDE);
    expect(again.body.invoice.number).not.toBe(number);
    await post('vouchers', {
      ...{ kind: 'receipt', date: '2026-01-02', narration: 'Paid' },
      lines: [
        { account: '1504', debit: '70800' },
        { account: '1401', credit: '70800', party: 'Resale', bill: again.body.invoice.number },
      ],
    });
    const settled = await post(`fixed-assets/${laptop.id}/take-back`, { reason: 'Late' });
    expect([settled.status, settled.body.code]).toEqual([409, 'document-settled']);
  });

  test('stands once the return of its month is filed, and nothing of that month can be sold after', async () => {
    const { laptop, table } = await workedExample();
    await post(`fixed-assets/${laptop.id}/sell`, OUTSIDE);
    const checker = await signIn('MA');
    const step = (name: string, by: string, more: object = {}) =>
      ask(by, 'POST', at('gst-returns/steps'), { gstin: OWN, form: 'GSTR-1', period: '2025-12', step: name, ...more });
    await step('send', cookie);
    await step('pass', checker);
    const filed = await step('file', cookie, { filedOn: '2026-01-10', acknowledgement: 'AA291225123456K' });
    expect(filed.body).toMatchObject({ state: 'filed' });
    const back = await post(`fixed-assets/${laptop.id}/take-back`, { reason: 'Buyer withdrew' });
    expect([back.status, back.body.code]).toEqual([409, 'return-filed']);
    expect((await get('fixed-assets')).map(({ disposal }: { disposal: unknown }) => disposal !== null)).toContain(true);
    const late = await post(`fixed-assets/${table.id}/sell`, OUTSIDE);
    expect([late.status, late.body.code]).toEqual([409, 'return-filed']);
  });

  test.each([
    ['a GSTIN that is none', { gstin: '27AAPFU0939F1ZX' }, 400, 'gstin'],
    ['a rate that is not in force', { gstRate: '12' }, 422, 'gstRate'],
    ['a code that is no HSN', { hsn: '12X' }, 422, 'hsn'],
    ['tax that the rate does not make', { gstRate: undefined, tax: { igst: '10801' } }, 422, 'tax'],
    ['another State that is said and not given', { gstin: undefined, isInterState: true }, 422, 'placeOfSupply'],
    ['money on an account of suppliers', { receivedOn: '2601' }, 422, 'receivedOn'],
  ])('refused at the field for %s', async (_, change, status, field) => {
    const { laptop } = await workedExample();
    const reply = await post(`fixed-assets/${laptop.id}/sell`, { ...OUTSIDE, ...change });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([status, [field]]);
    expect((await get('invoices')).length).toBe(0);
  });
});

describe('refused with the field at fault', () => {
  test.each([
    ['used before it was bought', { ...LAPTOP, putToUseOn: '2024-09-30' }, 'putToUseOn'],
    ['a building without accounts', { ...LAPTOP, kind: 'factory' }, 'costAccount'],
    ['an account of another kind', { ...LAPTOP, costAccount: '5401' }, 'costAccount'],
    ['a right without a life', { ...LAPTOP, kind: 'other-intangible' }, 'years'],
    ['a lease without an end', { ...LAPTOP, kind: 'leasehold' }, 'until'],
    ['more than 5% left', { ...LAPTOP, residual: '5.01' }, 'residual'],
  ])('%s', async (_name, body, field) => {
    const reply = await post('fixed-assets', body);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('depreciation of a time that is not over, or of both a month and a year', async () => {
    expect((await post('fixed-assets/depreciation', { month: '2026-11' })).status).toBe(422);
    expect((await post('fixed-assets/depreciation', { month: '2026-10', financialYear: '2025-26' })).status).toBe(400);
    expect((await post('fixed-assets/depreciation', {})).status).toBe(400);
  });

  test('a posting into a locked period, all of it', async () => {
    const { laptop } = await workedExample();
    await post('period-locks', { upTo: '2026-03-31', reason: 'Filed' });
    expect((await post('fixed-assets/depreciation', { financialYear: '2025-26' })).body.code).toBe('period-locked');
    const refused = await post(`fixed-assets/${laptop.id}/sell`, SALE);
    expect(refused.body.code).toBe('period-locked');
    expect((await get('fixed-assets')).every(({ disposal }: { disposal: unknown }) => disposal === null)).toBe(true);
  });

  test('an asset of another company, like an unknown one', async () => {
    const { laptop } = await workedExample();
    const { companies } = await seeded();
    const other = await ask(await signIn('OB'), 'POST', `/companies/${companies.b1}/fixed-assets/${laptop.id}/scrap`, {
      on: '2026-01-01',
    });
    expect(other.status).toBe(404);
  });
});

test('a block with assets from before the known rates asks what it stood at', async () => {
  await post('fixed-assets', { ...LAPTOP, boughtOn: '2015-04-01', putToUseOn: '2015-04-01' });
  expect((await get('fixed-assets/depreciation?year=2025-26')).missingBlocks).toEqual([
    { block: 'computers-and-aircraft', name: 'Computers and software' },
  ]);
  const said = { block: 'computers-and-aircraft', financialYear: '2025-26', amount: '180000' };
  expect((await post('fixed-assets/tax-blocks', said)).status).toBe(201);
  expect((await post('fixed-assets/tax-blocks', { ...said, amount: '1000' })).status).toBe(201);
  const { blocks, missingBlocks } = await get('fixed-assets/depreciation?year=2025-26');
  expect([missingBlocks, blocks[0].opening, blocks[0].depreciation.value]).toEqual([[], '1000.00', 40_000]);
});
