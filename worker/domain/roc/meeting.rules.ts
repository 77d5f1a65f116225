import { ruleHistory } from '../law/table';
import { COMPANIES_ACT } from './roc.sources';

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
