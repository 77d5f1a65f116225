import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { api } from '../../api';
import { readExportedCsv } from '../../domain/export/csv';
import { COMPANY_ROLES, FIRM_ROLES, seesAccountNumbers } from '../../domain/session/roles';
import { parseRupees } from '../../domain/shared/money';
import worker from '../../index';
import { actorOf, verdictFor } from '../../platform/access';
import { ask, books, fileNamed, formWith, seeded, signIn } from '../../testing/client';
import { DEPLOYED_AT, deployedWith } from '../../testing/deployed';
import { exportCalls } from './export.calls';
import { EXPORT_TABLES } from './export.repository';

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,NEFT-ICICN250913996742-BLUEPINE ANALYTICS PVT LTD,,295000.00,813000.00',
  '02/10/2026,"=HYPERLINK(""http://x"", ""PAY"")",240.00,,812760.00',
  '03/10/2026,"काफ़ी, two cups",88500.05,,724259.95',
  '',
].join('\n');

type Files = Record<string, Uint8Array>;

async function exported(cookie: string, companyId: string): Promise<{ headers: Headers; files: Files }> {
  const response = await exports.default.fetch(`http://localhost:8788/api/companies/${companyId}/export`, {
    headers: { cookie },
  });
  if (response.status !== 200) throw new Error(`The export answers ${response.status}: ${await response.text()}`);
  return { headers: response.headers, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
}

const textOf = (files: Files, name: string) => strFromU8(files[name] ?? new Uint8Array());
const rowsOf = (files: Files, table: string): Record<string, unknown>[] =>
  JSON.parse(textOf(files, `json/${table}.json`));

/** Firm A's first company with an account, a statement, a choice, a run and a subscription. */
async function booked() {
  const { companies, firms } = await seeded();
  const person = await signIn('OA');
  const id = companies.a1;
  const account = {
    accountName: 'Main',
    accountNumber: '50200012345678',
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000240',
  };
  const bankAccountId = (await ask(person, 'POST', `/companies/${id}/bank-accounts`, account)).body.id;
  const upload = { bankAccountId, statementData: STATEMENT, fileName: '../=evil.csv' };
  expect((await ask(person, 'POST', `/companies/${id}/upload-statement`, upload)).body.added).toBe(3);
  const { body: lines } = await ask(person, 'GET', `/companies/${id}/bank-transactions`);
  const choice = { category: 'expense', subcategory: 'Pantry and tea' };
  expect((await ask(person, 'PATCH', `/bank-transactions/${lines[0].id}/categorize`, choice)).status).toBe(200);
  await ask(person, 'POST', `/companies/${id}/auto-categorize`, {});
  const terms = { companyId: id, caFirmId: firms.A, monthlyFee: '4999.50', startDate: '2026-10-01' };
  expect((await ask(person, 'POST', '/client-subscriptions', terms)).status).toBe(201);
  return { person, id };
}

test('the zip holds every table in both forms, the originals, and a manifest whose hashes are right', async () => {
  const { person, id } = await booked();
  const { headers, files } = await exported(person, id);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="anupalan-U62099KA2022PTC165432-\d{4}-\d\d-\d\d\.zip"/,
  );
  const manifest = JSON.parse(textOf(files, 'manifest.json'));
  const tables = EXPORT_TABLES.flatMap(({ name }) => [`csv/${name}.csv`, `json/${name}.json`]);
  const names = manifest.files.map(({ name }: { name: string }) => name);
  expect(names.slice(0, tables.length)).toEqual(tables);
  expect(Object.keys(files)).toEqual([...names, 'manifest.json']);
  for (const { name, bytes, sha256, rows } of manifest.files) {
    const content = files[name] ?? new Uint8Array();
    expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([name, bytes, sha256]);
    if (name.startsWith('json/')) expect(JSON.parse(strFromU8(content)).length).toBe(rows);
  }
  expect(manifest).toMatchObject({ company: { id, cin: 'U62099KA2022PTC165432' }, stoodStill: true, missingFiles: [] });
  expect(manifest.exportedAtIst).toMatch(/\+05:30$/);
  const original = names.find((name: string) => name.startsWith('statements/'));
  expect(original).toMatch(/^statements\/[0-9a-f-]{36}-\.\._evil\.csv$|^statements\/[0-9a-f-]{36}-[\w.-]+$/);
  expect(textOf(files, original)).toBe(STATEMENT);
});

