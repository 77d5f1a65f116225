import { type Rule, ruleInForce } from '../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inPaise, onDay, Working } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import {
  CONVENTION_MONTHS,
  EXAMINATION_REQUEST_MONTHS,
  NATIONAL_PHASE_MONTHS,
  PATENT_RENEWAL_FEES,
  PATENT_RENEWAL_TIMES,
  PATENT_TERM_YEARS,
  WORKING_STATEMENT_BLOCK,
} from './patent.rules';

export type PatentFacts = {
  /** The day the application was filed in India; the version of the request's rule is chosen by it. */
  filedOn: IsoDate;
  /** The first filing anywhere, where priority is claimed. */
  priorityOn?: IsoDate;
};

export type PatentDates = {
  conventionBy: IsoDate;
  nationalPhaseBy: IsoDate;
  examinationRequestBy: IsoDate;
  expiresOn: IsoDate;
};

/** The days a patent application must keep: convention and national phase abroad, the request for examination, its term. */
export function patentDates({ filedOn, priorityOn }: PatentFacts, knownOn?: IsoDate): Explained<PatentDates> {
  const first = priorityOn && priorityOn < filedOn ? priorityOn : filedOn;
  const working = new Working();
  working.give('filed', 'Filed', onDay(filedOn));
  working.give('first', 'Priority or filing, the earlier', onDay(first));
  const step = (id: string, label: string, rule: Rule<number>, months: number, from: 'first' | 'filed') => {
    const day = addMonths(from === 'first' ? first : filedOn, months);
    working.make(id, label, onDay(day), {
      formula: `${from === 'first' ? 'priority' : 'filing'} + ${months} months`,
      inputs: [from],
      rule: citationOf(rule),
    });
    return day;
  };
  const convention = ruleInForce(CONVENTION_MONTHS, filedOn, knownOn);
  const national = ruleInForce(NATIONAL_PHASE_MONTHS, filedOn, knownOn);
  const examination = ruleInForce(EXAMINATION_REQUEST_MONTHS, filedOn, knownOn);
  const term = ruleInForce(PATENT_TERM_YEARS, filedOn, knownOn);
  return working.explain({
    conventionBy: step('convention', 'Convention filings by', convention, convention.value, 'first'),
    nationalPhaseBy: step('national', 'National phases by', national, national.value, 'first'),
    examinationRequestBy: step('examination', 'Request for examination by', examination, examination.value, 'first'),
    expiresOn: step('expiry', 'Term ends', term, term.value * 12, 'filed'),
  });
}

/** The last day to pay for the year n of a patent: the end of year n − 1 from filing, and six months more on Form 4. */
export function patentRenewalDueOn(
  filedOn: IsoDate,
  year: number,
  today: IsoDate,
  knownOn?: IsoDate,
): Explained<{ dueOn: IsoDate; extendedTo: IsoDate }> {
  const rule = ruleInForce(PATENT_RENEWAL_TIMES, today, knownOn);
  const term = ruleInForce(PATENT_TERM_YEARS, today, knownOn);
  if (year < rule.value.firstYear || year > term.value)
    throw new RangeError(`No renewal is due for year ${year} of a patent`);
  const working = new Working();
  working.give('filed', 'Date of the patent', onDay(filedOn));
  working.give('year', 'Year of the patent', asCount(year));
  const dueOn = addMonths(filedOn, 12 * (year - 1));
  const cited = { rule: citationOf(rule) };
  working.make('due', 'Renewal due', onDay(dueOn), {
    formula: 'filing + (year − 1) years',
    inputs: ['filed', 'year'],
    ...cited,
  });
  const extendedTo = addMonths(dueOn, rule.value.extensionMonths);
  working.make('extended', 'On Form 4 until', onDay(extendedTo), {
    formula: `due + ${rule.value.extensionMonths} months`,
    inputs: ['due'],
    ...cited,
  });
  return working.explain({ dueOn, extendedTo });
}

/** The renewal fee of a patent's year: natural persons, start-ups, small entities and education pay the reduced one. */
export function patentRenewalFee(
  year: number,
  isReduced: boolean,
  today: IsoDate,
  knownOn?: IsoDate,
): Explained<Paise> {
  const rule = ruleInForce(PATENT_RENEWAL_FEES, today, knownOn);
  const first = ruleInForce(PATENT_RENEWAL_TIMES, today, knownOn).value.firstYear;
  const band = year >= first ? rule.value.find(({ upToYear }) => year <= upToYear) : undefined;
  if (!band) throw new RangeError(`No renewal is due for year ${year} of a patent`);
  const working = new Working();
  working.give('year', 'Year of the patent', asCount(year));
  const fee = isReduced ? band.fee.reduced : band.fee.full;
  working.cite('fee', `Fee of years to ${band.upToYear}`, inPaise(paise(fee)), rule);
  return working.explain(fee);
}

/** Form 27 for a block of three financial years that begins after the year of grant: six months after the block ends. */
export function workingStatementDueOn(grantedOn: IsoDate, block: number, knownOn?: IsoDate): Explained<IsoDate> {
  if (!Number.isSafeInteger(block) || block < 1) throw new RangeError(`Not a block of years: ${block}`);
  const working = new Working();
  working.give('granted', 'Granted', onDay(grantedOn));
  working.give('block', 'Block since the grant', asCount(block));
  const firstYear = Number(financialYearOf(grantedOn).slice(0, 4)) + 1;
  const rule = ruleInForce(WORKING_STATEMENT_BLOCK, grantedOn, knownOn);
  const after = isoDate(`${firstYear + rule.value.years * block}-04-01`);
  const dueOn = addDays(addMonths(after, rule.value.months), -1);
  working.make('due', 'Form 27 is due', onDay(dueOn), {
    formula: `end of the block of ${rule.value.years} financial years + ${rule.value.months} months`,
    inputs: ['granted', 'block'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}
