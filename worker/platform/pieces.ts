import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { openDatabase } from './database';

/** What a reading is of: rows of a table in the order of columns, the last of which makes it total. */
type Reading<Table extends SQLiteTable> = {
  table: Table;
  where: SQL | undefined;
  order: readonly [SQLiteColumn, ...SQLiteColumn[]];
};

/** What the texts of one piece come to, in bytes: as objects of a program they take several times that. */
export const PIECE_BYTES = 524_288;
const MOST_ROWS = 4_000;
const FIRST_ROWS = 500;
const LEAST_ROWS = 8;

/**
 * A table's rows in pieces, each of which begins after the last row of the one before. A piece holds rows of about PIECE_BYTES,
 * or one that is longer: what is held of a table does not grow with it, nor with the length of its rows.
 */
export async function* rowsInPieces<Table extends SQLiteTable>(
  d1: D1Database,
  { table, where, order }: Reading<Table>,
): AsyncGenerator<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table));
  const keys = order.map((column) => columns.find(([, one]) => one === column)?.[0] ?? '');
  const bytes = listed(
    columns.map(([, column]) => sql`coalesce(octet_length(${column}), 0)`),
    ' + ',
  );
  const named = listed(order.map((column, at) => sql`${column} AS ${nameOf(at)}`));
  const names = listed(order.map((_, at) => nameOf(at)));
  let looked = FIRST_ROWS;
  for (let last: Record<string, unknown> | undefined; ; ) {
    const place = last && listed(keys.map((key) => sql`${last?.[key]}`));
    const left = and(where, place && sql`(${listed(order)}) > (${place})`);
    // The lengths of what comes next are looked at before its texts are read: the database finds them without.
    const next = sql`SELECT ${named}, ${bytes} AS bytes FROM ${table} WHERE ${left ?? sql`true`} ORDER BY ${listed(order)} LIMIT ${looked}`;
    const begins = sql`SELECT sum(bytes) OVER (ORDER BY ${names} ROWS UNBOUNDED PRECEDING) - bytes AS begins FROM (${next})`;
    const count = sql`(SELECT count(*) FROM (${begins}) WHERE begins < ${PIECE_BYTES})`;
    const rows: Table['$inferSelect'][] = await openDatabase(d1)
      .select()
      .from(table as SQLiteTable)
      .where(left)
      .orderBy(...order)
      // The builder takes here what SQL takes, and its types do not say so.
      .limit(count as unknown as number);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
    looked = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, 2 * rows.length));
  }
}

const listed = (parts: readonly (SQLiteColumn | SQL)[], between = ', ') => sql.join([...parts], sql.raw(between));
const nameOf = (at: number) => sql.raw(`k${at}`);