const SQL_NAMES: Record<string, string> = {
  company: 'SELECT * FROM companies WHERE id = ?',
  subscriptions: 'SELECT * FROM client_subscriptions WHERE company_id = ? ORDER BY id',
  'bank-transactions': 'SELECT * FROM bank_transactions WHERE company_id = ? ORDER BY transaction_date, id',
  'payee-choices': 'SELECT * FROM payee_choices WHERE company_id = ? ORDER BY payee, side',
  'statement-uploads': 'SELECT * FROM statement_uploads WHERE company_id = ? ORDER BY id',
  'audit-entries': 'SELECT * FROM audit_entries WHERE chain_id = ? ORDER BY seq',
};

/** An exported row as its table stores it: names, money and flags put back. */
function stored(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  const values = columns.map((column) => {
    const property = column.replace(/_paise$/, '').replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
    const value = row[property];
    if (column.endsWith('_paise')) return [column, typeof value === 'string' ? parseRupees(value) : null];
    if (typeof value === 'boolean') return [column, Number(value)];
    return [column, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(values);
}

test.each(Object.keys(SQL_NAMES))('taking %s back in gives exactly the stored rows', async (table) => {
  const { person, id } = await booked();
  const { files } = await exported(person, id);
  const { results } = await env.DB.prepare(SQL_NAMES[table] ?? '')
    .bind(id)
    .all<Record<string, unknown>>();
  expect(results.length).toBeGreaterThan(0);
  const columns = Object.keys(results[0] ?? {});
  expect(rowsOf(files, table).map((row) => stored(row, columns))).toEqual(results);
  // Beside the id of a category stands the name it has now.
  const named = columns.includes('category_id') ? 1 : 0;
  expect(Object.keys(rowsOf(files, table)[0] ?? {}).length).toBe(columns.length + named);
});

test('what was said of a company leaves with its amounts in rupees, also what was taken back', async () => {
  const { person, id } = await booked();
  const value = { paidUp: '2500000', authorised: '5000000' };
  const said = { kind: 'capital', value, holdsFrom: '2022-06-14' };
  const { fact } = (await ask(person, 'POST', `/companies/${id}/facts`, said)).body;
  await ask(person, 'POST', `/companies/${id}/facts/${fact.id}/withdraw`, {});
  const { files } = await exported(person, id);
  const [row] = rowsOf(files, 'company-facts');
  expect(row).toMatchObject({ id: fact.id, value: { paidUp: '2500000.00', authorised: '5000000.00' } });
  expect(row?.withdrawnOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(textOf(files, 'csv/company-facts.csv')).toContain('2500000.00');
});

test('the parts of a line leave with their signs, so that they add up to it', async () => {
  const { person, id } = await booked();
  const lines = (await ask(person, 'GET', `/companies/${id}/bank-transactions`)).body;
  const { id: lineId, amount } = lines[0];
  const whole = (Number(amount) + 23.6).toFixed(2);
  const part = (sum: string, subcategory: string) => ({ amount: sum, category: 'expense', subcategory });
  const parts = [part(whole, 'Legal'), part('-20.00', 'Bank charges'), part('-3.60', 'Bank charges')];
  expect((await ask(person, 'PUT', `/bank-transactions/${lineId}/split`, { parts })).status).toBe(200);
  const { files } = await exported(person, id);
  const found = rowsOf(files, 'transaction-splits').filter(({ transactionId }) => transactionId === lineId);
  expect(found.map((row) => row.amount)).toEqual([whole, '-20.00', '-3.60']);
});

test('what was paid with a form and with an own item leaves in rupees, beside what carries no such words', async () => {
  const { person, id } = await booked();
  const kyc = { kind: 'director-kyc', subject: '01234567', happenedOn: '2026-09-30', details: { paid: '5000' } };
  expect((await ask(person, 'POST', `/companies/${id}/events`, kyc)).status).toBe(201);
  const licence = { title: 'Trade licence', dueDate: '2026-10-31' };
  const { body: item } = await ask(person, 'POST', `/companies/${id}/compliance-items`, licence);
  const done = { doneOn: '2026-10-30', paid: '2500.50' };
  await ask(person, 'POST', `/companies/${id}/compliance-items/${item.id}/complete`, done);
  const { files } = await exported(person, id);
  expect(rowsOf(files, 'company-events')).toMatchObject([{ details: { paid: '5000.00' } }]);
  const metadata = rowsOf(files, 'compliance-items').map((row) => [row.id === item.id, row.metadata]);
  expect(metadata).toContainEqual([true, { paid: '2500.50' }]);
  expect(metadata.filter(([isIt]) => !isIt).every(([, said]) => said === null)).toBe(true);
});

test('a spreadsheet cannot run a cell, and reading the cells back gives the texts of the JSON', async () => {
  const { person, id } = await booked();
  const { files } = await exported(person, id);
  const csv = textOf(files, 'csv/bank-transactions.csv');
  expect(csv).toContain(`"'=HYPERLINK(""http://x"", ""PAY"")"`);
  const [heading = [], ...rows] = readExportedCsv(csv);
  const descriptions = rows.map((row) => row[heading.indexOf('description')]);
  expect(descriptions).toEqual(rowsOf(files, 'bank-transactions').map(({ description }) => description));
  const balances = rows.map((row) => row[heading.indexOf('balance')]);
  expect(balances).toEqual(['813000.00', '812760.00', '724259.95']);
});

test('the export is the last entry of the trail it holds', async () => {
  const { person, id } = await booked();
  const { files } = await exported(person, id);
  const entries = rowsOf(files, 'audit-entries');
  const { chain } = JSON.parse(textOf(files, 'manifest.json'));
  expect(entries.at(-1)).toMatchObject({ action: 'company.export', seq: chain.length, hash: chain.head });
  expect((await ask(person, 'GET', `/companies/${id}/audit-trail/verify`)).body).toMatchObject({
    ok: true,
    head: chain.head,
  });
});

test('two exports differ in the trail only', async () => {
  const { person, id } = await booked();
  const [one, other] = [(await exported(person, id)).files, (await exported(person, id)).files];
  expect(Object.keys(one)).toEqual(Object.keys(other));
  const differing = Object.keys(one).filter((name) => textOf(one, name) !== textOf(other, name));
  expect(differing).toEqual(['csv/audit-entries.csv', 'json/audit-entries.json', 'manifest.json']);
});

test('it holds this company’s rows and no other’s', async () => {
  const { person, id } = await booked();
  const { companies } = await seeded();
  const { files } = await exported(person, companies.a2);
  expect(rowsOf(files, 'bank-transactions')).toEqual([]);
  expect(Object.keys(files).some((name) => name.startsWith('statements/'))).toBe(false);
  for (const name of Object.keys(files)) expect(textOf(files, name)).not.toContain(id);
});

test('those who may not export are refused, and nothing is written of them in the trail', async () => {
  const { companies } = await seeded();
  const path = `/companies/${companies.a1}/export`;
  expect((await ask(undefined, 'GET', path)).status).toBe(401);
  for (const [actor, status] of [
    ['VA', 403],
    ['SA', 403],
    ['OB', 404],
    ['NM', 404],
  ] as const)
    expect([actor, (await ask(await signIn(actor), 'GET', path)).status]).toEqual([actor, status]);
  const exportsWritten = `SELECT count(*) n FROM audit_entries WHERE action = 'company.export'`;
  expect(await env.DB.prepare(exportsWritten).first('n')).toBe(0);
  await exported(await signIn('FA'), companies.a1);
  await exported(await signIn('MA'), companies.a1);
  expect(await env.DB.prepare(exportsWritten).first('n')).toBe(2);
});

test('whoever may export sees whole account numbers, so that none needs to be covered', () => {
  const call = exportCalls['GET /companies/:companyId/export'];
  const exporting = [...FIRM_ROLES, ...COMPANY_ROLES].filter((role) => verdictFor(call, [actorOf(role)]) === 'allow');
  expect(exporting).toEqual(['owner', 'manager', 'founder']);
  expect(exporting.every(seesAccountNumbers)).toBe(true);
});

test('an original that is gone is named, and the rest is given', async () => {
  const { person, id } = await booked();
  const { results } = await env.DB.prepare('SELECT file_key FROM statement_uploads').all<{ file_key: string }>();
  await env.FILES.delete(results.map(({ file_key }) => file_key));
  const { files } = await exported(person, id);
  expect(JSON.parse(textOf(files, 'manifest.json')).missingFiles).toEqual(results.map(({ file_key }) => file_key));
  expect(rowsOf(files, 'bank-transactions').length).toBe(3);
});

test('a table larger than a page loses no row and gives none twice', async () => {
  const { person, id } = await booked();
  const many = 2_050;
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})`;
  const like = 'FROM n, (SELECT * FROM bank_transactions LIMIT 1) t';
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO payee_choices (company_id, payee, side, category, category_id, chosen_by, chosen_at)
      ${numbers} SELECT ?, 'P' || (i / 2), CASE i % 2 WHEN 0 THEN 'debit' ELSE 'credit' END, 'expense', 'office-rent', 'x', 'y' FROM n`).bind(
      id,
    ),
    env.DB.prepare(`INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
      amount_paise, transaction_type, line_key, created_at) ${numbers}
      SELECT 'many-' || i, t.company_id, t.bank_account_id, t.upload_id, i, '2026-09-1' || (i % 3), 'x', 100, 'debit', i, 'z' ${like}`),
  ]);
  const { files } = await exported(person, id);
  const ids = rowsOf(files, 'bank-transactions').map((row) => row.id);
  expect([ids.length, new Set(ids).size]).toEqual([many + 3, many + 3]);
  const choices = rowsOf(files, 'payee-choices').map(({ payee, side }) => `${payee}|${side}`);
  expect([choices.length, new Set(choices).size]).toEqual([many + 1, many + 1]);
});

