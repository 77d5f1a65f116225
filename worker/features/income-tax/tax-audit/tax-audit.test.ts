import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn, toldOf } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-27 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown) => ask(cookie, 'POST', at(path), body);
const audit = async (year = '2025-26') => await ask(cookie, 'GET', at(`tax-audits/${year}`));
const answer = (clause: string, body: unknown, year = '2025-26') =>
  ask(cookie, 'PUT', at(`tax-audits/${year}/clauses/${encodeURIComponent(clause)}`), body);

type Line = { account: string; debit?: string; credit?: string; party?: string; bill?: string };
async function voucher(kind: string, date: string, narration: string, lines: Line[]): Promise<string> {
  const { status, body } = await post('vouchers', { kind, date, narration, lines });
  expect([narration, status, status === 201 ? '' : body]).toEqual([narration, 201, '']);
  return body.id;
}

type Clause = {
  notes: string[];
  id: string;
  state: string;
  amount: string | null;
  rows: { amount: string; isCounted: boolean; party: string | null; voucherId: string | null; text: string }[];
  steps: { summary?: string }[];
  answer: { version: number; text: string | null } | null;
};
const clauseOf = (clauses: Clause[], id: string) => clauses.find((one) => one.id === id) as Clause;

/** A year in which much was done that a tax audit asks about. */
async function yearOfDefaults() {
  await voucher('receipt', '2025-04-02', 'Money drawn', [
    { account: '1504', debit: '400000' },
    { account: '2101', credit: '400000' },
  ]);
  const ids = {
    cash: await voucher('payment', '2025-05-05', 'Repairs of the office', [
      { account: '5503', debit: '11000', party: 'Ravi' },
      { account: '1504', credit: '11000' },
    ]),
    small: await voucher('payment', '2025-05-06', 'Stationery', [
      { account: '5515', debit: '9000', party: 'Ravi' },
      { account: '1504', credit: '9000' },
    ]),
    loan: await voucher('receipt', '2025-06-01', 'Loan of a director in cash', [
      { account: '1504', debit: '50000' },
      { account: '2502', credit: '50000', party: 'Asha' },
    ]),
    bonus: await voucher('journal', '2026-03-31', 'Bonus of the year', [
      { account: '5206', debit: '90000' },
      { account: '2802', credit: '90000' },
    ]),
    paid: await voucher('payment', '2026-06-30', 'Bonus paid', [
      { account: '2802', debit: '40000' },
      { account: '1504', credit: '40000' },
    ]),
    fine: await voucher('payment', '2025-07-01', 'Late fee', [
      { account: '5526', debit: '700' },
      { account: '1504', credit: '700' },
    ]),
  };
  return ids;
}

test('an empty year has no audit, says why, and is answered all the same', async () => {
  const { status, body } = await audit();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ year: '2025-26', form: '3CA-3CD', isByOldNumbers: false, hasBooks: false },
    ...{ isDue: { value: false }, reportDueOn: { value: { dueOn: '2026-09-30' } } },
  });
  expect(body.isDue.steps.at(-1).summary).toMatch(/44AB/);
  expect(clauseOf(body.clauses, '26')).toMatchObject({ state: 'nothing', amount: '0.00', rows: [] });
  expect(clauseOf(body.clauses, '14')).toMatchObject({ state: 'asked', amount: null });
  expect(clauseOf(body.clauses, '19').notes).toEqual([expect.stringMatching(/Form 3AF .* Form 3AE/)]);
  const { body: next } = await audit('2026-27');
  expect(next).toMatchObject({ form: '26', isByOldNumbers: true });
  expect(clauseOf(next.clauses, '19').notes).toEqual([expect.stringMatching(/Form 5 .* Form 6/)]);
  expect((await audit('2027-28')).status).toBe(422);
  expect((await audit('2025')).status).toBe(400);
});

test('clauses are filled from the ledger, each row opens its voucher, and the simulator takes the same figures', async () => {
  const ids = await yearOfDefaults();
  const { body } = await audit();
  const of = (id: string) => clauseOf(body.clauses, id);
  expect(of('21(d)')).toMatchObject({
    ...{ state: 'books', amount: '11000.00' },
    rows: [{ amount: '11000.00', party: 'Ravi', voucherId: ids.cash, text: 'Repairs of the office' }],
  });
  expect(of('26')).toMatchObject({
    amount: '50000.00',
    rows: [
      { amount: '40000.00', isCounted: false, voucherId: ids.paid },
      { amount: '50000.00', isCounted: true, voucherId: ids.bonus },
    ],
  });
  expect(of('26').steps.at(-1)?.summary).toMatch(/43B/);
  expect(of('31(a)')).toMatchObject({ amount: '50000.00', rows: [{ party: 'Asha', voucherId: ids.loan }] });
  expect(of('31(ba)')).toMatchObject({ amount: '400000.00' });
  expect(of('21(a)')).toMatchObject({ amount: '700.00' });
  const { body: simulated } = await ask(cookie, 'GET', at('itr-simulations/books?year=2025-26'));
  expect(simulated.facts.lines).toMatchObject({ 'unpaid-dues': '50000.00', 'cash-payments': '11000.00' });
  const told = simulated.sources.find(({ field }: { field: string }) => field === 'lines.unpaid-dues');
  expect(told).toMatchObject({ source: 'ledger', text: expect.stringContaining('clause 26') });
  // What waited is deducted in the year of its payment.
  await voucher('payment', '2026-11-20', 'Rest of the bonus', [
    { account: '2802', debit: '50000' },
    { account: '1504', credit: '50000' },
  ]);
  const { body: next } = await ask(cookie, 'GET', at('itr-simulations/books?year=2026-27'));
  expect(next.facts.lines).toMatchObject({ 'dues-paid': '50000.00' });
});

