import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
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

/** The Act of 2013, and the Ordinance from which penalties are adjudged that had been fines by a court. */
const SINCE_2014 = '2014-04-01';
const ADJUDICATED = '2018-11-02';

/** A fine that a court sets between a least and a most: the most is the exposure. */
const most = (amount: number): Penalty => of(amount, 0, amount);

const section = (
  id: string,
  statute: string,
  company: Penalty,
  officer: Penalty,
  source: LawText = COMPANIES_ACT,
  from = ADJUDICATED,
): RuleHistory<PenaltyPair> =>
  ruleHistory<PenaltyPair>(
    { id: `ROC.PENALTY.${id}`, basis: 'DUE_DATE', unit: 'paise at once, paise a day, paise at most', statute, source },
    [{ from, value: { company, officer } }],
  );

/** What a section asked before: the same since an earlier day, or fines to November 2018, of which the most is told. */
type Before = { source?: LawText; since?: string; fines?: readonly [company: Penalty, officer: Penalty] };

/** The day from which the amendment of 2020 asks less, mostly: a default that runs on past it is shown by both versions. */
const AMENDED = '2020-12-21';

/** A section whose penalties the amendment of 2020 put anew: as it stood before, and since. */
const amended = (
  id: string,
  statute: string,
  [companyBefore, officerBefore]: readonly [Penalty, Penalty],
  [company, officer]: readonly [Penalty, Penalty],
  { source = COMPANIES_ACT, since = ADJUDICATED, fines }: Before = {},
): RuleHistory<PenaltyPair> =>
  ruleHistory<PenaltyPair>(
    { id: `ROC.PENALTY.${id}`, basis: 'DUE_DATE', unit: 'paise at once, paise a day, paise at most', statute, source },
    [
      ...(fines
        ? [
            {
              from: SINCE_2014,
              value: { company: fines[0], officer: fines[1] },
              statute: `${statute} before the Amendment Ordinance 2018: a fine by a court`,
              source: COMPANIES_ACT,
              confidence: 'medium' as const,
            },
          ]
        : []),
      {
        from: since,
        value: { company: companyBefore, officer: officerBefore },
        source: COMPANIES_ACT,
        confidence: 'medium',
      },
      { from: AMENDED, value: { company, officer }, statute: `${statute} as amended by the Amendment Act 2020` },
    ],
  );

const act = (number: string): string => `Companies Act 2013 s.${number}`;
const DEPOSITS_STATUTE = 'Companies (Acceptance of Deposits) Rules 2014 r.21';
const daily = of(10_000, 100, 200_000);
const dailyOfficer = of(10_000, 100, 50_000);

