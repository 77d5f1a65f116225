import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isoDate } from './domain/shared/dates';
import { ledgerFaults } from './features/ledger/balance/check.repository';
import { postedSums } from './features/ledger/balance/sums.repository';
import type { CompanyScope } from './platform/access';

const folder = join(import.meta.dirname, '..', 'migrations');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const sqlOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const LEDGER = '0032_ledger.sql';

type Row = Record<string, string | number | null>;

function insert(database: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(...Object.values(row));
}

type Line = { id: string; day: string; side: 'credit' | 'debit'; paise: number; account?: string; set?: Row };

const REVERSES = (id: string) => JSON.stringify({ kind: 'reversal', id });
const said = (category: string, categoryId: string): Row => ({ category, category_id: categoryId });

/** Books as people kept them before there was a ledger: categories, splits, matches, and matches that were undone. */
const LINES: readonly Line[] = [
  { id: '01', day: '2026-08-31', side: 'debit', paise: 450_00 },
  {
    ...{ id: '02', day: '2026-09-01', side: 'credit', paise: 118_000_00 },
    set: { ...said('income', 'services-domestic'), gst_applicable: 1, gst_mode: 'output' },
  },
  { id: '03', day: '2026-09-02', side: 'debit', paise: 60_000_00, set: said('expense', 'office-rent') },
  { id: '04', day: '2026-09-02', side: 'debit', paise: 61_000_00, set: { is_split: 1 } },
  { id: '05', day: '2026-09-03', side: 'debit', paise: 7_000_00, set: said('expense', 'office-rent') },
  {
    ...{ id: '06', day: '2026-09-04', side: 'credit', paise: 7_000_00 },
    set: { ...said('transfer', 'failed-payment-returned'), is_reconciled: 1, reconciled_with: REVERSES('05') },
  },
  // A match that was undone leaves its category, and its money in Suspense.
  { id: '07', day: '2026-09-30', side: 'credit', paise: 900_00, set: said('transfer', 'failed-payment-returned') },
  { id: '08', day: '2026-10-01', side: 'debit', paise: 20_000_00, set: said('transfer', 'own-account-transfer') },
  {
    ...{ id: '09', day: '2026-10-01', side: 'credit', paise: 20_000_00, account: 'b' },
    set: said('transfer', 'own-account-transfer'),
  },
  // Against the direction of its category.
  { id: '10', day: '2026-10-02', side: 'credit', paise: 1_00, set: said('expense', 'office-rent') },
];

function booksBefore(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys = ON');
  for (const name of names.slice(0, names.indexOf(LEDGER))) database.exec(sqlOf(name));
  insert(database, 'ca_firms', { id: 'f', name: 'Rao & Co', created_at: 'x' });
  insert(database, 'companies', {
    ...{ id: 'c', name: 'Asterfield Labs', cin: 'U62099KA2022PTC165432', pan: 'AAZCN9001Q', gstin: '29AAZCN9001Q1ZX' },
    ...{ incorporation_date: '2022-06-14', financial_year: '2026-27', owner_id: 'f', ca_firm_id: 'f' },
    ...{ created_at: 'x', updated_at: 'x' },
  });
  for (const [id, opening] of [
    ['a', 200_000_00],
    ['b', -5_000_00],
  ] as const) {
    insert(database, 'bank_accounts', {
      ...{ id, company_id: 'c', account_name: id, account_number: id, bank_name: 'B', ifsc_code: 'I', created_at: 'x' },
    });
    for (const [upload, undone] of [
      [`u${id}`, null],
      [`v${id}`, '2026-10-05'],
    ] as const)
      insert(database, 'statement_uploads', {
        ...{
          id: upload,
          company_id: 'c',
          bank_account_id: id,
          file_key: 'k',
          sha256: upload,
          bytes: 1,
          added_count: 1,
        },
        ...{ known_count: 0, agreeing: 1, checked: 1, credit_total_paise: 0, debit_total_paise: 100, created_by: 'p' },
        ...{ created_at: 'x', period_from: '2026-08-31', opening_paise: opening, undone_at: undone },
      });
  }
  LINES.forEach(({ id, day, side, paise, account = 'a', set }, at) => {
    insert(database, 'bank_transactions', {
      ...{ id, company_id: 'c', bank_account_id: account, upload_id: `u${account}`, line: at + 2, line_key: id },
      ...{
        transaction_date: day,
        description: id,
        amount_paise: paise,
        transaction_type: side,
        created_at: 'x',
        ...set,
      },
    });
  });
  for (const [id, paise, category, categoryId, isDeducted] of [
    ['s1', 50_000_00, 'expense', 'office-rent', 0],
    ['s2', 12_000_00, 'expense', 'electricity-and-water', 0],
    ['s3', 1_000_00, 'tax_payment', 'tds-deposited', 1],
  ] as const)
    insert(database, 'transaction_splits', {
      ...{ id, company_id: 'c', transaction_id: '04', amount_paise: paise, category, category_id: categoryId },
      ...{ is_deducted: isDeducted, created_at: 'x' },
    });
  return database;
}

/** As much of D1 as the sums of the books ask of it. Numbered places are named ones here. */
function asD1(database: DatabaseSync): D1Database {
  const prepare = (sql: string, values: readonly unknown[] = []): unknown => {
    const text = sql.replace(/\?(\d+)/g, ':p$1');
    const named = Object.fromEntries(
      values.flatMap((value, at) => (text.includes(`:p${at + 1}`) ? [[`p${at + 1}`, value as string]] : [])),
    );
    const results = () =>
      database
        .prepare(text)
        .all(named)
        .map((row) => ({ ...row }));
    return { bind: (...bound: unknown[]) => prepare(sql, bound), all: async () => ({ results: results() }), results };
  };
  const batch = async (all: readonly { results: () => unknown[] }[]) => all.map((one) => ({ results: one.results() }));
  return { prepare, batch } as unknown as D1Database;
}

test('books that were kept before there was a ledger become entries that balance, and equal their banks', async () => {
  const database = booksBefore();
  for (const name of names.slice(names.indexOf(LEDGER))) database.exec(sqlOf(name));
  const d1 = asD1(database);
  expect(await ledgerFaults(d1, 'c')).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  const sums = await postedSums(d1, { companyId: 'c' } as CompanyScope, { to: isoDate('2027-03-31') }, 'month');
  const closing = new Map<string, number>();
  for (const [, accounts] of sums) {
    let difference = 0;
    for (const [account, { debit, credit }] of accounts) {
      difference += debit - credit;
      closing.set(account, (closing.get(account) ?? 0) + debit - credit);
    }
    expect(difference).toBe(0);
  }
  const ofBank = (account: string, opening: number) =>
    LINES.filter((line) => (line.account ?? 'a') === account).reduce(
      (sum, { side, paise }) => sum + (side === 'credit' ? paise : -paise),
      opening,
    );
  expect(Object.fromEntries([...closing].filter(([, amount]) => amount !== 0))).toEqual({
    a: ofBank('a', 200_000_00),
    b: ofBank('b', -5_000_00),
    4101: -100_000_00,
    2707: -18_000_00,
    5501: 110_000_00,
    5518: 12_000_00,
    // The tax kept back of the rent.
    2711: -1_000_00,
    // What opened the accounts, the line nobody named, the match that was undone, and what goes against its direction.
    1801: -200_000_00 + 5_000_00 + 450_00 - 900_00 - 1_00,
  });
});
