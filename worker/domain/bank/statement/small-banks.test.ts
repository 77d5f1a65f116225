import { describe, expect, test } from 'vitest';
import { readStatement } from '../statement';
import { dayAs, expectTruth, into, LINES, lakhs, mark, out, rowsOf, type Truth, textOf } from './other-banks.fixture';

const as = (pattern: string) => (line: Truth) => dayAs(pattern, line.day);
const dmy = as('DD-MM-YYYY');
const slashed = as('DD/MM/YYYY');
const plain = (paise: number) => lakhs(paise).replaceAll(',', '');
const text = ({ text: words }: Truth) => words;
const reference = ({ reference: number }: Truth) => number;
const debit = ({ signed }: Truth) => out(signed);
const credit = ({ signed }: Truth) => into(signed);
const balance = (line: Truth) => lakhs(line.balance);
const balanceCr = (line: Truth) => `${lakhs(line.balance)}Cr`;
const side = ({ signed }: Truth) => mark(signed).toUpperCase();
const amount = ({ signed }: Truth) => lakhs(signed);
const word = (cell: string) => () => cell;
const serial = (_line: Truth, at: number) => String(at + 1);

type Column = [heading: string, cell: (line: Truth, at: number) => string];

/** Columns as a bank prints them, each with its heading. */
const table = (...columns: Column[]) =>
  textOf(
    rowsOf(
      columns.map(([heading]) => heading),
      (line, at) => columns.map(([, cell]) => cell(line, at)),
    ),
  );

