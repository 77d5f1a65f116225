import { and, asc, desc, eq, gte, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Role } from '../../../domain/session/roles';
import type { IsoDate } from '../../../domain/shared/dates';
import { actorOf, type Person, verdictFor } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared, readSaid } from '../../../platform/database';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { companies } from '../../company/company.table';
import { calendarCalls } from '../calendar.calls';
import type { FirmRow } from '../calendar.repository';
import { complianceItems } from '../calendar.table';
import { type CalendarFeed, calendarFeeds } from './feed.table';

const feeds = calendarFeeds;

export const FEEDS_PER_PERSON = 20;

/** The feeds of a person that still answer, newest first. */
export function listFeeds(d1: D1Database, person: Person): Promise<CalendarFeed[]> {
  return openDatabase(d1)
    .select()
    .from(feeds)
    .where(and(eq(feeds.userId, person.id), isNull(feeds.revokedAt)))
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
  return { id: newId(), ...of, userId: person.id, tokenHash, createdAt, lastReadAt: null, revokedAt: null };
}

/** The statements and the trail of a new feed. The trail names it by its id: neither secret nor hash is in it. */
export function makeFeed(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const entry = {
    action: 'feed.create',
    entityType: 'calendar-feed',
    entityId: id,
    after: { kind, label: inBaseWords(label) },
  };
  const insert = prepared(d1, openDatabase(d1).insert(feeds).values(feed));
  return { chainId: chainOf(feed), statements: [insert], entries: [entry] };
}

export function revokeFeed(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const isIt = and(eq(feeds.id, id), isNull(feeds.revokedAt));
  const revoke = openDatabase(d1).update(feeds).set({ revokedAt: now().toISOString() }).where(isIt);
  const entry = {
    action: 'feed.revoke',
    entityType: 'calendar-feed',
    entityId: id,
    before: { kind, label: inBaseWords(label) },
  };
  return { chainId: chainOf(feed), statements: [prepared(d1, revoke), mustHaveChanged(d1)], entries: [entry] };
}

function chainOf({ companyId, caFirmId }: CalendarFeed): string {
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
type LiveFeed = Pick<CalendarFeed, 'id' | 'kind' | 'companyId' | 'caFirmId' | 'label'> & {
  personName: string;
  firmRole: Role | null;
  companyRole: Role | null;
};

const LIVE = `SELECT f.id, f.kind, f.company_id companyId, f.ca_firm_id caFirmId, f.label, u.name personName, m.role firmRole,
    a.role companyRole
  FROM calendar_feeds f JOIN users u ON u.id = f.user_id
  LEFT JOIN companies c ON c.id = f.company_id
  LEFT JOIN firm_members m ON m.user_id = f.user_id AND m.ca_firm_id = coalesce(f.ca_firm_id, c.ca_firm_id)
    AND m.removed_at IS NULL
  LEFT JOIN company_access a ON a.user_id = f.user_id AND a.company_id = f.company_id AND a.removed_at IS NULL
  WHERE f.token_hash = ?1 AND f.revoked_at IS NULL`;

/** The feed of a secret, unless it was revoked or its person may no longer see what it carries. */
export async function findLiveFeed(d1: D1Database, tokenHash: string): Promise<LiveFeed | undefined> {
  const feed = await d1.prepare(LIVE).bind(tokenHash).first<LiveFeed & { label: string }>();
  return feed && mayRead(feed.kind === 'company' ? 'company' : 'firm', [feed.firmRole, feed.companyRole])
    ? { ...feed, label: readSaid(feed.label) }
    : undefined;
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

type Client = { id: string; name: string };

/** The companies a feed carries. Of staff: those the person is named as the manager of, whatever the case of the letters. */
export async function clientsOf(d1: D1Database, feed: LiveFeed): Promise<Client[]> {
  const { id, name, assignedManager, clientStatus, caFirmId } = companies;
  const isOne = feed.companyId
    ? eq(id, feed.companyId)
    : and(eq(caFirmId, feed.caFirmId ?? ''), sql`${clientStatus} <> 'archived'`);
  const rows = await openDatabase(d1).select({ id, name, assignedManager }).from(companies).where(isOne);
  return feed.kind === 'staff' ? rows.filter((row) => isSameName(row.assignedManager, feed.personName)) : rows;
}

// SQLite folds the case of ASCII only, so names are compared here.
const isSameName = (one: string | null, other: string): boolean =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

type FeedWindow = { from: IsoDate; to: IsoDate; goneSince: IsoDate };

/** More than this no calendar program takes gracefully: what is furthest off then waits until it comes nearer. */
export const FEED_ITEMS = 20_000;

/** The items of a feed by due day, and the note that it was read. What was withdrawn is told of for a while. */
export async function readFeed(
  d1: D1Database,
  feedId: string,
  clients: readonly Client[],
  { from, to, goneSince }: FeedWindow,
): Promise<FirmRow[]> {
  const items = complianceItems;
  const db = openDatabase(d1);
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(clients.map(({ id }) => id))}))`;
  const isTold = or(notInArray(items.status, ['withdrawn', 'not_due']), gte(items.updatedAt, goneSince));
  const rows = db
    .select()
    .from(items)
    .where(and(sql`${items.companyId} IN ${ids}`, gte(items.dueDate, from), lte(items.dueDate, to), isTold))
    .orderBy(asc(items.dueDate), asc(items.id))
    .limit(FEED_ITEMS + 1);
  const seen = db.update(calendarFeeds).set({ lastReadAt: now().toISOString() }).where(eq(calendarFeeds.id, feedId));
  const [found] = await db.batch([rows, seen]);
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return found.map((item) => ({ item, companyName: names.get(item.companyId) ?? '' }));
}
