import {
  escape as escaped,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { IsoDate } from '../../domain/shared/dates';
import { type IcsItem, wordsOf } from './ics-words';

/** The range of RFC 5545: 1 is the highest, 9 the lowest. */
const PRIORITY = { critical: 1, high: 3, medium: 5, low: 9 } as const;
const CANCELLED: ReadonlySet<string> = new Set(['withdrawn', 'not_due']);
const DAY_SECONDS = 86_400;

/** `end`: the day after which items were left out, because there are too many. */
export type CalendarFacts = { name: string; today: IsoDate; isSubscribed?: boolean; end?: string };

/**
 * Items as a calendar that other programs read: one all-day event each, known by its item's id for good. Its stamp is the
 * item's own last change, so the same items give the same text.
 */
export function calendarText(facts: CalendarFacts, items: readonly IcsItem[]): string {
  const calendar = new ICalCalendar({
    // These two texts the library writes as they are.
    name: escaped(plain(facts.name), false),
    ...(facts.end && { description: escaped(`Up to ${facts.end}; later dates follow as they come nearer`, false) }),
    prodId: { company: 'Anupalan', product: 'Compliance calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(facts.isSubscribed && { ttl: DAY_SECONDS }),
  });
  for (const item of items) calendar.createEvent(eventOf(item, facts.today));
  return `${calendar.toString()}\r\n`;
}

function eventOf(item: IcsItem, today: IsoDate): ICalEventData {
  const start = startOf(item.dueDate);
  const { summary, description } = wordsOf(item, today);
  return {
    id: `${item.id}@anupalan`,
    sequence: item.sequence,
    stamp: instantOf(item.updatedAt) ?? start,
    start,
    end: new Date(start.getTime() + DAY_SECONDS * 1000),
    allDay: true,
    summary: plain(summary),
    description: description.map(plain).join('\n'),
    status: CANCELLED.has(item.status) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: item.type }],
    priority: PRIORITY[item.priority],
  };
}

const startOf = (day: string): Date => new Date(Date.parse(day));

/** The instant of a text; none where it was never written. */
function instantOf(text: string | null): Date | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : new Date(at);
}

// A line break in a person's words would begin a property of its own, and other control characters may not occur at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
const plain = (words: string): string => words.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
