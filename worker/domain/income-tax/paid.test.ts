import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh } from '../shared/money';
import { type BookedTax, type TaxChallan, taxPaid } from './paid';

const challan = (day: string, amount: number, more: Partial<TaxChallan> = {}): TaxChallan => ({
  ...{ year: '2026-27', paidOn: isoDate(day), amount: lakh(amount), transactionId: null, voucherId: null },
  ...more,
});
const booked = (day: string, amount: number, voucherId: string, transactionId: string | null = null): BookedTax => ({
  ...{ paidOn: isoDate(day), amount: lakh(amount), voucherId, transactionId },
});

test.each<[string, TaxChallan[], BookedTax[], [string, number][]]>([
  [
    'a challan that names its voucher',
    [challan('2026-06-12', 2, { voucherId: 'v' })],
    [booked('2026-06-13', 2, 'v')],
    [['2026-06-12', 2]],
  ],
  [
    'a challan that names its bank line',
    [challan('2026-06-12', 2, { transactionId: 't' })],
    [booked('2026-06-13', 2, 'v', 't')],
    [['2026-06-12', 2]],
  ],
  [
    'a challan that names none, and the books',
    [challan('2026-06-12', 2)],
    [booked('2026-07-13', 2, 'v')],
    [['2026-06-12', 2]],
  ],
  [
    'a day further apart they are two',
    [challan('2026-06-12', 2)],
    [booked('2026-07-14', 2, 'v')],
    [
      ['2026-06-12', 2],
      ['2026-07-14', 2],
    ],
  ],
  [
    'another amount is another payment',
    [challan('2026-06-12', 2)],
    [booked('2026-06-12', 3, 'v')],
    [
      ['2026-06-12', 2],
      ['2026-06-12', 3],
    ],
  ],
  [
    'two of one amount in the books, one challan',
    [challan('2026-06-12', 2)],
    [booked('2026-06-20', 2, 'v'), booked('2026-06-12', 2, 'w')],
    [
      ['2026-06-12', 2],
      ['2026-06-20', 2],
    ],
  ],
  [
    'only the books',
    [],
    [booked('2026-09-14', 5, 'v'), booked('2026-06-12', 2, 'w')],
    [
      ['2026-06-12', 2],
      ['2026-09-14', 5],
    ],
  ],
  [
    'a challan of the year before, booked in this one',
    [challan('2026-10-30', 2, { year: '2025-26', transactionId: 't' })],
    [booked('2026-10-30', 2, 'v', 't')],
    [],
  ],
  [
    'a journal without a bank line is not that of a challan of a journal',
    [challan('2026-06-12', 2, { voucherId: 'v' })],
    [booked('2026-06-12', 2, 'w')],
    [
      ['2026-06-12', 2],
      ['2026-06-12', 2],
    ],
  ],
])('counted once: %s', (_name, challans, books, paid) => {
  expect(taxPaid('2026-27', challans, books)).toEqual(
    paid.map(([day, amount]) => ({ paidOn: day, amount: lakh(amount) })),
  );
});
