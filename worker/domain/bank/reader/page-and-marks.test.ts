import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { dayAs, expectTruth, LINES, plainTable, textOf } from './other-banks.fixture';
import { type PageLine, page, read as readPage } from './pdf/page.fixture';
import { readStatement } from './read-statement';

const [HEAD = [], ...ROWS] = plainTable();

/** What is asked about a table: the lines that are no transactions as they stand, and what is said of the others. */
function asked(table: readonly (readonly string[])[]) {
  const outcome = inEnglish(readStatement(textOf(table)));
  if (!outcome.ok) return outcome.refusal.code;
  const { problems, warnings } = outcome.statement;
  return [problems.map(({ line, code }) => `${line} ${code}`), warnings.map(({ code }) => code)];
}

describe('what a page ends with', () => {
  test.each([
    [['Page 1 of 3']],
    [['', 'Page 1 of 3']],
    [['', 'Page : 2']],
    [['20/11/2026 10:33', 'Page 1 of 2']],
    [['20/11/2026', 'Printed by WEB']],
    [['Printed on 20/11/2026 Page 1']],
    [['1']],
    [['- 3 -']],
    [['', 'Registered Office: Bank House, Mumbai 400013']],
    [['', 'Toll free 1800 1234']],
    [['', 'Continued on next page']],
  ])('%j is no line, and no part of the text above it', (footer) => {
    const table = [HEAD, ...ROWS.flatMap((row) => [row, footer])];
    expectTruth(textOf(table), LINES);
    const outcome = readStatement(textOf(table));
    expect(outcome.ok && outcome.statement.lines.map(({ description }) => description)).toEqual(
      LINES.map(({ text }) => text),
    );
  });

  test('parts no table that prints no balances either', () => {
    const bare = (cells: readonly string[]) => cells.slice(0, 4);
    const table = [bare(HEAD), ...ROWS.flatMap((row) => [bare(row), ['Page 1 of 3']])];
    expect(asked(table)).toEqual([[], ['NO_BALANCE']]);
  });
});

describe('balances finer than a paisa', () => {
  const finer = (tail: string) => ROWS.map((row) => row.map((cell, at) => (at === 4 ? cell + tail : cell)));

  test.each(['5', '50', '4900'])('are compared to the paisa, and said: …%s', (tail) => {
    const outcome = readStatement(textOf([HEAD, ...finer(tail)]));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { agreeing, checked, warnings, problems } = outcome.statement;
    expect([agreeing, checked, problems]).toEqual([LINES.length, LINES.length, []]);
    expect(warnings.map(({ code }) => code)).toEqual(['BALANCE_ROUNDED']);
  });

  test('that drift by halves still follow; a paisa that is missing where none is finer does not', () => {
    const drifting = [
      ['13/10/2026', 'A', '', '0.37', '100.3675'],
      ['14/10/2026', 'B', '', '0.37', '100.7350'],
      ['15/10/2026', 'C', '', '0.37', '101.1025'],
    ];
    expect(asked([HEAD, ...drifting])).toEqual([[], ['BALANCE_ROUNDED']]);
    const rounded = drifting.map((row, at) => row.with(4, ['100.37', '100.73', '101.10'][at] ?? ''));
    expect(asked([HEAD, ...rounded])).toEqual([[], ['BALANCE_MISMATCH']]);
  });

  test('are asked about where they may be thousands, and amounts always', () => {
    const table = [HEAD, ['13/10/2026', 'A', '1.000', '', '11.000'], ['14/10/2026', 'B', '500.005', '', '10,500.00']];
    expect(asked(table)).toEqual([['2 BAD_AMOUNT', '3 BAD_AMOUNT'], []]);
  });
});

describe('years of two digits among four', () => {
  const mixed = (short: (at: number) => boolean) =>
    plainTable().map((row, at) =>
      at > 0 && short(at) ? row.with(0, dayAs('DD/MM/YY', LINES[at - 1]?.day ?? '')) : row,
    );

  test.each([
    ['one of them', (at: number) => at === 2],
    ['all but one', (at: number) => at !== 2],
    ['every other', (at: number) => at % 2 === 0],
  ])('are of the years beside them: %s', (_name, short) => expectTruth(textOf(mixed(short)), LINES));

  test('are asked about where no line is of that year, or where the year was cut', () => {
    const of = (day: string) => asked([HEAD, ...ROWS.map((row, at) => (at === 3 ? row.with(0, day) : row))]);
    expect(of('13/10/25')).toMatchObject([['5 BAD_DATE'], {}]);
    expect(of('13/10/20')).toMatchObject([['5 BAD_DATE'], {}]);
  });
});

