import { describe, expect, test } from 'vitest';
import { linesFrom, plainTable, textOf } from './other-banks.fixture';
import { read } from './reading.fixture';

const file = (...rows: string[]) => `${rows.join('\n')}\n`;
const HEAD = 'Date,Particulars,Debit,Credit,Balance';
const ROWS = ['13/10/2026,A,,500.00,500.00', '14/10/2026,B,100.00,,400.00'];

describe('what is in doubt is a problem of its line', () => {
  test.each<[string, string, [number, string][]]>([
    [
      'dollars',
      file('Date,Details,Currency,Debit,Credit', '13/10/2026,A,USD,5.00,', '14/10/2026,B,INR,6.00,'),
      [[2, 'FOREIGN_CURRENCY']],
    ],
    [
      'a total without a balance to tell it',
      file('Date,Details,Debit,Credit', '13/10/2026,A,5.00,', '31/10/2026,Total,5.00,'),
      [[3, 'LOOKS_LIKE_TOTAL']],
    ],
    ['another table below', file(HEAD, ...ROWS, 'Fixed deposits', '15/10/2026,FD 12,5000.00,,'), [[5, 'BELOW_TABLE']]],
    [
      'another heading below',
      file(HEAD, ...ROWS, 'Date,FD No,Amount,Rate,Balance', '15/10/2026,FD 12,5000.00,,7.00'),
      [[5, 'BELOW_TABLE']],
    ],
    ['a day of an unknown zone', file(HEAD, '2026-10-13T23:00:00-04:00,A,,500.00,500.00'), [[2, 'BAD_DATE']]],
    [
      'years in front, of two figures',
      file(HEAD, '26-10-13,A,,5.00,5.00', '26-10-14,B,,5.00,10.00', '26-10-15,C,,5.00,15.00'),
      [
        [2, 'BAD_DATE'],
        [3, 'BAD_DATE'],
        [4, 'BAD_DATE'],
      ],
    ],
    [
      'a payment that failed',
      file('Date,Details,Amount,Dr/Cr,Status', '13/10/2026,A,5.00,DR,SUCCESS', '13/10/2026,B,5.00,DR,Failed'),
      [[3, 'NOT_SETTLED']],
    ],
    ['one amount without any mark', file('Date,Details,Amount', '13/10/2026,A,5.00'), [[2, 'NO_SIDE']]],
    [
      'a word that is no side',
      file('Date,Details,Amount,Type', '13/10/2026,A,5.00,DR', '13/10/2026,A,5.00,UPI'),
      [[3, 'NO_SIDE']],
    ],
  ])('%s', (_name, content, expected) => {
    expect(read(content).problems.map(({ line, code }) => [line, code])).toEqual(expected);
  });
});

describe('what a person should look at is said', () => {
  test.each<[string, string, string]>([
    [
      'only money in is marked, as on the bill of a card',
      file('Date,Details,Amount', '13/10/2026,A,5.00', '14/10/2026,B,9.00 Cr'),
      'SIDES_BY_MARK',
    ],
    [
      'only money out is marked',
      file('Date,Details,Amount', '13/10/2026,A,5.00', '14/10/2026,B,-9.00'),
      'SIDES_BY_MARK',
    ],
    [
      'days outside of the period',
      file('From 01/10/2026 to 31/10/2026', HEAD, '26-10-13,A,,500.00,500.00'),
      'OUTSIDE_PERIOD',
    ],
    [
      'a second account',
      file(
        'Account No: 50100012344471',
        HEAD,
        ...ROWS,
        'Account No: 50100012349999',
        HEAD,
        '15/10/2026,C,1.00,,399.00',
      ),
      'OTHER_ACCOUNT',
    ],
    ['a day that is already tomorrow here', file(HEAD, '2026-10-13T19:00:00Z,A,,500.00,500.00'), 'DAY_MOVED'],
    [
      'accounts in dollars and in rupees',
      file('Account currency: USD', 'Account currency: INR', HEAD, ...ROWS),
      'FOREIGN_CURRENCY',
    ],
  ])('%s', (_name, content, code) => {
    const { warnings, problems } = read(content);
    expect(problems).toEqual([]);
    expect(warnings.map((warning) => warning.code)).toContain(code);
  });
});

test.each([
  ['13/10/2026,B/F,,"50,000.00","50,000.00"'],
  ['13/10/2026,Opening Balance as on 13/10/2026,"50,000.00",,"50,000.00 Dr"'],
  ['13/10/2026,BALANCE B/F,,,"50,000.00"'],
  [',Opening Balance,,"50,000.00",'],
  ['14/10/2026,Page Total,"1,000.00","2,000.00",'],
  ['14/10/2026,Carried Forward,,,400.00'],
])('%s moves no money', (row) => {
  const { lines, problems, ignored } = read(file(HEAD, row, ...ROWS));
  expect(problems).toEqual([]);
  expect(lines.map(({ line }) => line)).toEqual([3, 4]);
  expect(ignored.map(({ line, kind }) => [line, kind])).toEqual([[2, 'total']]);
});

test('lines above the heading that would be transactions are told', () => {
  const summary = ['Date,Particulars,Amount', '31/10/2026,Deposits,5000.00'];
  const { lines, warnings } = read(file(...summary, HEAD, ...ROWS));
  expect(lines).toHaveLength(2);
  expect(warnings).toMatchObject([{ line: 3, code: 'ABOVE_TABLE' }]);
});

test('a payee who is called like a total is paid', () => {
  const { lines } = read(
    file(HEAD, '13/10/2026,BF TRADERS,,500.00,500.00', '14/10/2026,TOTAL CARE CLINIC,100.00,,400.00'),
  );
  expect(lines).toHaveLength(2);
});

test('an account that borrows prints what it owes: the balances are overdrawn, and agree', () => {
  const owed = linesFrom(-500_000_000);
  const { lines, warnings, agreeing } = read(textOf([['Account Type', 'Cash Credit'], ...plainTable({ lines: owed })]));
  expect(lines.map(({ balance }) => balance)).toEqual(owed.map(({ balance }) => balance));
  expect(warnings.map(({ code }) => code)).toEqual(['BALANCE_OWED']);
  expect(agreeing).toBe(owed.length);
});

test('without a word of borrowing nothing is turned round, and both explanations are given', () => {
  const { problems } = read(textOf(plainTable({ lines: linesFrom(-500_000_000) })));
  expect(problems).toMatchObject([{ code: 'SIDES_SWAPPED', message: expect.stringContaining('what is owed') }]);
});
