import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { openDatabase } from './database';

/**
 * What a reading is of: rows of a table in the order of columns. The last makes it total; where none does, `thenAsStored` does, by the
 * numbers of the rows, in whose order an index holds those that are alike: nothing is then sorted. Such a table has an id.
 */
type Reading<Table extends SQLiteTable> = {
  table: Table;
  where: SQL | undefined;
  /** Where the order begins. Whatever follows a row meets it too, and an index would else be entered there for every piece. */
  since?: SQL;
  order: readonly [SQLiteColumn, ...SQLiteColumn[]];
  thenAsStored?: boolean;
  /** What a piece may hold, where fewer round trips are worth it: PIECE_BYTES if nothing is said. */
  pieceBytes?: number;
};

/** What the texts of one piece come to, in bytes: as objects of a program they take several times that. */
export const PIECE_BYTES = 524_288;
/** So many lengths are looked at in one round trip, which takes them as one text. */
const LENGTHS = 20_000;

/**
 * A table's rows in pieces, each of which begins after the last row of the one before. A piece holds rows of about PIECE_BYTES,
 * or one that is longer: what is held of a table does not grow with it, nor with the length of its rows.
 */
export async function* rowsInPieces<Table extends SQLiteTable>(
  d1: D1Database,
  { table, where, since, order: columnsOfOrder, thenAsStored = false, pieceBytes = PIECE_BYTES }: Reading<Table>,
): AsyncGenerator<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table));
  const order = [...columnsOfOrder, ...(thenAsStored ? [ROW] : [])];
  const keys = columnsOfOrder.map((column) => columns.find(([, one]) => one === column)?.[0] ?? '');
  const placeOf = (row: Record<string, unknown>): SQL[] => [
    ...keys.map((key) => sql`${row[key]}`),
    ...(thenAsStored ? [sql`(SELECT ${ROW} FROM ${table} WHERE id = ${row.id})`] : []),
  ];
  const leftAfter = (last: Record<string, unknown> | undefined) =>
    and(where, last ? sql`(${listed(order)}) > (${listed(placeOf(last))})` : since);
  // The database tells the lengths of rows without reading their texts.
  const bytes = sql<number>`${listed(
    columns.map(([, column]) => sql`coalesce(octet_length(${column}), 0)`),
    ' + ',
  )}`;
  const db = openDatabase(d1);
  const from = table as SQLiteTable;
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const lengths = db
      .select({ bytes: bytes.as('bytes') })
      .from(from)
      .where(leftAfter(last))
      .orderBy(...order)
      .limit(LENGTHS)
      .as('lengths');
    const looked = await db.select({ all: sql<string | null>`group_concat(bytes)` }).from(lengths);
    const each = (looked[0]?.all ?? '').split(',').filter(Boolean).map(Number);
    for (const count of piecesOf(each, pieceBytes)) {
      const rows: Table['$inferSelect'][] = await db
        .select()
        .from(from)
        .where(leftAfter(last))
        .orderBy(...order)
        .limit(count);
      if (rows.length === 0) return;
      yield rows;
      last = rows.at(-1);
    }
    if (each.length < LENGTHS) return;
  }
}

/** How many rows make each piece: as many as begin within its bytes. */
function piecesOf(lengths: readonly number[], most: number): number[] {
  const counts: number[] = [];
  let held = most;
  for (const length of lengths) {
    if (held >= most) {
      counts.push(0);
      held = 0;
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    held += length;
  }
  return counts;
}

const ROW = sql.raw('rowid');
const listed = (parts: readonly (SQLiteColumn | SQL)[], between = ', ') => sql.join([...parts], sql.raw(between));
