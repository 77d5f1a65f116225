import type { RuleHistory } from '../../law/rule';
import { LABOUR_SOURCES } from '../../law/sources';
import { type Cited, historyOf, type LawText, type Row, ruleHistory, unread } from '../../law/table';
import { type BasisPoints, type Paise, percent, rupees } from '../../shared/money';

const EPF_ACT = 'EPF Act 1952';
const ESI_ACT = 'ESI Act 1948';

/** From how many employees an establishment is covered; who was covered once stays so. */
export const COVERED_FROM = {
  providentFund: historyOf<number>({
    id: 'EPF.COVER',
    from: '1952-11-01',
    basis: 'EVENT_DATE',
    value: 20,
    unit: 'employees in all branches together, on any day',
    statute: `${EPF_ACT} s.1(3), (5); Code on Social Security 2020, First Schedule`,
  }),
  stateInsurance: historyOf<number>({
    id: 'ESI.COVER',
    from: '2010-06-01',
    basis: 'EVENT_DATE',
    value: 10,
    unit: 'employees; one where work is hazardous; in some States 20 for shops to 20 November 2025',
    statute: `${ESI_ACT} s.1; Code on Social Security 2020, First Schedule`,
    confidence: 'medium',
  }),
  harassmentReport: historyOf<number>({
    id: 'LAB.POSH',
    from: '2013-12-09',
    basis: 'EVENT_DATE',
    value: 10,
    unit: 'employees from whom on a committee is kept and its yearly report is given',
    statute: 'Sexual Harassment of Women at Workplace Act 2013 ss.4, 21; Rules r.14',
    confidence: 'medium',
  }),
  bonus: historyOf<number>({
    id: 'LAB.BONUS.COVER',
    from: '1965-09-25',
    basis: 'EVENT_DATE',
    value: 20,
    unit: 'employees',
    statute: 'Payment of Bonus Act 1965; from 21 November 2025 Code on Wages 2019 s.26',
  }),
} as const;

const day = (row: Cited & { id: string; from: string }, value: number): RuleHistory<number> =>
  historyOf<number>({ ...row, basis: 'TAX_PERIOD', value, unit: 'day of the next month' });

/** The day of the next month by which the contributions of a month are paid, and the return is in. */
export const CONTRIBUTION_DAY = {
  providentFund: day(
    {
      id: 'EPF.DUE',
      from: '2016-02-01',
      statute: "Employees' Provident Funds Scheme 1952 para 38",
      source: LABOUR_SOURCES.ceiling,
    },
    15,
  ),
  stateInsurance: ruleHistory<number>(
    {
      id: 'ESI.DUE',
      basis: 'TAX_PERIOD',
      unit: 'day of the next month',
      statute: 'ESI (General) Regulations 1950 reg.31',
    },
    [
      { from: '2010-06-01', value: 21 },
      { from: '2017-06-01', value: 15 },
    ],
  ),
} as const;

/** The monthly wages above which contributions need not be paid. A change inside a month parts it by its days. */
export const FUND_CEILING: RuleHistory<Paise> = ruleHistory<Paise>(
  { id: 'EPF.CEIL', basis: 'EVENT_DATE', unit: 'paise of wages a month', statute: '' },
  [
    { from: '2001-06-01', value: rupees(6_500), statute: "Employees' Provident Funds Scheme 1952" },
    {
      from: '2014-09-01',
      value: rupees(15_000),
      statute: 'G.S.R. 608(E) to 610(E), 22 Aug 2014; restated by S.O. 2702(E)',
      source: LABOUR_SOURCES.schemes2026,
    },
    {
      from: '2026-09-17',
      value: rupees(25_000),
      statute: 'S.O. 5109(E) under Code on Social Security 2020 s.2(89)',
      source: LABOUR_SOURCES.ceiling,
    },
  ],
);

export type FundRates = {
  employee: BasisPoints;
  /** Of it the pension, on wages up to the ceiling; the rest goes to the fund. */
  employer: BasisPoints;
  pension: BasisPoints;
  insurance: BasisPoints;
  administration: BasisPoints;
};

export const FUND_RATES: RuleHistory<FundRates> = historyOf<FundRates>({
  id: 'EPF.RATE',
  from: '2018-06-01',
  basis: 'TAX_PERIOD',
  value: {
    employee: percent(12),
    employer: percent(12),
    pension: percent(8.33),
    insurance: percent(0.5),
    administration: percent(0.5),
  },
  unit: 'basis points of wages',
  statute: "Employees' Provident Funds, Pension and Deposit Linked Insurance Schemes; S.O. 2011(E), 21 May 2018",
  source: LABOUR_SOURCES.ceiling,
});

/** The least administration charge of an establishment for a month, with members who contribute and without. */
export const FUND_LEAST: RuleHistory<{ withMembers: Paise; withoutMembers: Paise }> = historyOf({
  id: 'EPF.MIN',
  from: '2018-06-01',
  basis: 'TAX_PERIOD',
  value: { withMembers: rupees(500), withoutMembers: rupees(75) },
  unit: 'paise a month',
  statute: 'S.O. 2011(E) and 828(E); under the schemes of 2026 not confirmed',
  source: LABOUR_SOURCES.schemes2026,
  status: 'unverified',
});

