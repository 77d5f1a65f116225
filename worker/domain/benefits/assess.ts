import { ANGEL_TAX } from '../income-tax/law/deductions';
import type { TaxRegime } from '../income-tax/regime';
import { DESIGN_FEE } from '../ip/other-rights';
import { EXAMINATION_FEE, PATENT_FILING_FEE } from '../ip/patent';
import { APPLICATION_FEE } from '../ip/trade-mark';
import { firstDayOf } from '../law/periods';
import { type Rule, ruleIfInForce, ruleInForce } from '../law/rule';
import type { LegalForm } from '../roc/classification';
import { addMonths, financialYearOf, type IsoDate, isoDate } from '../shared/dates';
import { type Asked, type Citation, citationOf, type Explained, inPaise, onDay } from '../shared/explained';
import { type Said, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import {
  DEEP_TECH_RECOGNITION,
  RECOGNITION,
  SELF_CERTIFICATION,
  STARTUP_HOLIDAY,
  type StartupForm,
} from './law/startup';
import { startupRecognition } from './recognition';
import { startupHoliday } from './tax-holiday';
import { ENTERPRISE_LIMITS, enterpriseClass } from './udyam';
import type { BenefitName, BenefitStatus, ConditionState } from './values';

/** What a company is, as far as its facts and its own answers tell. */
export type BenefitFacts = {
  legalForm?: LegalForm;
  incorporatedOn: IsoDate;
  /** By financial year, as far as stated. */
  turnovers: ReadonlyMap<string, Paise>;
  regime?: TaxRegime;
  recognition?: { certificate: string; recognisedOn: IsoDate };
  boardCertificate?: { certificate: string; issuedOn: IsoDate };
  udyam?: string;
  /** How the business began, and the first year of the holiday, where they are stated. */
  formation?: { isReconstruction: boolean; hasUsedPlant: boolean };
  firstClaimedYear?: string;
  /** Benefits that were applied for, and when. */
  applied: ReadonlyMap<BenefitName, IsoDate>;
  answers: BenefitAnswers;
};

/** What no fact says: the company answers it when it has its benefits tested. */
export type BenefitAnswers = {
  isInnovative?: boolean;
  isDeepTech?: boolean;
  /** In plant, machinery and equipment, for the class of the enterprise. */
  investment?: Paise;
  /** Of the turnover of the last year that ended: goods and services that went abroad. */
  exports?: Paise;
};

/** One test: what is asked, how it stands, by what figure, and where a missing fact is given. */
export type BenefitCondition = {
  id: string;
  state: ConditionState;
  name: Said;
  found: Said;
  rule?: Citation;
  asks?: Asked | { record: 'answer'; kind: keyof BenefitAnswers };
};

export type BenefitFee = { id: string; name: Said; full: Paise; reduced: Paise; rule: Citation };

export type Benefit = {
  name: BenefitName;
  status: BenefitStatus;
  conditions: readonly BenefitCondition[];
  /** How the answer came about, where every fact that it needs is known. */
  explained?: Explained<unknown>;
  lastDay?: IsoDate;
  grantedOn?: IsoDate;
  number?: string;
  appliedOn?: IsoDate;
  fees?: readonly BenefitFee[];
  notes: readonly Said[];
};

/** Tests every benefit against the facts of a company on a day. What is not known is told as such, and never taken as held. */
export function assessBenefits(facts: BenefitFacts, today: IsoDate): readonly Benefit[] {
  const dpiit = recognition(facts, today);
  return [
    dpiit,
    holiday(facts, today),
    angelTax(facts, today),
    ipFees(facts, today),
    udyam(facts, today),
    labour(facts, today),
  ];
}

const test = (
  id: string,
  holds: boolean | undefined,
  found: Said,
  rule?: Rule<unknown>,
  asks?: BenefitCondition['asks'],
): BenefitCondition => ({
  ...{ id, name: say(`benefits.test.${id}`), found },
  state: holds === undefined ? 'unknown' : holds ? 'passed' : 'failed',
  ...(rule && { rule: citationOf(rule) }),
  ...(holds === undefined && asks && { asks }),
});

const NOT_STATED = say('benefits.found.not-stated');
const fact = (kind: string, subject?: string): Asked => ({ record: 'fact', kind, ...(subject && { subject }) });
const answer = (kind: keyof BenefitAnswers) => ({ record: 'answer', kind }) as const;
const yesNo = (value: boolean | undefined): Said =>
  value === undefined ? NOT_STATED : say(value ? 'benefits.found.yes' : 'benefits.found.no');

/** One person companies are private companies. */
const startupForm = (form: LegalForm): StartupForm => (form === 'opc' ? 'private' : form);
const formFound = ({ legalForm }: BenefitFacts): Said =>
  legalForm ? say(`benefits.form.${startupForm(legalForm)}`) : NOT_STATED;

/** The year whose turnover decides the Udyam class; undefined in a company's first. */
export const lastYearOf = (facts: BenefitFacts, today: IsoDate): string | undefined => yearsEnded(facts, today).at(-1);

/** The years from incorporation that have ended, the latest last. */
function yearsEnded({ incorporatedOn }: BenefitFacts, today: IsoDate): readonly string[] {
  const years: string[] = [];
  for (let year = Number(financialYearOf(incorporatedOn).slice(0, 4)); isoDate(`${year + 1}-04-01`) <= today; year++)
    years.push(financialYearOf(isoDate(`${year}-04-01`)));
  return years;
}

/** Status by how the tests stand, what was applied for and what is granted. */
function statusOf(
  conditions: readonly BenefitCondition[],
  { isGranted, appliedOn }: { isGranted: boolean; appliedOn: IsoDate | undefined },
): BenefitStatus {
  const states = new Set(conditions.map(({ state }) => state));
  if (isGranted) return states.has('failed') ? 'at-risk' : 'active';
  if (appliedOn) return 'applied';
  if (states.has('failed')) return 'not-eligible';
  return states.has('unknown') ? 'pending' : 'eligible';
}

/** Recognition by DPIIT: the turnover of every year counts, to 200 crore (deep tech 300). */
function recognition(facts: BenefitFacts, today: IsoDate): Benefit {
  const { incorporatedOn, legalForm, answers, turnovers, formation, recognition: granted, applied } = facts;
  const isDeepTech = answers.isDeepTech === true && ruleIfInForce(DEEP_TECH_RECOGNITION, today) !== undefined;
  const rule = ruleInForce(isDeepTech ? DEEP_TECH_RECOGNITION : RECOGNITION, today);
  const ended = yearsEnded(facts, today);
  const [highest] = [...turnovers.entries()].toSorted(([, one], [, other]) => other - one);
  const isOver = highest !== undefined && highest[1] > rule.value.turnover;
  const missing = ended.filter((year) => !turnovers.has(year));
  const lastDay = addMonths(incorporatedOn, 12 * rule.value.years);
  const found = highest
    ? say(missing.length === 0 ? 'benefits.found.highest' : 'benefits.found.highest-so-far', {
        ...{ year: highest[0], amount: inPaise(highest[1]), limit: inPaise(paise(rule.value.turnover)) },
        count: missing.length,
      })
    : NOT_STATED;
  const conditions = [
    test(
      'form',
      legalForm && rule.value.forms.includes(startupForm(legalForm)),
      formFound(facts),
      rule,
      fact('legal-form'),
    ),
    test('age', today <= lastDay, say('benefits.found.until', { day: onDay(lastDay) }), rule),
    test(
      'turnover-any-year',
      isOver ? false : missing.length > 0 ? undefined : true,
      ended.length === 0 ? say('benefits.found.no-year') : found,
      rule,
      fact('turnover', missing[0]),
    ),
    notReconstructed(facts, rule),
    test('innovative', answers.isInnovative, yesNo(answers.isInnovative), rule, answer('isInnovative')),
  ];
  const isKnown = legalForm !== undefined && missing.length === 0 && formation !== undefined;
  const appliedOn = applied.get('dpiit');
  return {
    ...{ name: 'dpiit', conditions, lastDay, status: statusOf(conditions, { isGranted: !!granted, appliedOn }) },
    ...(granted && { grantedOn: granted.recognisedOn, number: granted.certificate }),
    ...(appliedOn && { appliedOn }),
    ...(isKnown && {
      explained: startupRecognition(
        {
          ...{ form: startupForm(legalForm), incorporatedOn, isDeepTech },
          ...{ highestTurnover: highest?.[1] ?? paise(0), isReconstruction: formation.isReconstruction },
        },
        today,
      ),
    }),
    notes: [say('benefits.note.two-limits'), say('benefits.note.judged')],
  };
}

const notReconstructed = ({ formation }: BenefitFacts, rule: Rule<unknown>): BenefitCondition =>
  test(
    'no-reconstruction',
    formation && !formation.isReconstruction,
    yesNo(formation && !formation.isReconstruction),
    rule,
    fact('formation'),
  );

/** The deduction of all profits: the turnover of the year of claim, to 100 crore, a certificate of its own, the normal regime. */
function holiday(facts: BenefitFacts, today: IsoDate): Benefit {
  const { legalForm, incorporatedOn, turnovers, regime, boardCertificate, formation, firstClaimedYear, applied } =
    facts;
  const year = financialYearOf(today);
  const rule = ruleIfInForce(STARTUP_HOLIDAY, firstDayOf(year));
  if (!rule) return { name: 'tax-holiday', status: 'not-applicable', conditions: [], notes: [] };
  const law = rule.value;
  const turnover = turnovers.get(year);
  const form = legalForm && startupForm(legalForm);
  const tried = startupHoliday(
    {
      ...{ form: form ?? 'private', incorporatedOn, turnover: turnover ?? paise(0) },
      ...{ hasBoardCertificate: !!boardCertificate, regime: regime ?? 'normal' },
      ...(firstClaimedYear && { firstClaimedYear }),
      ...formation,
    },
    year,
  );
  const isNormal = regime === undefined ? undefined : regime === 'normal' || regime === 'llp';
  const conditions = [
    test('form', form && law.forms.includes(form), formFound(facts), rule, fact('legal-form')),
    test(
      'incorporated-between',
      law.incorporatedFrom <= incorporatedOn && incorporatedOn < law.incorporatedBefore,
      say('benefits.found.incorporated', {
        day: onDay(incorporatedOn),
        before: onDay(isoDate(law.incorporatedBefore)),
      }),
      rule,
    ),
    test(
      'turnover-of-year',
      turnover === undefined ? undefined : turnover <= law.turnover,
      turnover === undefined
        ? NOT_STATED
        : say('benefits.found.of-year', { year, amount: inPaise(turnover), limit: inPaise(paise(law.turnover)) }),
      rule,
      fact('turnover', year),
    ),
    test(
      'window',
      !tried.value.failing.includes('window'),
      say('benefits.found.window', { day: onDay(tried.value.lastDay) }),
      rule,
    ),
    notReconstructed(facts, rule),
    test(
      'no-used-plant',
      formation && !formation.hasUsedPlant,
      yesNo(formation && !formation.hasUsedPlant),
      rule,
      fact('formation'),
    ),
    test('regime', isNormal, regime ? say(`income-tax.regime.${regime}`) : NOT_STATED, rule, fact('tax-regime', year)),
    test(
      'certificate',
      !!boardCertificate || undefined,
      boardCertificate
        ? say('benefits.found.certificate', {
            number: boardCertificate.certificate,
            day: onDay(boardCertificate.issuedOn),
          })
        : NOT_STATED,
      rule,
      fact('board-certificate'),
    ),
  ];
  const others = conditions.filter(({ id }) => id !== 'certificate');
  const appliedOn = applied.get('tax-holiday');
  const isKnown = legalForm !== undefined && turnover !== undefined && regime !== undefined && formation !== undefined;
  return {
    ...{ name: 'tax-holiday', conditions, lastDay: tried.value.lastDay },
    status: statusOf(boardCertificate ? conditions : others, { isGranted: !!boardCertificate, appliedOn }),
    ...(boardCertificate && { grantedOn: boardCertificate.issuedOn, number: boardCertificate.certificate }),
    ...(appliedOn && { appliedOn }),
    ...(isKnown && { explained: tried }),
    notes: [say('benefits.note.two-limits'), say('benefits.note.mat')],
  };
}

/** Tax on share premium above fair value: charged to 31 March 2024, from which day on it is no more. */
function angelTax({ recognition: granted }: BenefitFacts, today: IsoDate): Benefit {
  const rule = ruleIfInForce(ANGEL_TAX, today);
  return {
    ...{ name: 'angel-tax', status: granted ? 'active' : 'not-applicable' },
    conditions: [
      test('not-charged', rule ? !rule.value : undefined, say('benefits.found.angel'), rule),
      test(
        'recognised',
        !!granted || undefined,
        yesNo(granted ? true : undefined),
        undefined,
        fact('startup-recognition'),
      ),
    ],
    notes: ANGEL_TAX.map(({ from, to, value }) =>
      to
        ? say(`benefits.angel.${value ? 'charged' : 'not-charged'}-to`, { from: onDay(from), to: onDay(to) })
        : say(`benefits.angel.${value ? 'charged' : 'not-charged'}`, { from: onDay(from) }),
    ),
  };
}

const FEES = [
  ['trade-mark', APPLICATION_FEE],
  ['patent', PATENT_FILING_FEE],
  ['examination', EXAMINATION_FEE],
  ['design', DESIGN_FEE],
] as const;

/** Reduced fees of the registers: for who is recognised, and for small enterprises. */
function ipFees({ recognition: granted, udyam: number }: BenefitFacts, today: IsoDate): Benefit {
  const holds = granted || number ? true : undefined;
  const found = granted
    ? say('benefits.found.recognised')
    : number
      ? say('benefits.found.udyam', { number })
      : NOT_STATED;
  return {
    ...{ name: 'ip-fees', status: holds ? 'available' : 'pending' },
    conditions: [test('recognised-or-small', holds, found, undefined, fact('startup-recognition'))],
    fees: FEES.flatMap(([id, history]): BenefitFee[] => {
      const rule = ruleIfInForce(history, today);
      return rule
        ? [
            {
              id,
              name: say(`benefits.fee.${id}`),
              full: rule.value.full,
              reduced: rule.value.reduced,
              rule: citationOf(rule),
            },
          ]
        : [];
    }),
    notes: [],
  };
}

/** The class of the enterprise: investment and turnover of the year before, both within the limits of a class. */
function udyam(facts: BenefitFacts, today: IsoDate): Benefit {
  const { udyam: number, turnovers, answers, applied } = facts;
  const year = financialYearOf(today);
  const last = lastYearOf(facts, today);
  const turnover = last === undefined ? paise(0) : turnovers.get(last);
  const { investment } = answers;
  const isKnown = turnover !== undefined && investment !== undefined;
  const explained = isKnown ? enterpriseClass({ investment, turnover, exports: answers.exports }, year) : undefined;
  const rule = ruleInForce(ENTERPRISE_LIMITS, firstDayOf(year));
  const conditions = [
    test(
      'class',
      explained && explained.value !== 'none',
      explained ? say(`benefits.class.${explained.value}`) : NOT_STATED,
      rule,
      turnover === undefined ? fact('turnover', last) : answer('investment'),
    ),
    test('registered', !!number || undefined, number ? say('benefits.found.udyam', { number }) : NOT_STATED),
  ];
  const appliedOn = applied.get('udyam');
  return {
    ...{ name: 'udyam', conditions, notes: answers.exports === undefined ? [say('benefits.note.exports')] : [] },
    status: statusOf(number ? conditions : conditions.slice(0, 1), { isGranted: !!number, appliedOn }),
    ...(number && { number }),
    ...(appliedOn && { appliedOn }),
    ...(explained && { explained }),
  };
}

/** Self-certification under labour laws: no successor to the advisory was found, so the State is asked. */
function labour({ recognition: granted, incorporatedOn, applied }: BenefitFacts, today: IsoDate): Benefit {
  const rule = ruleIfInForce(SELF_CERTIFICATION, today);
  if (!rule) return { name: 'labour', status: 'not-applicable', conditions: [], notes: [] };
  const lastDay = addMonths(incorporatedOn, 12 * rule.value.years);
  const appliedOn = applied.get('labour');
  const conditions = [
    test('recognised', !!granted || undefined, yesNo(granted ? true : undefined), rule, fact('startup-recognition')),
    test('first-years', today <= lastDay, say('benefits.found.until', { day: onDay(lastDay) }), rule),
    test('state-position', undefined, say('benefits.found.ask-state'), rule),
  ];
  return {
    ...{ name: 'labour', conditions, lastDay, status: statusOf(conditions, { isGranted: false, appliedOn }) },
    ...(appliedOn && { appliedOn }),
    notes: [say('benefits.note.labour')],
  };
}
