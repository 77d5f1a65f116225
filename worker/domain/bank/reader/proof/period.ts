import { addDays, addMonths, type IsoDate, isoDate } from '../../../shared/dates';
import { MONTH, monthNumber, readBareDay, readDate } from '../cell/dates';
import { type Cells, recordsAbove } from '../file/table';
import type { DateCell, FileFacts, Layout } from '../model';

type Period = FileFacts['period'];

const YEAR = String.raw`(?:\d{4}|\d{2})`;
const DAYS = new RegExp(
  [
    String.raw`(?<![\d/.-])\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)`,
    String.raw`(?<!\d|\d[/.])\d{1,2}([-/.])\d{1,2}\2${YEAR}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th)?[-/. ]?(?:${MONTH})\.?[-/., ]*'?${YEAR}(?!\d)`,
    String.raw`\b(?:${MONTH})\.? ?\d{1,2}(?:st|nd|rd|th)?,? ?\d{4}(?!\d)`,
    String.raw`(?<![\dX*])\d{8}(?![\dX*])`,
  ].join('|'),
  'gi',
);
// A month and two digits with a blank between them may be a day of it.
const MONTHS = new RegExp(
  [
    String.raw`\b(?<name>${MONTH})\.?(?:[-/, '’]*(?<year>(?:19|20)\d{2})| ?[-'’] ?(?<short>\d{2}))(?![\d/.-])`,
    String.raw`(?<![\d/.-])(?<number>0?[1-9]|1[0-2])[-/](?<ofNumber>(?:19|20)\d{2})(?!\d)`,
  ].join('|'),
  'gi',
);
/** Days of which the first leaves out what it shares with the second: '1 - 30 June 2025', 'June 1 - June 30, 2025'. */
const ST = '(?:st|nd|rd|th)?';
const JOINED = String.raw`\s*(?:-|–|—|to|till|until)\s*`;
const SHORT_RANGES = [
  String.raw`(?<!\d[/.-]?)(?<from>\d{1,2})${ST}(?: (?<first>${MONTH})\.?)?${JOINED}(?<to>\d{1,2})${ST},? (?<last>${MONTH})\.?,?\s+(?<year>\d{4})\b`,
  String.raw`\b(?<first>${MONTH})\.? (?<from>\d{1,2})${ST}${JOINED}(?:(?<last>${MONTH})\.? )?(?<to>\d{1,2})${ST},?\s+(?<year>\d{4})\b`,
].map((pattern) => new RegExp(pattern, 'gi'));
const FINANCIAL_YEAR = /\b(?:f\.?\s?y\.?|financial year)[\s:.-]*(20\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b/i;
const OF_PERIOD = /from|period|between|\b(?:to|through|till|until|upto|range)\b/i;
const OF_MONTH = /\b(?:period|month|statement)\b/i;
// A month there is that of something else.
const OTHER_MONTH = /\b(?:generated|printed|issued|opened|opening|since|due|expir\w*|valid)\b/i;

/** The period that the lines above the table print. */
export const periodAbove = (layout: Layout): Period => periodIn(recordsAbove(layout));

/** The period that the name of a file says: two days, or a month. */
export function periodOfName(fileName: string): Period {
  const spelt = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_+]|(?<=[a-z])-|-(?=[a-z])|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])|(?<=\d{4}-\d{2}-\d{2})-/gi, ' ')
    .replace(/(\d{1,2}) ([a-z]{3,9}) (\d{4})/gi, '$1-$2-$3');
  return ofDays(`period ${spelt}`) ?? ofMonths(`period ${spelt}`);
}

/** Two days on a line that speaks of a period, a start and an end on two lines, or the months that the statement is of. */
export function periodIn(records: readonly Cells[]): Period {
  return (
    firstPeriod(records, ofDays) ??
    ofTwoLines(records) ??
    firstPeriod(records, ofMonths) ??
    firstPeriod(records, ofFinancialYear)
  );
}

function firstPeriod(records: readonly Cells[], periodOf: (text: string) => Period): Period {
  for (const cells of records) {
    const period = periodOf(cells.join(' '));
    if (period) return period;
  }
  return null;
}

