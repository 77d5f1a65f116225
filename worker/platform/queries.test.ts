import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../domain/shared/dates';
import { ask, books, seeded, signIn } from '../testing/client';
import { planOf, rowsRead, watched } from '../testing/watched-database';
import { today } from './clock';
import { newId } from './ids';

// Round trips and rows read are exact: a query that scans what it should look up fails here, however small the test's data.

const LINES = 2_000;
const OBLIGATIONS = 500;
let itemId: string;
let cookie: string;
let companyId: string;
let caFirmId: string;
let accountId: string;
let transactionId: string;
let uploadId: string;
let reliefId: string;

const RELIEF = {
  kind: 'extension',
  forms: ['MGT-7A'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: 'Circular 9/2026',
  notifiedOn: '2025-11-01',
};

/** A company with a longer history beside others, so that a scan shows in the rows it reads. */
beforeEach(async () => {
  const { companies, firms } = await seeded();
  cookie = await signIn('OA');
  const own = await books(cookie, companies.a1);
  const other = await books(cookie, companies.a2, '1111');
  ({ companyId, accountId, transactionId, uploadId } = own);
  caFirmId = firms.A;
  reliefId = (await ask(cookie, 'POST', `/ca-firms/${caFirmId}/reliefs`, RELIEF)).body.id;
  for (const { companyId, accountId, uploadId } of [own, other]) await longHistory(companyId, accountId, uploadId);
  for (const { companyId } of [other, own]) itemId = await obligations(companyId);
});

/** Obligations every other day from a year ago on: what has passed is done but for a few that are open or unconfirmed. */
async function obligations(company: string): Promise<string> {
  const statusOf = (place: number) => {
    if (place > 180 || place % 20 === 0) return 'pending';
    return place % 20 === 5 ? 'unconfirmed' : 'completed';
  };
  const rows = Array.from({ length: OBLIGATIONS }, (_, place) => ({
    id: newId(),
    dueDate: addDays(today(), 2 * place - 360),
    status: statusOf(place),
    key: `GSTR-1|${place}|`,
  }));
  const insert = `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, origin, obligation_key, created_at, updated_at)
    SELECT value ->> 'id', ?2, 'GST', 'GSTR-1', value ->> 'dueDate', value ->> 'status', 'law', value ->> 'key', '', '' FROM json_each(?1)`;
  await env.DB.prepare(insert).bind(JSON.stringify(rows), company).run();
  return rows[0]?.id ?? '';
}

async function longHistory(company: string, account: string, upload: string) {
  const rows = Array.from({ length: LINES }, (_, place) => {
    const day = String((place % 28) + 1).padStart(2, '0');
    const month = String((place % 12) + 1).padStart(2, '0');
    return { id: newId(), date: `2025-${month}-${day}`, line: place };
  });
  const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
    amount_paise, transaction_type, line_key, created_at)
    SELECT value ->> 'id', ?2, ?3, ?4, value ->> 'line', value ->> 'date', 'UPI/SHOP', 100, 'debit',
      (value ->> 'date') || '|' || (value ->> 'line'), ''
    FROM json_each(?1)`;
  const days = "UPDATE statement_uploads SET period_from = '2025-01-01' WHERE id = ?";
  await env.DB.batch([
    env.DB.prepare(insert).bind(JSON.stringify(rows), company, account, upload),
    env.DB.prepare(days).bind(upload),
  ]);
}

// What a query makes itself, one parameter's JSON and a constant row may be read through; a stored table may not.
const SCAN = /^SCAN (?!\(subquery|CONSTANT ROW|.*VIRTUAL TABLE)/;

/** Every read call, with the most rows one answer of it may read. */
const reads: [path: () => string, mostTrips: number, mostRows: number][] = [
  [() => '/me', 2, 40],
  [() => '/ca-firms', 2, 40],
  [() => `/ca-firms/${caFirmId}/companies?limit=50`, 2, 60],
  [() => `/ca-firms/${caFirmId}/subscriptions`, 2, 40],
  [() => `/ca-firms/${caFirmId}/service-templates`, 2, 40],
  [() => `/ca-firms/${caFirmId}/summary`, 2, 40],
  [() => `/ca-firms/${caFirmId}/reliefs`, 2, 20],
  [() => `/ca-firms/${caFirmId}/reliefs/${reliefId}/effect`, 3, 20],
  [() => `/companies/${companyId}`, 2, 20],
  [() => '/companies/U62099KA2022PTC165432', 2, 30],
  [() => `/companies/${companyId}/dashboard`, 3, 120],
  [() => `/companies/${companyId}/compliance-calendar?limit=50`, 2, 1.2 * 50 + 5],
  [() => `/companies/${companyId}/compliance-calendar?limit=50&status=completed`, 2, 1.2 * 50 + 5],
  [() => `/companies/${companyId}/compliance-calendar?asKnownOn=2026-11-19`, 2, 1.2 * OBLIGATIONS + 20],
  [() => `/companies/${companyId}/compliance-items/${itemId}/explanation`, 3, 1.2 * OBLIGATIONS + 20],
  [() => `/companies/${companyId}/compliance-status`, 3, 1.2 * OBLIGATIONS + 20],
  [() => '/calendar-feeds', 2, 20],
  // A row of the calendar, and its client's name.
  [() => `/ca-firms/${caFirmId}/compliance-calendar?limit=50`, 2, 3 * 50],
  [() => `/ca-firms/${caFirmId}/compliance-calendar?limit=50&status=open`, 2, 3 * 50],
  [() => `/ca-firms/${caFirmId}/compliance-calendar?limit=50&status=open&area=GST`, 2, 3 * 50],
  [() => `/ca-firms/${caFirmId}/compliance-grid?limit=50`, 2, 3 * 50],
  [() => `/ca-firms/${caFirmId}/compliance-grid?limit=50&status=overdue`, 2, 3 * 50],
  [() => `/ca-firms/${caFirmId}/compliance-calendar?limit=50&status=completed&from=2020-01-01`, 2, 3 * 50],
  [() => `/companies/${companyId}/facts`, 2, 30],
  [() => `/companies/${companyId}/events?limit=50`, 2, 30],
  [() => `/companies/${companyId}/bank-accounts`, 2, 30],
  [() => `/companies/${companyId}/bank-transactions?limit=50`, 2, 1.2 * 50 + 20],
  [() => `/companies/${companyId}/bank-transactions?limit=50&category=uncategorized`, 2, 1.2 * 50 + 20],
  [() => `/companies/${companyId}/bank-transactions?order=categorised&limit=5`, 2, 30],
  [() => `/companies/${companyId}/bank-transactions?limit=50&sort=amount`, 2, 1.2 * 50 + 20],
  [() => `/companies/${companyId}/bank-transactions?limit=50&sort=payee&direction=asc`, 2, 1.2 * 50 + 20],
  // Counted and summed exactly: each line that the filter leaves is read, once; here a month of the history above.
  [() => `/companies/${companyId}/bank-transactions/totals?from=2025-03-01&to=2025-03-31`, 2, 1.2 * 170 + 20],
  [() => `/bank-transactions/${transactionId}`, 2, 20],
  [() => `/bank-transactions/${transactionId}/split`, 2, 20],
  [() => `/bank-transactions/${transactionId}/attachments`, 2, 20],
  [() => `/bank-transactions/${transactionId}/match-candidates`, 3, 30],
  [() => `/companies/${companyId}/category-rules`, 2, 20],
  [() => `/companies/${companyId}/saved-views`, 2, 20],
  [() => `/companies/${companyId}/statement-uploads`, 2, 30],
  [() => `/companies/${companyId}/bank-coverage`, 2, 20],
  // What moved on each day is read from the keys of the account's lines, and once more as they are put together by days.
  [() => `/companies/${companyId}/account-balances`, 3, 2.1 * LINES + 40],
  // An entry, and the name of what it is about.
  [() => `/companies/${companyId}/audit-trail?limit=50`, 3, 2.2 * 50 + 20],
  [() => '/expense-categories', 2, 40],
  // Half a year of the history above.
  [() => `/companies/${companyId}/monthly-totals?endDate=2025-08-31`, 2, 1.05 * 6 * 170 + 30],
  // A month of the history above; its lines are counted in the index, and those without a category once more.
  [() => `/companies/${companyId}/reports?from=2025-03-01&to=2025-03-31`, 2, 2.1 * 170 + 20],
  [() => `/companies/${companyId}/reports/cash-flow?from=2025-03-01&to=2025-03-31`, 2, 1.05 * 170 + 20],
  // A year of lines shows the rhythm of what is paid, whatever the period.
  [() => `/companies/${companyId}/spending?from=2025-03-01&to=2025-03-31`, 3, 1.05 * 3 * 170 + 20],
  [() => `/companies/${companyId}/budgets`, 2, 20],
  // What was filed in a month may be matched to a line of the month before or after.
  [() => `/companies/${companyId}/reconcile/preview?from=2025-03-01&to=2025-03-31`, 2, 1.05 * 3 * 170 + 20],
];

describe('reads', () => {
  test.each(reads)('%s keeps to its budget', async (path, trips, rows) => {
    const call = await watched(cookie, 'GET', path());
    expect(call.status).toBe(200);
    expect(call.trips).toBeLessThanOrEqual(trips);
    let read = 0;
    for (const sent of call.statements) {
      expect(
        (await planOf(sent)).filter((detail) => SCAN.test(detail)),
        sent.sql,
      ).toEqual([]);
      read += await rowsRead(sent);
    }
    expect(read).toBeLessThanOrEqual(rows);
  });

  test('a later page of a firm’s calendar reads as few rows as the first', async () => {
    const path = `/ca-firms/${caFirmId}/compliance-calendar?from=2020-01-01&to=2040-01-01&limit=50`;
    let next = path;
    for (let page = 0; page < 4; page++) {
      const { headers } = await ask(cookie, 'GET', next);
      next = (/<\/api([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '').replaceAll('&amp;', '&');
    }
    const call = await watched(cookie, 'GET', next);
    let read = 0;
    for (const sent of call.statements) read += await rowsRead(sent);
    expect(call.body).toHaveLength(50);
    expect(read).toBeLessThanOrEqual(3 * 50);
  });

  test('an area of which there is little is found among all of a firm’s calendar', async () => {
    await env.DB.prepare("UPDATE compliance_items SET type = 'ROC' WHERE rowid % 40 = 0").run();
    const call = await watched(
      cookie,
      'GET',
      `/ca-firms/${caFirmId}/compliance-calendar?area=ROC&from=2020-01-01&to=2040-01-01&limit=50`,
    );
    let read = 0;
    for (const sent of call.statements) read += await rowsRead(sent);
    expect(call.body).toHaveLength((2 * OBLIGATIONS) / 40);
    expect(read).toBeLessThanOrEqual(3 * call.body.length);
  });

  test('a summary reads the rows of its period, not those outside', async () => {
    const path = `/companies/${companyId}/financial-summary?startDate=2025-03-01&endDate=2025-03-31`;
    const call = await watched(cookie, 'GET', path);
    let read = 0;
    for (const sent of call.statements) read += await rowsRead(sent);
    expect(call.trips).toBe(2);
    expect(read).toBeLessThanOrEqual(1.05 * call.body.transactionCount + 20);
  });
});

test('what a run would do is found without reading what has its category', async () => {
  await env.DB.prepare(
    `UPDATE bank_transactions SET category = 'expense', category_id = 'legal-fees', category_rule = 'like'`,
  ).run();
  const call = await watched(cookie, 'GET', `/companies/${companyId}/auto-categorize/preview`);
  expect([call.body.count, call.body.left]).toEqual([0, 0]);
  let read = 0;
  for (const sent of call.statements) read += await rowsRead(sent);
  expect(read).toBeLessThanOrEqual(20);
});

test('categories for lines that come are found without reading the lines of other accounts', async () => {
  const facts = { accountName: 'Till', accountNumber: '777001', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const { id } = (await ask(cookie, 'POST', `/companies/${companyId}/bank-accounts`, facts)).body;
  const lines = Array.from({ length: 20 }, (_, at) => `15/11/2026,INT.PD ${at},,${at + 1}.37,`);
  const call = await watched(cookie, 'POST', `/companies/${companyId}/statement-preview`, {
    bankAccountId: id,
    statementData: ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n'),
  });
  expect(call.body.categories.count).toBe(20);
  let read = 0;
  for (const sent of call.statements) read += await rowsRead(sent);
  expect(read).toBeLessThanOrEqual(3 * 20 + 40);
});

describe('writes', () => {
  test('an upload takes no more than twelve round trips, however long the statement', async () => {
    const lines = Array.from(
      { length: 3_000 },
      (_, place) => `05/11/2026,LINE ${place},1.00,,${(1_000_000 - place).toFixed(2)}`,
    );
    const statementData = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
    const call = await watched(cookie, 'POST', `/companies/${companyId}/upload-statement`, {
      bankAccountId: accountId,
      statementData,
      dateOrder: 'DMY',
    });
    expect(call.body.added).toBe(3_000);
    expect(call.trips).toBeLessThanOrEqual(7);
  });

  test('a fact is stated with all its obligations in four round trips', async () => {
    const registration = {
      kind: 'gst-registration',
      subject: '29AAZCN9001Q1ZC',
      value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
      holdsFrom: '2022-07-01',
    };
    const call = await watched(cookie, 'POST', `/companies/${companyId}/facts`, registration);
    expect([call.status, call.trips]).toEqual([201, 4]);
    expect(call.body.changes.length).toBeGreaterThan(50);
  });

  test('many rows are categorised, and an upload is undone, in as few', async () => {
    const rows = await ask(cookie, 'GET', `/companies/${companyId}/bank-transactions?limit=500`);
    const ids = rows.body.map(({ id }: { id: string }) => id);
    const choice = { ids, category: 'expense', subcategory: 'Pantry and tea' };
    const many = await watched(cookie, 'POST', `/companies/${companyId}/bank-transactions/categorize`, choice);
    expect([many.body.changed, many.trips]).toEqual([500, 4]);
    const undo = await watched(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, { dropsWork: true });
    expect([undo.body.removed, undo.trips]).toEqual([LINES + 3, 5]);
  });

  test('a categorisation run takes as few', async () => {
    const call = await watched(cookie, 'POST', `/companies/${companyId}/auto-categorize`, {});
    expect(call.status).toBe(200);
    expect(call.trips).toBeLessThanOrEqual(6);
  });
});
