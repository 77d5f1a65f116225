import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';
const OTHER = '27AAPFU0939F1ZV';
const LOCAL = '29AAPFU0939F1ZR';

let company: string;
let maker: string;

beforeEach(async () => {
  clockInIndia('2026-12-02 12:00');
  company = (await seeded()).companies.a1;
  maker = await signIn('SA');
  await fact('gst-registration', { filer: 'regular-monthly', registeredOn: '2023-04-01' }, OWN);
  await fact('turnover', { amount: '12000000' }, '2025-26');
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: unknown, cookie = maker) => ask(cookie, 'POST', at(path), body);
const get = (path: string, cookie = maker) => ask(cookie, 'GET', at(path));

async function fact(kind: string, value: object, subject: string) {
  const checker = await signIn('MA');
  const { status, body } = await post('facts', { kind, value, subject, holdsFrom: '2026-04-01' }, checker);
  if (status >= 300) throw new Error(JSON.stringify(body));
}

async function made(path: string, body: object) {
  const found = await post(path, body);
  expect([path, found.status, found.status === 201 ? '' : found.body]).toEqual([path, 201, '']);
  return found.body;
}

const line = (taxableValue: string, more: object = {}) => ({
  ...{ description: 'IT consulting', hsn: '998313', taxableValue, rate: '18' },
  ...more,
});
const paper = (number: string, date: string, party: object, taxable: string, more: object = {}) => ({
  ...{ number, date, party, lines: [line(taxable)] },
  ...more,
});
const RETURN = `gst/${OWN}/2026-10/gstr-3b`;
const SET_OFF = `gst/${OWN}/2026-10/set-off`;
type Figure = { cell: string; rows: number } & Record<'taxable' | 'igst' | 'cgst' | 'sgst', string>;
const figures = (cells: Figure[]) =>
  Object.fromEntries(
    cells
      .filter(({ rows }) => rows > 0)
      .map(({ cell, taxable, igst, cgst, sgst }) => [cell, [taxable, igst, cgst, sgst].join(' ')]),
  );

/** The books of October: sales in the State and outside, one to a consumer, bills with credit, reverse charge and without tax. */
async function october() {
  await made('invoices', {
    items: [
      paper('KR/1', '2026-10-03', { name: 'Mysuru Tools', gstin: LOCAL }, '50000'),
      paper('KR/2', '2026-10-07', { name: 'Lark Labs', gstin: OTHER }, '100000'),
      paper('KR/3', '2026-10-12', { name: 'A consumer', stateCode: '33' }, '120000'),
    ],
  });
  await made('bills', {
    items: [
      paper('B/1', '2026-10-05', { name: 'Paper house', gstin: LOCAL }, '30000'),
      paper('B/2', '2026-10-08', { name: 'Adv Rao', pan: 'ABCPR1234K', stateCode: '29' }, '20000', {
        ...{ reverseCharge: true, lines: [line('20000', { hsn: '998211' })] },
      }),
    ],
  });
}

describe('GSTR-3B of October', () => {
  test('is not stopped by what an operator pays for us (s.9(5)), and shows an embassy by its UIN', async () => {
    const embassy = { name: 'An embassy', gstin: '0717SWE00018UNF' };
    const sold = await made('invoices', {
      items: [
        paper('KR/1', '2026-10-03', { name: 'A rider', stateCode: '29' }, '3000', {
          ...{ operatorGstin: OTHER, operatorRole: 'pays' },
        }),
        paper('KR/2', '2026-10-04', embassy, '6000'),
      ],
    });
    expect(sold.items.map(({ warnings }: { warnings: unknown[] }) => warnings)).toEqual([[], []]);
    const { body } = await get(RETURN);
    expect(body.findings.filter(({ severity }: { severity: string }) => severity === 'stop')).toEqual([]);
    expect(figures(body.cells)).toEqual({
      ...{ '3.1(a)': '6000.00 1080.00 0.00 0.00', '3.1.1(ii)': '3000.00 0.00 270.00 270.00' },
      '3.2-uin': '6000.00 1080.00 0.00 0.00',
    });
    const { inter_sup: places } = (await get(`${RETURN}?format=portal`)).body;
    expect(places.uin_details).toEqual([{ pos: '07', txval: 6000, iamt: 1080 }]);
    const [first] = (await get(`gst/${OWN}/2026-10/gstr-1?format=portal`)).body.b2b;
    expect(first).toMatchObject({ ctin: '0717SWE00018UNF', inv: [{ inum: 'KR/2' }] });
  });

  test('stands on the registers: every cell is the sum of its rows, and the file has the layout of the portal', async () => {
    await october();
    const { status, body } = await get(RETURN);
    expect([status, body.state, body.creditFrom]).toEqual([200, 'draft', 'books']);
    expect(figures(body.cells)).toEqual({
      '3.1(a)': '270000.00 39600.00 4500.00 4500.00',
      '3.1(d)': '20000.00 0.00 1800.00 1800.00',
      '3.2-unregistered': '120000.00 21600.00 0.00 0.00',
      '4(A)(3)': '20000.00 0.00 1800.00 1800.00',
      '4(A)(5)': '30000.00 0.00 2700.00 2700.00',
    });
    expect(body.netCredit).toMatchObject({ igst: '0.00', cgst: '4500.00' });
    for (const { inReturn, other } of body.comparisons) expect(inReturn).toEqual(other);
    const rules = body.findings.map(({ rule, severity }: never) => [rule, severity]);
    expect(rules).toEqual([
      ['GST.2B.36_4', 'warn'],
      ['GST.SEQ.3B', 'warn'],
    ]);
    const { body: one } = await get(`${RETURN}?cell=4(A)(5)`);
    expect(one.rows.map(({ number, source, cgst }: never) => [number, source, cgst])).toEqual([
      ['B/1', 'document', '2700.00'],
    ]);
    const [file, again] = [await get(`${RETURN}?format=portal`), await get(`${RETURN}?format=portal`)];
    expect(file.headers.get('content-disposition')).toContain(`GSTR-3B_${OWN}_102026.json`);
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(file.body));
    expect(Object.keys(file.body)).toEqual([
      ...['gstin', 'ret_period', 'sup_details', 'eco_dtls', 'itc_elg', 'inward_sup', 'intr_ltfee', 'inter_sup'],
    ]);
    expect(file.body.sup_details.osup_det).toEqual({ txval: 270000, iamt: 39600, camt: 4500, samt: 4500, csamt: 0 });
    expect(file.body.inter_sup.unreg_details).toEqual([{ pos: '33', txval: 120000, iamt: 21600 }]);
    // Twelve days after the 20th: 18% of the cash by head, and 25 a day under each Act.
    expect(body.dues).toMatchObject({ on: '2026-12-02', lateFee: { cgst: '300.00', sgst: '300.00' } });
    expect(file.body.intr_ltfee.ltfee_details).toEqual({ camt: 300, samt: 300 });
    expect(String(file.body.intr_ltfee.intr_details.iamt)).toBe(String(Number(body.dues.interest.igst)));
    const { body: inTime } = await get(`${RETURN}?format=portal&filedOn=2026-11-20`);
    expect(inTime.intr_ltfee.ltfee_details).toEqual({ camt: 0, samt: 0 });
    expect((await get(`${RETURN}?filedOn=2026-11-20`)).body.dues).toBeNull();
  });

  test('cess of the years that had it stands under its own head, in the return, the accounts and the credit', async () => {
    const cess = (number: string, date: string, party: object, amount: string, more: object = {}) => ({
      ...{ number, date, party, lines: [line('1000', { rate: '28', cess: amount, ...more })] },
    });
    await made('invoices', { items: [cess('S/1', '2025-06-03', { name: 'Mysuru Tools', gstin: LOCAL }, '120')] });
    const bought = { account: '5101' };
    await made('bills', { items: [cess('B/1', '2025-06-04', { name: 'Pune', gstin: OTHER }, '500', bought)] });
    const draft = (await get(`gst/${OWN}/2025-06/gstr-3b`)).body;
    expect(draft.findings.filter(({ severity }: { severity: string }) => severity === 'stop')).toEqual([]);
    const [, books] = draft.comparisons;
    expect([books.inReturn, books.other.cess]).toEqual([books.other, '120.00']);
    const found = (await get(`gst/${OWN}/2025-06/set-off?filedOn=2025-07-20`)).body;
    expect(found.uses.at(-1)).toEqual({ of: 'cess', against: 'cess', amount: '120.00' });
    expect(found.closing).toMatchObject({ igst: '0.00', cess: '380.00' });
    const next = (await get(`gst/${OWN}/2025-07/set-off?filedOn=2025-08-20`)).body;
    expect([next.forward.igst, next.forward.cess]).toEqual(['0.00', '380.00']);
    const [note] = (
      await made('invoices', {
        items: [
          {
            ...cess('C/1', '2026-03-02', { name: 'Mysuru Tools', gstin: LOCAL }, '12'),
            ...{ kind: 'credit-note', originalNumber: 'S/1', originalDate: '2025-06-03' },
          },
        ],
      })
    ).items;
    // The cess ended on 31 January 2026; a note of March takes back what its invoice was charged.
    expect([note.cess, note.warnings.map(({ rule }: { rule: string }) => rule)]).toEqual(['12.00', []]);
  });

  test('what an operator pays for its suppliers is paid in cash, this month and before', async () => {
    const consumer = { name: 'A consumer', stateCode: '29' };
    const more = { operatorRole: 'we-pay', operatorGstin: LOCAL };
    await made('invoices', { items: [paper('W/1', '2026-10-02', consumer, '1000', more)] });
    const bill = paper('B/1', '2026-10-03', { name: 'Paper house', gstin: LOCAL }, '5000');
    await made('bills', { items: [{ ...bill, lines: [line('5000', { account: '5101' })] }] });
    const found = (await get(`gst/${OWN}/2026-10/set-off?filedOn=2026-11-20`)).body;
    expect(found).toMatchObject({ uses: [], operatedTotal: '180.00', tax: { cgst: '90.00', sgst: '90.00' } });
    const next = (await get(`gst/${OWN}/2026-11/set-off?filedOn=2026-12-02`)).body;
    expect(next.forward).toMatchObject({ cgst: '450.00', sgst: '450.00' });
  });

  test('sales to other States to composition dealers and to a UIN stand in 3.2 as well', async () => {
    const dealer = await made('parties', { name: 'Lark Labs', gstin: OTHER, gstScheme: 'composition' });
    expect(dealer.gstScheme).toBe('composition');
    await made('invoices', {
      items: [
        paper('KR/1', '2026-10-07', { name: 'Lark Labs', gstin: OTHER }, '100000'),
        paper('KR/2', '2026-10-07', { name: 'Near', gstin: LOCAL }, '50000'),
      ],
    });
    const { body } = await get(`${RETURN}?format=portal`);
    expect(body.inter_sup).toEqual({
      ...{ unreg_details: [], comp_details: [{ pos: '27', txval: 100000, iamt: 18000 }], uin_details: [] },
    });
  });

  test('tax of a journal stands in the books alone: the draft is stopped and the journal named', async () => {
    await october();
    await made('vouchers', {
      ...{ kind: 'journal', date: '2026-10-20', narration: 'Tax by hand' },
      lines: [
        { account: 'Rent', debit: '18' },
        { account: 'Output IGST', credit: '18' },
      ],
    });
    const { body } = await get(RETURN);
    const [first] = body.findings;
    expect([first.severity, first.message]).toEqual(['stop', expect.stringContaining('output tax of ₹18.00')]);
    const refused = await get(`${RETURN}?format=portal`);
    expect([refused.status, refused.body.code]).toEqual([409, 'draft-stopped']);
  });

  test.each([
    ['29AAZCN9001Q1ZX', '2026-10', 422],
    [OWN, '2026-13', 422],
    [OWN, '2026-Q2', 422],
  ])('%s, %s is refused', async (gstin, period, status) => {
    expect((await get(`gst/${gstin}/${period}/gstr-3b`)).status).toBe(status);
  });
});

