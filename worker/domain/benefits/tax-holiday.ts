import type { TaxRegime } from '../income-tax/regime';
import { firstDayOf } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { financialYearOf, type IsoDate, isoDate, yearEnd } from '../shared/dates';
import {
  asCount,
  atRate,
  citationOf,
  type Explained,
  inPaise,
  inWords,
  onDay,
  Working,
  yesOrNo,
} from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { type HolidayLaw, STARTUP_HOLIDAY, type StartupForm } from './law/startup';

export type HolidayFacts = {
  form: StartupForm;
  incorporatedOn: IsoDate;
  /** Of the year of claim. */
  turnover: Paise;
  /** The certificate of the Inter-Ministerial Board; DPIIT's recognition is not enough. */
  hasBoardCertificate: boolean;
  regime: TaxRegime;
  /** The first year for which the deduction was claimed; absent where it never was. */
  firstClaimedYear?: string;
  /** Formed by splitting up or reconstructing a business that existed; unanswered, it is taken not to be and said to be assumed. */
  isReconstruction?: boolean;
  /** With more plant that others had used than the section allows; likewise. */
  hasUsedPlant?: boolean;
};

export type HolidayReason =
  | 'form'
  | 'incorporation'
  | 'turnover'
  | 'certificate'
  | 'regime'
  | 'window'
  | 'reconstruction'
  | 'used-plant';

export type Holiday = {
  isAvailable: boolean;
  failing: readonly HolidayReason[];
  /** Years in which the deduction may be taken, as runs of three that follow each other, of the first ten. */
  windows: readonly (readonly string[])[];
  /** The end of the last year of the last run: financial years count whole, however short the first was. */
  lastDay: IsoDate;
};

/**
 * Whether the start-up deduction of all profits can be claimed for a year (s.80-IAC, s.140): formed 1 Apr 2016 to
 * 31 Mar 2030, not by reconstruction nor with used plant above a share, turnover of the year within 100 crore, board certificate, normal
 * regime, and the year inside three consecutive ones of the first ten. MAT stays due on the book profit.
 */
export function startupHoliday(facts: HolidayFacts, year: string, knownOn?: IsoDate): Explained<Holiday> {
  const rule = ruleInForce(STARTUP_HOLIDAY, firstDayOf(year), knownOn);
  const working = new Working();
  noteFacts(facts, year, working);
  const windows = holidayWindows(facts, rule.value);
  working.make(
    'windows',
    say('benefits.step.years-to-choose-from'),
    inWords(say('benefits.text.windows', { windows: { list: windows.map((years) => years.join(' ')), joined: 'or' } })),
    {
      formula: say('benefits.formula.consecutive-years', {
        years: rule.value.consecutiveYears,
        first: rule.value.firstYears,
      }),
      inputs: ['incorporated', 'firstClaimed'],
      rule: citationOf(rule),
    },
  );
  working.make(
    'turnoverLimit',
    say('benefits.step.turnover-of-the-year-at-most'),
    inPaise(paise(rule.value.turnover)),
    {
      inputs: [],
      rule: citationOf(rule),
    },
  );
  const share = atRate(rule.value.usedPlantAtMost);
  answered('reconstruction', say('benefits.step.formed-by-reconstruction'), facts.isReconstruction, working);
  answered('usedPlant', say('benefits.step.used-plant', { share }), facts.hasUsedPlant, working);
  const failing = failingTests(facts, year, rule.value, windows);
  working.make('available', say('benefits.step.deduction-available'), yesOrNo(failing.length === 0), {
    formula: say('benefits.formula.every-test-holds'),
    inputs: [
      ...['form', 'incorporated', 'turnover', 'turnoverLimit', 'certificate', 'regime', 'windows'],
      ...['reconstruction', 'usedPlant'],
    ],
    rule: citationOf(rule),
  });
  working.make('failing', say('benefits.step.tests-that-fail'), asCount(failing.length), { inputs: ['available'] });
  const lastYear = windows.at(-1)?.at(-1) ?? firstYearsOf(facts.incorporatedOn, rule.value).at(-1) ?? year;
  return working.explain({ isAvailable: failing.length === 0, failing, windows, lastDay: yearEnd(lastYear) });
}

function noteFacts(facts: HolidayFacts, year: string, working: Working): void {
  working.give('year', say('benefits.step.year-of-claim'), inWords(year));
  working.give('form', say('benefits.step.form'), inWords(say(`benefits.form.${facts.form}`)));
  working.give('incorporated', say('benefits.step.incorporated'), onDay(facts.incorporatedOn));
  working.give('turnover', say('benefits.step.turnover-of-the-year'), inPaise(facts.turnover));
  working.give(
    'certificate',
    say('benefits.step.certificate-of-the-inter-ministerial-board'),
    yesOrNo(facts.hasBoardCertificate),
  );
  working.give('regime', say('benefits.step.regime'), inWords(say(`income-tax.regime.${facts.regime}`)));
  working.give(
    'firstClaimed',
    say('benefits.step.first-claimed-for'),
    inWords(facts.firstClaimedYear ?? say('benefits.text.never')),
  );
}

/** A yes or no that bars the deduction; unanswered it is taken not to. */
function answered(id: string, label: Message, answer: boolean | undefined, working: Working): void {
  if (answer === undefined) working.assume(id, label, yesOrNo(false));
  else working.give(id, label, yesOrNo(answer));
}

function failingTests(
  facts: HolidayFacts,
  year: string,
  law: HolidayLaw,
  windows: Holiday['windows'],
): HolidayReason[] {
  const { incorporatedOn } = facts;
  const tests: readonly [HolidayReason, boolean][] = [
    ['form', law.forms.includes(facts.form)],
    ['incorporation', law.incorporatedFrom <= incorporatedOn && incorporatedOn < law.incorporatedBefore],
    ['turnover', facts.turnover <= law.turnover],
    ['certificate', facts.hasBoardCertificate],
    ['regime', facts.regime === 'normal' || facts.regime === 'llp'],
    ['window', windows.some((years) => years.includes(year))],
    ['reconstruction', !facts.isReconstruction],
    ['used-plant', !facts.hasUsedPlant],
  ];
  return tests.filter(([, holds]) => !holds).map(([reason]) => reason);
}

/**
 * The runs of consecutive years open to a start-up; once claimed, only the run that began with the first claim, which does not go
 * beyond the first years: who began when fewer were left has those alone.
 */
function holidayWindows(
  { incorporatedOn, firstClaimedYear }: HolidayFacts,
  law: HolidayLaw,
): readonly (readonly string[])[] {
  const years = firstYearsOf(incorporatedOn, law);
  const runs = years.map((_, start) => years.slice(start, start + law.consecutiveYears));
  return firstClaimedYear
    ? runs.filter(([year]) => year === firstClaimedYear)
    : runs.filter(({ length }) => length === law.consecutiveYears);
}

/** The years of which some may be free of tax: that of the incorporation, however short, and those after it. */
export function firstYearsOf(incorporatedOn: IsoDate, { firstYears }: HolidayLaw): readonly string[] {
  const first = Number(financialYearOf(incorporatedOn).slice(0, 4));
  return Array.from({ length: firstYears }, (_, index) => financialYearOf(isoDate(`${first + index}-04-01`)));
}
