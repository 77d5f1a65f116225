import { formatDate } from './format';

const LONG = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const instantOf = (month: string): number => Date.parse(`${month.slice(0, 7)}-01`);

/** 'October 2026', from a month or a day in it. */
export const formatMonth = (month: string): string => LONG.format(instantOf(month));

/** 'Oct 26': the head of a narrow column, in the short names that days are written with. */
export const formatMonthShort = (month: string): string => {
  const [, name = '', year = ''] = formatDate(`${month.slice(0, 7)}-01`).split(' ');
  return `${name} ${year.slice(2)}`;
};
