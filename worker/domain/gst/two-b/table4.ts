import { type Message, say } from '../../shared/message';
import { HEADS, type Heads, NO_TAX, plus, sourceOf } from './model';
import type { Row, TwoBResult } from './result';

/** The cells of table 4 of GSTR-3B that credit in GSTR-2B goes to. */
export const TABLE_4_CELLS = [
  '4(A)(1)',
  '4(A)(3)',
  '4(A)(4)',
  '4(A)(5)',
  '4(B)(1)',
  '4(B)(2)',
  '4(D)(1)',
  '4(D)(2)',
] as const;
export type Table4Cell = (typeof TABLE_4_CELLS)[number];

/** What one row of GSTR-2B puts into one cell, and why. */
export type Table4Row = {
  cell: Table4Cell;
  lineKey: string;
  twoBPeriod: string;
  billIds: readonly string[];
  tax: Heads;
  reason: Message;
};

/**
 * The rows of table 4 that a matched GSTR-2B makes. What is in it goes to 4(A) whole; of that, blocked credit is reversed for good in
 * 4(B)(1), held credit for now in 4(B)(2); credit held earlier and taken now is told in 4(D)(1) beside 4(A); what GSTR-2B itself says is
 * not available stands in 4(D)(2) alone. A rejected row is nowhere. The net of 4(A) and 4(B) is what `taken` adds up to.
 */
export function table4Rows({ rows, carried }: Pick<TwoBResult, 'rows' | 'carried'>): Table4Row[] {
  return [...rows.flatMap(ofPeriod), ...carried.flatMap(reclaimed)];
}

const isNothing = (tax: Heads): boolean => HEADS.every((head) => tax[head] === 0);

function ofPeriod(row: Row): Table4Row[] {
  const { taken, held, blocked, lapsed, ineligible } = row.shares;
  const reversed = plus(held, lapsed);
  const whole = plus(plus(taken, blocked), reversed);
  return [
    cellOf(row, availableCell(row), whole, row.because),
    cellOf(row, '4(B)(1)', blocked, say('two-b.table4.blocked', { section: row.section ?? '17(5)' })),
    cellOf(row, '4(B)(2)', reversed, row.because),
    cellOf(row, '4(D)(2)', ineligible, row.because),
  ].filter(({ tax }) => !isNothing(tax));
}

/** Credit that was held in an earlier return, taken or blocked by a decision for this one. */
function reclaimed(row: Row): Table4Row[] {
  const { taken, blocked } = row.shares;
  const whole = plus(taken, blocked);
  if (isNothing(whole)) return [];
  const reason = say('two-b.table4.reclaimed', { month: { month: row.twoBPeriod } });
  return [
    cellOf(row, availableCell(row), whole, reason),
    cellOf(row, '4(D)(1)', whole, reason),
    cellOf(row, '4(B)(1)', blocked, say('two-b.table4.blocked', { section: row.section ?? '17(5)' })),
  ].filter(({ tax }) => !isNothing(tax));
}

function availableCell({ line }: Row): Table4Cell {
  const source = sourceOf(line);
  if (source !== 'supplier') return source === 'customs' ? '4(A)(1)' : '4(A)(4)';
  return line.isReverseCharge ? '4(A)(3)' : '4(A)(5)';
}

const cellOf = (row: Row, cell: Table4Cell, tax: Heads, reason: Message): Table4Row => ({
  ...{ cell, tax, reason, lineKey: row.line.key, twoBPeriod: row.twoBPeriod },
  billIds: row.bills.map(({ id }) => id),
});

/** What the rows of a cell come to. */
export const cellSum = (rows: readonly Table4Row[], cell: Table4Cell): Heads =>
  rows.reduce((sum, row) => (row.cell === cell ? plus(sum, row.tax) : sum), NO_TAX);
