import { bareText } from './cell-text';

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?:[.:]\d+)?`;
const ZONE = String.raw`(?:\s*(ist|z|utc|gmt|(?:gmt|utc)?[+-]\d{2}:?\d{2}))?`;
const TIME = new RegExp(String.raw`(?<=\d)(?:[\s,|]+(?:at\s+|-\s+)?|t|:)${CLOCK}\s*([ap]\.?m\.?)?(?:\s*hrs)?${ZONE}$`);
/** No day is written longer, with its weekday, its time and its zone. */
const LONGEST = 64;
/** A second day behind the first, as in '01-Oct-26 (02-Oct-26)': the day on which interest counts. */
const SECOND_DAY = /\s*\((\d{1,2}[-/ ](?:\d{1,2}|[a-z]{3,9})[-/ ,]{1,2}\d{2,4})\)$/i;
const BRACKETED = /\s*\(([^()]*)\)$/;
/** 'Thu Oct 01 10:11:12 IST 2026', as programs print a day where nobody says how: its year stands last. */
const YEAR_LAST = /^(?:[a-z]{3} )?([a-z]{3} \d{1,2}) (\d{2}:\d{2}:\d{2} [a-z]{3}) (\d{4})$/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;

/** India is so many minutes ahead of the time that is written with a Z. */
const AHEAD = 330;
const MINUTES_A_DAY = 24 * 60;
const HERE: ReadonlySet<string> = new Set(['', 'ist', '+0530', '+05:30', 'gmt+0530', 'gmt+05:30', 'utc+05:30']);
const NAMED_ZONE = /\s*\(?india(?:n)? standard time\)?$/;
const UNIVERSAL: ReadonlySet<string> = new Set(['z', 'utc', 'gmt', '+0000', '+00:00']);

/** The day in a cell, small and without weekday and time; `isNextDay` where it was already tomorrow in India. */
export function dayPart(cell: string): { day: string; isNextDay: boolean } {
  if (cell.length > LONGEST) return { day: '', isNextDay: false };
  const text = bareText(cell)
    .toLowerCase()
    .replace(NAMED_ZONE, '')
    .replace(SECOND_DAY, '')
    .replace(BRACKETED, ' $1')
    .replace(YEAR_LAST, '$1 $3 $2');
  if (text.length <= 10) return { day: text, isNextDay: false };
  const time = TIME.exec(text);
  const dated = (time ? text.slice(0, time.index) : text).replace(WEEKDAY, '').replace(/\s*([-/.])\s*/g, '$1');
  const day = dated.replace(/\s+/g, ' ');
  if (!time) return { day, isNextDay: false };
  const [, hour, minute, half = '', zone = ''] = time;
  if (HERE.has(zone)) return { day, isNextDay: false };
  // The day of a time of another zone is not known here: such a cell is no date.
  if (!UNIVERSAL.has(zone) || half !== '') return { day: '', isNextDay: false };
  return { day, isNextDay: Number(hour) * 60 + Number(minute) + AHEAD >= MINUTES_A_DAY };
}

/** The second day of a cell that holds two, as it is written; null where it holds one. */
export const secondDay = (cell: string): string | null =>
  cell.length > LONGEST || !cell.includes(')') ? null : (SECOND_DAY.exec(bareText(cell))?.[1] ?? null);
