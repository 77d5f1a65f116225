import { describe, expect, test } from 'vitest';
import {
  dayAs,
  expectTruth,
  into,
  LINES,
  lakhs,
  mark,
  out,
  plainTable,
  rowsOf,
  type Truth,
  textOf,
} from '../other-banks.fixture';
import { read } from '../reading.fixture';

const day = (iso: string) => dayAs('DD/MM/YYYY', iso);

const faults = (content: string) => read(content).problems.map(({ line, code }) => [line, code]);

describe('C for cash, T for transfer, L for clearing', () => {
  const kinds = ['C', 'T', 'L', 'C', 'T'];
  const cells = (line: Truth, at: number) => [day(line.day), line.text, kinds[at] ?? '', lakhs(line.signed)];

  test.each([['Type'], ['Tran Type'], ['Mode']])('under %s say nothing of the side', (name) => {
    const content = textOf(rowsOf(['Date', 'Particulars', name, 'Amount'], cells));
    expect(faults(content)).toEqual(LINES.map((_, at) => [at + 2, 'NO_SIDE']));
  });

  test('all of them C', () => {
    expect(faults('Date,Particulars,Type,Amount\n13/10/2026,A,C,5.00\n14/10/2026,B,C,6.00\n')).toEqual([
      [2, 'NO_SIDE'],
      [3, 'NO_SIDE'],
    ]);
  });

  test('leave the sides to the balances', () => {
    const rows = rowsOf(['Date', 'Particulars', 'Type', 'Amount', 'Balance'], (line, at) => [
      ...cells(line, at),
      lakhs(line.balance),
    ]);
    const opening = ['Opening Balance', '50,000.00'];
    expectTruth(textOf([opening, ...rows]), LINES, ['SIDES_BY_BALANCE']);
  });

  test('stand aside for D and C under a name nobody knows', () => {
    const head = ['Date', 'Tran Type', 'Part Tran Type', 'Particulars', 'Amount', 'Balance'];
    const rows = rowsOf(head, (line, at) => [
      ...[day(line.day), kinds[at] ?? '', mark(line.signed).slice(0, 1), line.text],
      ...[lakhs(line.signed), lakhs(line.balance)],
    ]);
    expectTruth(textOf(rows), LINES);
  });

  test.each([['Dr/Cr'], ['D/C'], ['Indicator']])('under %s a C is money in', (name) => {
    const { lines } = read(`Date,Particulars,${name},Amount\n13/10/2026,A,C,5.00\n14/10/2026,B,C,6.00\n`);
    expect(lines.map(({ side }) => side)).toEqual(['credit', 'credit']);
  });
});

describe('totals of each day', () => {
  const [HEAD = [], ...rows] = plainTable();
  const total = (name: string, { day: iso, signed, balance }: Truth) => [
    ...[day(iso), name, out(signed), into(signed)],
    lakhs(balance),
  ];
  test.each([['DAY TOTAL'], ["Day's Total"], ['Total for the day'], ['Total for 03/10/2026 :']])('%s', (name) => {
    const days = LINES.flatMap((line, at) => [rows[at] ?? [], ...(at > 1 ? [total(name, line)] : [])]);
    expectTruth(textOf([HEAD, ...days]), LINES);
  });

  test('a payee of such a name is paid', () => {
    const { lines } = read(`Date,Details,Debit,Credit,Balance\n13/10/2026,DAY TOTAL CARE CLINIC,5.00,,5.00\n`);
    expect(lines).toHaveLength(1);
  });
});

describe('the bill of a card that only its headings tell', () => {
  const file = (name: string) =>
    `Date,Description,${name},Amount\n${['TEA,X,50.00', 'TAXI,X,200.00', 'PAID,X,-250.00'].map((row, at) => `${13 + at}/10/2026,${row}`).join('\n')}\n`;

  test('by the member who bought: a minus is a payment received', () => {
    expect(read(file('Card Member')).lines.map(({ side }) => side)).toEqual(['debit', 'debit', 'credit']);
  });

  test('by the number of a card alone it is asked', () => {
    expect(faults(file('Card No.'))).toEqual([2, 3, 4].map((line) => [line, 'NO_SIDE']));
  });
});

test('signs in brackets behind the amount', () => {
  const sign = (signed: number) => (signed < 0 ? '(-)' : '(+)');
  const head = ['Date', 'Description', 'Withdrawal/Deposit', 'Balance'];
  const rows = rowsOf(head, ({ day: iso, text, signed, balance }) => [
    ...[day(iso), text, `${lakhs(signed)}${sign(signed)}`],
    lakhs(balance),
  ]);
  expectTruth(textOf(rows), LINES);
});

test('thanks for a payment that carries a minus are those of a card: nothing else tells the sides', () => {
  const rows = (text: string) => `13/10/2026,TEA,5.00\n14/10/2026,TAXI,6.00\n15/10/2026,${text},-11.00\n`;
  for (const text of ['PAYMENT RECEIVED, THANK YOU', 'BBPS Payment received', 'Thank you for paying'])
    expect(faults(`Date,Details,Amount\n${rows(`"${text}"`)}`)).toEqual([2, 3, 4].map((line) => [line, 'NO_SIDE']));
  expect(faults(`Date,Details,Amount\n${rows('RENT')}`)).toEqual([]);
});

describe('the day behind its year', () => {
  const [HEAD = [], ...rows] = plainTable();
  const file = (dates: readonly string[]) =>
    textOf([HEAD, ...dates.map((date, at) => [date, ...(rows[at] ?? []).slice(1)])]);

  test.each(['-', '/', '.'])('is asked, with %s', (part) => {
    const dates = ['01 10', '03 10', '13 10'].map((rest) => `2026 ${rest}`.replaceAll(' ', part));
    expect(faults(file(dates))).toEqual([2, 3, 4].map((line) => [line, 'BAD_DATE']));
  });

  test('a single wrong month among days above the twelfth is wrong alone', () => {
    expect(faults(file(['2026-10-01', '2026-13-10', '2026-10-25']))).toEqual([[3, 'BAD_DATE']]);
  });
});

test.each([
  [['Savings Account - 50100012344471'], ['Overdraft Account - 50100099999999']],
  [
    ['Account', '50100012344471'],
    ['Account', '50100099999999'],
  ],
])('the number of an account is told by %j', (own, other) => {
  const [HEAD = [], ...rows] = plainTable();
  const later = ['01/11/2026', 'A', '10.00', '', '90.00'];
  const { facts, problems } = read(textOf([own, HEAD, ...rows, other, HEAD, later]));
  expect(facts.accountNumber).toBe('50100012344471');
  expect(problems.map(({ code }) => code)).toEqual(['OTHER_ACCOUNT']);
});

test.each([['Account balance 123456789.00'], ['Account Statement'], ['Account Holder', '9876543210']])(
  'no account number is %j',
  (...cells) => {
    expect(read(textOf([cells, ...plainTable()])).facts.accountNumber).toBeNull();
  },
);
