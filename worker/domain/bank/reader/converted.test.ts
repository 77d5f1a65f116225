import { describe, test } from 'vitest';
import { expectSheetTruth, lakhs, plainTable } from './other-banks.fixture';

describe('cells as converters leave them', () => {
  const [head = [], ...rows] = plainTable();

  test('empty columns and rows around the table', () =>
    expectSheetTruth([[''], ['', '', ''], ...[head, ...rows].map((cells) => ['', '', ...cells, '', ''])]));

  test('merged cells: each heading over two columns', () =>
    expectSheetTruth([head, ...rows].map((cells) => cells.flatMap((cell) => [cell, '']))));

  test('a narration on three rows, the first with the figures', () =>
    expectSheetTruth([
      head,
      ...rows.flatMap((cells) => [cells, ['', 'SECOND LINE', '', '', ''], ['', '/THIRD', '', '', '']]),
    ]));

  test('a blank row behind every line, and a line of dashes', () =>
    expectSheetTruth([head, ['----', '----', '----', '----', '----'], ...rows.flatMap((cells) => [cells, ['']])]));

  test('headings on two rows, with marks of line ends in them', () =>
    expectSheetTruth([
      ['Txn\nDate', 'Particulars', 'Withdrawal\nAmount (Dr)', 'Deposit\nAmount (Cr)', 'Closing\nBalance'],
      ...rows,
    ]));

  test('the balance with a mark in a cell of its own, under a heading over both', () =>
    expectSheetTruth([[...head, ''], ...rows.map((cells) => [...cells, 'Cr'])]));

  test('a total under the last line, of figures alone', () =>
    expectSheetTruth([head, ...rows, ['', '', '17,950.50', lakhs(1_352_518), '']]));
});
