import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

// Journey J8 through the API: the estimate, its instalments and interest, challans with their trail, what the calendar then asks.

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-27 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(cookie, 'POST', at(path), body, headers);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const ESTIMATE = { year: '2026-27', totalIncome: '8000000', regime: 'concessional_22', taxAtSource: '150000' };
const CHALLAN = { year: '2026-27', paidOn: '2026-06-12', amount: '200000', bsr: '0510308', serial: '00011' };
const SECOND = { ...CHALLAN, paidOn: '2026-09-14', amount: '500000', serial: '00207' };

const kestrel = async (): Promise<void> => {
  for (const [path, body] of [
    ['estimates', ESTIMATE],
    ['payments', CHALLAN],
    ['payments', SECOND],
  ] as const)
    expect((await post(`advance-tax/${path}`, body)).status).toBe(201);
};

test('empty: years with law, nothing assumed, no figure without an estimate', async () => {
  const desk = await get('advance-tax');
  expect(desk).toMatchObject({
    year: '2026-27',
    years: ['2026-27', '2025-26', '2024-25'],
    estimate: null,
    figures: null,
  });
  expect(desk).toMatchObject({ payments: [], proposals: [], taxAtSource: '0.00', suggested: { regime: 'normal' } });
});

test('the start-up holiday is told where facts say it, and not where one of them is missing or fails', async () => {
  const holiday = async () => (await get('advance-tax')).suggested.holiday;
  const state = async (kind: string, value: object, subject = '') =>
    expect((await post('facts', { kind, subject, value, holdsFrom: '2026-04-01' })).status).toBe(201);
  expect(await holiday()).toBeNull();
  await state('board-certificate', { certificate: 'IMB1', issuedOn: '2025-08-01' });
  expect(await holiday()).toBeNull();
  await state('turnover', { amount: '1000000000' }, '2026-27');
  const open = await holiday();
  expect(open.value).toBe(true);
  expect(open.steps.find(({ id }: { id: string }) => id === 'available').rule.statute).toContain('s.140');
  await state('tax-regime', { regime: 'concessional_22' }, '2026-27');
  expect((await holiday()).value).toBe(false);
  // Nil of income after the deduction; the profit stays for MAT: 80,00,000 × 14% + cess.
  const kept = { year: '2026-27', totalIncome: '0', regime: 'normal', turnover: '0', bookProfit: '8000000' };
  expect((await post('advance-tax/estimates', kept)).status).toBe(201);
  expect((await get('advance-tax')).figures.tax.value).toBe('1164800.00');
});

test('dividends: the books give their days, an instalment before one does not reckon with it, nor does the calendar', async () => {
  await post('facts', {
    ...{ kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom: '2022-06-14' },
  });
  const journal = (date: string, account: string, credit: string) =>
    post('vouchers', {
      ...{ kind: 'journal', date, narration: 'Income' },
      lines: [
        { account: '1504', debit: credit },
        { account, credit },
      ],
    });
  expect((await journal('2026-10-20', '4207', '1000000')).status).toBe(201);
  const before = (await get('advance-tax')).books;
  expect(before.dividends).toEqual([{ on: '2026-10-20', amount: '1000000.00' }]);
  // 241 of 365 days: sales go on at their pace, a dividend does not.
  expect((await journal('2026-11-02', '4101', '2410000')).status).toBe(201);
  const { books: found } = await get('advance-tax');
  expect(Number(found.atThisPace) - Number(before.atThisPace)).toBe(3_650_000);
  const { dividends } = found;
  expect((await post('advance-tax/estimates', { ...ESTIMATE, dividends })).status).toBe(201);
  expect((await post('advance-tax/payments', CHALLAN)).status).toBe(201);
  const { figures, estimate } = await get('advance-tax');
  expect(estimate.dividends).toEqual(dividends);
  expect(figures.instalments[0]).toMatchObject({ must: { value: '241764.00' }, isEnough: true });
  expect(figures.interest.value).toBe('15756.00');
  const items = await get('compliance-calendar?from=2026-06-01&to=2026-06-30');
  // June was met by what spares it: of the whole tax 2,23,612.80 had been that.
  expect(items.find(({ formType }: { formType: string }) => formType === 'advance-tax')).toMatchObject({
    ...{ period: '2026-27 Q1', doneOn: '2026-06-12' },
  });
  const refused = async (wrong: object) => (await post('advance-tax/estimates', { ...ESTIMATE, ...wrong })).body.fields;
  expect(await refused({ dividends: [{ on: '2026-03-31', amount: '1' }] })).toHaveProperty(['dividends.0.on']);
  expect(await refused({ dividends: [{ on: '2026-05-01', amount: '8000001' }] })).toHaveProperty('dividends');
});

