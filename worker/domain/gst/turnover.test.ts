import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, lakh } from '../shared/money';
import { mayCompound, mayFileQuarterly, mustRegister, passesThreshold } from './turnover';

test.each([
  ['qrmp', '2026-04-01', crore(5), false],
  ['eInvoice', '2023-07-31', crore(10), false],
  ['eInvoice', '2023-07-31', crore(10.5), true],
  ['eInvoice', '2023-08-01', crore(5), false],
  ['eInvoice', '2023-08-01', crore(5.5), true],
  ['eInvoiceThirtyDays', '2025-03-31', crore(12), false],
  ['eInvoiceThirtyDays', '2025-04-01', crore(12), true],
  ['eInvoiceThirtyDays', '2025-04-01', crore(10), true],
  ['hsnSixDigits', '2026-04-01', crore(5), false],
] as const)('%s on %s: %i paise pass it: %s', (threshold, day, amount, isPast) => {
  expect(passesThreshold(threshold, amount, isoDate(day)).value).toBe(isPast);
});

test.each([
  [crore(5), crore(1), true],
  [crore(5.1), crore(1), false],
  [crore(1), crore(5.1), false],
])('quarterly returns after a year of %i and %i in this one: %s', (before, running, may) => {
  expect(mayFileQuarterly(before, running, isoDate('2026-10-01')).value).toBe(may);
});

test.each([
  ['14', true, 10],
  ['36', true, 20],
  ['29', true, 40],
  ['29', false, 20],
  ['01', true, 40],
])('in State %s, goods alone %s, registration begins above %i lakh', (stateCode, suppliesGoodsAlone, limit) => {
  const must = (turnover: ReturnType<typeof lakh>, compulsoryKind?: string) =>
    mustRegister(
      { stateCode, suppliesGoodsAlone, turnover, ...(compulsoryKind && { compulsoryKind }) },
      isoDate('2026-10-01'),
    ).value;
  expect([must(lakh(limit)), must(lakh(limit + 1)), must(lakh(1), 'inter-State-supply-of-goods')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ['29', false, 150],
  ['13', false, 75],
  ['29', true, 50],
])('in State %s, services %s, composition ends above %i lakh', (stateCode, isForServices, limit) => {
  const may = (amount: number) =>
    mayCompound({ stateCode, isForServices, turnoverPrecedingYear: lakh(amount) }, isoDate('2026-10-01')).value;
  expect([may(limit), may(limit + 1)]).toEqual([true, false]);
});
