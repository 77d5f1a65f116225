import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../domain/session/roles';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import { actorOf, type FirmScope, type Person, verdictFor } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { openDatabase, prepared, readSaid } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { attemptCounted } from '../../../platform/limits';
import { rowsInPieces } from '../../../platform/pieces';
import { grantStands, isAssignedTo, seesClient } from '../../../platform/standing';
import { type Change, mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { companies } from '../../company/company.table';
import { calendarCalls } from '../calendar.calls';
import type { FirmRow } from '../calendar.repository';
import { complianceItems, STANDS } from '../calendar.table';
import { type CalendarFeed, calendarFeeds } from './feed.table';

const feeds = calendarFeeds;

export const FEEDS_PER_PERSON = 20;

/** The feeds of a person that still answer, newest first. */
export function listFeeds(d1: D1Database, person: Person): Promise<CalendarFeed[]> {
  return openDatabase(d1)
    .select()
    .from(feeds)
    .where(and(eq(feeds.userId, person.id), isNull(feeds.revokedAt), isNull(feeds.endedAt)))
    .orderBy(desc(feeds.id))
    .limit(FEEDS_PER_PERSON);
}

/** A feed of a person, revoked or not. */
export function findFeed(d1: D1Database, person: Person, id: string): Promise<CalendarFeed | undefined> {
  const isIt = and(eq(feeds.id, id), eq(feeds.userId, person.id));
  return openDatabase(d1).select().from(feeds).where(isIt).get();
}

/** What a feed is of: exactly one of a company and a firm. */
export type FeedOf = Pick<CalendarFeed, 'kind' | 'companyId' | 'caFirmId' | 'label'>;

export function newFeedOf(person: Person, of: FeedOf, tokenHash: string): CalendarFeed {
  const createdAt = now().toISOString();
  return {
    id: newId(),
    ...of,
    userId: person.id,
    tokenHash,
    createdAt,
    lastReadAt: null,
    revokedAt: null,
    endedAt: null,
  };
}

const HELD = 'SELECT count(*) FROM calendar_feeds WHERE user_id = ? AND revoked_at IS NULL AND ended_at IS NULL';

/** The statements and the trail of a new feed. The trail names it by its id: neither secret nor hash is in it. */
export function makeFeed(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const entry = {
    action: 'feed.create',
    entityType: 'calendar-feed',
    entityId: id,
    after: { kind, label },
  };
  const insert = prepared(d1, openDatabase(d1).insert(feeds).values(feed));
  const bounded = mustBeAtMost(d1, FEEDS_PER_PERSON, HELD, feed.userId);
  return { chainId: chainOf(feed), statements: [insert, bounded], entries: [entry] };
}

export function revokeFeed(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const isIt = and(eq(feeds.id, id), isNull(feeds.revokedAt));
  const revoke = openDatabase(d1).update(feeds).set({ revokedAt: now().toISOString() }).where(isIt);
  const entry = {
    action: 'feed.revoke',
    entityType: 'calendar-feed',
    entityId: id,
    before: { kind, label },
  };
  return { chainId: chainOf(feed), statements: [prepared(d1, revoke), mustHaveChanged(d1)], entries: [entry] };
}

function chainOf({ companyId, caFirmId }: Pick<CalendarFeed, 'companyId' | 'caFirmId'>): string {
  const chainId = companyId ?? caFirmId;
  if (!chainId) throw new Error('A feed is of a company or of a firm');
  return chainId;
}

/** The name of the company or firm a feed is of. */
export async function nameOf(d1: D1Database, { companyId, caFirmId }: Pick<FeedOf, 'companyId' | 'caFirmId'>) {
  const query = companyId ? 'SELECT name FROM companies WHERE id = ?' : 'SELECT name FROM ca_firms WHERE id = ?';
  const row = await d1
    .prepare(query)
    .bind(companyId ?? caFirmId ?? '')
    .first<{ name: string }>();
  return row?.name;
}

/** A feed that still answers, with the standing its person has now. */
export type LiveFeed = Pick<CalendarFeed, 'id' | 'kind' | 'companyId' | 'caFirmId' | 'label' | 'userId'> & {
  firmRole: Role | null;
  companyRole: Role | null;
  /** Whether its company is archived, or the feed itself has ended. */
  isStopped: number | null;
};

const STANDING = `LEFT JOIN companies c ON c.id = f.company_id
  LEFT JOIN firm_members m ON m.user_id = f.user_id AND m.ca_firm_id = coalesce(f.ca_firm_id, c.ca_firm_id)
    AND m.removed_at IS NULL AND (f.company_id IS NULL OR ${seesClient('m', 'c')})
  LEFT JOIN company_access a ON a.user_id = f.user_id AND a.company_id = f.company_id AND ${grantStands('a', '?2')}`;

const LIVE = `SELECT f.id, f.kind, f.company_id companyId, f.ca_firm_id caFirmId, f.label, f.user_id userId,
    m.role firmRole, a.role companyRole, c.client_status = 'archived' isStopped
  FROM calendar_feeds f ${STANDING}
  WHERE f.token_hash = ?1 AND f.revoked_at IS NULL AND f.ended_at IS NULL`;

/** The feed of a secret, unless it was revoked, its person lost sight of what it carries, or its company is archived. */
export async function findLiveFeed(d1: D1Database, tokenHash: string): Promise<LiveFeed | undefined> {
  const feed = await d1.prepare(LIVE).bind(tokenHash, today()).first<LiveFeed & { label: string }>();
  return feed && isAnswering(feed) ? { ...feed, label: readSaid(feed.label) } : undefined;
}

type Standing = Pick<LiveFeed, 'kind' | 'firmRole' | 'companyRole' | 'isStopped'>;

const isAnswering = ({ kind, firmRole, companyRole, isStopped }: Standing): boolean =>
  isStopped !== 1 && mayRead(kind === 'company' ? 'company' : 'firm', [firmRole, companyRole]);

type FirmFeed = Pick<CalendarFeed, 'id' | 'kind' | 'label' | 'createdAt' | 'lastReadAt'> & {
  personName: string;
  isAnswering: boolean;
};

const MOST_FEEDS = 500;

// A client's feed is the firm's to see, whoever of its staff or of the client made it.
const OF_FIRM = `f.revoked_at IS NULL AND (f.ca_firm_id = ?1 OR f.company_id IN (SELECT id FROM companies WHERE ca_firm_id = ?1))`;
const FIRM_FEEDS = `SELECT f.id, f.kind, f.label, f.created_at createdAt, f.last_read_at lastReadAt, u.name personName,
    m.role firmRole, a.role companyRole, c.client_status = 'archived' OR f.ended_at IS NOT NULL isStopped
  FROM calendar_feeds f JOIN users u ON u.id = f.user_id ${STANDING} WHERE ${OF_FIRM} ORDER BY f.id DESC LIMIT ${MOST_FEEDS}`;

/** All feeds of a firm and its clients that were not revoked, newest first; those of whoever lost access do not answer. */
export async function listFirmFeeds(d1: D1Database, { caFirmId }: FirmScope): Promise<FirmFeed[]> {
  type Row = Omit<FirmFeed, 'isAnswering' | 'label'> & Omit<Standing, 'kind'> & { label: string };
  const { results } = await d1.prepare(FIRM_FEEDS).bind(caFirmId, today()).all<Row>();
  return results.map(({ firmRole, companyRole, isStopped, label, ...feed }) => ({
    ...feed,
    label: readSaid(label),
    isAnswering: isAnswering({ kind: feed.kind, firmRole, companyRole, isStopped }),
  }));
}

/** A feed of a firm or of one of its clients, revoked or not. */
export function findFirmFeed(d1: D1Database, { caFirmId }: FirmScope, id: string): Promise<CalendarFeed | undefined> {
  const ofClient = sql`${feeds.companyId} IN (SELECT id FROM companies WHERE ca_firm_id = ${caFirmId})`;
  return openDatabase(d1)
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, id), or(eq(feeds.caFirmId, caFirmId), ofClient)))
    .get();
}

