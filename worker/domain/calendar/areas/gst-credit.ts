import { CREDIT_LIMITS } from '../../gst/law/credit';
import { ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, type IsoDate, isoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { citationOf, inWords, onDay, Working } from '../../shared/explained';
import { keyOf } from '../draft';
import type { MoneyWarning } from '../obligation';
import { namedYear } from '../period-names';
import type { Standing } from '../standing';

const WARNED_DAYS = 60;
const WITH_CREDIT = ['regular monthly', 'regular QRMP'];

/**
 * Warns, in the last days, that the input credit of the financial year before lapses: s.16(4) CGST lets it be taken until a day
 * of the next year, or until the annual return of its year is filed. Undefined for who has no credit to take, or no longer.
 */
export function creditWarning(standing: Standing, gstin: string): MoneyWarning | undefined {
  const { today, knownOn } = standing.asked;
  const yearEnd = lastYearEnd(today);
  const { period: year } = namedYear(yearEnd);
  const rule = ruleIfInForce(CREDIT_LIMITS.lastDay, yearEnd, knownOn);
  const filer = standing.statedOn('gst-registration', yearEnd, gstin)?.value;
  if (!rule || !filer || filer.registeredOn > yearEnd || !WITH_CREDIT.includes(filer.filer)) return undefined;
  const { month, day } = rule.value;
  const lastDay = addDays(addMonths(addDays(yearEnd, 1), month - 4), day - 1);
  const isSoon = addDays(lastDay, -WARNED_DAYS) <= today && today <= lastDay;
  if (!isSoon || isAnnualReturnFiled(standing, year, gstin)) return undefined;
  const working = new Working();
  working.give('year', 'Financial year of the credit', inWords(year));
  working.make('lastDay', 'Last day to take it', onDay(lastDay), {
    formula: `${dayInWords(lastDay).replace(/ \d+$/, '')} after the year, or the filing of GSTR-9 where that is earlier`,
    inputs: ['year'],
    rule: citationOf(rule),
  });
  return {
    id: `input-credit|${year}|${gstin}`,
    area: 'GST',
    title: `Input credit of ${year} lapses after ${dayInWords(lastDay)}`,
    description: `Input credit of ${year} that ${gstin} has not taken in a return by then is lost; filing GSTR-9 for ${year} ends it sooner.`,
    lastDay: working.explain(lastDay),
  };
}

const lastYearEnd = (today: IsoDate): IsoDate =>
  isoDate(`${today.slice(5) > '03-31' ? today.slice(0, 4) : Number(today.slice(0, 4)) - 1}-03-31`);

function isAnnualReturnFiled(standing: Standing, year: string, gstin: string): boolean {
  const key = keyOf({ form: 'GSTR-9', period: year, subject: gstin });
  return standing
    .events('filing')
    .some(({ subject, happenedOn }) => subject === key && happenedOn <= standing.asked.today);
}
