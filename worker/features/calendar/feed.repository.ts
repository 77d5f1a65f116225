import { and, desc, eq, isNull } from 'drizzle-orm';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Person } from '../../platform/scope';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
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
export function feedMade(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const entry = { action: 'feed.create', entityType: 'calendar-feed', entityId: id, after: { kind, label } };
  const insert = prepared(d1, openDatabase(d1).insert(feeds).values(feed));
  return { chainId: chainOf(feed), statements: [insert], entries: [entry] };
}

export function feedRevoked(d1: D1Database, feed: CalendarFeed): Change {
  const { id, kind, label } = feed;
  const isIt = and(eq(feeds.id, id), isNull(feeds.revokedAt));
  const revoke = openDatabase(d1).update(feeds).set({ revokedAt: now().toISOString() }).where(isIt);
  const entry = { action: 'feed.revoke', entityType: 'calendar-feed', entityId: id, before: { kind, label } };
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
