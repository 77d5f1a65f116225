import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

// What bills and bank lines withhold comes into the ledger of deductions with their vouchers, and leaves with them.

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const rows = async () =>
  (
    await env.DB.prepare(
      `SELECT payee_name payee, pan, payee_kind kind, nature, act, section, code, event_on eventOn, quarter, amount_paise amount,
         base_paise base, rate_bp rate, tax_paise tax, reason_flag flag, source_kind source, voucher_id voucherId, withdrawn_on withdrawnOn
       FROM tds_deductions WHERE company_id = ? ORDER BY id`,
    )
      .bind(own.companyId)
      .all<Record<string, string | number | null>>()
  ).results;

const bill = (number: string, date: string, value: string, more: object = {}) => ({
  ...{ number, date, party: { name: 'Mehra Legal', pan: 'ABCPM1234K' }, placeOfSupply: '29' },
  lines: [{ description: 'Retainer', hsn: '998212', taxableValue: value, rate: '18' }],
  ...more,
});

const TAN = 'BLRA01234F';
const deductor = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };

test('a bill feeds the ledger with its voucher; cancelled, it is out of ledger, calendar and dashboard', async () => {
  expect((await post('facts', { kind: 'tan', subject: TAN, value: deductor, holdsFrom: '2026-04-01' })).status).toBe(
    201,
  );
  expect((await post('bills', bill('M-1', '2026-08-10', '20000'))).status).toBe(201);
  expect(await rows()).toEqual([]);
  const second = await post('bills', bill('M-2', '2026-10-09', '45000'));
  expect(second.body).toMatchObject({ tds: '6500.00' });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ payee: 'Mehra Legal', pan: 'ABCPM1234K', kind: 'individual-or-family', nature: 'professionalFee' },
    ...{ act: '2025', code: '1027', eventOn: '2026-10-09', quarter: '2026-Q3', amount: 4_500_000, base: 6_500_000 },
    ...{ rate: 1_000, tax: 650_000, flag: null, source: 'bill', voucherId: second.body.voucherId, withdrawnOn: null },
  });
  const { metrics, recentTdsTransactions } = await get('dashboard');
  expect(metrics.pendingTdsAmount).toBe('6500.00');
  expect(recentTdsTransactions).toMatchObject([
    { payeeName: 'Mehra Legal', amount: '45000.00', tdsAmount: '6500.00', tdsRate: '10', status: 'pending' },
  ]);
  const due = (items: { formType: string; period: string }[]) =>
    items.find(({ formType, period }) => formType === 'tds-deposit' && period === '2026-10');
  expect(due(await get('compliance-calendar?area=TDS'))).toMatchObject({ dueDate: '2026-11-07', status: 'overdue' });

  const cancelled = await post(`bills/${second.body.id}/cancel`, { reason: 'Entered twice' });
  expect(cancelled.status).toBe(200);
  expect(await rows()).toMatchObject([{ withdrawnOn: '2026-11-20' }]);
  expect((await get('dashboard')).metrics.pendingTdsAmount).toBe('0.00');
  expect((await get('dashboard')).recentTdsTransactions).toEqual([]);
});

test('what a person withheld under an old section is found again; without a PAN the higher rate says why', async () => {
  await post('bills', bill('M-3', '2026-03-28', '80000', { tds: { section: '194J', amount: '8000' } }));
  const noPan = { party: { name: 'Nameless & Sons' } };
  await post('bills', bill('N-1', '2026-06-01', '100000', noPan));
  expect(await rows()).toMatchObject([
    { section: '194J(b)', code: '4JB', act: '1961', quarter: '2025-Q4', tax: 800_000, rate: 1_000 },
    { code: '1027', act: '2025', quarter: '2026-Q1', tax: 2_000_000, rate: 2_000, flag: 'C', pan: null },
  ]);
});

/** A bank line as an upload leaves it, with its category. */
const paid = (day: string, narration: string, amount: number, category: string) =>
  env.DB.prepare(
    `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
       transaction_type, category_id, line_key, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'debit', ?9, ?1, '')`,
  )
    .bind(
      ...[crypto.randomUUID(), own.companyId, own.accountId, own.uploadId, 2_000 + amount, day, narration],
      ...[amount * 100, category],
    )
    .run();