test('GST that the year leaves open is listed by month, bills are parted by registration, statements have their days', async () => {
  const line = { description: 'Advice', account: '5504', hsn: '998313', taxableValue: '100000', rate: '18' };
  const bill = (number: string, party: object, more: object = {}) =>
    post('bills', { number, date: '2025-06-01', party, lines: [{ ...line, ...more }] });
  expect((await bill('L-1', { name: 'Loose Works', stateCode: '29' }, { rate: '0' })).status).toBe(201);
  await voucher('receipt', '2026-03-30', 'Capital', [
    { account: '1504', debit: '5000' },
    { account: '2101', credit: '5000' },
  ]);
  await voucher('journal', '2026-03-31', 'Output tax of March', [
    { account: '1701', debit: '1800' },
    { account: '2701', credit: '900' },
    { account: '2702', credit: '900' },
  ]);
  const paid = await voucher('payment', '2026-04-20', 'GST of March', [
    { account: '2701', debit: '900' },
    { account: '1504', credit: '900' },
  ]);
  const { body } = await audit();
  const dues = clauseOf(body.clauses, '26');
  expect(dues.amount).toBe('0.00');
  // The tax withheld of the bill stands before them.
  expect(dues.rows.slice(1)).toEqual([
    expect.objectContaining({
      ...{ amount: '900.00', isCounted: false, date: '2026-04-20', voucherId: paid },
      text: 'Output CGST of 31 Mar 2026, paid after the year; not charged to profit',
    }),
    expect.objectContaining({
      ...{ amount: '900.00', isCounted: false, date: '2026-03-31' },
      text: 'Output SGST of 31 Mar 2026, unpaid; not charged to profit',
    }),
  ]);
  expect(clauseOf(body.clauses, '44')).toMatchObject({
    ...{ state: 'books', source: 'books', amount: '100000.00' },
    rows: [{ party: 'Loose Works', amount: '100000.00', text: 'Not registered' }],
  });
  const filed = clauseOf(body.clauses, '34(b)');
  expect(filed).toMatchObject({ source: 'books' });
  // The tax of a fifth that a supplier without PAN bears stands in the first quarter's statement, which is overdue.
  expect(filed.rows.map(({ text, amount }: { text: string; amount: string }) => [text, amount])).toContainEqual([
    '26Q, 2025-26 Q1: due 31 Jul 2025, not filed',
    '20000.00',
  ]);
});

test('bills of small suppliers wait by their age, and payments whose tax was not deposited count by their share', async () => {
  const bill = {
    ...{ number: 'T-1', date: '2025-06-01', party: { name: 'Tiny Works', stateCode: '29' } },
    lines: [{ description: 'Advice', account: '5504', hsn: '998313', taxableValue: '100000', rate: '0' }],
  };
  const { status, body: made } = await post('bills', bill);
  expect([status, made.fields]).toEqual([201, undefined]);
  const { body: parties } = await ask(cookie, 'GET', at('parties'));
  const tiny = (parties as { id: string; name: string }[]).find(({ name }) => name === 'Tiny Works');
  const marked = await ask(cookie, 'PATCH', at(`parties/${tiny?.id}`), { msme: 'micro' });
  expect(marked.status).toBe(200);
  const { body } = await audit();
  // A fifth was deducted, since the supplier gave no PAN, and was never deposited.
  expect(clauseOf(body.clauses, '22(iii)')).toMatchObject({
    amount: '80000.00',
    rows: [{ party: 'Tiny Works', amount: '80000.00' }],
  });
  expect(clauseOf(body.clauses, '21(b)').amount).toBe('30000.00');
  expect(clauseOf(body.clauses, '34(a)').amount).toBe('20000.00');
  const { body: simulated } = await ask(cookie, 'GET', at('itr-simulations/books?year=2025-26'));
  expect(simulated.facts.lines).toMatchObject({ 'small-suppliers': '80000.00', 'tds-default': '30000.00' });
});