test('J8: the figures of Kestrel, each opened to its rule, and what the calendar asks', async () => {
  const facts = await post('facts', {
    ...{ kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false }, holdsFrom: '2022-06-14' },
  });
  expect(facts.status).toBe(201);
  await kestrel();
  const { figures, payments } = await get('advance-tax?on=2026-12-16');
  expect(figures).toMatchObject({
    ...{ tax: { value: '2013440.00' }, liability: { value: '1863440.00' }, paid: '700000.00', isLiable: true },
    next: { dueOn: '2026-12-15', amount: '697580.00' },
    interest: { value: '2385.00' },
    ifPaid: { on: '2026-12-16', amount: '697580.00', interest: { value: '23310.00' }, more: '20925.00' },
  });
  // What lies behind is not paid any more.
  expect((await get('advance-tax?on=2026-06-15')).fields).toHaveProperty('on');
  const [june, september, december] = figures.instalments;
  expect(june).toMatchObject({
    ...{ dueOn: '2026-06-15', must: { value: '279516.00' }, enough: { value: '223612.80' }, paid: '200000.00' },
    ...{ isEnough: false, isPast: true, interest: { value: '2385.00' } },
  });
  expect(september).toMatchObject({ enough: { value: '670838.40' }, isEnough: true, interest: { value: '0.00' } });
  expect(december).toMatchObject({ must: { value: '1397580.00' }, toPay: '697580.00', isPast: false });
  expect(june.interest.steps.at(-1).summary).toMatch(/79,500.*1%.*3 months.*2,385.*s\.425|ss\.408, 425/);
  expect(payments.map(({ serial }: { serial: string }) => serial)).toEqual(['00011', '00207']);
  const items = await get('compliance-calendar?from=2026-06-01&to=2027-03-31');
  const instalments = items.filter(({ formType }: { formType: string }) => formType === 'advance-tax');
  expect(
    instalments.map(({ period, status, doneOn }: Record<string, string>) => [period, status, doneOn ?? null]),
  ).toEqual(expect.arrayContaining([['2026-27 Q3', 'pending', null]]));
  const third = instalments.find(({ period }: { period: string }) => period === '2026-27 Q3');
  const { amounts } = await get(`compliance-items/${third.id}/explanation`);
  expect(Object.values(amounts)).toMatchObject([{ amount: '697580.00', factId: null }]);
});

test('a later estimate takes the place of the first, and both stand in the trail', async () => {
  await kestrel();
  expect((await post('advance-tax/estimates', { ...ESTIMATE, totalIncome: '6000000' })).status).toBe(201);
  expect((await get('advance-tax')).figures.tax.value).toBe('1510080.00');
  expect((await post('advance-tax/estimates', ESTIMATE)).status).toBe(201);
  expect((await get('advance-tax')).figures.next.amount).toBe('697580.00');
  const trail = await get('audit-trail?limit=50');
  const kept = trail.filter(({ action }: { action: string }) => action === 'advance-tax-estimate.keep');
  expect(kept).toHaveLength(3);
});

test('a challan is corrected and taken back with its trail, and once only', async () => {
  await kestrel();
  const [first] = (await get('advance-tax')).payments;
  const fixed = { ...CHALLAN, year: undefined, amount: '300000', reason: 'Read the counterfoil again' };
  const corrected = await post(`advance-tax/payments/${first.id}/correct`, fixed);
  expect([corrected.status, corrected.body.amount]).toEqual([200, '300000.00']);
  expect((await get('advance-tax')).figures.interest.value).toBe('0.00');
  const gone = await post(`advance-tax/payments/${first.id}/correct`, fixed);
  expect([gone.status, gone.body.code]).toEqual([409, 'payment-gone']);
  const reason = { reason: 'Of another company' };
  expect((await post(`advance-tax/payments/${corrected.body.id}/withdraw`, reason)).status).toBe(200);
  expect((await post(`advance-tax/payments/${corrected.body.id}/withdraw`, reason)).status).toBe(409);
  expect((await get('advance-tax')).payments).toHaveLength(1);
  const key = { 'idempotency-key': 'twice' };
  const answers = [await post('advance-tax/payments', CHALLAN, key), await post('advance-tax/payments', CHALLAN, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await get('advance-tax')).payments).toHaveLength(2);
});

