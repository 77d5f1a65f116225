import { expect, test } from 'vitest';
import { type PageLine, page, read } from './page.fixture';

const HEAD: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit'], [460, 'Balance']];
const SALE = ['2026-04-03', 'credit', 12_345_678, 'SALE'];
const TEA = ['2026-04-04', 'debit', 1_550, 'TEA'];
const expected = { lines: [SALE, TEA], problems: [], agreeing: 2 };

type Words = PageLine extends readonly [number, ...infer Rest] ? Rest : never;
const sale: Words = [
  [90, 'SALE'],
  ['R450', '1,23,456.78'],
  ['R550', '1,23,456.78'],
];
const tea: Words = [
  [90, 'TEA'],
  ['R370', '15.50'],
  ['R550', '1,23,441.28'],
];

test.each<[string, readonly string[], readonly string[]]>([
  ['at its marks', ['03-', '04-', '2026'], ['04-', '04-', '2026']],
  ['between its words', ['03', 'Apr', '2026'], ['04', 'Apr', '2026']],
  // Cut within its year, the upper part by itself is a day of 2020.
  ['within its year', ['03/04/20', '26'], ['04/04/20', '26']],
  ['before its last digit', ['03/04/202', '6'], ['04/04/202', '6']],
])('a day is broken over lines %s', (_name, first, second) => {
  const days = (top: number, pieces: readonly string[], words: Words): PageLine[] =>
    pieces.map((piece, at) => [top + at * 9, [30, piece], ...(at === 0 ? words : [])]);
  expect(read(page([HEAD, ...days(60, first, sale), ...days(100, second, tea)]))).toEqual(expected);
});

test('a day in three pieces, its figures beside the middle one', () => {
  const items = page([
    HEAD,
    ...([
      [60, [30, '03-']],
      [69, [30, '04-'], ...sale],
      [78, [30, '2026']],
    ] as PageLine[]),
    ...([
      [100, [30, '04-']],
      [109, [30, '04-'], ...tea],
      [118, [30, '2026']],
    ] as PageLine[]),
  ]);
  expect(read(items)).toEqual(expected);
});

test('the time of day stands below the day', () => {
  const items = page([
    HEAD,
    ...([
      [60, [30, '03/04/2026'], ...sale],
      [69, [30, '10:22 AM'], [90, 'REF 11']],
    ] as PageLine[]),
    ...([
      [90, [30, '04/04/2026'], ...tea],
      [99, [30, '10:11:12'], [90, 'REF 12']],
    ] as PageLine[]),
  ]);
  expect(read(items).lines.map(([day]) => day)).toEqual(['2026-04-03', '2026-04-04']);
});

const BARE: PageLine = [40, [30, 'Date'], [90, 'Transaction Details'], [400, 'Amount (Rs.)']];
const OF_CARD: PageLine = [20, [30, 'Credit Card Statement']];

test('on the bill of a card the mark below its figure is the mark of its figure, and no other', () => {
  const items = page([
    OF_CARD,
    BARE,
    [60, [30, '03/04/2026'], [90, 'REFUND'], ['R480', '1,500.00']],
    [69, ['R480', 'Cr']],
    [78, [30, '04/04/2026'], [90, 'SHOP'], ['R480', '250.00']],
    [87, [30, '05/04/2026'], [90, 'FUEL'], ['R480', '900.00']],
  ]);
  expect(read(items).lines).toEqual([
    ['2026-04-03', 'credit', 150_000, 'REFUND'],
    ['2026-04-04', 'debit', 25_000, 'SHOP'],
    ['2026-04-05', 'debit', 90_000, 'FUEL'],
  ]);
});

test.each([
  ['at its point', '1,23,456', '.78'],
  ['within its digits', '1,23,4', '56.78'],
  ['at a comma', '1,23,', '456.78'],
  ['within its paise', '1,23,456.7', '8'],
])('a figure that no balance proves is broken over lines %s', (_name, head, tail) => {
  const items = page([
    OF_CARD,
    BARE,
    [60, [30, '03/04/2026'], [90, 'RENT'], ['R440', head]],
    [69, [90, 'OF APRIL'], ['R440', tail]],
    [84, [30, '04/04/2026'], [90, 'SHOP'], ['R440', '250.00 Cr']],
  ]);
  expect(read(items).lines.map(([, , amount]) => amount)).toEqual([12_345_678, 25_000]);
});

test('a whole figure below another is no part of it', () => {
  const items = page([
    OF_CARD,
    BARE,
    [60, [30, '03/04/2026'], [90, 'RENT'], ['R440', '1,500']],
    [69, [90, 'Total'], ['R440', '250.00']],
    [84, [30, '04/04/2026'], [90, 'SHOP'], ['R440', '250.00 Cr']],
  ]);
  expect(read(items).lines.map(([, , amount]) => amount)).toEqual([150_000, 25_000]);
});

test('the sign of the rupee stands above its figure', () => {
  const items = page([
    HEAD,
    [60, [30, '03/04/2026'], [90, 'SALE'], ['R450', '₹']],
    [69, ['R450', '1,23,456.78'], ['R550', '1,23,456.78']],
    [90, [30, '04/04/2026'], ...tea],
  ]);
  expect(read(items)).toEqual(expected);
});
