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

  const OTHER_LINES = [
    ['02/10/2026', 'A', '10.00', '', '90.00'],
    ['08/10/2026', 'B', '', '20.00', '110.00'],
    ['09/10/2026', 'C', '5.00', '', '105.00'],
  ];
  const [FIRST, SECOND] = [[['Account No: 50100012344471']], [['Account No: 50100012349999']]];
  const balanced = (lines: readonly string[][], [from, to]: [string, string]) => [
    ...[['', 'Opening Balance', '', '', from], ...lines, ['', 'Closing Balance', '', '', to]],
  ];
  const withoutBalances = (table: readonly string[][]) => table.map((cells) => cells.slice(0, 4));

  test.each([
    ['under the same heading again', [...FIRST, HEAD, ...ROWS, [''], ...SECOND, HEAD, ...OTHER_LINES]],
    ['with one line', [...FIRST, HEAD, ...ROWS, ...SECOND, HEAD, ...OTHER_LINES.slice(2)]],
    ['under one heading', [HEAD, ...FIRST, ...ROWS, ...SECOND, ...OTHER_LINES]],
    ['of which only the second has a number', [HEAD, ...ROWS, ...SECOND, HEAD, ...OTHER_LINES]],
    ['without numbers, over the same days', [HEAD, ...ROWS, HEAD, ...OTHER_LINES]],
    ['without numbers, newest first', [HEAD, ...ROWS.toReversed(), ...OTHER_LINES.toReversed()]],
    ['without a heading between', [HEAD, ...ROWS, [''], ...OTHER_LINES]],
    [
      'with balances of their own',
      [
        HEAD,
        ...balanced(ROWS, [lakhs(5_000_000), lakhs(LINES.at(-1)?.balance ?? 0)]),
        ...balanced(OTHER_LINES, ['100.00', '105.00']),
      ],
    ],
  ])('of another account are asked line by line: %s', (_how, rows) => {
    const { lines, problems, warnings } = read(textOf(rows));
    expect(lines.map(({ description }) => description).sort()).toEqual(LINES.map(({ text }) => text).sort());
    expect(problems.map(({ code }) => code)).toEqual(
      rows.includes(OTHER_LINES[0] as string[]) ? ASKED : ['OTHER_ACCOUNT'],
    );
    expect(warnings).toEqual([]);
  });
  const ASKED = OTHER_LINES.map(() => 'OTHER_ACCOUNT');

  test('of another account are asked where no balance is printed, and none is said to close it', () => {
    const { lines, problems } = read(
      textOf(withoutBalances([...FIRST, HEAD, ...ROWS, ...SECOND, HEAD, ...OTHER_LINES])),
    );
    expect([lines.length, problems.map(({ code }) => code)]).toEqual([LINES.length, ASKED]);
  });

  test('of two accounts in columns of their own, the one that is read has its own number, and the other is asked about', () => {
    const other = [
      ['Date', 'Particulars', 'Amount', 'Dr/Cr', 'Balance'],
      ['02/10/2026', 'A', '10.00', 'Dr', '90.00'],
    ];
    const { facts, warnings } = read(textOf([...SECOND, ...other, ...FIRST, HEAD, ...ROWS]));
    expect(facts.accountNumber).toBe('50100012344471');
    expect(warnings.map(({ code }) => code)).toEqual(['ABOVE_TABLE', 'OTHER_ACCOUNT']);
  });

  test.each([
    ['names a deposit in a remark', [...FIRST, HEAD, ...ROWS.slice(0, 2), ...SECOND, ...ROWS.slice(2)], []],
    [
      'goes on under another number and a heading',
      [...FIRST, HEAD, ...ROWS.slice(0, 2), ...SECOND, [''], HEAD, ...ROWS.slice(2)],
      ['OTHER_ACCOUNT'],
    ],
    ...['Linked FD A/c No. 99887766554433', 'Transferred to account number 99887766554433'].map(
      (remark): [string, string[][], string[]] => [
        `prints no balances and remarks ${remark}`,
        withoutBalances([...FIRST, HEAD, ...ROWS.slice(0, 2), [remark], ...ROWS.slice(2)]),
        ['NO_BALANCE', 'OTHER_ACCOUNT'],
      ],
    ),
    ['lacks days', [HEAD, ...ROWS.slice(0, 2), HEAD, ...ROWS.slice(3)], ['BALANCE_MISMATCH']],
    ['has its later page first', [HEAD, ...ROWS.slice(2), HEAD, ...ROWS.slice(0, 2)], []],
    [
      'prints its number on the second page, and no balances',
      withoutBalances([HEAD, ...ROWS.slice(0, 2), ...FIRST, HEAD, ...ROWS.slice(2)]),
      ['NO_BALANCE'],
    ],
  ])('one account that %s is read', (_how, rows, told) => {
    const { problems, warnings } = read(textOf(rows));
    expect([problems, warnings.map(({ code }) => code)]).toEqual([[], told]);
  });

  test.each([
    ['a title', ['SAVINGS ACCOUNT']],
    ['a balance that opens', ['', 'Opening Balance', '', '', '4,990.00']],
  ])('what does not go on from the balance above, below %s, is asked about', (_how, begins) => {
    const later = ['30/11/2026', 'C', '10.00', '', '4,980.00'];
    const { warnings } = read(textOf([HEAD, ...ROWS, begins, later]));
    expect(warnings.map(({ line, code }) => [line, code])).toEqual([
      [7, 'OTHER_ACCOUNT'],
      [8, 'BALANCE_MISMATCH'],
    ]);
    expect(read(textOf([HEAD, ...ROWS.slice(0, 2), ['SAVINGS ACCOUNT'], ...ROWS.slice(2)])).warnings).toEqual([]);
  });

  test('lines of another account between those of one leave no question about the rest', () => {
    const rows = [...ROWS.slice(0, 2), ...SECOND, ...OTHER_LINES, ...FIRST, ...ROWS.slice(2)];
    const { lines, problems, warnings } = read(textOf([...FIRST, HEAD, ...rows]));
    expect([lines.length, problems.map(({ code }) => code), warnings]).toEqual([LINES.length, ASKED, []]);
  });

  test('the same account twice, with days that both hold, is asked about as copies', () => {
    const { problems } = read(textOf([HEAD, ...ROWS.slice(0, 4), HEAD, ...ROWS.slice(1)]));
    expect(problems.map(({ code }) => code)).toEqual(['DUPLICATE_IN_FILE', 'DUPLICATE_IN_FILE', 'DUPLICATE_IN_FILE']);
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