test('W40: a bill waits where it passed its 15 or 45 days and the year ended before it was paid', async () => {
  const bought = async (number: string, party: string, date: string, taxableValue: string) => {
    const line = { description: 'Steel', account: '5101', hsn: '7208', taxableValue, rate: '0' };
    const { status, body } = await post('bills', {
      number,
      date,
      party: { name: party, stateCode: '29' },
      lines: [line],
    });
    expect([status, body.fields]).toEqual([201, undefined]);
  };
  const paid = (date: string, party: string, bill: string, amount: string) =>
    voucher('payment', date, `Paid ${bill}`, [
      { account: '2601', debit: amount, party, bill },
      { account: '1504', credit: amount },
    ]);
  await voucher('receipt', '2026-01-05', 'Capital', [
    { account: '1504', debit: '1000000' },
    { account: '2101', credit: '1000000' },
  ]);
  await bought('M-1', 'March Works', '2026-03-16', '200000');
  await bought('M-2', 'March Works', '2026-03-17', '200000');
  await bought('J-1', 'January Works', '2026-01-10', '300000');
  const { body: parties } = await ask(cookie, 'GET', at('parties'));
  for (const { id, name } of parties as { id: string; name: string }[]) {
    const told = { msme: 'small', ...(name === 'January Works' && { agreedDays: 90 }) };
    expect((await ask(cookie, 'PATCH', at(`parties/${id}`), told)).status).toBe(200);
  }
  await paid('2026-03-20', 'January Works', 'J-1', '100000');
  await paid('2026-04-01', 'March Works', 'M-1', '200000');
  await paid('2026-04-01', 'March Works', 'M-2', '200000');
  await paid('2026-05-05', 'January Works', 'J-1', '200000');
  const { rows, amount } = clauseOf((await audit()).body.clauses, '22(iii)');
  expect(rows.map((row) => [row.party, row.amount]).toSorted()).toEqual([
    ['January Works', '200000.00'],
    ['March Works', '200000.00'],
  ]);
  expect(amount).toBe('400000.00');
});

test('rent that a voucher paid without a bill is payment without tax, like that of a bank line', async () => {
  await voucher('receipt', '2025-04-02', 'Money drawn', [
    { account: '1504', debit: '400000' },
    { account: '2101', credit: '400000' },
  ]);
  const id = await voucher('payment', '2025-06-01', 'Office rent of the year', [
    { account: '5501', debit: '360000', party: 'Sunrise Properties Pvt Ltd' },
    { account: '1504', credit: '360000' },
  ]);
  const { body } = await audit();
  const row = { party: 'Sunrise Properties Pvt Ltd', voucherId: id };
  expect(clauseOf(body.clauses, '21(b)')).toMatchObject({ amount: '108000.00', rows: [row] });
  // Whose party gave no PAN, a fifth is withheld of.
  expect(clauseOf(body.clauses, '34(a)')).toMatchObject({ amount: '72000.00', rows: [row] });
});

test('an answer is kept with its version, told in the trail, and refused where somebody was faster', async () => {
  const first = await answer('21(g)', { answer: 'reported', text: 'Guarantee for Beta', amount: '250000', version: 0 });
  expect([first.status, first.body]).toMatchObject([
    200,
    { version: 1, text: 'Guarantee for Beta', amount: '250000.00' },
  ]);
  expect(clauseOf((await audit()).body.clauses, '21(g)')).toMatchObject({ state: 'answered', answer: { version: 1 } });
  expect((await answer('21(g)', { answer: 'none', version: 0 })).status).toBe(409);
  expect((await answer('21(g)', { answer: 'none', version: 1 })).body).toMatchObject({ version: 2, text: null });
  const { body } = await audit();
  expect(clauseOf(body.clauses, '21(g)').state).toBe('none');
  expect(clauseOf((await audit('2026-27')).body.clauses, '21(g)').state).toBe('asked');
  expect(await toldOf(cookie, `/companies/${own.companyId}`, 'tax-audit.answer')).toMatchObject([
    { before: { clause: '21(g)', text: 'Guarantee for Beta' }, after: { clause: '21(g)', answer: 'none' } },
    { before: null, after: { amount: '250000.00' } },
  ]);
});

test.each<[string, string, object, number]>([
  ['without words', '14', { answer: 'reported', version: 0 }, 400],
  ['of a clause that is none', '99', { answer: 'none', version: 0 }, 404],
  ['without a version', '14', { answer: 'none' }, 400],
  ['of more than can be', '14', { answer: 'reported', text: 'x', amount: '12345678901234', version: 0 }, 400],
])('an answer %s is refused', async (_what, clause, body, status) => {
  expect((await answer(clause, body)).status).toBe(status);
});

test('the worksheet comes as PDF and XLSX', async () => {
  await yearOfDefaults();
  const pdf = await ask(cookie, 'GET', at('tax-audits/2025-26/worksheet'));
  expect([pdf.status, pdf.headers.get('content-type'), pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const xlsx = await ask(cookie, 'GET', at('tax-audits/2026-27/worksheet?format=xlsx'));
  expect([xlsx.status, xlsx.body.slice(0, 2)]).toEqual([200, 'PK']);
});
