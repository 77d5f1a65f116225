import { env, exports } from 'cloudflare:workers';
import { read, utils } from '@e965/xlsx';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { counted } from '../../../bench/counted-database';
import { addBookedLines } from '../../../bench/size-data';
import { readExportedCsv } from '../../../domain/export/csv';
import { addDays, isoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { newId } from '../../../platform/ids';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';
import { postExample as post, type Row } from '../../../testing/statements';
import { rowsRead, watched } from '../../../testing/watched-database';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';

let cookie: string;
let companyId: string;

beforeEach(async () => {
  clockInIndia('2027-03-31 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  companyId = companies.a1;
});

const at = (path: string) => `/companies/${companyId}/${path}`;
const get = async (path: string) => {
  const { status, body } = await ask(cookie, 'GET', at(path));
  expect([path, status, status === 200 ? '' : body]).toEqual([path, 200, '']);
  return body;
};

const postExample = (name: Parameters<typeof post>[2]) => post(cookie, companyId, name);

describe('the ledger of an account and the day book', () => {
  test('run through all entries page by page, and end where the trial balance does', async () => {
    await postExample('E3');
    const pages: { rows: { balance: string; against: string; number: string }[]; totals: Record<string, string> }[] =
      [];
    for (let path: string | undefined = at('ledger/Bank%20current?from=2026-04-01&to=2027-03-31&limit=2'); path; ) {
      const { status, body, link } = await paged(path);
      expect(status).toBe(200);
      pages.push(body);
      path = link;
    }
    expect(pages.length).toBeGreaterThan(2);
    const rows = pages.flatMap((page) => page.rows);
    expect(pages[0]?.totals).toEqual({
      opening: '200000.00',
      debits: '276800.00',
      credits: '94990.00',
      closing: '381810.00',
    });
    expect(rows.at(-1)?.balance).toBe('381810.00');
    expect(rows[0]).toMatchObject({ against: 'Customer advances', balance: '259000.00' });

    const day = await get('day-book?from=2026-05-05&to=2026-05-05');
    expect(day.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['sales', 'journal']);
    expect(day.rows[0].lines[0]).toMatchObject({ account: 'Trade receivables', party: 'Alpha', debit: '177000.00' });
    expect(day.totals.debits).toBe(day.totals.credits);
  });

  test('an account that is none of the company is not found, and a place made up is refused', async () => {
    expect((await ask(cookie, 'GET', at('ledger/nothing'))).status).toBe(404);
    expect((await ask(cookie, 'GET', at('day-book?cursor=2026-05-05'))).status).toBe(422);
    expect((await ask(cookie, 'GET', at('ledger/1501?cursor=2026-05-05|x|y'))).status).toBe(422);
    expect((await ask(cookie, 'GET', at('profit-and-loss?from=2026-05-05&to=2026-05-01'))).status).toBe(400);
    expect((await ask(cookie, 'GET', at('balance-sheet?due=2401'))).status).toBe(400);
    expect((await ask(cookie, 'GET', at('balance-sheet?due=9999:1.00'))).status).toBe(422);
  });
});

async function paged(path: string) {
  const answer = await ask(cookie, 'GET', path);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers?.get('link') ?? '')?.[1];
  return { ...answer, link: next?.replace(/^\/api/, '') };
}

test('exceptional, prior period and extraordinary items are lines of their own, also of an own account, beside the year before and in files', async () => {
  const own = await ask(cookie, 'POST', at('accounts'), {
    name: 'Flood of the Musi',
    group: 'Exceptional items (net)',
  });
  expect([own.status, own.body]).toMatchObject([201, { code: '5701-01', line: 'exceptional-items' }]);
  const book = (date: string, account: string, debit: string) =>
    ask(cookie, 'POST', at('vouchers'), {
      ...{ kind: 'journal', date, narration: 'As found' },
      lines: [
        { account, debit },
        { account: 'Expenses payable', credit: debit },
      ],
    });
  for (const [date, account, debit] of [
    ['2026-05-05', 'Rent', '400.00'],
    ['2026-05-05', own.body.id, '1000.00'],
    ['2026-06-05', 'Prior period items (net)', '200.50'],
    ['2025-06-05', 'Extraordinary items (net)', '70.00'],
  ] as const)
    expect((await book(date, account, debit)).status).toBe(201);
  const path = 'profit-and-loss?from=2026-04-01&to=2027-03-31&compare=year';
  const { rows } = await get(path);
  const shown = rows.map(({ id, amounts }: Row) => [id, ...amounts].join(' '));
  expect(shown.slice(-7)).toEqual([
    'before-exceptional -400.00 0.00',
    'exceptional-items 1000.00 0.00',
    'prior-period-items 200.50 0.00',
    'before-extraordinary -1600.50 0.00',
    'extraordinary-items 0.00 70.00',
    'before-tax -1600.50 -70.00',
    'after-tax -1600.50 -70.00',
  ]);
  const line = rows.find(({ id }: Row) => id === 'exceptional-items');
  expect([line.name, line.note > 0, line.parts]).toMatchObject([
    ...['Exceptional items', true],
    [{ name: 'Flood of the Musi', accountId: own.body.id, amounts: ['1000.00', '0.00'] }],
  ]);
  const file = await exports.default.fetch(`http://localhost:8788/api${at(`${path}&format=csv`)}`, {
    headers: { cookie },
  });
  expect(await file.text()).toMatch(/Profit before exceptional and extraordinary items and tax.*Exceptional items/s);
});

test('an overdraft and a short deposit count as cash where the company says so, and the cash flow follows', async () => {
  await postExample('E8');
  const flow = () => get('cash-flow?from=2026-04-01&to=2026-06-30');
  const of = (body: { rows: Row[] }, id: string) => body.rows.find((row) => row.id === id)?.amount;
  const before = await flow();
  expect([of(before, 'closing-cash'), of(before, 'deposits')]).toEqual(['1437971.38', '-1000000.00']);
  expect(before.notes[0].says.join()).toMatch(
    /Does not count: Fixed deposits up to 12 months.*Does not count: Bank overdraft/,
  );
  const choices = await get('cash-equivalents');
  expect(choices.map(({ kind, counts }: { kind: string; counts: boolean }) => `${kind} ${counts}`)).toEqual([
    ...['deposit false', 'overdraft false'],
  ]);

  const set = (account: string, counts = true) => ask(cookie, 'POST', at('cash-equivalents'), { account, counts });
  expect((await set('Bank overdraft')).body).toMatchObject({ kind: 'overdraft', counts: true, by: 'Seed OA' });
  expect((await set('1505')).status).toBe(200);
  const after = await flow();
  // 14,37,971.38 at the bank, 10,00,000 deposited, less 45,791.53 overdrawn.
  expect([of(after, 'closing-cash'), of(after, 'deposits')]).toEqual(['2392179.85', undefined]);
  expect(Number(of(after, 'closing-cash')) - Number(of(after, 'opening-cash'))).toBe(Number(of(after, 'change')));
  expect(after.rows.some(({ name }: Row) => /overdraft/.test(name))).toBe(false);
  expect(after.notes[0].rows.at(-1)).toMatchObject({ kind: 'total', amounts: ['1200000.00', '2392179.85'] });
  expect(after.notes[0].says.join()).toMatch(/Counts: Bank overdraft, repayable on demand/);
  expect(after.basis.toConfirm.join()).toContain('Ind AS 7');
  const csv = await exports.default.fetch(
    `http://localhost:8788/api${at('cash-flow?from=2026-04-01&to=2026-06-30&format=csv')}`,
    { headers: { cookie } },
  );
  expect(await csv.text()).toMatch(/Components of cash and cash equivalents/);

  expect((await set('Bank overdraft', false)).body.counts).toBe(false);
  expect(of(await flow(), 'closing-cash')).toBe('2437971.38');
  const [refused, unknown] = [await set('Rent'), await set('Nothing')];
  expect([refused.status, refused.body.fields]).toMatchObject([422, { account: expect.stringContaining('neither') }]);
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['account']]);
  const trail = (await ask(cookie, 'GET', at('audit-trail?entityType=cash-equivalent'))).body;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(Array(3).fill('cash-equivalent.set'));
});

