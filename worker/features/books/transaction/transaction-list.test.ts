import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { rowsRead, watched } from '../../../testing/watched-database';
import { TRANSACTION_SORTS } from './transaction-order.repository';

type Row = { id: string };

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

// Days of three years, a thousand payees, amounts that repeat, every tenth line without a payee; a thousandth is open.
const LINES = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?4)
  INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
    transaction_type, line_key, created_at, payee, category, category_id, category_rule, category_confidence, is_reconciled, note)
  SELECT printf('00000000-0000-7000-8000-%012d', i), ?1, ?2, ?3, i, date('2022-01-01', (i * 7919 % 1095) || ' days'),
    'UPI/' || i || '/PAYEE ' || (i * 31 % 1000), 100 + i * 7907 % 90000, iif(i % 5, 'debit', 'credit'), 'big|' || i, '',
    iif(i % 10, 'PAYEE ' || (i * 31 % 1000), NULL), iif(i % 1000, 'expense', NULL), iif(i % 1000, 'office-rent', NULL),
    iif(i % 1000, iif(i % 3, 'like', 'person'), NULL), iif(i % 1000 AND i % 3, 70 + i % 20, NULL), i % 4 = 0, iif(i % 50, NULL, 'Ask Mehra') FROM n`;
const fill = (count: number) => env.DB.prepare(LINES).bind(own.companyId, own.accountId, own.uploadId, count).run();

async function allPages(query: string): Promise<Row[]> {
  const seen: Row[] = [];
  let next = `?${query}`;
  for (let turn = 0; next && turn < 50; turn++) {
    const { body, headers } = await ask(cookie, 'GET', `${company}/bank-transactions${next}`);
    seen.push(...body);
    next = /bank-transactions(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  return seen;
}

describe('orders', () => {
  beforeEach(() => fill(300));

  test.each([
    ['date', 'transaction_date', 'id'],
    ['amount', 'amount_paise', 'transaction_date, rowid'],
    ['description', 'description', 'transaction_date, rowid'],
    ['payee', 'payee', 'transaction_date, rowid'],
  ])('by %s, both ways: the pages hold every line once, in order', async (sort, first, rest) => {
    for (const direction of ['asc', 'desc']) {
      const order = [first, ...rest.split(', ')].map((key) => `${key} ${direction}`).join(', ');
      const query = `SELECT id FROM bank_transactions WHERE company_id = ? ORDER BY ${order}`;
      const wanted = (await env.DB.prepare(query).bind(own.companyId).all<{ id: string }>()).results.map(
        ({ id }) => id,
      );
      const seen = await allPages(`sort=${sort}&direction=${direction}&limit=40`);
      expect(seen.map(({ id }) => id)).toEqual(wanted);
      expect(seen).toHaveLength(303);
    }
  });
});

describe('places in the list', () => {
  beforeEach(() => fill(300));
  const page = (query: string) => ask(cookie, 'GET', `${company}/bank-transactions?limit=40&${query}`);
  const cursorIn = ({ headers }: Awaited<ReturnType<typeof page>>) =>
    /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';

  test.each(TRANSACTION_SORTS.flatMap((sort) => ['asc', 'desc'].map((way) => [sort, way])))(
    'by %s %s, a page goes on from a row that is gone meanwhile',
    async (sort, way) => {
      const query = `sort=${sort}&direction=${way}`;
      const first = await page(query);
      const next = await page(`${query}&cursor=${cursorIn(first)}`);
      await env.DB.prepare('DELETE FROM bank_transactions WHERE id = ?').bind(first.body.at(-1).id).run();
      const again = await page(`${query}&cursor=${cursorIn(first)}`);
      expect(again.body).toHaveLength(40);
      expect(again.body).toEqual(next.body);
    },
  );

  const ID = '00000000-0000-7000-8000-000000000007';
  const packed = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  test.each([
    ['date', 'x'],
    ['date', ''],
    ['date', `2026-13-01.${ID}`],
    ['date', packed([100, '2023-01-01', 1])],
    ['amount', `2023-01-01.${ID}`],
    ['amount', `at.${ID}`],
    ['amount', packed(['100', '2023-01-01', 1])],
    ['amount', packed([100, '2023-01-01'])],
    ['description', packed([null, '2023-01-01', 1])],
    ['payee', packed([100, '2023-01-01', 1])],
    ['payee', packed(['A', 'yesterday', 1])],
  ])('by %s, the cursor %j is refused by its name', async (sort, cursor) => {
    const { status, body } = await page(`sort=${sort}&cursor=${cursor}`);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cursor']]);
  });
});

describe('filters', () => {
  beforeEach(() => fill(2_000));
  const count = async (condition: string) =>
    env.DB.prepare(`SELECT count(*) n FROM bank_transactions WHERE company_id = ? AND ${condition}`)
      .bind(own.companyId)
      .first('n');

  test.each([
    ['payee=PAYEE%20341', "payee = 'PAYEE 341'"],
    ['payee=PAYEE%20341&side=debit', "payee = 'PAYEE 341' AND transaction_type = 'debit'"],
    ['side=credit', "transaction_type = 'credit'"],
    ['amountFrom=500.00&amountTo=600.00', 'amount_paise BETWEEN 50000 AND 60000'],
    ['rule=person', "category_rule = 'person'"],
    ['uncategorised=true', 'category IS NULL'],
    ['category=uncategorized', 'category IS NULL'],
    ['reconciled=true&rule=person', "is_reconciled AND category_rule = 'person'"],
    ['reconciled=false&rule=person', "NOT is_reconciled AND category_rule = 'person'"],
    ['unsure=true', 'category_confidence < 80'],
    ['q=mehra', "note = 'Ask Mehra'"],
    ['q=sunrise', "description LIKE '%sunrise%'"],
  ])('%s', async (query, condition) => {
    const rows = await allPages(`${query}&limit=500`);
    expect(rows.length).toBe(await count(condition));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(2_003);
  });

  test('what no filter can be is named by its field', async () => {
    const refused = async (query: string) =>
      (await ask(cookie, 'GET', `${company}/bank-transactions?${query}`)).body.fields;
    expect(Object.keys(await refused('sort=size'))).toEqual(['sort']);
    expect(Object.keys(await refused('amountFrom=1,000'))).toEqual(['amountFrom']);
    expect(Object.keys(await refused('reconciled=maybe'))).toEqual(['reconciled']);
    expect(Object.keys(await refused('side=both'))).toEqual(['side']);
  });
});

type Sums = Record<'count' | 'in' | 'out', number>;

describe('totals', () => {
  const LISTS = {
    all: '1',
    uncategorized: 'category IS NULL AND NOT is_split',
    unsure: 'category_confidence < 80',
    unmatched: 'NOT is_reconciled',
    transfers: "category = 'transfer'",
  };
  const SIDED = (side: string) => `coalesce(sum(iif(transaction_type = '${side}', amount_paise, 0)), 0)`;
  const counted = async (list: string, condition: string) =>
    env.DB.prepare(
      `SELECT count(*) count, ${SIDED('credit')} "in", ${SIDED('debit')} "out" FROM bank_transactions
       WHERE company_id = ? AND ${list} AND ${condition}`,
    )
      .bind(own.companyId)
      .first<Sums>();

  test.each([
    ['', '1'],
    ['?side=debit', "transaction_type = 'debit'"],
    [
      '?from=2023-01-01&to=2023-03-31&q=payee',
      "transaction_date BETWEEN '2023-01-01' AND '2023-03-31' AND is_split = 0",
    ],
    ['?payee=nobody', '0'],
  ])('of %s are exact, of all and of each list, to the paisa', async (query, condition) => {
    await fill(2_000);
    await env.DB.prepare("UPDATE bank_transactions SET category = 'transfer' WHERE id LIKE '%7'").run();
    const { status, body } = await ask(cookie, 'GET', `${company}/bank-transactions/totals${query}`);
    expect(status).toBe(200);
    for (const [list, its] of Object.entries(LISTS)) {
      const { count, moneyIn, moneyOut } = body[list];
      const paise = { count, in: Math.round(moneyIn * 100), out: Math.round(moneyOut * 100) };
      expect(paise, list).toEqual(await counted(its, condition));
    }
  });

  test('a split line counts as a transfer by its parts, and is not open', async () => {
    const [rent] = await allPages('q=rent');
    const parts = [
      { amount: '59000.00', category: 'transfer', subcategory: 'Own account transfer' },
      { amount: '1000.00', category: 'expense', subcategory: 'Office or shop rent' },
    ];
    await ask(cookie, 'PUT', `/bank-transactions/${rent?.id}/split`, { parts });
    const { body } = await ask(cookie, 'GET', `${company}/bank-transactions/totals?q=rent`);
    expect([body.all.count, body.transfers.count, body.uncategorized.count]).toEqual([1, 1, 0]);
    expect(body.transfers.moneyOut).toBe('60000.00');
  });

  test('what no filter can be is named by its field', async () => {
    const { status, body } = await ask(cookie, 'GET', `${company}/bank-transactions/totals?side=both&amountFrom=x`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['side', 'amountFrom']]);
  });
});

test('one transaction is read as the list has it, with the statement it came from', async () => {
  const [row] = await allPages('q=rent');
  const { body } = await ask(cookie, 'GET', `/bank-transactions/${row?.id}`);
  expect(body).toEqual({ ...row, fileName: null });
});

describe('a company with 40,000 lines', () => {
  const PLACE = '00000000-0000-7000-8000-000000020007';
  const SORTED = ['amount', 'payee'].flatMap((sort) => ['asc', 'desc'].map((way) => `sort=${sort}&direction=${way}`));
  const CHEAP = [
    '',
    'direction=asc',
    `cursor=2023-06-01.${PLACE}`,
    'uncategorised=true',
    'payee=PAYEE%20341',
    ...SORTED,
  ];
  const PLACED = `SELECT json_array(amount_paise, transaction_date, rowid) amount, json_array(payee, transaction_date, rowid) payee
    FROM bank_transactions WHERE id = ?`;
  const later = async () => {
    const placed = await env.DB.prepare(PLACED).bind(PLACE).first<Record<string, string>>();
    const cursorOf = (query: string) =>
      Buffer.from(placed?.[/sort=(\w+)/.exec(query)?.[1] ?? ''] ?? '').toString('base64url');
    return SORTED.map((query) => `${query}&cursor=${cursorOf(query)}`);
  };
  const first50 = async (query: string) => {
    const call = await watched(cookie, 'GET', `${company}/bank-transactions?limit=50&${query}`);
    const [list, ...others] = call.statements.filter(({ sql }) => sql.includes('bank_transactions'));
    expect([others, call.trips], query).toEqual([[], 2]);
    expect(call.body.length, query).toBeGreaterThanOrEqual(40);
    return list ? rowsRead(list) : Number.POSITIVE_INFINITY;
  };

  test('the first fifty come in one round trip that reads no more than sixty rows', async () => {
    await fill(40_000);
    for (const query of CHEAP) expect(await first50(query), query).toBeLessThanOrEqual(60);
    // A later page may begin among lines of one payee or amount, here forty, which are looked through.
    for (const query of await later()) expect(await first50(query), query).toBeLessThanOrEqual(100);
    // No index holds the narrations: their order reads what the filters leave, in one round trip all the same.
    expect(await first50('sort=description&from=2023-01-01&to=2023-01-31')).toBeLessThan(3_000);
  });
});
