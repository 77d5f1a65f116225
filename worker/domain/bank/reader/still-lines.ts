import { readAmount } from './amount';
import { balanceOf } from './balance-cell';
import type { Layout } from './layout';
import type { LineNotice } from './notices';
import type { DelimitedRecord } from './records';
import type { IgnoredLine } from './rows';

const LONGEST_TOLD = 120;

/**
 * Dated lines without an amount that moved nothing: the balance beside them is that of a neighbour, or the bank prints nought on both
 * sides and no balance at all. A cheque book that was issued and a mandate that was set up stand so among the transactions.
 */
export function stillLines(
  problems: readonly LineNotice[],
  records: readonly DelimitedRecord[],
  layout: Layout,
): IgnoredLine[] {
  const bare = new Set(problems.filter(({ code }) => code === 'NO_AMOUNT').map(({ line }) => line));
  if (bare.size === 0) return [];
  return records.flatMap((record, at) => {
    const isStill = bare.has(record.line) && standsStill(record, [records[at - 1], records[at + 1]], layout);
    return isStill ? [{ line: record.line, kind: 'note', text: textOf(record) }] : [];
  });
}

function standsStill(
  { cells }: DelimitedRecord,
  neighbours: readonly (DelimitedRecord | undefined)[],
  { columns }: Layout,
): boolean {
  const { debit, credit, amount, balance } = columns;
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  if (balance === undefined) return sides.every((at) => readAmount(cells[at] ?? '', 'debit') === 0);
  const printed = balanceOf(cells, columns);
  return (
    typeof printed === 'number' && neighbours.some((other) => other && balanceOf(other.cells, columns) === printed)
  );
}

const textOf = ({ cells }: DelimitedRecord): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .slice(0, LONGEST_TOLD);
