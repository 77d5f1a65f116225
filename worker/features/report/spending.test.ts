import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let own: Books;
let foreign: string;

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '05/07/2026,RENT JUL 2026 - SUNRISE PROPERTIES,60000.00,,940000.00',
  '05/08/2026,RENT AUG 2026 - SUNRISE PROPERTIES,60000.00,,880000.00',
  '05/09/2026,RENT SEP 2026 - SUNRISE PROPERTIES,60000.00,,820000.00',
  '20/09/2026,UPI/628812345679/ZEPTO/OFFICE PANTRY,700.00,,819300.00',
].join('\n');

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
  foreign = companies.b1;
  const statement = { bankAccountId: own.accountId, statementData: STATEMENT };
  await ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, statement);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const set = (budget: object) => ask(cookie, 'POST', at('budgets'), budget);
const spending = async (period = 'from=2026-10-01&to=2026-10-31') =>
  (await ask(cookie, 'GET', at(`spending?${period}`))).body;
const CARD = 'BILLDESK-HDFC CREDIT CARD BILL PAYMENT 4321';
const RENT = { subcategory: 'Office or shop rent', amount: '55000.50', fromMonth: '2026-10' };

test('the rent is found in the lines, with what comes next', async () => {
  const { recurring, trend, total, lastDataOn, recurringFrom } = await spending();
  expect(recurring[0]).toEqual({
    payee: 'RENT SUNRISE PROPERTIES',
    categoryId: null,
    subcategory: null,
    kind: 'monthly',
    isSpent: true,
    every: 31,
    everySpread: 1,
    amount: '60000.00',
    spread: 0,
    total: '240000.00',
    count: 4,
    lastOn: '2026-10-05',
    nextOn: '2026-11-05',
  });
  expect(recurring.map(({ kind }: { kind: string }) => kind)).toEqual(['monthly', 'variable']);
  expect(trend.slice(-4)).toEqual([
    { month: '2026-07', amount: '60000.00' },
    { month: '2026-08', amount: '60000.00' },
    { month: '2026-09', amount: '60700.00' },
    { month: '2026-10', amount: '60450.00' },
  ]);
  expect([trend.length, total, lastDataOn, recurringFrom]).toEqual([12, '60450.00', '2026-10-05', '2025-10-01']);
});

test('what is paid every month without being spent says so', async () => {
  const paid = ['08/07/2026', '08/08/2026', '08/09/2026'].map(
    (day, at) => `${day},${CARD},900.00,,${9000 - 900 * at}.00`,
  );
  const lines = ['Date,Description,Debit Amount,Credit Amount,Balance', ...paid].join('\n');
  await ask(cookie, 'POST', at('upload-statement'), { bankAccountId: own.accountId, statementData: lines });
  await ask(cookie, 'POST', at('auto-categorize'), {});
  const { recurring } = await spending();
  const spent = recurring.map(({ subcategory, isSpent }: Record<string, unknown>) => [subcategory, isSpent]);
  expect(spent).toContainEqual(['Credit card bill payment', false]);
  expect(spent).toContainEqual(['Office or shop rent', true]);
});

