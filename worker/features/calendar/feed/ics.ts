import {
  escape as escaped,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { areaName } from '../../../domain/calendar/values';
import { type IsoDate, isoDate } from '../../../domain/shared/dates';
import { atRate, onDay } from '../../../domain/shared/explained';
import { type Language, type Message, type Said, say, wordsOf } from '../../../domain/shared/message';
import { type BasisPoints, parseRupees } from '../../../domain/shared/money';
import type { CalendarItem } from '../calendar.contract';

/** The range of RFC 5545: 1 is the highest, 9 the lowest. */
const PRIORITY = { critical: 1, high: 3, medium: 5, low: 9 } as const;
const CANCELLED: ReadonlySet<string> = new Set(['withdrawn', 'not_due']);
const DAY_SECONDS = 86_400;

/** `end`: the day after which items were left out, because there are too many. */
type CalendarFacts = { name: string; today: IsoDate; language: Language; isSubscribed?: boolean; end?: string };

/**
 * Items as a calendar that other programs read: one all-day event each, known by its item's id for good. Its stamp is the
 * item's own last change, so the same items give the same text.
 */
export function calendarText(facts: CalendarFacts, items: readonly IcsItem[]): string {
  const calendar = new ICalCalendar({
    // These two texts the library writes as they are.
    name: escaped(plain(facts.name), false),
    ...(facts.end && { description: escaped(wordsOf(upTo(facts.end), facts.language), false) }),
    prodId: { company: 'Anupalan', product: 'compliance-calendar', language: facts.language.tag.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(facts.isSubscribed && { ttl: DAY_SECONDS }),
  });
  for (const item of items) calendar.createEvent(eventOf(item, facts));
  return `${calendar.toString()}\r\n`;
}

const END = 'END:VCALENDAR\r\n';

/** The same, piece by piece: what is held at once is one of them, however many items there are. */
export async function* calendarInPieces(
  facts: CalendarFacts,
  pieces: AsyncIterable<readonly IcsItem[]>,
): AsyncGenerator<Uint8Array[]> {
  const encoder = new TextEncoder();
  const head = calendarText(facts, []).slice(0, -END.length);
  yield [encoder.encode(head)];
  for await (const items of pieces) yield [encoder.encode(calendarText(facts, items).slice(head.length, -END.length))];
  yield [encoder.encode(END)];
}

const upTo = (end: string): Message => say('calendar.ics.up-to', { day: onDay(isoDate(end)) });

function eventOf(item: IcsItem, { today, language }: CalendarFacts): ICalEventData {
  const start = startOf(item.dueDate);
  const { summary, description } = textsOf(item, today);
  return {
    id: `${item.id}@anupalan`,
    sequence: item.sequence,
    stamp: instantOf(item.updatedAt) ?? start,
    start,
    end: new Date(start.getTime() + DAY_SECONDS * 1000),
    allDay: true,
    summary: plain(wordsOf(summary, language)),
    description: description.map((line) => plain(wordsOf(line, language))).join('\n'),
    status: CANCELLED.has(item.status) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: wordsOf(areaName(item.type), language) }],
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

export type IcsItem = CalendarItem & { companyName?: string };

/** What an event says: its title, and line by line what a reader of the calendar wants to know of it. */
function textsOf(item: IcsItem, today: IsoDate): { summary: Said; description: Said[] } {
  const isDone = item.status === 'completed' || item.status === 'settled';
  const { title, companyName: company } = item;
  const named = company ? say('calendar.ics.of-company', { company, title }) : title;
  return {
    summary: isDone ? say('calendar.ics.done', { title: named }) : named,
    description: [
      ...(item.description ? [item.description] : []),
      ...stateLines(item),
      ...(isDone ? [] : [...costLines(item, today), ...item.moves.map(movedLine)]),
      ...(isDone ? [] : item.waivers.map((waiver) => waivedLine(waiver, item.dueDate))),
      ...(item.isUnverified ? [say('calendar.ics.unverified')] : []),
      ...(item.note ? [say('calendar.ics.note', { note: item.note })] : []),
    ],
  };
}

const SAID_OF_STATE: readonly string[] = ['settled', 'unconfirmed', 'withdrawn', 'not_due'];

function stateLines(item: CalendarItem): Message[] {
  const { status, isOptional } = item;
  if (status === 'completed') return [doneLine(item)];
  if (SAID_OF_STATE.includes(status)) return [say(`calendar.ics.state.${status}`)];
  return isOptional ? [say('calendar.ics.optional')] : [];
}

function doneLine({ doneOn, acknowledgement: number }: CalendarItem): Message {
  if (!doneOn) return number ? say('calendar.ics.done-by', { number }) : say('calendar.state.completed');
  const day = onDay(isoDate(doneOn));
  return number ? say('calendar.ics.done-on-by', { day, number }) : say('calendar.ics.done-on', { day });
}

function costLines({ penaltyAmount, costPerDay, costCap, status }: CalendarItem, today: IsoDate): Message[] {
  const isOpen = status === 'pending' || status === 'overdue' || status === 'unconfirmed';
  if (!isOpen || penaltyAmount === null) return [];
  const grows = costPerDay !== null && !isNothing(costPerDay);
  if (isNothing(penaltyAmount) && !grows) return [];
  const about = {
    day: onDay(today),
    cost: { exact: parseRupees(penaltyAmount) },
    more: { exact: parseRupees(costPerDay ?? '0') },
    cap: { exact: parseRupees(costCap ?? '0') },
  };
  if (grows) return [say(costCap === null ? 'calendar.ics.cost-growing' : 'calendar.ics.cost-growing-to', about)];
  return [say(costCap === null ? 'calendar.ics.cost' : 'calendar.ics.cost-at-most', about)];
}

const isNothing = (amount: string) => /^0\.00$/.test(amount);

const movedLine = ({ from, to, statute }: CalendarItem['moves'][number]) =>
  say('calendar.ics.moved', { from: onDay(isoDate(from)), to: onDay(isoDate(to)), statute });

// Waived is not moved: the words begin with the day that stays.
function waivedLine(
  { filedFrom, filedBy, stillAsked, statute }: CalendarItem['waivers'][number],
  dueDate: string,
): Message {
  return say(stillAsked === 0 ? 'calendar.ics.waived' : 'calendar.ics.waived-in-part', {
    due: onDay(isoDate(dueDate)),
    share: atRate(stillAsked as BasisPoints),
    from: onDay(isoDate(filedFrom)),
    to: onDay(isoDate(filedBy)),
    statute,
  });
}
