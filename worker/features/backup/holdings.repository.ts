import { isWritten } from '../../platform/long-change';
import type { Holder, Place } from './backup.model';

// What belongs to whom is read from the tables themselves, so that a table or a column that is added is in the backup without
// anybody thinking of it.

/** Rows that are not backed up: they belong to the installation, are told by others, or let somebody in. */
export const NOT_BACKED_UP: readonly string[] = [
  ...[
    'sessions',
    'accounts',
    'verifications',
    'attempt_counters',
    'idempotency_keys',
    'staged_pieces',
    'long_changes',
    'must',
    // What triggers add up as rows are put back, and the rates that every database has.
    'bank_totals',
    'ledger_totals',
    'bill_totals',
    'bank_totals_together',
    'set_aside_rates',
  ],
  // Hand-overs of mails, the reports of the nights and the backups themselves.
  ...['mails', 'digests', 'upkeep_reports', 'backups', 'feed_versions', 'digest_rounds'],
  // What somebody chose or asked for, for themselves alone.
  ...['digest_settings', 'dashboard_layouts', 'address_changes', 'access_requests', 'company_moves'],
  ...['second_factors', 'passkeys', 'recovery_codes', 'factor_asks'],
  // Kept by a trigger for each entry of the trail.
  'chain_heads',
];

/** The rows of a table that are a holder's, whose id is ?1, in an order that is total. */
export type Holding = { table: string; columns: string[]; order: string[]; isOwn: string; page: number };

const OWN_CHAIN = 'chain_id = ?1';
const OWN_NAMES = 'owner_id = ?1';
const people = (table: string, column: string, invitations: string) =>
  `id IN (SELECT user_id FROM ${table} WHERE ${column} = ?1 UNION SELECT user_id FROM calendar_feeds WHERE ${column} = ?1
    UNION SELECT invited_by FROM ${invitations} WHERE ${column} = ?1)`;

/** Where the column of the owner alone does not say it, or finds it slowly. */
const OWNED: Readonly<Record<Holder['kind'], Readonly<Record<string, string>>>> = {
  company: {
    companies: 'id = ?1',
    users: people('company_access', 'company_id', 'company_invitations'),
    audit_entries: OWN_CHAIN,
    expense_categories: OWN_NAMES,
    categorisation_changes: 'run_id IN (SELECT id FROM categorisation_runs WHERE company_id = ?1)',
  },
  firm: {
    ca_firms: 'id = ?1',
    users: people('firm_members', 'ca_firm_id', 'invitations'),
    audit_entries: OWN_CHAIN,
    expense_categories: OWN_NAMES,
  },
};

/** Orders that an index of the company gives, where the table is long; else that of the primary key. */
const ORDERS: Readonly<Record<string, string[]>> = { bank_transactions: ['transaction_date', 'id'] };

const TRAIL = 'audit_entries';

const PAGE = 1_000;
/** Rows of these may each hold very much. */
const PAGES: Readonly<Record<string, number>> = { audit_entries: 100, statement_uploads: 50 };

type Column = { tbl: string; name: string; pk: number };
type Reference = { tbl: string; parent: string };

const TABLES = `m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND m.name NOT LIKE 'd1\\_%' ESCAPE '\\'`;
const COLUMNS = `SELECT m.name tbl, p.name, p.pk FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE ${TABLES} ORDER BY m.name, p.cid`;
const REFERENCES = `SELECT DISTINCT m.name tbl, p."table" parent FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) p WHERE ${TABLES}`;

/** What the holders of each kind have in which table: a table after those that its rows refer to. */
export async function holdingsOf(d1: D1Database): Promise<Readonly<Record<Holder['kind'], readonly Holding[]>>> {
  const [columns, references] = await d1.batch([d1.prepare(COLUMNS), d1.prepare(REFERENCES)]);
  const byTable = byTableOf((columns?.results ?? []) as Column[]);
  const tables = parentsFirst([...byTable.keys()], (references?.results ?? []) as Reference[]);
  const of = (kind: Holder['kind']) =>
    tables.flatMap((table) => {
      const known = byTable.get(table) ?? [];
      const names = known.map(({ name }) => name);
      const isOwn = ownedBy(kind, table, names);
      if (isOwn === undefined) return [];
      const key = known.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
      const order = ORDERS[table] ?? key.map(({ name }) => name);
      return [{ table, columns: names, order, isOwn, page: PAGES[table] ?? PAGE }];
    });
  return { company: of('company'), firm: of('firm') };
}