export type InsuranceRates = { employee: BasisPoints; employer: BasisPoints };

export const INSURANCE_RATES: RuleHistory<InsuranceRates> = ruleHistory<InsuranceRates>(
  { id: 'ESI.RATE', basis: 'TAX_PERIOD', unit: 'basis points of wages', statute: 'ESI (Central) Rules 1950 r.51' },
  [
    { from: '1997-01-01', value: { employee: percent(1.75), employer: percent(4.75) } },
    { from: '2019-07-01', value: { employee: percent(0.75), employer: percent(3.25) } },
  ],
);

/** The average wages of a day up to which the employee's own share is nil; the employer pays on. */
export const INSURANCE_SPARED: RuleHistory<Paise> = historyOf({
  id: 'ESI.SPARED',
  from: '2019-07-01',
  basis: 'TAX_PERIOD',
  value: rupees(176),
  unit: 'paise of wages a day, on the average of the month',
  statute: 'ESI (Central) Rules 1950 r.52',
});

/** The wages up to which an employee is insured; who passes them inside a contribution period stays in to its end. */
export const INSURED_WAGES: RuleHistory<{ ordinary: Paise; withDisability: Paise }> = historyOf({
  id: 'ESI.WAGE',
  from: '2017-01-01',
  basis: 'TAX_PERIOD',
  value: { ordinary: rupees(21_000), withDisability: rupees(25_000) },
  unit: 'paise of wages a month',
  statute: 'ESI (Central) Rules 1950 r.50; ESI Act 1948 s.2(9)',
  source: LABOUR_SOURCES.payroll,
});

const interest = (
  row: Pick<Row<BasisPoints>, 'id' | 'statute'>,
  from: string,
  later: string,
): RuleHistory<BasisPoints> =>
  ruleHistory<BasisPoints>({ ...row, basis: 'DUE_DATE', unit: 'basis points a year, by the day' }, [
    { from, value: percent(12) },
    {
      from: later,
      value: percent(12),
      statute: `Code on Social Security 2020 s.127, its rate not seen; before it ${row.statute}`,
      confidence: 'low',
    },
  ]);

/** Simple interest by the day on contributions paid late. */
export const ARREARS_INTEREST = {
  providentFund: interest({ id: 'EPF.INT', statute: `${EPF_ACT} s.7Q` }, '1997-07-01', '2025-11-21'),
  stateInsurance: interest(
    { id: 'ESI.INT', statute: 'ESI (General) Regulations 1950 reg.31A' },
    '1990-01-01',
    '2026-11-21',
  ),
} as const;

/** Damages by the length of a default, by the day; or a share of the arrears for each month or part of one. */
export type Damages =
  | { kind: 'by-length'; bands: readonly { belowMonths: number | null; aYear: BasisPoints }[] }
  | { kind: 'by-month'; aMonth: BasisPoints };

const BY_LENGTH: Damages = {
  kind: 'by-length',
  bands: [
    { belowMonths: 2, aYear: percent(5) },
    { belowMonths: 4, aYear: percent(10) },
    { belowMonths: 6, aYear: percent(15) },
    { belowMonths: null, aYear: percent(25) },
  ],
};

const damagesText: LawText = LABOUR_SOURCES.damages;

/** What an order may ask beside the interest, at most the arrears. Until it is made it is an exposure, and no debt. */
export const ARREARS_DAMAGES = {
  providentFund: ruleHistory<Damages>(
    { id: 'EPF.DAM', basis: 'EVENT_DATE', unit: 'basis points of arrears', statute: '', source: damagesText },
    [
      { from: '2008-09-26', value: BY_LENGTH, statute: `${EPF_ACT} s.14B; Scheme 1952 para 32A` },
      {
        from: '2024-06-15',
        value: { kind: 'by-month', aMonth: percent(1) },
        statute: `${EPF_ACT} s.14B; G.S.R. of 14 Jun 2024; Code on Social Security 2020 s.128`,
        knownSince: '2024-06-14',
      },
    ],
  ),
  stateInsurance: historyOf<Damages>({
    id: 'ESI.DAM',
    from: '2004-12-31',
    basis: 'EVENT_DATE',
    value: BY_LENGTH,
    unit: 'basis points of arrears',
    statute: 'ESI (General) Regulations 1950 reg.31C',
    source: unread('ESI (General) Regulations 1950'),
  }),
} as const;

/** The last month and day for the yearly report on harassment, and for the bonus of a financial year. */
export const YEARLY_DAYS = {
  harassmentReport: historyOf<string>({
    id: 'LAB.POSH.DUE',
    from: '2013-12-09',
    basis: 'EVENT_DATE',
    value: '01-31',
    unit: 'month and day after the calendar year, by practice',
    statute: 'Sexual Harassment of Women at Workplace Act 2013 s.21; Rules r.14',
    confidence: 'medium',
  }),
  bonus: historyOf<string>({
    id: 'LAB.BONUS.DUE',
    from: '1965-09-25',
    basis: 'EVENT_DATE',
    value: '11-30',
    unit: 'month and day after the financial year: eight months',
    statute: 'Payment of Bonus Act 1965 s.19; from 21 November 2025 Code on Wages 2019 s.39',
  }),
} as const;
