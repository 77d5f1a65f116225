import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids';
import { type Books, books, seeded, signIn } from '../testing/client';

// What the database itself refuses, should the code above it ever fail: rows of two tenants in one, values outside their
// lists, sizes and ranges.

let a: Books;
let b: Books;
let firms: { A: string; B: string };

beforeEach(async () => {
  const seed = await seeded();
  firms = seed.firms;
  a = await books(await signIn('OA'), seed.companies.a1);
  b = await books(await signIn('OB'), seed.companies.b1, '9999');
});

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

describe('a row that mixes two tenants cannot exist', () => {
  test('a transaction of one company in the account of another', async () => {
    const copy = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description,
      amount_paise, transaction_type, line_key, created_at) VALUES (?, ?, ?, ?, 1, '2026-01-01', 'x', 1, 'debit', 'k', '')`;
    await expect(run(copy, newId(), a.companyId, b.accountId, a.uploadId)).rejects.toThrow('FOREIGN KEY');
    await expect(run(copy, newId(), a.companyId, a.accountId, b.uploadId)).rejects.toThrow('FOREIGN KEY');
    await run(copy, newId(), a.companyId, a.accountId, a.uploadId);
  });

  test('a statement of one company in the account of another', async () => {
    const copy = `INSERT INTO statement_uploads (id, company_id, bank_account_id, file_key, sha256, bytes, added_count, known_count,
      agreeing, checked, credit_total_paise, debit_total_paise, created_by, created_at) VALUES (?, ?, ?, '', '', 0, 0, 0, 0, 0, 0, 0, '', '')`;
    await expect(run(copy, newId(), a.companyId, b.accountId)).rejects.toThrow('FOREIGN KEY');
  });

  test('a part or a paper of one company at a line of another, put there or moved there', async () => {
    const ofUpload = 'SELECT id FROM bank_transactions WHERE upload_id = ?';
    const [line = '', other = ''] = await Promise.all(
      [a.uploadId, b.uploadId].map((id) => env.DB.prepare(ofUpload).bind(id).first<string>('id')),
    ).then((ids) => ids.map((id) => id ?? ''));
    const part = `INSERT INTO transaction_splits (id, company_id, transaction_id, amount_paise, category, category_id, created_at)
      VALUES (?, ?, ?, 1, 'expense', 'office-rent', '')`;
    const paper = `INSERT INTO transaction_attachments (id, company_id, transaction_id, file_name, file_key, content_type, sha256, bytes,
      created_by, created_by_name, created_at) VALUES (?, ?, ?, '', '', '', '', 0, '', '', '')`;
    for (const [insert, table] of [
      [part, 'transaction_splits'],
      [paper, 'transaction_attachments'],
    ] as const) {
      await expect(run(insert, newId(), a.companyId, other)).rejects.toThrow('belongs to the company of its line');
      await expect(run(insert, newId(), a.companyId, newId())).rejects.toThrow('belongs to the company of its line');
      await run(insert, newId(), a.companyId, line);
      await expect(run(`UPDATE ${table} SET transaction_id = ?`, other)).rejects.toThrow('stays with its line');
      await expect(run(`UPDATE ${table} SET company_id = ?`, b.companyId)).rejects.toThrow('stays with its line');
    }
    await expect(run('DELETE FROM bank_transactions WHERE id = ?', line)).rejects.toThrow('FOREIGN KEY');
  });

  test("a firm's subscription for another firm's client", async () => {
    const insert = `INSERT INTO client_subscriptions (id, company_id, ca_firm_id, start_date, monthly_fee_paise, services_included, created_at)
      VALUES (?, ?, ?, '2026-01-01', 0, '[]', '')`;
    await expect(run(insert, newId(), b.companyId, firms.A)).rejects.toThrow('FOREIGN KEY');
    await run(insert, newId(), a.companyId, firms.A);
  });
});

test('a CIN is unique for its owner, and free for another', async () => {
  const copy = (owner: string) =>
    run(
      `INSERT INTO companies (id, name, cin, pan, incorporation_date, financial_year, owner_id, created_at, updated_at)
       SELECT ?, name, cin, pan, incorporation_date, financial_year, ?, '', '' FROM companies WHERE id = ?`,
      newId(),
      owner,
      a.companyId,
    );
  await expect(copy(firms.A)).rejects.toThrow('companies.owner_id, companies.cin');
  await copy(firms.B);
});

describe('a value outside its list, size or range cannot be stored', () => {
  test.each([
    ['companies', 'client_status', 'asleep'],
    ['companies', 'client_type', 'gold'],
    ['companies', 'monthly_fee_paise', 10_000_000_000],
    ['companies', 'monthly_fee_paise', -1],
    ['companies', 'compliance_health_score', 101],
    ['ca_firms', 'phone', '1234567890123456'],
    ['ca_firms', 'pincode', '1234567'],
    ['bank_accounts', 'account_type', 'gold'],
    ['bank_transactions', 'category', 'nonsense'],
    ['firm_members', 'role', 'king'],
    ['company_access', 'role', 'king'],
  ])('%s.%s = %s', async (table, column, value) => {
    await expect(run(`UPDATE ${table} SET ${column} = ?`, value)).rejects.toThrow('CHECK constraint');
  });
});

describe('the defaults of the specification', () => {
  const shape = async (table: string) => {
    const { results } = await env.DB.prepare(
      `SELECT name, dflt_value, "notnull" required FROM pragma_table_info('${table}')`,
    ).all<{
      name: string;
      dflt_value: string | null;
    }>();
    return Object.fromEntries(results.map(({ name, dflt_value }) => [name, dflt_value]));
  };

  test.each([
    [
      'companies',
      {
        client_status: "'active'",
        client_type: "'regular'",
        compliance_health_score: '0',
        is_dpiit_recognized: 'false',
      },
    ],
    ['ca_firms', { is_active: 'true' }],
    ['service_templates', { is_default: 'false', is_active: 'true' }],
    [
      'client_subscriptions',
      { is_active: 'true', auto_renewal: 'false', billing_cycle: "'monthly'", payment_status: "'current'" },
    ],
    ['compliance_items', { status: "'pending'", priority: "'medium'" }],
    ['bank_accounts', { account_type: "'current'", is_active: 'true' }],
    ['bank_transactions', { is_reconciled: 'false', gst_applicable: 'false', tds_applicable: 'false' }],
    ['expense_categories', { is_default: 'false' }],
  ])('%s', async (table, defaults) => {
    expect(await shape(table)).toMatchObject(defaults);
  });
});