/** The days of a line, in the one order of day and month in which all of them are days. */
function daysIn(text: string): IsoDate[] {
  const found = (text.match(DAYS) ?? []).map(readAnyDay).filter(({ dayFirst, monthFirst }) => dayFirst || monthFirst);
  const isMonthFirst = found.some(({ dayFirst }) => !dayFirst) && found.every(({ monthFirst }) => monthFirst);
  return found.flatMap(({ dayFirst, monthFirst }) => (isMonthFirst ? monthFirst : dayFirst) ?? []);
}

const readAnyDay = (text: string): DateCell => (/^\d{8}$/.test(text) ? readBareDay(text) : readDate(text));

function ofDays(printed: string): Period {
  const text = SHORT_RANGES.reduce((whole, range) => whole.replace(range, spellRange), printed);
  if (!OF_PERIOD.test(text) && !isRange(text)) return null;
  const [from, to] = daysIn(text);
  return from && to && from <= to ? { from, to } : null;
}

/** Both days in full; of a range over the end of a year the first is of the year before. */
function spellRange(...match: unknown[]): string {
  const { from, to, first, last, year } = match.at(-1) as Record<string, string | undefined>;
  const [month, lastMonth] = [first ?? last ?? '', last ?? first ?? ''];
  const isOver = monthNumber(month.toLowerCase()) > monthNumber(lastMonth.toLowerCase());
  return `${from} ${month} ${Number(year) - (isOver ? 1 : 0)} to ${to} ${lastMonth} ${year}`;
}

const BETWEEN_DAYS = /^[\s,]*(?:-|–|—)[\s,]*$/;

/** Whether a line is two days with nothing but a dash between them, and speaks of nothing else that has days. */
function isRange(text: string): boolean {
  const [first, second, ...more] = [...text.matchAll(DAYS)];
  if (!first || !second || more.length > 0 || OTHER_MONTH.test(text)) return false;
  return BETWEEN_DAYS.test(text.slice(first.index + first[0].length, second.index));
}

const START = /^\W*(?:(?:statement|period|txn|transaction|date)\W+)?(?:start|from|begin)/i;
const END = /^\W*(?:(?:statement|period|txn|transaction|date)\W+)?(?:end|to|till|upto)\b/i;

function ofTwoLines(records: readonly Cells[]): Period {
  // Beside its label, or below it.
  const dayAt = (row: number, at: number) =>
    daysIn(records[row]?.slice(at).join(' ') ?? '')[0] ?? daysIn(records[row + 1]?.[at] ?? '')[0];
  const dayAfter = (label: RegExp) =>
    records.flatMap((cells, row) => cells.flatMap((cell, at) => (label.test(cell) ? (dayAt(row, at) ?? []) : [])))[0];
  const [from, to] = [dayAfter(START), dayAfter(END)];
  return from && to && from <= to ? { from, to } : null;
}

function ofMonths(text: string): Period {
  if (!OF_MONTH.test(text) || OTHER_MONTH.test(text) || DAYS_THERE.test(text)) return null;
  const months = [...text.matchAll(MONTHS)].map(({ groups: { name, year, short, number, ofNumber } = {} }) => {
    const month = number ?? monthNumber(name?.toLowerCase());
    return isoDate(`${year ?? ofNumber ?? `20${short}`}-${month.padStart(2, '0')}-01`);
  });
  const [from, to = from] = months;
  return from && to && from <= to && months.length <= 2 ? { from, to: addDays(addMonths(to, 1), -1) } : null;
}

const DAYS_THERE = new RegExp(DAYS.source, 'i');

function ofFinancialYear(text: string): Period {
  if (!OF_MONTH.test(text) || OTHER_MONTH.test(text) || DAYS_THERE.test(text)) return null;
  const [, begins, ends] = FINANCIAL_YEAR.exec(text) ?? [];
  if (!begins || Number(ends) !== (Number(begins) + 1) % 100) return null;
  return { from: isoDate(`${begins}-04-01`), to: isoDate(`${Number(begins) + 1}-03-31`) };
}

/** A period, and those that go on with it where one statement follows another. */
export function wholePeriod(first: Period, below: readonly Cells[]): Period {
  return below.reduce((whole, cells) => {
    const next = whole && periodIn([cells]);
    const goesOn = next && next.from >= whole.from && next.from <= addDays(whole.to, 1) && next.to > whole.to;
    return goesOn ? { from: whole.from, to: next.to } : whole;
  }, first);
}
