import { expect, test } from 'vitest';
import { page, read } from './page.fixture';

const HEAD = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit'], [460, 'Balance']] as const;
const SALE = ['2026-10-13', 'credit', 10_000, 'SALE'];
const TEA = ['2026-10-14', 'debit', 1_550, 'TEA'];
const expected = { lines: [SALE, TEA], problems: [], agreeing: 2 };

test('figures stand at the right of columns whose names stand at their left', () => {
  const items = page([
    HEAD,
    [60, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
    [76, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
  ]);
  expect(read(items)).toEqual(expected);
});

test('a day runs over two lines of a narrow column', () => {
  const items = page([
    HEAD,
    [60, [30, '13-10-'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
    [69, [30, '2026']],
    [86, [30, '14-10-'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
    [95, [30, '2026']],
  ]);
  expect(read(items)).toEqual(expected);
});

test('a day stands in three pieces, and the sign of the rupee apart from its figure', () => {
  const items = page([
    HEAD,
    [
      60,
      [30, '13'],
      [42, 'Oct'],
      [60, '2026'],
      [90, 'SALE'],
      [380, '₹'],
      ['R450', '100.00'],
      [460, '₹'],
      ['R550', '100.00'],
    ],
    [
      76,
      [30, '14'],
      [42, 'Oct'],
      [60, '2026'],
      [90, 'TEA'],
      [300, '₹'],
      ['R370', '15.50'],
      [460, '₹'],
      ['R550', '84.50'],
    ],
  ]);
  expect(read(items)).toEqual(expected);
});

test('a summary in a box above the table is not the table', () => {
  const items = page([
    [20, [30, 'Date'], [120, 'Opening Balance'], [300, 'Total Debit'], [380, 'Total Credit'], [460, 'Closing Balance']],
    [32, [30, '31/10/2026'], [120, '0.00'], [300, '15.50'], [380, '100.00'], [460, '84.50']],
    [70, ...(HEAD.slice(1) as [number, string][])],
    [90, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
    [106, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
  ]);
  expect(read(items)).toEqual(expected);
});

const BARE = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit']] as const;

test('figures between two names, which neither a balance nor a figure of the other side proves, are asked', () => {
  const between = page([
    BARE,
    [60, [30, '13/10/2026'], [90, 'SALE'], ['R370', '100.00']],
    [76, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50']],
  ]);
  const { lines, problems } = read(between);
  expect([lines, problems.map(({ code }) => code)]).toEqual([[], ['BOTH_SIDES', 'BOTH_SIDES']]);
  const other = page([[92, [30, '15/10/2026'], [90, 'SALE'], ['R450', '9.00']]]);
  expect(read([...between, ...other]).lines.map(([, side]) => side)).toEqual(['debit', 'debit', 'credit']);
});
