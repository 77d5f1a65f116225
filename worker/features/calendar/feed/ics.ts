import {
  escape as escaped,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { type IsoDate, isoDate } from '../../../domain/shared/dates';
import { shortDayInWords } from '../../../domain/shared/days-in-words';
import type { CalendarItem } from '../calendar.contract';

/** The range of RFC 5545: 1 is the highest, 9 the lowest. */
const PRIORITY = { critical: 1, high: 3, medium: 5, low: 9 } as const;
const CANCELLED: ReadonlySet<string> = new Set(['withdrawn', 'not_due']);
const DAY_SECONDS = 86_400;

/** `end`: the day after which items were left out, because there are too many. */
type CalendarFacts = { name: string; today: IsoDate; isSubscribed?: boolean; end?: string };

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
  const { summary, description } = textsOf(item, today);
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

type IcsItem = CalendarItem & { companyName?: string };

/** What an event says: its title, and line by line what a reader of the calendar wants to know of it. */
function textsOf(item: IcsItem, today: IsoDate): { summary: string; description: string[] } {
  const isDone = item.status === 'completed' || item.status === 'settled';
  const whose = item.companyName ? `${item.companyName}: ` : '';
  return {
    summary: `${isDone ? 'Done: ' : ''}${whose}${item.title}`,
    description: [
      ...(item.description ? [item.description] : []),
      ...stateLines(item),
      ...(isDone ? [] : [...costLines(item, today), ...item.moves.map(movedLine)]),
      ...(isDone ? [] : item.waivers.map((waiver) => waivedLine(waiver, item.dueDate))),
      ...(item.isUnverified ? ['Unverified: a rule behind this has not been confirmed'] : []),
      ...(item.note ? [`Note: ${item.note}`] : []),
    ],
  };
}

function stateLines({ status, doneOn, acknowledgement, isOptional }: CalendarItem): string[] {
  const by = acknowledgement ? `, acknowledgement ${acknowledgement}` : '';
  if (status === 'completed') return [`Done${doneOn ? ` on ${shortDayInWords(isoDate(doneOn))}` : ''}${by}`];
  if (status === 'settled') return ['Settled before the books were kept here'];
  if (status === 'unconfirmed') return ['Nobody has said yet whether this was done'];
  if (status === 'withdrawn') return ['Withdrawn: no longer called for'];
  if (status === 'not_due') return ['A person says that nothing was due'];
  return isOptional ? ['Optional: nobody is obliged to it'] : [];
}

function costLines({ penaltyAmount, costPerDay, costCap, status }: CalendarItem, today: IsoDate): string[] {
  const isOpen = status === 'pending' || status === 'overdue' || status === 'unconfirmed';
  if (!isOpen || penaltyAmount === null) return [];
  const more = costPerDay === null || isNothing(costPerDay) ? '' : `, Rs ${costPerDay} more with each further day`;
  const cap = costCap === null ? '' : `, at most Rs ${costCap}`;
  if (isNothing(penaltyAmount) && more === '') return [];
  return [`If done on ${shortDayInWords(today)}: Rs ${penaltyAmount}${more}${cap}`];
}

const isNothing = (amount: string) => /^0\.00$/.test(amount);

const movedLine = ({ from, to, statute }: CalendarItem['moves'][number]) =>
  `Moved from ${shortDayInWords(isoDate(from))} to ${shortDayInWords(isoDate(to))} by ${statute}`;

// Waived is not moved: the words begin with the day that stays.
function waivedLine(
  { filedFrom, filedBy, stillAsked, statute }: CalendarItem['waivers'][number],
  dueDate: string,
): string {
  const fee = stillAsked === 0 ? 'the fee for lateness is waived' : `only ${stillAsked / 100}% of the fee is asked`;
  const window = `if filed from ${shortDayInWords(isoDate(filedFrom))} to ${shortDayInWords(isoDate(filedBy))}`;
  return `Still due on ${shortDayInWords(isoDate(dueDate))}; ${fee} ${window}, by ${statute}`;
}
