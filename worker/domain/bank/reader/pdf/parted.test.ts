import { expect, test } from 'vitest';
import { type PageLine, page, read } from './page.fixture';
import { tableOf } from './table';

const HEAD: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit'], [460, 'Balance']];
const SALE = ['2026-10-13', 'credit', 10_000, 'SALE'];
const TEA = ['2026-10-14', 'debit', 1_550, 'TEA'];
const expected = { lines: [SALE, TEA], problems: [], agreeing: 2 };

const OF_CARD: PageLine = [20, [30, 'Credit Card Statement of 01/10/2026'], ['R480', 'Total 900.00']];
const BARE: PageLine = [40, [30, 'Date'], [90, 'Transaction Details'], [400, 'Amount (Rs.)']];
const bought = (y: number, day: string, text: string, amount: string): PageLine => [
  y,
  [30, `${day}/10/2026`],
  [90, text],
  ['R480', amount],
];

test('the last lines of a table above another heading of the same page are read', () => {
  const items = [
    ...page([OF_CARD, BARE, bought(60, '01', 'FUEL', '500.00'), bought(76, '02', 'REFUND', '90.00 Cr')]),
    ...page(
      [
        OF_CARD,
        bought(30, '03', 'BOOKS', '250.00'),
        bought(46, '04', 'SHOES', '750.00'),
        [80, [90, 'International transactions']],
        [100, ...(BARE.slice(1) as [number, string][])],
        bought(120, '05', 'HOTEL', '8,000.00'),
      ],
      2,
    ),
  ];
  const { lines, problems } = read(items);
  expect(problems).toEqual([]);
  expect(lines.map(([, side, amount, text]) => [side, amount, text])).toEqual([
    ['debit', 50_000, 'FUEL'],
    ['credit', 9_000, 'REFUND'],
    ['debit', 25_000, 'BOOKS'],
    ['debit', 75_000, 'SHOES'],
    ['debit', 800_000, 'HOTEL'],
  ]);
});

test('a later page that names its columns in another order is read by its own names', () => {
  const plain = HEAD.slice(1, 5) as [number, string][];
  const turned: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Credit'], [380, 'Debit']];
  const line = (y: number, day: string, place: 'R370' | 'R450', text: string): PageLine => [
    ...([y, [30, `${day}/10/2026`], [90, text], [place, '100.00']] as const),
  ];
  const items = [
    ...page([[40, ...plain], line(60, '01', 'R370', 'RENT'), line(76, '02', 'R450', 'SALE')]),
    ...page([turned, line(60, '03', 'R370', 'SALE'), line(76, '04', 'R450', 'RENT')], 2),
  ];
  expect(read(items).lines.map(([, side, , text]) => [text, side])).toEqual([
    ['RENT', 'debit'],
    ['SALE', 'credit'],
    ['SALE', 'credit'],
    ['RENT', 'debit'],
  ]);
});

test('of a document without a heading every line is kept', () => {
  const lines = Array.from({ length: 90 }, (_, at): PageLine => [40 + at * 8, [30, '13/10/2026'], [90, `TEA ${at}`]]);
  expect(tableOf(page(lines))).toHaveLength(90);
});

test('a day and a text, and two amounts, that a file holds as one piece are parted', () => {
  const items = page([
    [40, [30, 'Date'], [90, 'Particulars'], [290, 'Debit'], [350, 'Credit'], [412, 'Balance']],
    [60, [30, '13/10/2026 SALE'], ['R436', '100.00 100.00']],
    [76, [30, '14/10/2026 TEA'], ['R314', '15.50'], ['R436', '84.50']],
    [92, [30, '15/10/2026 SALE 14/10/2026 9.00 PART'], ['R436', '200.00 284.50']],
  ]);
  const { lines, agreeing } = read(items);
  expect(lines).toEqual([SALE, TEA, ['2026-10-15', 'credit', 20_000, 'SALE 14/10/2026 9.00 PART']]);
  expect(agreeing).toBe(3);
});

test('a name whose words stand half a line above and below the others names its own column', () => {
  const items = page([
    [35, [520, 'Init.']],
    HEAD,
    [45, [520, 'Br.']],
    [60, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R500', '100.00'], [520, '248']],
    [76, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R500', '84.50'], [520, '248']],
  ]);
  expect(read(items)).toEqual(expected);
});

test('a note at the foot of a page with one row is no part of the row', () => {
  const foot: PageLine = [700, [30, 'This is a computer generated statement dated 01/11/2026']];
  const items = [
    ...page([HEAD, [60, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']], foot]),
    ...page([[60, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']], foot], 2),
  ];
  expect(read(items)).toEqual(expected);
});

test('words below a day, as close as a line of its row, are no part of the day', () => {
  const items = page([
    HEAD,
    [60, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
    [80, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
    [89, [30, 'Computer generated']],
  ]);
  expect(read(items)).toEqual(expected);
});

// No measure of speed: where the work grows with the square of the pages, a test takes minutes and its patience ends.
test('hundreds of pages cost what their length does', () => {
  const grouped = new Intl.NumberFormat('en-IN');
  const items = Array.from({ length: 400 }, (_, at) => {
    const rows = Array.from({ length: 40 }, (__, row): PageLine => {
      const amount = `${grouped.format(at * 40 + row)}.50`;
      return [60 + row * 16, [30, '13/10/2026'], [90, `UPI/${row}`], ['R450', amount], ['R550', amount]];
    });
    return page([HEAD, ...rows], at + 1);
  }).flat();
  expect(tableOf(items)).toHaveLength(16_001);
});
