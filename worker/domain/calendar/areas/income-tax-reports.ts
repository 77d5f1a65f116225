import type { DutyQuestion, FactKind } from '../../company/facts';
import { INCOME_TAX_DUE, type IncomeTaxForm } from '../../income-tax/due-dates';
import { CONCESSIONAL_22_RATE, LLP_AMT_RATE, MAT, NEW_MANUFACTURING_RATE } from '../../income-tax/law/rates';
import type { REPORT_FORMS } from '../../income-tax/law/report-forms';
import type { TaxRegime } from '../../income-tax/regime';
import { firstDayOf } from '../../law/periods';
import { isUnverified, type RuleHistory, ruleIfInForce } from '../../law/rule';
import { addMonths, financialYearOf, type IsoDate, yearEnd, yearStart } from '../../shared/dates';
import { citationOf, inWords, type Quantity } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import type { AreaAnswer, CompanyProfile, Draft, NotDue } from '../model';
import type { Priority } from '../values';
import { answerGiven, type Given, isDue, isNotDue, NOT_STATED, notKnown, reason } from './answers';
import { answerOf, dueByPricing, legalFormOf, notDue, numberOf, withFormOf, yearlyAnswers } from './income-tax';

/**
 * What the return of a year needs beside it: the reports on minimum tax (29B, 29C) and on the start-up deduction (10CCB), and the
 * forms by which a company elects a lower rate (10-IC, 10-ID).
 */
export const incomeTaxReports = (profile: CompanyProfile): AreaAnswer =>
  yearlyAnswers(profile, (year) =>
    legalFormOf(profile, year) === 'llp'
      ? [...alternateMinimumTax(profile, year), ...startupReport(profile, year)]
      : [...minimumTax(profile, year), ...startupReport(profile, year), ...elections(profile, year)],
  );

type Answer = Draft | NotDue;
type Asked = { form: Extract<IncomeTaxForm, string>; year: string };
type Asks = { asks: DutyQuestion | FactKind; asksOf?: string };

/** The answers to questions of duty, as the reasons give them. */
const given = (profile: CompanyProfile, year: string, ...questions: readonly DutyQuestion[]): readonly Given[] =>
  questions.map((question) => answerGiven(profile, say(`calendar.duty.asks.${question}`), question, yearEnd(year)));

type Verdict = { verdict: 'due' | 'not-due' } | ({ verdict: 'not-known' } & Asks);

/** A report's draft or why there is none, by the rule that asks for it. */
function answerTo(
  profile: CompanyProfile,
  { form, year }: Asked,
  about: { report: keyof typeof REPORT_FORMS; title: string; priority: Priority },
  why: Verdict & { formula: Message; facts: readonly Given[]; law: RuleHistory<unknown> },
): readonly Answer[] {
  const due = dueByPricing(profile, [form, `${form} TP` as IncomeTaxForm], year);
  if (!due) return [];
  const rule = ruleIfInForce(why.law, firstDayOf(year), profile.asked.knownOn);
  const label = { due: isDue, 'not-due': isNotDue, 'not-known': notKnown }[why.verdict](form);
  const because = reason(why.verdict === 'due', label, why.formula, why.facts, rule && citationOf(rule));
  if (why.verdict !== 'due') {
    const asks = 'asks' in why ? { asks: why.asks, ...(why.asksOf && { asksOf: why.asksOf }) } : {};
    return notDue(profile, due.dueOn.value, { form, period: year, verdict: why.verdict, because, ...asks });
  }
  const number = numberOf(profile, about.report, year);
  const isOpen = number !== undefined && isUnverified(number) && year >= '2026';
  const named = { number: number?.value ?? form, year };
  return [
    {
      ...due,
      area: 'income-tax',
      form,
      period: year,
      subject: '',
      title: say(`calendar.income-tax.title-${isOpen ? 'successor' : about.title}`, named),
      description: say(`calendar.income-tax.says-${form}`, { year }),
      priority: about.priority,
      isOptional: false,
      applies: withFormOf(profile, about.report, year, because),
    },
  ];
}

const LESSER: readonly TaxRegime[] = ['concessional_22', 'new_manufacturing_15'];

/** The regime stated for a year; one that cannot be left again, where it was elected for an earlier year. */
function regimeOf({ factOn, subjectsOf }: CompanyProfile, year: string): TaxRegime | undefined {
  const of = (stated: string) => factOn('tax-regime', EVER, stated)?.value.regime;
  const elected = subjectsOf('tax-regime')
    .filter((stated) => stated < year)
    .map(of)
    .findLast((regime) => regime !== undefined && LESSER.includes(regime));
  return of(year) ?? elected;
}

// An election is of its year whichever day it was stated to hold from.
const EVER = '9999-12-31' as IsoDate;

const regimeQuantity = (regime: TaxRegime | undefined): Quantity =>
  regime === undefined ? NOT_STATED : inWords(say(`calendar.regime.${regime}`));

const regimeFact = (regime: TaxRegime | undefined): Given => [
  say('calendar.income-tax.regime'),
  regimeQuantity(regime),
];

const MAT_REPORT = { report: 'minimumTax', title: 'mat', priority: 'high' } as const;

