import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

// The worked examples of the law sheet that are no late return: entered as people enter them, and read where they read.
const OWN = '29AAZCN9001Q1ZC';
const DELHI = '07AAZCN9001Q1ZI';
const OTHER = '27AAPFU0939F1ZV';
const LOCAL = '29AAPFU0939F1ZR';

let company: string;
let maker: string;
let owner: string;

beforeEach(async () => {
  clockInIndia('2026-12-02 12:00');
  company = (await seeded()).companies.a1;
  [maker, owner] = await Promise.all([signIn('SA'), signIn('MA')]);
});

const at = (path: string) => `/companies/${company}/${path}`;
const get = async (path: string) => (await ask(maker, 'GET', at(path))).body;

async function made(path: string, body: object, cookie = maker) {
  const found = await ask(cookie, 'POST', at(path), body);
  if (found.status >= 300) throw new Error(`${path}: ${JSON.stringify(found.body)}`);
  return found.body;
}

const fact = (kind: string, value: object, subject?: string, holdsFrom = '2023-04-01') =>
  made('facts', { kind, value, holdsFrom, ...(subject && { subject }) }, owner);
const registered = (filer = 'regular-monthly', gstin = OWN) =>
  fact('gst-registration', { filer, registeredOn: '2023-04-01' }, gstin);
const turnover = (year: string, amount: string) => fact('turnover', { amount }, year);

const line = (taxableValue: string, rate = '18') => ({ description: 'IT design', hsn: '998314', taxableValue, rate });
const paper = (number: string, date: string, party: object, ...lines: object[]) => ({ number, date, party, lines });
const CONSUMER = { name: 'A consumer', stateCode: '27' };

describe('credit against tax', () => {
  const usesOf = ({ uses }: { uses: { of: string; against: string; amount: string }[] }) =>
    uses.map(({ of, against, amount }) => `${of} ${against} ${amount}`);

  test('W08: the figures of Circular 98/17/2019, from invoices and bills', async () => {
    await registered();
    await made('invoices', {
      items: [
        paper('S/1', '2026-10-03', { name: 'Lark Labs', gstin: OTHER }, line('5555.56')),
        paper('S/2', '2026-10-04', { name: 'Mysuru Tools', gstin: LOCAL }, line('3333.33')),
      ],
    });
    await made('bills', {
      items: [
        paper('B/1', '2026-10-05', { name: 'Pune Parts', gstin: OTHER }, line('7222.22')),
        paper('B/2', '2026-10-06', { name: 'Paper house', gstin: LOCAL }, line('2222.22')),
      ],
    });
    const found = await get(`gst/${OWN}/2026-10/set-off?filedOn=2026-11-20`);
    expect(found.liability).toMatchObject({ igst: '1000.00', cgst: '300.00', sgst: '300.00' });
    expect(found.credit).toMatchObject({ igst: '1300.00', cgst: '200.00', sgst: '200.00' });
    expect(usesOf(found)).toEqual([
      ...['igst igst 1000.00', 'igst cgst 200.00', 'igst sgst 100.00', 'cgst cgst 100.00', 'sgst sgst 200.00'],
    ]);
    expect([found.cashTotal, found.closing.cgst, found.closing.igst, found.closing.sgst]).toEqual([
      ...['0.00', '100.00', '0.00', '0.00'],
    ]);
  });

  test('W09: credit of both Acts goes against integrated tax, central first', async () => {
    await registered();
    const side = (name: 'debit' | 'credit', of: Record<string, string>) =>
      Object.entries(of).map(([account, amount]) => ({ account, [name]: amount }));
    await made('opening-balances', {
      asOn: '2026-10-31',
      lines: [
        ...side('debit', { 'Input CGST': '50000', 'Input SGST': '40000' }),
        ...side('credit', { 'Output IGST': '40000', 'Output CGST': '30000', 'Equity share capital': '20000' }),
      ],
    });
    const found = await get(`gst/${OWN}/2026-10/set-off?filedOn=2026-11-20`);
    expect(usesOf(found)).toEqual(['cgst cgst 30000.00', 'cgst igst 20000.00', 'sgst igst 20000.00']);
    expect([found.cashTotal, found.closing.sgst, found.closing.cgst]).toEqual(['0.00', '20000.00', '0.00']);
  });
});

test('W10: the place of supply decides which tax an invoice bears', async () => {
  await registered();
  const { items } = await made('invoices', {
    items: [
      paper('P/1', '2026-10-03', { name: 'Mysuru Tools', gstin: LOCAL }, line('10000')),
      paper('P/2', '2026-10-03', { name: 'Lark Labs', gstin: OTHER }, line('10000')),
    ],
  });
  expect(items.map(({ cgst, sgst, igst }: never) => [cgst, sgst, igst])).toEqual([
    ['900.00', '900.00', '0.00'],
    ['0.00', '0.00', '1800.00'],
  ]);
});

