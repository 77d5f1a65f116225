import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import { PATENT_FEES, PATENT_RULE_80, PATENT_RULES_2024, PATENTS_ACT, WORKING_STATEMENT } from '../law/sources';
import { type Row, ruleHistory } from '../law/table';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inMonths, inPaise, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, rupees } from '../shared/money';
import type { ApplicantFees } from './trade-mark';

type Law<Value> = Pick<Row<Value>, 'id' | 'from' | 'unit' | 'value' | 'statute' | 'source' | 'confidence'>;

const patentRule = <Value>({ id, from, value, ...law }: Law<Value>): RuleHistory<Value> =>
  ruleHistory<Value>({ source: PATENTS_ACT, ...law, id: `IP.PAT.${id}`, basis: 'EVENT_DATE' }, [{ from, value }]);

const RULES_2003 = '2003-05-20';
const RULES_2024 = '2024-03-15';

export const COMPLETE_MONTHS = patentRule({
  id: 'PROV',
  from: RULES_2003,
  unit: 'months from the provisional specification',
  value: 12,
  statute: 'Patents Act 1970 s.9',
});
export const CONVENTION_MONTHS = patentRule({
  id: 'CONV',
  from: RULES_2003,
  unit: 'months from the first filing',
  value: 12,
  statute: 'Patents Act 1970 s.135',
});
export const NATIONAL_PHASE_MONTHS = patentRule({
  id: 'NATIONAL',
  from: RULES_2003,
  unit: 'months from priority',
  value: 31,
  statute: 'Patents Rules 2003 r.20(4)',
});

/** Counted from priority or filing, whichever is earlier; the day of filing chooses the version. */
export const EXAMINATION_REQUEST_MONTHS = ruleHistory<number>(
  {
    id: 'IP.PAT.RFE',
    basis: 'FILING_DATE',
    unit: 'months from priority or filing',
    statute: 'Patents Rules 2003 r.24B',
    source: PATENT_RULES_2024,
  },
  [
    { from: RULES_2003, value: 48 },
    { from: RULES_2024, value: 31, statute: 'Patents Rules 2003 r.24B as amended 15 Mar 2024' },
  ],
);

export const EXAMINATION_REPLY_MONTHS = patentRule({
  id: 'FER',
  from: RULES_2003,
  unit: 'months, then so many more on Form 4',
  value: { reply: 6, extension: 3 },
  statute: 'Patents Rules 2003 r.24B(5), (6)',
});
export const FOREIGN_FILINGS_MONTHS = patentRule({
  id: 'FORM3',
  from: RULES_2024,
  unit: 'months from filing; from the examination report',
  value: { fromFiling: 6, fromReport: 3 },
  statute: 'Patents Rules 2003 r.12 as amended 15 Mar 2024',
  source: PATENT_RULES_2024,
});
export const WORKING_STATEMENT_BLOCK = patentRule({
  id: 'FORM27',
  from: RULES_2024,
  unit: 'financial years a block; months after it',
  value: { years: 3, months: 6 },
  statute: 'Patents Rules 2003 r.131 as amended 15 Mar 2024',
  source: WORKING_STATEMENT,
  confidence: 'medium',
});
export const PATENT_TERM_YEARS = patentRule({
  id: 'TERM',
  from: RULES_2003,
  unit: 'years from filing',
  value: 20,
  statute: 'Patents Act 1970 s.53',
});

export type RenewalTimes = {
  firstYear: number;
  extensionMonths: number;
  arrearsMonths: number;
  arrearsExtendedMonths: number;
};

export const PATENT_RENEWAL_TIMES = patentRule<RenewalTimes>({
  id: 'RENEW',
  from: RULES_2003,
  unit: 'year of the patent; months',
  value: { firstYear: 3, extensionMonths: 6, arrearsMonths: 3, arrearsExtendedMonths: 9 },
  statute: 'Patents Act 1970 s.53, s.142; Patents Rules 2003 r.80',
  source: PATENT_RULE_80,
});

export const ADVANCE_RENEWAL = patentRule<{ years: number; discount: BasisPoints }>({
  id: 'RENEW_ADV',
  from: RULES_2024,
  unit: 'years paid at once; basis points off',
  value: { years: 4, discount: percent(10) },
  statute: 'Patents Rules 2003 r.80(3)',
  source: PATENT_RULE_80,
});

/** The fee of each year to its last, for natural persons, start-ups, small entities and education, and for others. */
export type YearlyFee = { upToYear: number; fee: ApplicantFees };
const fee = (reduced: number, full: number): ApplicantFees => ({ reduced: rupees(reduced), full: rupees(full) });

export const PATENT_RENEWAL_FEES = patentRule<readonly YearlyFee[]>({
  id: 'FEE.RENEWAL',
  from: '2016-05-16',
  unit: 'paise a year, filed electronically',
  value: [
    { upToYear: 6, fee: fee(800, 4_000) },
    { upToYear: 10, fee: fee(2_400, 12_000) },
    { upToYear: 15, fee: fee(4_800, 24_000) },
    { upToYear: 20, fee: fee(8_000, 40_000) },
  ],
  statute: 'Patents Rules 2003, First Schedule',
});

