import { daysBetween, type IsoDate, isoDate } from '#domain/shared/dates';

const A_MONDAY = isoDate('2024-01-01');

/** 0 for Monday to 6 for Sunday. Counted, not parsed, so that no time zone can move the day. */
export const weekdayOf = (day: IsoDate): number => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7;

export const isSunday = (day: IsoDate): boolean => weekdayOf(day) === 6;
