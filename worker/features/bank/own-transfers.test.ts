import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

type Row = { id: string; transactionType: string; category: string | null; subcategory: string | null };

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  await account('50100012344471', 'HDFC0000123', '13/10/2026,UPI/628812345678/ZEPTO/PANTRY,5000.00,,4000.00');
  await account('99900012344471', 'ICIC0000001', '13/10/2026,UPI/628812345678/QWXZ TRADERS/x,,5000.00,5000.00');
});

async function account(accountNumber: string, ifscCode: string, line: string): Promise<void> {
  const facts = { accountName: 'Current', accountNumber, bankName: 'Bank', ifscCode };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  const statement = { bankAccountId: id, statementData: `${HEAD}\n${line}` };
  expect((await ask(cookie, 'POST', `${company}/upload-statement`, statement)).status).toBe(200);
}

const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
const leg = async (side: string) => (await rows()).find(({ transactionType }) => transactionType === side);
const run = () => ask(cookie, 'POST', `${company}/auto-categorize`, {});
const link = async () => expect((await ask(cookie, 'POST', `${company}/reconcile`, {})).body.matched).toBe(2);
const choose = async (subcategory: string) =>
  ask(cookie, 'PATCH', `/bank-transactions/${(await leg('debit'))?.id}/categorize`, {
    category: subcategory === 'Fuel' ? 'expense' : 'transfer',
    subcategory,
  });
const figures = async () =>
  (await ask(cookie, 'GET', `${company}/financial-summary?startDate=2026-10-01&endDate=2026-10-31`)).body;

const LINKED = {
  rule: 'transfer-paired',
  category: 'transfer',
  subcategory: 'Own account transfer',
  why: 'Linked with a line of another own account as a transfer between them',
};

describe('both legs of a linked transfer', () => {
  test('are proposed and set as one between own accounts, and are neither earned nor spent', async () => {
    await link();
    const { body } = await ask(cookie, 'GET', `${company}/auto-categorize/preview`);
    expect(body.byRule).toMatchObject([{ ...LINKED, count: 2 }]);
    await run();
    expect(await rows()).toMatchObject(
      [LINKED, LINKED].map(({ category, subcategory }) => ({ category, subcategory })),
    );
    expect(await figures()).toMatchObject({ operatingIncome: '0.00', operatingExpenses: '0.00' });
  });

  test('that a rule or an earlier choice for the payee took for something else are put right', async () => {
    await run();
    expect((await leg('debit'))?.category).toBe('expense');
    await link();
    expect((await run()).body.changed).toBe(2);
    expect((await run()).body.changed).toBe(0);
    await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
    expect((await leg('debit'))?.category).toBe('expense');
  });

  test('keep what a person chose, who is told that it counts', async () => {
    await link();
    const { warning } = (await choose('Fuel')).body;
    expect(warning).toContain('linked as a transfer between own accounts');
    await run();
    expect([(await leg('debit'))?.subcategory, (await leg('credit'))?.subcategory]).toEqual([
      'Fuel',
      'Own account transfer',
    ]);
    const ids = [(await leg('debit'))?.id];
    const many = { ids, category: 'expense', subcategory: 'Fuel' };
    const answer = await ask(cookie, 'POST', `${company}/bank-transactions/categorize`, many);
    expect(answer.body.warning).toBe(warning);
    expect((await choose('Own account transfer')).body.warning).toBeUndefined();
  });
});

test('a line that is not linked is not warned of', async () => {
  expect((await choose('Fuel')).body.warning).toBeUndefined();
});
