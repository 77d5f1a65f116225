import { monthInWords, say } from '#domain/shared/message';
import { pageLanguage, saidInWords } from './said';

/** 'October 2026', from a month or a day in it. */
export const formatMonth = (month: string): string => monthInWords(month.slice(0, 7), pageLanguage());

/** 'Oct 26': the head of a narrow column, in the short names that days are written with. */
export const formatMonthShort = (month: string): string =>
  `${saidInWords(say(`unit.month-short-${Number(month.slice(5, 7))}`))} ${month.slice(2, 4)}`;
