import type { BankTransaction } from '../books.queries';

/** The row below a transaction in which it is split. */
export type SplitRow = { splitOf: BankTransaction };
/** The place of the rows between the first and the last ones that are not here yet: how many, and how high they will be. */
export type GapRow = { missing: number; height: number };
/** What stands in the list: a transaction, the place where the one above it is split, or that of rows still to come. */
export type ListRow = BankTransaction | SplitRow | GapRow;

export const isSplitRow = (row: ListRow): row is SplitRow => 'splitOf' in row;
export const isGapRow = (row: ListRow): row is GapRow => 'missing' in row;

/** The transaction that a row is about; rows still to come are about none. */
export function transactionOf(row: ListRow): BankTransaction | undefined {
  if (isGapRow(row)) return undefined;
  return isSplitRow(row) ? row.splitOf : row;
}

export function keyOf(row: ListRow): string {
  if (isGapRow(row)) return 'gap';
  return isSplitRow(row) ? `split ${row.splitOf.id}` : row.id;
}

/** The rows, with the place to split the one that is open right below it. */
export function withSplitRow(rows: readonly ListRow[], openId: string | undefined): readonly ListRow[] {
  if (openId === undefined) return rows;
  const at = rows.findIndex((row) => keyOf(row) === openId);
  const open = rows[at] && transactionOf(rows[at]);
  if (!open) return rows;
  const list: ListRow[] = rows.slice();
  list.splice(at + 1, 0, { splitOf: open });
  return list;
}

export type Ends = {
  /** From the first row on, as they came. */
  head: readonly BankTransaction[];
  /** From the last row back, as they came. */
  tail: readonly BankTransaction[];
  /** How many rows there are in all. */
  total: number;
  /** How high a row is, most often. */
  usualRow: number;
};

/** The beginning and the end of a list as one, in its order, with the place of what is missing between them until they meet. */
export function joinedEnds({ head, tail, total, usualRow }: Ends): {
  rows: readonly ListRow[];
  known: BankTransaction[];
} {
  const end = tail.toReversed();
  const last = head.at(-1);
  const met = last ? end.findIndex(({ id }) => id === last.id) : -1;
  const known = [...head, ...end.slice(met + 1)];
  if (met >= 0) return { rows: known, known };
  // Another person may have added rows since they were counted: there is at least one to ask for.
  const missing = Math.max(1, total - known.length);
  return { rows: [...head, { missing, height: missing * usualRow }, ...end], known };
}