test('a bill carries what was paid by bank before it, also by a party that only the bill names; the finder asks nothing more', async () => {
  await paid('2026-05-15', 'NEFT DR-MEHRA LEGAL-OPINION', 18_000, 'legal-fees');
  await paid('2026-06-15', 'NEFT DR-SOMEBODY ELSE-OPINION', 30_000, 'legal-fees');
  const { body } = await post('bills', bill('M-1', '2026-10-09', '45000'));
  expect(body.tds).toBe('6300.00');
  expect(body.warnings.map(({ rule }: { rule: string }) => rule)).toContain('DOC.TDS.BANK');
  expect(await rows()).toMatchObject([{ amount: 4_500_000, base: 6_300_000, tax: 630_000 }]);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  expect((await post('bills', bill('M-2', '2026-10-10', '10000'))).body).toMatchObject({ tds: '1000.00' });
});

test('what is entered by hand of a bank line counts it once, and of a sum below the limit is not taxed again by the bill', async () => {
  expect((await post('parties', { name: 'Mehra Legal', kind: 'vendor', pan: 'ABCPM1234K' })).status).toBe(201);
  const hand = (eventOn: string, amount: string, more: object = {}) =>
    post('tds/deductions', { payee: { name: 'Mehra Legal' }, section: '194J', eventOn, amount, ...more });
  await paid('2026-05-15', 'NEFT DR-MEHRA LEGAL-OPINION', 20_000, 'legal-fees');
  expect((await hand('2026-05-15', '20000', { tax: '2000' })).status).toBe(201);
  await paid('2026-10-05', 'NEFT DR-MEHRA LEGAL-RETAINER', 35_000, 'legal-fees');
  expect((await hand('2026-10-05', '35000')).body).toMatchObject({ tax: '3500.00', base: '35000.00' });
  expect((await post('bills', bill('M-1', '2026-10-09', '45000'))).body).toMatchObject({ tds: '4500.00' });
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  // A sum that the books do not have counts beside them: of goods what was paid, and not what of it was taxed.
  const goods = (eventOn: string, amount: string) =>
    post('tds/deductions', { payee: { name: 'Lark Steel Ltd', pan: 'AAACL1234K' }, section: '194Q', eventOn, amount });
  expect((await goods('2026-06-05', '6000000')).body).toMatchObject({ tax: '1000.00', base: '1000000.00' });
  expect((await goods('2026-07-05', '500000')).body).toMatchObject({ tax: '500.00', base: '500000.00' });
});

test('a PAN that is inoperative since a day bears the higher rate from it, in bills and in what the finder proposes', async () => {
  const party = await post('parties', { name: 'Mehra Legal', kind: 'vendor', pan: 'ABCPM1234K' });
  const mark = (panInoperativeSince: string | null) =>
    ask(cookie, 'PATCH', at(`parties/${party.body.id}`), {
      was: { panInoperativeSince: panInoperativeSince ? null : '2026-09-01' },
      panInoperativeSince,
    });
  const marked = await mark('2026-09-01');
  expect([marked.status, marked.body.panInoperativeSince], JSON.stringify(marked.body)).toEqual([200, '2026-09-01']);
  expect((await post('bills', bill('M-1', '2026-08-10', '60000'))).body.tds).toBe('6000.00');
  const { body } = await post('bills', bill('M-2', '2026-10-09', '45000'));
  expect(body.tds).toBe('9000.00');
  expect(body.warnings.map(({ rule }: { rule: string }) => rule)).toContain('DOC.TDS.PAN');
  expect(await rows()).toMatchObject([{ flag: null }, { pan: 'ABCPM1234K', rate: 2_000, flag: 'C' }]);
  await paid('2026-10-15', 'NEFT DR-MEHRA LEGAL-OPINION', 18_000, 'legal-fees');
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([{ tax: '3600.00', rate: '20', reasonFlag: 'C' }]);
  // Without the mark the bill withheld more than the law asks, which covers the line after it.
  await mark(null);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
});

