import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  mark,
  OVERDRAWN,
  out,
  rowsOf,
  type Truth,
  textOf,
} from '../other-banks.fixture';
import { readStatement } from '../read-statement';

const day = (iso: string) => dayAs('D-MMM-YY', iso);
const HEAD = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'];
const toOrBy = (signed: number) => (signed < 0 ? 'By' : 'To');

/** The same lines as a book prints them: what came in stands under Debit. */
const booked = (balance: (line: Truth) => string) => (line: Truth) => [
  ...[day(line.day), `${toOrBy(line.signed)} ${line.text}`, into(line.signed), out(line.signed)],
  balance(line),
];

const refusal = (content: string) => {
  const outcome = inEnglish(readStatement(content));
  return outcome.ok ? null : outcome.refusal;
};

const plain = rowsOf(
  HEAD,
  booked(({ balance }) => lakhs(balance)),
);
const marked = rowsOf(
  HEAD,
  booked(({ balance }) => `${lakhs(balance)} Dr`),
);
const withoutBalance = plain.map((cells) => cells.slice(0, 4));
const untold = plain.map((cells, at) => (at === 0 ? cells : cells.with(1, (cells[1] ?? '').replace(/^(To|By) /, ''))));

describe('a ledger of the own books', () => {
  test.each<[string, readonly (readonly string[])[], string]>([
    ['whose balances grow by debits, with To and By', plain, 'To and By'],
    ['headed as one', [['MISHTI SWEETS LLP'], ['Ledger Account'], ...untold], '“Ledger Account”'],
    ['headed as one, with Dr for money in hand', [['Ledger: Bank Current A/c'], ...marked], '“Ledger: Bank'],
    ['headed as one, without balances', [['Bank Book'], ...withoutBalance], '“Bank Book”'],
    ['with numbers of vouchers', plain.map((cells, at) => [...cells, at === 0 ? 'Vch No.' : String(at)]), '“Vch No.”'],
    [
      'with the kinds of its vouchers in any column',
      untold.map((cells, at) => [
        ...cells,
        at === 0 ? 'Type' : LINES[at - 1]?.signed === 0 || cells[2] ? 'Rcpt' : 'Pymt',
      ]),
      'receipts stand under Debit',
    ],
    [
      'with its opening balance among what came in, and the words in a column of their own',
      [
        ['Date', 'Particulars', '', 'Debit', 'Credit'],
        ['1-Oct-26', 'To', 'Opening Balance', '50,000.00', ''],
        ...withoutBalance
          .slice(1)
          .map(([date = '', text = '', ...money]) => [date, text.slice(0, 2), text.slice(3), ...money]),
      ],
      'opening balance stands under Debit',
    ],
  ])('%s is refused', (_name, table, what) => {
    expect(refusal(textOf(table))).toMatchObject({ code: 'NOT_A_STATEMENT', message: expect.stringContaining(what) });
  });

  test.each([
    ['balances marked Dr', marked],
    ['no balances', withoutBalance],
  ])('To and By with %s may be one: it is asked', (_name, table) => {
    const outcome = inEnglish(readStatement(textOf(table)));
    expect(outcome.ok && outcome.statement.warnings.map(({ code }) => code)).toContain('MAY_BE_OWN_BOOKS');
  });
});

describe('what a bank prints is none', () => {
  const printed = (line: Truth) => [
    ...[day(line.day), `${line.signed < 0 ? 'To' : 'By'} ${line.text}`, out(line.signed), into(line.signed)],
    `${lakhs(line.balance)} ${mark(line.balance)}`,
  ];

  test.each([
    ['To and By', []],
    ['a ledger in its name', [['SAVINGS LEDGER'], ['Ledger Account Statement']]],
    [
      'the words of ledger balances',
      [
        ['Ledger Balance', '5,000.00'],
        ['Ledger Folio', '12'],
      ],
    ],
  ])('%s, with balances that grow by credits', (_name, above) =>
    expectTruth(textOf([...above, ...rowsOf(HEAD, printed)]), LINES),
  );

  test('To and By on an account that borrows', () =>
    expectTruth(textOf([['Drawing Limit', '5,00,000.00'], ...rowsOf(HEAD, printed, OVERDRAWN)]), OVERDRAWN));
});
