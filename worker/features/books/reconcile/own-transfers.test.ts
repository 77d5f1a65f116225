import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

type Row = {
  id: string;
  uploadId: string;
  transactionType: string;
  category: string | null;
  subcategory: string | null;
};

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

const SET = { categoryRule: 'transfer-paired', category: 'transfer', subcategory: 'Own account transfer' };

describe('both legs of a linked transfer', () => {
  test('have their category with the link, and are neither earned nor spent', async () => {
    await link();
    expect(await rows()).toMatchObject([SET, SET]);
    expect(await figures()).toMatchObject({
      operatingIncome: '0.00',
      operatingExpenses: '0.00',
      uncategorizedCount: 0,
    });
    expect((await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body.count).toBe(0);
  });

  test('lose it with the link, whoever takes that off, and keep what else they were', async () => {
    const before = await rows();
    await link();
    const [one, other] = await rows();
    const { body } = await ask(cookie, 'POST', `/bank-transactions/${one?.id}/unmatch`, { withId: other?.id });
    expect((await rows())[0]).toMatchObject(body.transaction);
    expect(await rows()).toEqual(before);
    const trail = (await ask(cookie, 'GET', `${company}/audit-trail`)).body;
    expect(trail[0].details).toMatchObject({ before: { subcategory: SET.subcategory }, after: { subcategory: null } });
    const chosen = await ask(cookie, 'POST', `/bank-transactions/${one?.id}/match`, { withId: other?.id });
    expect(chosen.body.transaction).toMatchObject(SET);
    expect(await rows()).toMatchObject([SET, SET]);
  });

  test('the one that stays loses it when the statement of the other is undone', async () => {
    const { id, uploadId } = (await leg('credit')) ?? {};
    await link();
    expect((await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, {})).status).toBe(200);
    expect(await rows()).toMatchObject([
      { category: null, subcategory: null, categoryRule: null, transferPairId: null },
    ]);
    expect(id).toBeDefined();
  });

  test('that a rule took for something else before the other account came are put right', async () => {
    const { id, uploadId } = (await leg('credit')) ?? {};
    await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, {});
    await run();
    expect((await leg('debit'))?.category).toBe('expense');
    await account('99900012344472', 'ICIC0000001', '13/10/2026,UPI/628812345678/QWXZ TRADERS/x,,5000.00,5000.00');
    expect((await leg('credit'))?.id).not.toBe(id);
    expect((await run()).body.changed).toBe(2);
    expect(await rows()).toMatchObject([SET, SET]);
    expect((await run()).body.changed).toBe(0);
    await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
    expect([(await leg('debit'))?.category, (await leg('credit'))?.category]).toEqual(['expense', null]);
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
