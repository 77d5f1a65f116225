import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let company: string;
let bank: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
  const account = { accountName: 'Current', accountNumber: '50100012344471', bankName: 'HDFC Bank' };
  bank = (await post('bank-accounts', { ...account, ifscCode: 'HDFC0000123' })).body.id;
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: object) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '05/07/2026,RENT JUL 2026 - SUNRISE PROPERTIES,61500.00,,938500.00',
  '05/08/2026,RENT AUG 2026 - SUNRISE PROPERTIES,61500.00,,877000.00',
  '05/09/2026,RENT SEP 2026 - SUNRISE PROPERTIES,61500.00,,815500.00',
  '07/10/2026,UPI/628812345679/ZEPTO/OFFICE PANTRY,1700.00,,813800.00',
  '09/10/2026,UPI/628812345680/ZEPTO/OFFICE PANTRY,1700.00,,812100.00',
  '31/10/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88,,118000.00,930100.00',
].join('\n');

const upload = (statementData = STATEMENT) => post('upload-statement', { bankAccountId: bank, statementData });

/** Gives every line a category, so that nothing stands in suspense but what opened the account. */
async function categorised() {
  const lines: { id: string; transactionType: string }[] = await get('bank-transactions');
  for (const { id, transactionType } of lines) {
    const [category, subcategory] =
      transactionType === 'debit' ? ['expense', 'Pantry and tea'] : ['income', 'Services, Indian customers'];
    const { status } = await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });
    if (status !== 200) throw new Error(`${subcategory}: ${status}`);
  }
}

const opened = (amount = '1000000') =>
  post('opening-balances', {
    asOn: '2026-07-01',
    lines: [
      { account: bank, debit: amount },
      { account: '2101', credit: amount },
    ],
  });

test('a month says what is open in it, what is unusual, and why the books are not proven', async () => {
  await upload();
  const month = await get('month-end?month=2026-10');
  expect(month).toMatchObject({ from: '2026-10-01', to: '2026-10-31', lineCount: 3, doneCount: 0 });
  expect(month.counts).toEqual({
    uncategorised: 3,
    suspense: 0,
    unmatched: 0,
    unsettled: 0,
    unreconciled: 0,
    unusual: 2,
  });
  const unusual = month.items.filter(({ kind }: { kind: string }) => kind === 'unusual');
  expect(unusual.map(({ unusual: what, date, amount }: Record<string, string>) => [what, date, amount])).toEqual([
    ['missing-payee', '2026-10-05', '-61500.00'],
    ['doubled', '2026-10-09', '-1700.00'],
  ]);
  expect(month.proof).toMatchObject({ isProven: false, provenTo: '2026-06-30' });
  expect(month.proof.reasons.map(({ kind }: { kind: string }) => kind)).toEqual(['suspense']);
});

test('worked off and opened, the books are proven to the end of the month, and can be locked', async () => {
  await upload();
  await categorised();
  await opened();
  const { proof, counts, doneCount } = await get('month-end?month=2026-10');
  expect([counts.uncategorised, doneCount]).toEqual([0, 3]);
  expect(proof).toEqual({ upTo: '2026-10-31', provenTo: '2026-10-31', isProven: true, reasons: [] });
  expect((await get('month-end?month=2026-11')).proof.reasons[0].why).toBe(
    'Current has statements up to 31 Oct 2026: upload the next one',
  );
  await post('period-locks', { upTo: '2026-10-31', reason: 'Closed' });
  expect((await get('month-end?month=2026-10')).lockedTo).toBe('2026-10-31');
});

test('a bank account without a statement, an asset outside the register and a payee without a name are reasons', async () => {
  const lines = [
    { account: '1101', debit: '5000' },
    { account: '2101', credit: '5000' },
  ];
  await post('vouchers', { kind: 'journal', date: '2026-10-03', lines });
  const { proof } = await get('month-end?month=2026-10');
  expect(proof.reasons.map(({ why }: { why: string }) => why)).toEqual([
    'Current has no statement: upload one',
    'The register of assets and the accounts differ by ₹5,000.00: add what is missing from the register',
  ]);
  expect(proof.provenTo).toBeNull();
});

