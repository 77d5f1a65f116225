import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

// The vouchers that a company makes of its payments of bills under reverse charge.

const OWN = '29AAZCN9001Q1ZC';

let own: Books;
let maker: string;

beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  const { companies } = await seeded();
  maker = await signIn('OA');
  own = await books(maker, companies.a1);
  const registration = {
    kind: 'gst-registration',
    subject: OWN,
    value: { filer: 'regular-monthly', registeredOn: '2023-04-01' },
  };
  await ask(maker, 'POST', at('facts'), { ...registration, holdsFrom: '2026-04-01' });
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown) => ask(maker, 'POST', at(path), body);
const get = async (path: string) => (await ask(maker, 'GET', at(path))).body;

async function billed(number: string, more: object = {}): Promise<{ id: string }> {
  const party = { name: 'Lakshmi Devi', stateCode: '29' };
  const lines = [{ description: 'Freight', hsn: '996511', taxableValue: '40000', rate: '5', account: '5521' }];
  const sent = { number, date: '2026-10-12', party, lines, reverseCharge: true, tds: 'none', ...more };
  const { status, body } = await post('bills', sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A payment of a part of a bill, as a person posts it. */
async function paid(ref: string, date: string, amount: string): Promise<string> {
  const { items } = await get('open-bills?side=payable').then((found) => ({ items: found.items ?? found }));
  const { id: bill } = items.find((one: { ref: string }) => one.ref === ref);
  const lines = [
    { account: '2601', debit: amount, party: 'Lakshmi Devi', bill },
    { account: own.accountId, credit: amount },
  ];
  const { status, body } = await post('vouchers', { kind: 'payment', date, narration: `Paid ${ref}`, lines });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

test('each payment of a bill has a voucher with the next number, which Table 13 counts; taken back, it is cancelled', async () => {
  const { id } = await billed('F-1');
  expect((await post(`bills/${id}/payment-voucher`, {})).body.code).toBe('not-paid');
  const first = await paid('F-1', '2026-10-20', '15000');
  await paid('F-1', '2026-11-05', '25000');
  const read = await get(`bills/${id}`);
  expect(read.payments).toMatchObject([
    { paymentId: first, paidOn: '2026-10-20', amount: '15000.00', number: null },
    { paidOn: '2026-11-05', amount: '25000.00', number: null },
  ]);
  const made = await post(`bills/${id}/payment-voucher`, { paymentId: first });
  expect([made.status, made.body]).toEqual([201, { number: 'PV/26-27/0001', date: '2026-10-20' }]);
  expect((await post(`bills/${id}/payment-voucher`, { paymentId: first })).body.code).toBe('payment-voucher-made');
  expect((await post(`bills/${id}/payment-voucher`, {})).body).toEqual({ number: 'PV/26-27/0002', date: '2026-11-05' });
  const file = await ask(maker, 'GET', at(`bills/${id}/payment-voucher?paymentId=${first}`));
  expect([file.status, file.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(file.headers.get('content-disposition')).toContain('PV_26-27_0001.pdf');
  const issued = async () => (await get(`gst/${OWN}/2026-10/gstr-1`)).issued;
  const range = { nature: 7, from: 'PV/26-27/0001', to: 'PV/26-27/0001', count: 1 };
  expect(await issued()).toEqual([{ ...range, cancelled: 0 }]);
  expect((await post(`vouchers/${first}/reverse`, { reason: 'Bounced' })).status).toBeLessThan(300);
  expect(await issued()).toEqual([{ ...range, cancelled: 1 }]);
  expect((await get(`bills/${id}`)).payments).toMatchObject([{ number: 'PV/26-27/0002' }]);
});

test('of a bill that was paid at once its own payment has one; of one without reverse charge none has', async () => {
  const { id } = await billed('F-2', { paidThrough: own.accountId });
  expect((await get(`bills/${id}`)).payments).toMatchObject([{ paidOn: '2026-10-12', amount: '40000.00' }]);
  const answers = await Promise.all([1, 2, 3].map(() => post(`bills/${id}/payment-voucher`, {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const plain = await billed('F-3', { reverseCharge: false });
  expect((await get(`bills/${plain.id}`)).payments).toEqual([]);
  expect((await post(`bills/${plain.id}/payment-voucher`, {})).body.code).toBe('no-payment-voucher');
  expect((await ask(maker, 'GET', at(`bills/${plain.id}/payment-voucher`))).status).toBe(409);
  const { count } = (await env.DB.prepare('SELECT count(*) count FROM ledger_payment_vouchers').first()) as {
    count: number;
  };
  expect(count).toBe(1);
});

test.each<[string, object, number, string]>([
  ['a day before the payment', { date: '2026-10-11' }, 422, 'date'],
  ['a day to come', { date: '2026-11-19' }, 422, 'date'],
  ['a number of seventeen characters', { number: 'PAYMENT-VOUCHER-1' }, 422, 'number'],
  ['a number that another has', { number: 'pv/26-27/0001' }, 409, 'number'],
])('%s is refused by its field', async (_what, body, status, field) => {
  await post(`bills/${(await billed('F-4', { paidThrough: own.accountId })).id}/payment-voucher`, {});
  const { id } = await billed('F-5', { paidThrough: own.accountId });
  const answer = await post(`bills/${id}/payment-voucher`, body);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
});
