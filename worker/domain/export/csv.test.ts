import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvCell, csvTable, readExportedCsv } from './csv';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['=1+1', "'=1+1"],
  ['+91 98765', "'+91 98765"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ["it's", "it's"],
])('the text %j leaves as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('amounts are numbers and stay numbers; nothing is an empty cell', () => {
  expect(csvCell('-450.00', 'number')).toBe('-450.00');
  expect(csvCell(null)).toBe('');
});

const hostile = fc
  .array(fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '\r', '\n', '\t', '＝', 'a', ' ', 'अ'))
  .map((parts) => parts.join(''));
const tables = fc.array(fc.tuple(hostile, fc.string(), hostile), { minLength: 1 });
const columns = [0, 1, 2].map((place) => ({
  heading: `c${place}`,
  kind: 'text' as const,
  value: (row: string[]) => row[place] ?? null,
}));

test('what was exported is read back as it was', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      expect(readExportedCsv(csvTable(columns, rows)).slice(1)).toEqual(rows);
    }),
  );
});

test('another reader finds the same cells, and none that a spreadsheet would run', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { data } = Papa.parse<string[]>(csvTable(columns, rows), { delimiter: ',', newline: '\r\n' });
      const cells = data.slice(1, -1).flat();
      expect(cells).toHaveLength(rows.length * 3);
      expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});
