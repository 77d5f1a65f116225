import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../../testing/in-english';
import { formatRupees, type Paise } from '../../../shared/money';
import { readStatement } from '../read-statement';
import { tabbed, tableOf } from './table';

import { type Look, type Printed, printedItems } from './table.fixture';

const LOOK: Look = {
  edges: [30, 90, 320, 400, 480, 570],
  headings: [['Date'], ['Narration'], ['Withdrawal', 'Amt.'], ['Deposit', 'Amt.'], ['Closing', 'Balance']],
  rowsPerPage: 20,
  lineGap: 10,
  rowGap: 16,
  isCentred: false,
  repeatsHeading: true,
  align: ['left', 'left', 'right', 'right', 'right'],
};

const LINES: Printed[] = [
  { date: '01/10/26', narration: ['UPI-ZEPTO', 'OFFICE PANTRY'], debit: '450.00', credit: '', balance: '99,550.00' },
  { date: '03/10/26', narration: ['NEFT CR LARK LABS'], debit: '', credit: '1,18,000.00', balance: '2,17,550.00' },
];

const read = (lines: readonly Printed[], look: Look) => {
  const outcome = inEnglish(readStatement(tabbed(tableOf(printedItems(lines, look)))));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
};

const inPaise = (figure: string) => Number(figure.replace(/[,.]/g, '')) as Paise;

test('a printed table reads as the statement it shows, with what stands above it', () => {
  const { lines, facts, agreeing, checked, problems } = read(LINES, LOOK);
  expect(problems).toEqual([]);
  expect(lines.map(({ date, side, amount }) => [date, side, amount])).toEqual([
    ['2026-10-01', 'debit', 45_000],
    ['2026-10-03', 'credit', 11_800_000],
  ]);
  expect(lines[0]?.description).toBe('UPI-ZEPTO OFFICE PANTRY');
  expect([agreeing, checked]).toEqual([2, 2]);
  expect(facts).toMatchObject({ accountNumber: '50100012344471', ifsc: 'HDFC0000123' });
});

test('a note below the table is no part of the last narration', () => {
  const items = printedItems(LINES, LOOK);
  const bottom = Math.max(...items.map(({ y }) => y));
  const note = { str: 'Registered office: Mumbai', x: 120, y: bottom + 40, w: 100, h: 8, page: 1 };
  const outcome = inEnglish(readStatement(tabbed(tableOf([...items, note]))));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  expect(outcome.statement.lines.at(-1)?.description).toBe('NEFT CR LARK LABS');
  expect(outcome.statement.ignored.map(({ text }) => text)).toContain('Registered office: Mumbai');
});

test('a page printed with letters of one width is taken apart at its blanks', () => {
  const page = [
    'Date        Narration             Debit      Credit     Balance',
    '01/10/2026  RENT OF OCTOBER      500.00                  500.00',
    '02/10/2026  INTEREST                          20.00      520.00',
  ];
  const items = page.map((str, row) => ({ str, x: 20, y: 50 + row * 12, w: str.length * 5, h: 9, page: 1 }));
  const outcome = inEnglish(readStatement(tabbed(tableOf(items))));
  expect(outcome).toMatchObject({ ok: true, statement: { problems: [], agreeing: 2 } });
});

test('a document without a table stays what it says', () => {
  expect(tableOf([{ str: 'Dear customer', x: 30, y: 40, w: 60, h: 8, page: 1 }])).toEqual([['Dear customer']]);
  expect(tableOf([])).toEqual([]);
});

test('the side of a first line, which no balance proves, follows from where the figures stand in line', () => {
  const look = {
    ...LOOK,
    edges: [10, 70, 180, 250, 331, 401],
    headingAlign: ['left', 'left', 'right', 'right', 'right'],
  };
  const moves = [true, false, false].map((isCredit) => ({ narration: ['UPI'], amount: 1, isCredit }));
  const align: Look['align'] = ['left', 'left', 'centre', 'centre', 'centre'];
  const { lines, agreeing } = read(statementOf(moves), { ...look, align } as Look);
  expect([lines.map(({ side }) => side), agreeing]).toEqual([['credit', 'debit', 'debit'], 3]);
});