/** What may be adjudged beside the additional fee: always an exposure, never an amount due. */
export const PENALTIES = {
  annualReturn: amended(
    'MGT7',
    act('92(5)'),
    [of(50_000, 100, 500_000), of(50_000, 100, 500_000)],
    [daily, dailyOfficer],
    { fines: [most(500_000), most(500_000)] },
  ),
  accounts: amended(
    'AOC4',
    act('137(3)'),
    [of(0, 1_000, 1_000_000), of(100_000, 100, 500_000)],
    [daily, dailyOfficer],
    { fines: [of(0, 1_000, 1_000_000), most(500_000)] },
  ),
  agm: section('AGM', act('99'), of(100_000, 5_000, null), of(100_000, 5_000, null), COMPANIES_ACT, SINCE_2014),
  commencement: section('INC20A', act('10A(2)'), of(50_000, 0, 50_000), of(0, 1_000, 100_000), COMMENCEMENT),
  registeredOffice: section(
    'INC22',
    act('12(8)'),
    of(0, 1_000, 100_000),
    of(0, 1_000, 100_000),
    PENALTIES_2019,
    SINCE_2014,
  ),
  allotment: section('PAS3', act('39(5)'), of(0, 1_000, 100_000), of(0, 1_000, 100_000), COMPANIES_ACT, SINCE_2014),
  privatePlacement: section(
    'PAS3.PP',
    act('42(9)'),
    of(0, 1_000, 2_500_000),
    of(0, 1_000, 2_500_000),
    PENALTIES_2019,
    '2018-08-07',
  ),
  capitalAlteration: amended(
    'SH7',
    act('64(2)'),
    [of(0, 1_000, 500_000), of(0, 1_000, 500_000)],
    [of(0, 500, 500_000), of(0, 500, 100_000)],
    { since: SINCE_2014 },
  ),
  charge: amended(
    'CHG1',
    act('86'),
    [of(1_000_000, 0, 1_000_000), of(100_000, 0, 100_000)],
    [of(500_000, 0, 500_000), of(50_000, 0, 50_000)],
    { since: SINCE_2014 },
  ),
  beneficialOwner: amended(
    'BEN2',
    act('90(11)'),
    [of(5_000_000, 0, 5_000_000), of(5_000_000, 0, 5_000_000)],
    [of(100_000, 500, 500_000), of(25_000, 200, 100_000)],
    { since: '2018-06-13' },
  ),
  resolution: amended(
    'MGT14',
    act('117(2)'),
    [of(100_000, 500, 2_500_000), of(50_000, 500, 500_000)],
    [daily, dailyOfficer],
    { fines: [most(2_500_000), most(500_000)] },
  ),
  directorChange: amended(
    'DIR12',
    act('172'),
    [of(500_000, 0, 500_000), of(500_000, 0, 500_000)],
    [of(50_000, 500, 300_000), of(50_000, 500, 100_000)],
    { since: SINCE_2014 },
  ),
  auditorAppointment: section('ADT1', act('147(1)'), of(500_000, 0, 500_000), of(100_000, 0, 100_000)),
  deposits: section('DPT3', DEPOSITS_STATUTE, of(5_000, 500, null), of(5_000, 500, null)),
  supplierDues: amended(
    'MSME1',
    act('405(4)'),
    [of(25_000, 0, 25_000), of(300_000, 0, 300_000)],
    [of(20_000, 1_000, 300_000), of(20_000, 1_000, 300_000)],
    { source: MSME_FORM, since: SINCE_2014 },
  ),
  other: amended(
    'OTHER',
    act('450'),
    [of(10_000, 1_000, null), of(10_000, 1_000, null)],
    [of(10_000, 1_000, 200_000), of(10_000, 1_000, 50_000)],
    { source: DEMATERIALISATION, since: SINCE_2014 },
  ),
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

/** One-person and small companies bear at most half; since the amendment start-ups and producers too, under ceilings of their own. */
export const LESSER_PENALTY = ruleHistory<{ share: BasisPoints; company: Paise | null; officer: Paise | null }>(
  {
    id: 'ROC.PENALTY.LESSER',
    basis: 'DUE_DATE',
    unit: 'basis points; paise at most',
    statute: act('446B'),
    source: LESSER_PENALTIES,
  },
  [
    {
      from: SINCE_2014,
      value: { share: percent(100), company: null, officer: null },
      statute: 'Companies Act 2013 before s.446B: none was halved',
      confidence: 'medium',
    },
    { from: '2018-02-09', value: { share: percent(50), company: null, officer: null }, confidence: 'medium' },
    { from: AMENDED, value: { share: percent(50), company: lakh(2), officer: lakh(1) } },
  ],
);

export type PenaltyFacts = {
  default: PenaltyKey;
  dueOn: IsoDate;
  /** The day of the filing, or the day asked for while it is open. */
  day: IsoDate;
  /** A one-person, small, start-up or producer company (s.446B). */
  isLesser: boolean;
};

type Exposed = { company: Paise; officer: Paise };
/** `byDueDate`: by the version in force on the due date, where the default ran on into another. */
export type PenaltyExposure = Exposed & { byDueDate?: Exposed };

/**
 * The most that may be adjudged for a default on a day, for the company and for each officer: an exposure, never an amount
 * due. Lesser companies bear half, to 2 lakh and 1 lakh (s.446B). None before the due day has passed. A default that ran on past
 * an amendment is told by the present version first, and by that of its due date beside it: which one counts is a reading.
 */
export function penaltyExposure(facts: PenaltyFacts, knownOn?: IsoDate): Explained<PenaltyExposure> {
  const history = PENALTIES[facts.default];
  const ofDueDate = ruleInForce(history, facts.dueOn, knownOn);
  const present = facts.day > facts.dueOn ? ruleInForce(history, facts.day, knownOn) : ofDueDate;
  const working = new Working();
  const days = Math.max(0, daysBetween(facts.dueOn, facts.day));
  working.give('due', say('roc.step.was-due'), onDay(facts.dueOn));
  working.give('day', say('roc.step.day'), onDay(facts.day));
  working.give('isLesser', say('roc.step.one-person-small-or-start-up-company'), yesOrNo(facts.isLesser));
  working.make('days', say('roc.step.days-in-default'), inDays(days), {
    formula: say('roc.formula.day-minus-due-at-least-0'),
    inputs: ['due', 'day'],
  });
  const about = { facts, days, working, knownOn };
  const byDueDate = present === ofDueDate ? undefined : exposed(ofDueDate, facts.dueOn, 'before.', about);
  const { company, officer } = exposed(present, present === ofDueDate ? facts.dueOn : facts.day, '', about);
  working.make('exposure', say('roc.step.exposure'), inPaise(paise(company + officer)), {
    inputs: ['company', 'officer'],
    rule: citationOf(present),
    summary: byDueDate
      ? say('roc.summary.penalty-both', {
          ...{ company: inPaise(company), officer: inPaise(officer), days: inDays(days), statute: present.statute },
          ...{ companyBefore: inPaise(byDueDate.company), officerBefore: inPaise(byDueDate.officer) },
          due: onDay(facts.dueOn),
        })
      : say('roc.summary.penalty', {
          ...{ company: inPaise(company), officer: inPaise(officer), days: inDays(days), statute: present.statute },
        }),
  });
  return working.explain({ company, officer, ...(byDueDate && { byDueDate }) });
}

type Bearing = { facts: PenaltyFacts; days: number; working: Working; knownOn: IsoDate | undefined };

/** What one version of a section asks of the company and of each officer, halved by the law of the same day. */
function exposed(rule: Rule<PenaltyPair>, lawOf: IsoDate, prefix: '' | 'before.', about: Bearing): Exposed {
  const { facts, days, working, knownOn } = about;
  const bear = (who: 'company' | 'officer'): Paise => {
    const id = `${prefix}${who}`;
    working.cite(`${id}.fixed`, say(`roc.step.${who}-at-once`), inPaise(rule.value[who].fixed), rule);
    working.cite(`${id}.perDay`, say(`roc.step.${who}-a-day`), inPaise(rule.value[who].perDay), rule);
    const full = fullPenalty(rule.value[who], days);
    const amount = facts.isLesser ? lessened(lawOf, who, full, knownOn) : full;
    working.make(id, say(`roc.step.${who}-up-to`), inPaise(amount), {
      formula: say('roc.formula.at-once-plus-days-times-a-day'),
      inputs: [`${id}.fixed`, `${id}.perDay`, 'days', 'isLesser'],
      rule: citationOf(rule),
    });
    return amount;
  };
  return { company: bear('company'), officer: bear('officer') };
}

function fullPenalty({ fixed, perDay, atMost }: Penalty, days: number): Paise {
  if (days === 0) return paise(0);
  const full = paise(fixed + perDay * days);
  return atMost === null ? full : paise(Math.min(full, atMost));
}

function lessened(lawOf: IsoDate, who: 'company' | 'officer', full: Paise, knownOn?: IsoDate): Paise {
  const { share, ...most } = ruleInForce(LESSER_PENALTY, lawOf, knownOn).value;
  return paise(Math.min(shareOf(full, share), most[who] ?? Number.MAX_SAFE_INTEGER));
}
