import { beforeEach, expect, test } from 'vitest';
import { ask, fileNamed, formWith, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let company: string;
let bank: string;

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: object) => ask(cookie, 'POST', at(path), body);
const done = async (path: string, body: object, status = 201) => {
  const answer = await post(path, body);
  expect([path, answer.status, answer.body]).toEqual([path, status, answer.body]);
  return answer.body;
};
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  company = (await seeded()).companies.a1;
  cookie = await signIn('OA');
  const account = { accountNumber: '50100012344471', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  bank = (await done('bank-accounts', { accountName: 'Current', ...account })).id;
  await done('accounts', { name: 'EEFC USD', kind: 'eefc', currency: 'USD' });
});

async function balances(on = '2027-03-31'): Promise<Record<string, string>> {
  const { rows } = await get(`trial-balance?on=${on}`);
  type Row = { name: string; account?: string; closing: string };
  return Object.fromEntries(
    (rows as Row[]).flatMap((row) => (Number(row.closing) === 0 ? [] : [[row.name ?? row.account, row.closing]])),
  );
}

const USD = [
  'Date,Particulars,Withdrawals,Deposits,Balance',
  '20/05/2026,INWARD GAMMA INC EXP-1,,9975.00,9975.00',
  '01/06/2026,CONVERSION,5000.00,,4975.00',
  '25/06/2026,CLOUD INC,1000.00,,3975.00',
];
const sendFile = (rows: readonly string[], query = '') =>
  ask(
    cookie,
    'POST',
    at(`foreign-currency/file${query}`),
    formWith({ file: fileNamed('usd.csv', rows.join('\n')) }, { account: 'EEFC USD' }),
  );

const ABROAD = { stateCode: '96' };
const invoice = (
  side: string,
  number: string,
  date: string,
  name: string,
  amount: string,
  exchangeRate: string,
  more = {},
) =>
  done(side, {
    ...{ number, date, party: { name, ...ABROAD }, currency: 'USD', exchangeRate },
    lines: [{ description: 'Work', hsn: '998313', taxableValue: amount, rate: '0', ...more }],
  });

type Line = { id: string; date: string; voucherId: string | null; rupees: string | null; rate: string | null };
const lines = async (): Promise<Line[]> => (await get('foreign-currency/lines?account=EEFC%20USD')).toReversed();
const billsOpen = async () =>
  (await get('foreign-currency?on=2026-11-20')).bills as { id: string; ref: string; open: string }[];

