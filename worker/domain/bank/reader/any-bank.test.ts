import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { formatRupees, paise } from '../../shared/money';
import { readStatement } from './read-statement';

type Line = { date: IsoDate; text: string; reference: string; signed: number; balance: number };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const parts = (day: IsoDate) => ({ y: day.slice(0, 4), m: day.slice(5, 7), d: day.slice(8) });
const DATES: Record<string, (day: IsoDate) => string> = {
  slashes: (day) => `${parts(day).d}/${parts(day).m}/${parts(day).y}`,
  dashes: (day) => `${parts(day).d}-${parts(day).m}-${parts(day).y}`,
  dots: (day) => `${parts(day).d}.${parts(day).m}.${parts(day).y}`,
  short: (day) => `${parts(day).d}/${parts(day).m}/${parts(day).y.slice(2)}`,
  iso: (day) => day,
  named: (day) => `${Number(parts(day).d)} ${MONTHS[Number(parts(day).m) - 1]} ${parts(day).y}`,
  hyphenated: (day) => `${parts(day).d}-${MONTHS[Number(parts(day).m) - 1]}-${parts(day).y.slice(2)}`,
  timed: (day) => `${parts(day).d}-${parts(day).m}-${parts(day).y} 23:59:01`,
};

const plain = (amount: number) => formatRupees(paise(amount));
function lakhs(amount: number): string {
  const [whole = '', fraction = ''] = plain(amount).split('.');
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head ? `${head},` : ''}${whole.slice(-3)}.${fraction}`;
}
const MONEY: Record<string, (amount: number) => string> = {
  plain,
  lakhs,
  rupee: (amount) => `₹ ${lakhs(amount)}`,
  padded: (amount) => plain(amount).padStart(18),
  short: (amount) => plain(amount).replace(/\.?0+$/, ''),
};

/** The ways in which banks print money: two columns, one with Dr / Cr beside it, one with the mark behind, one signed. */
const SHAPES = {
  columns: {
    heads: ['Withdrawal Amt.', 'Deposit Amt.'],
    cells: (signed: number, money: (amount: number) => string, none: string) =>
      signed < 0 ? [money(-signed), none] : [none, money(signed)],
  },
  side: {
    heads: ['Amount (INR)', 'Dr/Cr'],
    cells: (signed: number, money: (amount: number) => string) => [money(Math.abs(signed)), signed < 0 ? 'DR' : 'CR'],
  },
  mark: {
    heads: ['Transaction Amount'],
    cells: (signed: number, money: (amount: number) => string) => [
      `${money(Math.abs(signed)).trim()} ${signed < 0 ? 'Dr.' : 'Cr.'}`,
    ],
  },
  sign: {
    heads: ['Amount'],
    cells: (signed: number) => [`${signed < 0 ? '-' : ''}${plain(Math.abs(signed))}`],
  },
};

const layouts = fc.record({
  date: fc.constantFrom(...Object.keys(DATES)),
  money: fc.constantFrom(...Object.keys(MONEY)),
  shape: fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[])),
  delimiter: fc.constantFrom(',', '\t', ';', '|'),
  none: fc.constantFrom('', '-', '0.00', ' '),
  heads: fc.constantFrom(
    ['Txn Date', 'Narration', 'Chq / Ref No.', 'Running Balance'],
    ['Transaction Date', 'Particulars', 'Cheque No.', 'Balance (INR)'],
    ['DATE', 'TRANSACTION DETAILS', 'UTR NUMBER', 'CLOSING BALANCE'],
    ['Post Date', 'Remarks', 'Instrument Id', 'Bal.'],
  ),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
  isNewestFirst: fc.boolean(),
  preamble: fc.constantFrom(
    [],
    [['Account Statement'], ['Name', 'MISHTI SWEETS LLP'], ['Date', '01/07/2026'], ['Account No', '', 'XX4471']],
    [['Opening Balance as on 01/04/2026'], [''], ['From 01/04/2026 To 30/04/2026'], ['Transaction remarks']],
  ),
  footer: fc.constantFrom(
    [],
    [[''], ['Closing Balance'], ['This is a computer generated statement']],
    [['********'], ['Page Total', '', '12345.00'], ['Legends :'], ['1234.50 is a sample amount']],
  ),
});

const movements = fc.array(
  fc.record({
    gap: fc.nat(3),
    rupees: fc.integer({ min: 1, max: 9_999_999 }),
    isDebit: fc.boolean(),
    payee: fc.constantFrom('UPI/612345678901/CHAI STALL', 'NEFT CR-HDFC0000240-LARK LABS', 'RENT OCT 26', 'BY CASH'),
  }),
  { minLength: 4, maxLength: 25 },
);

function linesOf(moves: readonly { gap: number; rupees: number; isDebit: boolean; payee: string }[]): Line[] {
  let date = isoDate('2026-04-13');
  let balance = 50_000_000;
  return moves.map(({ gap, rupees, isDebit, payee }, at) => {
    date = addDays(date, gap);
    const signed = isDebit ? -rupees : rupees;
    balance += signed;
    return { date, text: `${payee} ${at}`, reference: `REF${at + 1}`, signed, balance };
  });
}

type Chosen = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

function printed(lines: readonly Line[], layout: Chosen): string {
  const { delimiter, heads, order, none } = layout;
  const shape = SHAPES[layout.shape];
  const money = MONEY[layout.money] ?? plain;
  const day = DATES[layout.date] ?? String;
  const [dateHead = '', textHead = '', referenceHead = '', balanceHead = ''] = heads;
  const place = (cells: readonly (readonly string[])[]) => order.flatMap((at) => cells[at] ?? []);
  const head = place([[dateHead], [textHead], [referenceHead], shape.heads, [balanceHead]]);
  const rows = lines.map((line) =>
    place([
      [day(line.date)],
      [line.text],
      [line.reference],
      shape.cells(line.signed, money, none),
      [line.balance < 0 ? `${plain(-line.balance)} Dr` : money(line.balance)],
    ]),
  );
  const table = layout.isNewestFirst ? rows.toReversed() : rows;
  const quoted = (cell: string) => (cell.includes(delimiter) ? `"${cell}"` : cell);
  const text = [...layout.preamble, head, ...table, ...layout.footer].map((row) => row.map(quoted).join(delimiter));
  return `${text.join('\r\n')}\r\n`;
}

test('any bank’s columns, in any order, dates and grouping: the same lines, oldest first, and every balance agrees', () => {
  fc.assert(
    fc.property(movements, layouts, (moves, layout) => {
      // A column of signed amounts is one only where a minus shows it.
      const lines = linesOf(moves.map((move, at) => ({ ...move, isDebit: move.isDebit || at === 0 })));
      const outcome = inEnglish(readStatement(printed(lines, layout)));
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      const { statement } = outcome;
      expect(statement.problems).toEqual([]);
      const read = statement.lines.map(({ date, description, reference, side, amount, balance }) => ({
        date,
        text: description,
        reference,
        signed: side === 'debit' ? -amount : amount,
        balance,
      }));
      expect(read).toEqual(lines);
      expect(statement.agreeing).toBe(lines.length);
    }),
    { numRuns: 400 },
  );
});

test('one amount without a mark: the running balance says which way the money went, and what it cannot prove is asked', () => {
  const rows = ['13/04/2026,A,100.00,900.00', '14/04/2026,B,50.00,950.00', '15/04/2026,C,25.00,925.00'];
  const outcome = inEnglish(readStatement(`Date,Details,Amount,Balance\n${rows.join('\n')}\n`));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { lines, problems, warnings } = outcome.statement;
  expect(lines.map(({ side, line }) => [line, side])).toEqual([
    [3, 'credit'],
    [4, 'debit'],
  ]);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([[2, 'NO_SIDE']]);
  expect(warnings.map(({ code }) => code)).toContain('SIDES_BY_BALANCE');
});

test('a column that was read as the wrong thing can be put right, and stays right under the same heading', () => {
  const file = 'Value Date,Date,Details,Debit,Credit\n01/05/2026,02/05/2026,TEA,10.00,\n';
  const date = (mapping?: { date: number; description: number; debit: number; credit: number }) => {
    const outcome = inEnglish(readStatement(file, mapping ? { mapping } : {}));
    return outcome.ok ? outcome.statement.lines[0]?.date : outcome.refusal.message;
  };
  expect(date()).toBe('2026-05-02');
  expect(date({ date: 0, description: 2, debit: 3, credit: 4 })).toBe('2026-05-01');
});

test('the heading of each page is passed over, however few lines stand between two of them', () => {
  const head = 'Date,Details,Debit,Credit,Balance';
  const rows = Array.from(
    { length: 9 },
    (_, at) => `${String(at + 1).padStart(2, '0')}/06/2026,PAY ${at},1.00,,${99 - at}.00`,
  );
  for (const size of [1, 2, 4]) {
    const pages = rows.flatMap((row, at) => (at % size === 0 ? [head, row] : [row]));
    const outcome = inEnglish(readStatement(`${pages.join('\n')}\n`));
    expect(outcome.ok && outcome.statement.lines.length).toBe(9);
    expect(outcome.ok && outcome.statement.agreeing).toBe(9);
    expect(outcome.ok && outcome.statement.heading.line).toBe(1);
  }
});
