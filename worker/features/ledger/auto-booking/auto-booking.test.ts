import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { postMonths } from './auto-booking.job';

let cookie: string;
let company: string;
let bank: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
  bank = await opened('50100012344471');
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = async (path: string, body: object) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
const opened = async (accountNumber: string): Promise<string> => {
  const account = { accountName: accountNumber, accountNumber, bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  return (await post('bank-accounts', account)).body.id;
};
const switched = async (family: string, isAutomatic: boolean) => {
  const { status } = await ask(cookie, 'PUT', at('auto-booking'), { family, isAutomatic });
  expect(status).toBe(200);
};
const upload = async (statementData: string, bankAccountId = bank) => {
  const { status } = await post('upload-statement', { bankAccountId, statementData, categorize: true });
  expect(status).toBe(200);
};

async function closing(on = '2026-11-20'): Promise<Record<string, number>> {
  const scope = { companyId: company } as CompanyScope;
  const lines = await trialBalanceOn(env.DB, scope, isoDate(on), await accountsOf(env.DB, scope));
  expect([...lines.values()].reduce((sum, line) => sum + line.closing, 0)).toBe(0);
  return Object.fromEntries([...lines].map(([id, line]) => [id, line.closing / 100]));
}

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
/** A line of each family that acts on a line, with the account its category posts to. */
const LINES = [
  ['bank-lines', '02/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,940000.00', '5501', 60_000],
  ['own-transfers', '03/10/2026,ATM WDL CASH WITHDRAWAL KORAMANGALA,10000.00,,930000.00', '1504', 10_000],
  ['bank-charges', '04/10/2026,SMS CHARGES Q2,25.00,,929975.00', '5522', 25],
  ['gateway', '05/10/2026,NEFT CR-RAZORPAY SOFTWARE-SETTLEMENT,,9764.00,939739.00', '1701', -9_764],
  ['payroll', '06/10/2026,SALARY SEP 2026 A KUMAR,50000.00,,889739.00', '5201', 50_000],
  ['gst', '07/10/2026,GST PAYMENT CPIN 26102900012345,18000.00,,871739.00', '1616', 18_000],
] as const;
const STATEMENT = [HEAD, ...LINES.map(([, line]) => line)].join('\n');

test.each(LINES)(
  '%s posts its lines by itself when on; when off they stand in Suspense until a person accepts',
  async (family, line, account, amount) => {
    await switched(family, false);
    await upload(STATEMENT);
    const waiting = await closing();
    const uncategorised = (await get('bank-transactions')).filter(
      (row: { category: string | null }) => row.category === null,
    );
    expect(uncategorised.map(({ description }: { description: string }) => description)).toEqual([line.split(',')[1]]);
    expect(waiting[account] ?? 0).toBe(0);
    for (const [other, , its, sum] of LINES) if (other !== family) expect([other, waiting[its]]).toEqual([other, sum]);
    // Auto-categorise is how a person accepts what is proposed.
    const preview = await get('auto-categorize/preview');
    expect(preview.count).toBe(1);
    expect((await post('auto-categorize', {})).status).toBe(200);
    const accepted = await closing();
    expect(accepted[account]).toBe(amount);
    expect((accepted['1801'] ?? 0) - (waiting['1801'] ?? 0)).toBe(-amount);
  },
);

test('all on, the same statement posts everything on arrival, each line by the category a rule names', async () => {
  await upload(STATEMENT);
  const posted = await closing();
  for (const [family, , account, amount] of LINES) expect([family, posted[account]]).toEqual([family, amount]);
  const rows: { categoryRule: string | null }[] = await get('bank-transactions');
  expect(rows.every(({ categoryRule }) => categoryRule !== null)).toBe(true);
});

test('what a person taught is posted whatever the switch says, and the preview says what the upload does', async () => {
  await switched('bank-lines', false);
  const [, rent] = LINES[0];
  const shown = await post('statement-preview', { bankAccountId: bank, statementData: `${HEAD}\n${rent}` });
  expect(shown.body.categories).toMatchObject({ count: 0, left: 1 });
  await upload(`${HEAD}\n${rent}`);
  const [line] = await get('bank-transactions');
  const chosen = { category: 'expense', subcategory: 'Office or shop rent', rememberPayee: true };
  expect((await ask(cookie, 'PATCH', `/bank-transactions/${line.id}/categorize`, chosen)).status).toBe(200);
  await upload(`${HEAD}\n02/11/2026,RENT NOV 2026 - SUNRISE PROPERTIES,60000.00,,880000.00`);
  expect((await closing())['5501']).toBe(120_000);
});

test('both legs of a transfer with one reference are linked by themselves, and wait where that is off', async () => {
  const savings = await opened('50100099990001');
  await switched('own-transfers', false);
  await upload(`${HEAD}\n05/10/2026,IMPS/628812345678/QWXZ,25000.00,,975000.00`);
  await upload(`${HEAD}\n05/10/2026,MMT/IMPS/628812345678/QWXZ,,25000.00,26000.00`, savings);
  const link = async () => (await post('auto-categorize/transfers', {})).body;
  expect(await link()).toEqual({ linked: 0 });
  await switched('own-transfers', true);
  expect(await link()).toEqual({ linked: 2 });
  expect((await closing())['1506'] ?? 0).toBe(0);
  expect(await link()).toEqual({ linked: 0 });
});

const laptop = () =>
  post('fixed-assets', {
    ...{ name: 'Laptop', kind: 'computer', cost: '120000', boughtOn: '2026-10-01', putToUseOn: '2026-10-01' },
    ...{ against: '2728', party: 'Servo', bill: 'V-1' },
  });
const vouchersOf = async (rule: string) =>
  (await get('vouchers?limit=100')).filter((one: { rule: string | null }) => one.rule === rule);

test('depreciation of the last month posts itself at night, once, named by its rule; off, it waits for month end', async () => {
  expect((await laptop()).status).toBe(201);
  await switched('depreciation', false);
  await postMonths(env);
  expect(await vouchersOf('A02')).toEqual([]);
  expect(Number((await get('month-end?month=2026-10')).depreciationLeft)).toBeGreaterThan(0);
  await switched('depreciation', true);
  await postMonths(env);
  await postMonths(env);
  const [posted, ...others] = await vouchersOf('A02');
  expect([posted.date, others]).toEqual(['2026-10-31', []]);
  expect((await get('month-end?month=2026-10')).depreciationLeft).toBe('0.00');
  expect((await post('auto-booking/run', {})).body.posted).toEqual([]);
});

test('nothing is posted into a locked month', async () => {
  expect((await laptop()).status).toBe(201);
  expect((await post('period-locks', { upTo: '2026-10-31', reason: 'Closed' })).status).toBe(201);
  await postMonths(env);
  expect(await vouchersOf('A02')).toEqual([]);
});

test('amounts spread over time wait for a person, until the switch says otherwise', async () => {
  const spread = {
    kind: 'prepaid',
    name: 'Insurance',
    amount: '12000',
    from: '2026-10-01',
    to: '2027-09-30',
    account: '5518',
  };
  const made = await post('spreads', spread);
  expect([made.status, made.body]).toMatchObject([201, {}]);
  await postMonths(env);
  expect(await vouchersOf('Y01')).toEqual([]);
  await switched('accruals', true);
  expect((await post('auto-booking/run', {})).body.posted).toMatchObject([{ family: 'accruals', count: 1 }]);
  expect(await vouchersOf('Y01')).toHaveLength(1);
});
