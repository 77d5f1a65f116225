import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { rowsRead, watched } from '../../../testing/watched-database';

let cookie: string;
let own: Books;
let list: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  list = `/companies/${own.companyId}/bank-transactions`;
});

// A line a day of three years for each of twenty payees: a busy shop, of which a report opens one payee and one period.
const LINES = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 21899)
  INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
    transaction_type, line_key, created_at, payee)
  SELECT printf('00000000-0000-7000-8000-%012d', i), ?1, ?2, ?3, i, date('2023-01-01', (i / 20) || ' days'),
    'UPI/' || i || '/PAYEE ' || (i % 20), 100 + i, 'debit', 'big|' || i, '', 'PAYEE ' || (i % 20) FROM n`;

describe('one payee of a company with twenty thousand lines', () => {
  beforeEach(() => env.DB.prepare(LINES).bind(own.companyId, own.accountId, own.uploadId).run());

  test.each([
    ['payee=PAYEE%2011&from=2024-02-01&to=2024-02-29&limit=200', 29],
    ['payee=PAYEE%2011&from=2024-01-01&to=2024-12-31&limit=200', 200],
    ['payee=PAYEE%2011&from=2024-01-01&to=2024-12-31&limit=200&direction=asc', 200],
    ['payee=PAYEE%2011&limit=500', 500],
    ['payee=PAYEE%20110', 0],
  ])('%s gives %i and reads hardly more', async (query, count) => {
    const call = await watched(cookie, 'GET', `${list}?${query}`);
    const [sent] = call.statements.filter(({ sql }) => sql.includes('bank_transactions'));
    expect(call.body.every(({ description }: { description: string }) => description.endsWith('PAYEE 11'))).toBe(true);
    expect([call.body.length, call.trips]).toEqual([count, 2]);
    expect(await rowsRead(sent ?? { sql: '', values: [] })).toBeLessThanOrEqual(1.2 * count + 10);
  });
});

describe('the parts of a split line', () => {
  const part = (amount: string, subcategory: string, note: string | null) => ({
    ...{ amount, category: 'expense', subcategory },
    ...(note && { note }),
  });
  const parts = [part('59000.50', 'Office or shop rent', 'Floor 2'), part('999.50', 'Co-working seats', null)];

  test('stand in the list in their order, and only there where there are any', async () => {
    await ask(cookie, 'PUT', `/bank-transactions/${own.transactionId}/split`, { parts });
    const { body } = await ask(cookie, 'GET', list);
    const shown = new Map(body.map((row: { id: string; parts: unknown[] }) => [row.id, row.parts]));
    expect(shown.get(own.transactionId)).toMatchObject(parts);
    expect((await ask(cookie, 'GET', `/bank-transactions/${own.transactionId}/split`)).body.parts).toEqual(
      shown.get(own.transactionId),
    );
    expect([...shown.values()].filter((of) => (of as unknown[]).length > 0)).toHaveLength(1);
  });

  test('are read for split lines alone, in the same round trip', async () => {
    const reading = async () => {
      const call = await watched(cookie, 'GET', list);
      const [sent, ...others] = call.statements.filter(({ sql }) => sql.includes('bank_transactions'));
      expect([others, call.trips]).toEqual([[], 2]);
      return rowsRead(sent ?? { sql: '', values: [] });
    };
    const before = await reading();
    await ask(cookie, 'PUT', `/bank-transactions/${own.transactionId}/split`, { parts });
    expect((await reading()) - before).toBeLessThanOrEqual(2 * parts.length);
  });
});
