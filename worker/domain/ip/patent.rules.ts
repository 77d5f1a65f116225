import type { RuleHistory } from '../law/rule';
import { type Row, ruleHistory } from '../law/table';
import { type BasisPoints, percent, rupees } from '../shared/money';
import { PATENT_FEES, PATENT_RULE_80, PATENT_RULES_2024, PATENTS_ACT, WORKING_STATEMENT } from './ip.sources';
import type { ApplicantFees } from './trade-mark.rules';

type Marks = Partial<Pick<Row<unknown>, 'source' | 'confidence' | 'status'>>;

function patentRule<Value>(
  id: string,
  from: string,
  unit: string,
  value: Value,
  statute: string,
  marks: Marks = {},
): RuleHistory<Value> {
  return ruleHistory<Value>({ id: `IP.PAT.${id}`, basis: 'EVENT_DATE', unit, statute, source: PATENTS_ACT, ...marks }, [
    { from, value },
  ]);
}

const RULES_2003 = '2003-05-20';
const RULES_2024 = '2024-03-15';

export const COMPLETE_MONTHS = patentRule(
  'PROV',
  RULES_2003,
  'months from the provisional specification',
  12,
  'Patents Act 1970 s.9',
);
export const CONVENTION_MONTHS = patentRule(
  'CONV',
  RULES_2003,
  'months from the first filing',
  12,
  'Patents Act 1970 s.135',
);
export const NATIONAL_PHASE_MONTHS = patentRule(
  'NATIONAL',
  RULES_2003,
  'months from priority',
  31,
  'Patents Rules 2003 r.20(4)',
);

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

export const EXAMINATION_REPLY_MONTHS = patentRule(
  'FER',
  RULES_2003,
  'months, then so many more on Form 4',
  { reply: 6, extension: 3 },
  'Patents Rules 2003 r.24B(5), (6)',
);
export const FOREIGN_FILINGS_MONTHS = patentRule(
  'FORM3',
  RULES_2024,
  'months from filing; from the examination report',
  { fromFiling: 6, fromReport: 3 },
  'Patents Rules 2003 r.12 as amended 15 Mar 2024',
  { source: PATENT_RULES_2024 },
);
export const WORKING_STATEMENT_BLOCK = patentRule(
  'FORM27',
  RULES_2024,
  'financial years a block; months after it',
  { years: 3, months: 6 },
  'Patents Rules 2003 r.131 as amended 15 Mar 2024',
  { source: WORKING_STATEMENT, confidence: 'medium' },
);
export const PATENT_TERM_YEARS = patentRule('TERM', RULES_2003, 'years from filing', 20, 'Patents Act 1970 s.53');

export type RenewalTimes = {
  firstYear: number;
  extensionMonths: number;
  arrearsMonths: number;
  arrearsExtendedMonths: number;
};

export const PATENT_RENEWAL_TIMES = patentRule<RenewalTimes>(
  'RENEW',
  RULES_2003,
  'year of the patent; months',
  { firstYear: 3, extensionMonths: 6, arrearsMonths: 3, arrearsExtendedMonths: 9 },
  'Patents Act 1970 s.53, s.142; Patents Rules 2003 r.80',
  { source: PATENT_RULE_80 },
);

export const ADVANCE_RENEWAL = patentRule<{ years: number; discount: BasisPoints }>(
  'RENEW_ADV',
  RULES_2024,
  'years paid at once; basis points off',
  { years: 4, discount: percent(10) },
  'Patents Rules 2003 r.80(3)',
  { source: PATENT_RULE_80 },
);

/** The fee of each year to its last, for natural persons, start-ups, small entities and education, and for others. */
export type YearlyFee = { upToYear: number; fee: ApplicantFees };
const fee = (reduced: number, full: number): ApplicantFees => ({ reduced: rupees(reduced), full: rupees(full) });

export const PATENT_RENEWAL_FEES = patentRule<readonly YearlyFee[]>(
  'FEE.RENEWAL',
  '2016-05-16',
  'paise a year, filed electronically',
  [
    { upToYear: 6, fee: fee(800, 4_000) },
    { upToYear: 10, fee: fee(2_400, 12_000) },
    { upToYear: 15, fee: fee(4_800, 24_000) },
    { upToYear: 20, fee: fee(8_000, 40_000) },
  ],
  'Patents Rules 2003, First Schedule',
);

export const PATENT_FILING_FEE = patentRule(
  'FEE.FILING',
  '2020-11-04',
  'paise, to 30 pages and 10 claims',
  fee(1_600, 8_000),
  'Patents Rules 2003, First Schedule',
  { source: PATENT_FEES },
);
export const EXAMINATION_FEE = patentRule(
  'FEE.F18',
  '2020-11-04',
  'paise',
  fee(4_000, 20_000),
  'Patents Rules 2003, First Schedule',
  { source: PATENT_FEES },
);
export const EXPEDITED_EXAMINATION_FEE = patentRule(
  'FEE.F18A',
  '2020-11-04',
  'paise',
  fee(8_000, 60_000),
  'Patents Rules 2003, First Schedule',
  { source: PATENT_FEES },
);
