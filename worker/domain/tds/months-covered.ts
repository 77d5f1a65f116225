import { ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import type { TaxAtSource } from './law/charge';
import { TDS_RATES, type TdsNature } from './natures';

// biome-ignore format: the twelve read as a row
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = "(?:[\\s'’./-]{0,2}(20\\d{2}|\\d{2})(?!\\d))?";
const DAY = '(?:\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]{0,2})?';
const RANGE = new RegExp(
  `${DAY}\\b${NAME}(?![a-z])${YEAR}\\s*(?:-|–|\\bto\\b|\\btill\\b|\\bupto\\b|\\bup to\\b|\\buntil\\b)\\s*${DAY}${NAME}(?![a-z])${YEAR}`,
  'i',
);
const NAMED = new RegExp(`\\b${NAME}(?![a-z])${YEAR}`, 'gi');
const LIST = new RegExp(
  `\\b${NAME}(?![a-z])${YEAR}(?:\\s*(?:,|&|\\+|;|/|\\band\\b)\\s*(?:(?:rent|lease|for|of|month|the)\\s*)*\\b${NAME}(?![a-z])${YEAR})+`,
  'i',
);
const COUNTED = /\b(\d{1,2}|two|three|four|five|six|nine|eleven|twelve)[\s-]*(?:months?|mths?|mnths?)\b/i;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, nine: 9, eleven: 11, twelve: 12 },
};
const QUARTER = /\b(?:quarterly|quarter|qtrly|qtr)\b/i;
const HALF_YEAR = /\bhalf[\s-]?year(?:ly)?\b/i;
const MOST = 24;

const placeOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());
/** How many months a month lies after another, in the same year or the next. */
const monthsOn = (from: string, to: string): number => (placeOf(to) - placeOf(from) + 12) % 12;
const monthAt = (count: number): string => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
const countOf = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The year of a month as it is written: four digits, or two near the day; undefined where nothing is, null where it is no year. */
function yearOf(text: string | undefined, on: IsoDate): number | null | undefined {
  if (text === undefined) return undefined;
  const year = text.length === 4 ? Number(text) : 2000 + Number(text);
  return Math.abs(year - Number(on.slice(0, 4))) <= 2 ? year : null;
}

/** A month without a year is the nearest to the day. */
function nearest(place: number, on: IsoDate): number {
  const base = countOf(on);
  const found = base - ((base - place) % 12);
  return base - found > 6 ? found + 12 : found;
}

/**
 * The months for which a text says that something is paid, in their order: "Rent Apr to Jun 2026", "rent for April, May and June",
 * "3 months' rent", "quarterly rent". Undefined where it names one or none, and where parts of months are meant. What counts months and
 * names none begins with the month of the day.
 */
export function monthsCovered(text: string, on: IsoDate): readonly string[] | undefined {
  const range = RANGE.exec(text);
  if (range) return ofRange(range, on);
  const list = LIST.exec(text);
  if (list) return ofList(list[0], on);
  const counted = COUNTED.exec(text)?.[1]?.toLowerCase();
  const count = counted ? (COUNTS[counted] ?? Number(counted)) : QUARTER.test(text) ? 3 : HALF_YEAR.test(text) ? 6 : 1;
  const [first] = [...text.matchAll(NAMED)];
  const start = first?.[1] ? startOf(first[1], first[2], on) : countOf(on);
  return start === null ? undefined : spanOf(start, count);
}

const startOf = (name: string, written: string | undefined, on: IsoDate): number | null => {
  const year = yearOf(written, on);
  if (year === null) return null;
  return year === undefined ? nearest(placeOf(name), on) : year * 12 + placeOf(name);
};

const spanOf = (start: number, count: number): readonly string[] | undefined =>
  count < 2 || count > MOST ? undefined : Array.from({ length: count }, (_, index) => monthAt(start + index));

function ofRange(found: RegExpExecArray, on: IsoDate): readonly string[] | undefined {
  const [, firstDay, first = '', firstYear, lastDay, last = '', lastYear] = found;
  // From the middle of a month to the middle of another: whose months these are, nobody can tell.
  if ((firstDay && Number(firstDay) !== 1) || (lastDay && Number(lastDay) < 28)) return undefined;
  const [from, to] = [yearOf(firstYear, on), yearOf(lastYear, on)];
  if (from === null || to === null) return undefined;
  const gap = monthsOn(first, last);
  if (to !== undefined && from === undefined) return spanOf(to * 12 + placeOf(last) - gap, gap + 1);
  const start = from === undefined ? nearest(placeOf(first), on) : from * 12 + placeOf(first);
  const end = to === undefined ? start + gap : to * 12 + placeOf(last);
  return spanOf(start, end - start + 1);
}

function ofList(text: string, on: IsoDate): readonly string[] | undefined {
  const named = [...text.matchAll(NAMED)].map(([, name = '', year]) => ({ name, year }));
  const years = named.flatMap(({ year }) => (year === undefined ? [] : [yearOf(year, on)]));
  if (years.includes(null)) return undefined;
  const last = named.at(-1);
  const [first] = named;
  if (!first || !last) return undefined;
  const end = last.year === undefined ? undefined : startOf(last.name, last.year, on);
  const gap = monthsOn(first.name, last.name);
  const start = end == null ? startOf(first.name, first.year, on) : end - gap;
  if (start === null) return undefined;
  const months = named.map(({ name }) => start + monthsOn(first.name, name));
  const all = [...new Set(months)].toSorted((one, other) => one - other);
  return all.length < 2 ? undefined : all.map(monthAt);
}

/** The months that a payment says it covers, where its nature has a limit for each month on the day. */
export function coveredMonths(nature: TdsNature, text: string, on: IsoDate): readonly string[] | undefined {
  const charge = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], on)?.value.charge;
  return charge?.on === 'whole' && charge.limit.per === 'month' ? monthsCovered(text, on) : undefined;
}
