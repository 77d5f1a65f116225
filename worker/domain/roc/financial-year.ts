import { ruleInForce } from '../law/rule';
import { addMonths, type IsoDate, isoDate } from '../shared/dates';
import { FIRST_YEAR_SWITCH } from './meeting.rules';

/** The 31 March on which the first financial year of a company ends: formed from 1 January on, that of the next year (s.2(41)). */
export function firstYearEnd(incorporatedOn: IsoDate): IsoDate {
  const { value: firstMonthDay } = ruleInForce(FIRST_YEAR_SWITCH, incorporatedOn);
  const year = Number(incorporatedOn.slice(0, 4));
  const isBeforeApril = incorporatedOn.slice(5) < '04-01';
  const isInLastQuarter = isBeforeApril && incorporatedOn.slice(5) >= firstMonthDay;
  return isoDate(`${isInLastQuarter || !isBeforeApril ? year + 1 : year}-03-31`);
}

/** The first financial year of an LLP: formed on or after 1 October it may close on 31 March of the year after the next. */
export function firstLlpYearEnds(incorporatedOn: IsoDate): readonly IsoDate[] {
  const year = Number(incorporatedOn.slice(0, 4));
  const nextMarch = isoDate(`${incorporatedOn.slice(5) < '04-01' ? year : year + 1}-03-31`);
  const isInSecondHalf = addMonths(nextMarch, -6) < incorporatedOn;
  return isInSecondHalf ? [nextMarch, addMonths(nextMarch, 12)] : [nextMarch];
}
