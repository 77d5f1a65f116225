import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../model';
import { readSheet, readStatement } from '../read-statement';

const HEAD = 'Date,Narration,Withdrawal,Deposit,Balance';
const daysOf = (rows: string[], options: ReadOptions = {}, above: string[] = [], head = HEAD) => {
  const outcome = readStatement([...above, head, ...rows].join('\n'), options);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { lines, dateOrder, warnings } = outcome.statement;
  const isAsked = warnings.some(({ code }) => code === 'DATE_ORDER_ASSUMED');
  return { order: isAsked ? 'asked' : dateOrder, days: lines.map(({ date }) => date) };
};
const row = (day: string, balance: number) => `${day},QWXZ,,100.00,${balance}.00`;

describe('days that could be swapped', () => {
  test('are told by the order of the lines, either way', () => {
    const american = [row('09/11/2025', 100), row('10/02/2025', 200), row('10/09/2025', 300), row('11/03/2025', 400)];
    expect(daysOf(american)).toEqual({
      order: 'MDY',
      days: ['2025-09-11', '2025-10-02', '2025-10-09', '2025-11-03'],
    });
    const indian = [row('11/09/2025', 100), row('02/10/2025', 200), row('09/10/2025', 300), row('03/11/2025', 400)];
    expect(daysOf(indian).order).toBe('DMY');
    const newest = [row('11/03/2025', 400), row('10/09/2025', 300), row('10/02/2025', 200), row('09/11/2025', 100)];
    expect(daysOf(newest).order).toBe('MDY');
  });

  test('are told by the days of what is carried on', () => {
    const carried = (day: string) => `${day},Closing Balance,,,100.00`;
    expect(daysOf([row('05/10/2025', 100), carried('31/10/2025'), row('05/11/2025', 200)]).order).toBe('DMY');
    expect(daysOf([row('10/05/2025', 100), carried('10/31/2025'), row('11/05/2025', 200)]).order).toBe('MDY');
    expect(daysOf([row('05/10/2025', 100), carried('05/10/2025'), row('05/11/2025', 200)]).order).toBe('asked');
  });

  test('are told by a second column of days', () => {
    const head = 'Date,Value Date,Narration,Withdrawal,Deposit,Balance';
    const of = (day: string, value: string, balance: number) => `${day},${value},QWXZ,,100.00,${balance}.00`;
    const rows = [of('04/03/2025', '03-Apr-2025', 100), of('06/07/2025', '07-Jun-2025', 200)];
    expect(daysOf(rows, {}, [], head)).toEqual({ order: 'MDY', days: ['2025-04-03', '2025-06-07'] });
    const iso = [of('04/03/2025', '2025-03-04', 100), of('06/07/2025', '2025-07-06', 200)];
    expect(daysOf(iso, {}, [], head).order).toBe('DMY');
  });

  test('are told by the printed period', () => {
    const rows = [row('04/03/2025', 100), row('04/05/2025', 200)];
    expect(daysOf(rows, {}, ['Statement from 2025-04-01 to 2025-04-30'])).toEqual({
      order: 'MDY',
      days: ['2025-04-03', '2025-04-05'],
    });
    const april = ['Statement from 01 Apr 2025 to 30 Apr 2025'];
    expect(daysOf([row('03/04/2025', 100), row('05/04/2025', 200)], {}, april).order).toBe('DMY');
    expect(daysOf(rows, {}, ['Statement from 01 Mar 2025 to 31 May 2025']).order).toBe('asked');
  });

  test.each([
    ['HDFC_Statement_Apr2025.csv', 'MDY'],
    ['statement-2025-04-01-to-2025-04-30.csv', 'MDY'],
    ['acct_20250401_20250430.csv', 'MDY'],
    ['acct_20250301_20250531.csv', 'asked'],
    ['Statement 01Apr2025 30Apr2025.csv', 'MDY'],
    ['OpTransactionHistory04-2025.csv', 'MDY'],
    ['statement.csv', 'asked'],
    ['Statement_FY2025-26.csv', 'asked'],
  ])('are told by the name %s: %s', (fileName, order) => {
    expect(daysOf([row('04/03/2025', 100), row('04/05/2025', 200)], { fileName }).order).toBe(order);
  });

  test('that a spreadsheet turned round, all of them, are turned back by their order', () => {
    const rows = ['2026-05-10', '2026-06-10', '2026-09-10', '2026-01-11'].map((day, at) => row(day, 100 + 100 * at));
    expect(daysOf(rows).days).toEqual(['2026-10-05', '2026-10-06', '2026-10-09', '2026-11-01']);
  });

  test('that a spreadsheet turned round are turned back by the printed period', () => {
    const rows = [row('2026-05-10', 100), row('2026-06-10', 200)];
    expect(daysOf(rows, {}, ['Statement from 01 Oct 2026 to 31 Oct 2026']).days).toEqual(['2026-10-05', '2026-10-06']);
    expect(daysOf(rows).days).toEqual(['2026-05-10', '2026-06-10']);
    const head = 'Date,Value Date,Narration,Withdrawal,Deposit,Balance';
    const both = ['2026-05-10,2026-05-10,QWXZ,,100.00,100.00', '2026-06-10,2026-06-10,QWXZ,,100.00,200.00'];
    const { days } = daysOf(both, { fileName: 'Statement_Oct2026.xlsx' }, [], head);
    expect(days).toEqual(['2026-10-05', '2026-10-06']);
  });

  test('with the year in front are left alone where they make sense', () => {
    const rows = ['2026-05-10', '2026-06-10', '2026-09-10', '2026-10-11'].map((day, at) => row(day, 100 + 100 * at));
    expect(daysOf(rows).days).toEqual(['2026-05-10', '2026-06-10', '2026-09-10', '2026-10-11']);
    const newest = ['2026-09-10', '2026-05-10', '2026-05-03'].map((day, at) => row(day, 300 - 100 * at));
    expect(daysOf(newest).days[0]).toBe('2026-05-03');
  });

  test('are asked where nothing tells', () => {
    expect(daysOf([row('04/03/2025', 100), row('04/05/2025', 200)]).order).toBe('asked');
    expect(daysOf([row('05/10/2025', 100)]).order).toBe('asked');
  });

  test('of a spreadsheet that would stand close together turned round are asked, and turned round when a person says so', () => {
    const days = ['2026-05-10', '2026-06-10', '2026-09-10'];
    const sheet = [HEAD.split(','), ...days.map((day, at) => row(day, 100 + 100 * at).split(','))];
    const read = (options: ReadOptions) => {
      const outcome = readSheet(
        sheet.map((cells, at) => ({ line: at + 1, cells })),
        options,
      );
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const { lines, warnings } = outcome.statement;
      return [warnings.map(({ code }) => code), lines.map(({ date }) => date)];
    };
    expect(read({})).toEqual([['DATE_ORDER_ASSUMED'], days]);
    expect(read({ dateOrder: 'DMY' })).toEqual([[], days]);
    expect(read({ dateOrder: 'MDY' })).toEqual([[], ['2026-10-05', '2026-10-06', '2026-10-09']]);
    expect(read({ fileName: 'Statement_Oct2026.xlsx' })).toEqual([
      ['DAYS_TURNED'],
      ['2026-10-05', '2026-10-06', '2026-10-09'],
    ]);
  });

  test('are told by a person before all else', () => {
    const rows = [row('04/03/2025', 100), row('04/05/2025', 200)];
    const above = ['Statement from 2025-04-01 to 2025-04-30'];
    expect(daysOf(rows, { dateOrder: 'DMY' }, above).days).toEqual(['2025-03-04', '2025-05-04']);
  });
});
