import { eq } from 'drizzle-orm';
import { rowsInPieces } from '../../platform/pieces';
import { chainIdOf, type TrailOf, type TrailQuery } from './audit.contract';
import type { Entry, Refused, TrailRows } from './audit.model';
import { BUNDLE_ENTRIES, type BundledText, FIRST_HASH, linkerOf } from './audit.repository';
import { type AuditEntry, auditEntries } from './audit.table';

const ENTRY = `chain_id chainId, seq, at, at_ist atIst, actor_type actorType, actor_id actorId, actor_name actorName,
  on_behalf_of onBehalfOf, action, entity_type entityType, entity_id entityId, before, after, lines, count, request_id requestId,
  ip_hash ipHash, v, prev_hash prevHash, hash`;

// instr, not LIKE: D1 takes patterns of 50 bytes at most, and a person's text may hold wildcards. A bundle that ends past
// the place asked for may begin before it.
const FOUND = `SELECT ${ENTRY}, sum(count) OVER (ORDER BY seq DESC ROWS UNBOUNDED PRECEDING) - count AS newer FROM audit_entries
  WHERE chain_id = ?1 AND (?2 IS NULL OR (seq < ?2 + ${BUNDLE_ENTRIES} AND seq - count + 1 < ?2))
  AND (?3 IS NULL OR instr(lower(action || ' ' || actor_name || ' ' || entity_id || ' ' || coalesce(after, '') || ' '
    || coalesce(before, '') || ' ' || coalesce(lines, '')), ?3) > 0)
  AND (?4 IS NULL OR entity_type = ?4) AND (?5 IS NULL OR action <> ?5) AND (?6 IS NULL OR at_ist >= ?6) AND (?7 IS NULL OR at_ist < ?7)
  ORDER BY seq DESC LIMIT ?8`;
// Bundles are read as a whole, but no more of them than hold what the page asks for; of one that a search finds it may be one entry.
const ENTRIES = `SELECT * FROM (${FOUND}) WHERE newer < ?8 + ${BUNDLE_ENTRIES} OR ?3 IS NOT NULL`;
const REFUSED = `SELECT id, at, at_ist atIst, actor_id actorId, actor_name actorName, action, status, code FROM security_events
  WHERE company_id = ?1 AND kind = 'refused' AND status <> 404 AND action NOT LIKE 'GET %' AND (?2 IS NULL OR id < ?2) AND (?3 IS NULL OR instr(lower(action || ' ' || code), ?3) > 0)
  AND (?6 IS NULL OR at_ist >= ?6) AND (?7 IS NULL OR at_ist < ?7) AND ?4 IS NULL AND ?5 IS ?5 ORDER BY id DESC LIMIT ?8`;

/** A page of a trail and of the attempts that were refused, each newest first, one more than the page asks for. */
export async function readTrail(d1: D1Database, of: TrailOf, query: TrailQuery): Promise<TrailRows> {
  const { q, entityType, without, from, to, limit, place } = query;
  const shared = [
    q?.toLowerCase() ?? null,
    entityType ?? null,
    without ?? null,
    from ?? null,
    to ? `${to}T~` : null,
    limit + 1,
  ];
  const [entries, refused] = await d1.batch([
    d1.prepare(ENTRIES).bind(chainIdOf(of), place.seq, ...shared),
    d1.prepare(REFUSED).bind('companyId' in of ? of.companyId : null, place.eventId, ...shared),
  ]);
  const rows = (entries?.results ?? []) as AuditEntry[];
  return { entries: firstIn(rows, query), refused: (refused?.results ?? []) as Refused[] };
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
function firstIn(rows: readonly AuditEntry[], query: TrailQuery): Entry[] {
  const found: Entry[] = [];
  for (const row of rows) {
    if (found.length > query.limit) break;
    found.push(...entriesIn(row, query));
  }
  return found;
}

/** The entries of a row that the query asks for, newest first. */
function entriesIn(row: AuditEntry, { q, place }: TrailQuery): Entry[] {
  return unbundled(row)
    .filter(({ seq }) => place.seq === null || seq < place.seq)
    .filter((entry) => row.lines === null || !q || textOf(entry).includes(q.toLowerCase()))
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
  [action, actorName, entityId, after, before].join(' ').toLowerCase();

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