describe('of bank lines alone', () => {
  test('the statements balance from the first upload, and say what they lack', async () => {
    clockInIndia('2026-11-20 12:00');
    const own = await books(cookie, companyId);
    const on = 'on=2026-10-31';
    const trial = await get(`trial-balance?${on}`);
    expect(trial.totals.debit).toBe(trial.totals.credit);
    expect(trial.complete).toBe(false);
    expect(trial.missing.map(({ id }: { id: string }) => id)).toContain('suspense');
    expect(trial.basis.kind).toBe('money');
    const sheet = await get(`balance-sheet?${on}&compare=year&columns=month`);
    expect(sheet.totals.assets).toBe(sheet.totals.equityAndLiabilities);
    expect(sheet.columns.map(({ kind }: { kind: string }) => kind).at(-1)).toBe('prior');
    const flow = await get('cash-flow?from=2026-04-01&to=2026-10-31');
    expect(flow.totals.change).not.toBe('');
    const ledger = await get(`ledger/${own.accountId}?from=2026-04-01&to=2026-10-31`);
    const closing = trial.rows.find(({ accountId }: { accountId: string }) => accountId === own.accountId)?.closing;
    expect([ledger.rows.at(-1)?.balance, ledger.totals.closing]).toEqual([closing, closing]);
    expect(ledger.rows[0].source).toMatchObject({ kind: 'bank-line' });
    const suspense = await get('ledger/Suspense?from=2026-04-01&to=2026-10-31');
    expect(suspense.rows.at(-1)?.balance).toBe(suspense.totals.closing);
  });

  test('the balance a first statement begins with is an opening, by months, beside the year before and in the ledger alike', async () => {
    clockInIndia('2026-11-20 12:00');
    const statement = [
      'Date,Description,Debit Amount,Credit Amount,Balance',
      '03/06/2026,NEFT CR LARK,,118000.00,218000.00',
      '05/06/2026,RENT,60000.00,,158000.00',
    ].join('\n');
    const own = await books(cookie, companyId, '4471', statement);
    type TrialRow = Record<'code' | 'opening' | 'debits' | 'credits' | 'closing', string> & { amounts: string[] };
    const row = async (query: string, code: string): Promise<TrialRow> =>
      (await get(`trial-balance?${query}`)).rows.find((one: TrialRow) => one.code === code);
    expect(await row('on=2026-06-30', '1501')).toMatchObject({
      ...{ opening: '100000.00', debits: '118000.00', credits: '60000.00', closing: '158000.00' },
    });
    expect(await row('on=2026-06-30', '1801')).toMatchObject({
      ...{ opening: '-100000.00', debits: '60000.00', credits: '118000.00', closing: '-158000.00' },
    });
    expect(await row('on=2026-05-31', '1501')).toBeUndefined();
    const { totals, columns } = await get('trial-balance?on=2026-06-30&columns=month&compare=year');
    expect(totals).toMatchObject({ openingDebit: '100000.00', openingCredit: '100000.00', debits: totals.credits });
    expect(columns.map(({ kind, to }: Record<string, string>) => [kind, to])).toEqual([
      ...[
        ['month', '2026-04-30'],
        ['month', '2026-05-31'],
        ['month', '2026-06-30'],
        ['prior', '2025-06-30'],
      ],
    ]);
    expect((await row('on=2026-06-30&columns=month&compare=year', '1501')).amounts).toEqual([
      ...['0.00', '0.00', '158000.00', '0.00'],
    ]);
    // A year on, what was posted before is the opening, and the year before stands beside it.
    expect(await row('on=2027-06-30&compare=year', '1501')).toMatchObject({
      ...{ opening: '158000.00', debits: '0.00', credits: '0.00', amounts: ['158000.00'] },
    });
    const { totals: ledger } = await get(`ledger/${own.accountId}?from=2026-04-01&to=2026-06-30`);
    expect(ledger).toEqual({ opening: '100000.00', debits: '118000.00', credits: '60000.00', closing: '158000.00' });
  });

  test('profit and loss says what of it is estimated, of whole months and of days', async () => {
    clockInIndia('2026-11-20 12:00');
    const own = await books(cookie, companyId);
    const lines = ['2026-04-05', '2026-05-05', '2026-05-20'].map((day) => ({ id: newId(), day }));
    const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
        amount_paise, transaction_type, line_key, created_at, category, category_id)
      SELECT value ->> 'id', ?2, ?3, ?4, 1, value ->> 'day', 'X', 11800, 'debit', value ->> 'id', '', 'expense', 'office-rent'
      FROM json_each(?1)`;
    await env.DB.prepare(insert).bind(JSON.stringify(lines), companyId, own.accountId, own.uploadId).run();
    const estimates = async (days: string) => {
      const { basis } = await get(`profit-and-loss?${days}`);
      return basis.estimates.map(({ id, amount }: Record<string, string>) => [id, amount]);
    };
    const of = (count: number) => [
      ['expenses-without-bill', `${118 * count}.00`],
      ['gst-in-expenses', `${18 * count}.00`],
    ];
    expect(await estimates('from=2026-04-01&to=2026-05-31')).toEqual(of(3));
    expect(await estimates('from=2026-04-01&to=2026-05-19')).toEqual(of(2));
    expect(await estimates('from=2026-04-06&to=2026-05-31')).toEqual(of(2));
    expect(await estimates('from=2026-05-05&to=2026-05-05')).toEqual(of(1));
    expect(await estimates('from=2026-04-06&to=2026-05-04')).toEqual([]);
  });

  test('a trial balance on any day reads few rows, however many lines there are', async () => {
    clockInIndia('2026-11-20 12:00');
    const own = await books(cookie, companyId);
    const lines = Array.from({ length: 6_000 }, (_, at) => ({
      id: newId(),
      day: addDays(isoDate('2026-04-01'), at % 200),
      category: CATEGORIES[at % CATEGORIES.length],
      amount: 100 + at,
    }));
    const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
        amount_paise, transaction_type, line_key, created_at, category, category_id)
      SELECT value ->> 'id', ?2, ?3, ?4, 1, value ->> 'day', 'X', value ->> 'amount', 'debit', value ->> 'id', '', 'expense',
        value ->> 'category' FROM json_each(?1)`;
    await env.DB.prepare(insert).bind(JSON.stringify(lines), companyId, own.accountId, own.uploadId).run();
    const call = await watched(cookie, 'GET', at('trial-balance?on=2026-10-15'));
    expect(call.body.totals.debit).toBe(call.body.totals.credit);
    expect(call.trips).toBeLessThanOrEqual(5);
    const sums = call.statements.filter(({ sql }) => /_totals/.test(sql));
    let read = 0;
    for (const statement of sums) read += await rowsRead(statement);
    // Accounts by month, and the days of the month that is cut: a fifth of the lines, and no more for more of them.
    expect(sums.length).toBe(2);
    expect(read).toBeLessThan(1_200);
  });
});

