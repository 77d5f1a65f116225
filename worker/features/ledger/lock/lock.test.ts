import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { CALLS } from '../../../api';
import { ask, books, fileNamed, formWith, STATEMENT, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { ledgerFaults } from '../balance/check.repository';

// Everything that writes into the ledger, tried against a month that is locked: refused, and nothing of it is there.

const DAY = '2026-10-20';
const ABROAD = { name: 'Gamma Inc', stateCode: '96' };
const SELF = { name: 'Somebody', stateCode: '29' };
const LINES = [{ description: 'Work', hsn: '998313', taxableValue: '100', rate: '0' }];
const REASON = { reason: 'Entered twice' };

const dayBook = (id: string) => `<ENVELOPE><VOUCHER REMOTEID="${id}" VCHTYPE="Journal"><DATE>20261002</DATE>
  <ALLLEDGERENTRIES.LIST><LEDGERNAME>Rent</LEDGERNAME><AMOUNT>-5.00</AMOUNT></ALLLEDGERENTRIES.LIST>
  <ALLLEDGERENTRIES.LIST><LEDGERNAME>Cash in hand</LEDGERNAME><AMOUNT>5.00</AMOUNT></ALLLEDGERENTRIES.LIST></VOUCHER></ENVELOPE>`;
const tally = (id: string) => formWith({ file: fileNamed('day-book.xml', dayBook(id)) });
const sheet = (number: string) =>
  formWith({ file: fileNamed('sheet.csv', `Number,Date,Party,Taxable value\n${number},${DAY},Someone,100`) });
const journal = (date: string, more: object = {}) => ({
  ...{ kind: 'journal', date },
  lines: [
    { account: 'Insurance', debit: '10.00' },
    { account: 'Prepaid expenses', credit: '10.00' },
  ],
  ...more,
});

test('a locked month takes nothing and gives nothing up, whichever call is tried', async () => {
  clockInIndia('2026-11-20 12:00');
  const company = (await seeded()).companies.a1;
  const cookie = await signIn('OA');
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(company).run();
  const at = (path: string) => (path.startsWith('/') ? path : `/companies/${company}/${path}`);
  const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
  const done = async (path: string, body: unknown, method = 'POST') => {
    const { status, body: its } = await ask(cookie, method, at(path), body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(its)}`);
    return its;
  };

  const own = await books(cookie, company, '4471', STATEMENT);
  const second = await books(
    cookie,
    company,
    '9999',
    [
      'Date,Description,Debit Amount,Credit Amount,Balance',
      '05/10/2026,FROM 4471,,60000.00,70000.00',
      '12/10/2026,WATER,100.00,,69900.00',
    ].join('\n'),
  );
  const again = 'Date,Description,Debit Amount,Credit Amount,Balance\n13/10/2026,WATER,100.00,,69800.00';
  await done('upload-statement', { bankAccountId: second.accountId, statementData: again });
  type Line = { id: string; description: string };
  const lines: Line[] = await get('bank-transactions?limit=50');
  const lineOf = (text: string) => lines.find(({ description }) => description.includes(text))?.id ?? '';
  const [pantry, lark, rent, moved] = ['ZEPTO', 'LARK', 'RENT', 'FROM 4471'].map(lineOf);
  const waters = lines.filter(({ description }) => description === 'WATER').map(({ id }) => id);

  await done('auto-categorize', {});
  const posted = await done('vouchers', journal(DAY));
  await done('opening-balances', {
    asOn: '2026-10-01',
    lines: [
      { account: '1504', debit: '5000' },
      { account: '2101', credit: '5000' },
    ],
  });
  const sale = await done('invoices', { number: 'A-1', date: DAY, party: SELF, lines: LINES });
  const bill = await done('bills', { number: 'B-1', date: DAY, party: SELF, lines: LINES });
  await done('vouchers', {
    ...{ kind: 'sales', date: '2026-10-01' },
    lines: [
      { account: '1401', debit: '118000', party: 'Lark Labs', bill: '88' },
      { account: 'Sale of services', credit: '118000' },
    ],
  });
  await done('vouchers', {
    ...{ kind: 'purchase', date: '2026-10-01' },
    lines: [
      { account: 'Rent', debit: '60000' },
      { account: '2601', credit: '60000', party: 'Sunrise Properties', bill: 'S-1' },
    ],
  });
  const asset = { name: 'Laptop', kind: 'computer', cost: '90000', boughtOn: '2026-10-01', putToUseOn: '2026-10-01' };
  const laptop = await done('fixed-assets', asset);
  const prepaid = { kind: 'prepaid', name: 'Insurance', amount: '1200', account: '5524' };
  const year = { from: '2026-10-01', to: '2027-09-30' };
  await done('spreads', { ...prepaid, ...year });
  await done('accounts', { name: 'EEFC', kind: 'eefc', currency: 'USD' });
  const dollars = (narration: string, amount: string) => ({ date: '2026-10-12', narration, amount });
  await done('foreign-currency/lines', { account: 'EEFC', lines: [dollars('ONE', '100'), dollars('TWO', '50')] });
  const rate = { currency: 'USD', kind: 'bank', rate: '84', source: 'Bank' };
  await done('exchange-rates', {
    rates: [
      { ...rate, day: '2026-10-12' },
      { ...rate, day: '2026-10-31', kind: 'closing', rate: '85' },
    ],
  });
  const foreign: { id: string; narration: string }[] = await get('foreign-currency/lines?account=EEFC');
  const dollarsOf = (text: string) => foreign.find(({ narration }) => narration === text)?.id;
  await done(`foreign-currency/lines/${dollarsOf('ONE')}/post`, { parts: [{ account: 'Export sales' }] });
  const imported = await done('accounting-sync', tally('t-1'));
  await done(`lines/${rent}/posting`, { kind: 'advance-paid', party: 'Sunrise Properties' });
  const [advance] = (await get('advances?side=payable')).advances ?? (await get('advances?side=payable'));
  const open: { id: string; ref: string }[] = await get('open-bills');
  const billOf = (ref: string) => open.find((one) => one.ref === ref)?.id;
  const posting = { subcategory: 'Pantry and tea', account: 'Rent', fromDay: '2026-10-01' };
  await done(
    `/bank-transactions/${pantry}/categorize`,
    { category: 'expense', subcategory: 'Pantry and tea' },
    'PATCH',
  );
  const rule = await done('posting-rules', posting);
  const lock = await done('period-locks', { upTo: '2026-10-31', reason: 'Sent to the auditor' });

  const insurance = { category: 'expense', subcategory: 'Insurance' };
  const late = 'Date,Description,Debit Amount,Credit Amount,Balance\n20/10/2026,LATE,1.00,,157549.00';
  const tried: readonly (readonly [call: string, path: string, body: unknown, method?: string])[] = [
    ['POST /companies/:companyId/vouchers', 'vouchers', journal('2026-10-31')],
    [
      'POST /companies/:companyId/vouchers/:voucherId/reverse',
      `vouchers/${posted.id}/reverse`,
      { ...REASON, date: DAY },
    ],
    ['POST /companies/:companyId/vouchers/:voucherId/void', `vouchers/${posted.id}/void`, REASON],
    [
      'POST /companies/:companyId/opening-balances',
      'opening-balances',
      {
        asOn: '2026-10-01',
        lines: [
          { account: '1504', debit: '1' },
          { account: '2101', credit: '1' },
        ],
      },
    ],
    [
      'POST /companies/:companyId/opening-file',
      'opening-file',
      formWith({ file: fileNamed('o.csv', 'account_code,debit,credit\n1504,5,\n2101,,5') }, { asOn: '2026-10-01' }),
    ],
    ['POST /companies/:companyId/invoices', 'invoices', { number: 'A-2', date: DAY, party: ABROAD, lines: LINES }],
    ['POST /companies/:companyId/bills', 'bills', { number: 'B-2', date: DAY, party: SELF, lines: LINES }],
    ['POST /companies/:companyId/invoices/:documentId/cancel', `invoices/${sale.id}/cancel`, REASON],
    ['POST /companies/:companyId/bills/:documentId/cancel', `bills/${bill.id}/cancel`, REASON],
    ['POST /companies/:companyId/invoices/import', 'invoices/import', sheet('A-3')],
    ['POST /companies/:companyId/bills/import', 'bills/import', sheet('B-3')],
    ['POST /companies/:companyId/accounting-sync', 'accounting-sync', tally('t-2')],
    ['POST /companies/:companyId/accounting-sync/:importId/undo', `accounting-sync/${imported.importId}/undo`, {}],
    ['POST /companies/:companyId/fixed-assets/depreciation', 'fixed-assets/depreciation', { month: '2026-10' }],
    [
      'POST /companies/:companyId/fixed-assets/:assetId/sell',
      `fixed-assets/${laptop.id}/sell`,
      { on: DAY, price: '1', party: 'Buyer' },
    ],
    ['POST /companies/:companyId/fixed-assets/:assetId/scrap', `fixed-assets/${laptop.id}/scrap`, { on: DAY }],
    ['POST /companies/:companyId/spreads/post', 'spreads/post', { month: '2026-10' }],
    [
      'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/post',
      `foreign-currency/lines/${dollarsOf('TWO')}/post`,
      { parts: [{ account: 'Export sales' }] },
    ],
    [
      'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/undo',
      `foreign-currency/lines/${dollarsOf('ONE')}/undo`,
      REASON,
    ],
    ['POST /companies/:companyId/foreign-currency/restate', 'foreign-currency/restate', { on: '2026-10-31' }],
    [
      'POST /companies/:companyId/match-proposals/accept',
      'match-proposals/accept',
      { items: [{ lineId: lark, bills: [{ billId: billOf('88') }] }] },
    ],
    [
      'POST /companies/:companyId/lines/:transactionId/posting',
      `lines/${pantry}/posting`,
      { kind: 'director-loan', director: 'R' },
    ],
    ['POST /companies/:companyId/lines/:transactionId/posting/undo', `lines/${rent}/posting/undo`, {}],
    [
      'POST /companies/:companyId/advances/adjust',
      'advances/adjust',
      { voucherId: advance?.voucherId, billId: billOf('S-1') },
    ],
    ['POST /companies/:companyId/posting-rules', 'posting-rules', { ...posting, account: 'Insurance' }],
    ['POST /companies/:companyId/posting-rules/:postingRuleId/remove', `posting-rules/${rule.id}/remove`, {}],
    [
      'POST /companies/:companyId/upload-statement',
      'upload-statement',
      { bankAccountId: own.accountId, statementData: late },
    ],
    ['POST /statement-uploads/:uploadId/undo', `/statement-uploads/${second.uploadId}/undo`, {}],
    ['POST /bank-transactions/:transactionId/merge', `/bank-transactions/${waters[0]}/merge`, { withId: waters[1] }],
    [
      'PATCH /bank-transactions/:transactionId/categorize',
      `/bank-transactions/${pantry}/categorize`,
      insurance,
      'PATCH',
    ],
    [
      'POST /companies/:companyId/bank-transactions/categorize',
      'bank-transactions/categorize',
      { ids: [pantry, lark], ...insurance },
    ],
    [
      'POST /companies/:companyId/bank-transactions/take-category-off',
      'bank-transactions/take-category-off',
      { ids: [pantry], categoryId: 'pantry' },
    ],
    [
      'PUT /bank-transactions/:transactionId/split',
      `/bank-transactions/${pantry}/split`,
      {
        parts: [
          { amount: '200.00', category: 'expense', subcategory: 'Insurance' },
          { amount: '250.00', category: 'expense', subcategory: 'Office or shop rent' },
        ],
      },
      'PUT',
    ],
    ['POST /bank-transactions/:transactionId/match', `/bank-transactions/${moved}/match`, { withId: rent }],
    ['POST /companies/:companyId/auto-categorize/undo', 'auto-categorize/undo', {}],
    ['POST /companies/:companyId/period-locks', 'period-locks', { upTo: '2026-10-15', reason: 'Earlier' }],
  ];
  expect(tried.map(([call]) => call).filter((call) => !CALLS[call])).toEqual([]);

  // The security log says that somebody tried.
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`company_id`%' AND name <> 'security_events' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const rowsOf = async () => {
    const counts = await env.DB.batch<{ count: number }>(
      tables.results.map(({ name }) =>
        env.DB.prepare(`SELECT count(*) count FROM "${name}" WHERE company_id = ?`).bind(company),
      ),
    );
    return Object.fromEntries(tables.results.map(({ name }, at) => [name, counts[at]?.results[0]?.count]));
  };
  const state = async () => ({
    rows: await rowsOf(),
    lines: await get('bank-transactions?limit=50'),
    october: await get('trial-balance?on=2026-10-31'),
    november: await get('trial-balance?on=2026-11-30'),
  });
  const before = await state();
  const answers: [string, number, string][] = [];
  for (const [call, path, body, method = 'POST'] of tried) {
    const { status, body: its } = await ask(cookie, method, at(path), body);
    // A file says of each of its rows why it is refused.
    const isRow = status === 422 && its.code === 'import-refused' && JSON.stringify(its).includes('locked up to');
    answers.push([call, isRow ? 409 : status, isRow ? 'period-locked' : (its.code ?? JSON.stringify(its))]);
  }
  expect(answers).toEqual(tried.map(([call]) => [call, 409, 'period-locked']));
  expect(tables.results.length).toBeGreaterThan(20);
  expect(await state()).toEqual(before);
  expect(await ledgerFaults(env.DB, company)).toEqual({ sums: 0, vouchers: 0, lines: 0 });

  // Opened with a reason, the month takes it, and who locked and opened it can be read.
  await done(`period-locks/${lock.id}/lift`, { reason: 'One bill came late' });
  await done('vouchers', journal('2026-10-31'));
  expect(await get('period-locks')).toMatchObject([
    { upTo: '2026-10-31', reason: 'Sent to the auditor', liftedReason: 'One bill came late' },
  ]);
});
