import { env } from 'cloudflare:workers';
import { jsonPieces } from '../platform/database';
import { tablesOf } from './store';

type Kept = {
  world: unknown;
  rows: readonly { table: string; columns: string; pieces: string[] }[];
  files: readonly File[];
};
type File = { key: string; bytes: ArrayBuffer; options: R2PutOptions };
type Row = Record<string, string | number | null>;

const kept = new Map<() => Promise<unknown>, Kept>();

/**
 * Makes a world in an empty store, or lays back what the same maker made before: every row and file as it was. For the
 * beginning of a test whose world takes many calls to make.
 */
export async function copyOf<World>(make: () => Promise<World>): Promise<World> {
  const known = kept.get(make);
  if (known) {
    await layBack(known);
    return known.world as World;
  }
  const world = await make();
  kept.set(make, { world, ...(await found()) });
  return world;
}

/** What triggers keep comes back with the rows it is kept of, and what a migration fills is there. */
const COMES_BY_ITSELF = new Set(['chain_heads', 'bank_totals', 'ledger_totals', 'bill_totals', 'set_aside_rates']);

async function found(): Promise<Omit<Kept, 'world'>> {
  const tables = (await tablesOf()).filter((table) => !COMES_BY_ITSELF.has(table));
  const results = await env.DB.batch<Row>(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
  const rows = tables.flatMap((table, at) => {
    const stored = results[at]?.results ?? [];
    const [first] = stored;
    return first ? [{ table, columns: Object.keys(first).join(), pieces: jsonPieces(stored.map(asJson)) }] : [];
  });
  const { objects } = await env.FILES.list();
  const files = await Promise.all(objects.map(({ key }) => fileAt(key)));
  return { rows, files };
}

function asJson(row: Row): string {
  const values = Object.values(row);
  if (values.some((value) => typeof value === 'object' && value !== null)) throw new Error('Bytes cannot be laid back');
  return JSON.stringify(row);
}

async function fileAt(key: string): Promise<File> {
  const file = await env.FILES.get(key);
  if (!file) throw new Error(`The file ${key} is gone`);
  const { httpMetadata, customMetadata } = file;
  const options = { ...(httpMetadata && { httpMetadata }), ...(customMetadata && { customMetadata }) };
  return { key, bytes: await file.arrayBuffer(), options };
}

async function layBack({ rows, files }: Kept): Promise<void> {
  const inserts = rows.flatMap(({ table, columns, pieces }) => {
    const names = columns.split(',');
    const values = names.map((column) => `value ->> '${column}'`);
    const insert = `INSERT INTO ${table} (${names.map((column) => `"${column}"`)}) SELECT ${values} FROM json_each(?1)`;
    return pieces.map((piece) => env.DB.prepare(insert).bind(piece));
  });
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = ON'), ...inserts]);
  for (const { key, bytes, options } of files) await env.FILES.put(key, bytes, options);
}