test('off one machine, the eleventh export of an hour waits', async () => {
  const { companies } = await seeded();
  const cookie = await signIn('OA');
  const tenMade = 'INSERT INTO attempt_counters (key, window_start, count) VALUES (?, ?, 10)';
  await env.DB.prepare(tenMade)
    .bind(`export:${companies.a2}`, Math.floor(Date.now() / 1000))
    .run();
  const context = createExecutionContext();
  const request = new Request(`http://localhost:8788/api/companies/${companies.a2}/export`, { headers: { cookie } });
  const refused = await worker.fetch(request as never, deployedWith() as never, context);
  await waitOnExecutionContext(context);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Object.keys((await exported(cookie, companies.a2)).files)).toContain('manifest.json');
});

const EXPORT = 'GET /companies/:companyId/export';
const PAPER = 'GET /bank-transactions/:transactionId/attachments/:attachmentId';
const CALENDAR_FILE = 'GET /companies/:companyId/compliance-calendar?format=ics';
const PREVIEW = 'POST /companies/:companyId/statement-preview';

// The call before the last that one account, or one network, may make has been made.
test.each([
  [EXPORT, 'export:account', 20],
  [EXPORT, 'export:network', 40],
  ['GET /companies/:companyId/audit-trail/report?format=csv', 'export:account', 20],
  ['GET /companies/:companyId/reports/cash-flow?format=csv', 'report:account', 20],
  ['GET /companies/:companyId/reports/cash-flow?format=pdf', 'report:network', 40],
  [CALENDAR_FILE, 'calendar-file:account', 20],
  [CALENDAR_FILE, 'calendar-file:network', 40],
  [PAPER, 'paper:account', 200],
  [PAPER, 'paper:network', 400],
  [PREVIEW, 'preview:account', 30],
  [PREVIEW, 'preview:network', 60],
])('off one machine %s is refused with the time to try again, past what its %s may', async (call, counter, most) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { companies } = await seeded();
  const cookie = await signIn('OA');
  const { transactionId } = await books(cookie, companies.a2);
  const papers = `/bank-transactions/${transactionId}/attachments`;
  const paper = await ask(cookie, 'POST', papers, formWith({ file: fileNamed('bill.pdf', '%PDF-1.7\n%%EOF') }));
  const ids: Record<string, string> = { companyId: companies.a2, transactionId, attachmentId: paper.body.id };
  const [method = '', path = ''] = call.replace(/:(\w+)/g, (_, id) => ids[id] ?? '').split(' ');
  const made = async (): Promise<Response> => {
    const body =
      method === 'POST' ? { body: JSON.stringify({ bankAccountId: companies.a1, statementData: STATEMENT }) } : {};
    const headers = { cookie, origin: DEPLOYED_AT, 'content-type': 'application/json' };
    const response = await api.fetch(
      new Request(`${DEPLOYED_AT}/api${path}`, { method, headers, ...body }),
      deployedWith(),
    );
    await response.clone().arrayBuffer();
    return response;
  };
  expect((await made()).status).not.toBe(429);
  await env.DB.prepare(`UPDATE attempt_counters SET count = ? WHERE key LIKE ? || ':%'`)
    .bind(most - 1, counter)
    .run();
  expect((await made()).status).not.toBe(429);
  const refused = await made();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: 'too-many-attempts', message: expect.stringMatching(/again in/) });
  vi.restoreAllMocks();
});
