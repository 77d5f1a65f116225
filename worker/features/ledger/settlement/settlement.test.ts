import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { formatRupees } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { rowsRead, watch } from '../../../testing/watched-database';
import { trialBalanceOn } from '../balance/balance.repository';
import { ledgerFaults } from '../balance/check.repository';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import { listOpenBills } from './open-bills.repository';

let cookie: string;
let own: Books;

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '03/10/2026,NEFT CR LARK PVT LTD INV-1001,,118000.00,218000.00',
  '04/10/2026,NEFT CR GAMMA TRADERS,,103400.00,321400.00',
  '05/10/2026,NEFT SUNRISE PROPERTIES RENT,64800.00,,256600.00',
  '06/10/2026,CHARGES INCL GST,590.00,,256010.00',
  '07/10/2026,LOAN EMI ACCESS,33214.31,,222795.69',
  '08/10/2026,INT PAID,,16200.00,238995.69',
  '09/10/2026,CHQ 000123,5000.00,,233995.69',
].join('\n');

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
const post = (path: string, body: unknown, key?: string) =>
  ask(cookie, 'POST', at(path), body, key ? { 'idempotency-key': key } : {});

const SALE = (ref: string, party: string, date: string, value: number, rate = 18) => ({
  ...{ kind: 'sales', date, narration: ref },
  lines: [
    { account: 'Trade receivables', debit: String((value * (100 + rate)) / 100), party, bill: ref },
    { account: 'Sale of services', credit: String(value) },
    { account: 'Output IGST', credit: String((value * rate) / 100) },
  ],
});
const RENT = {
  ...{ kind: 'purchase', date: '2026-10-01', narration: 'Rent' },
  lines: [
    { account: 'Rent', debit: '60000' },
    { account: 'Input IGST', debit: '10800' },
    { account: 'Trade payables', credit: '64800', party: 'Sunrise Properties', bill: 'SP/112', dueDate: '2026-10-10' },
    { account: 'TDS payable', credit: '6000', tag: '1009' },
  ],
};

const made = async (path: string, body: unknown) => {
  const answer = await post(path, body);
  expect([answer.status, answer.body]).toEqual([201, answer.body]);
  return answer.body;
};

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1, '4471', STATEMENT);
});

const bill = async (ref: string) => (await get('open-bills')).find((one: { ref: string }) => one.ref === ref);
const line = async (text: string): Promise<string> =>
  (await get('bank-transactions?limit=50')).find(({ description }: { description: string }) =>
    description.includes(text),
  ).id;
const openOf = async (ref: string) => (await bill(ref))?.open ?? '0.00';

