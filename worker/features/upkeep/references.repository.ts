import { say } from '../../domain/shared/message';
import type { Finding } from './upkeep.table';

/** Rows that one statement looks at. */
const SLICE = 10_000;
const MOST_FINDINGS = 100;
const NIGHTS = 7;

type Relation = { parent: string; columns: { from: string; to: string }[] };
type Child = { table: string; relations: Relation[]; last: number };

/** What a night found, how many rows it looked at, and where it ended: 'table|row', null at the end of all. */
type Looked = { findings: Finding[]; seen: number; through: string | null };

/**
 * Rows whose parent is missing, slice by slice, from where the night before ended: as many as let a week see every row. The check
 * of the database itself looks at all tables in one statement, and everybody waits for it.
 */
export async function brokenReferences(d1: D1Database, after: string | null, least: number): Promise<Looked> {
  const children = await childTables(d1);
  const most = Math.max(least, Math.ceil(children.reduce((sum, { last }) => sum + last, 0) / NIGHTS));
  const [table = '', row = '0'] = (after ?? '').split('|');
  const findings: Finding[] = [];
  let seen = 0;
  for (const child of children.filter(({ table: name }) => name >= table)) {
    for (let from = child.table === table ? Number(row) : 0; from < child.last; from += SLICE) {
      if (seen >= most) return { findings, seen, through: `${child.table}|${from}` };
      findings.push(...(await orphansOf(d1, child, from, MOST_FINDINGS - findings.length)));
      seen += Math.min(SLICE, child.last - from);
    }
  }
  return { findings, seen, through: null };
}

/** The rows of a slice that have no parent. */
export async function orphansOf(
  d1: D1Database,
  { table, relations }: Child,
  from: number,
  most: number,
): Promise<Finding[]> {
  const found = await d1.batch<{ row: number }>(
    relations.map((relation) => d1.prepare(orphanQuery(table, relation)).bind(from, from + SLICE, most)),
  );
  return found.flatMap(({ results }, at) =>
    results.map(({ row }) => ({
      check: 'references',
      subject: table,
      detail: say('upkeep.no-parent', { row: `${row}`, parent: relations[at]?.parent ?? '' }),
    })),
  );
}

function orphanQuery(table: string, { parent, columns }: Relation): string {
  const isSet = columns.map(({ from }) => `c."${from}" IS NOT NULL`).join(' AND ');
  const isParent = columns.map(({ from, to }) => `p."${to}" = c."${from}"`).join(' AND ');
  return `SELECT c.rowid AS "row" FROM "${table}" c WHERE c.rowid > ?1 AND c.rowid <= ?2 AND ${isSet}
    AND NOT EXISTS (SELECT 1 FROM "${parent}" p WHERE ${isParent}) LIMIT ?3`;
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name`;

type Key = { id: number; seq: number; table: string; from: string; to: string | null };

/** The tables whose rows have parents, by name, each with the number of its last row. */
async function childTables(d1: D1Database): Promise<Child[]> {
  const { results } = await d1.prepare(TABLES).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  const keys = await d1.batch<Key>(names.map((name) => d1.prepare(`PRAGMA foreign_key_list("${name}")`)));
  const children = names
    .map((table, at) => ({ table, relations: relationsIn(keys[at]?.results ?? []) }))
    .filter(({ relations }) => relations.length > 0);
  if (children.length === 0) return [];
  const lasts = await d1.batch<{ last: number | null }>(
    children.map(({ table }) => d1.prepare(`SELECT max(rowid) last FROM "${table}"`)),
  );
  return children.map((child, at) => ({ ...child, last: lasts[at]?.results[0]?.last ?? 0 }));
}

function relationsIn(keys: readonly Key[]): Relation[] {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const columnsOf = (of: number) => keys.filter(({ id }) => id === of);
  return ids.map((of) => ({
    parent: columnsOf(of)[0]?.table ?? '',
    columns: columnsOf(of).map(({ from, to }) => ({ from, to: to ?? 'id' })),
  }));
}
