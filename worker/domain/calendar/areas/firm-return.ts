import { INCOME_TAX_DUE } from '../../income-tax/due-dates';
import { firstDayOf, nameOfTaxYear } from '../../law/periods';
import { passes, ruleIfInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification';
import { yearEnd } from '../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft, NotDue } from '../model';
import { formName } from '../values';
import {
  isCarriedBack,
  isDue,
  NOT_STATED,
  notDueOf,
  note,
  reason,
  reasonSummary,
  titleOf,
  turnoverOf,
} from './answers';
import { costOfIncomeReturn } from './form-amount';
import { answerOf, dueByPricing, legalFormOf, pricingGiven, yearlyAnswers } from './income-tax';

const FORM = 'ITR-5';

/** The return of income of an LLP for each year in which it was one: which day it has is told by audit and dealings abroad. */
export const firmReturns = (profile: CompanyProfile): AreaAnswer =>
  yearlyAnswers(profile, (year) => (legalFormOf(profile, year) === 'llp' ? firmReturn(profile, year) : []));

function firmReturn(profile: CompanyProfile, year: string): readonly (Draft | NotDue)[] {
  const isPriced = answerOf(profile, 'international-transactions', year);
  const audited = isAudited(profile, year);
  const due = dueByPricing(profile, [audited.value ? 'ITR-5 audit' : FORM, 'ITR-5 TP'], year);
  if (!due) return isRecorded(profile, year) ? [] : [notRecorded(year)];
  const says = isPriced ? 'priced' : audited.value ? 'audited' : audited.value === undefined ? 'open' : 'unaudited';
  const description = say(`calendar.income-tax.firm-return-${says}`, { year });

  return [
    {
      ...due,
      area: 'income-tax',
      form: FORM,
      period: year,
      subject: '',
      title: titleOf(FORM, year),
      description: isPriced === undefined ? say('calendar.income-tax.pricing-open', { description }) : description,
      priority: 'critical',
      isOptional: false,
      applies: { value: true, steps: audited.steps },
      ...costOfIncomeReturn(profile, FORM, year),
    },
  ];
}

const isRecorded = ({ asked }: CompanyProfile, year: string): boolean =>
  ruleIfInForce(INCOME_TAX_DUE[FORM], firstDayOf(year), asked.knownOn) !== undefined;

/** Of a year before the tables begin no day is invented. */
function notRecorded(year: string): NotDue {
  const label = say('calendar.income-tax.not-recorded', { form: formName(FORM) });
  const facts = [[say('calendar.income-tax.year'), inWords(nameOfTaxYear(year))]] as const;
  const because = reason(false, label, say('calendar.income-tax.before-the-tables'), facts);
  return notDueOf(FORM, year, because, { area: 'income-tax', verdict: 'not-known' });
}

const NOTHING = paise(0);

/**
 * Whether the accounts of a year are audited under the LLP Act, which the lower of the limits asks for: a tax audit is then an
 * audit too. Undefined where the figure that would decide is not stated; the earlier day is then taken.
 */
function isAudited(profile: CompanyProfile, year: string): Explained<boolean | undefined> {
  const rule = ruleIfInForce(LLP_AUDIT_LIMITS, yearEnd(year), profile.asked.knownOn);
  const contribution = profile.statedOn('contribution', yearEnd(year))?.value.amount;
  const turnover = turnoverOf(profile, year);
  const exceeds = (amount: Paise | undefined, limit: Paise) =>
    passes(amount ?? NOTHING, { value: limit, comparator: 'EXCEEDS' });
  const isOver =
    rule !== undefined && (exceeds(contribution, rule.value.contribution) || exceeds(turnover, rule.value.turnover));
  const isTold = isOver || (contribution !== undefined && turnover !== undefined);
  const amountOf = (amount: Paise | undefined) => (amount === undefined ? NOT_STATED : inPaise(amount));
  const given = [
    [say('calendar.fact.contribution'), amountOf(contribution), isCarriedBack(profile, 'contribution', yearEnd(year))],
    [say('calendar.fact.turnover-of', { year }), amountOf(turnover), false],
    pricingGiven(profile, year),
  ] as const;
  const working = new Working();
  for (const [index, one] of given.entries()) note(working, `fact.${index}`, one);
  const label = isDue(FORM);
  const formula = say(isTold ? 'calendar.income-tax.firm-rule' : 'calendar.income-tax.firm-rule-open');
  working.make('applies', label, yesOrNo(true), {
    formula,
    inputs: given.map((_, index) => `fact.${index}`),
    summary: reasonSummary(label, formula, given),
    ...(rule && { rule: citationOf(rule) }),
  });
  return working.explain(isTold ? isOver : undefined);
}