test('an exporter receives dollars, sells some, pays a bill with others and restates what is left, to the paisa', async () => {
  await done('opening-balances', {
    asOn: '2026-04-01',
    lines: [
      { account: bank, debit: '300000' },
      { account: '2101', credit: '300000' },
    ],
  });
  await invoice('invoices', 'EXP-1', '2026-04-15', 'Gamma Inc', '10000', '84.10');
  await invoice('bills', 'C-1', '2026-06-10', 'Cloud Inc', '1000', '84.90', { account: '5509' });
  await invoice('bills', 'P-1', '2026-07-05', 'Parts GmbH', '4000', '85.20', { account: '5101' });
  const rupees = ['Date,Description,Debit,Credit,Balance', '02/06/2026,EEFC CONVERSION,,422000.00,722000.00'].join(
    '\n',
  );
  expect((await post('upload-statement', { bankAccountId: bank, statementData: rupees })).body).toMatchObject({
    added: 1,
  });
  expect((await sendFile(USD, '?dryRun=true')).body).toMatchObject({
    isClean: true,
    added: 3,
    known: 0,
    closing: '3975.00',
  });
  expect((await sendFile(USD)).body).toMatchObject({ added: 3 });
  expect((await sendFile(USD)).body).toMatchObject({ added: 0, known: 3 });
  const [receipt, conversion, payment] = await lines();
  const act = (line: Line | undefined, body: object, query = '') =>
    post(`foreign-currency/lines/${line?.id}/post${query}`, body);

  // Without a rate nothing is posted; the line waits and is counted.
  const bills = await billsOpen();
  const billOf = (ref: string) => bills.find((one) => one.ref === ref)?.id;
  const settling = { bills: [{ billId: billOf('EXP-1') }], charges: '25' };
  const wanting = await act(receipt, settling);
  expect([wanting.status, Object.keys(wanting.body.fields)]).toEqual([422, ['rate']]);
  const [waits] = (await get('foreign-currency?on=2026-11-20')).accounts;
  expect(waits).toMatchObject({
    balance: '0.00',
    waiting: 3,
    waitingAmount: '3975.00',
    stated: '3975.00',
    difference: '0.00',
  });

  await done('exchange-rates', {
    rates: [{ currency: 'USD', day: '2026-05-20', kind: 'bank', rate: '84.65', source: 'Bank advice' }],
  });
  const trial = await act(receipt, settling, '?dryRun=true');
  expect([trial.status, trial.body.isDryRun, trial.body.gain]).toEqual([200, true, '5500.00']);
  expect((await lines())[0]).toMatchObject({ voucherId: null, rate: '84.65' });
  const received = await act(receipt, settling);
  expect(
    received.body.vouchers[0].lines.map((line: Record<string, string>) => [
      line.code,
      line.debit,
      line.credit,
      line.foreignAmount,
    ]),
  ).toEqual([
    ['1503-01', '844383.75', null, '9975.00'],
    ['5522', '2116.25', null, '25.00'],
    ['1401', null, '841000.00', '10000.00'],
    ['4203', null, '5500.00', null],
  ]);
  expect(received.body.why[0]).toBe('USD 9,975.00 × 84.65 = ₹8,44,383.75');
  expect((await act(receipt, settling)).status).toBe(409);

  // The rupees came in a day later: both lines meet in transfers in transit.
  const [inRupees] = await get('bank-transactions');
  const sold = await act(conversion, { converted: { bankLineId: inRupees.id } });
  expect([sold.status, sold.body.gain, sold.body.vouchers.length]).toEqual([200, '-1250.00', 2]);
  expect((await act(payment, { bills: [{ billId: billOf('C-1') }] })).body.gain).toBe('250.00');

  const before = await post('foreign-currency/restate', { on: '2027-03-31' });
  expect([before.status, Object.keys(before.body.fields)]).toEqual([422, ['on']]);
  clockInIndia('2027-03-31 12:00');
  cookie = await signIn('OA');
  await done('exchange-rates', {
    rates: [{ currency: 'USD', day: '2027-03-31', kind: 'closing', rate: '86.10', source: 'FBIL' }],
  });
  const { items, vouchers } = await done('foreign-currency/restate', { on: '2027-03-31' }, 200);
  expect(items.map((item: Record<string, string>) => [item.name, item.balance, item.difference])).toEqual([
    ['EEFC USD', '3975.00', '5763.75'],
    ['Parts GmbH P-1', '-4000.00', '-3600.00'],
  ]);
  expect(vouchers).toHaveLength(2);
  expect((await done('foreign-currency/restate', { on: '2027-03-31' }, 200)).vouchers).toEqual([]);
  const closing = await balances();
  expect(closing).toMatchObject({
    ...{ 'Bank current[4471]': '722000.00', 'EEFC USD': '342247.50', 'Trade payables': '-344400.00' },
    ...{ 'Exchange differences (net)': '-6663.75', 'Export sales': '-841000.00', 'Bank charges': '2116.25' },
  });
  expect(closing['Transfers in transit']).toBeUndefined();
  expect(Object.values(closing).reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(0);
  const [stands] = (await get('foreign-currency?on=2027-03-31')).accounts;
  expect(stands).toMatchObject({
    balance: '3975.00',
    stated: '3975.00',
    difference: '0.00',
    waiting: 0,
    rate: '86.10',
  });

  // A restatement goes back as a voucher, a line with what it posted; the bank line in rupees is free again.
  expect((await post(`vouchers/${vouchers[0].id}/void`, { reason: 'Wrong rate' })).status).toBe(200);
  expect((await post(`foreign-currency/lines/${conversion?.id}/undo`, { reason: 'Wrong line' })).status).toBe(200);
  expect((await post(`foreign-currency/lines/${conversion?.id}/undo`, { reason: 'Twice' })).status).toBe(409);
  expect((await lines())[1]).toMatchObject({ voucherId: null });
  expect((await balances()).Suspense).toBe('-422000.00');
});

test('an entry on an account in dollars names its dollars and their rate, and comes to its rupees', async () => {
  const entry = (more: object) =>
    post('vouchers', {
      ...{ kind: 'journal', date: '2026-05-01' },
      lines: [
        { account: 'EEFC USD', debit: '8465.00', ...more },
        { account: '2101', credit: '8465.00' },
      ],
    });
  const fieldOf = async (more: object) => Object.keys((await entry(more)).body.fields ?? {});
  expect(await fieldOf({})).toEqual(['lines.0.rate']);
  expect(await fieldOf({ currency: 'EUR', foreignAmount: '100', rate: '84.65' })).toEqual(['lines.0.currency']);
  expect(await fieldOf({ currency: 'USD', foreignAmount: '8465', rate: '1' })).toEqual([]);
  expect(await fieldOf({ currency: 'USD', foreignAmount: '100', rate: '84.60' })).toEqual(['lines.0.rate']);
  expect((await entry({ currency: 'USD', foreignAmount: '100', rate: '84.65' })).status).toBe(201);
  expect((await get('foreign-currency')).accounts[0]).toMatchObject({ rupees: '16930.00' });
});

test('rates are all or none, one of a kind for a day, and go with a reason', async () => {
  const rate = (day: string, its: string) => ({ currency: 'USD', day, rate: its, source: 'FBIL' });
  const twice = await post('exchange-rates', { rates: [rate('2026-05-20', '84.5'), rate('2026-05-20', '84.6')] });
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['rates.1.rate']]);
  expect((await get('foreign-currency')).rates).toEqual([]);
  const none = await post('exchange-rates', { rates: [rate('2026-05-20', '0')] });
  expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['rates.0.rate']]);
  const [added] = await done('exchange-rates', { rates: [rate('2026-05-20', '84.5')] });
  expect((await post(`exchange-rates/${added.id}/remove`, { reason: 'Mistyped' })).status).toBe(200);
  expect((await post(`exchange-rates/${added.id}/remove`, { reason: 'Mistyped' })).status).toBe(409);
  expect((await sendFile(['date,amount', 'soon,5'])).status).toBe(422);
});

