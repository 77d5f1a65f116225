import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';

let cookie: string;
let own: Books;
let path: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  path = `/bank-transactions/${own.transactionId}`;
});

const part = (amount: string, subcategory = 'Office or shop rent', category = 'expense') => ({
  amount,
  category,
  subcategory,
});
const put = (parts: unknown[]) => ask(cookie, 'PUT', `${path}/split`, { parts });
const row = async () => {
  const { body } = await ask(cookie, 'GET', `/companies/${own.companyId}/bank-transactions`);
  return body.find(({ id }: { id: string }) => id === own.transactionId);
};

test('a line is split into parts that come to its amount, and made whole again as it was', async () => {
  const before = await row();
  const parts = [{ ...part('55000.50'), note: 'Floor 2' }, part('4999.50', 'Housekeeping, security and maintenance')];
  const split = await put(parts);
  expect(split.status).toBe(200);
  expect(split.body.parts).toMatchObject(parts);
  expect((await ask(cookie, 'GET', `${path}/split`)).body).toEqual(split.body);
  expect(await row()).toEqual({ ...before, isSplit: true, parts: split.body.parts });
  expect((await put([])).body).toEqual({ isSplit: false, parts: [] });
  expect(await row()).toEqual(before);
  expect((await ask(await signIn('MA'), 'GET', `/companies/${own.companyId}/audit-trail/verify`)).body.ok).toBe(true);
});

describe('parts that do not make up the line are refused, and nothing changes', () => {
  test.each([
    [[part('60000.00')], 422, 'too-few-parts', 'at least two'],
    [[part('30000.00'), part('30000.01')], 422, 'parts-do-not-add-up', '0.01 too much'],
    [[part('30000.00'), part('29999.99')], 422, 'parts-do-not-add-up', '0.01 too little'],
    [[part('60000.00'), part('0')], 400, 'invalid-request', 'Not 0'],
    [[part('60000.00'), part('-0.00')], 400, 'invalid-request', 'Not 0'],
    [[part('60001.00'), part('-1.01')], 422, 'parts-do-not-add-up', '0.01 too little'],
    [[part('60001.00'), part('--1.00')], 400, 'invalid-request', 'amount'],
    [[part('-10000000000.00'), part('10000060000.00')], 400, 'invalid-request', 'amount'],
    [[part('30000'), part('30000', 'x', 'nonsense')], 400, 'invalid-request', 'category'],
  ])('%j', async (parts, status, code, words) => {
    const { body, ...answer } = await put(parts);
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(body.title).toContain(words);
    expect((await row()).isSplit).toBe(false);
  });
});

test('a split line takes no category of its own, from a person or a run, until it is whole again', async () => {
  await put([part('30000'), part('30000', 'Co-working seats')]);
  const choice = { category: 'expense', subcategory: 'Office or shop rent' };
  const company = `/companies/${own.companyId}`;
  expect((await ask(cookie, 'PATCH', `${path}/categorize`, choice)).body.code).toBe('is-split');
  const many = { ids: [own.transactionId], ...choice };
  expect((await ask(cookie, 'POST', `${company}/bank-transactions/categorize`, many)).body.code).toBe('is-split');
  await ask(cookie, 'POST', `${company}/auto-categorize`, {});
  expect(await row()).toMatchObject({ category: null, isSplit: true });
  const open = await ask(cookie, 'GET', `${company}/bank-transactions?uncategorised=true`);
  expect(open.body.map(({ id }: { id: string }) => id)).not.toContain(own.transactionId);
  await put([]);
  expect((await ask(cookie, 'PATCH', `${path}/categorize`, choice)).status).toBe(200);
});

