import type { RuleHistory } from '../law/rule';
import { type LawText, ruleHistory } from '../law/table';
import type { BasisPoints, Paise } from '../shared/money';
import { lakh, percent, rupees } from '../shared/money';
import {
  COMMENCEMENT,
  COMPANIES_ACT,
  DEMATERIALISATION,
  LESSER_PENALTIES,
  LLP_ACT,
  MSME_FORM,
  PENALTIES_2019,
} from './roc.sources';

/** So much at once and so much a day, with a ceiling where the section has one. */
export type Penalty = { fixed: Paise; perDay: Paise; atMost: Paise | null };
export type PenaltyPair = { company: Penalty; officer: Penalty };

const of = (fixed: number, perDay: number, atMost: number | null): Penalty => ({
  fixed: rupees(fixed),
  perDay: rupees(perDay),
  atMost: atMost === null ? null : rupees(atMost),
});

const section = (
  id: string,
  statute: string,
  company: Penalty,
  officer: Penalty,
  source: LawText = COMPANIES_ACT,
  from = '2018-11-02',
): RuleHistory<PenaltyPair> =>
  ruleHistory<PenaltyPair>(
    { id: `ROC.PENALTY.${id}`, basis: 'DUE_DATE', unit: 'paise at once, paise a day, paise at most', statute, source },
    [{ from, value: { company, officer } }],
  );

const act = (number: string): string => `Companies Act 2013 s.${number}`;
const daily = of(10_000, 100, 200_000);
const dailyOfficer = of(10_000, 100, 50_000);

/** What may be adjudged beside the additional fee: always an exposure, never an amount due. */
export const PENALTIES = {
  annualReturn: section('MGT7', act('92(5)'), daily, dailyOfficer),
  accounts: section('AOC4', act('137(3)'), daily, dailyOfficer),
  agm: section('AGM', act('99'), of(100_000, 5_000, null), of(100_000, 5_000, null)),
  commencement: section('INC20A', act('10A(2)'), of(50_000, 0, 50_000), of(0, 1_000, 100_000), COMMENCEMENT),
  registeredOffice: section('INC22', act('12(8)'), of(0, 1_000, 100_000), of(0, 1_000, 100_000), PENALTIES_2019),
  allotment: section('PAS3', act('39(5)'), of(0, 1_000, 100_000), of(0, 1_000, 100_000)),
  privatePlacement: section('PAS3.PP', act('42(9)'), of(0, 1_000, 2_500_000), of(0, 1_000, 2_500_000), PENALTIES_2019),
  capitalAlteration: section('SH7', act('64(2)'), of(0, 500, 500_000), of(0, 500, 100_000)),
  charge: section('CHG1', act('86'), of(500_000, 0, 500_000), of(50_000, 0, 50_000)),
  beneficialOwner: section('BEN2', act('90(11)'), of(100_000, 500, 500_000), of(25_000, 200, 100_000)),
  resolution: section('MGT14', act('117(2)'), daily, dailyOfficer),
  directorChange: section('DIR12', act('172'), of(50_000, 500, 300_000), of(50_000, 500, 100_000)),
  auditorAppointment: section('ADT1', act('147(1)'), of(500_000, 0, 500_000), of(100_000, 0, 100_000)),
  deposits: section(
    'DPT3',
    'Companies (Acceptance of Deposits) Rules 2014 r.21',
    of(5_000, 500, null),
    of(5_000, 500, null),
  ),
  supplierDues: section('MSME1', act('405(4)'), of(20_000, 1_000, 300_000), of(20_000, 1_000, 300_000), MSME_FORM),
  other: section('OTHER', act('450'), of(10_000, 1_000, 200_000), of(10_000, 1_000, 50_000), DEMATERIALISATION),
  llpAnnual: section(
    'LLP',
    'LLP Act 2008 ss.34(5), 35(2)',
    of(0, 100, 100_000),
    of(0, 100, 50_000),
    LLP_ACT,
    '2022-04-01',
  ),
} as const satisfies Record<string, RuleHistory<PenaltyPair>>;

export type PenaltyKey = keyof typeof PENALTIES;

/** One-person, small, start-up and producer companies bear at most half, under ceilings of their own. */
export const LESSER_PENALTY = ruleHistory<{ share: BasisPoints; company: Paise; officer: Paise }>(
  {
    id: 'ROC.PENALTY.LESSER',
    basis: 'DUE_DATE',
    unit: 'basis points; paise at most',
    statute: act('446B'),
    source: LESSER_PENALTIES,
  },
  [{ from: '2018-11-02', value: { share: percent(50), company: lakh(2), officer: lakh(1) } }],
);
