import type { CategoryKind, Side } from '../bank/values';
import { type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';

/**
 * One line, or one part of a split line. What came in is above nought, what went out below: a fee that was deducted from a
 * receipt went out. A deducted part says so by a 1, for the money itself never moved that way.
 */
export type ReportLine = readonly [
  category: CategoryKind | null,
  categoryId: string | null,
  signedAmount: number,
  payee?: string | null,
  isDeducted?: 0 | 1,
];

/** The lines of one day. */
export type ReportDay = { day: IsoDate; lines: readonly ReportLine[] };

/** The same with how many transactions they are: the parts of a split line are one. */
export type CountedDay = ReportDay & { transactions: number };

/** What lines of one month under one category (and of one payee, where that is asked) add up to on one side, in paise. */
export type Cell = {
  month: string;
  category: CategoryKind | null;
  categoryId: string | null;
  payee: string | null;
  side: Side;
  /** The side of the transactions themselves; the other one where the amount is of parts deducted from them. */
  lineSide: Side;
  amount: Paise;
  count: number;
};

/** Adds lines up by month, category, payee and side, within a period. */
export function cellsOf(days: readonly ReportDay[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { day, lines } of days) {
    const month = day.slice(0, 7);
    for (const line of lines) addLine(cells, month, line);
  }
  return [...cells.values()];
}

const OTHER_SIDE = { credit: 'debit', debit: 'credit' } as const;

function addLine(cells: Map<string, Cell>, month: string, line: ReportLine): void {
  const [category, categoryId, signedAmount, payee = null, isDeducted = 0] = line;
  const side: Side = signedAmount > 0 ? 'credit' : 'debit';
  const lineSide = isDeducted ? OTHER_SIDE[side] : side;
  const key = `${month}|${category}|${categoryId}|${side}|${lineSide}|${payee}`;
  const known = cells.get(key);
  if (!known) {
    const amount = paise(Math.abs(signedAmount));
    cells.set(key, { month, category, categoryId, payee, side, lineSide, amount, count: 1 });
    return;
  }
  known.amount = paise(known.amount + Math.abs(signedAmount));
  known.count++;
}

/** The days of a longer stretch that lie within a period. */
export const daysWithin = (days: readonly ReportDay[], from: IsoDate, to: IsoDate): ReportDay[] =>
  days.filter(({ day }) => day >= from && day <= to);

/** Reads what the database answers with: a day, its lines and the parts of its split lines as JSON. */
export function reportDay(row: { day: string; lines: string; parts: string }): CountedDay {
  const lines: ReportLine[] = JSON.parse(row.lines);
  const parts: ReportLine[][] = JSON.parse(row.parts);
  return { day: isoDate(row.day), lines: [...lines, ...parts.flat()], transactions: lines.length + parts.length };
}
