import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { expectTruth, LINES, plainTable, textOf } from '../other-banks.fixture';
import { readSheet, readStatement } from '../read-statement';

function read(content: string) {
  const outcome = inEnglish(readStatement(content));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems, warnings, ignored } = outcome.statement;
  return { lines, problems: problems.map(({ line, code }) => [line, code]), warnings, ignored };
}

const file = (...rows: string[]) => read(`Date,Particulars,Chq,Debit,Credit,Balance\n${rows.join('\n')}\n`);
const ROWS = ['01/10/2026,TEA,,100.00,,900.00', '02/10/2026,MILLS,,,50.00,950.00', '04/10/2026,CAB,,10.00,,914.50'];
const MISPLACED = '03/10/2026,RENT,25.50,,924.50,';

describe('a line whose cells stand a column off, so that its balance would be its amount', () => {
  const [first = '', second = '', last = ''] = ROWS;

  test.each([
    ['within the table', [first, second, MISPLACED, last], 4],
    ['at its beginning', [MISPLACED, last, '05/10/2026,CAB,,10.00,,904.50', '06/10/2026,INN,,4.50,,900.00'], 2],
    ['at its end', [first, second, '02/10/2026,BUS,,0.50,,949.50', MISPLACED], 5],
  ])('%s is a problem', (_name, rows, line) => {
    expect(file(...rows).problems).toEqual([[line, 'WRONG_COLUMNS']]);
    const sheet = [['Date', 'Particulars', 'Chq', 'Debit', 'Credit', 'Balance'], ...rows.map((row) => row.split(','))];
    const outcome = inEnglish(readSheet(sheet.map((cells, at) => ({ line: at + 1, cells }))));
    expect(outcome).toMatchObject({ ok: true, statement: { problems: [{ line, code: 'WRONG_COLUMNS' }] } });
  });

  test('a balance that is left out and bridged is no fault, newest first or last', () => {
    const rows = [first, second, '03/10/2026,RENT,,25.50,,', last];
    expect(file(...rows).problems).toEqual([]);
    expect(file(...rows.toReversed()).problems).toEqual([]);
  });

  test('where many balances are left out, none is odd', () => {
    const rows = ['01/10/2026,TEA,,100.00,,', '01/10/2026,MILLS,,,50.00,', '02/10/2026,CAB,,10.00,,900.00'];
    expect(file(...rows).problems).toEqual([]);
  });
});

describe('below the table', () => {
  const [head = [], ...rows] = plainTable();

  test.each([
    ['a day since when a rate holds', ['Effective from', 'Rate'], ['01/04/2026', '3.00']],
    ['the period', ['Statement period'], ['01/10/2026 to 31/10/2026']],
    ['the day of the print, with its place', ['Printed'], ['31/10/2026', 'PUNE']],
  ])('%s is a remark', (_name, ...below) => expectTruth(textOf([head, ...rows, [''], ...below]), LINES));
});

describe('a day alone on its line', () => {
  const days = [
    'Date,Particulars,Debit,Credit,Balance',
    'Thu 01 Oct 2026,,,,',
    ',TEA,100.00,,900.00',
    'Fri 02 Oct 2026,,,,',
  ];
  const rest = [',MILLS,,50.00,950.00', ',RENT,25.50,,924.50', ''];

  test('is that of the lines below, if every balance follows', () => {
    const { lines, problems, warnings } = read([...days, ...rest].join('\n'));
    expect(problems).toEqual([]);
    expect(lines.map(({ date }) => date)).toEqual(['2026-10-01', '2026-10-02', '2026-10-02']);
    expect(warnings.map(({ code }) => code)).toEqual(['DATE_FROM_ABOVE']);
  });

  test('not where one of them may be a remark', () => {
    const rows = [...days, rest[0], 'Page 1 of 2', '03/10/2026,Saturday,,,', ...rest.slice(1)];
    expect(read(rows.join('\n')).lines).toEqual([]);
  });
});

test.each([
  ['a name of who was paid', 'Payee/Payer'],
  ['a merchant', 'Merchant Name'],
])('%s is the text, and what became of the line is not', (_name, heading) => {
  const rows = ['01/10/2026,Lark,100.00,DEBIT,COMPLETED', '13/10/2026,Mills,50.00,CREDIT,COMPLETED'];
  const { lines } = read(`Date,${heading},Amount,Type,Status\n${rows.join('\n')}\n`);
  expect(lines.map(({ description }) => description)).toEqual(['Lark', 'Mills']);
});
