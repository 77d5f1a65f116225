import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { accountFacts, ask, seeded, signIn, toldOf } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

// The vouchers that a company makes of advances of its customers, and of what goes back of them.

const OWN = '29AAZCN9001Q1ZC';

let company: string;
let maker: string;
let checker: string;

const at = (path: string) => `/companies/${company}/${path}`;
const get = async (path: string) => (await ask(maker, 'GET', at(path))).body;
const post = (path: string, body: unknown, by = maker) => ask(by, 'POST', at(path), body);
const made = async (path: string, body: unknown, by = maker) => {
  const answer = await post(path, body, by);
  if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const vouchers = () => get('advance-vouchers');
const voucherOf = async (booked: RegExp) =>
  (await vouchers()).find(({ party, kind }: Record<string, string>) => booked.test(`${party} ${kind}`));

/** Advances of 59,000 of Alpha for services in September, and of 10,000 of Beta for goods in October; 23,600 went back to Alpha. */
beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  company = (await seeded()).companies.a1;
  [maker, checker] = await Promise.all([signIn('SA'), signIn('MA')]);
  const value = { filer: 'regular-monthly', registeredOn: '2023-04-01' };
  await made('facts', { kind: 'gst-registration', value, subject: OWN, holdsFrom: '2026-04-01' }, checker);
  const account = await made('bank-accounts', accountFacts('8801'));
  const statementData = [
    'Date,Description,Debit Amount,Credit Amount',
    '10/09/2026,RTGS ALPHA ADVANCE,,59000',
    '05/10/2026,RTGS BETA ADVANCE,,10000',
    '20/10/2026,RTGS ALPHA BACK,23600,',
  ].join('\n');
  await made('upload-statement', { bankAccountId: account.id, statementData });
  await made('parties', { name: 'Alpha', stateCode: '29' });
  await made('parties', { name: 'Beta', stateCode: '27' });
  const lines = await get('bank-transactions?limit=10');
  const idOf = (text: string) =>
    lines.find(({ description }: { description: string }) => description.includes(text)).id;
  await made(`lines/${idOf('ALPHA ADVANCE')}/posting`, {
    ...{ kind: 'advance', party: 'Alpha', gstRate: '18', place: 'within' },
  });
  await made(`lines/${idOf('BETA')}/posting`, { kind: 'advance', party: 'Beta', gstRate: '0', place: 'across' });
  await made(`lines/${idOf('ALPHA BACK')}/posting`, { kind: 'advance-returned', party: 'Alpha' });
});

test('each advance has a receipt voucher, what goes back a refund voucher, and Table 13 counts both', async () => {
  expect(await vouchers()).toMatchObject([
    { kind: 'refund-voucher', movedOn: '2026-10-20', amount: '23600.00', tax: '3600.00', number: null },
    { kind: 'receipt-voucher', party: 'Beta', movedOn: '2026-10-05', amount: '10000.00', tax: '0.00', number: null },
    { kind: 'receipt-voucher', party: 'Alpha', movedOn: '2026-09-10', amount: '59000.00', tax: '9000.00' },
  ]);
  const [back, beta, alpha] = (await vouchers()).map(({ voucherId }: { voucherId: string }) => voucherId);
  // Rule 51 names the receipt voucher in the refund voucher.
  expect((await post('advance-vouchers', { voucherId: back })).body.code).toBe('no-receipt-voucher');
  const first = await post('advance-vouchers', { voucherId: alpha });
  expect([first.status, first.body]).toEqual([201, { number: 'RV/26-27/0001', date: '2026-09-10' }]);
  expect((await post('advance-vouchers', { voucherId: alpha })).body.code).toBe('voucher-made');
  expect((await made('advance-vouchers', { voucherId: beta, description: 'Steel racks' })).number).toBe(
    'RV/26-27/0002',
  );
  expect(await made('advance-vouchers', { voucherId: back })).toEqual({ number: 'RF/26-27/0001', date: '2026-10-20' });
  for (const [id, name] of [
    [alpha, 'RV_26-27_0001.pdf'],
    [back, 'RF_26-27_0001.pdf'],
  ]) {
    const file = await ask(maker, 'GET', at(`advance-vouchers/${id}/pdf`));
    expect([file.status, file.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(file.headers.get('content-disposition')).toContain(name);
  }
  const one = (nature: number, number: string) => ({ nature, from: number, to: number, count: 1, cancelled: 0 });
  expect((await get(`gst/${OWN}/2026-09/gstr-1`)).issued).toEqual([one(6, 'RV/26-27/0001')]);
  const october = (await get(`gst/${OWN}/2026-10/gstr-1`)).issued;
  expect(october).toEqual([one(6, 'RV/26-27/0002'), one(8, 'RF/26-27/0001')]);
  const { doc_issue } = await get(`gst/${OWN}/2026-10/gstr-1?format=portal`);
  expect(doc_issue.doc_det.map(({ doc_num }: { doc_num: number }) => doc_num)).toEqual([6, 8]);
  const [told] = await toldOf(checker, `/companies/${company}`, 'advance.voucher');
  expect(told).toMatchObject({ after: { kind: 'refund-voucher', number: 'RF/26-27/0001' } });
});

test('tables 11A and 11B, GSTR-3B and the vouchers say the same of an advance and what goes back of it', async () => {
  const september = await get(`gst/${OWN}/2026-09/gstr-1?format=portal`);
  expect(september.at).toMatchObject([{ itms: [{ rt: 18, ad_amt: 50000, camt: 4500, samt: 4500 }] }]);
  const october = await get(`gst/${OWN}/2026-10/gstr-1?format=portal`);
  expect([october.at, october.txpd]).toEqual([
    undefined,
    [{ pos: '29', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 20000, camt: 1800, samt: 1800, csamt: 0 }] }],
  ]);
  const cellOf = async (month: string) =>
    (await get(`gst/${OWN}/${month}/gstr-3b`)).cells.find(({ cell }: { cell: string }) => cell === '3.1(a)');
  expect(await cellOf('2026-09')).toMatchObject({ taxable: '50000.00', cgst: '4500.00', sgst: '4500.00' });
  expect(await cellOf('2026-10')).toMatchObject({ taxable: '-20000.00', cgst: '-1800.00', sgst: '-1800.00' });
});

