import { expect, test } from 'vitest';
import { blankEntry, restOf, type TypedEntry, writtenLines } from './own-entries.typed';

const typed = (more: Partial<TypedEntry>): TypedEntry => ({ ...blankEntry(1, 0), ...more });

test('an entry begins with what is missing beside the bank, on its side', () => {
  // A payment of 5,000 credits the bank: the rest is a debit until it is typed.
  expect(blankEntry(1, restOf(-500_000, []))).toMatchObject({ debit: '5000.00', credit: '' });
  const entries = [typed({ debit: '3,000' }), typed({ credit: '250.50' })];
  expect(blankEntry(3, restOf(-500_000, entries))).toMatchObject({ debit: '2250.50', credit: '' });
  expect(blankEntry(3, restOf(-100_000, entries))).toMatchObject({ debit: '', credit: '1749.50' });
  expect(blankEntry(3, restOf(-274_950, entries))).toMatchObject({ debit: '', credit: '' });
});

test('a chosen account is sent by its code, with its party or key in brackets; an entry without account is not sent', () => {
  const entries = [
    typed({ account: '5501 Rent', debit: '₹3,000' }),
    typed({ account: '2601 Trade payables', debit: '100', party: ' Sunrise ', bill: 'SP/112' }),
    typed({ account: 'Bank current', credit: '5' }),
    typed({ debit: '9' }),
  ];
  expect(writtenLines(entries)).toEqual([
    { account: '5501', debit: '3000.00' },
    { account: '2601 [Sunrise]', debit: '100.00', bill: 'SP/112' },
    { account: 'Bank current', credit: '5.00' },
  ]);
});
