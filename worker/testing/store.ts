import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { pagesOf } from '../platform/database';

const MIGRATIONS = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/** A database of more bytes is made anew: to delete its rows takes longer. */
const LARGE_BYTES = 8_000_000;

type Trigger = { name: string; table: string; sql: string };
type Schema = { tables: readonly string[]; triggers: readonly Trigger[]; text: string };

let made: Schema | undefined;

/**
 * Brings the database to the newest migration without a row, and the bucket to no file. The tables are made once a file of
 * tests: to make them anew for each test took half of its time. They are made anew where a test has changed them.
 */
export async function emptyStore(): Promise<void> {
  const found = made && (await schemaAndSize());
  if (made && found?.text === made.text && found.bytes < LARGE_BYTES) await deleteRows(made);
  else {
    await makeTables();
    const { bytes: _bytes, ...schema } = await schemaAndSize();
    made = schema;
  }
}

/** The tables of the newest migration. */
export async function tablesOf(): Promise<readonly string[]> {
  return (made ?? (await schemaAndSize())).tables;
}

async function makeTables(): Promise<void> {
  // A large store is not always gone when it is said to be.
  do await reset();
  while ((await schemaAndSize()).tables.length > 0);
  // At once: what has been applied need not be noted in a store that lives as long as one file.
  await env.DB.batch(MIGRATIONS.map((query) => env.DB.prepare(query)));
}

const OBJECTS = `SELECT type, name, tbl_name "table", sql FROM sqlite_master
  WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type, name`;

async function schemaAndSize(): Promise<Schema & { bytes: number }> {
  const { results, meta } = await env.DB.prepare(OBJECTS).all<Trigger & { type: string }>();
  const tables = results.filter(({ type }) => type === 'table').map(({ name }) => name);
  const triggers = results.filter(({ type }) => type === 'trigger');
  return { tables, triggers, text: JSON.stringify(results), bytes: meta.size_after };
}

/**
 * Where a table has rows its triggers go meanwhile: some of them keep rows from being deleted. Most tests write to few of the
 * tables, and to make all triggers anew took a fifth of a short test.
 */
async function deleteRows({ tables, triggers }: Schema): Promise<void> {
  const filled = await filledOf(tables.filter((table) => table !== FILLED_BY_MIGRATION));
  const guards = triggers.filter(({ table }) => filled.has(table));
  const queries = [
    'PRAGMA defer_foreign_keys = ON',
    ...guards.map(({ name }) => `DROP TRIGGER ${name}`),
    ...[...filled].map((name) => `DELETE FROM ${name}`),
    ...guards.map(({ sql }) => sql),
  ];
  if (filled.size > 0) await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  await deleteFiles();
}

/** Its rows are as every database has them. */
const FILLED_BY_MIGRATION = 'set_aside_rates';

/** A result has at most a hundred columns, fewer than there are tables. */
const TABLES_AT_ONCE = 50;

/** The tables that have a row. */
async function filledOf(tables: readonly string[]): Promise<Set<string>> {
  const asked = [...pagesOf(tables, TABLES_AT_ONCE)].map((some) => {
    const columns = some.map((name) => `EXISTS (SELECT 1 FROM ${name}) ${name}`);
    return env.DB.prepare(`SELECT ${columns}`);
  });
  const answers = await env.DB.batch<Record<string, number>>(asked);
  const found: Record<string, number> = Object.assign({}, ...answers.map(({ results: [row] }) => row));
  return new Set(tables.filter((name) => found[name] === 1));
}

async function deleteFiles(): Promise<void> {
  const { objects, truncated } = await env.FILES.list();
  if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
  if (truncated) await deleteFiles();
}
