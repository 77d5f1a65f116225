import { expect } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { Worded } from '../../shared/message';
import { formatRupees, paise } from '../../shared/money';
import type { StatementOutcome } from './model';
import { readSheet, readStatement } from './read-statement';

/** A line as it truly is: the day, the text, the reference, the signed paise and the balance after it. */
export type Truth = { day: string; text: string; reference: string; signed: number; balance: number };

const MOVES: readonly [day: string, text: string, reference: string, signed: number][] = [
  ['2026-10-01', 'UPI/628812345678/TIFFIN BOX', '628812345678', -45_000],
  ['2026-10-01', 'NEFT CR MARIGOLD MILLS', 'KKBKN52026', 11_800_000],
  ['2026-10-03', 'CHQ PAID RENT', '000451', -1_755_050],
  ['2026-10-13', 'RTGS PEPPER AND CO', 'HDFCR5202', 123_456_789],
  ['2026-10-31', 'INT CREDIT', '', 20],
];

/** The lines of an account that begins with so many paise; below nought it is overdrawn. */
export function linesFrom(opening: number): Truth[] {
  let balance = opening;
  return MOVES.map(([day, text, reference, signed]) => {
    balance += signed;
    return { day, text, reference, signed, balance };
  });
}

export const LINES = linesFrom(5_000_000);
export const OVERDRAWN = linesFrom(-20_000_000);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in the form of a pattern: D and DD, MM and MMM, YY and YYYY. */
export function dayAs(pattern: string, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Readonly<Record<string, string>> = {
    ...{ D: String(Number(date)), DD: date, MM: month, YY: year.slice(2), YYYY: year },
    MMM: MONTHS[Number(month) - 1] ?? '',
  };
  return pattern.replace(/D+|M+|Y+/g, (part) => parts[part] ?? part);
}

/** '1,18,000.00', whatever the sign. */
export function lakhs(signed: number): string {
  const [whole = '', fraction = ''] = formatRupees(paise(Math.abs(signed))).split('.');
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head ? `${head},` : ''}${whole.slice(-3)}.${fraction}`;
}

export const out = (signed: number, none = ''): string => (signed < 0 ? lakhs(signed) : none);
export const into = (signed: number, none = ''): string => (signed > 0 ? lakhs(signed) : none);
export const mark = (signed: number): string => (signed < 0 ? 'Dr' : 'Cr');

type Rows = readonly (readonly string[])[];

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Rows as the text of a file. */
export const textOf = (rows: Rows, delimiter = ','): string =>
  `${rows.map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n')}\r\n`;

const HEAD = ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'];

/** A plain table, with what a bank does differently. */
export function plainTable(
  differs: {
    head?: readonly string[];
    day?: (day: string) => string;
    money?: (figure: string) => string;
    none?: string;
    lines?: readonly Truth[];
  } = {},
): string[][] {
  const { head = HEAD, day = (iso) => dayAs('DD/MM/YYYY', iso), money = (figure) => figure, none = '' } = differs;
  const amount = (figure: string) => (figure === '' ? none : money(figure));
  return [
    [...head],
    ...(differs.lines ?? LINES).map((line) => [
      ...[day(line.day), line.text, amount(out(line.signed)), amount(into(line.signed))],
      money(lakhs(line.balance)),
    ]),
  ];
}

/** Expects exactly these lines of a file, all balances agreeing, and these warnings. */
export const expectTruth = (content: string | Uint8Array, lines: readonly Truth[], codes: readonly string[] = []) =>
  expectLines(inEnglish(readStatement(content)), lines, codes);

/** The same of the rows of a workbook. */
export const expectSheetTruth = (rows: Rows, lines: readonly Truth[] = LINES, codes: readonly string[] = []) =>
  expectLines(inEnglish(readSheet(rows.map((cells, at) => ({ line: at + 1, cells })))), lines, codes);

function expectLines(outcome: Worded<StatementOutcome>, lines: readonly Truth[], codes: readonly string[]) {
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

/** A heading and the cells of each line. */
export const rowsOf = (head: readonly string[], cells: (line: Truth, at: number) => string[], lines = LINES) => [
  head,
  ...lines.map(cells),
];
