import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemActing } from '../../../platform/acting';
import { openDatabase } from '../../../platform/database';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { commit } from '../../audit/audit.repository';
import { categoryRenamed } from './category.repository';
import { expenseCategories } from './category.table';

let cookie: string;
let second: Books;
let line: string;

const WHY = 'Tickets sold before the rate was taken away';
const HALL = { name: 'Event hall', gstRate: '28', gstRateReason: WHY, tdsSection: '194I', tdsRate: '10' };
const SECOND = {
  name: 'Kestrel Foods Private Limited',
  cin: 'U62099KA2022PTC765432',
  pan: 'AAZCN9001Q',
  incorporationDate: '2022-06-14',
};

/** A founder with two companies, whose added categories belong to the first. */
beforeEach(async () => {
  await seeded();
  cookie = await signIn('FA');
  const { body } = await ask(cookie, 'POST', '/companies', SECOND);
  second = await books(cookie, body.id);
  line = `/bank-transactions/${second.transactionId}`;
});

const add = (category: object) => ask(cookie, 'POST', '/expense-categories', category);
const listed = async () =>
  (await ask(cookie, 'GET', '/expense-categories')).body.map(({ name }: { name: string }) => name);
const choose = (subcategory: string) =>
  ask(cookie, 'PATCH', `${line}/categorize`, { category: 'expense', subcategory });

const MARKS = { subcategory: 'Event hall', gstApplicable: true, tdsApplicable: true };

test('a category that is listed means the same in every company of the person', async () => {
  await add(HALL);
  expect(await listed()).toContain('Event hall');
  const { body } = await choose('event hall');
  expect(body).toMatchObject(MARKS);
  expect(body.warning).toContain('28%');
  const company = `/companies/${second.companyId}`;
  const again = { bankAccountId: second.accountId, statementData: AGAIN };
  await ask(cookie, 'POST', `${company}/upload-statement`, again);
  await ask(cookie, 'POST', `${company}/auto-categorize`, {});
  const { body: rows } = await ask(cookie, 'GET', `${company}/bank-transactions?from=2026-11-01`);
  expect(rows).toMatchObject([{ ...MARKS, categoryRule: 'payee-choice' }]);
});

const AGAIN = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '05/11/2026,RENT NOV 2026 - SUNRISE PROPERTIES,60000.00,,97550.00',
].join('\n');

test('what another person added is no category of this one', async () => {
  const other = await signIn('OB');
  expect((await ask(other, 'POST', '/expense-categories', HALL)).status).toBe(201);
  expect((await choose('event hall')).body).toMatchObject({ subcategory: 'event hall', gstApplicable: false });
});

describe('names are compared without capitals, also those with accents', () => {
  test.each([
    ['Éclair stand', 'éclair STAND'],
    ['Ärzte', 'ärzte'],
  ])('%s is %s', async (name, typed) => {
    expect((await add({ ...HALL, name })).status).toBe(201);
    const twice = await add({ ...HALL, name: typed });
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['name']]);
    expect((await choose(typed)).body).toMatchObject({ ...MARKS, subcategory: name });
  });
});

test('a part of a split takes the spelling of its category, and warns like a choice', async () => {
  await add(HALL);
  const part = { amount: '30000', category: 'expense' };
  const parts = [
    { ...part, subcategory: 'event HALL', note: 'Stage' },
    { ...part, subcategory: 'fuel' },
  ];
  const { status, body } = await ask(cookie, 'PUT', `${line}/split`, { parts });
  expect(status).toBe(200);
  expect(body.parts.map(({ subcategory }: { subcategory: string }) => subcategory)).toEqual(['Event hall', 'Fuel']);
  expect(body.parts[0].note).toBe('Stage');
  expect(body.warning).toContain('28%');
  expect((await ask(cookie, 'PUT', `${line}/split`, { parts: [] })).body.warning).toBeUndefined();
});

const stored = async (query: string) => (await env.DB.prepare(query).all()).results;
const OF_LINE = `SELECT t.category_id id, e.name, e.is_listed isListed FROM bank_transactions t
  JOIN expense_categories e ON e.id = t.category_id`;

