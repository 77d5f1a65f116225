import { LABOUR_SOURCES } from '../../law/sources';
import { historyOf, ruleHistory } from '../../law/table';
import { type BasisPoints, lakh, type Paise, percent } from '../../shared/money';

/** How much of all remuneration what is excluded from wages may be together; what is more counts back in. */
export const EXCLUDED_SHARE = historyOf<BasisPoints>({
  id: 'LAB.WAGE.DEF',
  from: '2025-11-21',
  basis: 'EVENT_DATE',
  value: percent(50),
  unit: 'basis points of all remuneration',
  statute: 'Code on Wages 2019 s.2(y); Code on Social Security 2020 s.2(88)',
  source: LABOUR_SOURCES.codes,
});

export type GratuityTerms = {
  daysOfYear: number;
  daysOfMonth: number;
  most: Paise;
  years: number;
  /** After how many years who was employed for a fixed term has a part for each. */
  fixedTermYears: number;
};

export const GRATUITY = ruleHistory<GratuityTerms>(
  { id: 'LAB.GRAT', basis: 'EVENT_DATE', unit: 'days of wages a year; paise at most; years of service', statute: '' },
  [
    {
      from: '2018-03-29',
      value: { daysOfYear: 15, daysOfMonth: 26, most: lakh(20), years: 5, fixedTermYears: 5 },
      statute: 'Payment of Gratuity Act 1972 s.4; S.O. 1420(E)',
    },
    {
      from: '2025-11-21',
      value: { daysOfYear: 15, daysOfMonth: 26, most: lakh(20), years: 5, fixedTermYears: 1 },
      statute: 'Code on Social Security 2020 s.53; S.O. 1420(E)',
      source: LABOUR_SOURCES.payroll,
    },
  ],
);