const CALENDAR_OF = {
  company: 'GET /companies/:companyId/compliance-calendar',
  firm: 'GET /ca-firms/:caFirmId/compliance-calendar',
} as const satisfies Record<string, keyof typeof calendarCalls>;

/** Whether roles read a calendar: a feed shows nothing that the call does not. */
export function mayRead(subject: keyof typeof CALENDAR_OF, roles: readonly (Role | null)[]): boolean {
  const call = calendarCalls[CALENDAR_OF[subject]];
  const actors = roles.filter((role) => role !== null).map(actorOf);
  return verdictFor(call, actors) === 'allow';
}

/** Whether a feed carries the clients assigned to its person alone: it was made so, or they see no others. */
const isNarrow = ({ kind, firmRole }: LiveFeed): boolean =>
  kind === 'staff' || (kind === 'firm' && firmRole === 'staff');

/** The companies a feed carries. */
function clientsOf(d1: D1Database, feed: LiveFeed) {
  const { id, name, clientStatus, caFirmId } = companies;
  const isOne = feed.companyId
    ? eq(id, feed.companyId)
    : and(
        eq(caFirmId, feed.caFirmId ?? ''),
        sql`${clientStatus} <> 'archived'`,
        isNarrow(feed) ? isAssignedTo(id, feed.userId, feed.caFirmId ?? '') : undefined,
      );
  return openDatabase(d1).select({ id, name }).from(companies).where(isOne);
}

