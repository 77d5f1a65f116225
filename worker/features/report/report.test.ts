import { env, exports } from 'cloudflare:workers';
import { read, utils } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { categoryIdOf } from '../../domain/bank/chart/chart';
import { readExportedCsv } from '../../domain/export/csv';
import { newId } from '../../platform/ids';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';
import { planOf, rowsRead, watched } from '../../testing/watched-database';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

type Row = {
  day: string;
  subcategory: string | null;
  category: string | null;
  amount: number;
  side?: string;
  payee?: string;
};

const UNNAMED = { day: '2026-09-11', category: null, subcategory: null } as const;
const WHOLE_YEAR = JSON.stringify([{ from: '2025-10-01', to: '2026-10-05', opening: 0, closing: 0 }]);

/** Lines stored as an import stores them, with the categories they have been given since. */
async function store(rows: readonly Row[]): Promise<string[]> {
  const ids = rows.map(() => newId());
  const added = new Map(rows.flatMap(({ subcategory }) => (subcategory ? [[subcategory, newId()]] : [])));
  const json = rows.map((row, at) => {
    const categoryId = row.subcategory && (categoryIdOf(row.subcategory) ?? added.get(row.subcategory));
    return { side: 'debit', payee: null, ...row, id: ids[at], categoryId };
  });
  const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
      amount_paise, transaction_type, line_key, created_at, category, category_id, payee)
    SELECT value ->> 'id', ?2, ?3, ?4, 1, value ->> 'day', 'X', value ->> 'amount', value ->> 'side', value ->> 'id', '',
      value ->> 'category', value ->> 'categoryId', value ->> 'payee' FROM json_each(?1)`;
  const addOwn = `INSERT INTO expense_categories (id, owner_id, company_id, name, gst_rate_bp, tds_rate_bp, created_at)
    SELECT value, ?2, ?2, key, 0, 0, '' FROM json_each(?1)`;
  const names = [...added].filter(([name]) => !categoryIdOf(name));
  await env.DB.batch([
    env.DB.prepare(addOwn).bind(JSON.stringify(Object.fromEntries(names)), own.companyId),
    env.DB.prepare(insert).bind(JSON.stringify(json), own.companyId, own.accountId, own.uploadId),
    env.DB.prepare('UPDATE statement_uploads SET covered = ? WHERE id = ?').bind(WHOLE_YEAR, own.uploadId),
  ]);
  return ids;
}

const report = (name: string, query: string) =>
  ask(cookie, 'GET', `/companies/${own.companyId}/reports/${name}?${query}`);

const SEPTEMBER: Row[] = [
  { day: '2026-09-05', category: 'expense', subcategory: 'Office or shop rent', amount: 6_000_000, payee: 'SUNRISE' },
  {
    day: '2026-09-20',
    category: 'income',
    subcategory: 'Services - domestic',
    amount: 9_000_000,
    side: 'credit',
    payee: 'LARK',
  },
];

describe('a report', () => {
  test('shows months side by side and against the period before', async () => {
    await store([
      ...SEPTEMBER,
      { day: '2026-08-05', category: 'expense', subcategory: 'Office or shop rent', amount: 5_500_000 },
    ]);
    const { status, body } = await report('profit-and-loss', 'from=2026-09-01&to=2026-09-30&compare=previous');
    expect(status).toBe(200);
    expect(body.months).toEqual(['2026-09']);
    expect(body.comparedWith).toEqual({ from: '2026-08-01', to: '2026-08-31' });
    expect(body.sections[1].rows).toEqual([
      { label: 'Rent', amounts: ['60000.00'], total: '60000.00', compare: '55000.00' },
    ]);
    expect([body.net, body.compareNet, body.status, body.lastDataOn]).toEqual([
      '30000.00',
      '-55000.00',
      'ready',
      '2026-10-05',
    ]);
  });

  test('counts a split line by its parts', async () => {
    const [id = ''] = await store([{ day: '2026-09-07', category: 'expense', subcategory: 'Legal', amount: 1_000 }]);
    const part = `INSERT INTO transaction_splits (id, company_id, transaction_id, amount_paise, category, category_id, created_at)
      VALUES (?, ?, ?, ?, ?, ?, '')`;
    const parts = [
      ['expense', 'fuel', 300],
      ['tax_payment', 'gst-paid', 700],
    ] as const;
    await env.DB.batch([
      ...parts.map(([category, categoryId, amount]) =>
        env.DB.prepare(part).bind(newId(), own.companyId, id, amount, category, categoryId),
      ),
      env.DB.prepare('UPDATE bank_transactions SET is_split = 1 WHERE id = ?').bind(id),
    ]);
    const { body } = await report('categories', 'from=2026-09-01&to=2026-09-30');
    expect(body.sections.map(({ head, total }: never) => [head, total])).toEqual([
      ['Expenses', '3.00'],
      ['Tax payments', '7.00'],
    ]);
    expect(body.sections[0].rows[0].label).toBe('Fuel');
    const expenses = await ask(
      cookie,
      'GET',
      `/companies/${own.companyId}/category-expenses?startDate=2026-09-01&endDate=2026-09-30`,
    );
    expect(expenses.body).toEqual([
      { category: 'GST paid', categoryId: 'gst-paid', kind: 'tax_payment', amount: '7.00', count: 1 },
      { category: 'Fuel', categoryId: 'fuel', kind: 'expense', amount: '3.00', count: 1 },
    ]);
  });

  test('is pending while data ends earlier or too much has no category, and says why', async () => {
    const list = await ask(cookie, 'GET', `/companies/${own.companyId}/reports?from=2026-11-01&to=2026-11-20`);
    expect(list.body.map(({ report, status }: never) => [report, status])).toEqual(
      ['profit-and-loss', 'cash-flow', 'categories', 'payees'].map((name) => [name, 'pending']),
    );
    expect(list.body[0].why).toBe('Data ends on 05 Oct 2026, the period on 20 Nov 2026');
    const { body } = await report('categories', 'from=2026-10-01&to=2026-10-05');
    expect([body.status, body.why]).toEqual(['pending', '3 of 3 transactions have no category yet']);
    const listed = await ask(cookie, 'GET', `/companies/${own.companyId}/reports?from=2026-10-01&to=2026-10-05`);
    expect(listed.body.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
      'ready',
    ]);
  });

  test.each([
    ['financial-summary', 'startDate', 'endDate'],
    ['category-expenses', 'startDate', 'endDate'],
    ['reports', 'from', 'to'],
    ['reports/payees', 'from', 'to'],
    ['spending', 'from', 'to'],
  ])('%s with one bound has the other by its nature', async (name, start, end) => {
    const path = `/companies/${own.companyId}/${name}`;
    const toOctober = await ask(cookie, 'GET', `${path}?${end}=2026-10-31`);
    expect(toOctober.status).toBe(200);
    const whole = await ask(cookie, 'GET', `${path}?${start}=2026-10-01&${end}=2026-10-31`);
    expect(toOctober.body).toEqual(whole.body);
    const sinceOctober = await ask(cookie, 'GET', `${path}?${start}=2026-10-01`);
    const toToday = await ask(cookie, 'GET', `${path}?${start}=2026-10-01&${end}=2026-11-20`);
    expect(sinceOctober.body).toEqual(toToday.body);
    const later = await ask(cookie, 'GET', `${path}?${start}=2026-11-21`);
    expect([later.status, Object.keys(later.body.fields)]).toEqual([400, [start]]);
    const turned = await ask(cookie, 'GET', `${path}?${start}=2026-10-02&${end}=2026-10-01`);
    expect([turned.status, Object.keys(turned.body.fields)]).toEqual([400, [end]]);
  });

  test.each([
    ['from=2026-10-02&to=2026-10-01', 400],
    ['from=0001-01-01&to=9999-12-31', 422],
    ['from=2026-10-01&to=2026-10-31&format=exe', 400],
    ['from=2026-02-30', 400],
    ['', 200],
  ])('of %s answers %i', async (query, status) => {
    expect((await report('payees', query)).status).toBe(status);
  });

  test('of another name is not known', async () => {
    expect((await report('balance-sheet', '')).status).toBe(400);
  });
});

describe('a file of a report', () => {
  const query = 'from=2026-09-01&to=2026-09-30';
  const HOSTILE = '=HYPERLINK("http://x","y")';
  beforeEach(() =>
    store([...SEPTEMBER, { day: '2026-09-09', category: 'expense', subcategory: HOSTILE, amount: 1, payee: HOSTILE }]),
  );

  const workbook = async (name: string) => {
    const path = `/api/companies/${own.companyId}/reports/${name}?${query}&format=xlsx`;
    const answer = await exports.default.fetch(`http://localhost:8788${path}`, { headers: { cookie } });
    return read(new Uint8Array(await answer.arrayBuffer())).Sheets.Report!;
  };

  const pdf = async (name: string) => {
    const path = `/api/companies/${own.companyId}/reports/${name}?${query}&format=pdf`;
    const answer = await exports.default.fetch(`http://localhost:8788${path}`, { headers: { cookie } });
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    return { text, type: answer.headers.get('content-type') };
  };

  test.each(['csv', 'xlsx', 'pdf'])(
    'as %s is not made while the report is pending: it would not say what is missing',
    async (format) => {
      const { status, body } = await report('payees', `from=2026-10-01&to=2026-10-31&format=${format}`);
      expect([status, body.code]).toEqual([409, 'report-not-ready']);
      expect(body.message).toContain('Data ends on 05 Oct 2026, the period on 31 Oct 2026');
      expect((await report('payees', 'from=2026-10-01&to=2026-10-31&format=json')).status).toBe(200);
      const open = await report('categories', `from=2026-10-01&to=2026-10-05&format=${format}`);
      expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('3 of 3 transactions')]);
    },
  );

  test('is made over a real gap, and says on every page that lines are missing', async () => {
    const head = 'Date,Description,Debit Amount,Credit Amount,Balance';
    const upload = (lines: string) =>
      ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, {
        bankAccountId: own.accountId,
        statementData: `${head}\n${lines}`,
      });
    await upload('01/06/2025,QWXZ A,,1000.00,1000.00\n20/06/2025,QWXZ B,100.00,,900.00');
    await upload('02/08/2025,QWXZ C,,50.00,700.00\n30/08/2025,QWXZ D,20.00,,680.00');
    const gap = 'from=2025-06-01&to=2025-08-30';
    const { body } = await report('payees', gap);
    expect([body.status, body.isIncomplete]).toEqual(['pending', true]);
    const csv = await report('payees', `${gap}&format=csv`);
    expect([csv.status, csv.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('payees-2025-06-01-2025-08-30-incomplete.csv'),
    ]);
    expect(readExportedCsv(csv.body).at(-1)?.slice(0, 2)).toEqual(['Incomplete', body.why]);
    const path = `/api/companies/${own.companyId}/reports/payees?${gap}&format=pdf`;
    const file = await exports.default.fetch(`http://localhost:8788${path}`, { headers: { cookie } });
    const { text: pages } = await extractText(new Uint8Array(await file.arrayBuffer()));
    for (const page of pages) expect(page).toContain(`Incomplete: ${body.why}`);
    const sheets = await exports.default.fetch(`http://localhost:8788${path.replace('=pdf', '=xlsx')}`, {
      headers: { cookie },
    });
    const sent = new Uint8Array(await sheets.arrayBuffer());
    expect(read(sent).SheetNames).toEqual(['Incomplete']);
    expect(strFromU8(unzipSync(sent)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(
      /<headerFooter><oddHeader>&amp;CIncomplete: .*<\/oddHeader><\/headerFooter>(?:<ignoredErrors|<\/worksheet>)/s,
    );
  });

  test('as CSV runs no formula and is read back as it was', async () => {
    const { body, headers } = await report('categories', `${query}&format=csv`);
    expect(headers.get('content-disposition')).toContain('categories-2026-09-01-2026-09-30.csv');
    expect(body).toContain("'=HYPERLINK");
    expect(readExportedCsv(body)).toEqual([
      ['Section', 'Line', '2026-09', 'Total'],
      ['Income', 'Services - domestic', '90000.00', '90000.00'],
      ['Income', 'Total', '90000.00', '90000.00'],
      ['Expenses', 'Office or shop rent', '60000.00', '60000.00'],
      ['Expenses', HOSTILE, '0.01', '0.01'],
      ['Expenses', 'Total', '60000.01', '60000.01'],
      ['', 'Net', '29999.99', '29999.99'],
    ]);
  });

  test('as CSV ends with what the report leaves out, in the words of the screen', async () => {
    const own = { category: 'transfer', subcategory: 'Own account transfer' };
    await store([
      ...Array.from({ length: 28 }, () => ({ ...SEPTEMBER[0]!, amount: 1 })),
      { ...UNNAMED, amount: 2_300_00 },
      { ...UNNAMED, amount: 500_00, side: 'credit' },
      { ...own, day: '2026-09-12', amount: 7_000_00 },
    ]);
    const { body } = await report('profit-and-loss', `${query}&compare=previous&format=csv`);
    expect(readExportedCsv(body).slice(-4)).toEqual([
      ['', 'Net', expect.any(String), expect.any(String), '0.00'],
      ['Left out', 'Not yet categorised (2 transactions): in', '', '500.00', ''],
      ['Left out', 'Not yet categorised (2 transactions): out', '', '2300.00', ''],
      ['Left out', 'Transfers, capital, loans and assets (1 transaction): out', '', '7000.00', ''],
    ]);
    const sheet = await workbook('profit-and-loss');
    const last = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }).at(-1);
    expect(last).toEqual(['Left out', 'Transfers, capital, loans and assets (1 transaction): out', null, 7000]);
  });

  test('as a workbook has texts as texts and amounts as numbers, and no text that a spreadsheet would run', async () => {
    await store(['+91 98', '-1', '@SUM(A1)', '\t=1', '\r=1'].map((payee) => ({ ...SEPTEMBER[0]!, payee, amount: 1 })));
    const sheet = await workbook('payees');
    expect(utils.sheet_to_json<unknown[]>(sheet, { header: 1 })).toContainEqual(['Paid to', `'${HOSTILE}`, 0.01, 0.01]);
    const texts = Object.values(sheet).flatMap((cell) => (cell.t === 's' ? [String(cell.v)] : []));
    expect(texts.filter((text) => text.startsWith("'"))).toHaveLength(6);
    expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!'));
    expect(cells.filter(([, cell]) => cell.f)).toEqual([]);
  });

  test('as PDF is a document in words to read', async () => {
    const { text, type } = await pdf('profit-and-loss');
    expect(type).toBe('application/pdf');
    expect(text).toMatch(/(?:Private|Pvt|Limited|Ltd|LLP)/);
    expect(text).toContain('Profit and loss, 01 Sep 2026 to 30 Sep 2026');
    expect(text).toContain('60,000.01');
    expect(text).toContain('Amounts in ₹');
    expect(text).toContain('Sep 2026');
    expect(text).not.toContain('other scripts');
  });

  test('as PDF has a name in Devanagari, and says that one in a further script does not stand in it', async () => {
    const line = { day: '2026-09-10', category: 'expense', subcategory: 'Pantry and tea', amount: 1 } as const;
    await store([{ ...line, payee: 'चाय' }]);
    const { text } = await pdf('payees');
    expect(text).toContain('चाय');
    expect(text).not.toContain('Letters of other scripts');
    await store([{ ...line, payee: 'ತಿಂಡಿ' }]);
    expect((await pdf('payees')).text).toContain('Letters of other scripts');
  });
});

