import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { rowsRead, watched } from '../../../testing/watched-database';

type Part = { amount: string; category: string; subcategory: string };
type Line = Part & { id: string; description: string; transactionType: string; isSplit: boolean; parts: Part[] };
type Section = { head: string; rows: { label: string; total: string }[] };

let cookie: string;
let own: Books;
let list: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  list = `/companies/${own.companyId}/bank-transactions`;
});

const OCTOBER = 'from=2026-10-01&to=2026-10-31';
// A trader who buys and sells: a name on both sides.
const BOTH_SIDES = [
  'Date,Description,Debit Amount,Credit Amount',
  '06/10/2026,UPI/628812345601/GANESH TRADERS/BILL 4,1000.00,',
  '07/10/2026,UPI/628812345602/GANESH TRADERS/BILL 5,250.50,',
  '08/10/2026,UPI/628812345603/GANESH TRADERS/RETURNED,,400.00',
  '09/10/2026,UPI/628812345604/GANESH TRADERS/BILL 6,600.00,',
].join('\n');

const linesOf = async (query: string): Promise<Line[]> =>
  (await ask(cookie, 'GET', `${list}?${OCTOBER}&limit=100&${query}`)).body;
const sectionsOf = async (report: string): Promise<Section[]> =>
  (await ask(cookie, 'GET', `/companies/${own.companyId}/reports/${report}?${OCTOBER}`)).body.sections;

/** What came in less what went out, in paise; of a split line what stands under the category. */
const sumOf = (lines: readonly Line[], category?: string) =>
  lines.reduce((sum, { transactionType, isSplit, parts, amount }) => {
    const counted = isSplit && category ? parts.filter(({ subcategory }) => subcategory === category) : [{ amount }];
    const paise = counted.reduce((whole, part) => whole + Math.round(Number(part.amount) * 100), 0);
    return sum + (transactionType === 'credit' ? paise : -paise);
  }, 0);
const paiseOf = (total: string) => Math.round(Number(total) * 100);

describe('what a row of a report opens adds up to the row', () => {
  beforeEach(() =>
    ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, {
      bankAccountId: own.accountId,
      statementData: BOTH_SIDES,
    }),
  );

  test('of a payee who both pays and is paid, side by side', async () => {
    const sections = await sectionsOf('payees');
    const sides = { 'Received from': 'credit', 'Paid to': 'debit' } as Record<string, string>;
    const rows = sections.flatMap(({ head, rows }) => rows.map((row) => ({ ...row, side: sides[head] ?? '' })));
    expect(rows.filter(({ label }) => label === 'GANESH TRADERS').map(({ total }) => total)).toEqual([
      '400.00',
      '1850.50',
    ]);
    for (const { label, total, side } of rows) {
      const lines = await linesOf(new URLSearchParams({ payee: label, side }).toString());
      expect(Math.abs(sumOf(lines)), label).toBe(paiseOf(total));
    }
    expect(sumOf(await linesOf('payee=GANESH+TRADERS'))).toBe(-145_050);
  });

  test('of a category with receipts, payments and parts of split lines', async () => {
    const [first, second, returned, split] = (await linesOf('payee=GANESH+TRADERS&direction=asc')).map(({ id }) => id);
    const pantry = { category: 'expense', subcategory: 'Pantry and tea' };
    const rent = { category: 'expense', subcategory: 'Office or shop rent' };
    for (const id of [first, returned, split])
      await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, pantry);
    await ask(cookie, 'PATCH', `/bank-transactions/${second}/categorize`, rent);
    const parts = [
      { amount: '150.00', ...pantry },
      { amount: '450.00', ...rent },
    ];
    await ask(cookie, 'PUT', `/bank-transactions/${split}/split`, { parts });
    const expenses = (await sectionsOf('categories')).find(({ head }) => head === 'Expenses')?.rows ?? [];
    const totals = new Map(expenses.map(({ label, total }) => [label, total]));
    expect(totals.get(pantry.subcategory)).toBe('750.00');
    for (const [label, total] of totals) {
      const lines = await linesOf(new URLSearchParams({ category: label }).toString());
      expect(-sumOf(lines, label), label).toBe(paiseOf(total));
    }
    // The category that a line had before it was split is no longer one it is found under.
    await ask(cookie, 'PUT', `/bank-transactions/${split}/split`, {
      parts: parts.map((part) => ({ ...part, ...rent })),
    });
    expect((await linesOf('category=Pantry+and+tea')).map(({ id }) => id)).not.toContain(split);
  });

  test('of what has no category yet, in and out', async () => {
    const open = (await sectionsOf('categories')).find(({ head }) => head === 'Not yet categorised')?.rows ?? [];
    expect(open.length).toBeGreaterThan(0);
    for (const { label, total } of open) {
      const side = label === 'Money in' ? 'credit' : 'debit';
      expect(sumOf(await linesOf(`category=uncategorized&side=${side}`)), label).toBe(paiseOf(total));
    }
  });
});

// A line a day for each of twenty payees; every seventh is a receipt of one who is otherwise paid, and half of them only pay.
const LINES = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
  INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
    transaction_type, line_key, created_at, payee)
  SELECT printf('00000000-0000-7000-8000-%012d', i), ?1, ?2, ?3, i, date('2025-01-01', (i / 20) || ' days'),
    'UPI/' || i || '/PAYEE ' || (i % 20), 100 + i, iif(i % 20 < 10, 'credit', iif((i / 20) % 7, 'debit', 'credit')),
    'big|' || i, '', 'PAYEE ' || (i % 20) FROM n`;

describe('one side of a payee among ten thousand lines', () => {
  beforeEach(() => env.DB.prepare(LINES).bind(own.companyId, own.accountId, own.uploadId).run());
  const MAY = 'from=2025-05-01&to=2025-05-31&limit=200';
  const reading = async (query: string) => {
    const call = await watched(cookie, 'GET', `${list}?${query}`);
    const [sent] = call.statements.filter(({ sql }) => sql.includes('bank_transactions'));
    return { count: call.body.length, trips: call.trips, read: await rowsRead(sent ?? { sql: '', values: [] }) };
  };

  test('who is on one side only costs hardly more than what is shown', async () => {
    for (const [query, count] of [
      [`payee=PAYEE%202&side=credit&${MAY}`, 31],
      ['payee=PAYEE%202&side=credit&limit=200', 200],
    ] as const) {
      const { read, ...shown } = await reading(query);
      expect(shown).toEqual({ count, trips: 2 });
      expect(read).toBeLessThanOrEqual(1.2 * count + 10);
    }
  });

  test('of both sides no more is read than the lines of the payee in the period: no index holds the sides', async () => {
    const [paid, received] = [
      await reading(`payee=PAYEE%2012&side=debit&${MAY}`),
      await reading(`payee=PAYEE%2012&side=credit&${MAY}`),
    ];
    expect(paid.count + received.count).toBe(31);
    for (const { read, trips } of [paid, received]) {
      expect(trips).toBe(2);
      expect(read).toBeLessThanOrEqual(1.2 * 31 + 10);
    }
  });
});
