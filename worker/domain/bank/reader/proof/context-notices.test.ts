import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../../testing/in-english';
import { isoDate } from '../../../shared/dates';
import type { StatementOutcome } from '../model';
import { textOf } from '../other-banks.fixture';
import { type PageLine, page } from '../pdf/page.fixture';
import { tabbed, tableOf } from '../pdf/table';
import { readSheet, readStatement } from '../read-statement';
import { contextNotices, contextProblems } from './warnings';

const read = (...days: string[]) => {
  const rows = days.map((day, at) => `${day},PAY ${at},1.00,,${100 - at}.00`);
  const outcome = readStatement(['Date,Description,Debit,Credit,Balance', ...rows].join('\n'));
  if (!outcome.ok) throw new Error(english(outcome.refusal.message));
  return outcome.statement;
};
const notices = (today: string, ...days: string[]) =>
  inEnglish(contextNotices(read(...days), { accountNumber: '1', today: isoDate(today) }));

test.each([
  ['2026-11-21', []],
  ['2026-11-20', [{ line: 4, code: 'FUTURE_DATE' }]],
  ['2026-11-19', [{ line: 3, code: 'FUTURE_DATE', message: expect.stringContaining('and 1 more line is too') }]],
])('read on %s, lines until 21 November give %j', (today, expected) => {
  expect(notices(today, '19/11/2026', '20/11/2026', '21/11/2026')).toMatchObject(expected);
});

test('says which day, and what to look at', () => {
  expect(notices('2026-11-20', '13/04/2025', '21/11/2026')[0]?.message).toBe(
    'Dated 21 Nov 2026, which is still to come. Check the order of day and month.',
  );
});

const TABLE = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'];
const rowsTo = (day: string) => [TABLE, ['01/10/2026', 'A', '10.00', '', '90.00'], [day, 'B', '10.00', '', '80.00']];
const onPage = (day: string): PageLine[] => [
  [20, [10, 'Date'], [90, 'Particulars'], ['R400', 'Debit'], ['R500', 'Credit'], ['R600', 'Balance']],
  [40, [10, '01/10/2026'], [90, 'A PAYMENT'], ['R400', '10.00'], ['R600', '90.00']],
  [60, [10, day], [90, 'B PAYMENT'], ['R400', '10.00'], ['R600', '80.00']],
];
const SHAPES: [shape: string, (day: string) => StatementOutcome][] = [
  ['text', (day) => readStatement(textOf(rowsTo(day)))],
  ['a sheet', (day) => readSheet(rowsTo(day).map((cells, at) => ({ line: at + 1, cells })))],
  ['a page', (day) => readStatement(tabbed(tableOf(page(onPage(day)))))],
];
test.each(SHAPES)('a day more than a year ahead is a problem of its line, in %s', (_shape, readAs) => {
  const problemsOn = (day: string) => {
    const outcome = readAs(day);
    return (
      outcome.ok && contextProblems(outcome.statement, isoDate('2026-11-22')).map(({ line, code }) => [line, code])
    );
  };
  expect(problemsOn('23/11/2027')).toEqual([]);
  expect(problemsOn('24/11/2027')).toEqual([[3, 'FUTURE_DATE']]);
});

test('so is a day on which interest counts', () => {
  const head = ['Date', 'Value Date', ...TABLE.slice(1)];
  const outcome = readStatement(textOf([head, ['01/10/2026', '01/10/2028', 'A', '10.00', '', '90.00']]));
  expect(outcome.ok && contextProblems(outcome.statement, isoDate('2026-11-22'))).toMatchObject([{ line: 2 }]);
});