function ownedBy(kind: Holder['kind'], table: string, columns: readonly string[]): string | undefined {
  if (NOT_BACKED_UP.includes(table)) return undefined;
  const named = OWNED[kind][table];
  if (named) return named;
  const isOfCompany = columns.includes('company_id');
  if (kind === 'company') return isOfCompany ? 'company_id = ?1' : undefined;
  if (!columns.includes('ca_firm_id') || table === 'companies') return undefined;
  return isOfCompany ? 'ca_firm_id = ?1 AND company_id IS NULL' : 'ca_firm_id = ?1';
}

/** Tables that nobody's backup has, though they are not among those that none needs. */
export async function tablesOfNobody(d1: D1Database): Promise<string[]> {
  const { company, firm } = await holdingsOf(d1);
  const held = new Set([...company, ...firm].map(({ table }) => table));
  const { results } = await d1.prepare(`SELECT m.name FROM sqlite_master m WHERE ${TABLES}`).all<{ name: string }>();
  return results.map(({ name }) => name).filter((name) => !held.has(name) && !NOT_BACKED_UP.includes(name));
}

function byTableOf<Row extends { tbl: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.tbl, [...(found.get(row.tbl) ?? []), row]);
  return found;
}

function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const parents = byTableOf(references);
  const placed = new Set<string>();
  const place = (table: string) => {
    if (placed.has(table)) return;
    placed.add(table);
    for (const { parent } of parents.get(table) ?? []) if (tables.includes(parent)) place(parent);
    ordered.push(table);
  };
  const ordered: string[] = [];
  // The trail refers to nothing; it comes first, so that a restore meets another trail before it has written anything.
  for (const table of [TRAIL, ...tables]) place(table);
  return ordered;
}

/** A row as the text of a JSON array, and its place in the order. */
export type StoredRow = { row: string; after: (string | number)[] };

export type Page = { holding: Holding; rows: StoredRow[] };

const quoted = (name: string) => `"${name}"`;

function pageQuery(d1: D1Database, { table, columns, order, isOwn, page }: Holding, id: string, after: Place['after']) {
  const by = order.map(quoted).join(', ');
  const from = after ? ` AND (${by}) > (${after.map((_, at) => `?${at + 2}`).join(', ')})` : '';
  const query = `SELECT json_array(${columns.map(quoted).join(', ')}), ${by} FROM ${table} WHERE (${isOwn})${from} ORDER BY ${by} LIMIT ${page}`;
  return d1.prepare(query).bind(id, ...(after ?? []));
}

const rowsIn = (raw: readonly (string | number)[][]): StoredRow[] =>
  raw.map(([row, ...after]) => ({ row: String(row), after }));

/** The next rows of one table. */
export async function readPage(d1: D1Database, holding: Holding, id: string, after: Place['after']): Promise<Page> {
  return { holding, rows: rowsIn(await pageQuery(d1, holding, id, after).raw<(string | number)[]>()) };
}

// The lines of a long change come before their entries: while it is being written the chain stays and the books move, so that it
// ends as it will never end again.
const CHAIN = `SELECT length, iif(${isWritten('chain_id')}, hex(randomblob(8)), head) head FROM chain_heads WHERE chain_id = ?`;

export type Chain = { length: number; head: string };

const NO_CHAIN: Chain = { length: 0, head: '' };

/** How long the holder's trail is and how it ends. */
export const chainOf = async (d1: D1Database, id: string): Promise<Chain> =>
  (await d1.prepare(CHAIN).bind(id).first<Chain>()) ?? NO_CHAIN;

/** The first rows of all these tables, of one moment; the first table goes on where it was left. */
export async function readFirstPages(
  d1: D1Database,
  holdings: readonly Holding[],
  id: string,
  after: Place['after'],
): Promise<Page[]> {
  const results = await d1.batch<Record<string, string | number>>(
    holdings.map((holding, at) => pageQuery(d1, holding, id, at === 0 ? after : null)),
  );
  // A batch answers rows by the names of their columns, whose order is that of the query.
  return holdings.map((holding, at) => ({
    holding,
    rows: rowsIn((results[at]?.results ?? []).map((row) => Object.values(row))),
  }));
}