test.each(['reports/categories', 'reports/payees', 'category-expenses'])(
  '%s of thousands of lines is one query that reads each line of the period once',
  async (name) => {
    const rows = Array.from({ length: 4_000 }, (_, at): Row => {
      const day = `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
      return {
        day,
        category: at % 3 ? 'expense' : null,
        subcategory: at % 3 ? `Category ${at % 40}` : null,
        amount: at + 1,
        payee: `P${at % 90}`,
      };
    });
    await store(rows);
    const path = `/companies/${own.companyId}/${name}?from=2025-04-01&to=2025-09-30&startDate=2025-04-01&endDate=2025-09-30`;
    const call = await watched(cookie, 'GET', path);
    const inPeriod = rows.filter(({ day }) => day >= '2025-04-01' && day <= '2025-09-30');
    const queries = call.statements.filter(({ sql }) => sql.includes('GROUP BY'));
    expect([call.trips, queries.length]).toEqual([2, 1]);
    expect(await rowsRead(queries[0]!)).toBeLessThanOrEqual(1.05 * inPeriod.length);
    expect((await planOf(queries[0]!)).filter((step) => /TEMP B-TREE/.test(step))).toEqual([]);
    const paid = inPeriod.reduce((sum, { amount }) => sum + amount, 0);
    const answered = Array.isArray(call.body) ? call.body.map(({ amount }) => -amount) : [call.body.net];
    expect(answered.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(-paid);
  },
);