const whyNot = async (month = '2026-10') => {
  const { proof } = await get(`month-end?month=${month}`);
  return { provenTo: proof.provenTo, reasons: proof.reasons.map(({ why }: { why: string }) => why) };
};

test('the ledger is held against the bank: a wrong opening and a voucher that no bank line shows are told', async () => {
  await upload();
  await categorised();
  await opened('1000500');
  const wrong =
    'Current differs from its statement by ₹500.00 in the ledger: correct its opening balance or the voucher that no bank line is behind';
  expect(await whyNot()).toEqual({ provenTo: null, reasons: [wrong] });
  const before = await post('year-end', { financialYear: '2025-26', reason: 'Empty' });
  expect([before.status, before.body.message]).toEqual([409, 'The books begin on 01 Jul 2026, after 2025-26']);
  await opened();
  expect(await whyNot()).toEqual({ provenTo: '2026-10-31', reasons: [] });
  const lines = [
    { account: '5501', debit: '700' },
    { account: bank, credit: '700' },
  ];
  const { body } = await post('vouchers', { kind: 'payment', date: '2026-10-20', narration: 'Cheque 88', lines });
  expect(await whyNot()).toEqual({
    provenTo: '2026-10-19',
    reasons: ['1 voucher of Current, ₹700.00, is not on a statement yet: upload the next one, or reverse the voucher'],
  });
  const { items, counts } = await get('month-end?month=2026-10');
  expect(counts.unreconciled).toBe(1);
  expect(items.find(({ kind }: { kind: string }) => kind === 'unreconciled')).toMatchObject({
    ...{ voucherId: body.id, title: 'Cheque 88', amount: '-700.00', date: '2026-10-20' },
  });
  await post(`vouchers/${body.id}/reverse`, { date: '2026-10-20', reason: 'Never written' });
  expect(await whyNot()).toEqual({ provenTo: '2026-10-31', reasons: [] });
});

test('a line that fits an open invoice is open until it is settled', async () => {
  await upload();
  await categorised();
  const invoice = { date: '2026-10-10', number: 'INV-88', party: 'Lark Labs', placeOfSupply: '29' };
  const lines = [{ description: 'Design', account: '4101', taxableValue: '118000' }];
  expect((await post('invoices', { ...invoice, lines })).status).toBe(201);
  const { counts, items, doneCount } = await get('month-end?month=2026-10');
  expect([counts.unsettled, doneCount]).toEqual([1, 2]);
  const item = items.find(({ kind }: { kind: string }) => kind === 'unsettled');
  expect(item).toMatchObject({ amount: '118000.00', date: '2026-10-31', why: 'Fits INV-88, which is open: settle it' });
  expect((await get('month-end?month=2026-09')).counts.unsettled).toBe(0);
});

test('lines that nobody explained prove nothing, also where they come to nil; a journal that takes them out does', async () => {
  const rows = ['11/10/2026,QQX 71,500.00,,9500.00', '12/10/2026,QQX 72,,500.00,10000.00'];
  await upload([STATEMENT.split('\n')[0], ...rows, '31/10/2026,QQX 73,200.00,,9800.00'].join('\n'));
  await opened('10000');
  expect((await whyNot()).reasons).toContain('₹200.00 stands in Suspense: say what it was');
  const [line] = (await get('bank-transactions')).filter(
    ({ description }: Record<string, string>) => description === 'QQX 73',
  );
  const said = { category: 'expense', subcategory: 'Pantry and tea' };
  await ask(cookie, 'PATCH', `/bank-transactions/${line.id}/categorize`, said);
  expect(await whyNot()).toMatchObject({
    reasons: ['2 lines stand in Suspense and come to nil together: say what each was'],
  });
});

test('cash brought to the bank that was in no cash book is told', async () => {
  await upload(
    ['Date,Description,Debit Amount,Credit Amount,Balance', '20/10/2026,CASH DEP,,5000.00,9000.00'].join('\n'),
  );
  const [line] = await get('bank-transactions');
  const into = { category: 'transfer', subcategory: 'Cash deposit' };
  expect((await ask(cookie, 'PATCH', `/bank-transactions/${line.id}/categorize`, into)).status).toBe(200);
  await opened('4000');
  const { reasons } = await whyNot();
  expect(reasons).toContain(
    'Cash in hand is ₹5,000.00 below nil: enter the cash that came in, such as cash sales, on its day',
  );
});