const GIVEN = `INSERT INTO feed_versions (id) VALUES (?1)
  ON CONFLICT (id) DO UPDATE SET is_given = 1 WHERE is_given = 0`;
const SEEN = 'UPDATE calendar_feeds SET last_read_at = ?2 WHERE id = ?1';

/** A calendar program asks a few times a day; who asks this often has lost its way. */
const READS = { most: 30, seconds: 60 };

/**
 * The state of the calendar that a feed is of, and the note that it was asked for. From here on it counts as given, before a row of
 * it is read: a change that comes in between raises it, and the next reading sees more than this one may have. Throws 429 where it is
 * asked for too often.
 */
export async function openFeed(d1: D1Database, feed: LiveFeed): Promise<number> {
  const { count, mustBeWithin } = attemptCounted(d1, `feed:${feed.id}`, READS);
  const [counted, , version] = await d1.batch<{ version: number }>([
    count,
    d1.prepare(GIVEN).bind(chainOf(feed)),
    d1.prepare('SELECT version FROM feed_versions WHERE id = ?1').bind(chainOf(feed)),
    d1.prepare(SEEN).bind(feed.id, now().toISOString()),
  ]);
  if (counted) mustBeWithin(counted);
  return version?.results[0]?.version ?? 0;
}

type FeedWindow = { from: IsoDate; to: IsoDate; goneSince: IsoDate };

/** More than this no calendar program takes gracefully: what is furthest off then waits until it comes nearer. */
export const FEED_ITEMS = 20_000;

/** Where items of a feed are found, up to the end of its window. */
function itemsOf(feed: LiveFeed, { to }: Pick<FeedWindow, 'to'>): SQL | undefined {
  const items = complianceItems;
  const isOne = feed.companyId ? eq(items.companyId, feed.companyId) : eq(items.calendarFirmId, feed.caFirmId ?? '');
  const isTheirs = isNarrow(feed) ? isAssignedTo(items.companyId, feed.userId, feed.caFirmId ?? '') : undefined;
  return and(isOne, isTheirs, lte(items.dueDate, to));
}

/**
 * The names of the companies that a feed carries, and the last day that it holds as a whole, where it has more items than it may;
 * undefined where it holds all.
 */
export async function extentOf(d1: D1Database, feed: LiveFeed, window: FeedWindow) {
  const items = complianceItems;
  const beyond = openDatabase(d1)
    .select({ dueDate: items.dueDate })
    .from(items)
    .where(and(itemsOf(feed, window), gte(items.dueDate, window.from), STANDS))
    .orderBy(asc(items.dueDate))
    .limit(1)
    .offset(FEED_ITEMS);
  const [clients, [first]] = await openDatabase(d1).batch([clientsOf(d1, feed), beyond]);
  return { names: new Map(clients.map(({ id, name }) => [id, name])), end: first && addDays(first.dueDate, -1) };
}

// A calendar of a firm is read in few round trips, and each piece of it is written out before the next is read.
const PIECE = 1_048_576;

/** The items of a feed by due day, piece by piece; then those that were withdrawn, which are told of for a while. */
export async function* readFeed(
  d1: D1Database,
  feed: LiveFeed,
  names: ReadonlyMap<string, string>,
  window: FeedWindow,
): AsyncGenerator<FirmRow[]> {
  const { dueDate, status, updatedAt } = complianceItems;
  const isGone = and(inArray(status, ['withdrawn', 'not_due']), gte(updatedAt, window.goneSince));
  for (const told of [STANDS, isGone]) {
    const where = and(itemsOf(feed, window), told);
    const since = gte(dueDate, window.from);
    const reading = { table: complianceItems, where, since, order: [dueDate] } as const;
    for await (const rows of rowsInPieces(d1, { ...reading, thenAsStored: true, pieceBytes: PIECE }))
      yield rows.map((item) => ({ item, companyName: names.get(item.companyId) ?? '' }));
  }
}