/** The closing balance of accounts by name, in rupees, debit positive; and the books are whole. */
async function balances(on = '2026-10-31'): Promise<Record<string, string>> {
  const scope = { companyId: own.companyId } as CompanyScope;
  const accounts = await accountsOf(env.DB, scope);
  const trial = await trialBalanceOn(env.DB, scope, isoDate(on), accounts);
  expect([...trial.values()].reduce((sum, { closing }) => sum + closing, 0)).toBe(0);
  expect(await ledgerFaults(env.DB, own.companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  const find = accountFinder(accounts);
  return Object.fromEntries([...trial].map(([id, { closing }]) => [find(id)?.name ?? id, formatRupees(closing)]));
}

const BANK = 'Bank current[4471]';

describe('bills and lines', () => {
  beforeEach(async () => {
    await made('vouchers', SALE('INV-1001', 'Lark Pvt Ltd', '2026-09-20', 100_000));
    await made('vouchers', SALE('S-01', 'Gamma Traders', '2026-09-01', 90_000));
    await made('vouchers', RENT);
  });

  test('are proposed to each other with a score and reasons, and settled together', async () => {
    const { rows, total, openBills } = await get('match-proposals');
    expect([total, openBills]).toEqual([3, 3]);
    expect(rows[0]).toMatchObject({ best: { party: 'Lark Pvt Ltd', score: 100, isExact: true }, doubt: null });
    expect(rows[0].best.reasons[0]).toBe('INV-1001 stands in the narration');
    const items = rows
      .filter(({ best }: { best: { isExact: boolean } }) => best.isExact)
      .map(({ lineId, best }: { lineId: string; best: { bills: { billId: string; amount: string }[] } }) => ({
        lineId,
        bills: best.bills.map(({ billId, amount }) => ({ billId, amount })),
      }));
    expect(items).toHaveLength(2);
    const before = await balances();
    const key = 'settle-1';
    const first = await post('match-proposals/accept', { items }, key);
    expect(first.status).toBe(201);
    expect((await post('match-proposals/accept', { items }, key)).body).toEqual(first.body);
    const again = await post('match-proposals/accept', { items });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['items.0.lineId']]);
    expect([await openOf('INV-1001'), await openOf('SP/112'), await openOf('S-01')]).toEqual([
      '0.00',
      '0.00',
      '106200.00',
    ]);
    const after = await balances();
    expect(after[BANK]).toBe(before[BANK]);
    expect([after['Trade payables'], after['Trade receivables']]).toEqual(['0.00', '106200.00']);
    const { body: trail } = await ask(cookie, 'GET', at('audit-trail'));
    expect(trail.filter(({ action }: { action: string }) => action === 'voucher.post')).toHaveLength(5);
  });

  test('a receipt net of TDS closes its bill, and the tax is receivable of the year', async () => {
    const [lineId, { id: billId }] = [await line('GAMMA'), await bill('S-01')];
    const item = { lineId, bills: [{ billId }], keptBack: '2800' };
    expect((await post('match-proposals/accept', { items: [item] })).status).toBe(201);
    expect(await balances()).toMatchObject({ 'TDS receivable': '2800.00', 'Trade receivables': '118000.00' });
    const { receivable } = await get('tax-controls?on=2026-10-31');
    expect(receivable).toEqual([{ code: '1621 2026-27', booked: '2800.00', paid: '0.00', difference: '2800.00' }]);
  });

  test('charges kept back of a receipt, or taken with a payment, are an expense with its GST', async () => {
    const accept = async (text: string, ref: string, more: object) =>
      post('match-proposals/accept', {
        items: [{ lineId: await line(text), bills: [{ billId: (await bill(ref)).id }], ...more }],
      });
    const short = { charges: '2800', chargesRate: '18', chargesPlace: 'across', chargesOf: 'gateway' };
    expect((await accept('GAMMA', 'S-01', short)).status).toBe(201);
    await made('vouchers', {
      ...{ kind: 'purchase', date: '2026-10-01', narration: 'Fees' },
      lines: [
        { account: 'Legal and professional', debit: '4882' },
        { account: 'Trade payables', credit: '4882', party: 'Audico', bill: 'A-7' },
      ],
    });
    const above = await accept('CHQ', 'A-7', { charges: '5000.01' });
    expect([above.status, Object.keys(above.body.fields)]).toEqual([422, ['items.0.charges']]);
    expect((await accept('CHQ', 'A-7', { charges: '118', chargesRate: '18' })).status).toBe(201);
    expect([await openOf('S-01'), await openOf('A-7')]).toEqual(['0.00', '0.00']);
    expect(await balances()).toMatchObject({
      ...{ 'Gateway charges': '2372.88', 'Bank charges': '100.00', 'Input CGST': '9.00', 'Input SGST': '9.00' },
    });
  });

  test('what is paid beyond a bill stays on account of its party', async () => {
    const [lineId, { id: billId }] = [await line('LARK'), await bill('S-01')];
    await made('match-proposals/accept', { items: [{ lineId, bills: [{ billId }] }] });
    const ageing = await get('ageing?on=2026-10-31&side=receivable');
    expect(ageing.rows).toMatchObject([
      { party: 'Lark Pvt Ltd', open: '118000.00' },
      { party: 'Gamma Traders', open: '0.00', onAccount: '-11800.00' },
    ]);
    expect([ageing.complete, ageing.totals.open]).toEqual([true, '118000.00']);
  });

  test('part payments add up to the bill and not beyond it', async () => {
    const { id: billId } = await bill('INV-1001');
    const [first, second] = [await line('LARK'), await line('GAMMA')];
    const one = (lineId: string, amount: string) => ({ lineId, bills: [{ billId, amount }], party: 'Lark Pvt Ltd' });
    const both = await post('match-proposals/accept', { items: [one(first, '100000'), one(second, '18000.01')] });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ['items.1.bills.0.amount']]);
    expect(await openOf('INV-1001')).toBe('118000.00');
    await made('match-proposals/accept', { items: [one(first, '100000'), one(second, '18000')] });
    expect(await openOf('INV-1001')).toBe('0.00');
    await balances();
  });

  test('two at once cannot settle one bill twice', async () => {
    const { id: billId } = await bill('S-01');
    const [first, second] = [await line('LARK'), await line('GAMMA')];
    const accept = (lineId: string) =>
      post('match-proposals/accept', { items: [{ lineId, bills: [{ billId, amount: '100000' }] }] });
    const answers = await Promise.all([accept(first), accept(second)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await openOf('S-01')).toBe('6200.00');
    await balances();
  });

  test.each<[string, () => Promise<object>, number, string]>([
    [
      'a bill of the other side',
      async () => ({ lineId: await line('SUNRISE'), bills: [{ billId: (await bill('S-01')).id }] }),
      422,
      'items.0.bills.0.billId',
    ],
    [
      'more than the line',
      async () => ({
        lineId: await line('INT PAID'),
        bills: [{ billId: (await bill('S-01')).id, amount: '16200.01' }],
      }),
      422,
      'items.0.bills',
    ],
    ['nobody knows whose it is', async () => ({ lineId: await line('LARK') }), 422, 'items.0.party'],
    ['an unknown party', async () => ({ lineId: await line('LARK'), party: 'Nobody' }), 422, 'items.0.party'],
    [
      'tax kept back of a payment',
      async () => ({ lineId: await line('SUNRISE'), bills: [{ billId: (await bill('SP/112')).id }], keptBack: '1' }),
      422,
      'items.0.keptBack',
    ],
    ['half a paisa', async () => ({ lineId: await line('LARK'), keptBack: '1.005' }), 400, 'items.0.keptBack'],
  ])('%s is refused, and nothing is posted', async (_, item, status, field) => {
    const answer = await post('match-proposals/accept', { items: [await item()] });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
    expect(await openOf('S-01')).toBe('106200.00');
  });

  test('an unknown line is not there', async () => {
    const answer = await post('match-proposals/accept', { items: [{ lineId: own.companyId, party: 'Lark Pvt Ltd' }] });
    expect(answer.status).toBe(404);
  });

  test('a statement of account follows a party from bill to payment', async () => {
    const { partyId } = await bill('S-01');
    await made('match-proposals/accept', {
      items: [{ lineId: await line('GAMMA'), bills: [{ billId: (await bill('S-01')).id }], keptBack: '1800' }],
    });
    const told = (query: string) => get(`parties/${partyId}/statement?${query}`);
    expect(await told('to=2026-10-31')).toMatchObject({
      ...{
        party: { name: 'Gamma Traders' },
        from: '2026-04-01',
        opening: '0.00',
        closing: '1000.00',
        isComplete: true,
      },
      ...{ debits: '106200.00', credits: '105200.00' },
      rows: [
        { date: '2026-09-01', bills: ['S-01'], debit: '106200.00', credit: null, balance: '106200.00' },
        { date: '2026-10-04', bills: ['S-01'], debit: null, credit: '105200.00', balance: '1000.00' },
      ],
    });
    expect(await told('from=2026-10-01&to=2026-10-03')).toMatchObject({
      ...{ opening: '106200.00', rows: [], closing: '106200.00' },
    });
    const late = await ask(cookie, 'GET', at(`parties/${partyId}/statement?from=2026-11-01&to=2026-10-01`));
    expect([late.status, Object.keys(late.body.fields)]).toEqual([422, ['from']]);
    const unknown = at(`parties/${crypto.randomUUID()}/statement`);
    expect((await ask(cookie, 'GET', unknown)).status).toBe(404);
  });

  test('a settlement is undone as a whole: bill and line are as before', async () => {
    const before = await balances();
    const lineId = await line('LARK');
    await made('match-proposals/accept', { items: [{ lineId, bills: [{ billId: (await bill('INV-1001')).id }] }] });
    expect((await get(`lines/${lineId}/posting`)).isAdopted).toBe(true);
    expect((await post(`lines/${lineId}/posting/undo`, { reason: 'Wrong bill' })).status).toBe(200);
    expect((await post(`lines/${lineId}/posting/undo`, {})).status).toBe(409);
    expect(await openOf('INV-1001')).toBe('118000.00');
    expect(await balances()).toEqual(before);
  });

  test('a rule settles what is exact by itself, and only that', async () => {
    expect((await post('settlement-rules', { party: 'Nobody' })).status).toBe(422);
    await made('settlement-rules', { party: 'Lark Pvt Ltd' });
    await made('settlement-rules', { party: 'Gamma Traders' });
    expect((await post('settlement-rules', { party: 'Lark Pvt Ltd' })).status).toBe(409);
    expect((await get('match-proposals')).rows.filter(({ ruleId }: { ruleId: string }) => ruleId)).toHaveLength(1);
    expect((await made('match-proposals/by-rules', {})).settled).toHaveLength(1);
    expect((await made('match-proposals/by-rules', {})).settled).toEqual([]);
    expect([await openOf('INV-1001'), await openOf('S-01')]).toEqual(['0.00', '106200.00']);
    expect((await post('settlement-rules/withdraw', { party: 'Lark Pvt Ltd' })).status).toBe(200);
    expect((await post('settlement-rules/withdraw', { party: 'Lark Pvt Ltd' })).status).toBe(422);
    expect(await get('settlement-rules')).toMatchObject([{ party: 'Gamma Traders' }]);
  });

  test('a rule settles when a bill comes in and when its line does, and not again what was taken back', async () => {
    await made('settlement-rules', { party: 'Lark Pvt Ltd' });
    const later = SALE('INV-1002', 'Lark Pvt Ltd', '2026-10-10', 50_000);
    await made('vouchers', later);
    // The bill that came last was not what brought it: the line of October waited for its rule.
    expect([await openOf('INV-1001'), await openOf('INV-1002')]).toEqual(['0.00', '59000.00']);
    const november =
      'Date,Description,Debit Amount,Credit Amount,Balance\n02/11/2026,NEFT CR LARK PVT LTD INV-1002,,59000.00,292995.69';
    const uploaded = await post('upload-statement', { bankAccountId: own.accountId, statementData: november }, 'nov');
    expect(uploaded.status).toBe(200);
    expect(await openOf('INV-1002')).toBe('0.00');
    const id = await line('INV-1002');
    const { voucher } = await get(`lines/${id}/posting`);
    expect([voucher.rule, voucher.kind]).toEqual(['settlement-rule', 'receipt']);
    expect((await post(`lines/${id}/posting/undo`, {})).status).toBe(200);
    await made('vouchers', SALE('S-09', 'Gamma Traders', '2026-11-01', 1_000));
    expect([await openOf('INV-1002'), (await made('match-proposals/by-rules', {})).settled]).toEqual(['59000.00', []]);
    await balances('2026-11-30');
  });

  test('no line of a locked period is proposed or settled', async () => {
    const [lineId, { id: billId }] = [await line('LARK'), await bill('INV-1001')];
    await made('period-locks', { upTo: '2026-10-31', reason: 'Audited' });
    expect((await get('match-proposals')).rows).toEqual([]);
    expect((await post('match-proposals/accept', { items: [{ lineId, bills: [{ billId }] }] })).status).toBe(409);
    expect((await get(`lines/${lineId}/posting`)).isLocked).toBe(true);
  });

  test('bills are found by number, party and amount', async () => {
    const found = async (q: string) =>
      (await get(`open-bills?q=${encodeURIComponent(q)}`)).map(({ ref }: { ref: string }) => ref);
    expect([await found('sunrise'), await found('inv-1'), await found('106200')]).toEqual([
      ['SP/112'],
      ['INV-1001'],
      ['S-01'],
    ]);
  });

  test('proposals and ageing read the bills that are open, and of a past day those that moved since', async () => {
    const scope = { companyId: own.companyId } as CompanyScope;
    const read = async (asked: Parameters<typeof listOpenBills>[2]) => {
      const { database, seen } = watch(env.DB);
      const bills = await listOpenBills(database, scope, asked);
      return { count: bills.length, rows: await rowsRead(seen.statements[0]!) };
    };
    const before = await read({});
    // Two hundred bills of the year before, each settled by its own journal.
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...{ number: `OLD-${index}`, date: '2025-10-01', party: 'Old Customers' },
      lines: [{ description: 'Work', taxableValue: '100', rate: '0' }],
    }));
    await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(own.companyId).run();
    await made('invoices', { items });
    const open = await read({});
    expect(open.count).toBe(before.count + 200);
    const lines = items.flatMap(({ number }) => [
      { account: 'Trade receivables', credit: '100', party: 'Old Customers', bill: number },
    ]);
    await made('vouchers', {
      ...{ kind: 'journal', date: '2026-04-01', narration: 'Written off' },
      lines: [...lines, { account: 'Bad debts', debit: '20000' }],
    });
    const after = await read({});
    expect(after.count).toBe(before.count);
    expect(after.rows).toBeLessThanOrEqual(before.rows + 2);
    expect((await read({ on: isoDate('2026-10-31') })).rows).toBeLessThanOrEqual(before.rows + 40);
    expect(await read({ on: isoDate('2026-03-31') })).toMatchObject({ count: 200 });
    await balances();
  });

  test('ageing counts from the due date and says what comes of an unpaid supplier', async () => {
    const { rows, bills, complete } = await get('ageing?on=2027-03-31&side=payable');
    expect(rows).toMatchObject([{ party: 'Sunrise Properties', open: '64800.00', oldestDays: 172, warnings: 1 }]);
    expect(rows[0].sums['under-1-year']).toBe('64800.00');
    expect(bills[0].consequences[0]).toMatchObject({ id: 'credit-reversal', on: '2027-03-30', isPast: true });
    expect(complete).toBe(true);
    expect((await get('ageing?on=2026-09-30&side=payable')).rows).toEqual([]);
  });

  test("a bounced cheque opens its bill again, with the bill's own number", async () => {
    const lineId = await line('LARK');
    await made('match-proposals/accept', { items: [{ lineId, bills: [{ billId: (await bill('INV-1001')).id }] }] });
    const bounced = 'Date,Description,Debit Amount,Credit Amount\n12/10/2026,CHQ RETURN LARK,118000.00,';
    await ask(cookie, 'POST', at('upload-statement'), { bankAccountId: own.accountId, statementData: bounced });
    const returned = await line('CHQ RETURN');
    await env.DB.prepare(
      `UPDATE bank_transactions SET category_id = 'cheque-return', is_reconciled = 1,
        reconciled_with = json_object('kind', 'reversal', 'id', ?2, 'why', '') WHERE id = ?1`,
    )
      .bind(returned, lineId)
      .run();
    const { offers } = await get(`lines/${returned}/posting`);
    expect(offers[0]).toMatchObject({ kind: 'returned', preview: { rule: 'B10' } });
    await made(`lines/${returned}/posting`, { kind: 'returned' });
    expect(await openOf('INV-1001')).toBe('118000.00');
    expect((await balances())['Trade receivables']).toBe('224200.00');
  });
});