test('more duty deposited than the books owe, a gap, and a bill that came twice are told', async () => {
  await upload(['Date,Description,Debit Amount,Credit Amount,Balance', '30/09/2026,TDS,200.00,,9800.00'].join('\n'));
  await upload(['Date,Description,Debit Amount,Credit Amount,Balance', '20/10/2026,TEA,300.00,,9000.00'].join('\n'));
  const [tea, tds] = await get('bank-transactions');
  const name = async (id: string, category: string, subcategory: string) =>
    expect((await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory })).status).toBe(
      200,
    );
  await name(tds.id, 'tax_payment', 'TDS deposited');
  await name(tea.id, 'expense', 'Pantry and tea');
  await opened('10000');
  expect((await whyNot()).reasons).toEqual([
    'Current has no statement for 01 Oct 2026 to 19 Oct 2026: upload it',
    'TDS payable is overpaid by ₹200.00 in the books: post what was deducted from the payments it belongs to',
  ]);
  const bill = (number: string, date: string) =>
    post('bills', {
      ...{ number, date, party: 'Servo Systems', placeOfSupply: '29' },
      lines: [{ description: 'Yearly care', account: '5512', taxableValue: '45000' }],
    });
  expect((await bill('S-11', '2026-10-05')).status).toBe(201);
  expect((await bill('S-12', '2026-10-09')).status).toBe(201);
  const twice = (await get('month-end?month=2026-10')).items.find(
    ({ unusual }: { unusual: string }) => unusual === 'doubled-bill',
  );
  expect(twice).toMatchObject({
    title: 'Servo Systems',
    why: 'Bill S-12 has the same sum as bill S-11 of 05 Oct 2026',
  });
  expect((await post('month-end/review', { month: '2026-10', key: twice.key, isRight: true })).status).toBe(200);
});

