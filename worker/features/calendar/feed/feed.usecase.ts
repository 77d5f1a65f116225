import { hash } from 'node:crypto';
import { addDays, addMonths } from '../../../domain/shared/dates';
import { worded, wordsOf } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { BASE_LANGUAGE } from '../../../platform/http';
import { countAttempt } from '../../../platform/limits';
import { notHere } from '../../../platform/problem';
import { itemJson } from '../calendar.contract';
import { clientsOf, FEED_ITEMS, findLiveFeed, readFeed } from './feed.repository';
import { calendarText } from './ics';

/** A calendar program asks a few times a day; who asks this often has lost its way. */
const READS = { most: 30, seconds: 60 };
const WINDOW = { monthsBack: 3, monthsOn: 15, daysGone: 90 } as const;

/** The calendar behind a secret link. An unknown secret, a revoked one and one of a person who lost access answer alike. */
export async function feedText(d1: D1Database, part: string): Promise<string> {
  const feed = await findLiveFeed(d1, hashOf(secretIn(part)));
  if (!feed) throw notHere();
  await countAttempt(d1, `feed:${feed.id}`, READS);
  const day = today();
  const window = {
    from: addMonths(day, -WINDOW.monthsBack),
    to: addMonths(day, WINDOW.monthsOn),
    goneSince: addDays(day, -WINDOW.daysGone),
  };
  const rows = await readFeed(d1, feed.id, await clientsOf(d1, feed), window);
  const items = rows.slice(0, FEED_ITEMS).map(({ item, companyName }) => ({
    ...worded(itemJson(item, day), BASE_LANGUAGE),
    ...(feed.kind !== 'company' && { companyName }),
  }));
  const end = rows.length > FEED_ITEMS ? items.at(-1)?.dueDate : undefined;
  return calendarText(
    {
      name: wordsOf(feed.label, BASE_LANGUAGE),
      today: day,
      language: BASE_LANGUAGE,
      isSubscribed: true,
      ...(end && { end }),
    },
    items,
  );
}

const SECRET_BYTES = 32;

/** A new secret of 256 bits, as a link can carry it. */
export const newSecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64url');

/** What is kept of a secret. It has all the entropy there is, so one hash without salt is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** The secret in the last part of a link, with or without the ending that some calendars ask for. */
const secretIn = (part: string): string => part.replace(/\.ics$/, '');
