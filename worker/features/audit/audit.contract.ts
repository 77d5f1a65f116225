import { z } from 'zod';
import { type Language, type Said, worded } from '../../domain/shared/message';
import { isoDay, pageBy } from '../../platform/wire';
import type { Refused, TrailRows } from './audit.model';
import type { Entry } from './audit.table';
import { soughtBy } from './trail.search';

export const TRAIL_STATUSES = ['success', 'failed', 'pending'] as const;

const isPlace = (cursor: string) => /^(?:\d{1,15}\.[\w-]{0,64}|\.[\w-]{1,64})$/.test(cursor);

/** Where the next page begins: below this number of the chain, and below this refused attempt. */
const placeOf = (cursor: string | undefined) => {
  const [seq, eventId] = cursor?.split('.') ?? [];
  return { seq: seq ? Number(seq) : null, eventId: eventId || null };
};

/** A search reads a whole bundle for each entry that it may find, so that its pages are short. */
const MOST_FOUND = 100;

const ACTION_ID = '[a-z-]{1,40}\\.[a-z-]{1,40}';
const actionIds = z.string().regex(new RegExp(`^${ACTION_ID}(,${ACTION_ID}){0,59}$`));

const narrowing = {
  status: z.enum(TRAIL_STATUSES).optional(),
  entityType: z.string().max(50).optional(),
  without: z.string().max(60).optional().describe('about.audit.without'),
  from: isoDay.optional(),
  to: isoDay.optional(),
};

export const trailQuery = pageBy(isPlace)
  .extend({
    q: z.string().trim().max(100).optional().describe('about.audit.q'),
    actions: actionIds.optional().describe('about.audit.actions'),
    userId: z.string().max(64).optional().describe('about.audit.user-id'),
    ...narrowing,
  })
  .transform(({ cursor, q, actions, limit, ...query }) => ({
    ...query,
    limit: q ? Math.min(limit, MOST_FOUND) : limit,
    sought: q ? { ...soughtBy(q), actions: actions?.split(',') ?? [] } : undefined,
    place: placeOf(cursor),
  }));

export type TrailQuery = z.infer<typeof trailQuery>;

/** What narrows the entries of which people are counted. */
export const trailPeopleQuery = z.object(narrowing);

export type TrailPeopleQuery = z.infer<typeof trailPeopleQuery>;

export const trailPeopleAnswer = z.array(
  z.object({
    userId: z.string(),
    name: z.string().nullable(),
    isProgram: z.boolean().describe('about.audit.program'),
    entries: z.number().describe('about.audit.person-entries'),
  }),
);

export type TrailPerson = z.infer<typeof trailPeopleAnswer>[number];

const trailRow = z.object({
  /** The number in the chain; null for an attempt that was refused and changed nothing. */
  seq: z.number().nullable(),
  id: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string(),
  /** The present name of what it is about; null for what is gone or has none. */
  subject: z.string().nullable(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  timestamp: z.string(),
  timestampIst: z.string(),
  status: z.enum(TRAIL_STATUSES),
  details: z.object({ before: z.unknown(), after: z.unknown(), code: z.string().nullable() }),
  hash: z.string().nullable(),
});

/** A row before it has its words and the name of what it is about. */
export type TrailRow = Omit<z.infer<typeof trailRow>, 'subject'>;
export type NamedRow = TrailRow & { subject: Said | null };

export const trailAnswer = trailRow.extend({ companyId: z.uuid() });
export const firmTrailAnswer = trailRow.extend({ caFirmId: z.uuid() });

/** Whose trail it is. */
export type TrailOf = { companyId: string } | { caFirmId: string };

/** The name of the chain under which the trail is kept. */
export const chainIdOf = (of: TrailOf): string => ('companyId' in of ? of.companyId : of.caFirmId);

export const verifyAnswer = z.object({
  ok: z.boolean(),
  length: z.number(),
  head: z.string(),
  firstBadSeq: z.number().optional(),
});

/** Entries and refusals in one list, newest first; rows of a status that was not asked for are left out. */
export function trailJson<Of extends TrailOf>(
  { entries, refused }: TrailRows,
  { status }: TrailQuery,
  of: Of,
  language: Language,
): (TrailRow & Of)[] {
  const isAsked = status === undefined || status === 'success';
  const done = isAsked ? entries.map((entry) => entryJson(entry, of, language)) : [];
  const failed = status === undefined || status === 'failed' ? refused.map(refusedJson) : [];
  return merged(done, failed).map((row) => ({ ...row, ...of }));
}

/** Two lists, each newest first, as one. Each keeps its own order, whatever a clock that was set back wrote into it. */
function merged(done: readonly TrailRow[], failed: readonly TrailRow[]): TrailRow[] {
  const rows: TrailRow[] = [];
  let [i, j] = [0, 0];
  while (i < done.length || j < failed.length) {
    const [entry, refusal] = [done[i], failed[j]];
    const isEntryNext = entry && (!refusal || entry.timestamp >= refusal.timestamp);
    const next = isEntryNext ? entry : refusal;
    if (isEntryNext) i++;
    else j++;
    if (next) rows.push(next);
  }
  return rows;
}

function entryJson(entry: Entry, of: TrailOf, language: Language): TrailRow {
  const { seq, action, entityType, entityId, actorId, actorName, at, atIst, before, after, hash } = entry;
  return {
    seq,
    id: `${chainIdOf(of)}:${seq}`,
    action,
    entityType,
    entityId,
    userId: actorId,
    userName: actorName,
    timestamp: at,
    timestampIst: atIst,
    status: 'success',
    details: { before: contentOf(before, language), after: contentOf(after, language), code: null },
    hash,
  };
}

// The trail keeps texts; an imported line's is its key, which is not JSON. What was taken back is kept as JSON's null.
function contentOf(text: string | null, language: Language): unknown {
  if (text === null || text === 'null') return null;
  return text.startsWith('{') ? retold(JSON.parse(text), language) : text;
}

/** A kept record for a reader of a language. A message that has left the catalogue since is read in the words that were kept. */
export function retold(record: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  const { said, ...kept } = record;
  if (typeof said !== 'object' || said === null) return record;
  const words = Object.entries(said).map(([field, message]) => [field, wordsOr(kept[field], message, language)]);
  return { ...kept, ...Object.fromEntries(words) };
}

function wordsOr(kept: unknown, message: unknown, language: Language): unknown {
  try {
    return worded(message, language);
  } catch (error) {
    if (error instanceof RangeError) return kept;
    throw error;
  }
}

function refusedJson({ id, at, atIst, actorId, actorName, action, code }: Refused): TrailRow {
  return {
    seq: null,
    id,
    action,
    entityType: 'request',
    entityId: id,
    userId: actorId,
    userName: actorName,
    timestamp: at,
    timestampIst: atIst,
    status: 'failed',
    details: { before: null, after: null, code },
    hash: null,
  };
}
