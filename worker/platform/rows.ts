import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * How rows get into SQL by their names. One rule says who writes a query:
 *
 * - drizzle writes it where it reads or writes whole rows of one table, a few at a time: it checks names and types.
 * - SQL is written by hand where one statement takes many rows as JSON, joins tables, adds up, or holds a condition that must be
 *   true in the very moment of writing. It then takes the names of columns from the tables by `columnsOf` or states them, and the
 *   values of JSON rows by `jsonRows`: nothing outside this file counts the places of values.
 */

/** What a value of a JSON row may be. */
export type Stored = string | number | null;

/** JSON rows of named values, as `json_each` reads them. */
export type JsonRows<Name extends string> = {
  /** What SQL says for a value of the row: `at.amount`. */
  readonly at: Readonly<Record<Name, string>>;
  /** A row as JSON. */
  text(row: Readonly<Record<Name, Stored>>): string;
};

/** Rows of these values. They travel without their names, which a year of lines would repeat by the megabyte. */
export function jsonRows<Name extends string>(names: readonly Name[], rows = 'j'): JsonRows<Name> {
  const at = Object.fromEntries(names.map((name, place) => [name, `(${rows}.value ->> ${place})`]));
  return {
    at: at as Record<Name, string>,
    text: (row) => JSON.stringify(names.map((name) => row[name])),
  };
}

type Row<Table extends SQLiteTable> = Table['$inferSelect'];
type Key<Table extends SQLiteTable> = keyof Row<Table> & string;

/** The columns of a table by the names of their properties. */
export type Columns<Table extends SQLiteTable> = {
  /** The name of a column in SQL. */
  name(key: Key<Table>): string;
  /** What the database keeps of values: 1 and 0 of flags, text of JSON. */
  stored<Name extends Key<Table>>(keys: readonly Name[], row: Pick<Row<Table>, Name>): Record<Name, Stored>;
  /** `column = value, …` for an UPDATE that takes its values from such rows. */
  set<Name extends Key<Table>>(keys: readonly Name[], rows: JsonRows<Name>): string;
  /** A bulk INSERT: some values from each row, others the same for all; `ending` is what SQL says after it, such as ON CONFLICT. */
  bulk<Each extends Key<Table>, Same extends Key<Table> = never>(
    each: readonly Each[],
    same?: readonly Same[],
    ending?: string,
  ): Bulk<Pick<Row<Table>, Each>, Pick<Row<Table>, Same>>;
};

/** A bulk INSERT by rows of JSON. */
export type Bulk<Each, Same> = {
  /** A row as JSON. */
  text(row: Each): string;
  /** The statement for a piece of such rows: the piece itself where `source` is ?1, else what SQL reads it from by ?1. */
  insert(d1: D1Database, piece: string, same: Same, source?: string): D1PreparedStatement;
};

/** The one map between the properties of a table and its columns. */
export function columnsOf<Table extends SQLiteTable>(table: Table): Columns<Table> {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  const column = (key: string): SQLiteColumn => {
    const known = columns[key];
    if (!known) throw new RangeError(`${getTableName(table)} has no column ${key}`);
    return known;
  };
  const name = (key: string) => (column(key).keyAsName ? toSnakeCase(column(key).name) : column(key).name);
  const storedOf = (key: string) => {
    const { dataType } = column(key);
    if (dataType === 'string' || dataType === 'number') return (value: unknown) => value as Stored;
    return (value: unknown) => (value === null ? null : (column(key).mapToDriverValue(value) as Stored));
  };
  return {
    name,
    stored: (keys, row) => Object.fromEntries(keys.map((key) => [key, storedOf(key)(row[key])])) as never,
    set: (keys, { at }) => keys.map((key) => `${name(key)} = ${at[key]}`).join(', '),
    bulk: (each, same = [], ending = '') => {
      const rows = jsonRows(each);
      const mapped = each.map((key) => [key, storedOf(key)] as const);
      const values = [...each.map((key) => rows.at[key]), ...same.map((_, place) => `?${place + 2}`)];
      const into = [...each, ...same].map(name).join(', ');
      const given = same.map((key) => [key, storedOf(key)] as const);
      return {
        text: (row) => JSON.stringify(mapped.map(([key, stored]) => stored(row[key]))),
        insert: (d1, piece, shared, source = '?1') =>
          d1
            .prepare(
              `INSERT INTO ${getTableName(table)} (${into}) SELECT ${values.join(', ')} FROM json_each(${source}) j WHERE true ${ending}`,
            )
            .bind(piece, ...given.map(([key, stored]) => stored(shared[key]))),
      };
    },
  };
}
