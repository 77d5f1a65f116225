import type { RuleHistory } from '../../law/rule';
import {
  COMPANIES_ACT,
  CSR_FORM,
  CSR_THRESHOLDS,
  DEMATERIALISATION,
  DEMATERIALISATION_2025,
  DIRECTOR_KYC_2026,
  DIRECTOR_KYC_PRACTICE,
  GENERAL_CIRCULAR_2026_02,
  GENERAL_MEETING,
  LLP_FEES_2022,
  MSME_FORM,
} from '../../law/sources';
import { historyOf, ruleHistory, unread } from '../../law/table';
import { type IsoDate, isoDate } from '../../shared/dates';
import { crore, type Paise, rupees } from '../../shared/money';

const SINCE_2014 = '2014-04-01';

export const FIRST_AGM_MONTHS = ruleHistory<number>(
  {
    id: 'ROC.AGM.FIRST',
    basis: 'EVENT_DATE',
    unit: 'months after the end of the first financial year',
    statute: 'Companies Act 2013 s.96(1) proviso',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 9 }],
);

export const NEXT_AGM = ruleHistory<{ monthsAfterYear: number; monthsAfterPrevious: number }>(
  {
    id: 'ROC.AGM.NEXT',
    basis: 'EVENT_DATE',
    unit: 'months; the earliest counts, and one in each calendar year',
    statute: 'Companies Act 2013 s.96(1)',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: { monthsAfterYear: 6, monthsAfterPrevious: 15 } }],
);

/** The Registrars let every company but a new one hold the meetings of two years later. */
export const AGM_ORDERS = historyOf<IsoDate>({
  id: 'ROC.AGM.2020',
  from: '2020-03-31',
  to: '2020-03-31',
  basis: 'FINANCIAL_YEAR',
  knownSince: '2020-09-08',
  value: isoDate('2020-12-31'),
  unit: 'last day of the meeting of the year that ends then',
  statute: 'Companies Act 2013 s.96(1) third proviso; orders of the Registrars of 8 Sep 2020',
});

export const AGM_ORDERS_2021 = historyOf<IsoDate>({
  id: 'ROC.AGM.2021',
  from: '2021-03-31',
  to: '2021-03-31',
  basis: 'FINANCIAL_YEAR',
  knownSince: '2021-09-23',
  value: isoDate('2021-11-30'),
  unit: 'last day of the meeting of the year that ends then',
  statute: 'Companies Act 2013 s.96(1) third proviso; orders of the Registrars of 23 Sep 2021',
});

export const AGM_EXTENSION_MONTHS = ruleHistory<number>(
  {
    id: 'ROC.AGM.EXTENSION',
    basis: 'EVENT_DATE',
    unit: 'months at most, never for the first meeting (GNL-1)',
    statute: 'Companies Act 2013 s.96(1) third proviso',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 3 }],
);

/** A company formed on or after this day of a year closes its first financial year on 31 March of the year after. */
export const FIRST_YEAR_SWITCH = ruleHistory<string>(
  {
    id: 'ROC.FIRST_FY',
    basis: 'EVENT_DATE',
    unit: 'month and day of incorporation',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.2(41)',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: '01-01' }],
);

export const FIRST_BOARD_MEETING_DAYS = ruleHistory<number>(
  {
    id: 'ROC.BM.FIRST',
    basis: 'EVENT_DATE',
    unit: 'days after incorporation',
    statute: 'Companies Act 2013 s.173(1)',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 30 }],
);

export const BOARD_MEETINGS = ruleHistory<{ perCalendarYear: number; gapDays: number }>(
  {
    id: 'ROC.BM.REGULAR',
    basis: 'EVENT_DATE',
    unit: 'meetings a calendar year at least; days between two at most',
    comparator: 'EXCEEDS',
    statute: 'Companies Act 2013 s.173(1)',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: { perCalendarYear: 4, gapDays: 120 } }],
);

export const SMALL_BOARD_MEETINGS = ruleHistory<{ perHalfYear: number; gapDays: number }>(
  {
    id: 'ROC.BM.SMALL',
    basis: 'EVENT_DATE',
    unit: 'meetings in each half of a calendar year at least; days between them at least',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.173(5)',
    source: COMPANIES_ACT,
  },
  [
    { from: SINCE_2014, value: { perHalfYear: 1, gapDays: 90 } },
    {
      from: '2017-06-13',
      value: { perHalfYear: 1, gapDays: 90 },
      statute: 'Companies Act 2013 s.173(5); for start-ups the notification of 13 Jun 2017',
    },
  ],
);