describe('marks of the direction of a text', () => {
  test('around days, figures and headings are passed over', () => {
    const marked = plainTable().map((row) => row.map((cell, at) => (at === 1 ? cell : `\u2066${cell}\u2069\u061c`)));
    expectTruth(textOf(marked), LINES);
  });

  test('leave no text of the books turned round, and are said', () => {
    const outcome = readStatement(textOf([HEAD, ...ROWS.map((row) => row.with(1, 'PAID \u202eTNER\u202c'))]));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(new Set(outcome.statement.lines.map(({ description }) => description))).toEqual(new Set(['PAID TNER']));
    expect(outcome.statement.warnings[0]).toMatchObject({ line: 2, code: 'CONTROL_CHARACTERS' });
  });

  test('that turn a figure or a day round are asked about', () => {
    const turned = [HEAD, ...ROWS.map((row, at) => (at === 0 ? row.with(2, '\u202e00.054\u202c') : row))];
    expect(asked(turned)).toMatchObject([['2 BAD_AMOUNT'], {}]);
    const day = [HEAD, ...ROWS.map((row, at) => (at === 0 ? row.with(0, '\u202e10/10/2026') : row))];
    expect(asked(day)).toMatchObject([['2 BAD_DATE'], {}]);
  });
});

test.each([
  [['As on', '01/10/2026', '1,23,456.00', '2,34,567.00']],
  [['Summary', 'Opening 1,23,456.00 Cr', 'Closing 2,00,000.00 Cr']],
  [['01/10/2026', 'Balance brought forward', '', '', '50,000.00']],
  [['Limit', '5,00,000.00', '1,00,000.00']],
])('figures with Indian grouping above the table are no lines that were left out: %j', (above) =>
  expectTruth(textOf([['Name', 'ACME'], above, ...plainTable()]), LINES),
);

describe('a page whose narrow column holds', () => {
  const OF_PAGE: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [300, 'Debit'], [380, 'Credit'], [460, 'Balance']];
  const SALE = ['2026-10-13', 'credit', 10_000, 'SALE'];
  const TEA = ['2026-10-14', 'debit', 1_550, 'TEA'];

  test.each([
    ['13 Oct', '14 Oct', '2026'],
    ['13-Oct-', '14-Oct-', '2026'],
    ['13/10/', '14/10/', '2026'],
    ['Oct 13,', 'Oct 14,', '2026'],
    ['13', '14', 'Oct 2026'],
  ])('a day on two lines: %s, %s above %s', (one, other, below) => {
    const items = page([
      OF_PAGE,
      [60, [30, one], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
      [70, [30, below]],
      [90, [30, other], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
      [100, [30, below]],
    ]);
    expect(readPage(items)).toEqual({ lines: [SALE, TEA], problems: [], agreeing: 2 });
  });

  test('the day of interest below the other one', () => {
    const items = page([
      OF_PAGE,
      [60, [30, '13/10/2026'], [90, 'SALE'], ['R450', '100.00'], ['R550', '100.00']],
      [70, [30, '13/10/2026']],
      [90, [30, '14/10/2026'], [90, 'TEA'], ['R370', '15.50'], ['R550', '84.50']],
      [100, [30, '15/10/2026']],
    ]);
    expect(readPage(items)).toEqual({ lines: [SALE, TEA], problems: [], agreeing: 2 });
  });

  test.each([
    ['a minus before the figure', [335, '-'], 'R370'],
    ['a minus of print far before it', [300, '\u2212'], 'R370'],
    ['a minus behind it', [375, '-'], 'R370'],
    ['its mark behind it', [378, 'Dr'], 'R370'],
  ] as const)('a sign that stands apart: %s', (_name, sign, right) => {
    const head: PageLine = [40, [30, 'Date'], [90, 'Particulars'], [340, 'Amount'], [460, 'Balance']];
    const tea: [string | number, string][] = [[...sign], [right, '15.50']];
    const items = page([
      head,
      [60, [30, '13/10/2026'], [90, 'SALE'], [right, '100.00'], ['R550', '100.00']],
      [76, [30, '14/10/2026'], [90, 'TEA'], ...(tea as [number, string][]), ['R550', '84.50']],
    ]);
    expect(readPage(items)).toEqual({ lines: [SALE, TEA], problems: [], agreeing: 2 });
  });
});
