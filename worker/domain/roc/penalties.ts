import { type RuleHistory, ruleInForce } from '../law/rule';
import {
  COMMENCEMENT,
  COMPANIES_ACT,
  DEMATERIALISATION,
  LESSER_PENALTIES,
  LLP_ACT,
  MSME_FORM,
  PENALTIES_2019,
} from '../law/sources';
import { type LawText, ruleHistory } from '../law/table';
import { daysBetween, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inPaise, onDay, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, lakh, type Paise, paise, percent, rupees, shareOf } from '../shared/money';

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
const DEPOSITS_STATUTE = 'Companies (Acceptance of Deposits) Rules 2014 r.21';
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
  deposits: section('DPT3', DEPOSITS_STATUTE, of(5_000, 500, null), of(5_000, 500, null)),
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

export type PenaltyFacts = {
  default: PenaltyKey;
  dueOn: IsoDate;
  /** The day of the filing, or the day asked for while it is open. */
  day: IsoDate;
  /** A one-person, small, start-up or producer company (s.446B). */
  isLesser: boolean;
};

export type PenaltyExposure = { company: Paise; officer: Paise };

/**
 * The most that may be adjudged for a default on a day, for the company and for each officer: an exposure, never an amount
 * due. Lesser companies bear half, to 2 lakh and 1 lakh (s.446B). None before the due day has passed.
 */
export function penaltyExposure(facts: PenaltyFacts, knownOn?: IsoDate): Explained<PenaltyExposure> {
  const rule = ruleInForce(PENALTIES[facts.default], facts.dueOn, knownOn);
  const working = new Working();
  const days = Math.max(0, daysBetween(facts.dueOn, facts.day));
  working.give('due', say('roc.step.was-due'), onDay(facts.dueOn));
  working.give('day', say('roc.step.day'), onDay(facts.day));
  working.give('isLesser', say('roc.step.one-person-small-or-start-up-company'), yesOrNo(facts.isLesser));
  working.make('days', say('roc.step.days-in-default'), inDays(days), {
    formula: say('roc.formula.day-minus-due-at-least-0'),
    inputs: ['due', 'day'],
  });
  const bear = (who: 'company' | 'officer'): Paise => {
    working.cite(`${who}.fixed`, say(`roc.step.${who}-at-once`), inPaise(rule.value[who].fixed), rule);
    working.cite(`${who}.perDay`, say(`roc.step.${who}-a-day`), inPaise(rule.value[who].perDay), rule);
    const amount = lessened(facts, who, fullPenalty(rule.value[who], days), knownOn);
    working.make(who, say(`roc.step.${who}-up-to`), inPaise(amount), {
      formula: say('roc.formula.at-once-plus-days-times-a-day'),
      inputs: [`${who}.fixed`, `${who}.perDay`, 'days', 'isLesser'],
      rule: citationOf(rule),
    });
    return amount;
  };
  const company = bear('company');
  const officer = bear('officer');
  working.make('exposure', say('roc.step.exposure'), inPaise(paise(company + officer)), {
    inputs: ['company', 'officer'],
    rule: citationOf(rule),
    summary: say('roc.summary.penalty', {
      company: inPaise(company),
      officer: inPaise(officer),
      days: inDays(days),
      statute: rule.statute,
    }),
  });
  return working.explain({ company, officer });
}

function fullPenalty({ fixed, perDay, atMost }: Penalty, days: number): Paise {
  if (days === 0) return paise(0);
  const full = paise(fixed + perDay * days);
  return atMost === null ? full : paise(Math.min(full, atMost));
}

function lessened(
  { isLesser, dueOn }: PenaltyFacts,
  who: 'company' | 'officer',
  full: Paise,
  knownOn?: IsoDate,
): Paise {
  if (!isLesser) return full;
  const { value } = ruleInForce(LESSER_PENALTY, dueOn, knownOn);
  return paise(Math.min(shareOf(full, value.share), value[who]));
}