const WORDS = ['UPI', 'NEFT', 'RENT', 'SUNRISE', 'OFFICE', 'LARK', 'ZEPTO', 'ACH', 'SALARY', 'SELF'];
const narration = fc.array(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 4 },
);
const move = fc.record({ narration, amount: fc.integer({ min: 1, max: 99_999_99 }), isCredit: fc.boolean() });

const withCommas = (amount: number) => formatRupees(amount as Paise).replace(/(\d)(?=(?:\d\d)+\d\.)/g, '$1,');

function statementOf(moves: readonly { narration: string[]; amount: number; isCredit: boolean }[]): Printed[] {
  let balance = 50_00_000_00;
  return moves.map(({ narration: words, amount, isCredit }, at) => {
    balance += isCredit ? amount : -amount;
    const [debit, credit] = isCredit ? ['', withCommas(amount)] : [withCommas(amount), ''];
    const date = `${String((at % 28) + 1).padStart(2, '0')}/${String(Math.floor(at / 28) + 1).padStart(2, '0')}/2026`;
    return { date, narration: words, debit, credit, balance: withCommas(balance) };
  });
}

const look = fc
  .record({
    left: fc.integer({ min: 10, max: 60 }),
    widths: fc.tuple(
      fc.integer({ min: 60, max: 90 }),
      fc.integer({ min: 110, max: 260 }),
      fc.integer({ min: 70, max: 110 }),
      fc.integer({ min: 70, max: 110 }),
      fc.integer({ min: 70, max: 110 }),
    ),
    headings: fc.constantFrom(
      LOOK.headings,
      [['Txn Date'], ['Particulars'], ['Debit'], ['Credit'], ['Balance']],
      [['Tran', 'Date'], ['Remarks'], ['Withdrawals'], ['Deposits'], ['Balance', '(INR)']],
    ),
    rowsPerPage: fc.integer({ min: 3, max: 12 }),
    lineGap: fc.integer({ min: 9, max: 11 }),
    padding: fc.integer({ min: 4, max: 9 }),
    isCentred: fc.boolean(),
    repeatsHeading: fc.boolean(),
    figures: fc.constantFrom<'right' | 'centre' | 'left'>('right', 'centre', 'left'),
    text: fc.constantFrom<'left' | 'centre'>('left', 'centre'),
    names: fc.constantFrom<'left' | 'centre' | 'right'>('left', 'centre', 'right'),
  })
  .map(({ left, widths, lineGap, padding, figures, text, names, ...rest }): Look => {
    const edges = [left];
    for (const width of widths) edges.push((edges.at(-1) ?? left) + width);
    const align: Look['align'] = [text, text, figures, figures, figures];
    // No bank prints figures at the left below names at the right.
    const named = figures === 'left' ? 'left' : names;
    return {
      ...rest,
      edges,
      lineGap,
      rowGap: lineGap + padding,
      align,
      headingAlign: ['left', 'left', named, named, named],
    };
  });

test('however a table is laid out, its days, amounts and balances come out as printed', () => {
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 2, maxLength: 30 }),
      look,
      fc.infiniteStream(fc.nat()),
      (moves, laid, seed) => {
        const printed = statementOf(moves);
        const order = new Map(printedItems(printed, laid).map((item) => [item, seed.next().value]));
        const shuffled = [...order.keys()].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
        const outcome = inEnglish(readStatement(tabbed(tableOf(shuffled))));
        if (!outcome.ok) throw new Error(outcome.refusal.message);
        const { lines, problems, agreeing } = outcome.statement;
        expect(problems).toEqual([]);
        expect(agreeing).toBe(printed.length);
        const bare = (text: string) => text.replace(/\s/g, '');
        expect(lines.map((line) => [line.side, line.amount, line.balance, bare(line.description)])).toEqual(
          printed.map((row) => [
            row.debit ? 'debit' : 'credit',
            inPaise(row.debit || row.credit),
            inPaise(row.balance),
            bare(row.narration.join('')),
          ]),
        );
      },
    ),
  );
});