test('a bank line of just what is open of a bill is its payment, for the finder and for the bill that follows', async () => {
  const first = await post('bills', bill('M-1', '2026-08-10', '30000', { tds: 'none' }));
  expect(first.body.payable).toBe('35400.00');
  await paid('2026-08-20', 'NEFT DR-MEHRA LEGAL-M-1', 35_400, 'legal-fees');
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  expect((await post('bills', bill('M-2', '2026-09-10', '15000'))).body.tds).toBe('0.00');
  // The same where lines stand before all their bills come at once.
  await paid('2026-07-20', 'NEFT DR-SOME OTHER-FEES', 17_700, 'legal-fees');
  await paid('2026-08-21', 'NEFT DR-SOME OTHER-FEES', 17_701, 'legal-fees');
  const party = { name: 'Some Other', pan: 'ABCPS1234K' };
  const items = ['2026-07-15', '2026-08-15'].map((date, at) =>
    bill(`S-${at}`, date, at ? '15000.85' : '15000', { party }),
  );
  const many = await post('bills', { items });
  expect(
    many.body.items.map(({ tds }: { tds: string }) => tds),
    JSON.stringify(many.body),
  ).toEqual(['0.00', '0.00']);
  // Another line of the same sum pays nothing that is open.
  await paid('2026-09-20', 'NEFT DR-MEHRA LEGAL-OPINION', 35_401, 'legal-fees');
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([{ date: '2026-09-20', base: '80401.00' }]);
});

test('a bill of April that uses an advance of March bears no tax again, and a note on a bill below the limit counts', async () => {
  clockInIndia('2026-05-20 12:00');
  expect((await post('bills', bill('M-0', '2025-06-10', '60000'))).body.tds).toBe('6000.00');
  await paid('2026-03-20', 'NEFT DR-MEHRA LEGAL-ADVANCE', 100_000, 'legal-fees');
  const [line] = (await get('bank-transactions?q=ADVANCE')) as { id: string }[];
  const advance = await post(`lines/${line?.id}/posting`, { kind: 'advance-paid', party: 'Mehra Legal' });
  expect(advance.status).toBeLessThan(300);
  const proposals = (await get('tds/proposals?year=2025-26')) as { id: string; tax: string }[];
  expect(proposals.map(({ tax }) => tax)).toEqual(['10000.00']);
  expect((await post('tds/proposals/accept', { year: '2025-26', items: [{ id: proposals[0]?.id }] })).status).toBe(201);
  expect((await post('bills', bill('M-1', '2026-04-10', '100000'))).body.tds).toBe('0.00');
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  // Of what is billed beyond the advance ₹45,000 less ₹10,000 is below the limit, until ₹15,001 more is billed.
  expect((await post('bills', bill('M-2', '2026-04-20', '45000'))).body.tds).toBe('0.00');
  const note = await post('bills', bill('M-2C', '2026-04-22', '10000', { kind: 'credit-note', originalNumber: 'M-2' }));
  expect(note.status).toBe(201);
  expect((await post('bills', bill('M-3', '2026-05-02', '15000'))).body.tds).toBe('0.00');
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  expect((await post('bills', bill('M-4', '2026-05-10', '1'))).body.tds).toBe('5000.00');
});

test('a PAN that is told on accepting says who is paid: code, rate and the payments that follow', async () => {
  await paid('2026-07-07', 'NEFT DR-KKBK0000123-RAMESH KUMAR-FREIGHT', 131_000, 'freight');
  await paid('2026-08-07', 'NEFT DR-KKBK0000123-RAMESH KUMAR-FREIGHT', 20_000, 'freight');
  await env.DB.prepare("UPDATE bank_transactions SET payee = 'RAMESH KUMAR' WHERE description LIKE '%RAMESH%'").run();
  const proposals = (await get('tds/proposals?year=2026-27')) as { id: string }[];
  expect(proposals).toMatchObject([
    { code: '1024', tax: '2620.00', panState: 'unknown' },
    { code: '1024', tax: '400.00' },
  ]);
  const items = [{ id: proposals[0]?.id, pan: 'ABCPR1234K' }];
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items });
  expect(accepted.body).toMatchObject({ total: '1310.00' });
  expect(await rows()).toMatchObject([
    { code: '1023', pan: 'ABCPR1234K', kind: 'individual-or-family', rate: 100, tax: 131_000 },
  ]);
  expect(await get('tds/proposals?year=2026-27')).toMatchObject([
    { code: '1023', tax: '200.00', pan: 'ABCPR1234K', panState: 'held', runningTotal: '151000.00' },
  ]);
});

