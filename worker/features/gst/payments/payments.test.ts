import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';
const LOCAL = '29AAPFU0939F1ZR';
const OTHER = '27AAPFU0939F1ZV';

let company: string;
let maker: string;

beforeEach(async () => {
  clockInIndia('2026-12-02 12:00');
  [
    {
      companies: { a1: company },
    },
    maker,
  ] = await Promise.all([seeded(), signIn('SA')]);
});

async function registeredAs(filer: string) {
  const fact = {
    kind: 'gst-registration',
    value: { filer, registeredOn: '2023-04-01' },
    subject: OWN,
    holdsFrom: '2023-04-01',
  };
  const { status, body } = await ask(await signIn('MA'), 'POST', `/companies/${company}/facts`, fact);
  expect([status, status < 300 ? '' : body]).toEqual([201, '']);
}

const post = (path: string, body: unknown, cookie = maker) =>
  ask(cookie, 'POST', `/companies/${company}/${path}`, body);
const get = (path: string) => ask(maker, 'GET', `/companies/${company}/${path}`);
const paper = (number: string, date: string, party: object, taxableValue: string, more: object = {}) => ({
  ...{ number, date, party, lines: [{ description: 'IT consulting', hsn: '998313', taxableValue, rate: '18' }] },
  ...more,
});
const CPIN = '26102900012345';

