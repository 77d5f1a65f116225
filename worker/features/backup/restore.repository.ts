import { jsonPieces } from '../../platform/database';
import type { Heading } from './backup.model';

export type Row = (string | number | null)[];

const NAME = /^[a-z][a-z0-9_]*$/;

/** Puts rows back as they were, in their order; a row that is there already stays. */
export async function insertRows(d1: D1Database, { table, columns }: Heading, rows: readonly Row[]): Promise<void> {
  if (![table, ...columns].every((name) => NAME.test(name))) throw new RangeError(`Not a table of a backup: ${table}`);
  const key = await keyOf(d1, table);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((_, at) => `j.value ->> ${at}`).join(', ');
  // Of the trail no entry is there already, and none may be passed over.
  const ending =
    table === 'audit_entries' ? '' : `ON CONFLICT (${key.map((name) => `"${name}"`).join(', ')}) DO NOTHING`;
  const insert = `INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each(?1) j WHERE true ${ending}`;
  const pieces = jsonPieces(rows.map((row) => JSON.stringify(row)));
  if (pieces.length > 0) await d1.batch(pieces.map((piece) => d1.prepare(insert).bind(piece)));
}

async function keyOf(d1: D1Database, table: string): Promise<string[]> {
  const query = 'SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk';
  return (await d1.prepare(query).bind(table).all<{ name: string }>()).results.map(({ name }) => name);
}

/** Whether a company or a firm is here. */
export async function isThere(d1: D1Database, table: 'companies' | 'ca_firms', id: string): Promise<boolean> {
  return (await d1.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).bind(id).first()) !== null;
}

/** The accounts that are here already, by address. */
export async function usersByEmail(d1: D1Database, emails: readonly string[]): Promise<Map<string, string>> {
  const query = 'SELECT id, email FROM users WHERE email IN (SELECT value FROM json_each(?))';
  const { results } = await d1.prepare(query).bind(JSON.stringify(emails)).all<{ id: string; email: string }>();
  return new Map(results.map(({ id, email }) => [email, id]));
}
