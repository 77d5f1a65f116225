import { describe, expect, test } from 'vitest';
import { readRecord } from '../file/table';
import { dateColumn } from '../row/date-column';
import { readAmount } from './amount';
import { readDate } from './dates';

describe('an amount', () => {
  test.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['१,२३४.५', 123_450],
    ['0.05', 5],
    ['.50', 50],
    ['1,23,456.00', 12_345_600],
    ['123,456.00', 12_345_600],
    ['12,34,56,789.01', 1_234_567_8901],
    ['₹ 1,23,456.00', 12_345_600],
    ['Rs.500/-', 50_000],
    ['Rs. 500', 50_000],
    ['INR 12.50', 1_250],
    ['1,200.00 Dr', 120_000],
    ['1200.00 (Dr)', 120_000],
    ['1200 Cr.', -120_000],
    ['-59.00', -5_900],
    ['−59', -5_900],
    ['(1,200.00)', -120_000],
    ['0.00', 0],
    ['9999999999.99', 999_999_999_999],
  ])('%s in the debit column is %d paise', (cell, paise) => expect(readAmount(cell, 'debit')).toBe(paise));

  test.each([
    ['500.00 Cr', 50_000],
    ['500.00 Dr', -50_000],
    ['-500.00 Dr', -50_000],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%s in the balance column is %d paise', (cell, paise) => expect(readAmount(cell, 'balance')).toBe(paise));

  test.each(['', '   ', '-', '--', '–', 'NIL', 'nil', '\u00a0'])('%j is none', (cell) =>
    expect(readAmount(cell, 'credit')).toBeNull(),
  );

  test.each([
    'five hundred',
    '=1+1',
    '1e3',
    '1.234',
    '1.234,56',
    '1,2,3',
    '1,23,45',
    '12,34,567,89',
    '1 200',
    'Rs .50',
    '000.00',
    '007',
    '5.',
    '--5',
    '-(5)',
    '(5',
    '-5 Dr',
    '5 Dr Cr',
    '$5',
    '10000000000.00',
    `1${'0'.repeat(400)}`,
    'NaN',
    'Infinity',
    '0x10',
  ])('%j is not an amount', (cell) => expect(readAmount(cell, 'debit')).toBeUndefined());
});

describe('a date', () => {
  test.each([
    ...['01/04/2025', '1/4/2025', '01-04-2025', '2025-04-01', '01/04/25', '1.4.2025', '1 Apr 2025', '01-APR-25'],
    ...['01/Apr/2025', 'Apr 1, 2025', '01-04-2025 23:30:00', '01/04/2025 11:05 pm'],
  ])('%s is 1 April', (cell) => expect(readDate(cell).dayFirst).toBe('2025-04-01'));
  test.each([
    '29/02/2025',
    '31/04/2025',
    '00/01/2025',
    '01/13/2025',
    '2025-13-01',
    '01/04-2025',
    '01/04/5',
    '1 Abc 2025',
    '45748',
    '01/04/0025',
    '',
  ])('%j is none, day first', (cell) => expect(readDate(cell).dayFirst).toBeNull());
  test.each([
    [['13/04/2025', '04/05/2025'], 'DMY', 'proved'],
    [['04/13/2025', '04/05/2025'], 'DMY', 'conflict'],
    [['13/04/2025', '04/13/2025'], 'DMY', 'proved'],
    [['04/03/2025', '09/08/2025'], 'DMY', 'assumed'],
    [['01/04/2025', '02/04/2025', '05/04/2025'], 'DMY', 'proved'],
    [['2025-04-01', '04/04/2025'], 'DMY', 'proved'],
    [['29/02/2025', '01/04/2025'], 'DMY', 'assumed'],
  ] as const)('a column of %j is %s, %s', (cells, order, certainty) => {
    expect(dateColumn(cells.map(readDate))).toEqual({ order, certainty });
  });
  test('a wish settles it', () => {
    expect(dateColumn([readDate('04/13/2025')], 'MDY')).toEqual({ order: 'MDY', certainty: 'proved' });
  });
});

describe('a record', () => {
  const read = (text: string, width = 3) => {
    const { cells, quoting, next } = readRecord(text.split('\n'), 0, ',', width);
    return { cells, quoting, next };
  };
  test.each([
    ['a,b,c', ['a', 'b', 'c'], 'good', 1],
    ['a,"b,b",c', ['a', 'b,b', 'c'], 'good', 1],
    ['a,"say ""b""",c', ['a', 'say "b"', 'c'], 'good', 1],
    ['a, "b,b" ,c', ['a', 'b,b', 'c'], 'good', 1],
    ['a,"",c', ['a', '', 'c'], 'good', 1],
    ['a,5" pipe,c', ['a', '5" pipe', 'c'], 'good', 1],
    ['a,"two\nlines",c', ['a', 'two\nlines', 'c'], 'good', 2],
    ['a,"5" pipe",c', ['a', '5" pipe', 'c'], 'repaired', 1],
    ['a,"5" pipe,c', ['a', '5" pipe', 'c'], 'repaired', 1],
    ['a,"open,c\n01/04/2025,x,"y"', ['a', 'open', 'c'], 'repaired', 1],
    ['a,"open,c', ['a', 'open', 'c'], 'repaired', 1],
    ['a,"5" pipe,"c"', ['a', '5" pipe', 'c'], 'repaired', 1],
  ] as const)('%j', (text, cells, quoting, next) => expect(read(text)).toEqual({ cells, quoting, next }));

  test('a quote left open swallows no more than a few lines, whatever they hold', () => {
    expect(read(`a,"open,c\n${'text\n'.repeat(50)}end"`).next).toBe(1);
  });
});