describe('the monthly payment of a quarterly filer', () => {
  test('the fixed sum of the last quarter, else the tax of the month; a challan lays it to the heads and meets the obligation', async () => {
    await registeredAs('regular-QRMP');
    const sold = await post('invoices', {
      items: [
        paper('K/1', '2026-08-03', { name: 'Lark', gstin: OTHER }, '100000'),
        paper('K/2', '2026-10-03', { name: 'Lark', gstin: OTHER }, '50000'),
        paper('K/3', '2026-10-05', { name: 'Mysuru', gstin: LOCAL }, '10000'),
      ],
    });
    expect(sold.status).toBe(201);
    const path = `gst/${OWN}/2026-10/pmt-06`;
    const { status, body } = await get(`${path}?depositedOn=2026-11-25`);
    expect([status, body.dueOn, body.fixed.period, body.fixed.isRecorded]).toEqual([
      200,
      '2026-11-25',
      '2026-Q2',
      false,
    ]);
    expect([body.fixed.sum.igst, body.selfAssessed.igst, body.selfAssessed.cgst, body.interest]).toEqual([
      ...['6300.00', '9000.00', '900.00', '0.00'],
    ]);
    const late = (await get(`${path}?method=self-assessed&depositedOn=2026-12-02`)).body;
    // 10,800 × 18% × 7 days.
    expect([late.openTotal, late.interest, late.explained.length]).toEqual(['10800.00', '37.29', 1]);
    const challan = {
      ...{
        gstin: OWN,
        reason: 'monthly-payment',
        period: '2026-10',
        cpin: CPIN,
        cin: `${CPIN}HDF`,
        depositedOn: '2026-11-24',
      },
      ...{ igst: '6300' },
    };
    const done = await post('gst-challans', challan);
    expect([done.status, done.body.total, done.body.stands]).toEqual([201, '6300.00', true]);
    expect((await get(path)).body).toMatchObject({ openTotal: '0.00', interest: '0.00', entries: [] });
    expect((await post('gst-challans', challan)).body.code).toBe('challan-known');
    const ledger = (await get('trial-balance?on=2026-12-02')).body.rows;
    const paid = ledger.find(({ name }: { name: string }) => name === 'GST cash ledger IGST');
    expect(Number(paid.debit) - Number(paid.credit)).toBe(6300);
    const { returns } = (await get('gst-returns')).body;
    const item = returns.find(
      (one: { form: string; period: string }) => one.form === 'PMT-06' && one.period === '2026-10',
    );
    expect([item.status, item.filedOn]).toEqual(['filed', '2026-11-24']);
    await post(`vouchers/${done.body.voucherId}/reverse`, { reason: 'Wrong month' });
    expect((await get(`${path}?depositedOn=2026-11-25`)).body.openTotal).toBe('6300.00');
    for (const [bad, field] of [
      [{ ...challan, cpin: '26102900012346', cin: `${CPIN}HDF` }, 'cin'],
      [{ ...challan, cpin: '26102900012346', cin: '', igst: '0' }, 'igst'],
      [{ ...challan, cpin: '26102900012346', cin: '', igst: '5.50' }, 'igst'],
      [{ ...challan, cpin: '26102900012346', cin: '', period: '2026-12' }, 'period'],
      [{ ...challan, cpin: '26102900012346', cin: '', depositedOn: '2026-12-03' }, 'depositedOn'],
    ] as const) {
      const refused = await post('gst-challans', bad);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    expect((await get(`gst/${OWN}/2026-12/pmt-06`)).status).toBe(422);
  });

  test('who files monthly has none', async () => {
    await registeredAs('regular-monthly');
    expect((await get(`gst/${OWN}/2026-10/pmt-06`)).body.code).toBe('no-such-return');
    const deposit = { gstin: OWN, cpin: CPIN, depositedOn: '2026-11-24', cgst: '100', sgst: '100' };
    expect((await post('gst-challans', { ...deposit, reason: 'composition', period: '2026-Q3' })).body.code).toBe(
      'no-such-return',
    );
    expect([403, 404]).toContain((await post('gst-challans', deposit, await signIn('OB'))).status);
  });
});

test('a bank line of GST paid is laid to the heads of its challan, posted before or not', async () => {
  await registeredAs('regular-monthly');
  const account = await post('bank-accounts', {
    ...{ accountName: 'Current', accountNumber: '50100012344471', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' },
  });
  const lines = [
    'Date,Narration,Debit,Credit,Balance',
    '20/11/2026,GST PAYMENT CPIN 26102900012345,3000.00,,97000.00',
  ].join('\n');
  const sent = await post('upload-statement', {
    bankAccountId: account.body.id,
    statementData: lines,
    categorize: true,
  });
  expect(sent.status).toBeLessThan(300);
  const [line] = (await get('gst-challans')).body.lines;
  expect([line.amount, line.isPosted]).toEqual(['3000.00', false]);
  const challan = {
    gstin: OWN,
    cpin: CPIN,
    depositedOn: '2026-11-20',
    igst: '1000',
    cgst: '1000',
    sgst: '500',
    transactionId: line.id,
  };
  expect((await post('gst-challans', challan)).body.code).toBe('line-amount');
  const done = await post('gst-challans', { ...challan, sgst: '1000' });
  expect([done.status, done.body.transactionId]).toEqual([201, line.id]);
  expect((await get('gst-challans')).body).toMatchObject({ lines: [], challans: [{ cpin: CPIN, total: '3000.00' }] });
  const { own, unlaid } = (await get(`gst/${OWN}/ledgers/cash`)).body;
  expect([own.igst, own.cgst, own.sgst, unlaid]).toEqual(['1000.00', '1000.00', '1000.00', '0.00']);
  expect((await post('gst-challans', { ...challan, cpin: '26102900012346', sgst: '1000' })).body.code).toBe(
    'line-laid',
  );
});

test('W14: CMP-08 of a composition dealer, with reverse charge and interest, posted once; no late fee', async () => {
  await registeredAs('composition');
  clockInIndia('2027-01-28 12:00');
  const plain = { lines: [{ description: 'Tools', hsn: '8205', taxableValue: '1200000', rate: '0' }] };
  const sold = await post('invoices', paper('K/1', '2026-10-03', { name: 'Mysuru', gstin: LOCAL }, '0', plain));
  expect([sold.status, sold.status === 201 ? '' : sold.body]).toEqual([201, '']);
  const path = `gst/${OWN}/2026-Q3/cmp-08`;
  const { body } = await get(`${path}?dealer=manufacturer&filedOn=2027-01-18`);
  expect(body).toMatchObject({
    ...{ dueOn: '2027-01-18', turnover: '1200000.00', state: 'proposed', cashTotal: '12000.00' },
    ...{ outward: { cgst: '6000.00', sgst: '6000.00' }, interest: { cgst: '0.00' } },
  });
  expect(body.rows.map(({ at, number }: never) => [at, number])).toEqual([['3(1)', 'K/1']]);
  const done = await post(path, { dealer: 'manufacturer', filedOn: '2027-01-28' });
  // 6,000 × 18% × 10 days = 29.59 under each Act.
  expect([done.status, done.body.interest.cgst, done.body.cashTotal, done.body.vouchers.length]).toEqual([
    ...[201, '29.59', '12060.00', 2],
  ]);
  expect((await get(path)).body).toMatchObject({ state: 'posted', entries: [], cashTotal: '12060.00' });
  expect((await post(path, { dealer: 'manufacturer', filedOn: '2027-01-28' })).body.code).toBe('already-posted');
  const { rows } = (await get('trial-balance?on=2027-01-28')).body;
  const cost = rows.find(({ name }: { name: string }) => name === 'Rates and taxes');
  expect(cost.debit).toBe('12000.00');
  expect((await get(`gst/${OWN}/2026-10/cmp-08`)).status).toBe(422);
  expect((await get(`gst/${OWN}/2026-Q3/gstr-3b`)).status).toBe(422);
});