const LINE = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
  transaction_type, category_id, line_key, created_at) VALUES (?, ?, ?, ?, 900, '2026-09-14', ?, 50000000, 'debit', 'income-tax-paid', 'at-1', '')`;

test('payments in the books are proposed until a challan is recorded for them', async () => {
  const id = crypto.randomUUID();
  await env.DB.prepare(LINE)
    .bind(id, own.companyId, own.accountId, own.uploadId, 'TAX CHALLAN 0510308 00207 ADV TAX')
    .run();
  const journal = await post('vouchers', {
    ...{ kind: 'journal', date: '2026-06-12', narration: 'Advance tax paid by a director' },
    lines: [
      { account: '1623', debit: '200000' },
      { account: '2721', credit: '200000' },
    ],
  });
  expect(journal.status).toBe(201);
  const { proposals } = await get('advance-tax');
  expect(proposals).toMatchObject([
    { source: 'bank-line', id, on: '2026-09-14', amount: '500000.00', bsr: '0510308', serial: '00207' },
    { source: 'voucher', on: '2026-06-12', amount: '200000.00', bsr: null },
  ]);
  const other = await post('advance-tax/payments', { ...SECOND, amount: '1', transactionId: id });
  expect([other.status, other.body.code]).toEqual([422, 'other-amount']);
  expect((await post('advance-tax/payments', { ...SECOND, transactionId: id })).status).toBe(201);
  const again = await post('advance-tax/payments', { ...SECOND, serial: '00208', transactionId: id });
  expect([again.status, again.body.code]).toEqual([409, 'payment-known']);
  expect((await post('advance-tax/payments', { ...CHALLAN, voucherId: proposals[1].id })).status).toBe(201);
  expect((await get('advance-tax')).proposals).toEqual([]);
});

describe('refused with the field and what to do', () => {
  test.each([
    [{ year: '2012-13' }, 'year'],
    [{ year: '2026-28' }, 'year'],
    [{ totalIncome: '-1' }, 'totalIncome'],
    [{ totalIncome: '1234567890123456' }, 'totalIncome'],
    [{ regime: 'normal' }, 'turnover'],
    [{ regime: 'normal', turnover: '120000000' }, 'bookProfit'],
    [{ regime: 'new_manufacturing_15', otherIncome: '9000000' }, 'otherIncome'],
    [{ regime: 'flat' }, 'regime'],
  ])('estimate %j', async (change, field) => {
    const { status, body } = await post('advance-tax/estimates', { ...ESTIMATE, ...change });
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test.each([
    [{ amount: '0' }, 'amount'],
    [{ paidOn: '2026-11-28' }, 'paidOn'],
    [{ paidOn: '2026-03-31' }, 'paidOn'],
    [{ paidOn: '2026-02-30' }, 'paidOn'],
    [{ bsr: '12' }, 'bsr'],
    [{ serial: '412' }, 'serial'],
    [{ year: '2030-31' }, 'year'],
  ])('challan %j', async (change, field) => {
    const { status, body } = await post('advance-tax/payments', { ...CHALLAN, ...change });
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test('the same challan twice, an unknown line, a year without law', async () => {
    expect((await post('advance-tax/payments', CHALLAN)).status).toBe(201);
    const twice = await post('advance-tax/payments', CHALLAN);
    expect([twice.status, twice.body.code]).toEqual([409, 'payment-known']);
    const unknown = await post('advance-tax/payments', { ...SECOND, transactionId: crypto.randomUUID() });
    expect(unknown.status).toBe(404);
    expect((await ask(cookie, 'GET', at('advance-tax?year=2012-13'))).status).toBe(422);
  });
});
