import type { Columns, Layout } from './layout';
import { columnsOn } from './layout-columns';
import { sampleBelow, shapeOf } from './layout-sample';
import type { DelimitedRecord } from './records';
import { headingsOf, ROLES } from './roles';

/** Three names of columns, the day among them, are a heading: of another table where they stand elsewhere than in this one. */
export function namesOtherColumns(cells: readonly string[], { columns }: Pick<Layout, 'columns'>): boolean {
  const { roles } = headingsOf(cells);
  if (!roles.has('date') || roles.size < FEWEST_NAMES) return false;
  return [...roles].some(([role, at]) => columns[role] !== at);
}

const FEWEST_NAMES = 3;
const MONEY = ['debit', 'credit', 'amount', 'side', 'balance', 'balanceSide'] as const;

/** Whether two tables print money in the same way, wherever its columns stand. */
export const isSameMoney = (one: Columns, other: Columns): boolean =>
  MONEY.every((role) => (one[role] === undefined) === (other[role] === undefined));

/**
 * The columns under a heading further down, as a second statement or a page of a converter has them: null where it heads a table
 * of another kind.
 */
export function movedColumns(cells: readonly string[], next: number, { table, columns }: Layout): Columns | null {
  const headings = headingsOf(cells);
  if (headings.twice.length > 0) return null;
  const sample = sampleBelow(table, next, cells.length, new Set([shapeOf(cells)]));
  const moved = columnsOn(headings, cells, sample.slice(0, JUDGED_ON));
  return moved && isSameMoney(moved, columns) ? moved : null;
}

/** The next heading may follow soon. */
const JUDGED_ON = 5;

/** A record of a table that goes on with other places for its columns, put in the places of the first. */
export function realigned(record: DelimitedRecord, moved: Columns, { columns, width }: Layout): DelimitedRecord {
  const cells = Array.from({ length: width }, () => '');
  for (const role of ROLES) {
    const [from, to] = [moved[role], columns[role]];
    if (from !== undefined && to !== undefined) cells[to] = record.cells[from] ?? '';
  }
  return { ...record, cells };
}