/** The report on book profit (s.115JB): of who pays MAT, and of who claims the start-up deduction, which does not lower it. */
function minimumTax(profile: CompanyProfile, year: string): readonly Answer[] {
  const asked = { form: 'mat-report', year } as const;
  const regime = regimeOf(profile, year);
  if (regime && LESSER.includes(regime)) {
    const formula = say('calendar.income-tax.no-mat');
    return answerTo(profile, asked, MAT_REPORT, { verdict: 'not-due', formula, facts: [regimeFact(regime)], law: MAT });
  }
  const pays = answerOf(profile, 'minimum-tax', year);
  const claims = answerOf(profile, 'startup-deduction', year);
  const facts = [regimeFact(regime), ...given(profile, year, 'minimum-tax', 'startup-deduction')];
  const why = { formula: say('calendar.income-tax.mat-rule'), facts, law: MAT };
  if (pays || claims) return answerTo(profile, asked, MAT_REPORT, { verdict: 'due', ...why });
  if (pays === false) return answerTo(profile, asked, MAT_REPORT, { verdict: 'not-due', ...why });
  const asks = regime ? 'minimum-tax' : 'tax-regime';
  return answerTo(profile, asked, MAT_REPORT, { verdict: 'not-known', asks, ...why });
}

/** The report on adjusted total income (s.115JC): of an LLP that claims a deduction which would lower its tax below 18.5%. */
function alternateMinimumTax(profile: CompanyProfile, year: string): readonly Answer[] {
  const asked = { form: 'amt-report', year } as const;
  const about = { report: 'alternateMinimumTax', title: 'amt', priority: 'high' } as const;
  const pays = answerOf(profile, 'minimum-tax', year);
  const claims = answerOf(profile, 'startup-deduction', year);
  const facts = given(profile, year, 'minimum-tax', 'startup-deduction');
  const why = { formula: say('calendar.income-tax.amt-rule'), facts, law: LLP_AMT_RATE };
  if (pays || claims) return answerTo(profile, asked, about, { verdict: 'due', ...why });
  if (pays === false) return answerTo(profile, asked, about, { verdict: 'not-due', ...why });
  return answerTo(profile, asked, about, { verdict: 'not-known', asks: 'minimum-tax', ...why });
}

/** The report on the profits of which a start-up is relieved; only who holds the certificate of the Board may claim it. */
function startupReport(profile: CompanyProfile, year: string): readonly Answer[] {
  const asked = { form: '10CCB', year } as const;
  const about = { report: 'startupDeduction', title: 'startup', priority: 'high' } as const;
  const claims = answerOf(profile, 'startup-deduction', year);
  const isCertified = profile.newest('board-certificate').length > 0;
  const certificate = [
    say('calendar.income-tax.board-certificate'),
    isCertified ? inWords(say('calendar.fact.stated')) : NOT_STATED,
  ] as const;
  const facts = [certificate, ...given(profile, year, 'startup-deduction')];
  const why = { formula: say('calendar.income-tax.startup-rule'), facts, law: INCOME_TAX_DUE['10CCB'] };
  if (claims) return answerTo(profile, asked, about, { verdict: 'due', ...why });
  if (claims === false || !isCertified) return answerTo(profile, asked, about, { verdict: 'not-due', ...why });
  return answerTo(profile, asked, about, { verdict: 'not-known', asks: 'startup-deduction', ...why });
}

/** The options for 22% and 15%: exercised once, by the due date of the first return for which they hold. */
const elections = (profile: CompanyProfile, year: string): readonly Answer[] => [
  ...concessional22(profile, year),
  ...newManufacturing15(profile, year),
];

function concessional22(profile: CompanyProfile, year: string): readonly Answer[] {
  const asked = { form: '10-IC', year } as const;
  const about = { report: 'concessional22', title: 'election', priority: 'critical' } as const;
  const regime = regimeOf(profile, year);
  const before = financialYearOf(addMonths(yearStart(year), -12));
  const regimeBefore = regimeOf(profile, before);
  const facts = [
    regimeFact(regime),
    [say('calendar.income-tax.regime-of', { year: before }), regimeQuantity(regimeBefore)],
  ] as const;
  const why = { formula: say('calendar.income-tax.election-rule'), facts, law: CONCESSIONAL_22_RATE };
  if (regime === undefined)
    return answerTo(profile, asked, about, { verdict: 'not-known', asks: 'tax-regime', ...why });
  if (regime !== 'concessional_22' || regimeBefore === 'concessional_22')
    return answerTo(profile, asked, about, { verdict: 'not-due', ...why });
  const isFirst = financialYearOf(profile.dossier.incorporatedOn) === year;
  if (!isFirst && regimeBefore === undefined)
    return answerTo(profile, asked, about, { verdict: 'not-known', asks: 'tax-regime', asksOf: before, ...why });
  return answerTo(profile, asked, about, { verdict: 'due', ...why });
}

function newManufacturing15(profile: CompanyProfile, year: string): readonly Answer[] {
  const regime = regimeOf(profile, year);
  if (regime !== 'new_manufacturing_15') return [];
  const isFirst = financialYearOf(profile.dossier.incorporatedOn) === year;
  return answerTo(
    profile,
    { form: '10-ID', year },
    { report: 'newManufacturing15', title: 'election', priority: 'critical' },
    {
      verdict: isFirst ? 'due' : 'not-due',
      formula: say('calendar.income-tax.first-return-rule'),
      facts: [regimeFact(regime)],
      law: NEW_MANUFACTURING_RATE,
    },
  );
}
