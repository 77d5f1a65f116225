import { eq } from 'drizzle-orm';
import { rowsInPieces } from '../../platform/pieces';
import { chainIdOf, type TrailOf, type TrailPeopleQuery, type TrailPerson, type TrailQuery } from './audit.contract';
import type { Refused, TrailRows } from './audit.model';
import { BUNDLE_ENTRIES, type BundledText, FIRST_HASH, linkerOf } from './audit.repository';
import type { Entry } from './audit.table';
import { type AuditEntry, auditEntries } from './audit.table';
import { globOf, holds as isHeldIn, type Sought } from './trail.search';

/** Whether a text holds what is sought: `?3` has the texts and the patterns of amounts. */
const holds = (text: string) => `EXISTS (SELECT 1 FROM json_each(?3, '$.texts') j WHERE instr(${text}, j.value) > 0)
    OR EXISTS (SELECT 1 FROM json_each(?3, '$.globs') j WHERE ${text} GLOB j.value)`;

const ENTRY = `chain_id chainId, seq, at, at_ist atIst, actor_type actorType, actor_id actorId, actor_name actorName,
  on_behalf_of onBehalfOf, action, entity_type entityType, entity_id entityId, before, after, lines, count, request_id requestId,
  ip_hash ipHash, v, prev_hash prevHash, hash`;

// What has a name of its own is found by it, and a transaction by its amount, also where its entries do not hold them.
const NAMED = `SELECT id FROM bank_accounts WHERE company_id = ?1 AND (${holds('lower(account_name)')})
  UNION ALL SELECT id FROM statement_uploads WHERE company_id = ?1 AND (${holds('lower(file_name)')})
  UNION ALL SELECT id FROM bank_transactions WHERE company_id = ?1 AND ?2 IS NULL
    AND EXISTS (SELECT 1 FROM json_each(?3, '$.texts') j WHERE instr(lower(description), j.value) > 0)
  UNION ALL SELECT id FROM bank_transactions WHERE company_id = ?1 AND amount_paise BETWEEN ?2 ->> 'from' AND ?2 ->> 'to'
    AND (transaction_type = 'debit' OR NOT ?2 ->> 'isNegative') LIMIT 1000`;

/** The ids of what is named as it is sought. */
async function idsNamed(d1: D1Database, of: TrailOf, sought: Sought): Promise<string[]> {
  if (!('companyId' in of)) return [];
  const { paise } = sought;
  const named = d1.prepare(NAMED).bind(of.companyId, paise ? JSON.stringify(paise) : null, soughtText(sought, []));
  return (await named.raw<[string]>()).map(([id]) => id);
}

const soughtText = ({ texts, amounts }: Sought, ids: readonly string[], actions: readonly string[] = []): string =>
  JSON.stringify({ texts, globs: amounts.map(globOf), ids, actions });

// instr, not LIKE: D1 takes patterns of 50 bytes at most, and a person's text may hold wildcards. A bundle that ends past
// the place asked for may begin before it.
const FOUND = `SELECT ${ENTRY}, sum(count) OVER (ORDER BY seq DESC ROWS UNBOUNDED PRECEDING) - count AS newer FROM audit_entries
  WHERE chain_id = ?1 AND (?2 IS NULL OR (seq < ?2 + ${BUNDLE_ENTRIES} AND seq - count + 1 < ?2))
  AND (?3 IS NULL OR action IN (SELECT value FROM json_each(?3, '$.actions')) OR entity_id IN (SELECT value FROM json_each(?3, '$.ids'))
    OR (lines IS NOT NULL AND ?3 -> '$.ids[0]' IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(lines) l
      WHERE l.value ->> 0 IN (SELECT value FROM json_each(?3, '$.ids')))) OR ${holds(
        "lower(' ' || action || ' ' || actor_name || ' ' || entity_id || ' ' || coalesce(after, '') || ' ' || coalesce(before, '') || ' ' || coalesce(lines, '') || ' ')",
      )}) AND (?9 IS NULL OR actor_id = ?9)
  AND (?4 IS NULL OR entity_type = ?4) AND (?5 IS NULL OR action <> ?5) AND (?6 IS NULL OR at_ist >= ?6) AND (?7 IS NULL OR at_ist < ?7)
  ORDER BY seq DESC LIMIT ?8`;