test('over 200,000 lines of 29 months a trial balance within a month reads its sums alone, in one round trip', async () => {
  clockInIndia('2026-11-20 12:00');
  const own = await books(cookie, companyId);
  const [from, on] = [isoDate('2024-04-01'), isoDate('2026-08-15')];
  await addBookedLines(env.DB, own, { lines: 200_000, from, days: 900 });
  const scope = { companyId, caFirmId: null } as CompanyScope;
  const accounts = await accountsOf(env.DB, scope);
  const { database, passed } = counted(env.DB);
  const lines = await trialBalanceOn(database, scope, on, accounts);
  expect([...lines.values()].reduce((sum, { closing }) => sum + closing, 0)).toBe(0);
  expect(lines.size).toBeGreaterThan(60);
  expect(passed.trips).toBe(1);
  expect(passed.read).toBeLessThanOrEqual(accounts.length * 29 + 2_000);
}, 60_000);

const CATEGORIES = ['office-rent', 'fuel', 'legal-fees', 'travel', null];

describe('income and expenses as far as they were paid', () => {
  test('count what was received and paid on balances from before the books, and say so', async () => {
    const opened = [
      { account: 'Bank current', debit: '100000.00' },
      { account: 'Trade receivables', debit: '118000.00', party: 'Lark', billNumber: '12', billDate: '2026-03-01' },
      { account: 'Trade payables', credit: '54000.00', party: 'Cloudline', billNumber: 'C-9', billDate: '2026-03-01' },
      { account: 'Equity share capital', credit: '164000.00' },
    ];
    const answer = await ask(cookie, 'POST', at('opening-balances'), { asOn: '2026-04-01', lines: opened });
    expect([answer.status, answer.status === 201 ? '' : answer.body]).toEqual([201, '']);
    const settle = (kind: string, account: string, side: 'debit' | 'credit', bill: string, party: string) =>
      ask(cookie, 'POST', at('vouchers'), {
        ...{ kind, date: '2026-05-04', narration: 'As booked' },
        lines: [
          { account, party, bill, [side]: '54000.00' },
          { account: 'Bank current', [side === 'debit' ? 'credit' : 'debit']: '54000.00' },
        ],
      });
    expect((await settle('receipt', 'Trade receivables', 'credit', '12', 'Lark')).status).toBe(201);
    expect((await settle('payment', 'Trade payables', 'debit', 'C-9', 'Cloudline')).status).toBe(201);
    const trial = await get('trial-balance?on=2027-03-31');
    const bank = trial.rows.find(({ code }: { code: string }) => code === '1501');
    expect(bank).toMatchObject({ opening: '100000.00', debits: '54000.00', credits: '54000.00', closing: '100000.00' });
    expect(trial.totals).toMatchObject({ openingDebit: '218000.00', openingCredit: '218000.00', debits: '108000.00' });
    const year = 'profit-and-loss?from=2026-04-01&to=2027-03-31';
    expect((await get(year)).totals).toMatchObject({ income: '0.00', expenses: '0.00' });
    const paid = await get(`${year}&basis=cash`);
    expect(paid.totals).toMatchObject({ income: '54000.00', expenses: '54000.00', beforeTax: '0.00' });
    expect(paid.basis.estimates.map(({ id, amount }: Record<string, string>) => [id, amount])).toEqual([
      ...[
        ['earlier-receipts', '54000.00'],
        ['earlier-payments', '54000.00'],
      ],
    ]);
  });

  test('count by their settlements', async () => {
    await postExample('E3');
    const booked = await get('profit-and-loss?from=2026-04-01&to=2027-03-31');
    const paid = await get('profit-and-loss?from=2026-04-01&to=2027-03-31&basis=cash');
    expect(booked.totals.income).toBe('250000.00');
    // Alpha paid its invoice less the credit note, Beta nothing, Gamma 20,000 of 35,400 (the rest was written off).
    expect(paid.totals.income).toBe('156949.15');
    expect(paid.basis.text).toContain('as far as they were paid');
    expect(booked.basis).toMatchObject({ kind: 'mixed', revenueShare: '100' });
  });
});

