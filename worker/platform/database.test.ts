import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../domain/shared/dates';
import { paise } from '../domain/shared/money';
import { bankTransactions } from '../features/books/transaction/transaction.table';
import { type Books, books, seeded, signIn } from '../testing/client';
import { columnsOf, jsonRows } from './database';
import { newId } from './ids';

const COLUMNS = columnsOf(bankTransactions);

let own: Books;

beforeEach(async () => {
  await seeded();
  own = await books(await signIn('OA'), (await seeded()).companies.a1);
});

test('a column is named as its table names it', () => {
  expect(['transactionDate', 'amount', 'isSplit'].map((key) => COLUMNS.name(key as 'amount'))).toEqual([
    'transaction_date',
    'amount_paise',
    'is_split',
  ]);
  expect(() => COLUMNS.name('amounts' as 'amount')).toThrow(RangeError);
});

test('rows are stored and changed by the names of their values, flags and JSON as the database keeps them', async () => {
  const bulk = COLUMNS.bulk(
    ['id', 'amount', 'breaksBalance', 'categoryReason', 'description', 'lineKey', 'transactionDate'],
    ['companyId', 'bankAccountId', 'uploadId', 'line', 'transactionType', 'createdAt'],
  );
  const [one, other] = [newId(), newId()];
  const row = (id: string, breaksBalance: boolean) => ({
    ...{ id, amount: paise(100), breaksBalance, lineKey: id, transactionDate: isoDate('2026-11-20') },
    ...{ categoryReason: { id: 'books.why', params: { name: 'It’s "AWS"' } }, description: 'X' },
  });
  const { companyId, accountId: bankAccountId, uploadId } = own;
  const same = { companyId, bankAccountId, uploadId, line: 9, transactionType: 'debit' as const, createdAt: 'x' };
  const piece = `[${[row(one, true), row(other, false)].map(bulk.text).join(',')}]`;
  await bulk.insert(env.DB, piece, same).run();

  const changed = ['breaksBalance', 'note'] as const;
  const rows = jsonRows(['id', ...changed]);
  const update = `UPDATE bank_transactions SET ${COLUMNS.set(changed, rows)} FROM json_each(?1) j
    WHERE bank_transactions.id = ${rows.at.id}`;
  const text = rows.text({ id: one, ...COLUMNS.stored(changed, { breaksBalance: false, note: 'Ask' }) });
  await env.DB.prepare(update).bind(`[${text}]`).run();

  const query = `SELECT id, amount_paise, breaks_balance, note, category_reason ->> '$.params.name' name, line
    FROM bank_transactions WHERE id IN (?, ?) ORDER BY id`;
  const stored = { amount_paise: 100, breaks_balance: 0, name: 'It’s "AWS"', line: 9 };
  expect((await env.DB.prepare(query).bind(one, other).all()).results).toEqual([
    { ...stored, id: one, note: 'Ask' },
    { ...stored, id: other, note: null },
  ]);

  const keys = ['transactionDate', 'breaksBalance', 'note', 'categoryReason'] as const;
  const read = `SELECT ${COLUMNS.selected(keys)}, ${COLUMNS.packed(keys)} AS packed FROM bank_transactions WHERE id = ?`;
  const { packed, ...kept } = (await env.DB.prepare(read).bind(other).first<{ packed: string }>())!;
  const known = { ...row(other, false), note: null };
  const expected = Object.fromEntries(keys.map((key) => [key, known[key]]));
  expect([COLUMNS.read(keys)(kept), COLUMNS.unpacked(keys)(packed)]).toEqual([expected, expected]);
});