export const BOARD_NOTICE_DAYS = ruleHistory<number>(
  {
    id: 'ROC.BM.NOTICE',
    basis: 'EVENT_DATE',
    unit: 'days at least',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.173(3)',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 7 }],
);

export const AGM_NOTICE_DAYS = ruleHistory<number>(
  {
    id: 'ROC.AGM.NOTICE',
    basis: 'EVENT_DATE',
    unit: 'clear days; shorter with 95% consent',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.101',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 21 }],
);

/** Of any other general meeting; the consent to a shorter one is that of a majority in number with 95% of the votes. */
export const GENERAL_NOTICE_DAYS = ruleHistory<number>(
  {
    id: 'ROC.EGM.NOTICE',
    basis: 'EVENT_DATE',
    unit: 'clear days; shorter with the consent of a majority in number who hold 95%',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 ss.100, 101',
    source: GENERAL_MEETING,
  },
  [{ from: SINCE_2014, value: 21 }],
);

/** A meeting that members with a tenth of the paid-up capital ask for, from the day their valid requisition is received. */
export const REQUISITION = ruleHistory<{ callDays: number; holdDays: number; membersMonths: number }>(
  {
    id: 'ROC.EGM.REQUISITION',
    basis: 'EVENT_DATE',
    unit: 'days to proceed to call it; days to hold it; months in which the members may',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.100(4)',
    source: unread('Section 100(2) and (4)'),
  },
  [{ from: SINCE_2014, value: { callDays: 21, holdDays: 45, membersMonths: 3 } }],
);

/** Days or months from the end of a period; the months are counted first. */
export type AfterPeriod = { form: string; months: number; days: number };

function afterPeriod(
  id: string,
  from: string,
  value: AfterPeriod,
  law: Pick<Parameters<typeof ruleHistory>[0], 'statute' | 'source'>,
): RuleHistory<AfterPeriod> {
  const unit = 'months and days after the end of the period';
  return ruleHistory<AfterPeriod>({ id: `ROC.${id}`, basis: 'EVENT_DATE', unit, ...law }, [{ from, value }]);
}

export const PERIOD_FORMS = {
  /** Return of deposits, and of what is not one: 30 June, three months after the year. */
  deposits: afterPeriod(
    'DPT3.DUE',
    '2014-04-01',
    { form: 'DPT-3', months: 3, days: 0 },
    { statute: 'Companies (Acceptance of Deposits) Rules 2014 r.16, 16A', source: GENERAL_CIRCULAR_2026_02 },
  ),
  /** Half-years to September and March: 31 October and 30 April, so to the end of the next month. */
  supplierDues: afterPeriod(
    'MSME1.DUE',
    '2024-07-15',
    { form: 'MSME-1', months: 1, days: 0 },
    { statute: 'Companies Act 2013 s.405; Specified Companies Order 2019 as amended 15 Jul 2024', source: MSME_FORM },
  ),
  shareReconciliation: afterPeriod(
    'PAS6.DUE',
    '2019-09-30',
    { form: 'PAS-6', months: 0, days: 60 },
    {
      statute: 'Companies (Prospectus and Allotment of Securities) Rules 2014 r.9A(8), 9B',
      source: DEMATERIALISATION,
    },
  ),
  dormantReturn: afterPeriod(
    'MSC3.DUE',
    '2014-04-01',
    { form: 'MSC-3', months: 0, days: 30 },
    { statute: 'Companies Act 2013 s.455', source: COMPANIES_ACT },
  ),
  llpAnnualReturn: afterPeriod(
    'LLP11',
    '2009-04-01',
    { form: 'LLP Form 11', months: 0, days: 60 },
    { statute: 'LLP Act 2008 s.35; LLP Rules 2009 r.25', source: LLP_FEES_2022 },
  ),
  llpAccounts: afterPeriod(
    'LLP8',
    '2009-04-01',
    { form: 'LLP Form 8', months: 6, days: 30 },
    { statute: 'LLP Act 2008 s.34; LLP Rules 2009 r.24', source: LLP_FEES_2022 },
  ),
} as const satisfies Record<string, RuleHistory<AfterPeriod>>;

export type PeriodFormKey = keyof typeof PERIOD_FORMS;

/** Payments to micro or small suppliers that are pending for longer make a company file MSME-1; there is no nil return. */
export const SUPPLIER_DUES_PENDING_DAYS = ruleHistory<number>(
  {
    id: 'ROC.MSME1.PENDING',
    basis: 'EVENT_DATE',
    unit: 'days',
    comparator: 'EXCEEDS',
    statute: 'Companies Act 2013 s.405; Specified Companies Order 2019 as amended 15 Jul 2024',
    source: MSME_FORM,
  },
  [{ from: '2024-07-15', value: 45 }],
);

/** `everyYears` counts from the financial year of the last KYC, `firstAfterYears` from that of the DIN's allotment. */
export type DirectorKyc = { monthDay: string; everyYears: number; firstAfterYears: number; reactivationFee: Paise };

const yearly = (monthDay: string): DirectorKyc => ({
  monthDay,
  everyYears: 1,
  firstAfterYears: 1,
  reactivationFee: rupees(5_000),
});

/**
 * Chosen by the 31 March on which the DIN is held and the KYC of whose year is still to do: what fell due by the yearly rule
 * stays due when the rule of three years begins.
 */
export const DIRECTOR_KYC = ruleHistory<DirectorKyc>(
  {
    id: 'ROC.DIR3KYC',
    basis: 'EVENT_DATE',
    unit: 'month and day, financial years, paise',
    statute: 'Companies (Appointment and Qualification of Directors) Rules 2014 r.12A',
    source: DIRECTOR_KYC_PRACTICE,
  },
  [
    { from: '2018-03-31', knownSince: '2018-07-10', value: yearly('10-05'), confidence: 'medium' },
    { from: '2019-03-31', value: yearly('10-14'), confidence: 'medium' },
    { from: '2020-03-31', value: yearly('09-30') },
    {
      from: '2026-03-31',
      knownSince: '2025-12-31',
      value: { monthDay: '06-30', everyYears: 3, firstAfterYears: 4, reactivationFee: rupees(5_000) },
      statute: 'Companies (Appointment and Qualification of Directors) Rules 2014 r.12A; G.S.R. 943(E), 31 Dec 2025',
      source: DIRECTOR_KYC_2026,
    },
  ],
);

/** The day on which CSR-2 is due for a financial year; null where it travels with AOC-4. Later moves are reliefs. */
export const CSR_REPORT_DUE = ruleHistory<string | null>(
  {
    id: 'ROC.CSR2.DUE',
    basis: 'FINANCIAL_YEAR',
    unit: 'day',
    statute: 'Companies (Accounts) Rules 2014 r.12(1B)',
    source: CSR_FORM,
  },
  [
    { from: '2020-04-01', value: '2022-06-30' },
    { from: '2021-04-01', value: '2023-03-31' },
    { from: '2022-04-01', value: '2024-03-31' },
    { from: '2023-04-01', value: '2024-12-31' },
    { from: '2024-04-01', value: null, status: 'unverified' },
  ],
);

/** Any one of the three, in the year before, brings a company under section 135. */
export const CSR_LIMITS = ruleHistory<{ netWorth: Paise; turnover: Paise; netProfit: Paise }>(
  {
    id: 'ROC.CSR.LIMITS',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise, any reached',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.135(1)',
    source: CSR_THRESHOLDS,
  },
  [{ from: '2014-04-01', value: { netWorth: crore(500), turnover: crore(1_000), netProfit: crore(5) } }],
);

/** A private company that was not small at the end of a year holds its shares as electronic entries this much later. */
export const DEMATERIALISATION_MONTHS = ruleHistory<number>(
  {
    id: 'ROC.DEMAT.MONTHS',
    basis: 'EVENT_DATE',
    unit: 'months after the end of the financial year',
    statute: 'Companies (Prospectus and Allotment of Securities) Rules 2014 r.9B',
    source: DEMATERIALISATION_2025,
  },
  [{ from: '2023-03-31', knownSince: '2023-10-27', value: 18 }],
);

/** No private company has to before this day: the first of them, 30 September 2024, moved to it. */
export const DEMATERIALISATION_BEGINS = ruleHistory<IsoDate>(
  {
    id: 'ROC.DEMAT.BEGINS',
    basis: 'EVENT_DATE',
    unit: 'day',
    statute: 'Companies (Prospectus and Allotment of Securities) Amendment Rules 2025',
    source: DEMATERIALISATION_2025,
  },
  [{ from: '2023-03-31', knownSince: '2025-02-12', value: isoDate('2025-06-30') }],
);
