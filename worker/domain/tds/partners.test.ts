import { expect, test } from 'vitest';
import { type Paise, rupees } from '../shared/money';
import { creditedToPartners } from './partners';

const side = (account: string, amount: number, partyId: string | null = null) => ({
  ...{ account, partyId },
  amount: (amount < 0 ? -rupees(-amount) : rupees(amount)) as Paise,
});
const credited = (...sides: ReturnType<typeof side>[]) =>
  creditedToPartners(sides).map(({ partyId, amount, withheld }) => [partyId, amount / 100, withheld / 100]);

test('remuneration is of whom the expense or the credit names', () => {
  expect(credited(side('5207', 30_000, 'a'), side('2151', -30_000))).toEqual([['a', 30_000, 0]]);
  expect(credited(side('5207', 30_000), side('2151', -30_000, 'a'))).toEqual([['a', 30_000, 0]]);
  expect(credited(side('5207', 50_000), side('2151', -30_000, 'a'), side('2721', -20_000, 'b'))).toEqual([
    ['a', 30_000, 0],
    ['b', 20_000, 0],
  ]);
  expect(credited(side('5207', 50_000), side('2151', -30_000, 'a'), side('2151', -20_000, 'b'))).toEqual([
    ['a', 30_000, 0],
    ['b', 20_000, 0],
  ]);
  expect(credited(side('5207', 9_000), side('2728', -9_000, 'a'))).toEqual([['a', 9_000, 0]]);
  expect(credited(side('5207', 9_000), side('2728', -9_000))).toEqual([[null, 9_000, 0]]);
});

test('interest counts where capital is credited with it, and tax of the journal belongs to the sum', () => {
  expect(credited(side('5301', 12_000), side('2151', -12_000, 'a'))).toEqual([['a', 12_000, 0]]);
  expect(credited(side('5207', 30_000, 'a'), side('5301', 12_000), side('2151', -42_000, 'a'))).toEqual([
    ['a', 42_000, 0],
  ]);
  expect(credited(side('5207', 30_000), side('2711', -3_000), side('2151', -27_000, 'a'))).toEqual([
    ['a', 30_000, 3_000],
  ]);
  expect(credited(side('5301', 12_000), side('2301', -12_000, 'bank'))).toEqual([]);
});

test('interest to partners counts as remuneration does, wherever it is credited', () => {
  expect(credited(side('5305', 12_000), side('2151', -12_000, 'a'))).toEqual([['a', 12_000, 0]]);
  expect(credited(side('5305', 12_000, 'a'), side('2728', -12_000))).toEqual([['a', 12_000, 0]]);
  expect(
    credited(side('5207', 30_000), side('5305', 6_000), side('2151', -24_000, 'a'), side('2151', -12_000, 'b')),
  ).toEqual([
    ['a', 24_000, 0],
    ['b', 12_000, 0],
  ]);
});

test('a share of profit, capital brought in and a bill that a partner paid are none', () => {
  expect(credited(side('2201', 80_000), side('2151', -80_000, 'a'))).toEqual([]);
  expect(credited(side('1504', 80_000), side('2151', -80_000, 'a'))).toEqual([]);
  expect(credited(side('5401', 4_000), side('2151', -4_000, 'a'))).toEqual([]);
  expect(credited(side('5301', 12_000), side('1504', 88_000), side('2151', -1_00_000, 'a'))).toEqual([
    ['a', 12_000, 0],
  ]);
});