describe('set-off', () => {
  test('E7: credit, challan, interest, late fee and whole rupees, posted once and to the paisa', async () => {
    // The example ends with what the product proposes here: only its opening is entered.
    await made('opening-balances', {
      asOn: '2026-10-31',
      lines: [
        ...[
          ['Bank current', '100000'],
          ['Input IGST', '12000'],
          ['Input CGST', '4050.50'],
          ['Input SGST', '4050.50'],
        ].map(([account, debit]) => ({ account, debit })),
        ...[
          ...[
            ['Output IGST', '37800.40'],
            ['Output CGST', '5400.25'],
            ['Output SGST', '5400.25'],
            ['RCM CGST', '1800'],
          ],
          ...[
            ['RCM SGST', '1800'],
            ['Equity share capital', '67900.10'],
          ],
        ].map(([account, credit]) => ({ account, credit })),
      ],
    });
    const { body: proposed } = await get(`${SET_OFF}?filedOn=2026-12-02`);
    expect(proposed).toMatchObject({
      ...{ state: 'proposed', dueOn: '2026-11-20', daysLate: 12, cashTotal: '32891.00', challanTotal: '32891.00' },
      tax: { igst: '25800.00', cgst: '3150.00', sgst: '3150.00', cess: '0.00' },
      interest: { igst: '152.68', cgst: '18.64', sgst: '18.64', cess: '0.00' },
      lateFee: { igst: '0.00', cgst: '300.00', sgst: '300.00', cess: '0.00' },
      closing: { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' },
    });
    expect(proposed.explained.interest.steps.length).toBeGreaterThan(5);
    const done = await made(SET_OFF, { filedOn: '2026-12-02' });
    expect(done.vouchers.map(({ rule }: never) => rule)).toEqual(['T01', 'T02', 'T03']);
    const { body: trial } = await get('trial-balance?on=2026-12-02');
    const balances = trial.rows
      .filter(({ debit, credit }: never) => debit !== credit)
      .map(({ name, debit, credit }: never) => [name, debit, credit]);
    expect(
      Object.fromEntries(balances.map(([name, debit, credit]: string[]) => [name, Number(debit) - Number(credit)])),
    ).toEqual({
      ...{ 'Bank current': 67109, 'Equity share capital': -67900.1, 'Interest on statutory dues': 189.96 },
      ...{ 'Late fees and penalties': 600, 'Round-off': 1.14 },
    });
    expect((await get(SET_OFF)).body).toMatchObject({ state: 'posted', cashTotal: '32891.00', entries: [] });
    const again = await post(SET_OFF, { filedOn: '2026-12-02' });
    expect([again.status, again.body.code]).toEqual([409, 'already-posted']);
    const november = (await get(`gst/${OWN}/2026-11/set-off?filedOn=2026-12-02`)).body;
    expect([november.cashTotal, november.forward.igst]).toEqual(['0.00', '0.00']);
  });

  test('what credit leaves goes on to the next month, recorded or not', async () => {
    await made('bills', { items: [paper('B/9', '2026-09-05', { name: 'Paper house', gstin: LOCAL }, '100000')] });
    await october();
    const { body } = await get(`${SET_OFF}?filedOn=2026-11-20`);
    expect([body.forward.cgst, body.assumedMonths]).toEqual(['9000.00', ['2026-09']]);
    expect(body.uses.map(({ of, against, amount }: never) => `${of} ${against} ${amount}`)).toEqual([
      ...['cgst cgst 4500.00', 'cgst igst 9000.00', 'sgst sgst 4500.00', 'sgst igst 9000.00'],
    ]);
    expect(body.cash).toMatchObject({ igst: '21600.00', cgst: '1800.00', sgst: '1800.00' });
  });

  test('who may only read posts nothing; a day to come or within the period is refused', async () => {
    await october();
    const reader = await signIn('OB');
    expect([403, 404]).toContain((await post(SET_OFF, {}, reader)).status);
    expect((await post(SET_OFF, { filedOn: '2026-12-03' })).status).toBe(422);
    expect((await get(`${SET_OFF}?filedOn=2026-10-31`)).status).toBe(422);
    expect((await post(SET_OFF, { filedOn: '2026-11-20', account: 'No such' })).status).toBe(422);
    const { results } = await env.DB.prepare('SELECT id FROM gst_set_offs').all();
    expect(results).toEqual([]);
  });
});

test('GSTR-3B goes to the checker, is passed by another and filed, as GSTR-1 is', async () => {
  await october();
  const step = (name: string, cookie: string, more: object = {}) =>
    post('gst-returns/steps', { gstin: OWN, form: 'GSTR-3B', period: '2026-10', step: name, ...more }, cookie);
  expect((await step('send', maker)).body).toMatchObject({ form: 'GSTR-3B', state: 'checked' });
  expect((await step('pass', maker)).status).toBe(409);
  expect((await step('pass', await signIn('MA'))).body.state).toBe('locked');
});
