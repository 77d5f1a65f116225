import { describe, expect, test } from 'vitest';
import { dayAs, expectTruth, LINES, lakhs, plainTable, rowsOf, type Truth, textOf } from '../other-banks.fixture';
import { read } from '../reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
const sidesIn = (lines: readonly Truth[]) => lines.map(({ signed }) => (signed < 0 ? 'debit' : 'credit'));

const withoutBalance = (table: readonly (readonly string[])[]) => table.map((cells) => cells.slice(0, -1));

describe('two columns', () => {
  test.each([
    ['Out', 'In'],
    ['OUT (INR)', 'IN (INR)'],
    ['Money Out', 'Money In'],
    ['Amount Out', 'Amount In'],
    ['Out Amount', 'In Amount'],
    ['Cash Out', 'Cash In'],
    ['Paid out', 'Paid in'],
    ['Transfers Out', 'Transfers In'],
    ['Payments', 'Receipts'],
    ['Outward', 'Inward'],
    ['Outgoing', 'Incoming'],
    ['Sent', 'Received'],
    ['Money Spent', 'Money Added'],
    ['Expense', 'Income'],
    ['Dr', 'Cr'],
    ['Dr. (Rs.)', 'Cr. (Rs.)'],
    ['Amount (Dr)', 'Amount (Cr)'],
    ['Amount (-)', 'Amount (+)'],
    ['Withdrawal(-)', 'Deposit(+)'],
    ['-', '+'],
    ['(-)', '(+)'],
    ['Minus', 'Plus'],
    ['W/D', 'Dep'],
    ['W/DL', 'DEP.'],
    ['Wthdrl', 'Dpst'],
    ['नावे', 'जमा'],
    ['Udhar', 'Jama'],
  ])('%s and %s', (debit, credit) => {
    const table = plainTable({ head: ['Date', 'Particulars', debit, credit, 'Balance'] });
    expectTruth(textOf(table), LINES);
    const { lines, warnings } = read(textOf(withoutBalance(table)));
    expect(lines.map(({ side }) => side)).toEqual(sidesIn(LINES));
    expect(warnings.map(({ code }) => code)).toEqual(['NO_BALANCE']);
  });

  test('an amount in a currency is no money in', () => {
    const head = ['Date', 'Particulars', 'Withdrawal Amount in INR', 'Deposit Amount in INR', 'Balance in INR'];
    expectTruth(textOf(plainTable({ head })), LINES);
  });

  test.each([
    ['D', 'C'],
    ['Purchases', 'Payments'],
    ['Uscite', 'Entrate'],
  ])('%s and %s: told by the balances, else asked', (debit, credit) => {
    const table = plainTable({ head: ['Date', 'Particulars', debit, credit, 'Balance'] });
    expectTruth(textOf(table), LINES, ['NO_HEADING']);
    expect(read(textOf(withoutBalance(table))).problems).toMatchObject([{ line: 0, code: 'COLUMNS_OPEN' }]);
  });

  test('a heading under which nothing can be read does not stand in the way of the balances', () => {
    const table = plainTable({ head: ['Date', 'Particulars', 'Amount', 'Reference', 'Balance'] });
    expectTruth(textOf(table.filter((_row, at) => at !== 1)), LINES.slice(1), ['NO_HEADING']);
  });
});

describe('one amount, and a column of words', () => {
  test.each([
    ['D/C', 'D', 'C'],
    ['DR|CR', 'DR', 'CR'],
    ['+/-', '-', '+'],
    ['W/D', 'W', 'D'],
    ['Type', 'W', 'D'],
    ['Withdrawal/Deposit', 'Withdrawal', 'Deposit'],
    ['Flow', 'OUT', 'IN'],
    ['Direction', 'Sent', 'Received'],
    ['Transaction', 'Paid', 'Received'],
    ['Mode', 'Debited', 'Credited'],
  ])('%s with %s and %s', (name, out, into) => {
    const cells = ({ day: iso, text, signed, balance }: Truth) => [
      ...[day(iso), text, lakhs(signed), signed < 0 ? out : into],
      lakhs(balance),
    ];
    const table = rowsOf(['Date', 'Particulars', 'Amount', name, 'Balance'], cells);
    expectTruth(textOf(table), LINES);
    expect(read(textOf(withoutBalance(table))).lines.map(({ side }) => side)).toEqual(sidesIn(LINES));
  });

  test('a D under W/D is a deposit, also where nothing was withdrawn', () => {
    const { lines } = read('Date,Particulars,Amount,W/D\n13/10/2026,A,5.00,D\n14/10/2026,B,6.00,D\n');
    expect(lines.map(({ side }) => side)).toEqual(['credit', 'credit']);
  });
});
