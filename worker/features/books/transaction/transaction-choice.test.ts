import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';

type Row = { id: string; description: string; subcategory: string | null; categoryRule: string | null };

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const LINES = Array.from(
  { length: 8 },
  (_, place) => `0${place + 1}/10/2026,UPI/62881234567${place}/NIRMALA STORES/PAY,100.00,,${9_900 - place * 100}.00`,
);

let cookie: string;
let company: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  const facts = { accountName: 'Current', accountNumber: '5010001234', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  const { id: bankAccountId } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  await ask(cookie, 'POST', `${company}/upload-statement`, {
    bankAccountId,
    statementData: [HEAD, ...LINES].join('\n'),
  });
});

const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions?direction=asc`)).body;
const idOf = async (place: number) => (await rows())[place]?.id ?? '';
const choose = async (place: number, subcategory: string) =>
  ask(cookie, 'PATCH', `/bank-transactions/${await idOf(place)}/categorize`, { category: 'expense', subcategory });
const many = (ids: string[], subcategory: string) =>
  ask(cookie, 'POST', `${company}/bank-transactions/categorize`, { ids, category: 'expense', subcategory });
const proposed = async () => (await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body;

describe('many at once', () => {
  test('all of them get the category, from the person, and the payee is remembered', async () => {
    const ids = (await rows()).slice(0, 3).map(({ id }) => id);
    const { body } = await many([...ids, ...ids], 'Pantry and tea');
    expect(body).toEqual({ message: '3 transactions categorized', changed: 3 });
    const set = (await rows()).filter(({ categoryRule }) => categoryRule === 'person');
    expect(set.map(({ id }) => id)).toEqual(ids);
    expect(set[0]).toMatchObject({ subcategory: 'Pantry and tea', categorisedBy: 'Seed FA' });
    expect((await proposed()).byRule).toMatchObject([
      { rule: 'payee-choice', subcategory: 'Pantry and tea', count: 5 },
    ]);
    expect((await many(ids, 'Pantry and tea')).body.changed).toBe(0);
  });
  test('with one that is not there none is changed', async () => {
    expect((await many([await idOf(0), newId()], 'Pantry and tea')).status).toBe(404);
    expect((await rows()).every(({ subcategory }) => subcategory === null)).toBe(true);
  });
  test('a first category is taken off again, with what it taught; one that was replaced meanwhile stays', async () => {
    const [one = '', other = ''] = (await rows()).map(({ id }) => id);
    const read = async (id: string) => (await ask(cookie, 'GET', `/bank-transactions/${id}`)).body;
    const before = await read(one);
    await many([one, other], 'Pantry and tea');
    const { categoryId } = await read(one);
    await many([other], 'Legal');
    const off = (who = cookie) =>
      ask(who, 'POST', `${company}/bank-transactions/take-category-off`, { ids: [one, other], categoryId });
    expect(await off(await signIn('VA'))).toMatchObject({ status: 403 });
    expect((await off()).body).toEqual({ message: 'Category taken off 1 transaction', changed: 1 });
    expect(await read(one)).toEqual(before);
    expect(await read(other)).toMatchObject({ subcategory: 'Legal', categoryRule: 'person' });
    expect((await proposed()).byRule).toMatchObject([{ rule: 'payee-choice', subcategory: 'Legal' }]);
    expect((await off()).body.changed).toBe(0);
    const trail = await ask(await signIn('OA'), 'GET', `${company}/audit-trail?q=${one}&limit=1`);
    expect(trail.body[0]).toMatchObject({
      action: 'bank-transaction.categorise',
      details: { before: { subcategory: 'Pantry and tea' }, after: { subcategory: null } },
    });
    // The only line that taught something of the payee: what it taught goes with it.
    const legal = (await read(other)).categoryId;
    await ask(cookie, 'POST', `${company}/bank-transactions/take-category-off`, { ids: [other], categoryId: legal });
    expect((await proposed()).byRule.map(({ rule }: { rule: string }) => rule)).not.toContain('payee-choice');
  });
  test('none and more than five hundred are refused', async () => {
    expect((await many([], 'Legal')).status).toBe(400);
    expect((await many(Array.from({ length: 501 }, newId), 'Legal')).status).toBe(400);
  });
});

describe('what people confirmed for a payee', () => {
  test('one correction is followed', async () => {
    await choose(0, 'Pantry and tea');
    expect((await proposed()).byRule).toMatchObject([{ subcategory: 'Pantry and tea', count: 7 }]);
  });
  test('two that differ are asked, three of five decide', async () => {
    await choose(0, 'Pantry and tea');
    await choose(1, 'Legal');
    expect(await proposed()).toMatchObject({ count: 0, left: 6 });
    await choose(2, 'Pantry and tea');
    await choose(3, 'Pantry and tea');
    await choose(4, 'Legal');
    expect((await proposed()).byRule).toMatchObject([
      { subcategory: 'Pantry and tea', count: 3, why: '3 of the last 5 you set for NIRMALA STORES' },
    ]);
    // The oldest of the six no longer counts.
    await choose(5, 'Legal');
    expect((await proposed()).byRule).toMatchObject([{ subcategory: 'Legal', count: 2 }]);
  });
  test('narrations like those a person confirmed are answered from them', async () => {
    const account = (await ask(cookie, 'GET', `${company}/bank-accounts`)).body[0].id;
    const statement = (lines: string[]) =>
      ask(cookie, 'POST', `${company}/upload-statement`, {
        bankAccountId: account,
        statementData: [HEAD, ...lines].join('\n'),
      });
    await statement(['01/11/2026,POS KUMBHALGARH HANDLOOM ZARI YARN JAIPUR,500.00,,8600.00']);
    const newest = async () => (await ask(cookie, 'GET', `${company}/bank-transactions?limit=1`)).body[0];
    const choice = { category: 'expense', subcategory: 'Raw material and packing' };
    await ask(cookie, 'PATCH', `/bank-transactions/${(await newest()).id}/categorize`, choice);
    await statement(['02/11/2026,POS HANDLOOM ZARI YARN KUMBHALGARH UDAIPUR,700.00,,7900.00']);
    await ask(cookie, 'POST', `${company}/auto-categorize`, {});
    expect(await newest()).toMatchObject({ subcategory: 'Raw material and packing', categoryRule: 'like' });
  });
});

describe('marks of GST and TDS, and warnings', () => {
  const own = (gstRate: string) =>
    ask(cookie, 'POST', '/expense-categories', {
      name: 'Drone parts',
      gstRate,
      gstRateReason: 'Bills of an earlier year',
      tdsSection: '194C',
      tdsRate: '2',
    });

  test('a choice marks the row as of its day', async () => {
    const { body } = await choose(0, 'Legal');
    expect(body).toMatchObject({
      gstApplicable: true,
      gstMode: 'rcm',
      tdsApplicable: true,
      tdsSection: '393(1) Sl.6(iii)',
    });
    expect(body.warning).toBeUndefined();
  });
  test('an own category with a rate that is not in force warns when it is made and when it is used', async () => {
    expect((await own('12')).body.warnings).toEqual([expect.stringContaining('12% is not a rate of GST in force on')]);
    const { body } = await choose(0, 'drone parts');
    expect(body.warning).toContain('01 Oct 2026');
    expect(body).toMatchObject({ gstMode: 'as_per_bill', tdsSection: '393(1) Sl.6(i)', tdsApplicable: true });
    expect((await many([await idOf(1)], 'Drone parts')).body.warning).toContain('12%');
    await ask(cookie, 'POST', `${company}/auto-categorize`, {});
    const last = (await rows()).at(-1);
    expect(last).toMatchObject({ subcategory: 'Drone parts', gstMode: 'as_per_bill', tdsSection: '393(1) Sl.6(i)' });
  });
  test('a rate in force does not', async () => {
    expect((await own('18')).body.warnings).toEqual([]);
    expect((await choose(0, 'Drone parts')).body.warning).toBeUndefined();
  });
  test('undoing a run takes the marks back as well', async () => {
    await choose(0, 'Legal');
    const before = await rows();
    await ask(cookie, 'POST', `${company}/auto-categorize`, {});
    expect((await rows()).at(-1)).toMatchObject({ tdsSection: '393(1) Sl.6(iii)' });
    await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
    expect(await rows()).toEqual(before);
  });
});

test('a note is written, changed and taken away; the trail keeps each', async () => {
  const id = await idOf(0);
  const note = (text: unknown) => ask(cookie, 'PATCH', `/bank-transactions/${id}`, { note: text });
  expect((await note(' Ask Mehra\nabout it ')).body.note).toBe('Ask Mehra\nabout it');
  expect((await note('Done')).body.note).toBe('Done');
  const patch = (body: object) => ask(cookie, 'PATCH', `/bank-transactions/${id}`, body);
  for (const [body, field] of [
    [{}, 'note'],
    [{ nots: 'x', note: 'x' }, 'nots'],
    [{ Note: null }, 'note'],
  ] as const) {
    const refused = await patch(body);
    expect([refused.status, refused.body.fields[field]]).toEqual([400, expect.any(String)]);
  }
  expect((await rows())[0]).toMatchObject({ note: 'Done' });
  expect((await note('')).body.note).toBeNull();
  expect((await note('x'.repeat(1_001))).status).toBe(400);
  expect((await note('a\u0000b')).status).toBe(400);
  const query = `SELECT count(*) n FROM audit_entries WHERE action = 'bank-transaction.note'`;
  expect(await env.DB.prepare(query).first('n')).toBe(3);
});

test('what became of a line is told newest first, to readers too, and nothing of other lines', async () => {
  const [one = '', other = ''] = (await rows()).map(({ id }) => id);
  await many([one, other], 'Pantry and tea');
  await choose(0, 'Legal');
  await ask(cookie, 'PATCH', `/bank-transactions/${one}`, { note: 'Ask the landlord' });
  const { body } = await ask(await signIn('VA'), 'GET', `/bank-transactions/${one}/history`);
  expect(body.map(({ action, was, is }: Record<string, unknown>) => [action, was, is])).toEqual([
    ['bank-transaction.note', null, null],
    ['bank-transaction.categorise', 'Pantry and tea', 'Legal'],
    ['bank-transaction.categorise', null, 'Pantry and tea'],
  ]);
  expect(body[0].by).toBe('Seed FA');
});