test('the figures of a period count a split line by its parts, and once', async () => {
  const of = '?startDate=2026-10-01&endDate=2026-10-31';
  const summary = async () => (await ask(cookie, 'GET', `/companies/${own.companyId}/financial-summary${of}`)).body;
  const before = await summary();
  await put([part('50000'), part('10000', 'Security deposit paid or returned', 'transfer')]);
  expect(await summary()).toEqual({
    ...before,
    uncategorizedCount: 2,
    operatingExpenses: '50450.00',
    operatingNet: '67550.00',
    leftOut: [{ category: 'transfer', side: 'debit', amount: '10000.00', count: 0 }],
  });
  const { body } = await ask(cookie, 'GET', `/companies/${own.companyId}/category-expenses${of}`);
  expect(body.map(({ category, amount }: { category: string; amount: string }) => [category, amount])).toEqual([
    ['Office or shop rent', '50000.00'],
    ['Security deposit paid or returned', '10000.00'],
    ['Uncategorized', '450.00'],
  ]);
});

test('parts carry what their categories say of GST and TDS, each on the side it stands', async () => {
  const { body } = await put([part('66000', 'Consultants and doctors'), part('-6000', 'TDS deposited', 'tax_payment')]);
  const marks = [
    { gstApplicable: true, gstMode: 'forward', tdsApplicable: true, tdsSection: '393(1) Sl.6(iii)' },
    { gstApplicable: false, gstMode: 'outside', tdsApplicable: false, tdsSection: null },
  ];
  expect(body.parts).toMatchObject(marks);
  expect(body.warning).toContain('₹6,000.00 of tax was kept back');
  expect((await row()).parts).toMatchObject(marks);
  const many = Array.from({ length: 50 }, (_, at) => part(at === 0 ? '59951' : '1'));
  expect((await put(many)).body.parts).toHaveLength(50);
});

test('a settlement grosses up: the fee and its GST count as paid, and what the gateway held back in the sale', async () => {
  const credits = async () =>
    (await ask(cookie, 'GET', `/companies/${own.companyId}/bank-transactions?side=credit`)).body;
  const [receipt] = await credits();
  const of = '?startDate=2026-10-01&endDate=2026-10-31';
  const read = async (what: string) => (await ask(cookie, 'GET', `/companies/${own.companyId}/${what}${of}`)).body;
  const before = await read('financial-summary');
  const parts = [
    part('118023.60', 'Services - domestic', 'income'),
    part('-20.00', 'Payment gateway fees'),
    part('-3.60', 'Payment gateway fees'),
  ];
  const { status, body } = await ask(cookie, 'PUT', `/bank-transactions/${receipt.id}/split`, { parts });
  expect([status, body.parts.map(({ amount }: { amount: string }) => amount)]).toEqual([
    200,
    parts.map(({ amount }) => amount),
  ]);
  expect((await ask(cookie, 'GET', `/bank-transactions/${receipt.id}/split`)).body).toEqual(body);
  expect((await credits())[0].parts).toEqual(body.parts);
  const after = await read('financial-summary');
  const more = (key: string) => Math.round(100 * (Number(after[key]) - Number(before[key])));
  expect(['totalIncome', 'totalExpenses', 'netIncome', 'operatingNet'].map(more)).toEqual([2360, 2360, 0, 0]);
  expect(after.transactionCount).toBe(before.transactionCount);
  const { body: months } = await ask(cookie, 'GET', `/companies/${own.companyId}/monthly-totals?endDate=2026-10-31`);
  const { totalIncome, totalExpenses, netIncome } = after;
  expect(months).toHaveLength(6);
  expect(months.at(-1)).toEqual({ month: '2026-10', totalIncome, totalExpenses, netIncome });
  expect(months.at(0)).toEqual({ month: '2026-05', totalIncome: '0.00', totalExpenses: '0.00', netIncome: '0.00' });
  expect(await read('category-expenses')).toContainEqual(
    expect.objectContaining({ category: 'Payment gateway fees', amount: '23.60' }),
  );
});

test('parts are work of hands: they go with the upload that is undone, once somebody said so', async () => {
  await put([part('30000'), part('30000', 'Co-working seats')]);
  const undo = (body: object) => ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, body);
  const asked = await undo({});
  expect([asked.status, asked.body.code, asked.body.byHand]).toEqual([409, 'has-work-by-hand', 1]);
  expect((await row()).isSplit).toBe(true);
  expect((await undo({ dropsWork: true })).body).toMatchObject({ removed: 3, categorisedByHand: 1 });
  expect((await ask(cookie, 'GET', `${path}/split`)).status).toBe(404);
});
