import { hash } from 'node:crypto';
import { addDays, addMonths, type IsoDate } from '../../../domain/shared/dates';
import { worded, wordsOf } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { pagesOf } from '../../../platform/database';
import { BASE_LANGUAGE } from '../../../platform/http';
import { hashOf } from '../../../platform/ids';
import { notHere } from '../../../platform/problem';
import { itemJson } from '../calendar.contract';
import type { FirmRow } from '../calendar.repository';
import { extentOf, findLiveFeed, type LiveFeed, openFeed, readFeed } from './feed.repository';
import { calendarInPieces, type IcsItem } from './ics';

const WINDOW = { monthsBack: 3, monthsOn: 15, daysGone: 90 } as const;

/** A calendar that is read: the mark of its state, and its text, which is made as it is read. */
type Opened = { etag: string; parts: () => Promise<AsyncGenerator<Uint8Array[]>> };

/** The calendar behind a secret link. An unknown secret, a revoked one and one of a person who lost access answer alike. */
export async function openedFeed(d1: D1Database, part: string): Promise<Opened> {
  const feed = await findLiveFeed(d1, hashOf(secretIn(part)));
  if (!feed) throw notHere();
  const day = today();
  const version = await openFeed(d1, feed);
  // What waiting costs is said as of the day.
  const state = [FORM, feed.id, version, day, wordsOf(feed.label, BASE_LANGUAGE)];
  return {
    etag: `"${hash('sha256', JSON.stringify(state), 'hex').slice(0, 32)}"`,
    parts: () => partsOf(d1, feed, day),
  };
}

/** Raised when the same items are written otherwise. */
const FORM = 1;

async function partsOf(d1: D1Database, feed: LiveFeed, day: IsoDate): Promise<AsyncGenerator<Uint8Array[]>> {
  const window = {
    from: addMonths(day, -WINDOW.monthsBack),
    to: addMonths(day, WINDOW.monthsOn),
    goneSince: addDays(day, -WINDOW.daysGone),
  };
  const { names, end } = await extentOf(d1, feed, window);
  const facts = {
    name: wordsOf(feed.label, BASE_LANGUAGE),
    today: day,
    language: BASE_LANGUAGE,
    isSubscribed: true,
    ...(end && { end }),
  };
  const rows = readFeed(d1, feed, names, { ...window, to: end ?? window.to });
  return calendarInPieces(facts, saidOf(rows, feed, day));
}

async function* saidOf(pieces: AsyncIterable<FirmRow[]>, { kind }: LiveFeed, day: IsoDate): AsyncGenerator<IcsItem[]> {
  for await (const rows of pieces)
    for (const some of pagesOf(rows, WRITTEN_AT_ONCE))
      yield some.map(({ item, companyName }) => ({
        ...worded(itemJson(item, day), BASE_LANGUAGE),
        ...(kind !== 'company' && { companyName }),
      }));
}

/** Items whose events are put together at a time: as events they take many times what their rows do. */
const WRITTEN_AT_ONCE = 50;

/** Whether a reader has this state already, by what they say of those they have (RFC 9110, 13.1.2). */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === etag);

/** The secret in the last part of a link, with or without the ending that some calendars ask for. */
const secretIn = (part: string): string => part.replace(/\.ics$/, '');
