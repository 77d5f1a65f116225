import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { formatRupees } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';
import { trialBalanceOn } from './balance/balance.repository';
import { ledgerFaults } from './balance/check.repository';
import { accountFinder, accountsOf } from './chart/chart.repository';

let cookie: string;
let own: Books;

// An account that opens with 1,00,000.00, as the first statement says.
const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,PANTRY,450.00,,99550.00',
  '03/10/2026,NEFT CR LARK,,118000.00,217550.00',
  '05/10/2026,RENT,60000.00,,157550.00',
  '07/10/2026,CBDT TDS,6000.00,,151550.00',
].join('\n');

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1, '4471', STATEMENT);
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(own.companyId).run();
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown, key?: string) =>
  ask(cookie, 'POST', at(path), body, key ? { 'idempotency-key': key } : {});
const scope = () => ({ companyId: own.companyId }) as CompanyScope;

/** The trial balance of a day by the names of accounts, in rupees; debits positive. */
async function balances(on = '2026-10-31'): Promise<Record<string, string>> {
  const accounts = await accountsOf(env.DB, scope());
  const lines = await trialBalanceOn(env.DB, scope(), isoDate(on), accounts);
  const find = accountFinder(accounts);
  const named = [...lines].map(([id, { closing }]) => [find(id)?.name, closing] as const);
  expect(named.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
  expect(await ledgerFaults(env.DB, own.companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  return Object.fromEntries(
    named.filter(([, amount]) => amount !== 0).map(([name, amount]) => [name, formatRupees(amount)]),
  );
}

const lineOf = async (text: string) => {
  const { body } = await ask(cookie, 'GET', at('bank-transactions?limit=50'));
  return body.find(({ description }: { description: string }) => description.includes(text)).id;
};
const categorise = async (text: string, category: string, subcategory: string) => {
  const answer = await ask(cookie, 'PATCH', `/bank-transactions/${await lineOf(text)}/categorize`, {
    category,
    subcategory,
  });
  expect(answer.status).toBe(200);
};

const OPENING = {
  asOn: '2026-10-01',
  lines: [
    { account: 'Bank current', debit: '100000.00' },
    { account: 'Equity share capital', credit: '94000.00' },
    { account: 'TDS payable[1009]', credit: '6000.00' },
  ],
};

describe('the bank posts itself', () => {
  test('from the first upload the books balance, and what nobody explained stands in Suspense', async () => {
    const before = await balances();
    expect(before['Bank current[4471]']).toBe('151550.00');
    await categorise('PANTRY', 'expense', 'Pantry and tea');
    await categorise('RENT', 'expense', 'Office or shop rent');
    await categorise('LARK', 'income', 'Services - domestic');
    await categorise('CBDT', 'tax_payment', 'TDS deposited');
    expect(await balances()).toEqual({
      'Bank current[4471]': '151550.00',
      Suspense: '-100000.00',
      'Staff welfare': '450.00',
      Rent: '60000.00',
      'Sale of services': '-100000.00',
      'GST in receipts awaiting invoice': '-18000.00',
      'TDS payable': '6000.00',
    });
  });

  test('an opening voucher takes the place of the first balance, and a later one that of the earlier', async () => {
    const first = await post('opening-balances', {
      ...OPENING,
      lines: OPENING.lines.slice(0, 2),
      differenceToSuspense: true,
    });
    expect(first.status).toBe(201);
    const { status, body } = await post('opening-balances', OPENING);
    expect([status, body.bankDifferences, body.voucher.version]).toEqual([201, [], 2]);
    const lines = body.voucher.lines.map(({ accountName, debit, tag }: Record<string, unknown>) => [
      accountName,
      debit,
      tag,
    ]);
    expect(lines).toEqual([
      ['Bank current[4471]', '100000.00', null],
      ['Equity share capital', null, null],
      ['TDS payable', null, '1009'],
    ]);
    const found = await balances();
    expect([found['Bank current[4471]'], found['Equity share capital']]).toEqual(['151550.00', '-94000.00']);
  });

  test('a split posts its parts, and goes back with them', async () => {
    const id = await lineOf('RENT');
    const plain = await balances();
    const parts = [
      { amount: '50000.00', category: 'expense', subcategory: 'Office or shop rent' },
      { amount: '11000.00', category: 'expense', subcategory: 'Electricity and water' },
      { amount: '-1000.00', category: 'tax_payment', subcategory: 'TDS deposited' },
    ];
    const split = await ask(cookie, 'PUT', `/bank-transactions/${id}/split`, { parts });
    expect(split.status).toBe(200);
    const found = await balances();
    expect([found.Rent, found['Power and fuel'], found['Bank current[4471]']]).toEqual([
      '50000.00',
      '11000.00',
      '151550.00',
    ]);
    // What was kept back is owed until it is deposited.
    expect([found['TDS payable'], found.Suspense]).toEqual(['-1000.00', '-211550.00']);
    await ask(cookie, 'PUT', `/bank-transactions/${id}/split`, { parts: [] });
    expect(await balances()).toEqual(plain);
  });

  test('undoing the statement takes its postings back', async () => {
    await categorise('LARK', 'income', 'Services - domestic');
    const { body } = await ask(cookie, 'GET', at('statement-uploads'));
    expect((await ask(cookie, 'POST', `/statement-uploads/${body[0].id}/undo`, { dropsWork: true })).status).toBe(200);
    expect(await balances()).toEqual({});
  });
});

/** Cash of a partner, so that something can be paid in it. */
const cashDrawn = (amount: string, date = '2026-10-02') =>
  post('vouchers', {
    ...{ kind: 'receipt', date },
    lines: [
      { account: 'Cash in hand', debit: amount },
      { account: 'Partners capital', credit: amount },
    ],
  });

describe('vouchers', () => {
  const RENT = {
    kind: 'purchase',
    date: '2026-10-01',
    narration: 'Rent October',
    lines: [
      { account: 'Rent', debit: '60000.00' },
      { account: 'Trade payables[Sunrise]', credit: '54000.00', bill: 'OCT-RENT' },
      { account: 'TDS payable[1009]', credit: '6000.00' },
    ],
  };

  test('one that balances is posted, numbered and listed with its lines; twice under one key it is one', async () => {
    const once = await post('vouchers', RENT, 'rent-october');
    const twice = await post('vouchers', RENT, 'rent-october');
    expect([once.status, twice.body]).toEqual([201, once.body]);
    expect(once.body).toMatchObject({ number: 'PUR/26-27/000001', total: '60000.00', status: 'posted', version: 1 });
    expect(once.body.lines[1]).toMatchObject({
      party: 'Sunrise',
      bill: 'OCT-RENT',
      accountName: 'Trade payables',
      credit: '54000.00',
    });
    expect((await balances())['Trade payables']).toBe('-54000.00');
    expect((await ask(cookie, 'GET', at(`vouchers/${once.body.id}`))).body.lines).toEqual(once.body.lines);
    const { body } = await ask(cookie, 'GET', at('vouchers?limit=2'));
    expect(body.map(({ number }: { number: string }) => number)).toHaveLength(2);
    const all = await ask(cookie, 'GET', at('vouchers?from=2026-10-01&to=2026-10-31'));
    expect(all.body.map(({ source }: { source: { kind: string } }) => source.kind).toSorted()).toEqual([
      ...['bank-line', 'bank-line', 'bank-line', 'bank-line', 'manual'],
    ]);
  });

  test('are found by number, party, amount, narration, account and kind, from either end, page by page', async () => {
    await post('vouchers', RENT);
    await categorise('RENT', 'expense', 'Office or shop rent');
    const found = async (query: string) => {
      const { status, body } = await ask(cookie, 'GET', at(`vouchers?from=2026-10-01&to=2026-10-31&${query}`));
      expect([query, status]).toEqual([query, 200]);
      return body.map(({ narration }: { narration: string }) => narration);
    };
    const all = ['PANTRY', 'Rent October', 'NEFT CR LARK', 'RENT', 'CBDT TDS'];
    expect((await found('order=newest')).toSorted()).toEqual(all.toSorted());
    expect(await found('order=newest&limit=2')).toEqual(['CBDT TDS', 'RENT']);
    const FOUND: [query: string, ...narrations: string[]][] = [
      ['q=sunrise', 'Rent October'],
      ['q=pur/26-27', 'Rent October'],
      ['q=60,000', 'Rent October', 'RENT'],
      ['q=54000.00', 'Rent October'],
      ['q=5501', 'Rent October', 'RENT'],
      ['q=oct-rent', 'Rent October'],
      ['q=rent%201009', 'Rent October'],
      ['q=lark', 'NEFT CR LARK'],
      ['q=4471/261007', 'CBDT TDS'],
      // The tax challan has no category: it stands in Suspense, and the rent does no longer.
      ['q=suspense&kind=payment', 'PANTRY', 'CBDT TDS'],
      ['q=lark%20rent'],
      ['q=100%25'],
      ['kind=purchase', 'Rent October'],
      ['kind=receipt', 'NEFT CR LARK'],
      ['kind=sales'],
    ];
    for (const [query, ...narrations] of FOUND)
      expect([query, (await found(query)).toSorted()]).toEqual([query, narrations.toSorted()]);
    const walked: string[] = [];
    for (let path: string | undefined = at('vouchers?order=newest&limit=2'); path; ) {
      const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask(cookie, 'GET', path);
      walked.push(...body.map(({ date, narration }: Record<string, string>) => `${date} ${narration}`));
      path = /<([^>]+)>; rel="next"/.exec(headers?.get('link') ?? '')?.[1]?.replace(/^\/api/, '');
    }
    expect(walked.map((one) => one.slice(0, 10))).toEqual([
      ...['2026-10-07', '2026-10-05', '2026-10-03', '2026-10-01', '2026-10-01'],
    ]);
    expect(new Set(walked).size).toBe(5);
  });

  test('a reversal is its opposite and happens once; taking one back frees nothing twice', async () => {
    const { body } = await post('vouchers', RENT);
    const back = await post(`vouchers/${body.id}/reverse`, { date: '2026-11-02', reason: 'Landlord waived it' });
    expect([back.status, back.body.reversesId]).toEqual([201, body.id]);
    expect((await balances('2026-11-20'))['Trade payables']).toBeUndefined();
    expect((await post(`vouchers/${body.id}/reverse`, { reason: 'Again' })).body.code).toBe('voucher-reversed');
    const other = await post('vouchers', {
      ...RENT,
      lines: RENT.lines.map(({ bill: _, ...line }: Record<string, unknown>) => line),
    });
    expect((await post(`vouchers/${other.body.id}/void`, { reason: 'Typed twice' })).body.status).toBe('void');
    expect((await post(`vouchers/${other.body.id}/void`, { reason: 'Typed twice' })).body.code).toBe('voucher-void');
    await balances('2026-11-20');
  });

  test.each([
    ['does not balance', { lines: [RENT.lines[0], RENT.lines[1]] }, 422, 'not-balanced', 'lines'],
    [
      'names an unknown account',
      { lines: [{ account: 'Rnt', debit: '1' }, RENT.lines[2]] },
      422,
      'no-such-account',
      'lines.0.account',
    ],
    [
      'names no party where one is asked for',
      {
        lines: [
          { account: 'Rent', debit: '1.00' },
          { account: 'Trade payables', credit: '1.00' },
        ],
      },
      ...([422, 'party-wanted', 'lines.1.party'] as const),
    ],
    ['lies in next year', { date: '2027-04-01' }, 422, 'invalid-request', 'date'],
    [
      'settles a bill that is not there',
      {
        lines: [
          { account: 'Bank current', credit: '1' },
          { account: 'Trade payables', debit: '1', party: 'Sunrise', bill: 'X' },
        ],
      },
      ...([422, 'no-such-bill', 'lines.1.bill'] as const),
    ],
  ])('one that %s is refused at its field', async (_what, change, status, code, field) => {
    const answer = await post('vouchers', { ...RENT, ...change });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([status, code, [field]]);
  });

  test('cash that is not there is not paid, on its day or on a later one', async () => {
    const pay = async (date: string, amount: string) => {
      const lines = [
        { account: 'Staff welfare', debit: amount },
        { account: 'Cash in hand', credit: amount },
      ];
      const { status, body } = await post('vouchers', { kind: 'payment', date, lines });
      return status === 201 ? 201 : [body.code, ...Object.keys(body.fields)];
    };
    const SHORT = ['cash-below-nil', 'lines.1.credit'];
    expect(await pay('2026-10-06', '0.01')).toEqual(SHORT);
    await cashDrawn('500', '2026-10-04');
    expect(await pay('2026-10-03', '1')).toEqual(SHORT);
    expect(await pay('2026-10-06', '400')).toBe(201);
    expect(await pay('2026-10-04', '100.01')).toEqual(SHORT);
    expect(await pay('2026-10-04', '100')).toBe(201);
    // What was drawn from the bank is there, too.
    await categorise('CBDT', 'transfer', 'Cash withdrawal');
    expect(await pay('2026-10-07', '6000.01')).toEqual(SHORT);
    expect(await pay('2026-10-07', '6000')).toBe(201);
    expect((await balances())['Cash in hand']).toBeUndefined();
  });

  test('no more of a bill is settled than is open of it', async () => {
    await post('vouchers', RENT);
    await cashDrawn('54000');
    const pay = (amount: string) =>
      post('vouchers', {
        ...{ kind: 'payment', date: '2026-10-05' },
        lines: [
          { account: 'Trade payables', party: 'sunrise', debit: amount, bill: 'oct-rent' },
          { account: 'Cash in hand', credit: amount },
        ],
      });
    expect((await pay('54000.01')).body.code).toBe('above-open');
    expect((await pay('50000.00')).status).toBe(201);
    expect((await pay('4000.01')).body.code).toBe('above-open');
    expect((await pay('4000.00')).status).toBe(201);
  });
});

describe('what stands on another act', () => {
  const SALE = {
    ...{ kind: 'sales', date: '2026-10-01' },
    lines: [
      { account: 'Trade receivables[Lark]', debit: '118000', bill: '88' },
      { account: 'Sale of services', credit: '100000' },
      { account: 'Output IGST', credit: '18000' },
    ],
  };
  const codeOf = async (path: string, body: object = { reason: 'Wrong' }) => (await post(path, body)).body.code;
  const settled = async () => {
    const [bill] = (await ask(cookie, 'GET', at('open-bills'))).body;
    const items = [{ lineId: await lineOf('LARK'), bills: [{ billId: bill.id }] }];
    return (await post('match-proposals/accept', { items })).body.settled[0];
  };
  const bills = async () =>
    (await ask(cookie, 'GET', at('open-bills'))).body.map(({ ref, amount, open }: Record<string, string>) => [
      ...[ref, amount, open],
    ]);

  test('a voucher that was reversed goes by its reversal, and can then be reversed anew', async () => {
    const { body: posted } = await post('vouchers', SALE);
    const { body: back } = await post(`vouchers/${posted.id}/reverse`, { date: '2026-10-02', reason: 'Wrong' });
    const before = await balances();
    expect(await codeOf(`vouchers/${posted.id}/void`)).toBe('voucher-reversed');
    expect(await balances()).toEqual(before);
    expect((await post(`vouchers/${back.id}/void`, { reason: 'Right after all' })).status).toBe(200);
    expect((await balances())['Trade receivables']).toBe('118000.00');
    expect((await post(`vouchers/${posted.id}/reverse`, { date: '2026-10-02', reason: 'No' })).status).toBe(201);
    expect(await balances()).toEqual(before);
  });

  test('a bill is not taken away from under what settled it, nor the bank line from under its account', async () => {
    const { body: sale } = await post('vouchers', SALE);
    const receipt = await settled();
    const before = await balances();
    expect(await codeOf(`vouchers/${sale.id}/void`)).toBe('bill-settled');
    expect(await codeOf(`vouchers/${sale.id}/reverse`)).toBe('bill-settled');
    expect(await codeOf(`vouchers/${receipt.voucherId}/reverse`)).toBe('voucher-of-line');
    expect(await balances()).toEqual(before);
    expect((await post(`vouchers/${receipt.voucherId}/void`, { reason: 'Wrong line' })).status).toBe(200);
    expect(await bills()).toEqual([['88', '118000.00', '118000.00']]);
    expect((await post(`vouchers/${sale.id}/void`, { reason: 'Typed twice' })).status).toBe(200);
  });

  test('bills of the opening balances follow them, and stay while something settles them', async () => {
    const opening = (open: string, bill?: string) => ({
      asOn: '2026-10-01',
      lines: [
        { account: 'Bank current', debit: '100000' },
        ...(bill ? [{ account: 'Trade receivables[Lark]', debit: open, bill }] : []),
        { account: 'Equity share capital', credit: `${100_000 + Number(open)}` },
      ],
    });
    await post('opening-balances', opening('50000', '88'));
    expect((await post('opening-balances', opening('118000', '88'))).status).toBe(201);
    expect(await bills()).toEqual([['88', '118000.00', '118000.00']]);
    await settled();
    expect(await codeOf('opening-balances', opening('117999.99', '88'))).toBe('bill-settled');
    expect(await codeOf('opening-balances', opening('0'))).toBe('bill-settled');
    expect(await codeOf('opening-balances', { ...opening('0'), lines: [] })).toBe('bill-settled');
    expect((await post('opening-balances', opening('150000', '88'))).status).toBe(201);
    expect(await bills()).toEqual([['88', '150000.00', '32000.00']]);
    await balances();
  });

  test('a receipt in parts that bounces takes back what each part posted, in the balances and in the day book', async () => {
    const bounced = ['Date,Description,Debit Amount,Credit Amount,Balance', '09/10/2026,RETURN,118000.00,,33550.00'];
    await post('upload-statement', { bankAccountId: own.accountId, statementData: bounced.join('\n') });
    const id = await lineOf('LARK');
    const parts = [
      { amount: '59000.00', category: 'income', subcategory: 'Services - domestic' },
      { amount: '59000.00', category: 'income', subcategory: 'Bank interest' },
    ];
    await ask(cookie, 'PUT', `/bank-transactions/${id}/split`, { parts });
    expect((await balances())['GST in receipts awaiting invoice']).toBe('-9000.00');
    await categorise('RETURN', 'transfer', 'Cheque return (deposit bounced)');
    const matched = await ask(cookie, 'POST', `/bank-transactions/${await lineOf('RETURN')}/match`, { withId: id });
    expect(matched.status).toBe(200);
    const found = await balances();
    expect([found['GST in receipts awaiting invoice'], found['Sale of services'], found['Interest income']]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    const { body: day } = await ask(cookie, 'GET', at('vouchers?from=2026-10-09&to=2026-10-09'));
    expect(day[0].lines.map(({ accountName, debit }: Record<string, string>) => [accountName, debit])).toContainEqual([
      ...['Sale of services', '50000.00'],
    ]);
  });
});

describe('a registration for GST', () => {
  const state = (holdsFrom: string, more: object = {}) =>
    post('facts', {
      ...{ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', holdsFrom },
      value: { filer: 'regular-monthly', registeredOn: '2026-07-01', ...more },
    });
  const aside = async () => (await balances())['GST in receipts awaiting invoice'];

  test('counts for receipts until it ends or turns to composition, and is not changed behind a lock', async () => {
    await categorise('LARK', 'income', 'Services - domestic');
    expect((await state('2026-07-01')).status).toBe(201);
    expect(await aside()).toBe('-18000.00');
    const ended = await state('2026-10-02', { cancelledOn: '2026-10-02' });
    expect([ended.status, await aside()]).toEqual([201, undefined]);
    await post(`facts/${ended.body.fact.id}/withdraw`, {});
    expect(await aside()).toBe('-18000.00');
    await post('period-locks', { upTo: '2026-10-31', reason: 'Audited' });
    const fixed = await balances();
    expect((await state('2026-10-02', { filer: 'composition' })).body.code).toBe('period-locked');
    const { body } = await ask(cookie, 'GET', at('facts'));
    const known = body.facts.find(({ kind }: { kind: string }) => kind === 'gst-registration');
    expect((await post(`facts/${known.id}/withdraw`, {})).status).toBe(200);
    expect(await balances()).toEqual(fixed);
    expect((await state('2026-11-01', { registeredOn: '2026-11-01' })).body.code).toBe('period-locked');
    expect(await balances()).toEqual(fixed);
  });

  test('an opening behind a lock does not change which bank lines post', async () => {
    await post('period-locks', { upTo: '2026-10-31', reason: 'Audited' });
    const fixed = await balances();
    const refused = await post('opening-balances', { ...OPENING, asOn: '2026-11-01' });
    expect([refused.status, refused.body.code]).toEqual([409, 'period-locked']);
    expect(await balances()).toEqual(fixed);
  });
});

describe('a locked period', () => {
  test('takes nothing, and gives nothing up, until it is opened with a reason', async () => {
    await categorise('RENT', 'expense', 'Office or shop rent');
    const { body: lock } = await post('period-locks', { upTo: '2026-10-31', reason: 'Sent to the auditor' });
    const fixed = await balances();
    const journal = (date: string) =>
      post('vouchers', {
        ...{ kind: 'journal', date },
        lines: [
          { account: 'Insurance', debit: '10.00' },
          { account: 'Prepaid expenses', credit: '10.00' },
        ],
      });
    expect((await journal('2026-10-31')).body).toMatchObject({ code: 'period-locked', status: 409 });
    expect((await journal('2026-11-01')).status).toBe(201);
    const change = { category: 'expense', subcategory: 'Insurance' };
    const refused = await ask(cookie, 'PATCH', `/bank-transactions/${await lineOf('PANTRY')}/categorize`, change);
    expect([refused.status, refused.body.code]).toEqual([409, 'period-locked']);
    const late = 'Date,Description,Debit Amount,Credit Amount,Balance\n20/10/2026,LATE,1.00,,151549.00';
    const upload = await post('upload-statement', { bankAccountId: own.accountId, statementData: late });
    expect(upload.body.code).toBe('period-locked');
    expect(await balances()).toEqual(fixed);
    expect((await post('period-locks', { upTo: '2026-10-15', reason: 'Earlier' })).status).toBe(409);
    expect((await post(`period-locks/${lock.id}/lift`, { reason: 'One bill came late' })).status).toBe(200);
    expect((await journal('2026-10-31')).status).toBe(201);
  });
});

test('an account of their own stands beside one of the chart', async () => {
  const added = await post('accounts', { name: 'Event hall', group: 'Rent' });
  expect([added.status, added.body]).toMatchObject([201, { code: '5501-01', line: 'other-expenses', origin: 'own' }]);
  expect((await post('accounts', { name: 'event HALL', group: 'Rent' })).status).toBe(409);
  expect((await post('accounts', { name: 'Nowhere', group: 'Nothing' })).body.code).toBe('no-such-group');
  const long = { name: 'Deposit 3 years', kind: 'fixed-deposit', group: 'Fixed deposits over 12 months' };
  expect((await post('accounts', long)).body).toMatchObject({ code: '1205-01', line: 'other-non-current-assets' });
  const eefc = await post('accounts', { name: 'EEFC', kind: 'eefc' });
  expect([eefc.status, Object.keys(eefc.body.fields)]).toEqual([422, ['currency']]);
  expect((await post('accounts', { name: 'EEFC', kind: 'eefc', currency: 'ZZZ' })).status).toBe(400);
  const { body } = await ask(cookie, 'GET', at('accounts'));
  expect(
    body.filter(({ origin }: { origin: string }) => origin !== 'chart').map(({ name }: { name: string }) => name),
  ).toEqual(['Bank current[4471]', 'Deposit 3 years', 'Event hall']);
});

test('a category posts where the company lets it from a month on, and no earlier', async () => {
  await categorise('RENT', 'expense', 'Office or shop rent');
  const { body: account } = await post('accounts', { name: 'Godown rent', group: 'Rent' });
  const rule = { subcategory: 'Office or shop rent', account: account.code, fromDay: '2026-11-01' };
  expect((await post('posting-rules', { ...rule, fromDay: '2026-11-02' })).status).toBe(422);
  expect((await post('posting-rules', rule)).body).toMatchObject({ accountName: 'Godown rent' });
  expect((await balances())['Godown rent']).toBeUndefined();
  const { body: set } = await post('posting-rules', { ...rule, fromDay: '2026-10-01' });
  const found = await balances();
  expect([found['Godown rent'], found.Rent]).toEqual(['60000.00', undefined]);
  const { body: line } = await ask(cookie, 'GET', at(`vouchers/${await lineOf('RENT')}`));
  expect([line.rule, line.lines[1].accountName]).toEqual(['own', 'Godown rent']);
  await post('period-locks', { upTo: '2026-10-31', reason: 'Audited' });
  expect((await post(`posting-rules/${set.id}/remove`, {})).body.code).toBe('period-locked');
  expect(await balances()).toEqual(found);
});