// By the value of the invoice with its tax.
test.each([
  ['2024-07', '190476.19', '5', '200000.00', 'b2cs'],
  ['2024-08', '190476.19', '5', '200000.00', 'b2cl'],
  ['2026-10', '84745.76', '18', '100000.00', 'b2cs'],
  ['2026-10', '84745.77', '18', '100000.01', 'b2cl'],
])(
  'W11: an invoice to a consumer in another State, %s, %s at %s%, comes to %s and stands in %s',
  async (month, taxable, rate, total, table) => {
    await registered();
    const { items } = await made('invoices', {
      items: [paper('C/1', `${month}-12`, CONSUMER, line(taxable, rate))],
    });
    expect(items[0].total).toBe(total);
    const file = await get(`gst/${OWN}/${month}/gstr-1?format=portal`);
    expect([Object.keys(file).includes('b2cl'), Object.keys(file).includes('b2cs')]).toEqual([
      ...[table === 'b2cl', table === 'b2cs'],
    ]);
  },
);

test.each([
  ['2025-04-01', '30 Apr 2025'],
  ['2026-11-15', '14 Dec 2026'],
])('W12: at 12 crore an invoice of %s is reported to the portal by %s', async (date, last) => {
  await registered();
  await turnover('2024-25', '120000000');
  await turnover('2025-26', '120000000');
  await made('invoices', { items: [paper('E/1', date, { name: 'Lark Labs', gstin: OTHER }, line('10000'))] });
  const { findings } = await get(`gst/${OWN}/${date.slice(0, 7)}/gstr-1`);
  const told = findings.filter(({ rule }: { rule: string }) => rule.startsWith('GST.EINV'));
  expect(told.map(({ message }: { message: string }) => message)).toEqual([expect.stringContaining(last)]);
});

test('W33: a GSTIN is read by its check digit and its PAN', async () => {
  const read = (gstin: string) => ask(maker, 'POST', '/verify/gstin', { gstin });
  expect((await read('27ZZZCA0001A1Z4')).body.data).toMatchObject({ stateName: 'Maharashtra', category: 'Company' });
  expect((await read('27AAPFU0939F1ZV')).body.data).toMatchObject({
    stateName: 'Maharashtra',
    category: 'Firm or LLP',
  });
  for (const [gstin, right] of [
    ['27ZZZCA0001A1Z5', '4'],
    ['28AAPFU0939F1ZV', 'T'],
  ] as const) {
    const { status, body } = await read(gstin);
    expect([status, body.fields.gstin]).toEqual([400, expect.stringContaining(`comes ${right},`)]);
  }
  // The check digit agrees and no kind of holder has an X: told where it is read.
  const { status, body } = await read('29ZZZXA0001A1ZT');
  const meanings = body.data.parts.map(({ meaning }: { meaning: string }) => meaning);
  expect([status, body.data.category]).toEqual([200, null]);
  expect(meanings).toContain('Kind of holder: X is not in the published list');
});

/** The items of a form in the calendar, by registration and period. */
async function calendarOf(form: string, from: string, to: string) {
  await made('compliance-calendar/generate', {}, owner);
  const items = await get(`compliance-calendar?from=${from}&to=${to}&limit=500`);
  return items.filter(({ formType }: { formType: string }) => formType === form);
}

test('W04: the quarter to September is due by the State, and its fee on 30 October stands in the calendar', async () => {
  clockInIndia('2026-10-30 12:00');
  await registered('regular-QRMP');
  await registered('regular-QRMP', DELHI);
  await turnover('2025-26', '9000000');
  const items = await calendarOf('GSTR-3B', '2026-10-01', '2026-10-31');
  const costs = await Promise.all(
    items.map(async ({ id, dueDate }: { id: string; dueDate: string }) => {
      const { cost } = await get(`compliance-items/${id}/explanation?on=2026-10-30`);
      return [dueDate, cost.value];
    }),
  );
  expect(costs.toSorted()).toEqual([
    ['2026-10-22', 40_000],
    ['2026-10-24', 30_000],
  ]);
});

test.each([
  ['60000000', ['2026-10-25', '2027-04-25']],
  ['40000000', ['2027-04-25']],
])('W49: ITC-04 of 2026-27 after a year of %s is due on %j', async (amount, days) => {
  await registered();
  await turnover('2025-26', amount);
  await fact('duty', { answer: true }, 'job-work');
  const items = await calendarOf('ITC-04', '2026-07-01', '2027-04-30');
  expect(items.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(days);
});

test.each([
  ['an exporter since 2024', true, '2024-05-02', ['2026-03-31']],
  // Stated a week before: the undertaking must be there by then.
  ['a new exporter', true, '2026-08-12', ['2026-08-11']],
  ['one without exports', false, '', []],
] as const)('W50: the undertaking of 2026-27 of %s', async (_, answer, first, days) => {
  const told = answer && first > '2026-04-01' ? '2026-08-05' : '2026-03-20';
  clockInIndia(`${told} 12:00`);
  await registered();
  await fact('duty', { answer }, 'exports');
  if (first) await fact('first-export', { invoicedOn: first }, undefined, first);
  const items = await calendarOf('RFD-11', '2026-03-01', '2026-12-31');
  expect(items.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(days);
});

test.each([
  ['2026-01-29', false],
  ['2026-01-30', true],
])('W51: asked on %s, the interest of the GSTR-3B of January 2026 is held fast: %s', async (day, isHeld) => {
  clockInIndia(`${day} 12:00`);
  await registered();
  const { heldFast } = await get(`gst/${OWN}/2026-01/gstr-3b`);
  expect(heldFast.map(({ rule }: { rule: string }) => rule).includes('GST.LOCK.INT')).toBe(isHeld);
});
