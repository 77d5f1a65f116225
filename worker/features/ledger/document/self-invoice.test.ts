import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

// The invoices that a company makes itself, of bills under reverse charge.

const OWN = '29AAZCN9001Q1ZC';

let company: string;
let maker: string;
let checker: string;

beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  company = (await seeded()).companies.a1;
  [maker, checker] = await Promise.all([signIn('SA'), signIn('MA')]);
  const registration = {
    kind: 'gst-registration',
    subject: OWN,
    value: { filer: 'regular-monthly', registeredOn: '2023-04-01' },
  };
  await ask(checker, 'POST', at('facts'), { ...registration, holdsFrom: '2026-04-01' });
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: unknown, cookie = maker) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(maker, 'GET', at(path))).body;

/** Rent from somebody without GSTIN, unless it is said otherwise. */
async function billed(number: string, date = '2026-10-12', more: object = {}): Promise<string> {
  const party = { name: 'Lakshmi Devi', stateCode: '29' };
  const lines = [{ description: 'Office rent', hsn: '997212', taxableValue: '40000', rate: '18' }];
  const { status, body } = await post('bills', { number, date, party, lines, reverseCharge: true, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

const made = (id: string, body: object = {}) => post(`bills/${id}/self-invoice`, body);
const tableOf = async (month: string) => (await get(`gst/${OWN}/${month}/gstr-1`)).issued;
const lacking = async () =>
  (await get(`gst/${OWN}/2026-10/gstr-1`)).findings.filter(
    ({ rule }: { rule: string }) => rule === 'GST.SELF_INVOICE.DAYS',
  );

test('a bill of somebody without GSTIN asks for one within thirty days, and the check of its month says so', async () => {
  const id = await billed('R-10');
  expect(await get(`bills/${id}`)).toMatchObject({
    selfInvoice: { number: null, date: null },
    consequences: [
      { id: 'self-invoice', on: '2026-11-11', isPast: true, says: 'Self-invoice to be made by 11 Nov 2026' },
    ],
  });
  expect(await lacking()).toMatchObject([{ severity: 'warn', documentId: id, side: 'purchase', number: 'R-10' }]);
  const answer = await made(id);
  expect([answer.status, answer.body]).toEqual([201, { number: 'SI/26-27/0001', date: '2026-11-18' }]);
  const read = await get(`bills/${id}`);
  expect(read).toMatchObject({ selfInvoice: answer.body, consequences: [] });
  expect(await lacking()).toEqual([]);
  const { body: trail } = await ask(await signIn('OA'), 'GET', at('audit-trail'));
  expect(trail[0]).toMatchObject({ action: 'document.self-invoice', entityId: id });
});

test('its number goes on from that before, one given outside is kept, and Table 13 counts them in the month they were made', async () => {
  const ids = [await billed('R-8', '2026-08-12'), await billed('R-9', '2026-09-12'), await billed('R-10')];
  await made(ids[0] ?? '', { date: '2026-10-01' });
  await made(ids[1] ?? '', { date: '2026-10-01' });
  await made(ids[2] ?? '', { number: 'SELF-77' });
  expect((await made(await billed('R-11', '2026-11-12'))).body.number).toBe('SELF-78');
  expect(await tableOf('2026-10')).toEqual([
    { nature: 2, from: 'SI/26-27/0001', to: 'SI/26-27/0002', count: 2, cancelled: 0 },
  ]);
  await post(`bills/${ids[1]}/cancel`, { reason: 'Twice' });
  expect(await tableOf('2026-10')).toMatchObject([{ count: 2, cancelled: 1 }]);
  expect(await tableOf('2026-11')).toEqual([{ nature: 2, from: 'SELF-77', to: 'SELF-78', count: 2, cancelled: 0 }]);
  const file = await get(`gst/${OWN}/2026-10/gstr-1?format=portal`);
  expect(file.doc_issue.doc_det).toEqual([
    { doc_num: 2, docs: [{ num: 1, from: 'SI/26-27/0001', to: 'SI/26-27/0002', totnum: 2, cancel: 1, net_issue: 1 }] },
  ]);
});

test('made at once, each has a number of its own, and one bill has one', async () => {
  const ids = [await billed('R-1'), await billed('R-2'), await billed('R-3')];
  const answers = await Promise.all([...ids, ...ids].map((id) => made(id)));
  const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
  expect(numbers.toSorted()).toEqual(['SI/26-27/0001', 'SI/26-27/0002', 'SI/26-27/0003']);
  expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
    Array(3).fill('self-invoice-made'),
  );
});

test.each<[string, object, number, string]>([
  ['a day before its bill', { date: '2026-10-11' }, 422, 'date'],
  ['a day to come', { date: '2026-11-19' }, 422, 'date'],
  ['a number of seventeen characters', { number: 'SELF-INVOICE-0001' }, 422, 'number'],
  ['a number with a blank in it', { number: 'SI 7' }, 422, 'number'],
  ['a number that another has', { number: 'si/26-27/0001' }, 409, 'number'],
])('%s is refused by its field', async (_what, body, status, field) => {
  await made(await billed('R-9', '2026-09-12'));
  const answer = await made(await billed('R-10'), body);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
});

test('none is made where none is owed, and none for a month whose return is filed', async () => {
  const registered = await billed('R-1', '2026-10-12', { party: { name: 'Lark Labs', gstin: '27AAPFU0939F1ZV' } });
  const plain = await billed('R-2', '2026-10-12', { reverseCharge: false });
  for (const id of [registered, plain]) {
    expect((await get(`bills/${id}`)).selfInvoice).toBeNull();
    expect((await made(id)).body.code).toBe('no-self-invoice');
    expect((await ask(maker, 'GET', at(`bills/${id}/self-invoice`))).status).toBe(409);
  }
  const id = await billed('R-3');
  const step = (name: string, more: object = {}, cookie = maker) =>
    post('gst-returns/steps', { gstin: OWN, form: 'GSTR-1', period: '2026-10', step: name, ...more }, cookie);
  await step('send');
  await step('pass', {}, checker);
  const filed = await step('file', { acknowledgement: 'AA291026123456K', filedOn: '2026-11-11' }, checker);
  expect(filed.status, JSON.stringify(filed.body)).toBe(200);
  expect((await made(id, { date: '2026-10-31' })).body.fields).toHaveProperty('date');
  expect((await made(id)).status).toBe(201);
});

test('its file names the supplier, our registration and the bill', async () => {
  const id = await billed('R-10');
  await made(id);
  const file = await ask(maker, 'GET', at(`bills/${id}/self-invoice`));
  expect([file.status, file.headers.get('content-type'), file.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(file.headers.get('content-disposition')).toContain('SI_26-27_0001.pdf');
});
