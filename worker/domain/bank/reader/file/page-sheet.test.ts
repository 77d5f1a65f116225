import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { LINES, plainTable } from '../other-banks.fixture';
import { readStatement } from '../read-statement';
import { pageSheet } from './page';

// No measure of speed: where the work grows with the square of the file, a test takes minutes and its patience ends.

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell || '&nbsp;'}</td>`).join('')}</tr>`;
const page = (rows: readonly string[]) =>
  `<html><head><style>td{mso-number-format:"\\@"}</style></head><body><div>Account No : 50100012344471</div><table>${rows.join('\n')}</table></body></html>`;

const read = (content: string | Uint8Array) => {
  const outcome = inEnglish(readStatement(content));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
};

// A reader of workbooks takes 01/10/2026 on a page for the tenth of January.
test.each<[string, string | Uint8Array]>([
  ['a page', page(plainTable().map(row))],
  ['a page of two bytes a letter', new Uint8Array(Buffer.from(`\ufeff${page(plainTable().map(row))}`, 'utf16le'))],
  [
    'a page with nothing closed',
    page(plainTable().map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`)),
  ],
  ['a table within a table', page([`<tr><td><table>${plainTable().map(row).join('')}</table></td></tr>`])],
])('%s is read day first, as text, with what stands above its table', (_name, content) => {
  const { lines, problems, facts, agreeing } = read(content);
  expect(problems).toEqual([]);
  expect(lines.map(({ date, balance }) => [date, balance])).toEqual(LINES.map(({ day, balance }) => [day, balance]));
  expect([agreeing, facts.accountNumber]).toEqual([LINES.length, '50100012344471']);
});

test('cells over several columns and rows leave the others empty; entities are letters', () => {
  const sheet = pageSheet(
    '<table><tr><th colspan=2>A &amp; B</th><th>C&#8377;</th></tr><tr><td rowspan="2">1</td><td>2<br>3</td><td>4</td></tr><tr><td>5</td><td>6</td></tr></table>',
  );
  expect(sheet.map(({ cells }) => cells)).toEqual([
    ['A & B', '', 'C₹'],
    ['1', '2 3', '4'],
    ['', '5', '6'],
  ]);
});

test.each([
  ['notes left open', `<table>${'<!--'.repeat(200_000)}`],
  ['marks left open', `<table>${'<td '.repeat(500_000)}`],
  ['scripts left open', `<table>${'<script>'.repeat(100_000)}`],
  ['rows without end', `<table>${'<tr><td rowspan=64 colspan=64>'.repeat(20_000)}`],
])('%s cost what their length does, not its square', (_name, content) => {
  expect(inEnglish(readStatement(content))).toHaveProperty('ok');
});