describe('a budget', () => {
  test('is set, measured against what is spent, replaced and removed', async () => {
    const { status, body } = await set(RENT);
    expect([status, body.amount, body.fromMonth]).toEqual([201, '55000.50', '2026-10']);
    const path = `/bank-transactions/${own.transactionId}/categorize`;
    await ask(cookie, 'PATCH', path, { category: 'expense', subcategory: 'Office or shop rent' });
    const { budgets } = await spending();
    expect(budgets).toMatchObject([{ budgeted: '55000.50', spent: '60000.00', left: '-4999.50' }]);
    const again = await set({ ...RENT, amount: '70000' });
    const listed = await ask(cookie, 'GET', at('budgets'));
    expect(listed.body).toEqual([again.body]);
    const gone = await ask(cookie, 'POST', at(`budgets/${again.body.id}/remove`), {});
    expect(gone.status).toBe(200);
    expect((await spending()).budgets).toEqual([]);
    expect((await ask(cookie, 'POST', at(`budgets/${again.body.id}/remove`), {})).status).toBe(409);
    const { body: trail } = await ask(cookie, 'GET', at('audit-trail'));
    const acts = trail
      .map(({ action }: { action: string }) => action)
      .filter((action: string) => action.startsWith('budget'));
    expect(acts).toEqual(['budget.remove', 'budget.set', 'budget.set']);
  });

  test('is one for its category in whatever letters, and counts refunds and only its own months', async () => {
    const { body: rows } = await ask(cookie, 'GET', at('bank-transactions'));
    const rent = rows.filter(({ description }: { description: string }) => description.startsWith('RENT'));
    const ids = rent.map(({ id }: { id: string }) => id);
    const choice = { ids, category: 'expense', subcategory: RENT.subcategory };
    await ask(cookie, 'POST', at('bank-transactions/categorize'), choice);
    await set(RENT);
    const { body } = await set({ ...RENT, subcategory: 'office OR shop rent', amount: '70000' });
    expect(body.subcategory).toBe('Office or shop rent');
    const back = 'Date,Description,Debit Amount,Credit Amount\n09/10/2026,QWXZ BACK,,4000.00';
    await ask(cookie, 'POST', at('upload-statement'), { bankAccountId: own.accountId, statementData: back });
    const [refund] = (await ask(cookie, 'GET', at('bank-transactions?q=QWXZ'))).body;
    await ask(cookie, 'PATCH', `/bank-transactions/${refund.id}/categorize`, {
      category: 'expense',
      subcategory: RENT.subcategory,
    });
    const { budgets, breakdown, total } = await spending('from=2026-08-01&to=2026-10-31');
    expect(budgets).toMatchObject([{ budgeted: '70000.00', spent: '56000.00', left: '14000.00' }]);
    expect([breakdown[0].amount, breakdown[0].count, total]).toEqual(['176000.00', 3, '177150.00']);
    const pl = await ask(cookie, 'GET', at('reports/profit-and-loss?from=2026-08-01&to=2026-10-31'));
    expect(JSON.stringify(pl.body)).toContain('176000.00');
  });

  test('is of whole months: what was spent before a period that begins inside one counts too', async () => {
    const path = `/bank-transactions/${own.transactionId}/categorize`;
    await ask(cookie, 'PATCH', path, { category: 'expense', subcategory: 'Office or shop rent' });
    await set(RENT);
    const { budgets, budgetsFrom, recurringFrom, breakdown } = await spending('from=2026-10-15&to=2026-11-20');
    expect(budgets).toMatchObject([{ budgeted: '110001.00', spent: '60000.00', left: '50001.00' }]);
    expect([budgetsFrom, recurringFrom, breakdown]).toEqual(['2026-10-01', '2025-11-01', []]);
    const ended = await spending('from=2026-10-02&to=2026-10-04');
    expect(ended.budgets).toMatchObject([{ budgeted: '55000.50', spent: '0.00', left: '55000.50' }]);
    expect((await spending('from=2025-06-20&to=2026-11-20')).budgetsFrom).toBe('2025-06-01');
  });

  test('of a category that nobody knows is refused at its name', async () => {
    const { status, body } = await set({ ...RENT, subcategory: 'Fule' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['subcategory']]);
    await ask(cookie, 'POST', '/expense-categories', { name: 'Élan', gstRate: '18', tdsSection: '', tdsRate: '' });
    expect((await set({ ...RENT, subcategory: 'élan' })).body.subcategory).toBe('Élan');
  });

  test('of another company is not there', async () => {
    const other = await ask(await signIn('OB'), 'POST', `/companies/${foreign}/budgets`, RENT);
    expect((await ask(cookie, 'POST', at(`budgets/${other.body.id}/remove`), {})).status).toBe(404);
  });

  test.each([
    [{ ...RENT, fromMonth: '2026-13' }, 'fromMonth'],
    [{ ...RENT, fromMonth: '2026-10-01' }, 'fromMonth'],
    [{ ...RENT, amount: '-1' }, 'amount'],
    [{ ...RENT, amount: '1.005' }, 'amount'],
    [{ ...RENT, subcategory: ' ' }, 'subcategory'],
  ])('%j is refused at its %s', async (budget, field) => {
    const { status, body } = await set(budget);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
