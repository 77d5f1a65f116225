import type { Columns, Layout } from './layout';
import { type LineNotice, problem } from './notices';
import type { DelimitedRecord } from './records';
import { countOf } from './row-text';
import type { UnsidedLine } from './rows';

/** What proves an odd line: that its balance moves by its amount, or, where no cell before the balance can be missing, a neighbour's. */
type Odd = ReadonlyMap<number, 'own amount' | 'any amount'>;

/**
 * Lines with more or fewer cells than most lines of the file, or without a cell for the balance: a cell may be missing or too many
 * in front of an amount, so that all behind it stand one column off. The cells of a workbook have their columns by themselves.
 */
export function oddLines(all: readonly DelimitedRecord[], rows: readonly UnsidedLine[], layout: Layout): Odd {
  if (layout.table.isPlaced) return new Map();
  const read = new Set(rows.map(({ line }) => line));
  const records = all.filter(({ line }) => read.has(line));
  const usual = usualCount(records, layout);
  const { columns } = layout;
  const odd = records.filter(({ cells }) => countOf(cells, layout) !== usual || cells.length <= (columns.balance ?? 0));
  const isTail = isBalanceLast(columns);
  return new Map(odd.map(({ line, cells }) => [line, isTail && cells.length < usual ? 'any amount' : 'own amount']));
}

/** The number of cells that most lines have; the heading is one of them. */
function usualCount(records: readonly DelimitedRecord[], layout: Layout): number {
  const counts = new Map([[layout.headerCells.length, 1]]);
  for (const { cells } of records) {
    const count = countOf(cells, layout);
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [usual] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return usual;
}

const isBalanceLast = ({ date, debit = 0, credit = 0, amount = 0, side = 0, balance = 0 }: Columns): boolean =>
  balance > Math.max(date, debit, credit, amount, side);

/** The lines without those of odd lines that no balance proves: they become problems. */
export function withoutOddLines(
  rows: readonly UnsidedLine[],
  odd: Odd,
  problems: LineNotice[],
): readonly UnsidedLine[] {
  if (odd.size === 0) return rows;
  const isProved = (row: UnsidedLine, at: number) =>
    [rows[at - 1], rows[at + 1]].some(
      (other) => other && isStep(row, other, odd.get(row.line) === 'any amount' ? [row, other] : [row]),
    );
  const astray = new Set(rows.filter((row, at) => odd.has(row.line) && !isProved(row, at)));
  const fault =
    'The line has more or fewer cells than the others and no balance proves it, so its amount may stand in the wrong column.';
  for (const { line } of astray) problems.push(problem(line, 'WRONG_COLUMNS', fault));
  return rows.filter((row) => !astray.has(row));
}

/** Whether the balances of two neighbours differ by the amount of one of these. */
function isStep(one: UnsidedLine, other: UnsidedLine, movers: readonly UnsidedLine[]): boolean {
  if (one.balance === null || other.balance === null) return false;
  const moved = Math.abs(one.balance - other.balance);
  return movers.some(({ amount }) => amount === moved);
}
