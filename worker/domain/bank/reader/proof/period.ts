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
const MONTHS = new RegExp(
  String.raw`\b(${MONTH})\.?[-/, ']*((?:19|20)\d{2})\b|(?<![\d/.-])(0?[1-9]|1[0-2])[-/]((?:19|20)\d{2})(?!\d)`,
  'gi',
);
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
  return firstPeriod(records, ofDays) ?? ofTwoLines(records) ?? firstPeriod(records, ofMonths);
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

function ofDays(text: string): Period {
  if (!OF_PERIOD.test(text)) return null;
  const [from, to] = daysIn(text);
  return from && to && from <= to ? { from, to } : null;
}

const START = /^\W*(?:(?:statement|period|txn|transaction|date)\W+)?(?:start|from|begin)/i;
const END = /^\W*(?:(?:statement|period|txn|transaction|date)\W+)?(?:end|to|till|upto)\b/i;

function ofTwoLines(records: readonly Cells[]): Period {
  const dayAfter = (label: RegExp) =>
    records.flatMap((cells) => (label.test(cells[0] ?? '') ? daysIn(cells.join(' ')).slice(0, 1) : []))[0];
  const [from, to] = [dayAfter(START), dayAfter(END)];
  return from && to && from <= to ? { from, to } : null;
}

function ofMonths(text: string): Period {
  if (!OF_MONTH.test(text) || OTHER_MONTH.test(text) || DAYS_THERE.test(text)) return null;
  const months = [...text.matchAll(MONTHS)].map(([, name, year, number, ofNumber]) =>
    isoDate(`${year ?? ofNumber}-${(number ?? monthNumber(name?.toLowerCase())).padStart(2, '0')}-01`),
  );
  const [from, to = from] = months;
  return from && to && from <= to && months.length <= 2 ? { from, to: addDays(addMonths(to, 1), -1) } : null;
}

const DAYS_THERE = new RegExp(DAYS.source, 'i');

/** A period, and those that go on with it where one statement follows another. */
export function wholePeriod(first: Period, below: readonly Cells[]): Period {
  return below.reduce((whole, cells) => {
    const next = whole && periodIn([cells]);
    const goesOn = next && next.from >= whole.from && next.from <= addDays(whole.to, 1) && next.to > whole.to;
    return goesOn ? { from: whole.from, to: next.to } : whole;
  }, first);
}
