import { expect, test } from 'vitest';
import { type PageLine, page, read } from './page.fixture';

const HEAD: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit'], [460, 'Balance']];
const OF_CARD: PageLine = [20, [30, 'Credit Card Statement']];
const BARE: PageLine = [40, [30, 'Date'], [90, 'Transaction Details'], [400, 'Amount (Rs.)']];

type Words = PageLine extends readonly [number, ...infer Rest] ? Rest : never;

test('rows without room between them, each with its day beside its middle, keep their own texts', () => {
  const row = (top: number, day: string, texts: readonly string[], figures: Words): PageLine[] => {
    const middle = top + ((texts.length - 1) * 10) / 2;
    const lines = texts.map((text, at): PageLine => [top + at * 10, [90, text]]);
    return [...lines, [middle, [30, day], ...figures]];
  };
  const ofSale: Words = [
    ['R450', '1,23,456.78'],
    ['R550', '1,23,456.78'],
  ];
  const ofTea: Words = [
    ['R370', '15.50'],
    ['R550', '1,23,441.28'],
  ];
  const items = page([
    HEAD,
    ...row(60, '03/04/2026', ['SALE'], ofSale),
    ...row(70, '04/04/2026', ['TEA OF', 'THE MONTH', 'OF MARCH', 'PAID'], ofTea),
    ...row(
      110,
      '05/04/2026',
      ['TEA'],
      [
        ['R370', '41.28'],
        ['R550', '1,23,400.00'],
      ],
    ),
  ]);
  expect(read(items).lines.map(([, , , text]) => text)).toEqual(['SALE', 'TEA OF THE MONTH OF MARCH PAID', 'TEA']);
});

test('a text beside the first piece of its day belongs to the figure beside the middle one', () => {
  const items = page([
    OF_CARD,
    BARE,
    ...([
      [60, [30, '03-'], [90, 'SHOP']],
      [70, [30, '04-'], ['R440', '2.01']],
      [80, [30, '2026']],
    ] as PageLine[]),
    ...([
      [99, [30, '05-'], [90, 'REFUND OF']],
      [104, ['R440', '90.50']],
      [109, [30, '04-'], [90, 'A LATE']],
    ] as PageLine[]),
    ...([
      [114, ['R440', 'Cr']],
      [119, [30, '2026'], [90, 'FINE']],
    ] as PageLine[]),
    ...([
      [138, [30, '06-'], [90, 'FUEL']],
      [143, ['R440', '70.00']],
      [148, [30, '04-'], [90, 'PUMP']],
    ] as PageLine[]),
    ...([
      [153, ['R440', 'Cr']],
      [158, [30, '2026'], [90, 'TWO']],
    ] as PageLine[]),
  ]);
  expect(read(items).lines).toEqual([
    ['2026-04-03', 'debit', 201, 'SHOP'],
    ['2026-04-05', 'credit', 9_050, 'REFUND OF A LATE FINE'],
    ['2026-04-06', 'credit', 7_000, 'FUEL PUMP TWO'],
  ]);
});