test('what is unusual is found right once, and asked about again', async () => {
  await upload();
  const find = async () => {
    const { items, counts } = await get('month-end?month=2026-10');
    const item = items.find(({ unusual }: { unusual: string }) => unusual === 'doubled');
    return { item, waiting: counts.unusual };
  };
  const { item } = await find();
  const right = { month: '2026-10', key: item.key, isRight: true };
  const both = await Promise.all([post('month-end/review', right), post('month-end/review', right)]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(await find()).toMatchObject({ waiting: 1, item: { reviewedBy: expect.any(String) } });
  expect((await post('month-end/review', right)).status).toBe(200);
  await post('month-end/review', { ...right, isRight: false });
  expect(await find()).toMatchObject({ waiting: 2, item: { reviewedBy: null } });
  expect((await post('month-end/review', { ...right, key: 'doubled|x' })).body.code).toBe('not-unusual');
});

describe('a year', () => {
  test('that is not over is not adopted, nor one with open points and no reason', async () => {
    expect((await post('year-end', { financialYear: '2026-27', reason: 'Now' })).body.code).toBe('year-not-ready');
    const refused = await post('year-end', { financialYear: '2025-26' });
    expect([refused.status, refused.body.code]).toEqual([409, 'year-open']);
    expect(refused.body.message).toContain('1 bank account is not proven');
  });

  test('is adopted with a reason, locked, taken back and adopted again', async () => {
    const lines = [
      { account: '1504', debit: '100' },
      { account: '4101', credit: '100' },
    ];
    await post('vouchers', { kind: 'receipt', date: '2025-06-01', lines });
    const adopt = { financialYear: '2025-26', reason: 'No bank account was in use' };
    const both = await Promise.all([post('year-end', adopt), post('year-end', adopt)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { adopted, checks } = await get('year-end?financialYear=2025-26');
    expect(adopted).toMatchObject({ entryCount: 2, isUnchanged: true, reason: 'No bank account was in use' });
    const open = checks.filter(({ isDone }: { isDone: boolean }) => !isDone).map(({ id }: { id: string }) => id);
    expect(open).toEqual(['banks', 'tax']);
    const late = await post('vouchers', { kind: 'receipt', date: '2026-03-31', lines });
    expect(late.body.code).toBe('period-locked');

    const back = await post('year-end/2025-26/take-back', { reason: 'A bill came late' });
    expect([back.status, back.body.adopted]).toEqual([200, null]);
    expect((await post('year-end/2025-26/take-back', { reason: 'Again' })).body.code).toBe('year-not-adopted');
    expect((await post('vouchers', { kind: 'receipt', date: '2026-03-31', lines })).status).toBe(201);
    await post('period-locks', { upTo: '2026-10-31', reason: 'October is closed' });
    const again = await post('year-end', adopt);
    expect([again.status, again.body.adopted.entryCount]).toEqual([201, 4]);
    expect(again.body.adopted.hash).not.toBe(adopted.hash);
  });
});

describe('a spread', () => {
  const INSURANCE = { kind: 'prepaid', name: 'Insurance 2026', amount: '24000', account: '5524', by: 'months' };
  const YEAR = { ...INSURANCE, from: '2026-01-01', to: '2026-12-31' };
  const entries = async () => {
    const vouchers = await get('vouchers?kind=journal');
    return vouchers.flatMap(({ date, lines }: { date: string; lines: Record<string, string>[] }) =>
      lines.map((line) => `${date} ${line.code} ${line.debit ?? `-${line.credit}`}`),
    );
  };

  test('sets aside what belongs to the next year, once, and lets go of it by the month', async () => {
    expect((await post('spreads', YEAR)).body).toMatchObject({ accountName: 'Insurance', used: '22000.00' });
    expect((await get('month-end?month=2026-03')).spreadsLeft).toBe(1);
    const both = await Promise.all([1, 2].map(() => post('spreads/post', { financialYear: '2025-26' })));
    expect(both.filter(({ status, body }) => status === 200 && body.voucherId)).toHaveLength(1);
    expect((await post('spreads/post', { financialYear: '2025-26' })).body.voucherId).toBeNull();
    await post('spreads/post', { month: '2026-04' });
    expect(await entries()).toEqual([
      ...['2026-03-31 1603 18000.00', '2026-03-31 5524 -18000.00'],
      ...['2026-04-30 1603 -2000.00', '2026-04-30 5524 2000.00'],
    ]);
    const [spread] = await get('spreads?on=2026-04-30');
    expect([spread.waiting.value, spread.posted]).toEqual([1_600_000, '16000.00']);
  });

  test('is taken out, and what waits goes back when it is next posted', async () => {
    const { id } = (await post('spreads', { ...YEAR, kind: 'accrual', account: '5505' })).body;
    await post('spreads/post', { month: '2026-03' });
    await post(`spreads/${id}/remove`, { reason: 'The bill came' });
    expect((await post(`spreads/${id}/remove`, { reason: 'Again' })).body.code).toBe('spread-removed');
    await post('spreads/post', { month: '2026-04' });
    expect(await entries()).toEqual([
      ...['2026-03-31 2723 -6000.00', '2026-03-31 5505 6000.00'],
      ...['2026-04-30 2723 6000.00', '2026-04-30 5505 -6000.00'],
    ]);
    expect(await get('spreads')).toEqual([]);
  });

  test('of what was paid before its time waits whole until it begins', async () => {
    await post('spreads', { ...INSURANCE, from: '2026-04-01', to: '2027-03-31', bookedOn: '2026-03-25' });
    expect((await post('spreads/post', { month: '2026-02' })).body.voucherId).toBeNull();
    await post('spreads/post', { month: '2026-03' });
    expect(await entries()).toEqual(['2026-03-31 1603 24000.00', '2026-03-31 5524 -24000.00']);
  });

  test('is refused with the field at fault', async () => {
    const field = async (body: object) => Object.keys((await post('spreads', { ...YEAR, ...body })).body.fields ?? {});
    expect(await field({ to: '2025-12-31' })).toEqual(['to']);
    expect(await field({ amount: '0' })).toEqual(['amount']);
    expect(await field({ account: 'Nowhere' })).toEqual(['account']);
    expect((await post('spreads/post', { month: '2026-11' })).status).toBe(422);
  });
});
