import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { into, LINES, lakhs, linesFrom, mark, out, type Truth, textOf } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

import { day, read, rows, signed, twoColumns } from './unnamed.fixture';

describe('a file without a heading and without balances', () => {
  test('both signs say which way the money went', () => {
    const table = rows(({ day: iso, text, signed: amount }) => [day(iso), text, signed(amount)]);
    const { lines, warnings, problems } = read(textOf(table));
    expect(problems).toEqual([]);
    expect(lines.map(({ side }) => side)).toEqual(LINES.map((line) => (line.signed < 0 ? 'debit' : 'credit')));
    expect(warnings.map(({ code }) => code)).toEqual(['NO_HEADING', 'NO_BALANCE', 'SIDES_BY_MARK']);
  });

  test('a column of marks does so too', () => {
    const table = rows(({ day: iso, text, signed: amount }) => [day(iso), text, lakhs(amount), mark(amount)]);
    const { lines, warnings } = read(textOf(table));
    expect(lines.map(({ side }) => side)).toEqual(LINES.map((line) => (line.signed < 0 ? 'debit' : 'credit')));
    expect(warnings.map(({ code }) => code)).toEqual(['NO_HEADING', 'NO_BALANCE']);
  });

  test.each<[string, (line: Truth) => string[]]>([
    ['two columns', ({ day: iso, text, signed: amount }) => [day(iso), text, out(amount), into(amount)]],
    ['amounts of one sign', ({ day: iso, text, signed: amount }) => [day(iso), text, lakhs(amount)]],
    ['figures that do not follow', ({ day: iso, text, signed: amount }) => [day(iso), text, lakhs(amount), '5.00']],
  ])('%s: the columns are asked, and nothing is read', (_name, cells) => {
    const { lines, problems, heading } = read(textOf(rows(cells)));
    expect(lines).toEqual([]);
    expect(problems).toMatchObject([{ line: 0, code: 'COLUMNS_OPEN' }]);
    expect(heading.columns).toEqual({ date: 0, description: 1 });
    expect(heading.cells.slice(0, 2)).toEqual(['“01/10/2026”', '“UPI/628812345678/TIFFIN BOX”']);
  });

  test('what a person says of the columns is read, under the same shape for every such file', () => {
    const cells = ({ day: iso, text, signed: amount }: Truth) => [day(iso), text, out(amount), into(amount)];
    const [one, other] = [rows(cells), rows(cells, linesFrom(100_000).toReversed())].map((table) => textOf(table));
    const mapping = { date: 0, description: 1, debit: 2, credit: 3 };
    const { lines, problems, heading } = read(one ?? '', { mapping });
    expect(problems).toEqual([]);
    expect(lines.map(({ side }) => side)).toEqual(LINES.map((line) => (line.signed < 0 ? 'debit' : 'credit')));
    expect(heading).toMatchObject({ line: 0, columns: mapping, shape: read(other ?? '').heading.shape });
  });

  test('a heading that lacks a column is named in the question', () => {
    const { problems, heading } = read(
      textOf([['Date', 'Details', 'Uscite', 'Entrate'], ...rows(twoColumns).map((cells) => cells.slice(0, 4))]),
    );
    expect(problems[0]?.message).toContain('The heading on line 1 has no column Debit Amount, Credit Amount.');
    expect(heading.cells).toEqual(['Date', 'Details', 'Uscite', 'Entrate']);
  });

  test('a page of figures with a few days among them is no statement', () => {
    const summary = ['As on,01/10/2026,5.00', 'Loans,7.00,x', 'Cards,8.00,y', 'Funds,3.00,z', 'As on,02/10/2026,6.00'];
    expect(inEnglish(readStatement(`${summary.join('\n')}\n`))).toMatchObject({
      ok: false,
      refusal: { code: 'NO_HEADER' },
    });
  });
});