describe('a line is more than its category', () => {
  const chosen = async (text: string, category: string, subcategory: string) => {
    const id = await line(text);
    const answer = await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });
    expect(answer.status).toBe(200);
    return id;
  };

  test('rent net of TDS with GST inside is offered, shown, posted and undone', async () => {
    const id = await chosen('SUNRISE', 'expense', 'Office or shop rent');
    const before = await balances();
    const { offers, isAdopted, voucher } = await get(`lines/${id}/posting`);
    expect([isAdopted, voucher.rule]).toEqual([false, 'category']);
    expect(offers[0]).toMatchObject({ kind: 'net-payment', preview: { rule: 'B20' } });
    expect(offers[0].preview.summary).toBe('₹64,800 ÷ (1 + 18% GST − 10% TDS) = ₹60,000.00');
    const asked = { kind: 'net-payment', gstRate: '18', tds: 'propertyRent', place: 'within' };
    const preview = await post(`lines/${id}/posting/preview`, asked);
    expect(preview.body.lines).toEqual(offers[0].preview.lines);
    expect(await balances()).toEqual(before);
    expect(offers[0].asked).toEqual(asked);
    const posted = await made(`lines/${id}/posting`, offers[0].asked);
    expect(posted.voucher).toMatchObject({ rule: 'B20', kind: 'payment', source: { kind: 'bank-line', id } });
    expect(await balances()).toMatchObject({ Rent: '60000.00', 'Input CGST': '5400.00', 'TDS payable': '-6000.00' });
    expect((await post(`lines/${id}/posting`, asked)).status).toBe(409);
    const { tds, gst } = await get('tax-controls?on=2026-10-31');
    expect(tds).toEqual([{ code: '1009', booked: '6000.00', paid: '0.00', difference: '6000.00' }]);
    expect(gst).toContainEqual({
      code: '1611',
      account: 'Input CGST',
      booked: '5400.00',
      paid: '0.00',
      difference: '5400.00',
    });
    expect((await post(`lines/${id}/posting/undo`, {})).status).toBe(200);
    expect(await balances()).toEqual(before);
  });

  test('what is not exact is asked about and not posted', async () => {
    const id = await line('SUNRISE');
    const asked = { kind: 'net-payment', expense: 'Rent', gstRate: '17', tds: 'propertyRent' };
    const { body } = await post(`lines/${id}/posting/preview`, asked);
    expect(body.problem).toMatchObject({ field: 'base' });
    const refused = await post(`lines/${id}/posting`, asked);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['base']]);
    expect((await get(`lines/${id}/posting`)).isAdopted).toBe(false);
  });

  test.each([
    ['CHARGES', 'expense', 'Bank charges', 'bank-charge', { 'Bank charges': '500.00', 'Input SGST': '45.00' }],
    [
      'INT PAID',
      'income',
      'Bank interest',
      'interest',
      { 'Interest income': '-18000.00', 'TDS receivable': '1800.00' },
    ],
    [
      'INT PAID',
      'income',
      'Dividend received',
      'interest',
      { 'Dividend income': '-18000.00', 'TDS receivable': '1800.00' },
    ],
  ])('%s is worked out by itself', async (text, category, subcategory, kind, balance) => {
    const id = await chosen(text, category, subcategory);
    const { offers } = await get(`lines/${id}/posting`);
    expect([offers[0].kind, offers[0].preview.problem]).toEqual([kind, null]);
    await made(`lines/${id}/posting`, { kind });
    expect(await balances()).toMatchObject(balance);
  });

  test('an instalment is split by the schedule of its loan', async () => {
    const terms = { lender: 'Access Bank', principal: '1000000', rate: '12', count: 36, firstOn: '2026-10-05' };
    const loan = await made('loans', terms);
    expect(loan.schedule[35]).toMatchObject({ amount: '33214.30', left: '0.00' });
    expect((await post('loans', terms)).status).toBe(409);
    const id = await line('EMI');
    const { offers } = await get(`lines/${id}/posting`);
    expect(offers[0]).toMatchObject({ kind: 'instalment', loanId: loan.id, number: 1 });
    await made(`lines/${id}/posting`, { kind: 'instalment', loanId: loan.id });
    expect(await balances()).toMatchObject({ 'Term loans': '23214.31', 'Interest on borrowings': '10000.00' });
    expect((await get('loans'))[0]).toMatchObject({ owed: '-23214.31', paidCount: 1, tag: 'Access Bank' });
    const wrong = await post(`lines/${await line('CHQ')}/posting`, { kind: 'instalment', loanId: loan.id });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['principal']]);
  });

  test("a loan keeps the lender's own instalment, and what was paid before the books", async () => {
    const terms = { lender: 'Access Bank', principal: '1000000', rate: '12', count: 36, firstOn: '2026-09-07' };
    const refused = async (more: object) => {
      const { status, body } = await post('loans', { ...terms, ...more });
      return [status, Object.keys(body.fields)];
    };
    expect(await refused({ instalment: '10000' })).toEqual([422, ['instalment']]);
    expect(await refused({ paidBefore: 36 })).toEqual([422, ['paidBefore']]);
    const loan = await made('loans', { ...terms, instalment: '33214.31', paidBefore: 1 });
    expect(loan).toMatchObject({ instalment: '33214.31', paidBefore: 1, paidCount: 1 });
    const id = await line('EMI');
    const [offer] = (await get(`lines/${id}/posting`)).offers;
    expect(offer).toMatchObject({ kind: 'instalment', loanId: loan.id, number: 2 });
    await made(`lines/${id}/posting`, offer.asked);
    expect(await balances()).toMatchObject({ 'Term loans': '23446.45', 'Interest on borrowings': '9767.86' });
    expect((await get('loans'))[0]).toMatchObject({ paidCount: 2 });
  });

  test('entries of a person are posted beside the entry of the bank', async () => {
    const id = await line('CHQ');
    const asked = {
      kind: 'entries',
      lines: [
        { account: 'Insurance', debit: '3000' },
        { account: 'Prepaid expenses', debit: '2000' },
      ],
    };
    const { voucher } = await made(`lines/${id}/posting`, asked);
    expect([voucher.rule, voucher.lines.length]).toEqual([null, 3]);
    expect(await balances()).toMatchObject({ Insurance: '3000.00', 'Prepaid expenses': '2000.00' });
    await post(`lines/${id}/posting/undo`, {});
    const short = await post(`lines/${id}/posting`, {
      kind: 'entries',
      lines: [{ account: 'Insurance', debit: '3000' }],
    });
    expect([short.status, short.body.code]).toEqual([422, 'not-balanced']);
    const preview = async (lines: object[]) => {
      const { status, body } = await post(`lines/${id}/posting/preview`, { kind: 'entries', lines });
      return status === 200 ? body.problem : Object.keys(body.fields);
    };
    expect(await preview([{ account: '5524', debit: '3000' }])).toEqual({
      ...{ field: 'lines', message: expect.stringContaining('2,000.00') },
    });
    expect(await preview([{ account: '5524', debit: '5000' }])).toBeNull();
    expect(
      await preview([
        { account: '5524', debit: '6000' },
        { account: BANK, credit: '1000' },
      ]),
    ).toEqual(['lines.1.account']);
  });

  test('a receipt is no salary', async () => {
    const answer = await post(`lines/${await line('LARK')}/posting`, { kind: 'salary', salaries: '118000' });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['kind']]);
  });

  test('a line of another company is not there', async () => {
    const { companies } = await seeded();
    const foreign = await books(await signIn('OB'), companies.b1, '9999', STATEMENT);
    expect((await ask(cookie, 'GET', at(`lines/${foreign.transactionId}/posting`))).status).toBe(404);
    expect(
      (await post(`lines/${foreign.transactionId}/posting`, { kind: 'director-loan', director: 'R' })).status,
    ).toBe(404);
  });
});