/** The bytes of a download, which are no text. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const answer = await exports.default.fetch(`http://localhost:8788/api${at(path)}`, { headers: { cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return new Uint8Array(await answer.arrayBuffer());
}

describe('what falls due of a loan within a year', () => {
  test('is known from its schedule, unless a person says otherwise for the day', async () => {
    await postExample('E8');
    const terms = { lender: 'HBL', principal: '1000000.00', rate: '12', count: 36, firstOn: '2026-05-05' };
    expect((await ask(cookie, 'POST', at('loans'), terms)).status).toBe(201);
    const shortTerm = async (query: string) => {
      const { rows } = await get(`balance-sheet?on=2026-06-30${query}`);
      return rows.find(({ id }: Row) => id === 'short-term-borrowings').amount;
    };
    expect(await shortTerm('')).toBe('646124.84');
    expect(await shortTerm('&due=2401:100000.00')).toBe('445791.53');
  });
});

describe('of books at either end', () => {
  const EVERY = ['trial-balance', 'profit-and-loss', 'balance-sheet', 'cash-flow', 'day-book', 'ledger/1501'];

  test('a company with no entries has every report, by months and beside the year before, and says so in its files', async () => {
    for (const path of EVERY) {
      const { basis, totals } = await get(`${path}?columns=month&compare=year&unit=lakh`);
      expect([path, basis.kind]).toEqual([path, 'money']);
      expect(new Set(Object.values(totals)), path).toEqual(new Set(['0.00']));
      const url = `http://localhost:8788/api${at(`${path}?format=csv&compare=year`)}`;
      const file = await (await exports.default.fetch(url, { headers: { cookie } })).text();
      expect(file, path).toContain(basis.text.split(',')[0]);
    }
    expect((await get('profit-and-loss?basis=cash')).totals.afterTax).toBe('0.00');
  });

  test('400 parties, owing and owed, stand each on its side in few round trips, on a 29 February too', async () => {
    // Each third owes nothing net: what it was invoiced it paid too much, by a rupee.
    const parties = Array.from({ length: 400 }, (_, nth) => (nth % 3 === 0 ? -1 : nth + 1));
    const credit = parties.reduce((sum, owed) => sum + owed, 0);
    const lines = parties.map((owed, nth) => ({
      account: 'Trade receivables',
      party: `Party ${nth}`,
      ...(owed > 0 ? { debit: `${owed}` } : { credit: `${-owed}` }),
    }));
    const voucher = { kind: 'journal', date: '2024-02-29', narration: 'Year of 366 days' };
    const { status } = await ask(cookie, 'POST', at('vouchers'), {
      ...voucher,
      lines: [...lines, { account: 'Sale of services', credit: `${credit}` }],
    });
    expect(status).toBe(201);
    const call = await watched(cookie, 'GET', at('balance-sheet?on=2024-02-29&compare=year'));
    const of = (id: string) => call.body.rows.find((row: Row) => row.id === id)?.amounts;
    const sum = (isMeant: (owed: number) => boolean) => parties.filter(isMeant).reduce((all, owed) => all + owed, 0);
    expect(of('trade-receivables')).toEqual([`${sum((owed) => owed > 0)}.00`, '0.00']);
    expect(of('other-current-liabilities')).toEqual([`${-sum((owed) => owed < 0)}.00`, '0.00']);
    expect(of('reserves-and-surplus')).toEqual([`${credit}.00`, '0.00']);
    expect(call.trips).toBeLessThanOrEqual(12);
    expect(call.body.columns.map(({ to }: { to: string }) => to)).toEqual(['2024-02-29', '2023-02-28']);
    // The next year carries the profit, and compares whole Februaries.
    const later = await get('balance-sheet?on=2025-02-28&compare=year');
    expect(later.columns.map(({ to }: { to: string }) => to)).toEqual(['2025-02-28', '2024-02-29']);
    expect(later.rows.find((row: Row) => row.id === 'reserves-and-surplus').amounts).toEqual([
      ...[`${credit}.00`, `${credit}.00`],
    ]);
    const months = await watched(cookie, 'GET', at('balance-sheet?on=2024-03-31&columns=month&compare=year'));
    expect(months.trips).toBeLessThanOrEqual(24);
  });
});

describe('notes', () => {
  type Note = { id: string; headings: string[]; rows: { name: string; amounts: (string | null)[] }[] };
  const tableOf = (notes: Note[], id: string) => {
    const { headings, rows } = notes.find((note) => note.id === id) ?? { headings: [], rows: [] };
    return rows.map(({ name, amounts }) => [
      name,
      ...amounts.flatMap((amount, at) => (amount && amount !== '0.00' ? [`${headings[at]} ${amount}`] : [])),
    ]);
  };

  test('of the balance sheet: capital and assets by what moved, bills by age, those in dispute apart', async () => {
    await postExample('E3');
    const disputed = `UPDATE ledger_bills SET is_disputed = 1
      WHERE company_id = ?1 AND party_id = (SELECT id FROM parties WHERE company_id = ?1 AND name = 'Gamma')`;
    await env.DB.prepare(disputed).bind(companyId).run();
    const { notes } = await get('balance-sheet?on=2026-09-30');
    expect(tableOf(notes, 'share-capital')[0]).toEqual([
      ...['Equity share capital', 'Opening 200000.00', 'Closing 200000.00'],
    ]);
    // Entries of the example name no bills: all of it stands on account of its parties.
    expect(tableOf(notes, 'receivables')).toEqual([
      ['On account, without a bill', 'Total 109800.00'],
      ['Total', 'Total 109800.00'],
    ]);
    const sale = (bill: string, date: string, dueDate: string, amount: string, party = 'Gamma') =>
      ask(cookie, 'POST', at('vouchers'), {
        ...{ kind: 'sales', date },
        lines: [
          { account: '1401', debit: amount, party, bill, dueDate },
          { account: '4101', credit: amount },
        ],
      });
    expect((await sale('G-1', '2026-04-02', '2026-04-02', '1000')).status).toBe(201);
    expect((await sale('G-2', '2026-04-02', '2026-09-30', '20')).status).toBe(201);
    await env.DB.prepare(`${disputed} AND ref = 'G-1'`).bind(companyId).run();
    const later = await get('balance-sheet?on=2026-10-02');
    expect(tableOf(later.notes, 'receivables')).toEqual([
      ['Undisputed', 'Under 6 months 20.00', 'Total 20.00'],
      ['Disputed', '6 months to 1 year 1000.00', 'Total 1000.00'],
      ['On account, without a bill', 'Total 109800.00'],
      ['Total', 'Under 6 months 20.00', '6 months to 1 year 1000.00', 'Total 110820.00'],
    ]);
    const csv = readExportedCsv((await ask(cookie, 'GET', at('balance-sheet?on=2026-10-02&format=csv'))).body);
    expect(csv).toContainEqual(['', expect.stringMatching(/^Disputed .* 6 months to 1 year$/), '1000.00']);
  });

  test('what assets cost and what was written off, and what a share earned', async () => {
    await postExample('E9');
    const { notes } = await get('balance-sheet?on=2026-03-31');
    expect(tableOf(notes, 'fixed-assets')).toEqual([
      ['Computers', 'Opening 120000.00', 'Added 200000.00', 'Taken off 120000.00', 'Closing 200000.00'],
      ['Furniture and fittings', 'Added 80000.00', 'Closing 80000.00'],
      ['Acc. dep. computers', 'Opening -18947.95', 'Added -53789.96', 'Taken off -47578.09', 'Closing -25159.82'],
      ['Acc. dep. furniture', 'Added -2519.45', 'Closing -2519.45'],
      ['Net book value', 'Opening 101052.05', 'Added 223690.59', 'Taken off 72421.91', 'Closing 252320.73'],
    ]);
    const year = 'profit-and-loss?from=2025-04-01&to=2026-03-31';
    expect((await get(year)).notes).toEqual([]);
    expect((await ask(cookie, 'GET', at(`${year}&face=0`))).status).toBe(400);
    const perShare = async (query: string) =>
      tableOf((await get(`${year}&${query}`)).notes, 'per-share').map(([name, first]) => [
        ...[name, first?.replace('01 Apr 2025 to 31 Mar 2026 ', '')],
      ]);
    expect(await perShare('face=10&columns=month&compare=year')).toEqual([
      ['Profit for the period', '-74131.32'],
      ['Equity shares, average by days', '60105.21'],
      ['Basic earnings per share', '-1.23'],
    ]);
    // Twice as many shares on 73 of 365 days.
    const issued = [
      { account: '1504', debit: '601052.05' },
      { account: '2101', credit: '601052.05' },
    ];
    const answer = await ask(cookie, 'POST', at('vouchers'), { kind: 'receipt', date: '2026-01-18', lines: issued });
    expect(answer.status).toBe(201);
    expect((await perShare('face=10')).map(([, first]) => first)).toEqual(['-74131.32', '72126.25', '-1.03']);
  });
});

describe('a file', () => {
  test('says which columns its page has no room for', async () => {
    await postExample('E12');
    const { text } = await extractText(
      await bytesOf('trial-balance?on=2026-03-31&columns=month&compare=year&format=pdf'),
    );
    expect(text.join(' ')).toContain('Columns for which this page has no room: 5.');
    expect(text.length).toBeGreaterThan(1);
    for (const page of text) expect(page).toContain('Trial balance on 31 Mar 2026 · Basis: money');
  });

  test('of each report has its figures and says on what they rest', async () => {
    await postExample('E8');
    const file = (path: string) => ask(cookie, 'GET', at(path));
    const csv = await file('balance-sheet?on=2026-06-30&due=2401:300333.31&format=csv');
    const rows = readExportedCsv(csv.body);
    expect(rows).toContainEqual(['4', 'Short-term borrowings', '646124.84']);
    expect(rows.flat().some((cell) => cell.startsWith('Basis: '))).toBe(true);
    expect(rows.flat().some((cell) => cell.startsWith('Balance sheet as on 30 Jun 2026'))).toBe(true);
    expect(csv.headers?.get('content-disposition')).toContain('balance-sheet-2026-06-30.csv');
    const OTHERS = [
      ['trial-balance?on=2026-06-30&columns=month', 'Interest accrued', 13_827.44],
      ['profit-and-loss?from=2026-04-01&to=2026-06-30&compare=year&unit=exact', 'Finance costs', 43_707.93],
      ['cash-flow?from=2026-04-01&to=2026-06-30&unit=thousand', 'Net cash from financing activities', 1_269.25],
      ['ledger/1501?from=2026-04-01&to=2026-06-30', 'As booked', 1_000_000],
      ['day-book?from=2026-04-01&to=2026-06-30', 'As booked', 1_000_000],
    ] as const;
    for (const [path, label, amount] of OTHERS) {
      const book = read(await bytesOf(`${path}&format=xlsx`), { type: 'array' });
      const [name = ''] = book.SheetNames;
      const cells = utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 });
      const row = cells.find((found) => found.includes(label));
      expect([path, row]).toEqual([path, expect.arrayContaining([label, amount])]);
      const { text } = await extractText(await bytesOf(`${path}&format=pdf`));
      for (const page of text) expect([path, page]).toEqual([path, expect.stringMatching(/ · Basis: [a-z]+/)]);
      expect([path, text.join(' ')]).toEqual([path, expect.stringContaining(label)]);
    }
  });
});
