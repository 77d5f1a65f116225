import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

type Row = { id: string; description: string; subcategory: string | null; categoryRule: string | null };

const LINES = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/03/2026,UPI/ZOMATO/LUNCH,450.00,,99550.00',
  '02/10/2026,UPI/ZOMATO/LUNCH,950.00,,98600.00',
  '03/10/2026,UPI/SWIGGY/DINNER,500.00,,98100.00',
  '04/10/2026,NEFT CR-KKBK0000958-ZOMATO LTD-REFUND,,100.00,98200.00',
  '05/10/2026,TDS PAYMENT CHALLAN 0510308 00123 ZOMATO,6000.00,,92200.00',
].join('\n');

let cookie: string;
let company: string;
let account: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  account = await accountWith('50100012344471', LINES);
});

async function accountWith(accountNumber: string, statementData: string): Promise<string> {
  const facts = { accountName: 'Current', accountNumber, bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: id, statementData });
  return id;
}

const GIFTS = { contains: 'zomato', category: 'expense', subcategory: 'Co-working seats' };
const TEA = { contains: 'UPI', category: 'expense', subcategory: 'Equipment or vehicle hire' };
const add = (rule: object) => ask(cookie, 'POST', `${company}/category-rules`, rule);
const preview = async (rule: object) => (await ask(cookie, 'POST', `${company}/category-rules/preview`, rule)).body;
const run = () => ask(cookie, 'POST', `${company}/auto-categorize`, {});
const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions?direction=asc`)).body;
const set = async () => (await rows()).map(({ subcategory }) => subcategory);
const ruleOf = async (place: number) => (await rows())[place]?.categoryRule;

test('a rule says beforehand what it would set, and a run then sets exactly that', async () => {
  const before = await preview({ ...GIFTS, side: 'debit' });
  expect(before).toMatchObject({ count: 2, matched: 3 });
  expect(before.sample).toMatchObject([
    { date: '2026-10-02', amount: '950.00', current: null },
    { date: '2026-03-01', amount: '450.00', current: null },
  ]);
  expect(await set()).toEqual([null, null, null, null, null]);
  const { body: rule } = await add({ ...GIFTS, side: 'debit' });
  const proposed = (await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body;
  expect(proposed.byRule).toContainEqual({
    rule: rule.rule,
    why: 'Your rule: contains “zomato”',
    category: 'expense',
    categoryId: 'co-working',
    subcategory: 'Co-working seats',
    count: 2,
    rows: expect.arrayContaining([expect.objectContaining({ amount: '450.00', confidence: 90 })]),
  });
  await run();
  const [march, october, , , challan] = await rows();
  const kept = { categoryRule: rule.rule, categoryRuleVersion: 1, categoryConfidence: 90, categorisedBy: null };
  expect(march).toMatchObject({ ...kept, gstMode: 'forward', tdsSection: '194I(b)', tdsApplicable: true });
  expect(october).toMatchObject({ ...kept, tdsSection: '393(1) Sl.2(ii)' });
  expect(challan).toMatchObject({ categoryRule: 'statutory-tds' });
});

test.each([
  [{ amountFrom: '500', amountTo: '950' }, 1],
  [{ amountTo: '949.99', side: 'debit' }, 1],
  [{ side: 'credit' }, 1],
  [{ contains: 'ZoMaTo / LUNCH' }, 0],
  [{ contains: 'zomato/lunch' }, 2],
])('%j sets %i', async (terms, count) => {
  expect((await preview({ ...GIFTS, ...terms })).count).toBe(count);
});

test('a rule of one account leaves the others alone', async () => {
  const other = await accountWith('50100012349999', LINES);
  const debit = { ...GIFTS, side: 'debit' };
  expect((await preview(debit)).count).toBe(4);
  expect((await preview({ ...debit, bankAccountId: other })).count).toBe(2);
  await add({ ...debit, bankAccountId: account });
  await run();
  const query = `SELECT DISTINCT bank_account_id id FROM bank_transactions WHERE category_rule LIKE 'rule-%'`;
  expect((await env.DB.prepare(query).all()).results).toEqual([{ id: account }]);
});

test('the first rule decides; put into another order the other one does, also for rows a rule has set', async () => {
  const first = (await add(GIFTS)).body;
  const second = (await add(TEA)).body;
  await run();
  expect([await ruleOf(0), await ruleOf(2)]).toEqual([first.rule, second.rule]);
  const order = (ids: string[]) => ask(cookie, 'POST', `${company}/category-rules/order`, { ids });
  expect((await order([second.id])).status).toBe(409);
  const ordered = await order([second.id, first.id]);
  expect(ordered.body.map(({ id, place }: { id: string; place: number }) => [id, place])).toEqual([
    [second.id, 1],
    [first.id, 2],
  ]);
  await run();
  expect([await ruleOf(0), await ruleOf(2)]).toEqual([second.rule, second.rule]);
  await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
  expect([await ruleOf(0), await ruleOf(2)]).toEqual([first.rule, second.rule]);
});

test('a rule overtakes what was guessed, never what a person set', async () => {
  await run();
  const [march, october] = await rows();
  expect(october?.categoryRule).toMatch(/^vendor-/);
  await ask(cookie, 'PATCH', `/bank-transactions/${march?.id}/categorize`, {
    category: 'expense',
    subcategory: 'Legal',
  });
  await add({ contains: 'SWIGGY', category: 'expense', subcategory: 'Co-working seats' });
  await add({ contains: 'ZOMATO', category: 'expense', subcategory: 'Co-working seats' });
  await run();
  const [first, second, swiggy] = await rows();
  expect(first).toMatchObject({ subcategory: 'Legal', categoryRule: 'person' });
  expect(second).toMatchObject({ subcategory: 'Legal', categoryRule: 'payee-choice' });
  expect(swiggy?.subcategory).toBe('Co-working seats');
});

test('a removed rule leaves its rows as they are, and sets no more', async () => {
  const { body: rule } = await add({ ...GIFTS, side: 'debit' });
  await run();
  const before = await rows();
  const remove = () => ask(cookie, 'POST', `${company}/category-rules/${rule.id}/remove`, {});
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.code).toBe('already-removed');
  expect(await rows()).toEqual(before);
  expect((await ask(cookie, 'GET', `${company}/category-rules`)).body).toEqual([]);
  const after = (await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body;
  expect(JSON.stringify(after.byRule)).not.toContain(rule.rule);
});

describe('a rule that cannot be is refused by its field', () => {
  test.each([
    [{ contains: 'z' }, 'contains'],
    [{ amountFrom: '10', amountTo: '9.99' }, 'amountTo'],
    [{ amountFrom: '1,000' }, 'amountFrom'],
    [{ category: 'nonsense' }, 'category'],
    [{ side: 'left' }, 'side'],
  ])('%j', async (wrong, field) => {
    const { status, body } = await add({ ...GIFTS, ...wrong });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