describe('advances', () => {
  test('of a customer carry their tax to the invoice, in parts to the paisa, and are not used twice', async () => {
    await made('vouchers', SALE('S-01', 'Lark Pvt Ltd', '2026-10-20', 50_000));
    await made('vouchers', SALE('S-02', 'Lark Pvt Ltd', '2026-11-05', 60_000));
    const id = await line('LARK');
    await made(`lines/${id}/posting`, { kind: 'advance', party: 'Lark Pvt Ltd', gstRate: '18', place: 'across' });
    const [advance] = await get('advances');
    expect(advance).toMatchObject({
      side: 'receivable',
      party: 'Lark Pvt Ltd',
      amount: '118000.00',
      open: '118000.00',
    });
    const adjust = (more: object) => post('advances/adjust', { voucherId: advance.voucherId, ...more });
    const above = await adjust({ billId: (await bill('S-01')).id, amount: '59000.01' });
    expect([above.status, Object.keys(above.body.fields)]).toEqual([422, ['amount']]);
    expect((await adjust({ billId: (await bill('S-01')).id })).body).toMatchObject({ amount: '59000.00' });
    expect((await adjust({ billId: (await bill('S-02')).id, amount: '3333.33' })).status).toBe(201);
    expect(await balances('2026-11-20')).toMatchObject({
      ...{ 'Customer advances': '-55666.67', 'GST on advances received': '8491.53', 'Output IGST': '-28291.53' },
      ...{ 'Trade receivables': '67466.67' },
    });
    const undone = await post(`lines/${id}/posting/undo`, {});
    expect([undone.status, undone.body.code]).toEqual([409, 'advance-used']);
    const gone = await post(`vouchers/${advance.voucherId}/void`, { reason: 'Wrong' });
    const upload = await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, { dropsWork: true });
    expect([gone.body.code, upload.body.code]).toEqual(['advance-used', 'advance-used']);
    const twice = await Promise.all([1, 2].map(async () => adjust({ billId: (await bill('S-02')).id })));
    expect(twice.map(({ status }) => status).toSorted()[0]).toBe(201);
    expect(await balances('2026-11-20')).toMatchObject({
      ...{ 'Customer advances': '0.00', 'GST on advances received': '0.00', 'Trade receivables': '11800.00' },
      'Output IGST': '-19800.00',
    });
    expect(await get('advances')).toEqual([]);
  });

  test('to a supplier stand apart until the bill comes', async () => {
    await made('parties', { name: 'Sunrise Properties', kind: 'vendor' });
    const id = await line('SUNRISE');
    await made(`lines/${id}/posting`, { kind: 'advance-paid', party: 'Sunrise Properties' });
    expect(await balances()).toMatchObject({ 'Advances to suppliers': '64800.00' });
    await made('vouchers', RENT);
    const [advance] = await get('advances');
    const { id: billId } = await bill('SP/112');
    await made('advances/adjust', { voucherId: advance.voucherId, billId });
    expect(await balances()).toMatchObject({ 'Advances to suppliers': '0.00', 'Trade payables': '0.00' });
    const gone = await post('advances/adjust', { voucherId: advance.voucherId, billId });
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['voucherId']]);
  });
});