// Bundles are read as a whole, but no more of them than hold what the page asks for; of one that a search finds it may be one entry.
const ENTRIES = `SELECT * FROM (${FOUND}) WHERE newer < ?8 + ${BUNDLE_ENTRIES} OR ?3 IS NOT NULL`;
const REFUSED = `SELECT id, at, at_ist atIst, actor_id actorId, actor_name actorName, action, status, code FROM security_events
  WHERE company_id = ?1 AND kind = 'refused' AND status <> 404 AND action NOT LIKE 'GET %' AND (?2 IS NULL OR id < ?2) AND (?3 IS NULL OR ${holds("lower(action || ' ' || code)")}) AND (?9 IS NULL OR actor_id = ?9)
  AND (?6 IS NULL OR at_ist >= ?6) AND (?7 IS NULL OR at_ist < ?7) AND ?4 IS NULL AND ?5 IS ?5 ORDER BY id DESC LIMIT ?8`;

/** A page of a trail and of the attempts that were refused, each newest first, one more than the page asks for. */
export async function readTrail(d1: D1Database, of: TrailOf, query: TrailQuery): Promise<TrailRows> {
  const { sought, entityType, without, from, to, limit, place, userId } = query;
  const ids = sought ? await idsNamed(d1, of, sought) : [];
  const shared = [
    sought ? soughtText(sought, ids, sought.actions) : null,
    entityType ?? null,
    without ?? null,
    from ?? null,
    to ? `${to}T~` : null,
    limit + 1,
    userId ?? null,
  ];
  const [entries, refused] = await d1.batch([
    d1.prepare(ENTRIES).bind(chainIdOf(of), place.seq, ...shared),
    d1.prepare(REFUSED).bind('companyId' in of ? of.companyId : null, place.eventId, ...shared),
  ]);
  const rows = (entries?.results ?? []) as AuditEntry[];
  return { entries: firstIn(rows, query, new Set(ids)), refused: (refused?.results ?? []) as Refused[] };
}

// The name that a person had last; the last row of a group gives its other columns.
const PEOPLE = `SELECT actor_id userId, actor_name name, actor_type = 'system' isProgram, sum(count) entries, max(seq) FROM audit_entries
  WHERE chain_id = ?1 AND (?2 IS NULL OR entity_type = ?2) AND (?3 IS NULL OR action <> ?3) AND (?4 IS NULL OR at_ist >= ?4)
  AND (?5 IS NULL OR at_ist < ?5) AND (?6 IS NULL OR ?6 = 'success') GROUP BY actor_id`;
const REFUSED_PEOPLE = `SELECT actor_id userId, actor_name name, 0 isProgram, count(*) entries, max(id) FROM security_events
  WHERE company_id = ?1 AND kind = 'refused' AND status <> 404 AND action NOT LIKE 'GET %' AND ?2 IS NULL AND ?3 IS ?3
  AND (?4 IS NULL OR at_ist >= ?4) AND (?5 IS NULL OR at_ist < ?5) AND (?6 IS NULL OR ?6 = 'failed') AND actor_id IS NOT NULL
  GROUP BY actor_id`;

/** Who acted, and how many entries there are of each under the same filter: the most active first. */
export async function readTrailPeople(d1: D1Database, of: TrailOf, query: TrailPeopleQuery): Promise<TrailPerson[]> {
  const { entityType, without, from, to, status } = query;
  const shared = [entityType ?? null, without ?? null, from ?? null, to ? `${to}T~` : null, status ?? null];
  type Row = Omit<TrailPerson, 'isProgram'> & { isProgram: number };
  const [acted, refused] = await d1.batch<Row>([
    d1.prepare(PEOPLE).bind(chainIdOf(of), ...shared),
    d1.prepare(REFUSED_PEOPLE).bind('companyId' in of ? of.companyId : null, ...shared),
  ]);
  const rows = [...(acted?.results ?? []), ...(refused?.results ?? [])];
  return [...Map.groupBy(rows, ({ userId }) => userId)]
    .map(([userId, ofOne]) => ({
      userId,
      name: ofOne.find(({ name }) => name)?.name ?? null,
      isProgram: ofOne.some(({ isProgram }) => isProgram === 1),
      entries: ofOne.reduce((sum, { entries }) => sum + entries, 0),
    }))
    .toSorted((one, other) => other.entries - one.entries);
}