test('rupees that settle bills in dollars realise a gain or a loss, and close the dollars of the bills', async () => {
  const statement = [
    'Date,Description,Debit,Credit,Balance',
    '20/05/2026,INWARD GAMMA,,84650.00,184650.00',
    '21/05/2026,INWARD DELTA,,42000.00,226650.00',
    '25/06/2026,OUTWARD CLOUD INC,85400.00,,141250.00',
    '26/06/2026,INWARD HOME,,1500.00,142750.00',
    '27/06/2026,DELTA HALF,,14000.00,156750.00',
    '28/06/2026,DELTA REST,,28000.00,184750.00',
  ].join('\n');
  expect((await post('upload-statement', { bankAccountId: bank, statementData: statement })).body).toMatchObject({
    added: 6,
  });
  await invoice('invoices', 'EXP-1', '2026-04-15', 'Gamma Inc', '1000', '84.10');
  await invoice('invoices', 'EXP-2', '2026-04-16', 'Delta Inc', '1000', '84.10');
  await invoice('bills', 'C-1', '2026-06-10', 'Cloud Inc', '1000', '84.90', { account: '5509' });
  await done('vouchers', {
    ...{ kind: 'sales', date: '2026-06-01', narration: 'Home' },
    lines: [
      { account: '1401', debit: '1400', party: 'Home Ltd', bill: 'H-1' },
      { account: 'Sale of services', credit: '1400' },
    ],
  });
  type Open = { id: string; ref: string; open: string; currency: string; foreignOpen: string | null };
  const openBills = async () => new Map(((await get('open-bills')) as Open[]).map((one) => [one.ref, one] as const));
  const bills = await openBills();
  expect(bills.get('EXP-1')).toMatchObject({ open: '84100.00', currency: 'USD', foreignOpen: '1000.00' });
  expect(bills.get('H-1')).toMatchObject({ open: '1400.00', currency: 'INR', foreignOpen: null });
  const found: { id: string; description: string }[] = await get('bank-transactions?limit=50');
  const accept = (text: string, ref: string, more: object) =>
    post('match-proposals/accept', {
      items: [
        {
          lineId: found.find(({ description }) => description.includes(text))?.id,
          bills: [{ billId: bills.get(ref)?.id, ...more }],
          asExchange: true,
        },
      ],
    });
  const home = await accept('HOME', 'H-1', {});
  expect([home.status, Object.keys(home.body.fields)]).toEqual([422, ['items.0.asExchange']]);

  const farOff = await accept('HOME', 'EXP-1', {});
  expect([farOff.status, farOff.body.fields['items.0.asExchange']]).toEqual([
    422,
    expect.stringContaining('84,100.00: more than 20%'),
  ]);
  const lineOf = (text: string) => found.find(({ description }) => description.includes(text))?.id;
  const ofNone = await post('match-proposals/accept', {
    items: [{ lineId: lineOf('HOME'), bills: [], party: 'Home Ltd', asExchange: true }],
  });
  expect([ofNone.status, Object.keys(ofNone.body.fields)]).toEqual([422, ['items.0.asExchange']]);
  expect(await balances()).not.toHaveProperty('Exchange differences (net)');

  // 84,650 for what is carried at 84,100: a gain of 550. Half of a bill, for less than half of it: a loss of 50.
  expect((await accept('GAMMA', 'EXP-1', {})).status).toBe(201);
  expect((await balances())['Exchange differences (net)']).toBe('-550.00');
  expect((await accept('INWARD DELTA', 'EXP-2', { amount: '42050' })).status).toBe(201);
  expect((await balances())['Exchange differences (net)']).toBe('-500.00');
  // 85,400 paid for what is carried at 84,900: a loss of 500.
  expect((await accept('CLOUD', 'C-1', {})).status).toBe(201);
  const after = await balances();
  expect(after['Exchange differences (net)']).toBeUndefined();
  expect(after).toMatchObject({ 'Trade receivables': '43450.00' });
  expect(after['Trade payables']).toBeUndefined();
  expect(Object.values(after).reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(0);
  const left = await openBills();
  expect([...left.keys()].toSorted()).toEqual(['EXP-2', 'H-1']);
  expect(left.get('EXP-2')).toMatchObject({ open: '42050.00', foreignOpen: '500.00' });
  expect((await get('foreign-currency')).bills).toMatchObject([{ ref: 'EXP-2', open: '500.00' }]);

  // What one line of a call takes of the dollars of a bill, the next one cannot: together they close it.
  const shared = (amount: string) => ({ bills: [{ billId: left.get('EXP-2')?.id, amount }], asExchange: true });
  const both = (second: string) =>
    post('match-proposals/accept', {
      items: [
        { lineId: lineOf('DELTA HALF'), ...shared('14016.67') },
        { lineId: lineOf('DELTA REST'), ...shared(second) },
      ],
    });
  expect((await both('28033.34')).status).toBe(422);
  expect((await both('28033.33')).status).toBe(201);
  expect([...(await openBills()).keys()]).toEqual(['H-1']);
  expect((await get('foreign-currency')).bills).toEqual([]);
  expect(await balances()).toMatchObject({ 'Trade receivables': '1400.00', 'Exchange differences (net)': '50.00' });
});
