import { addDays, daysBetween, firstOfMonth, type IsoDate } from '#domain/shared/dates';

export type Deadline = { id: string; name: string; dueOn: IsoDate };

/** How large a drawing is, in its own units, and how many things it names. */
export type Field = { width: number; lateRows: number; margin: number };

const BEFORE_DAYS = 25;
const AFTER_DAYS = 34;
/** The width of a letter of the labels; a little too much, so that two names never touch. */
const LETTER = 7.4;
const LABEL_LEVELS = 3;
const TICK_ROOM = 22;

export type Timeline = {
  from: IsoDate;
  to: IsoDate;
  todayAt: number;
  months: { day: IsoDate; x: number }[];
  late: { id: string; name: string; dueOn: IsoDate; days: number; x: number; row: number; isEarlier: boolean }[];
  /** How many are late beyond those that are drawn. */
  moreLate: number;
  /** Days on which something falls due; those with a level are named. */
  coming: { dueOn: IsoDate; x: number; names: string[]; label?: { text: string; level: number; isLeft: boolean } }[];
  ticks: { day: IsoDate; x: number }[];
};

/** Where the deadlines around a day stand on a line of two months. What is late longer than that begins at its left end. */
export function timelineOf(deadlines: readonly Deadline[], today: IsoDate, field: Field): Timeline {
  const from = addDays(today, -BEFORE_DAYS);
  const to = addDays(today, AFTER_DAYS);
  const step = (field.width - 2 * field.margin) / (BEFORE_DAYS + AFTER_DAYS);
  const xOf = (day: IsoDate) => field.margin + Math.max(0, daysBetween(from, day)) * step;
  const late = deadlines.filter(({ dueOn }) => dueOn < today);
  // The newest of what is late are drawn: the oldest all begin at the same end.
  const drawn = late.slice(-field.lateRows);
  const coming = comingDays(deadlines, today, to).map((day) => ({ ...day, x: xOf(day.dueOn) }));
  return {
    ...{ from, to, todayAt: xOf(today) },
    months: monthsIn(from, to).map((day) => ({ day, x: xOf(day) })),
    late: drawn.map(({ id, name, dueOn }, row) => ({
      ...{ id, name, dueOn, row, days: daysBetween(dueOn, today), x: xOf(dueOn), isEarlier: dueOn < from },
    })),
    moreLate: late.length - drawn.length,
    coming: withLabels(coming, field.width),
    ticks: ticksOf(
      [...drawn.filter(({ dueOn }) => dueOn >= from), ...coming].map(({ dueOn }) => dueOn),
      xOf,
      xOf(today),
    ),
  };
}

function comingDays(deadlines: readonly Deadline[], today: IsoDate, to: IsoDate) {
  const days = new Map<IsoDate, string[]>();
  for (const { dueOn, name } of deadlines)
    if (dueOn >= today && dueOn <= to) days.set(dueOn, [...(days.get(dueOn) ?? []), name]);
  return [...days].map(([dueOn, names]) => ({ dueOn, names }));
}

function monthsIn(from: IsoDate, to: IsoDate): IsoDate[] {
  const next = (day: IsoDate) => firstOfMonth(addDays(firstOfMonth(day), 31));
  const first = next(from);
  return [first, next(first)].filter((day) => day <= to);
}

type Coming = Timeline['coming'][number];

/**
 * Names step down from day to day, so that no day's line runs through the name of one before it; they stand at the right of their
 * day, or at its left where the drawing ends. One that finds no level is left out.
 */
function withLabels(coming: readonly Coming[], width: number): Coming[] {
  const ends = Array.from({ length: LABEL_LEVELS }, () => 0);
  return coming.map((day) => {
    const text = day.names.join(', ');
    const wide = text.length * LETTER + 8;
    const isLeft = day.x + wide > width;
    const [start, end] = isLeft ? [day.x - wide, day.x] : [day.x, day.x + wide];
    const level = ends.findLastIndex((taken) => taken > start) + 1;
    if (level >= LABEL_LEVELS) return day;
    ends[level] = end;
    return { ...day, label: { text, level, isLeft } };
  });
}

/** Days of the month under the line, where they do not run into each other; today's stands above it. */
function ticksOf(days: readonly IsoDate[], xOf: (day: IsoDate) => number, todayAt: number) {
  const ticks: { day: IsoDate; x: number }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const x = xOf(day);
    const last = ticks.at(-1);
    if ((last && x - last.x < TICK_ROOM) || x === todayAt) continue;
    ticks.push({ day, x });
  }
  return ticks;
}
