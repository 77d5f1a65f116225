import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { exampleOf } from '../../../domain/ledger/statement/reading.fixture';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { accountFacts, ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { ledgerFaults } from '../balance/check.repository';

/*
 * The worked examples with documents, each done by the acts that a person has: bills and notes recorded, a statement uploaded, its
 * lines settled or posted as what they are. No entry is written by hand but where an accountant would write a journal.
 */

let cookie: string;
let companyId: string;

beforeEach(async () => {
  clockInIndia('2027-03-31 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  companyId = companies.a1;
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(companyId).run();
});

const at = (path: string) => `/companies/${companyId}/${path}`;
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
const made = async (path: string, body: unknown, status = 201) => {
  const answer = await ask(cookie, 'POST', at(path), body);
  expect([path, answer.status, answer.status === status ? '' : answer.body]).toEqual([path, status, '']);
  return answer.body;
};

/** Uploads a statement into a new account: day, text, money out, money in. */
async function statement(tail: string, lines: readonly (readonly [string, string, string, string])[]): Promise<string> {
  const account = await ask(cookie, 'POST', at('bank-accounts'), accountFacts(tail));
  const rows = lines.map(([day, text, out, into]) => `${day.split('-').reverse().join('/')},${text},${out},${into}`);
  const statementData = ['Date,Description,Debit Amount,Credit Amount', ...rows].join('\n');
  const upload = await ask(cookie, 'POST', at('upload-statement'), { bankAccountId: account.body.id, statementData });
  expect([upload.status, upload.body.addedCount ?? lines.length]).toEqual([200, lines.length]);
  return account.body.id;
}

const line = async (text: string): Promise<string> =>
  (await get('bank-transactions?limit=100')).find(({ description }: { description: string }) =>
    description.includes(text),
  )?.id;
const billId = async (ref: string): Promise<string> =>
  (await get('open-bills')).find((one: { ref: string }) => one.ref === ref)?.id;

async function chosen(text: string, category: string, subcategory: string): Promise<void> {
  const answer = await ask(cookie, 'PATCH', `/bank-transactions/${await line(text)}/categorize`, {
    category,
    subcategory,
  });
  expect([text, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([text, 200, '']);
}

const settle = async (text: string, refs: string[], more: object = {}) => {
  const bills = await Promise.all(refs.map(async (ref) => ({ billId: await billId(ref) })));
  return made('match-proposals/accept', { items: [{ lineId: await line(text), bills, ...more }] });
};
const post = async (text: string, asked: object) => made(`lines/${await line(text)}/posting`, asked);

const item = (taxableValue: string, more: object = {}) => ({ description: 'Work', taxableValue, rate: '18', ...more });

/** The trial balance of the example, to the paisa, with nothing in Suspense or in transit. */
async function stands(name: 'E2' | 'E3' | 'E4' | 'E5'): Promise<void> {
  const { trialBalance, profitAndLoss } = exampleOf(name);
  const { rows } = await get(`trial-balance?on=${trialBalance.on}`);
  const side = (of: 'debit' | 'credit') => {
    const sums: Record<string, number> = {};
    for (const row of rows) {
      if (!row[of]) continue;
      const plain = row.name.replace(/\[\w+\]$/, '');
      sums[plain] = Math.round(((sums[plain] ?? 0) + Number(row[of])) * 100) / 100;
    }
    return sums;
  };
  const inRupees = (figures: Readonly<Record<string, Paise>>) =>
    Object.fromEntries(Object.entries(figures).map(([key, amount]) => [key, Number(formatRupees(amount))]));
  expect({ debit: side('debit'), credit: side('credit') }).toEqual({
    debit: inRupees(trialBalance.debit),
    credit: inRupees(trialBalance.credit),
  });
  const { from, to, figures } = profitAndLoss;
  const profit = await get(`profit-and-loss?from=${from}&to=${to}`);
  const before = profit.rows.find(({ id }: { id: string }) => id === 'before-tax').amount;
  expect(before).toBe(formatRupees(figures['before tax'] as Paise));
  expect(await ledgerFaults(env.DB, companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
}

test('E2: documents adopt the lines of October, and nothing is entered twice', async () => {
  await statement('8801', [
    ['2026-10-01', 'TEA AND PANTRY ONE', '450', ''],
    ['2026-10-01', 'TEA AND PANTRY TWO', '450', ''],
    ['2026-10-03', 'NEFT LARK INV 88', '', '118000'],
    ['2026-10-05', 'RENT SUNRISE', '60000', ''],
    ['2026-10-07', 'TDS CHALLAN', '6000', ''],
    ['2026-10-12', 'LAWCHAMBER FEES', '45000', ''],
    ['2026-10-15', 'TO SAVINGS 4471', '50000', ''],
    ['2026-10-31', 'INT PAID', '', '212'],
  ]);
  const savings = await ask(cookie, 'POST', at('bank-accounts'), { ...accountFacts('4471'), accountType: 'savings' });
  await ask(cookie, 'POST', at('upload-statement'), {
    ...{ bankAccountId: savings.body.id },
    statementData: 'Date,Description,Debit Amount,Credit Amount\n15/10/2026,FROM CURRENT 8801,,50000',
  });
  await made('opening-balances', {
    asOn: '2026-10-01',
    lines: [
      { account: 'Bank current', debit: '100000' },
      { account: 'Legal and professional', debit: '20000' },
      { account: 'Equity share capital', credit: '114000' },
      { account: 'TDS payable', credit: '6000', tag: '1009' },
    ],
  });
  const documents = { date: '2026-10-01', lines: [item('100000', { hsn: '998313' })] };
  await made('invoices', { ...documents, number: '88', party: { name: 'Lark', stateCode: '29' } });
  const rent = await made('bills', {
    ...{ number: 'OCT-RENT', date: '2026-10-01', reverseCharge: true },
    party: { name: 'Sunrise', stateCode: '29', pan: 'AAAPS1234C' },
    lines: [item('60000', { account: 'Rent' })],
  });
  expect(rent).toMatchObject({ tds: '6000.00', payable: '54000.00' });
  await made('bills', {
    ...{ number: 'LC/12', date: '2026-10-12', reverseCharge: true, tds: { section: '1027', amount: '6500' } },
    party: { name: 'Lawchamber', stateCode: '29', pan: 'AAAPL1234C' },
    lines: [item('45000', { account: 'Legal and professional' })],
  });
  for (const text of ['PANTRY ONE', 'PANTRY TWO']) await chosen(text, 'expense', 'Pantry and tea');
  await chosen('INT PAID', 'income', 'Bank interest');
  await settle('LARK', ['88']);
  await settle('SUNRISE', ['OCT-RENT']);
  await settle('LAWCHAMBER', ['LC/12']);
  await post('TDS CHALLAN', { kind: 'tds-challan', parts: [{ code: '1009', amount: '6000' }] });
  const [out, into] = [await line('TO SAVINGS'), await line('FROM CURRENT')];
  const paired = await ask(cookie, 'POST', `/bank-transactions/${out}/match`, { withId: into });
  expect([paired.status, paired.body.message]).toEqual([200, paired.body.message]);
  await stands('E2');
});

test('E3: an advance, its invoice and note, a bounced cheque, TDS, a part payment and a bad debt', async () => {
  await statement('8801', [
    ['2026-04-10', 'RTGS ALPHA ADVANCE', '', '59000'],
    ['2026-05-20', 'CHQ DEP BETA', '', '94400'],
    ['2026-05-23', 'CHQ RETURN BETA', '94400', ''],
    ['2026-05-23', 'RETURN CHARGES INCL GST', '590', ''],
    ['2026-06-20', 'RTGS ALPHA S-01', '', '103400'],
    ['2026-09-15', 'UPI GAMMA', '', '20000'],
  ]);
  await made('opening-balances', {
    asOn: '2026-04-01',
    lines: [
      { account: 'Bank current', debit: '200000' },
      { account: 'Equity share capital', credit: '200000' },
    ],
  });
  await made('parties', { name: 'Alpha', stateCode: '27' });
  await post('ALPHA ADVANCE', { kind: 'advance', party: 'Alpha', gstRate: '18', place: 'across' });
  const sale = (number: string, date: string, dueDate: string, name: string, stateCode: string, value: string) =>
    made('invoices', { number, date, dueDate, party: { name, stateCode }, lines: [item(value, { hsn: '998313' })] });
  await sale('S-01', '2026-05-05', '2026-06-04', 'Alpha', '27', '150000');
  const [advance] = await get('advances');
  await made('advances/adjust', { voucherId: advance.voucherId, billId: await billId('S-01') });
  await sale('S-02', '2026-05-12', '2026-06-11', 'Beta', '29', '80000');
  await settle('CHQ DEP BETA', ['S-02']);
  await chosen('CHQ RETURN BETA', 'transfer', 'Cheque return (deposit bounced)');
  const [returned, deposited] = [await line('CHQ RETURN BETA'), await line('CHQ DEP BETA')];
  const paired = await ask(cookie, 'POST', `/bank-transactions/${returned}/match`, { withId: deposited });
  expect([paired.status, paired.body.message]).toEqual([200, paired.body.message]);
  await post('CHQ RETURN BETA', { kind: 'returned' });
  await chosen('RETURN CHARGES', 'expense', 'Bounce and return charges');
  await post('RETURN CHARGES', { kind: 'bank-charge', gstRate: '18', place: 'within' });
  await made('invoices', {
    ...{ number: 'CN-01', kind: 'credit-note', date: '2026-06-04', originalNumber: 'S-01', party: { name: 'Alpha' } },
    lines: [item('10000', { hsn: '998313' })],
  });
  await settle('ALPHA S-01', ['S-01'], { keptBack: '2800' });
  await sale('S-03', '2026-07-02', '2026-07-17', 'Gamma', '29', '30000');
  await settle('GAMMA', ['S-03']);
  await made('vouchers', {
    ...{ kind: 'journal', date: '2027-03-31', narration: 'Bad debt' },
    lines: [
      { account: 'Bad debts', debit: '15400' },
      { account: 'Trade receivables', credit: '15400', party: 'Gamma', bill: 'S-03' },
    ],
  });
  await stands('E3');
  const ageing = await get('ageing?on=2026-09-30');
  expect(ageing.bills.map((one: Record<string, unknown>) => [one.party, one.open, one.daysOverdue])).toEqual([
    ['Beta', '94400.00', 111],
    ['Gamma', '15400.00', 75],
  ]);
  const late = await get('ageing?on=2027-03-31');
  expect(late.bills).toMatchObject([{ party: 'Beta', bucket: '6-months-to-1-year' }]);
});

test('E4: rent, fees, food, an advocate, foreign software, a contractor and his note, a card, a challan', async () => {
  await statement('8801', [
    ['2026-07-03', 'NEFT SUNRISE', '64800', ''],
    ['2026-07-08', 'NEFT AUDICO', '40000', ''],
    ['2026-07-09', 'TEAM LUNCH', '21000', ''],
    ['2026-07-25', 'CARD BILL', '12345.67', ''],
    ['2026-08-07', 'TDS CHALLAN', '14300', ''],
  ]);
  await made('opening-balances', {
    asOn: '2026-07-01',
    lines: [
      { account: 'Bank current', debit: '500000' },
      { account: 'Equity share capital', credit: '500000' },
    ],
  });
  const bill = (number: string, date: string, party: object, lines: object[], more: object = {}) =>
    made('bills', { number, date, party, lines, ...more });
  const firm = (name: string, stateCode: string) => ({ name, stateCode, pan: 'AAACS1234C' });
  await bill('SP/7', '2026-07-01', firm('Sunrise', '29'), [item('60000', { account: 'Rent' })]);
  await bill('AU/1', '2026-07-06', { ...firm('Audico', '27'), pan: 'AAACA1234C' }, [
    item('75000', { account: 'Legal and professional' }),
  ]);
  const advocate = { name: 'Lawchamber', stateCode: '29', pan: 'AAAPL1234C' };
  const law = await bill('LC/3', '2026-07-10', advocate, [item('50000', { account: 'Legal and professional' })], {
    reverseCharge: true,
  });
  expect(law).toMatchObject({ tds: '0.00', payable: '50000.00', total: '50000.00' });
  await bill(
    'US-9',
    '2026-07-12',
    { name: 'Cloud Inc', stateCode: '96' },
    [item('12345.67', { account: 'Software subscriptions' })],
    { paidThrough: 'Credit card payable', paidThroughTag: '4412' },
  );
  const fabri = { name: 'Fabri', stateCode: '29', pan: 'AAACF1234C' };
  await bill('F-1', '2026-07-14', fabri, [item('40000', { account: 'Contract charges' })]);
  await bill('F-1-CN', '2026-07-20', fabri, [item('10000', { account: 'Contract charges' })], {
    ...{ kind: 'debit-note', originalNumber: 'F-1' },
  });
  await settle('SUNRISE', ['SP/7']);
  await settle('AUDICO', ['AU/1']);
  await chosen('TEAM LUNCH', 'expense', 'Staff welfare and team meals');
  await chosen('CARD BILL', 'transfer', 'Credit card bill payment');
  await post('TDS CHALLAN', {
    kind: 'tds-challan',
    parts: [
      { code: '1009', amount: '6000' },
      { code: '1027', amount: '7500' },
      { code: '1024', amount: '800' },
    ],
  });
  await stands('E4');
  expect(
    (await get('tax-controls?on=2026-08-07')).tds.every((one: { difference: string }) => one.difference === '0.00'),
  ).toBe(true);
});

test('E5: a gateway and a marketplace settle net of what they keep', async () => {
  await statement('8801', [
    ['2026-08-12', 'PAY GATEWAY SETTLEMENT', '', '17226.58'],
    ['2026-09-02', 'BAZAAR PAYOUT', '', '103240'],
  ]);
  await made('opening-balances', {
    asOn: '2026-08-01',
    lines: [
      { account: 'Bank current', debit: '50000' },
      { account: 'Equity share capital', credit: '50000' },
    ],
  });
  const cash = {
    party: { name: 'Customers by gateway', stateCode: '29' },
    paidThrough: 'Gateway clearing',
    paidThroughTag: 'Pay',
  };
  await made('invoices', {
    ...{ ...cash, number: 'G-1', date: '2026-08-10' },
    lines: ['10000', '5000', '2000'].map((value) => item(value, { hsn: '998313' })),
  });
  await made('invoices', {
    ...{ ...cash, number: 'GC-1', kind: 'credit-note', date: '2026-08-11', originalNumber: 'G-1' },
    lines: [item('2000', { hsn: '998313' })],
  });
  await post('PAY GATEWAY', {
    ...{ kind: 'gateway', payments: '20060', refunds: '2360', fee: '401.20', tax: '72.22', place: 'within' },
  });
  await made('invoices', {
    ...{ number: 'M-1', date: '2026-08-20', party: { name: 'Customers of Bazaar', stateCode: '27' } },
    ...{ paidThrough: 'Marketplace clearing', paidThroughTag: 'Bazaar' },
    lines: [item('100000', { hsn: '847130', account: 'Sale of goods' })],
  });
  await post('BAZAAR', {
    ...{ kind: 'marketplace', sales: '118000', commission: '10000', freight: '2000', tax: '2160', place: 'across' },
    ...{ tcs: '500', tds: '100' },
  });
  await made('vouchers', {
    ...{ kind: 'journal', date: '2026-09-12', narration: 'TCS accepted on the portal' },
    lines: [
      { account: 'GST cash ledger IGST', debit: '500' },
      { account: 'GST TCS credit receivable', credit: '500' },
    ],
  });
  await stands('E5');
});

/** What accounts stand at on a day, debits above nought. */
async function standing(on: string, names: readonly string[]): Promise<(string | undefined)[]> {
  const { rows } = await get(`trial-balance?on=${on}`);
  return names.map((wanted) => {
    const row = rows.find(({ name }: { name: string }) => name === wanted);
    return row?.debit ?? (row?.credit ? `-${row.credit}` : undefined);
  });
}

test('a loan that is prepaid in part, the rest of an advance given back, a gateway that holds a reserve', async () => {
  await statement('8801', [
    ['2026-04-10', 'RTGS ORCHID ADVANCE', '', '236000'],
    ['2026-06-05', 'EMI ONE', '41500.33', ''],
    ['2026-06-15', 'REFUND ORCHID', '35400', ''],
    ['2026-07-05', 'EMI TWO', '34868.89', ''],
    ['2026-07-20', 'PREPAID LOAN', '200000', ''],
    ['2026-08-05', 'EMI THREE', '34868.89', ''],
    ['2026-08-12', 'PAY SETTLEMENT ONE', '', '27069.60'],
    ['2026-08-19', 'PAY SETTLEMENT TWO', '', '3125.20'],
  ]);
  await made('opening-balances', {
    asOn: '2026-04-01',
    lines: [
      { account: 'Bank current', debit: '850000' },
      { account: 'Equity share capital', credit: '100000' },
      { account: 'Term loans', credit: '750000', tag: 'HBL' },
    ],
  });
  await made('parties', { name: 'Orchid', stateCode: '29' });
  await post('ORCHID ADVANCE', { kind: 'advance', party: 'Orchid', gstRate: '18', place: 'within' });
  const sale = (number: string, value: string, placeOfSupply: string) =>
    made('invoices', {
      ...{ number, date: '2026-05-05', placeOfSupply, party: { name: 'Orchid', stateCode: '29' } },
      lines: [item(value, { hsn: '998313' })],
    });
  await sale('S-1', '100000', '29');
  await sale('S-2', '70000', '27');
  const [{ voucherId }] = await get('advances');
  for (const ref of ['S-1', 'S-2']) await made('advances/adjust', { voucherId, billId: await billId(ref) });
  const advance = ['Customer advances', 'GST on advances received', 'Output CGST', 'Output IGST'];
  expect(await standing('2026-05-31', advance)).toEqual(['-35400.00', '5400.00', '-11700.00', '-12600.00']);
  await post('REFUND ORCHID', { kind: 'advance-returned', party: 'Orchid' });
  expect(await standing('2026-06-30', advance)).toEqual([undefined, undefined, '-9000.00', '-12600.00']);
  expect(await get('advances')).toEqual([]);

  const terms = { principal: '750000', rate: '10.75', count: 24, firstOn: '2026-06-05' };
  const { id: loanId } = await made('loans', { ...terms, lender: 'HBL', tag: 'HBL' });
  // The first one holds the interest of the days before its month.
  await post('EMI ONE', { kind: 'instalment', tag: 'HBL', principal: '28150.14', interest: '13350.19' });
  await post('EMI TWO', { kind: 'instalment', loanId });
  await post('PREPAID LOAN', { kind: 'instalment', tag: 'HBL', principal: '200000' });
  const { offers } = await get(`lines/${await line('EMI THREE')}/posting`);
  expect(offers[0]).toMatchObject({ kind: 'instalment', number: 3 });
  await post('EMI THREE', offers[0].asked);
  expect((await get('loans'))[0]).toMatchObject({ owed: '463866.05', paidCount: 3, afterPrepayment: 'shorter-term' });
  // The lender may lower the instalment instead: the loan then ends when it would have.
  const lowered = await ask(cookie, 'PATCH', at(`loans/${loanId}`), { afterPrepayment: 'lower-instalment' });
  expect([lowered.status, lowered.body.afterPrepayment, lowered.body.schedule.length]).toEqual([
    ...[200, 'lower-instalment', 24],
  ]);
  expect(lowered.body.prepaid).toEqual([{ on: '2026-07-20', amount: '200000.00' }]);
  expect(Number(lowered.body.schedule[3].amount)).toBeLessThan(Number(lowered.body.schedule[2].amount));
  expect((await ask(cookie, 'PATCH', at(`loans/${loanId}`), { afterPrepayment: 'none' })).status).toBe(400);
  await ask(cookie, 'PATCH', at(`loans/${loanId}`), { afterPrepayment: 'shorter-term' });
  const loan = ['Term loans', 'Interest on borrowings'];
  expect(await standing('2026-08-05', loan)).toEqual(['-463866.05', '25104.16']);

  await made('invoices', {
    ...{ number: 'G-1', date: '2026-08-10', party: { name: 'Customers by gateway', stateCode: '29' } },
    ...{ paidThrough: 'Gateway clearing', paidThroughTag: 'Pay' },
    lines: [item('20000', { hsn: '998313' }), item('7000', { hsn: '998313', rate: '5' })],
  });
  const report = { kind: 'gateway', payments: '30950', fee: '640', tax: '115.20', adjustments: '-3125.20' };
  const answer = await ask(cookie, 'POST', at(`lines/${await line('SETTLEMENT ONE')}/posting`), {
    ...{ ...report, adjustments: '-3125.21' },
  });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['payments']]);
  await post('SETTLEMENT ONE', report);
  const { rows } = await get('ledger/1701?from=2026-08-01&to=2026-08-31');
  expect(rows.map((row: Record<string, string>) => [row.tag, row.debit, row.credit])).toEqual([
    ['Pay', '30950.00', null],
    ['Pay', null, '30950.00'],
    ['Pay reserve', '3125.20', null],
  ]);
  await post('SETTLEMENT TWO', {
    kind: 'entries',
    lines: [{ account: 'Gateway clearing', tag: 'Pay reserve', credit: '3125.20' }],
  });
  expect(await standing('2026-08-31', ['Gateway clearing', 'Suspense'])).toEqual([undefined, undefined]);
  expect(await ledgerFaults(env.DB, companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
});