// What came in bundles of imports is told by the statement; the lines of those are not looked through.
const ABOUT = `SELECT ${ENTRY} FROM audit_entries WHERE chain_id = ?1 AND entity_type = ?2 AND action <> ?3
  AND (entity_id = ?4 OR instr(coalesce(lines, ''), ?4) > 0) ORDER BY seq DESC LIMIT ?5`;

type Subject = { entityType: string; entityId: string; without: string };

/** The newest entries of a company's chain about one thing, newest first, at most so many. */
export async function entriesAbout(
  d1: D1Database,
  companyId: string,
  { entityType, entityId, without }: Subject,
  most: number,
): Promise<Entry[]> {
  const { results } = await d1.prepare(ABOUT).bind(companyId, entityType, without, entityId, most).all<AuditEntry>();
  const entries = results.flatMap((row) => unbundled(row).toReversed());
  return entries.filter((entry) => entry.entityId === entityId).slice(0, most);
}

/** The newest entries in rows, one more than the page asks for. */
function firstIn(rows: readonly AuditEntry[], query: TrailQuery, ids: ReadonlySet<string>): Entry[] {
  const found: Entry[] = [];
  for (const row of rows) {
    if (found.length > query.limit) break;
    found.push(...entriesIn(row, query, ids));
  }
  return found;
}

/** The entries of a row that the query asks for, newest first. */
function entriesIn(row: AuditEntry, { sought, place }: TrailQuery, ids: ReadonlySet<string>): Entry[] {
  const isWhole = row.lines === null || !sought || sought.actions.includes(row.action);
  return unbundled(row)
    .filter(({ seq }) => place.seq === null || seq < place.seq)
    .filter((entry) => isWhole || ids.has(entry.entityId) || isHeldIn(sought, textOf(entry)))
    .toReversed();
}

/** The entries of a row, each with its own number, oldest first. */
export function unbundled({ lines, count, ...shared }: AuditEntry): Entry[] {
  if (lines === null) return [shared];
  const parts = JSON.parse(lines) as [string, BundledText, BundledText][];
  const first = shared.seq - count + 1;
  const textAt = (at: number, column: 1 | 2): string | null => {
    const text = parts[at]?.[column] ?? null;
    if (typeof text !== 'number') return text;
    return text < at ? textAt(text, column) : null;
  };
  return parts.map(([entityId], at) => ({
    ...{ ...shared, seq: first + at, entityId },
    ...{ before: textAt(at, 1), after: textAt(at, 2) },
  }));
}

const textOf = ({ action, actorName, entityId, before, after }: Entry): string =>
  ` ${[action, actorName, entityId, after, before].join(' ')} `.toLowerCase();

export type Verdict = { ok: boolean; length: number; head: string; firstBadSeq?: number };

/** Recomputes every hash of a chain and compares; says where it first fails, of a bundle by its first number. */
export async function verifyChain(d1: D1Database, chainId: string): Promise<Verdict> {
  // Read first: entries that are written meanwhile make the chain longer than it.
  const kept = await d1.prepare(KEPT).bind(chainId).first<{ seq: number; hash: string }>();
  let head = { seq: 0, hash: FIRST_HASH };
  let isKept = false;
  const { chainId: chain, seq } = auditEntries;
  for await (const entries of rowsInPieces(d1, { table: auditEntries, where: eq(chain, chainId), order: [seq] })) {
    for (const entry of entries) {
      if (!follows(head, entry)) return { ok: false, length: head.seq, head: head.hash, firstBadSeq: head.seq + 1 };
      head = { seq: entry.seq, hash: entry.hash };
      isKept ||= head.seq === kept?.seq && head.hash === kept.hash;
    }
  }
  const found = { length: head.seq, head: head.hash };
  // It follows throughout: it has lost its end, or was written anew, where what was kept of it stands nowhere in it.
  const isSound = kept ? isKept : head.seq === 0;
  return isSound
    ? { ok: true, ...found }
    : { ok: false, ...found, firstBadSeq: Math.min(head.seq + 1, kept?.seq ?? 1) };
}

const KEPT = 'SELECT length seq, head hash FROM chain_heads WHERE chain_id = ?';

const follows = (head: { seq: number; hash: string }, entry: AuditEntry): boolean =>
  entry.seq === head.seq + entry.count &&
  entry.prevHash === head.hash &&
  linkerOf(entry)(entry, entry.seq, entry.prevHash) === entry.hash;
