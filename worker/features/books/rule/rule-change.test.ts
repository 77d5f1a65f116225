import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

const LINES = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,UPI/ZOMATO/LUNCH,450.00,,99550.00',
  '02/10/2026,UPI/ZOMATO/DINNER,950.00,,98600.00',
  '03/10/2026,UPI/SWIGGY/DINNER,500.00,,98100.00',
].join('\n');

const FACTS = {
  accountName: 'Current',
  accountNumber: '50100012344471',
  bankName: 'HDFC Bank',
  ifscCode: 'HDFC0000123',
};
const SEATS = { category: 'expense', subcategory: 'Co-working seats' };
const HIRE = { category: 'expense', subcategory: 'Equipment or vehicle hire' };
const ZOMATO = { contains: 'zomato', side: 'debit', amountFrom: '100', amountTo: '1000', ...SEATS };

type Row = { id: string; subcategory: string | null; categoryRule: string | null };

let cookie: string;
let company: string;
let account: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  account = (await ask(cookie, 'POST', `${company}/bank-accounts`, FACTS)).body.id;
  await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: account, statementData: LINES });
});

const RULES = () => `${company}/category-rules`;
const add = async (rule: object) => (await ask(cookie, 'POST', RULES(), rule)).body;
const change = (id: string, changed: object) => ask(cookie, 'PATCH', `${RULES()}/${id}`, changed);
const preview = async (rule: object) => (await ask(cookie, 'POST', `${RULES()}/preview`, rule)).body;
const rules = async () => (await ask(cookie, 'GET', RULES())).body;
const run = () => ask(cookie, 'POST', `${company}/auto-categorize`, {});
const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions?direction=asc`)).body;
const set = async () => (await rows()).map(({ subcategory }) => subcategory);
const trail = async () => {
  const query = `SELECT entity_id id, before, after FROM audit_entries WHERE action = 'category-rule.change'`;
  return (await env.DB.prepare(query).all<{ id: string; before: string; after: string }>()).results;
};

test('what is named is changed, null takes a condition away, and the rule keeps its place', async () => {
  const first = await add(ZOMATO);
  const second = await add({ contains: 'SWIGGY', ...SEATS });
  const changed = await change(first.id, {
    contains: 'zomato/dinner',
    amountFrom: null,
    bankAccountId: account,
    ...HIRE,
  });
  expect(changed.status).toBe(200);
  const now = { contains: 'zomato/dinner', side: 'debit', amountFrom: null, amountTo: '1000.00', ...HIRE };
  expect(changed.body).toMatchObject({ ...now, bankAccountId: account, place: 1 });
  expect((await rules()).map(({ id, place }: { id: string; place: number }) => [id, place])).toEqual([
    [changed.body.id, 1],
    [second.id, 2],
  ]);
});

test('what the rule has set stays as it is, until a run finds that the changed rule holds for it', async () => {
  const rule = await add(ZOMATO);
  await run();
  const before = await rows();
  const { body: changed } = await change(rule.id, { contains: 'ZOMATO/DINNER', ...HIRE });
  expect(await rows()).toEqual(before);
  await run();
  const [lunch, dinner] = await rows();
  expect(lunch).toMatchObject({ ...SEATS, categoryRule: rule.rule });
  expect(dinner).toMatchObject({ ...HIRE, categoryRule: changed.rule });
  await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
  expect(await rows()).toEqual(before);
});

test('a person’s choice stays, whatever the changed rule says', async () => {
  const rule = await add({ contains: 'SWIGGY', ...SEATS });
  const [lunch] = await rows();
  await ask(cookie, 'PATCH', `/bank-transactions/${lunch?.id}/categorize`, {
    category: 'expense',
    subcategory: 'Legal',
  });
  await change(rule.id, { contains: 'LUNCH' });
  await run();
  expect((await set())[0]).toBe('Legal');
});

test('the preview counts what a run would then set, in the place the rule has', async () => {
  const first = await add({ contains: 'LUNCH', ...SEATS });
  await add({ contains: 'ZOMATO', ...HIRE });
  const wider = { contains: 'UPI', ...SEATS };
  expect(await preview(wider)).toMatchObject({ count: 1, matched: 3 });
  expect(await preview({ ...wider, replaces: first.id })).toMatchObject({ count: 3, matched: 3 });
  await change(first.id, { contains: 'UPI' });
  await run();
  expect(await set()).toEqual(Array(3).fill('Co-working seats'));
});

test('the trail says what was changed and what it became; nothing is written where nothing changes', async () => {
  const rule = await add(ZOMATO);
  const same = await change(rule.id, { contains: ' zomato ', amountFrom: '100.00' });
  expect([same.status, same.body]).toEqual([200, rule]);
  expect(await trail()).toEqual([]);
  const { body } = await change(rule.id, { amountTo: '' });
  const [entry, ...others] = await trail();
  expect([entry?.id, others]).toEqual([rule.id, []]);
  const was = { contains: 'zomato', side: 'debit', amountFrom: 10_000, bankAccountId: null, ...SEATS };
  expect(JSON.parse(entry?.before ?? '')).toEqual({ ...was, amountTo: 100_000 });
  expect(JSON.parse(entry?.after ?? '')).toEqual({ ...was, id: body.id, amountTo: null });
});

test('of two who change one rule the later is told to look again; so is who changes what was removed', async () => {
  const rule = await add(ZOMATO);
  const answers = await Promise.all([change(rule.id, HIRE), change(rule.id, { contains: 'SWIGGY' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await change(rule.id, { contains: 'LUNCH' })).body.code).toBe('changed-meanwhile');
  expect([(await rules()).length, (await trail()).length]).toEqual([1, 1]);
});

test('a rule that was changed meanwhile keeps its order: the others are asked again', async () => {
  const [first, second] = [await add(ZOMATO), await add({ contains: 'SWIGGY', ...SEATS })];
  const order = () => ask(cookie, 'POST', `${RULES()}/order`, { ids: [second.id, first.id] });
  const [changed, ordered] = await Promise.all([change(first.id, HIRE), order()]);
  expect([200, 404, 409]).toContain(ordered.status);
  expect([200, 409]).toContain(changed.status);
  // Both hold where the order was done before the change began.
  const held = { changed: changed.status === 200, ordered: ordered.status === 200 };
  expect(held.changed || held.ordered).toBe(true);
  const zomato = { contains: 'zomato', place: held.ordered ? 2 : 1, ...(held.changed ? HIRE : SEATS) };
  const swiggy = { contains: 'SWIGGY', place: held.ordered ? 1 : 2, ...SEATS };
  const kept = held.ordered ? [swiggy, zomato] : [zomato, swiggy];
  expect(await rules()).toMatchObject(kept);
});

test('a rule does not become one that is there already, whatever its capitals; its own capitals may change', async () => {
  const [first, second] = [await add(ZOMATO), await add({ ...ZOMATO, contains: 'swiggy' })];
  const double = await change(second.id, { contains: 'ZOMATO' });
  expect([double.status, double.body.code]).toEqual([409, 'rule-exists']);
  expect((await change(first.id, { contains: 'Zomato' })).body.contains).toBe('Zomato');
});

describe('what cannot be is refused by its field', () => {
  test.each([
    [{}, 'body'],
    [{ contains: 'z' }, 'contains'],
    [{ contains: null }, 'contains'],
    [{ amountFrom: '1000.01' }, 'amountTo'],
    [{ amountFrom: '1,000' }, 'amountFrom'],
    [{ category: null }, 'category'],
    [{ side: 'left' }, 'side'],
    [{ contains: 'LUNCH', place: 2 }, 'place'],
  ])('%j', async (wrong, field) => {
    const { status, body } = await change((await add(ZOMATO)).id, wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await trail()).toEqual([]);
  });
});