test('taken back, the money takes its voucher back; a number stays used', async () => {
  const { voucherId } = await voucherOf(/Beta/);
  await made('advance-vouchers', { voucherId, number: 'ADV-7' });
  const [line] = await get('bank-transactions?q=BETA');
  await made(`lines/${line.id}/posting/undo`, { reason: 'Bounced' });
  expect((await get(`gst/${OWN}/2026-10/gstr-1`)).issued).toEqual([
    { nature: 6, from: 'ADV-7', to: 'ADV-7', count: 1, cancelled: 1 },
  ]);
  expect(await voucherOf(/Beta/)).toBeUndefined();
  const alpha = await voucherOf(/Alpha receipt/);
  const again = await post('advance-vouchers', { voucherId: alpha.voucherId, number: 'adv-7' });
  expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([409, ['number']]);
  expect((await made('advance-vouchers', { voucherId: alpha.voucherId })).number).toBe('ADV-8');
});

test('in a month whose return is filed none is dated, and what is no advance has none', async () => {
  const step = (name: string, more: object = {}, by = maker) =>
    made('gst-returns/steps', { gstin: OWN, form: 'GSTR-1', period: '2026-09', step: name, ...more }, by);
  await step('send');
  await step('pass', {}, checker);
  await step('file', { acknowledgement: 'AA290926123456K', filedOn: '2026-10-11' });
  const { voucherId } = await voucherOf(/Alpha receipt/);
  const fault = async (more: object) => {
    const { status, body } = await post('advance-vouchers', { voucherId, ...more });
    return [status, Object.keys(body.fields ?? {})[0] ?? body.code];
  };
  expect(await fault({ date: '2026-09-30' })).toEqual([409, 'date']);
  expect(await fault({ date: '2026-09-09' })).toEqual([422, 'date']);
  expect(await fault({ date: '2026-11-19' })).toEqual([422, 'date']);
  expect(await fault({ number: 'RECEIPT-VOUCHER-1' })).toEqual([422, 'number']);
  expect((await post('advance-vouchers', { voucherId: company })).status).toBe(404);
  const journal = await made('vouchers', {
    ...{ kind: 'journal', date: '2026-10-01', narration: 'Rent' },
    lines: [
      { account: '5511', debit: '1' },
      { account: '5521', credit: '1' },
    ],
  });
  expect((await post('advance-vouchers', { voucherId: journal.id })).body.code).toBe('no-advance');
  expect((await ask(maker, 'GET', at(`advance-vouchers/${journal.id}/pdf`))).body.code).toBe('no-advance');
  expect((await ask(maker, 'GET', at(`advance-vouchers/${voucherId}/pdf`))).body.code).toBe('no-advance-voucher');
  const answers = await Promise.all([1, 2, 3].map(() => post('advance-vouchers', { voucherId })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 201)?.body.date).toBe('2026-11-18');
  const kept = env.DB.prepare('SELECT count(*) count FROM ledger_advance_vouchers');
  expect(await kept.first('count')).toBe(1);
});
