import { ruleHistory } from '../law/table';
import { rupees } from '../shared/money';
import { COPYRIGHT_ACT, DESIGNS_ACT } from './ip.sources';
import type { ApplicantFees } from './trade-mark.rules';

export type DesignTerm = {
  firstYears: number;
  extensionYears: number;
  restorationMonths: number;
  priorityMonths: number;
};

export const DESIGN_TERM = ruleHistory<DesignTerm>(
  {
    id: 'IP.DES.TERM',
    basis: 'EVENT_DATE',
    unit: 'years from registration or priority; months',
    statute: 'Designs Act 2000 ss.11, 12, 44',
    source: DESIGNS_ACT,
  },
  [{ from: '2001-05-11', value: { firstYears: 10, extensionYears: 5, restorationMonths: 12, priorityMonths: 6 } }],
);

export const DESIGN_FEE = ruleHistory<ApplicantFees>(
  {
    id: 'IP.DES.FEE',
    basis: 'EVENT_DATE',
    unit: 'paise (Form 1)',
    statute: 'Designs Rules 2001, First Schedule',
    source: DESIGNS_ACT,
    confidence: 'medium',
  },
  [{ from: '2021-01-25', value: { reduced: rupees(1_000), full: rupees(4_000) } }],
);

/** Sixty years: from the year after the author's death, or after publication for films, recordings and anonymous works. */
export const COPYRIGHT_YEARS = ruleHistory<number>(
  {
    id: 'IP.COPY.TERM',
    basis: 'EVENT_DATE',
    unit: 'years from the beginning of the next calendar year',
    statute: 'Copyright Act 1957 ss.22 to 29',
    source: COPYRIGHT_ACT,
  },
  [{ from: '1992-01-01', value: 60 }],
);

export const COPYRIGHT_OBJECTION_DAYS = ruleHistory<number>(
  {
    id: 'IP.COPY.OBJECTION',
    basis: 'EVENT_DATE',
    unit: 'days',
    statute: 'Copyright Rules 2013 r.70',
    source: COPYRIGHT_ACT,
  },
  [{ from: '2013-03-14', value: 30 }],
);