describe('the bank and the books', () => {
  const standing = (on = '2026-10-31') => get(`bank-reconciliation?accountId=${own.accountId}&on=${on}`);
  const CHEQUE = {
    ...{ kind: 'payment', date: '2026-10-08', narration: 'Cheque 123' },
    lines: [
      { account: 'Repairs and maintenance', debit: '5000' },
      { account: BANK, credit: '5000' },
    ],
  };

  test('agree, and a cheque that was written first waits for its line', async () => {
    expect(await standing()).toMatchObject({
      books: '233995.69',
      statement: '233995.69',
      difference: '0.00',
      complete: true,
    });
    const cheque = await made('vouchers', CHEQUE);
    const waiting = await standing();
    expect(waiting).toMatchObject({ books: '228995.69', chequesNotPresented: '5000.00', difference: '0.00' });
    expect(waiting.rows).toMatchObject([{ number: cheque.number, amount: '-5000.00' }]);
    const id = await line('CHQ');
    const { offers } = await get(`lines/${id}/posting`);
    expect(offers[0]).toMatchObject({ kind: 'waiting', voucherId: cheque.id });
    await made(`lines/${id}/posting`, { kind: 'waiting', voucherId: cheque.id });
    expect(await standing()).toMatchObject({
      books: '233995.69',
      chequesNotPresented: '0.00',
      rows: [],
      difference: '0.00',
    });
    expect((await standing('2026-10-08')).rows).toHaveLength(1);
    await balances();
    expect((await post(`lines/${id}/posting`, { kind: 'waiting', voucherId: cheque.id })).status).toBe(409);
    expect((await post(`lines/${id}/posting/undo`, {})).status).toBe(200);
    expect((await standing()).chequesNotPresented).toBe('5000.00');
  });

  test('say by how much they differ', async () => {
    const lines = [
      { account: BANK, debit: '99000' },
      { account: 'Equity share capital', credit: '99000' },
    ];
    await made('opening-balances', { asOn: '2026-10-01', lines });
    const { difference, says, complete } = await standing();
    expect([difference, complete]).toEqual(['1000.00', false]);
    expect(says).toContain('₹1,000.00 is not explained');
  });

  test('an account of another company is not there', async () => {
    expect((await ask(cookie, 'GET', at(`bank-reconciliation?accountId=${own.companyId}`))).status).toBe(404);
  });
});
