import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import type { Worded } from '../../../shared/message';
import type { StatementOutcome } from '../model';
import { readSheet, readStatement } from '../read-statement';

function found(outcome: Worded<StatementOutcome>) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems } = outcome.statement;
  return { amounts: lines.map(({ line, amount }) => [line, amount]), problems: problems.map(({ line }) => line) };
}

const file = (...rows: string[]) => found(inEnglish(readStatement(`${rows.join('\n')}\n`)));
const HEAD = 'Date,Particulars,Debit,Credit,Balance';
const FIRST = '13/10/2026,A,,500.00,500.00';
const LAST = ['15/10/2026,C,,50.00,450.00', '16/10/2026,D,50.00,,400.00'];

describe('a line of which a cell is missing or too many', () => {
  test.each([
    ['the balance stands under Credit', '14/10/2026,B,100.00,400.00'],
    ['the amount was joined to the text', '14/10/2026,B 100.00,,400.00'],
    ['a figure with its unit is no text', '14/10/2026,B,1.00 INR,,,400.00 INR'],
  ])('%s: a problem', (_name, row) => {
    expect(file(HEAD, FIRST, row, ...LAST)).toEqual({
      amounts: expect.not.arrayContaining([[3, 40_000]]),
      problems: [3],
    });
  });

  test('a cell behind the balance takes its place', () => {
    const rows = [FIRST, '14/10/2026,B,400.00,400.00', ...LAST].map((row) => `${row},1234`);
    expect(file(`${HEAD},Branch Code`, ...rows).problems).toEqual([3]);
  });

  test('a line that cannot be read says nothing of the usual number of cells', () => {
    const rows = ['x,A,100.00,,400.00', '15/10/2026,B 5.00,,395.00,1234'];
    expect(file(`${HEAD},Branch Code`, ...rows)).toEqual({ amounts: [], problems: [2, 3] });
  });

  test('an empty cell too many moves an amount to the other side', () => {
    const rows = ['13/10/2026,A,5.00,', '14/10/2026,B,,6.00,', '15/10/2026,C,7.00,'];
    expect(file('Date,Particulars,Debit,Credit', ...rows).problems).toEqual([3]);
  });

  test('the same in a page', () => {
    const [head, ...rows] = [HEAD, FIRST, '14/10/2026,B,100.00,400.00', ...LAST].map(
      (row) => `<tr><td>${row.replaceAll(',', '</td><td>')}</td></tr>`,
    );
    expect(file(`<table>${head}${rows.join('')}</table>`).problems).toEqual([3]);
  });

  test('it is read where the balances of its neighbours prove its amount', () => {
    const rows = [FIRST, '14/10/2026,B,100.00,,400.00', ...LAST.map((row) => `${row},REMARK`)];
    expect(file(`${HEAD},Remarks`, ...rows)).toMatchObject({ problems: [] });
    expect(file(HEAD, FIRST, '14/10/2026,B, AND SON,100.00,,400.00', ...LAST)).toMatchObject({ problems: [] });
  });

  test('a workbook puts each cell in its column', () => {
    const rows = [HEAD, FIRST, '14/10/2026,B,100.00', ...LAST].map((row, at) => ({
      line: at + 1,
      cells: row.split(','),
    }));
    expect(found(inEnglish(readSheet(rows))).problems).toEqual([]);
  });
});

test('a blank within the digits parts two figures', () => {
  expect(file(HEAD, FIRST, '14/10/2026,B,100. 00,,400.00', ...LAST).problems).toEqual([3]);
});
