import { describe, expect, test } from 'vitest';
import {
  dayAs,
  expectSheetTruth,
  expectTruth,
  into,
  LINES,
  lakhs,
  out,
  plainTable,
  type Truth,
  textOf,
} from './other-banks.fixture';
import { readStatement } from './read-statement';
import { read } from './reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const [HEAD = [], ...ROWS] = plainTable();
const OTHER_HEAD = ['Txn Date', 'Value Date', 'Narration', 'Deposit', 'Withdrawal', 'Closing Balance'];
const OTHER_ROWS = LINES.map(({ day: iso, text, signed, balance }: Truth) => [
  ...[day(iso), day(iso), text, into(signed), out(signed)],
  lakhs(balance),
]);
const OTHER_TABLE = [OTHER_HEAD, ...OTHER_ROWS];
const account = (from: string, to: string) => [['Account No: 50100012344471'], [`Statement from ${from} to ${to}`]];

describe('statements one after another', () => {
  test('of one account: their periods and their last balance count as one', () => {
    const content = textOf([
      ...account('01/10/2026', '02/10/2026'),
      ...[HEAD, ...ROWS.slice(0, 2), ['Closing Balance', '', '', '', lakhs(LINES[1]?.balance ?? 0)], ['']],
      ...account('03/10/2026', '31/10/2026'),
      ...[HEAD, ...ROWS.slice(2), ['Closing Balance', '', '', '', lakhs(LINES.at(-1)?.balance ?? 0)]],
    ]);
    expectTruth(content, LINES);
    expect(read(content).facts).toMatchObject({
      period: { from: '2026-10-01', to: '2026-10-31' },
      closing: LINES.at(-1)?.balance,
    });
  });

  test.each([1, 2, 4])('under headings that differ, after line %i', (at) => {
    expectTruth(textOf([HEAD, ...ROWS.slice(0, at), [''], OTHER_HEAD, ...OTHER_ROWS.slice(at)]), LINES);
    expectTruth(textOf([OTHER_HEAD, ...OTHER_ROWS.slice(0, at), ['Page 2'], HEAD, ...ROWS.slice(at)]), LINES);
  });

  test('the first heading again is the first table again', () =>
    expectTruth(
      textOf([HEAD, ...ROWS.slice(0, 1), OTHER_HEAD, ...OTHER_ROWS.slice(1, 3), HEAD, ...ROWS.slice(3)]),
      LINES,
    ));

  test('of another account they are told', () => {
    const other = [['Account No: 50100012349999'], HEAD, ['05/10/2026', 'A', '10.00', '', '90.00']];
    const { warnings } = read(textOf([['Account No: 50100012344471'], HEAD, ...ROWS, [''], ...other]));
    expect(warnings.map(({ code }) => code)).toContain('OTHER_ACCOUNT');
  });

  test.each([
    ['parted by a column', ['']],
    ['close together', []],
  ])('side by side they are refused, since either would lose the other: %s', (_how, gap) => {
    const both = [HEAD, ...ROWS].map((row, at) => [...row, ...gap, ...(OTHER_TABLE[at] ?? [])]);
    const refused = { ok: false, refusal: { code: 'UNSUPPORTED_CONTENT', line: 2 } };
    expect(readStatement(textOf([['Two accounts'], ...both]))).toMatchObject(refused);
  });

  test('a table of another kind stays a problem', () => {
    const deposits = [
      ['Date', 'Particulars', 'Amount', 'Balance'],
      ['15/10/2026', 'FD 12', '5000.00', '7.00'],
    ];
    expect(read(textOf([HEAD, ...ROWS, ...deposits])).problems).toMatchObject([{ line: 8, code: 'BELOW_TABLE' }]);
    const { warnings } = read(textOf([...deposits, HEAD, ...ROWS]));
    expect(warnings.map(({ line, code }) => [line, code])).toEqual([[3, 'ABOVE_TABLE']]);
  });

  test('a bill of purchases here and abroad', () => {
    const { lines } = read(
      textOf([
        ['Credit Card Statement'],
        ['Date', 'Transaction Description', 'Amount (in Rs.)'],
        ['01/10/2026', 'CAFE', '450.00'],
        ['13/10/2026', 'PAYMENT', '5,000.00 Cr'],
        ['International Transactions'],
        ['Date', 'Transaction Description', 'Amount (in foreign currency)', 'Amount (in Rs.)'],
        ['14/10/2026', 'BOOKSHOP', 'EUR 10.00', '1,000.00'],
      ]),
    );
    expect(lines.map(({ side, amount }) => [side, amount])).toEqual([
      ['debit', 45_000],
      ['credit', 500_000],
      ['debit', 100_000],
    ]);
  });
});

describe('pages of a converter', () => {
  const wide = ([date = '', text = '', ...money]: readonly string[]) => [date, '', text, '', ...money];

  test('put the columns elsewhere, each under a heading of its own', () =>
    expectSheetTruth([HEAD, ...ROWS.slice(0, 2), ['', 'Page 1 of 2'], wide(HEAD), ...ROWS.slice(2).map(wide)]));

  test('end and begin with what is carried on', () =>
    expectSheetTruth([
      ...[['MISHTI SWEETS LLP'], HEAD, ['', 'Brought Forward', '', '', '50,000.00'], ...ROWS.slice(0, 3)],
      ...[['', 'Carried Forward', '', '', lakhs(LINES[2]?.balance ?? 0)], ['Page 1 of 2'], ['MISHTI SWEETS LLP']],
      ...[HEAD, ['03/10/2026', 'B/F', '', '', lakhs(LINES[2]?.balance ?? 0)], ...ROWS.slice(3)],
      ['', 'Total', '17,950.50', '13,52,568.09', ''],
    ]));
});
