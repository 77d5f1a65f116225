import { MONTH, readDate } from '../cell/dates';
import type { Columns } from '../model';

/** A line of the table as cells, where on its page it stands, and how large its letters are. */
export type PlacedCells = { y: number; h: number; cells: string[] };

/** A cell is broken over no more lines than these, and others may stand between them. */
const MOST_PIECES = 3;
const FARTHEST = 4;

/**
 * What a narrow column has broken over several lines, put together before the lines become rows: a day ('01-', '04-', '2026'),
 * a figure ('1,23,456', '.78'), and a figure and its mark or its unit.
 */
export function withWholeCells(printed: readonly PlacedCells[], columns: Columns): PlacedCells[] {
  const lines = printed.map((line) => ({ ...line, cells: [...line.cells] }));
  const money = moneyIn(columns);
  for (const at of [columns.date, columns.valueDate]) if (at !== undefined) joinDays(lines, at, money);
  for (const at of money) joinFigures(lines, at, columns);
  return lines;
}

/** The columns that hold money. */
export const moneyIn = ({ debit, credit, amount, balance }: Columns): number[] =>
  [debit, credit, amount, balance].filter((at) => at !== undefined);

function joinDays(lines: readonly PlacedCells[], at: number, money: readonly number[]): void {
  lines.forEach((_, first) => {
    const pieces = piecesFrom(lines, first, at);
    const count = [2, MOST_PIECES].find((many) => many <= pieces.length && isBroken(textsOf(pieces.slice(0, many))));
    if (!count) return;
    const taken = pieces.slice(0, count);
    const whole = textsOf(taken).reduce(glued);
    const span = lines.slice(first, (taken.at(-1)?.index ?? first) + 1);
    for (const { line } of taken) line.cells[at] = '';
    // Beside the middle of a day stand its figures: there its row is.
    const home = span.find(({ cells }) => money.some((column) => /\d/.test(cells[column] ?? ''))) ?? span[0];
    if (home) home.cells[at] = whole;
  });
}

const BEGINS_A_DAY = new RegExp(String.raw`^(?:\d|(?:${MONTH})\b)`, 'i');

type Piece = { text: string; index: number; line: PlacedCells };
const textsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ text }) => text);

function piecesFrom(lines: readonly PlacedCells[], first: number, at: number): Piece[] {
  if (!BEGINS_A_DAY.test(lines[first]?.cells[at] ?? '')) return [];
  return lines
    .slice(first, first + FARTHEST + 1)
    .map((line, step) => ({ text: line.cells[at] ?? '', index: first + step, line }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_PIECES);
}

const isDay = (text: string): boolean => {
  const { dayFirst, monthFirst } = readDate(text);
  return dayFirst !== null || monthFirst !== null;
};

/** Whether pieces are one day: none is a day by itself, save one whose year goes on ('02/04/20', '26'). */
function isBroken([head = '', ...others]: readonly string[]): boolean {
  if (!isDay([head, ...others].reduce(glued)) || others.some(isDay)) return false;
  return !isDay(head) || (/\D(?:19|20)$/.test(head) && others.length === 1 && /^\d\d$/.test(others[0] ?? ''));
}

function glued(head: string, tail: string): string {
  const isRun = /[-/.]$/.test(head) || /^[-/.]/.test(tail) || (/\D\d{1,3}$/.test(head) && /^\d{1,3}$/.test(tail));
  return isRun ? head + tail : `${head} ${tail}`;
}

function joinFigures(lines: readonly PlacedCells[], at: number, { date }: Columns): void {
  lines.forEach((lower, index) => {
    const upper = [lines[index - 1], lines[index - 2]].find((line) => line?.cells[at]);
    const [head, tail] = [upper?.cells[at] ?? '', lower.cells[at] ?? ''];
    if (!upper || !isOneFigure(head, tail)) return;
    const [home, other] = lower.cells[date] && !upper.cells[date] ? [lower, upper] : [upper, lower];
    home.cells[at] = /^\d/.test(tail) && UNIT.test(head) ? `${head} ${tail}` : head + tail;
    other.cells[at] = '';
  });
}

const UNIT = /^[-+]?\s*(?:₹|rs\.?|inr)$/i;
const MARK = /^\(?[dc]r?\.?\)?$/i;
const UNMARKED = /^(?:[^a-z]|rs\.?|inr)*\d\)?$/i;

const isOneFigure = (head: string, tail: string): boolean =>
  (UNIT.test(head) && /^[-+]?\d[\d,]*\.\d\d/.test(tail)) ||
  (MARK.test(tail) && UNMARKED.test(head)) ||
  isCut(head, tail);

const WHOLE = /^\D*(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})\.\d\d(?:\s*\(?[dc]r?\.?\)?)?$/i;
const ROUND = /^\D*(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/;

/** Whether a figure is cut so that it shows: at its point, at a comma, or within a group of its digits. */
function isCut(head: string, tail: string): boolean {
  if (!/\d[\d,]*\.?\d?$/.test(head) || /\.\d\d$/.test(head) || !/^[\d,]*\.?\d/.test(tail)) return false;
  return WHOLE.test(head + tail) && (!ROUND.test(head) || /^[.,]/.test(tail));
}
