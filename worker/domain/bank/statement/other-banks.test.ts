import { describe, expect, test } from 'vitest';
import { readStatement } from '../statement';
import { dayAs, into, LINES, lakhs, mark, OVERDRAWN, out, plainTable, type Truth, textOf } from './other-banks.fixture';

const day = (iso: string) => dayAs('DD-MM-YYYY', iso);

function expectTruth(content: string | Uint8Array, lines: readonly Truth[], codes: readonly string[] = []) {
  const outcome = readStatement(content);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { statement } = outcome;
  expect(statement.problems).toEqual([]);
  expect(statement.warnings.map(({ code }) => code)).toEqual(codes);
  const read = statement.lines.map((line) => [line.date, line.side, line.amount, line.balance]);
  expect(read).toEqual(
    lines.map((line) => [line.day, line.signed < 0 ? 'debit' : 'credit', Math.abs(line.signed), line.balance]),
  );
  expect(statement.agreeing).toBe(lines.length);
}

const rowsOf = (head: readonly string[], cells: (line: Truth, at: number) => string[], lines = LINES) => [
  head,
  ...lines.map(cells),
];

describe('headings', () => {
  test.each([
    ['in Hindi', ['दिनांक', 'विवरण', 'नामे', 'जमा', 'शेष राशि']],
    [
      'in two languages',
      ['தேதி / Date', 'विवरण / Particulars', 'निकासी / Withdrawal', 'जमा / Deposit', 'शेष / Balance'],
    ],
    ['run together', ['txnDate', 'tran_particulars', 'debitAmount', 'creditAmount', 'closingBalance']],
    ['with units', ['Txn Date', 'Remarks', 'Withdrawals (Dr.) in INR', 'Deposits (Cr.) in INR', 'Balance Rs. Ps.']],
    ['cut short', ['Dt', 'Desc', 'Dr', 'Cr', 'Bal']],
    ['of a passbook', ['Date', 'Particulars', 'Payments', 'Receipts', 'Balance']],
    ['misspelt', ['Tran Date', 'Tran Particular', 'Withdrawl Amt', 'Deposit Amt', 'Running Balance']],
    ['with a text nobody names so', ['Date', 'Beneficiary / Remitter', 'Debit', 'Credit', 'Balance']],
  ])('%s', (_name, head) => expectTruth(textOf(plainTable({ head })), LINES));

  test.each([
    [
      'two lines',
      [
        ['Txn', '', 'Withdrawal', 'Deposit', 'Closing'],
        ['Date', 'Particulars', 'Amount (Dr)', 'Amount (Cr)', 'Balance'],
      ],
    ],
    [
      'a name over two columns',
      [
        ['Date', 'Particulars', 'Transaction Amount', '', 'Balance'],
        ['', '', 'Debit', 'Credit', ''],
      ],
    ],
    [
      'three lines',
      [
        ['', '', 'Amount', '', ''],
        ['Txn', '', 'Withdrawn', 'Deposited', 'Running'],
        ['Date', 'Particulars', '', '', 'Balance'],
      ],
    ],
  ])('on %s, repeated on the next page', (_name, head) => {
    const [, ...rows] = plainTable();
    expectTruth(textOf([...head, ...rows.slice(0, 2), ['Page 1 of 2'], ...head, ...rows.slice(2)]), LINES);
  });

  test('below a page of small print', () => {
    const print = Array.from({ length: 90 }, (_, at) => [`Condition ${at}: keep your password to yourself`]);
    expectTruth(textOf([...print, ...plainTable()]), LINES);
  });

  test('over merged cells: the values stand beside the name', () => {
    const rows = plainTable().map(([date = '', text = '', debit = '', credit = '', balance = ''], at) =>
      at === 0 ? [date, '', text, '', debit, '', credit, balance] : [date, '', text, '', '', debit, credit, balance],
    );
    expectTruth(textOf(rows), LINES);
  });

  test('two balances: the one that every line leads to counts', () => {
    const head = ['Date', 'Narration', 'Debit', 'Credit', 'Available Balance', 'Ledger Balance'];
    const cells = (line: Truth) => [
      day(line.day),
      line.text,
      out(line.signed),
      into(line.signed),
      '1.00',
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells)), LINES);
  });
});

describe('sides', () => {
  test.each([
    [
      'behind the amount in one column',
      ['Date', 'Narration', 'Withdrawal (Dr) / Deposit (Cr)', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)}(${mark(line.signed)})`,
    ],
    [
      'before the amount',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${mark(line.signed)}. ${lakhs(line.signed)}`,
    ],
    [
      'as one letter',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)} ${mark(line.signed)[0]}`,
    ],
    [
      'as plus and minus',
      ['Date', 'Narration', 'Debit/Credit(₹)', 'Balance(₹)'],
      (line: Truth) => `${line.signed < 0 ? '–' : '+'} ₹${lakhs(line.signed)}`,
    ],
    [
      'as a minus behind',
      ['Date', 'Narration', 'Amount', 'Balance'],
      (line: Truth) => `${lakhs(line.signed)}${line.signed < 0 ? '-' : ''}`,
    ],
  ])('%s', (_name, head, amount) =>
    expectTruth(textOf(rowsOf(head, (line) => [day(line.day), line.text, amount(line), lakhs(line.balance)])), LINES),
  );

  test('a type that is not a side stands aside for one that is', () => {
    const head = ['Transaction Date', 'Transaction Type', 'Description', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'];
    const cells = (line: Truth) => [
      day(line.day),
      'UPI',
      line.text,
      lakhs(line.signed),
      mark(line.signed),
      lakhs(line.balance),
      mark(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells, OVERDRAWN)), OVERDRAWN);
  });

  test.each([['Dr/Cr'], ['Balance Type'], ['']])('an overdrawn balance marked in a column named %j', (name) => {
    const head = ['Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance', name];
    const cells = (line: Truth) => [
      day(line.day),
      line.text,
      out(line.signed, '-'),
      into(line.signed, '-'),
      lakhs(line.balance),
      mark(line.balance),
    ];
    expectTruth(textOf(rowsOf(head, cells, OVERDRAWN)), OVERDRAWN);
  });

  test('a minus in every debit repeats the heading', () => {
    const cells = (line: Truth) => [
      day(line.day),
      line.text,
      line.signed < 0 ? `-${lakhs(line.signed)}` : '',
      into(line.signed),
      lakhs(line.balance),
    ];
    expectTruth(textOf(rowsOf(['Date', 'Details', 'Debit', 'Credit', 'Balance'], cells)), LINES, ['NEGATIVE_AMOUNT']);
  });
});