describe('banks large and small, by their columns', () => {
  test.each<[string, Column[]]>([
    [
      'a bank that names the account in front of the text',
      [
        ...([
          ['Post Date', dmy],
          ['Value Date', dmy],
          ['Branch Code', word('00451')],
        ] satisfies Column[]),
        ...([
          ['Cheque Number', reference],
          ['Account Description', text],
        ] satisfies Column[]),
        ...([
          ['Debit', debit],
          ['Credit', credit],
          ['Balance', balanceCr],
        ] satisfies Column[]),
      ],
    ],
    [
      'dates within formulas that hold a blank',
      [
        ['Txn Date', (line) => `=" ${dmy(line)} 14:33:21"`],
        ...([
          ['Value Date', as('DD MMM YYYY')],
          ['Cheque No.', reference],
          ['Description', text],
        ] satisfies Column[]),
        ...([
          ['Branch Code', word('33')],
          ['Debit', debit],
          ['Credit', credit],
          ['Balance', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'one amount with its mark in brackets and one decimal',
      [
        ['Date', slashed],
        ['Tran Id', (_line, at) => `S${4_471_000 + at}`],
        ['Remarks', text],
        ['Amount(Rs.)', ({ signed }) => `${plain(signed).replace(/0$/, '')} (${mark(signed)})`],
        ['Balance(Rs.)', (line) => `${plain(line.balance)} (Cr)`],
      ],
    ],
    [
      'the currency in front of every figure and a dash for none',
      [
        ...([
          ['Date', as('DD MMM YYYY')],
          ['Transaction Details', text],
        ] satisfies Column[]),
        ['Debits', ({ signed }) => (signed < 0 ? `INR ${lakhs(signed)}` : '-')],
        ['Credits', ({ signed }) => (signed > 0 ? `INR ${lakhs(signed)}` : '-')],
        ['Balance', (line) => `INR ${lakhs(line.balance)}`],
      ],
    ],
    [
      'two days in one cell under one heading',
      [
        ['Date (Value Date)', (line) => `${as('DD-MMM-YY')(line)} (${as('DD-MMM-YY')(line)})`],
        ...([
          ['Particulars', text],
          ['Ref No./Cheque No', reference],
        ] satisfies Column[]),
        ['Transaction Type', word('Transfer')],
        ...([
          ['Debit(Rs)', debit],
          ['Credit(Rs)', credit],
          ['Balance(Rs)', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'a serial, the side before the currency, and the amount behind',
      [
        ...([
          ['Srl', serial],
          ['Txn Date', slashed],
          ['Value Date', slashed],
          ['Description', text],
        ] satisfies Column[]),
        ...([
          ['Cheque No', reference],
          ['CR/DR', (line) => `${side(line)}.`],
          ['CCY', word('INR')],
        ] satisfies Column[]),
        ...([
          ['Amount (INR)', amount],
          ['Balance (INR)', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'a co-operative bank: the balance as a total amount',
      [
        ...([
          ['TRAN DATE', slashed],
          ['PARTICULARS', text],
          ['INSTRUMENT', reference],
        ] satisfies Column[]),
        ...([
          ['DR AMOUNT', debit],
          ['CR AMOUNT', credit],
          ['TOTAL AMOUNT', balanceCr],
        ] satisfies Column[]),
        ['Init.Br', word('0451')],
      ],
    ],
    [
      'a small finance bank with the currency stuck to its headings',
      [
        ...([
          ['Date', dmy],
          ['Reference No. / Cheque No.', reference],
          ['Narration', text],
        ] satisfies Column[]),
        ...([
          ['Withdrawal INR', debit],
          ['Deposit INR', credit],
          ['ClosingBalance INR', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'a payments bank that puts money in first, and a number that is no amount',
      [
        ['Date & Time', (line) => `${as('DD-MM-YYYY')(line)}, 02:33 PM`],
        ...([
          ['Transaction ID', (_l, at) => String(628_800_000_000 + at)],
          ['Type', word('UPI')],
        ] satisfies Column[]),
        ['Description', text],
        ...([
          ['Money In', credit],
          ['Money Out', debit],
          ['Available Balance', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'the currency in its own column between text and amounts, deposits first',
      [
        ...([
          ['Date', slashed],
          ['Transaction', text],
          ['Currency', word('INR')],
        ] satisfies Column[]),
        ...([
          ['Deposit', credit],
          ['Withdrawal', debit],
          ['Running Balance', balance],
        ] satisfies Column[]),
      ],
    ],
    [
      'figures with an apostrophe, and references that begin with noughts',
      [
        ['Tran Date', (line) => `'${dmy(line)}`],
        ...([
          ['Tran Particular', text],
          ['Instrument Id', (_l, at) => `'00000${at}`],
        ] satisfies Column[]),
        ['Tran Amount', ({ signed }) => `'${plain(signed)}`],
        ...([
          ['Part Tran Type', (line) => side(line)[0] ?? ''],
          ['Balance', (l) => `'${plain(l.balance)}`],
        ] satisfies Column[]),
      ],
    ],
    [
      'a transaction number in front, the branch by name, and marks behind the balance',
      [
        ...([
          ['Txn No.', (_l, at) => `S${at}451`],
          ['Txn Date', slashed],
          ['Description', text],
        ] satisfies Column[]),
        ...([
          ['Branch Name', word('BOPAL')],
          ['Cheque No.', reference],
        ] satisfies Column[]),
        ...([
          ['Dr Amount', debit],
          ['Cr Amount', credit],
          ['Balance', (l) => `${lakhs(l.balance)} Cr.`],
        ] satisfies Column[]),
      ],
    ],
    [
      'the kind of each line, its day and its time apart',
      [
        ...([
          ['Sl No', serial],
          ['Date', as('D/MM/YY')],
          ['Time', word('14:33')],
          ['Mode', word('UPI')],
        ] satisfies Column[]),
        ...([
          ['Narration', text],
          ['UTR', reference],
          ['Debit Amt', debit],
          ['Credit Amt', credit],
        ] satisfies Column[]),
        ['Bal Amt', balance],
      ],
    ],
    [
      'a passbook with initials behind the balance',
      [
        ...([
          ['Date', as('DD/MM/YY')],
          ['Particulars', text],
          ['Chq.No.', reference],
        ] satisfies Column[]),
        ...([
          ['Withdrawals Rs. P.', debit],
          ['Deposits Rs. P.', credit],
        ] satisfies Column[]),
        ...([
          ['Balance Rs. P.', balanceCr],
          ['Initials', word('SK')],
        ] satisfies Column[]),
      ],
    ],
    [
      'a society: the balance in front and the day behind',
      [
        ...([
          ['Balance', balanceCr],
          ['Credit', credit],
          ['Debit', debit],
          ['Particulars', text],
        ] satisfies Column[]),
        ['Date', as('DD.MM.YYYY')],
      ],
    ],
    [
      'the mark in front of the balance in a column of its own',
      [
        ...([
          ['Date', dmy],
          ['Particulars', text],
          ['Debit', debit],
          ['Credit', credit],
        ] satisfies Column[]),
        ...([
          ['DrCr', word('Cr')],
          ['Balance', balance],
        ] satisfies Column[]),
      ],
    ],
  ])('%s', (_name, columns) => expectTruth(table(...columns), LINES));
});

test('a remark behind the text does not take its place', () => {
  const content = table(
    ...([
      ['Date', dmy],
      ['Narration', text],
      ['User Remarks', word('checked')],
    ] satisfies Column[]),
    ...([
      ['Debit', debit],
      ['Credit', credit],
      ['Balance', balance],
    ] satisfies Column[]),
  );
  const outcome = readStatement(content);
  expect(outcome.ok && outcome.statement.lines.map(({ description }) => description)).toEqual(LINES.map(text));
});
