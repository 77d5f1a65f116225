import type { BankTransaction } from '../books.queries';

/** The row below a transaction in which it is split. */
export type SplitRow = { splitOf: BankTransaction };
/** What stands in the list: a transaction, or the place where the one above it is split. */
export type ListRow = BankTransaction | SplitRow;

export const isSplitRow = (row: ListRow): row is SplitRow => 'splitOf' in row;

export const transactionOf = (row: ListRow): BankTransaction => (isSplitRow(row) ? row.splitOf : row);

export const keyOf = (row: ListRow): string => (isSplitRow(row) ? `split ${row.splitOf.id}` : row.id);

/** The transactions, with the place to split the one that is open right below it. */
export function withSplitRow(rows: readonly BankTransaction[], openId: string | undefined): readonly ListRow[] {
  if (openId === undefined) return rows;
  const at = rows.findIndex(({ id }) => id === openId);
  const open = rows[at];
  if (!open) return rows;
  const list: ListRow[] = rows.slice();
  list.splice(at + 1, 0, { splitOf: open });
  return list;
}