const freight = (number: string, date: string, value: string, more: object = {}) => ({
  ...{ number, date, party: { name: 'Sagar Roadlines', pan: 'ABCPS1234K' }, placeOfSupply: '29' },
  lines: [{ description: 'Freight by road', hsn: '996511', taxableValue: value, rate: '0' }],
  ...more,
});

test('a transporter’s declaration spares goods carriage alone, from its day until the day it is withdrawn', async () => {
  expect((await post('bills', freight('S-1', '2026-05-31', '40000'))).body.tds).toBe('400.00');
  const [{ id: partyId }] = await get('parties?q=sagar');
  const declared = await ask(cookie, 'PATCH', at(`parties/${partyId}`), {
    was: { carrierFrom: null, carrierUntil: null },
    ...{ carrierFrom: '2026-06-01', carrierUntil: '2026-09-01' },
  });
  expect(declared.body).toMatchObject({ carrierFrom: '2026-06-01', carrierUntil: '2026-09-01' });
  expect((await post('bills', freight('S-2', '2026-06-01', '90000'))).body.tds).toBe('0.00');
  const mixed = [
    { description: 'Freight by road', hsn: '996511', taxableValue: '50000', rate: '0' },
    { description: 'Loading and storage', hsn: '996719', taxableValue: '20000', rate: '0' },
  ];
  // The carriage of the year is more than the limit of 1,00,000, so the rest of the bill is taxed; what was spared is not.
  expect((await post('bills', freight('S-3', '2026-08-31', '0', { lines: mixed }))).body.tds).toBe('200.00');
  expect((await post('bills', freight('S-4', '2026-09-01', '10000'))).body.tds).toBe('100.00');
  expect(await rows()).toMatchObject([
    { code: '1023', flag: null, tax: 40_000 },
    { code: '1023', flag: 'T', amount: 9_000_000, base: 0, rate: 0, tax: 0 },
    { code: '1023', flag: 'T', amount: 5_000_000, base: 0, rate: 0, tax: 0 },
    { code: '1023', flag: null, amount: 2_000_000, base: 2_000_000, tax: 20_000 },
    { code: '1023', flag: null, tax: 10_000 },
  ]);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  // Lines of freight and courier without a bill: the courier carries no goods in carriages, so its 194C stays.
  await paid('2026-08-12', 'NEFT DR-SAGAR ROADLINES-TRIP', 35_000, 'freight');
  await paid('2026-08-13', 'NEFT DR-FAST COURIERS-PARCELS', 35_000, 'courier');
  const proposals = await get('tds/proposals?year=2026-27');
  expect(proposals).toMatchObject([
    { payeeName: 'Sagar Roadlines', code: '1023', base: '0.00', rate: '0', tax: '0.00', reasonFlag: 'T' },
    { narration: 'NEFT DR-FAST COURIERS-PARCELS', code: '1024', base: '35000.00', tax: '700.00', reasonFlag: null },
  ]);
  expect(proposals[0].explained.steps.map(({ id }: { id: string }) => id)).toContain('declared');
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items: [{ id: proposals[0].id }] });
  expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({ accepted: [{ tax: '0.00', voucherId: null }] });
  expect(await get('tds/proposals?year=2026-27')).toHaveLength(1);
  const { challans } = await get('tds/statements/140/2026-Q2');
  expect(challans.map(({ isNil, rows: its }: { isNil: boolean; rows: object[] }) => [isNil, its.length])).toEqual([
    [true, 2],
  ]);
  const [listed] = await get('tds/deductions?year=2026-27').then((items) =>
    items.filter(({ source }: { source: string }) => source === 'bank-line'),
  );
  expect((await post(`tds/deductions/${listed.id}/withdraw`, { reason: 'Listed by mistake' })).status).toBe(200);
  expect(await get('tds/proposals?year=2026-27')).toHaveLength(2);
});

test('a declaration needs a PAN, and ends no earlier than it begins', async () => {
  const add = (more: object) => post('parties', { name: 'Sagar Roadlines', kind: 'vendor', ...more });
  expect((await add({ carrierFrom: '2026-06-01' })).body).toMatchObject({ code: 'carrier-pan' });
  const days = { carrierFrom: '2026-06-01', carrierUntil: '2026-05-31' };
  expect((await add({ pan: 'ABCPS1234K', ...days })).body).toMatchObject({ code: 'carrier-until' });
});

