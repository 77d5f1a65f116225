import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, rupees } from '../shared/money';
import { partnerPayLimit } from './partner-pay';
import { disallowedSupplierDue } from './supplier-dues';

test.each([
  [1_000_000, '2024-25', 780_000],
  [1_000_000, '2025-26', 780_000],
  [1_000_000, '2026-27', 780_000],
  [1_000_000, '2023-24', 690_000],
  [300_000, '2025-26', 300_000],
  [-50_000, '2025-26', 300_000],
  [-50_000, '2023-24', 150_000],
])('W36: of a book profit of Rs %i in %s at most Rs %i goes to working partners', (profit, year, most) => {
  expect(partnerPayLimit(rupees(profit), year).value).toBe(rupees(most));
});

test('W36: as known before the amendment, 2024-25 had the limits of the year before', () => {
  expect(partnerPayLimit(lakh(10), '2024-25', isoDate('2024-08-15')).value).toBe(rupees(690_000));
});

const paid = (...payments: readonly (readonly [on: string, amount: number])[]) =>
  payments.map(([on, amount]) => ({ paidOn: isoDate(on), amount: rupees(amount) }));

test.each([
  [
    'accepted 16 Mar, limit 31 Mar, paid 1 Apr',
    '2026-03-16',
    undefined,
    200_000,
    paid(['2026-04-01', 200_000]),
    '2025-26',
    200_000,
  ],
  [
    'accepted 17 Mar, limit 1 Apr, paid on it',
    '2026-03-17',
    undefined,
    200_000,
    paid(['2026-04-01', 200_000]),
    '2025-26',
    0,
  ],
  [
    'ninety days agreed count as 45, part paid within the year',
    ...['2026-01-10', 90, 300_000, paid(['2026-03-20', 100_000], ['2026-05-05', 200_000]), '2025-26', 200_000],
  ],
  ['within an agreed limit after the year', '2025-03-20', 30, 100_000, paid(['2025-04-18', 100_000]), '2024-25', 0],
  ['after it', '2025-03-20', 30, 100_000, paid(['2025-04-25', 100_000]), '2024-25', 100_000],
  ['late, but within the year', '2026-01-10', 90, 100_000, paid(['2026-03-20', 100_000]), '2025-26', 0],
] as const)('W40: %s', (_what, acceptedOn, agreedDays, amount, payments, year, disallowed) => {
  const due = { acceptedOn: isoDate(acceptedOn), amount: rupees(amount), payments };
  const agreed = agreedDays === undefined ? {} : { agreedDays };
  expect(disallowedSupplierDue({ ...due, ...agreed }, year).value).toBe(rupees(disallowed));
});
