import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { english } from '../../../testing/in-english';
import { watched } from '../../../testing/watched-database';
import { runApplied } from './categorise.repository';
import { isMoved, planRun, runMessage } from './categorise.usecase';
import type { Bounds } from './open-lines.repository';

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

const INSERT = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
    amount_paise, transaction_type, line_key, created_at)
  SELECT value, ?2, ?3, ?4, key, '2026-09-01', ?5, 100, 'debit', value, '' FROM json_each(?1)`;
const lines = (count: number, description: string) => {
  const ids = Array.from({ length: count }, newId);
  const { companyId, accountId, uploadId } = own;
  return env.DB.prepare(INSERT).bind(JSON.stringify(ids), companyId, accountId, uploadId, description).run();
};

test('a run looks beyond 20,000 unknown lines, in twelve round trips, and says what is left', async () => {
  for (const _part of [1, 2, 3]) await lines(15_000, 'QWXZ');
  expect(await preview()).toMatchObject({ count: 3, left: 45_000, looked: 45_003, hasMore: false });
  const query = `?bankAccountId=${own.accountId}`;
  const { body, trips } = await watched(cookie, 'POST', `${company}/auto-categorize${query}`, {});
  expect(body).toMatchObject({ changed: 3, left: 45_000 });
  expect(body.message).not.toContain('run again');
  expect(trips).toBeLessThanOrEqual(12);
});

describe('where a bound is reached', () => {
  const scope = async () => ({ companyId: own.companyId, caFirmId: null }) as never;
  const person = { id: 'p', name: 'P' } as never;
  const step = async (bounds: Bounds, account: string | null = null) => {
    const plan = await planRun(env.DB, await scope(), person, account, bounds);
    const place = isMoved(plan) ? plan : undefined;
    await env.DB.batch(runApplied(env.DB, await scope(), person, { ...plan, place }).change.statements);
    return [plan.looked, plan.assignments.length, plan.left, plan.hasMore];
  };

  test('of looking, the next run goes on after it, then from the first again; each account has its own', async () => {
    await lines(5, 'QWXZ');
    const bounds = { page: 2, pages: 2, set: 10 };
    expect(await step(bounds)).toEqual([4, 0, 4, true]);
    expect(await step(bounds, own.accountId)).toEqual([4, 0, 4, true]);
    const plan = await planRun(env.DB, await scope(), person, null, bounds);
    expect(english(runMessage(plan))).toBe(
      '3 transactions categorized; 1 transaction left for you, since no rule or earlier choice recognises it; those up to 01 Sep 2026 were looked at by the run before',
    );
    expect(await step(bounds)).toEqual([4, 3, 1, false]);
    expect(await undo()).toBe('3 categorizations undone');
    expect(await step(bounds)).toEqual([4, 3, 1, false]);
    expect(await step(bounds)).toEqual([4, 0, 4, true]);
  });

  test('of setting, the next run begins where this one began, since what is set is done', async () => {
    await lines(3, 'UPI/628812345678/ZEPTO/X');
    const bounds = { page: 2, pages: 2, set: 2 };
    expect(await step(bounds)).toEqual([2, 2, 0, true]);
    expect(await step(bounds)).toEqual([2, 2, 0, true]);
    expect(await step(bounds)).toEqual([2, 2, 0, false]);
  });
});
