import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

const run = () => ask(cookie, 'POST', `${company}/auto-categorize`, {});
const undo = async () => (await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {})).body.message;
const preview = async () => (await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body;
const addRule = (rule: object) => ask(cookie, 'POST', `${company}/category-rules`, rule);
const rent = async () => (await ask(cookie, 'GET', `${company}/bank-transactions?q=RENT`)).body[0];

describe('undoing a run says why lines are not as they were', () => {
  test('they have gone with their statement', async () => {
    const { changed } = (await run()).body;
    await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, {});
    expect(await undo()).toBe(`0 categorizations undone; ${changed} are gone with the statement that was undone`);
  });
  test('somebody changed them', async () => {
    const { changed } = (await run()).body;
    const choice = { category: 'expense', subcategory: 'Fuel' };
    await ask(cookie, 'PATCH', `/bank-transactions/${(await rent()).id}/categorize`, choice);
    expect(await undo()).toMatch(new RegExp(`^${changed - 1} \\w+ undone; 1 changed by hand since then stays$`));
  });
});

const RULE = { contains: 'sunrise', category: 'expense', subcategory: 'Co-working seats' };

describe('a company’s own rule', () => {
  test('made anew with another kind alone applies to what it has set', async () => {
    const { id } = (await addRule(RULE)).body;
    await run();
    await ask(cookie, 'POST', `${company}/category-rules/${id}/remove`, {});
    const changed = { ...RULE, category: 'transfer' };
    expect((await ask(cookie, 'POST', `${company}/category-rules/preview`, changed)).body.count).toBe(1);
    await addRule(changed);
    expect((await preview()).byRule).toMatchObject([{ category: 'transfer', count: 1 }]);
    expect((await run()).body.changed).toBe(1);
    expect(await rent()).toMatchObject({ category: 'transfer', subcategory: 'Co-working seats' });
    expect((await run()).body.changed).toBe(0);
  });
  test('is kept once, however often it is sent, and each has a place of its own', async () => {
    const at = await Promise.all([addRule(RULE), addRule(RULE), addRule(RULE)]);
    expect(at.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await addRule({ ...RULE, contains: 'SUNRISE' })).body.code).toBe('rule-exists');
    await Promise.all(['a1', 'b2', 'c3'].map((contains) => addRule({ ...RULE, contains })));
    const rules: { place: number }[] = (await ask(cookie, 'GET', `${company}/category-rules`)).body;
    expect(rules.map(({ place }) => place)).toEqual(rules.map((_, at) => at + 1));
  });
});

test('a preview says when there is more than one run looks at', async () => {
  expect(await preview()).toMatchObject({ hasMore: false });
  const ids = Array.from({ length: 20_000 }, newId);
  const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
      amount_paise, transaction_type, line_key, created_at)
    SELECT value, ?2, ?3, ?4, key, '2026-09-01', 'QWXZ', 100, 'debit', value, '' FROM json_each(?1)`;
  await env.DB.prepare(insert).bind(JSON.stringify(ids), own.companyId, own.accountId, own.uploadId).run();
  expect(await preview()).toMatchObject({ hasMore: true, left: 20_000 });
});