test('an own category that is renamed has its new name everywhere, and no row of it changes', async () => {
  const { body: hall } = await add(HALL);
  await choose('event hall');
  const rule = { contains: 'SUNRISE', category: 'expense', subcategory: 'Event hall' };
  await ask(cookie, 'POST', `/companies/${second.companyId}/category-rules`, rule);
  const tables = ['bank_transactions', 'payee_choices', 'category_rules'];
  const rows = () => Promise.all(tables.map((table) => stored(`SELECT * FROM ${table}`)));
  const before = await rows();
  expect(JSON.stringify(before)).not.toContain('Event hall');

  const category = await openDatabase(env.DB).select().from(expenseCategories).get();
  if (!category) throw new Error('No category was stored');
  await commit(systemActing(env.DB, 'test'), [categoryRenamed(env.DB, category, 'Marquee')]);
  expect(await rows()).toEqual(before);
  const company = `/companies/${second.companyId}`;
  const [listed] = (await ask(cookie, 'GET', `${company}/bank-transactions?category=Marquee`)).body;
  expect(listed).toMatchObject({ subcategory: 'Marquee', categoryId: hall.id });
  expect((await ask(cookie, 'GET', `${company}/category-rules`)).body).toMatchObject([{ subcategory: 'Marquee' }]);
  const report = await ask(cookie, 'GET', `${company}/reports/categories?from=2026-10-01&to=2026-10-31`);
  expect(JSON.stringify(report.body)).toContain('Marquee');
  expect((await choose('marquee')).body).toMatchObject({ categoryId: hall.id, gstApplicable: true });
});

describe('a name that nobody has added', () => {
  test('is kept once for the company, and is not listed', async () => {
    expect((await choose('Drone parts')).body).toMatchObject({ subcategory: 'Drone parts', gstApplicable: false });
    expect((await choose('drone PARTS')).body.subcategory).toBe('Drone parts');
    expect(await listed()).not.toContain('Drone parts');
    expect(await stored(OF_LINE)).toMatchObject([{ name: 'Drone parts', isListed: 0 }]);
    expect(await stored('SELECT count(*) n FROM expense_categories')).toEqual([{ n: 1 }]);
  });

  test('that is only looked at is not kept', async () => {
    const rule = { contains: 'SUNRISE', category: 'expense', subcategory: 'Drone parts' };
    await ask(cookie, 'POST', `/companies/${second.companyId}/category-rules/preview`, rule);
    expect(await stored('SELECT count(*) n FROM expense_categories')).toEqual([{ n: 0 }]);
  });

  test('and is added later takes the lines of that name with it', async () => {
    // The oldest company that a person founded owns what they add.
    const { companies } = await seeded();
    const first = await books(cookie, companies.a1, '7777');
    const { body } = await ask(cookie, 'PATCH', `/bank-transactions/${first.transactionId}/categorize`, {
      ...{ category: 'expense', subcategory: 'event hall' },
    });
    const added = await add(HALL);
    expect([added.status, added.body.id]).toEqual([201, body.categoryId]);
    expect(await stored(OF_LINE)).toEqual([{ id: body.categoryId, name: 'Event hall', isListed: 1 }]);
    expect((await add(HALL)).status).toBe(409);
  });
});

describe('a rate of GST that is not in force on the day', () => {
  test.each([undefined, ''])('is taken with %j as its reason, and the lack of one is told', async (gstRateReason) => {
    const { status, body } = await add({ ...HALL, gstRateReason });
    expect([status, body.gstRateReason]).toEqual([201, null]);
    expect(body.warnings).toEqual([expect.stringMatching(/28%.*No reason was given for it$/)]);
  });

  test('is not taken with a blank for its reason', async () => {
    const { status, body } = await add({ ...HALL, gstRateReason: ' ' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['gstRateReason']]);
    expect(await listed()).not.toContain('Event hall');
  });

  test('is taken with a reason, which is stored, told and in the trail', async () => {
    const { status, body } = await add(HALL);
    expect([status, body.gstRateReason, body.warnings]).toEqual([201, WHY, [expect.stringContaining('28%')]]);
    const rows = 'SELECT gst_rate_reason reason FROM expense_categories';
    expect((await env.DB.prepare(rows).all()).results).toEqual([{ reason: WHY }]);
    const said = `SELECT "after" said FROM audit_entries WHERE action = 'expense-category.create'`;
    expect(JSON.stringify((await env.DB.prepare(said).all()).results)).toContain(WHY);
  });

  test('and none else asks for a reason or keeps one', async () => {
    const { status, body } = await add({ ...HALL, gstRate: '18' });
    expect([status, body.gstRateReason, body.warnings]).toEqual([201, null, []]);
    expect((await add({ ...HALL, name: 'Stage', gstRate: '5', gstRateReason: undefined })).status).toBe(201);
  });
});