const rent = (number: string, date: string, value: string, description: string) => ({
  ...{ number, date, party: { name: 'Sunrise Estates', pan: 'ABCCS1234K' }, placeOfSupply: '29' },
  lines: [{ description, hsn: '997212', taxableValue: value, rate: '18' }],
});

test('rent of several months counts in each of them, in bills and in what the finder proposes', async () => {
  expect((await post('bills', rent('R-1', '2026-04-05', '150000', 'Rent Apr to Jun 2026'))).body.tds).toBe('0.00');
  // 10,000 more for May passes the limit of that month with the 50,000 before, and of no other.
  expect((await post('bills', rent('R-2', '2026-05-20', '10000', 'Rent, terrace'))).body.tds).toBe('6000.00');
  await paid('2026-07-03', 'NEFT DR-SUNRISE ESTATES-RENT JUL-SEP', 180_000, 'office-rent');
  const proposals = await get('tds/proposals?year=2026-27');
  expect(proposals).toMatchObject([{ tax: '18000.00', base: '180000.00', runningTotal: '180000.00' }]);
  expect(proposals[0].explained.steps.find(({ id }: { id: string }) => id === 'base0').formula).toBe(
    'Spread over the 3 months that it covers, July 2026 to September 2026: all of each month that passes ₹50,000',
  );
  // What a person notes on the line says more than the bank.
  await env.DB.prepare("UPDATE bank_transactions SET note = 'July to October' WHERE description LIKE '%JUL-SEP'").run();
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
});

test('rent entered by hand says the months it covers in its words', async () => {
  const entered = (narration: string) =>
    post('tds/deductions', {
      ...{ payee: { name: 'Sunrise Estates', pan: 'ABCCS1234K' }, section: '1009', eventOn: '2026-07-03' },
      ...{ amount: '120000', narration },
    });
  expect((await entered('Rent Jul to Sep')).body).toMatchObject({ code: 'below-limit' });
  expect((await entered('Rent Jul and Aug')).body).toMatchObject({ tax: '12000.00', base: '120000.00' });
});

test('what a bill withheld too little of is proposed and accepted beside it', async () => {
  const short = { tds: { section: '194J', amount: '1000' } };
  expect((await post('bills', bill('M-9', '2026-10-09', '60000', short))).status).toBe(201);
  const [proposal] = await get('tds/proposals?year=2026-27');
  expect(proposal).toMatchObject({ tax: '5000.00', withheld: '1000.00' });
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items: [{ id: proposal.id }] });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  expect(await rows()).toMatchObject([
    { source: 'bill', amount: 6_000_000, tax: 100_000 },
    { source: 'bill', amount: 5_000_000, base: 5_000_000, rate: 1_000, tax: 500_000 },
  ]);
});

test('a bank line that two certificates part is one payment, and is proposed no more', async () => {
  await post('parties', { name: 'Mehra Legal', kind: 'vendor', pan: 'ABCPM1234K' });
  for (const [number, rate, limit] of [
    ['AB12CD34EF56GH7', '2', '50000'],
    ['AB12CD34EF56GH8', '5', '20000'],
  ])
    await post('tds/lower-certificates', {
      ...{ number, payeeName: 'Mehra Legal', pan: 'ABCPM1234K', section: '194J', rate, limit },
      ...{ validFrom: '2026-04-01', validTo: '2027-03-31' },
    });
  await paid('2026-10-05', 'NEFT DR-MEHRA LEGAL-OPINION', 80_000, 'legal-fees');
  const [proposal] = await get('tds/proposals?year=2026-27');
  expect(proposal).toMatchObject({ tax: '3000.00', reasonFlag: 'A' });
  const accepted = await post('tds/proposals/accept', { year: '2026-27', items: [{ id: proposal.id }] });
  expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({ accepted: [{ tax: '3000.00' }] });
  expect((await rows()).map(({ amount, rate, tax }) => [amount, rate, tax])).toEqual([
    [5_000_000, 200, 100_000],
    [3_000_000, 1_000, 200_000],
  ]);
  expect(await get('tds/proposals?year=2026-27')).toEqual([]);
  // The year has 80,000 so far, once: what follows bears tax by the limit of the year.
  expect((await post('bills', bill('M-1', '2026-10-09', '10000'))).body.tds).toBe('1000.00');
});