export const PATENT_FILING_FEE = patentRule({
  id: 'FEE.FILING',
  from: '2020-11-04',
  unit: 'paise, to 30 pages and 10 claims',
  value: fee(1_600, 8_000),
  statute: 'Patents Rules 2003, First Schedule',
  source: PATENT_FEES,
});
export const EXAMINATION_FEE = patentRule({
  id: 'FEE.F18',
  from: '2020-11-04',
  unit: 'paise',
  value: fee(4_000, 20_000),
  statute: 'Patents Rules 2003, First Schedule',
  source: PATENT_FEES,
});
export const EXPEDITED_EXAMINATION_FEE = patentRule({
  id: 'FEE.F18A',
  from: '2020-11-04',
  unit: 'paise',
  value: fee(8_000, 60_000),
  statute: 'Patents Rules 2003, First Schedule',
  source: PATENT_FEES,
});

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
  working.give('filed', say('ip.step.filed'), onDay(filedOn));
  working.give('first', say('ip.step.priority-or-filing-the-earlier'), onDay(first));
  const step = (id: string, label: Message, rule: Rule<number>, months: number, from: 'first' | 'filed') => {
    const day = addMonths(from === 'first' ? first : filedOn, months);
    working.make(id, label, onDay(day), {
      formula: say(`ip.formula.${from}-plus`, { span: inMonths(months) }),
      inputs: [from],
      rule: citationOf(rule),
      summary: say('ip.summary.due', {
        ...{ from: onDay(from === 'first' ? first : filedOn), span: inMonths(months), due: onDay(day) },
        statute: rule.statute,
      }),
    });
    return day;
  };
  const convention = ruleInForce(CONVENTION_MONTHS, filedOn, knownOn);
  const national = ruleInForce(NATIONAL_PHASE_MONTHS, filedOn, knownOn);
  const examination = ruleInForce(EXAMINATION_REQUEST_MONTHS, filedOn, knownOn);
  const term = ruleInForce(PATENT_TERM_YEARS, filedOn, knownOn);
  return working.explain({
    conventionBy: step('convention', say('ip.step.convention-filings-by'), convention, convention.value, 'first'),
    nationalPhaseBy: step('national', say('ip.step.national-phases-by'), national, national.value, 'first'),
    examinationRequestBy: step(
      'examination',
      say('ip.step.request-for-examination-by'),
      examination,
      examination.value,
      'first',
    ),
    expiresOn: step('expiry', say('ip.step.term-ends'), term, term.value * 12, 'filed'),
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
  working.give('filed', say('ip.step.date-of-the-patent'), onDay(filedOn));
  working.give('year', say('ip.step.year-of-the-patent'), asCount(year));
  const dueOn = addMonths(filedOn, 12 * (year - 1));
  const cited = { rule: citationOf(rule) };
  working.make('due', say('ip.step.renewal-due'), onDay(dueOn), {
    formula: say('ip.formula.filing-plus-year-minus-1-years'),
    inputs: ['filed', 'year'],
    ...cited,
    summary: say('ip.summary.term', {
      ...{ from: onDay(filedOn), count: year - 1, due: onDay(dueOn), statute: rule.statute },
    }),
  });
  const extendedTo = addMonths(dueOn, rule.value.extensionMonths);
  working.make('extended', say('ip.step.on-form-4-until'), onDay(extendedTo), {
    formula: say('ip.formula.due-plus', { span: inMonths(rule.value.extensionMonths) }),
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
  working.give('year', say('ip.step.year-of-the-patent'), asCount(year));
  const fee = isReduced ? band.fee.reduced : band.fee.full;
  working.cite('fee', say('ip.step.fee-of-years-to', { year: band.upToYear }), inPaise(paise(fee)), rule);
  return working.explain(fee);
}

/** Form 27 for a block of three financial years that begins after the year of grant: six months after the block ends. */
export function workingStatementDueOn(grantedOn: IsoDate, block: number, knownOn?: IsoDate): Explained<IsoDate> {
  if (!Number.isSafeInteger(block) || block < 1) throw new RangeError(`Not a block of years: ${block}`);
  const working = new Working();
  working.give('granted', say('ip.step.granted'), onDay(grantedOn));
  working.give('block', say('ip.step.block-since-the-grant'), asCount(block));
  const firstYear = Number(financialYearOf(grantedOn).slice(0, 4)) + 1;
  const rule = ruleInForce(WORKING_STATEMENT_BLOCK, grantedOn, knownOn);
  const after = isoDate(`${firstYear + rule.value.years * block}-04-01`);
  const dueOn = addDays(addMonths(after, rule.value.months), -1);
  working.make('due', say('ip.step.form-27-is-due'), onDay(dueOn), {
    formula: say('ip.formula.end-of-block-plus', { count: rule.value.years, span: inMonths(rule.value.months) }),
    inputs: ['granted', 'block'],
    rule: citationOf(rule),
    summary: say('ip.summary.due', {
      ...{ from: onDay(addDays(after, -1)), span: inMonths(rule.value.months), due: onDay(dueOn) },
      statute: rule.statute,
    }),
  });
  return working.explain(dueOn);
}
