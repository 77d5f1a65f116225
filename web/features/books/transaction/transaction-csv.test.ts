import { expect, test } from 'vitest';
import type { BankAccount, BankTransaction } from '../books.queries';
import { csvOf } from './transaction-csv';

const ROW = {
  ...{
    id: 'a',
    bankAccountId: 'b',
    transactionDate: '2026-10-05',
    description: 'RENT, "OCT"',
    payee: null,
    note: '=1+1',
  },
  ...{ transactionType: 'debit', amount: '60000.00', balance: null, isSplit: false, parts: [] },
  ...{ category: null, categoryId: null, subcategory: null },
} as unknown as BankTransaction;
const ACCOUNTS = [{ id: 'b', accountName: 'Operations' }] as BankAccount[];

test('quotes and commas are kept, and what a spreadsheet would compute stays text', () => {
  expect(csvOf(['Date', 'Description'], [ROW], ACCOUNTS)).toBe(
    'Date,Description\r\n2026-10-05,"RENT, ""OCT""",,Operations,Debit,60000.00,,Uncategorized,\'=1+1\r\n',
  );
});
