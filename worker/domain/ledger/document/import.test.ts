import { expect, test } from 'vitest';
import { delimitedCells, importedDocuments, mappingOf, stateOf } from './import';

test.each([
  ['29', '29'],
  ['9', '09'],
  ['29-Karnataka', '29'],
  ['KA', '29'],
  ['Tamil Nadu', '33'],
  ['96-Foreign Country', '96'],
  ['Outside India', '96'],
  ['39', undefined],
  ['Atlantis', undefined],
])('%s is the State %s', (text, code) => {
  expect(stateOf(text)).toBe(code);
});

test('cells hold delimiters, line ends and marks where they are quoted', () => {
  expect(delimitedCells('a;b\n"x;1";"say ""so""\nagain"')).toEqual([
    ['a', 'b'],
    ['x;1', 'say "so"\nagain'],
  ]);
  expect(delimitedCells('a,b')).toEqual([['a', 'b']]);
});

test('headings of other programs are known, and a person says the rest', () => {
  expect(mappingOf(['Invoice Date', 'Invoice Number', 'Customer Name', 'Item Total', 'Item Tax %'])).toEqual({
    ...{ date: 0, number: 1, party: 2, taxableValue: 3, rate: 4 },
  });
  expect(mappingOf(['Foo', 'Date'], { number: 0 })).toEqual({ number: 0, date: 1 });
});

test('rows of one number and party are lines of one document', () => {
  const cells = delimitedCells(
    'Bill No,Date,Vendor,Qty,Unit price,GST rate,Bill total\n7,01/05/2026,Sunrise,2,10.05,18.00,\n7,,Sunrise,1,5,5%,\n7,01/05/2026,Moonset,1,1,0,1',
  );
  const { documents, problems } = importedDocuments('purchase', cells);
  expect(problems).toEqual([]);
  expect(
    documents.map(({ item, rows }) => [item.party.name, rows, item.lines.map((line) => line.taxableValue)]),
  ).toEqual([
    ['Sunrise', [2, 3], ['20.10', '5.00']],
    ['Moonset', [4], ['1.00']],
  ]);
  expect(documents[0]?.item.lines.map(({ rate }) => rate)).toEqual(['18', '5']);
  expect(documents[1]?.item.total).toBe('1.00');
});

test.each([
  ['', 1, null],
  ['Number,Date,Party,Value', 1, null],
  ['Number,Date\n1,01/05/2026', 1, null],
  ['Number,Date,Party,Value\n1,soon,Beta,5', 2, 'date'],
  ['Number,Date,Party,Value\n1,,Beta,5', 2, 'date'],
  ['Number,Date,Party,Value\n1,01/05/2026,,5', 2, 'party'],
  ['Number,Date,Party,Value\n1,01/05/2026,Beta,5x', 2, 'taxableValue'],
  ['Number,Date,Party,Value,Rate\n1,01/05/2026,Beta,5,many', 2, 'rate'],
  ['Number,Date,Party,Value,Type\n1,01/05/2026,Beta,5,letter', 2, 'kind'],
  ['Number,Date,Party,Value\n1,01/05/2026,Beta,5\n1,02/05/2026,Beta,5', 3, 'date'],
])('%j is refused in row %d', (text, row, column) => {
  expect(importedDocuments('sale', delimitedCells(text)).problems[0]).toMatchObject({ row, column });
});

test('more than two thousand rows are refused', () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => `${at},01/05/2026,Beta,5`);
  const { problems } = importedDocuments('sale', delimitedCells(['Number,Date,Party,Value', ...rows].join('\n')));
  expect(problems).toHaveLength(1);
});
