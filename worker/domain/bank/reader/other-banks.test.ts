import { describe, test } from 'vitest';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  out,
  plainTable,
  rowsOf,
  type Truth,
  textOf,
} from './other-banks.fixture';

const day = (iso: string) => dayAs('DD-MM-YYYY', iso);

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
