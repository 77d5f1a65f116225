import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';
import { GST_BEGAN, SOURCES } from './sources';

/** The rate a year of interest on tax paid late, by what was late. */
export const GST_INTEREST_RATES = {
  /** A return filed late with the supplies of its own period: on what is paid in cash. */
  'late return': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.LATE',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(1), proviso; CGST Rules 2017 rule 88B(1)',
    source: SOURCES.rule88b,
  }),
  /** Tax of an earlier period paid in a later return, or after a notice: on all of it. */
  'earlier period': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.OMIT',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(1); CGST Rules 2017 rule 88B(2)',
  }),
  /** Credit wrongly taken and used: on what was used. */
  'credit used': historyOf({
    from: GST_BEGAN,
    id: 'GST.INT.ITC',
    knownSince: '2022-07-05',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50(3); CGST Rules 2017 rule 88B(3); Notification 9/2022-Central Tax',
  }),
  /** The deposit of month one or two of a quarter, by self-assessment or made after its day. */
  'monthly deposit': historyOf({
    id: 'GST.INT.PMT06',
    from: '2021-01-01',
    basis: 'DUE_DATE',
    value: percent(18),
    unit: 'a year',
    statute: 'CGST Act 2017 s.50; Circular 143/13/2020-GST',
  }),
} as const satisfies Record<string, RuleHistory<BasisPoints>>;

/** Whether cash that lay in the ledger from the due date to the debit bears no interest. */
export const MINIMUM_BALANCE_IS_EXCLUDED: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.INT.LATE.GROSSBAL',

    basis: 'FILING_DATE',
    value: false,
    unit: 'yes or no',
    statute: 'CGST Rules 2017 rule 88B(1), before its proviso',
    source: SOURCES.rule88bProviso,
    confidence: 'medium',
  },
  {
    id: 'GST.INT.LATE.MINBAL',
    from: '2024-07-10',
    basis: 'FILING_DATE',
    value: true,
    unit: 'yes or no',
    statute: 'CGST Rules 2017 rule 88B(1), proviso; Notification 12/2024-Central Tax',
    source: SOURCES.rule88bProviso,
    confidence: 'medium',
  },
);

/** The first period for which the portal computes the interest itself, and does not let it be lowered. */
export const INTEREST_BY_PORTAL: RuleHistory<boolean> = historyOf({
  id: 'GST.INT.PORTAL',
  from: '2026-01-01',
  basis: 'TAX_PERIOD',
  value: true,
  unit: 'yes or no',
  statute: 'GSTN advisory of 30 January 2026',
  source: SOURCES.interestPortal,
  status: 'portal',
});

/** The days a year is taken to have, leap years too. */
export const INTEREST_YEAR: RuleHistory<number> = historyOf({
  from: GST_BEGAN,
  id: 'GST.INT.YEAR',
  basis: 'DUE_DATE',
  value: 365,
  unit: 'days',
  statute: 'GSTN advisory of 30 January 2026',
  source: SOURCES.interestPortal,
  status: 'portal',
});

/** The ceiling of the statute for credit wrongly used. It is not a rate: the notified one is above. */
export const CREDIT_INTEREST_CEILING: RuleHistory<BasisPoints> = historyOf({
  from: GST_BEGAN,
  id: 'GST.INT.24',
  basis: 'DUE_DATE',
  value: percent(24),
  unit: 'a year, at most',
  statute: 'CGST Act 2017 s.50(3)',
  confidence: 'medium',
});
