import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { dayAs, expectTruth, into, LINES, lakhs, mark, out, rowsOf, type Truth, textOf } from './other-banks.fixture';
import { readStatement } from './read-statement';

type Cell = (line: Truth, at: number) => string;

const plain = (paise: number) => lakhs(paise).replaceAll(',', '');
const upper = ({ signed }: Truth) => mark(signed).toUpperCase();
const inr = (figure: string) => (figure === '' ? '-' : `INR ${figure}`);

/** What a column may hold, by a short name. */
const CELLS: Readonly<Record<string, Cell>> = {
  'DD-MM-YYYY': ({ day }) => dayAs('DD-MM-YYYY', day),
  'DD/MM/YYYY': ({ day }) => dayAs('DD/MM/YYYY', day),
  'DD/MM/YY': ({ day }) => dayAs('DD/MM/YY', day),
  'DD.MM.YYYY': ({ day }) => dayAs('DD.MM.YYYY', day),
  'D MMM YYYY': ({ day }) => dayAs('D MMM YYYY', day),
  'two days': ({ day }) => `${dayAs('DD-MMM-YY', day)} (${dayAs('DD-MMM-YY', day)})`,
  'day and time': ({ day }) => `${dayAs('DD-MM-YYYY', day)}, 02:33 PM`,
  'day in formula': ({ day }) => `=" ${dayAs('DD-MM-YYYY', day)} 14:33:21"`,
  "'day": ({ day }) => `'${dayAs('DD-MM-YYYY', day)}`,
  text: ({ text }) => text,
  ref: ({ reference }) => reference,
  "'ref": (_line, at) => `'00000${at}`,
  serial: (_line, at) => String(at + 1),
  id: (_line, at) => String(628_800_000_000 + at),
  out: ({ signed }) => out(signed),
  in: ({ signed }) => into(signed),
  'INR out': ({ signed }) => inr(out(signed)),
  'INR in': ({ signed }) => inr(into(signed)),
  amount: ({ signed }) => lakhs(signed),
  "'amount": ({ signed }) => `'${plain(signed)}`,
  'short amount (Dr)': ({ signed }) => `${plain(signed).replace(/0$/, '')} (${mark(signed)})`,
  DR: upper,
  'DR.': (line) => `${upper(line)}.`,
  D: (line) => upper(line).slice(0, 1),
  balance: ({ balance }) => lakhs(balance),
  balanceCr: ({ balance }) => `${lakhs(balance)}Cr`,
  'balance Cr.': ({ balance }) => `${lakhs(balance)} Cr.`,
  'balance (Cr)': ({ balance }) => `${plain(balance)} (Cr)`,
  "'balance": ({ balance }) => `'${plain(balance)}`,
  'INR balance': ({ balance }) => inr(lakhs(balance)),
};

/** A table of 'Heading: cell' parted by bars; a cell that has no short name stands there as it is. */
function table(columns: string): string {
  const parts = columns.split('|').map((column) => column.trim().split(': '));
  return textOf(
    rowsOf(
      parts.map(([heading = '']) => heading),
      (line, at) => parts.map(([, cell = '']) => CELLS[cell]?.(line, at) ?? cell),
    ),
  );
}

describe('banks large and small, by their columns', () => {
  test.each([
    'Post Date: DD-MM-YYYY | Value Date: DD-MM-YYYY | Branch Code: 00451 | Cheque Number: ref | Account Description: text | Debit: out | Credit: in | Balance: balanceCr',
    'Txn Date: day in formula | Value Date: D MMM YYYY | Cheque No.: ref | Description: text | Branch Code: 33 | Debit: out | Credit: in | Balance: balance',
    'Date: DD/MM/YYYY | Tran Id: id | Remarks: text | Amount(Rs.): short amount (Dr) | Balance(Rs.): balance (Cr)',
    'Date: D MMM YYYY | Transaction Details: text | Debits: INR out | Credits: INR in | Balance: INR balance',
    'Date (Value Date): two days | Particulars: text | Ref No./Cheque No: ref | Transaction Type: Transfer | Debit(Rs): out | Credit(Rs): in | Balance(Rs): balance',
    'Srl: serial | Txn Date: DD/MM/YYYY | Value Date: DD/MM/YYYY | Description: text | Cheque No: ref | CR/DR: DR. | CCY: INR | Amount (INR): amount | Balance (INR): balance',
    'TRAN DATE: DD/MM/YYYY | PARTICULARS: text | INSTRUMENT: ref | DR AMOUNT: out | CR AMOUNT: in | TOTAL AMOUNT: balanceCr | Init.Br: 0451',
    'Date: DD-MM-YYYY | Reference No. / Cheque No.: ref | Narration: text | Withdrawal INR: out | Deposit INR: in | ClosingBalance INR: balance',
    'Date & Time: day and time | Transaction ID: id | Type: UPI | Description: text | Money In: in | Money Out: out | Available Balance: balance',
    'Date: DD/MM/YYYY | Transaction: text | Currency: INR | Deposit: in | Withdrawal: out | Running Balance: balance',
    "Tran Date: 'day | Tran Particular: text | Instrument Id: 'ref | Tran Amount: 'amount | Part Tran Type: D | Balance: 'balance",
    'Txn No.: id | Txn Date: DD/MM/YYYY | Description: text | Branch Name: BOPAL | Cheque No.: ref | Dr Amount: out | Cr Amount: in | Balance: balance Cr.',
    'Sl No: serial | Date: DD/MM/YY | Time: 14:33 | Mode: UPI | Narration: text | UTR: ref | Debit Amt: out | Credit Amt: in | Bal Amt: balance',
    'Date: DD/MM/YY | Particulars: text | Chq.No.: ref | Withdrawals Rs. P.: out | Deposits Rs. P.: in | Balance Rs. P.: balanceCr | Initials: SK',
    'Balance: balanceCr | Credit: in | Debit: out | Particulars: text | Date: DD.MM.YYYY',
    'Date: DD-MM-YYYY | Particulars: text | Debit: out | Credit: in | DrCr: Cr | Balance: balance',
    'Sl.No: serial | Date: DD/MM/YYYY | Time: 09:11 | Transaction Id: id | Description: text | Type: DR | Amount: amount | Status: Success | Wallet Balance: balance',
    'Booking Date: DD-MM-YYYY | Value Date: DD-MM-YYYY | Beneficiary Name: text | Customer Ref: ref | Debit/Credit Indicator: D | Amount: amount | Closing Available Balance: balance',
    'Entry Date: DD/MM/YYYY | Eff. Date: DD/MM/YYYY | Tran Details: text | Chq: ref | Wdl Amt: out | Dep Amt: in | Clr Bal: balance',
    'Date: DD-MM-YYYY | Particulars: text | Debit: out | Credit: in | Left over: balance',
    'Date: DD-MM-YYYY | Mode: UPI | Particulars: text | Deposits: in | Withdrawals: out | Balance: balance',
    'S.N.: serial | तारीख: DD-MM-YYYY | ब्योरा: text | चेक नंबर: ref | निकासी राशि: out | जमा राशि: in | शेष: balance',
  ])('%s', (columns) => expectTruth(table(columns), LINES));
});

test('a remark behind the text does not take its place', () => {
  const columns =
    'Date: DD-MM-YYYY | Narration: text | User Remarks: checked | Debit: out | Credit: in | Balance: balance';
  const outcome = inEnglish(readStatement(table(columns)));
  expect(outcome.ok && outcome.statement.lines.map(({ description }) => description)).toEqual(
    LINES.map(({ text }) => text),
  );
});
