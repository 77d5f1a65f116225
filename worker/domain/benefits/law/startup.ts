import { DEEP_TECH, LABOUR, RECOGNITION_2026, SECTION_80_IAC, SECTION_140 } from '../../law/sources';
import { ruleHistory, unread } from '../../law/table';
import { type BasisPoints, crore, type Paise } from '../../shared/money';
import { USED_PLANT_AT_MOST } from './plant';

export const STARTUP_FORMS = ['private', 'llp', 'partnership', 'cooperative', 'public', 'proprietorship'] as const;
export type StartupForm = (typeof STARTUP_FORMS)[number];

export type Recognition = { years: number; turnover: Paise; forms: readonly StartupForm[] };

/** Recognition by DPIIT. The turnover of every financial year since incorporation is held against the limit. */
export const RECOGNITION = ruleHistory<Recognition>(
  {
    id: 'BENEFIT.DPIIT.DEF',
    basis: 'EVENT_DATE',
    unit: 'years from incorporation; paise of turnover in any year, at most',
    comparator: 'EXCEEDS',
    statute: 'G.S.R. 127(E), 19 Feb 2019',
    source: RECOGNITION_2026,
  },
  [
    { from: '2019-02-19', value: { years: 10, turnover: crore(100), forms: ['private', 'llp', 'partnership'] } },
    {
      from: '2026-02-04',
      value: { years: 10, turnover: crore(200), forms: ['private', 'llp', 'partnership', 'cooperative'] },
      statute: 'G.S.R. 108(E), 4 Feb 2026',
    },
  ],
);

export const DEEP_TECH_RECOGNITION = ruleHistory<Recognition>(
  {
    id: 'BENEFIT.DPIIT.DEEPTECH',
    basis: 'EVENT_DATE',
    unit: 'years from incorporation; paise of turnover in any year, at most',
    comparator: 'EXCEEDS',
    statute: 'G.S.R. 108(E), 4 Feb 2026',
    source: DEEP_TECH,
  },
  [
    {
      from: '2026-02-04',
      value: { years: 20, turnover: crore(300), forms: ['private', 'llp', 'partnership', 'cooperative'] },
    },
  ],
);

export type HolidayLaw = {
  forms: readonly StartupForm[];
  incorporatedFrom: string;
  incorporatedBefore: string;
  turnover: Paise;
  consecutiveYears: number;
  firstYears: number;
  /** Of the plant by value, what others may have used before. */
  usedPlantAtMost: BasisPoints;
};

const holiday = (incorporatedBefore: string): HolidayLaw => ({
  forms: ['private', 'public', 'llp'],
  incorporatedFrom: '2016-04-01',
  incorporatedBefore,
  turnover: crore(100),
  consecutiveYears: 3,
  firstYears: 10,
  usedPlantAtMost: USED_PLANT_AT_MOST,
});

/** The deduction of all profits of an eligible start-up: 100 crore of turnover here, whatever recognition allows. */
export const STARTUP_HOLIDAY = ruleHistory<HolidayLaw>(
  {
    id: 'BENEFIT.80IAC',
    basis: 'FINANCIAL_YEAR',
    unit: 'days; paise of turnover in the year of claim, at most; years; share of used plant, at most',
    comparator: 'EXCEEDS',
    statute: 'Income-tax Act 1961 s.80-IAC',
    source: SECTION_80_IAC,
  },
  [
    { from: '2024-04-01', value: holiday('2025-04-01') },
    {
      from: '2025-04-01',
      knownSince: '2025-03-29',
      value: holiday('2030-04-01'),
      statute: 'Income-tax Act 1961 s.80-IAC as amended by Finance Act 2025',
    },
    {
      from: '2026-04-01',
      value: holiday('2030-04-01'),
      basis: 'TAX_YEAR',
      statute: 'Income-tax Act 2025 s.140',
      source: SECTION_140,
    },
  ],
);

/** The Labour Codes replaced the laws of the advisory on 21 Nov 2025; no successor of it was found, so a state is asked. */
export const SELF_CERTIFICATION = ruleHistory<{ laws: number; years: number }>(
  {
    id: 'BENEFIT.LABOUR',
    basis: 'EVENT_DATE',
    unit: 'laws; years',
    statute: 'Advisory of 6 Apr 2017 on self-certification',
    source: LABOUR,
  },
  [
    { from: '2017-04-06', value: { laws: 9, years: 5 } },
    {
      from: '2025-11-21',
      value: { laws: 9, years: 5 },
      statute: 'Labour Codes in force; the state’s position decides',
      source: unread('Labour Codes'),
      confidence: 'low',
      status: 'unverified',
    },
  ],
);
