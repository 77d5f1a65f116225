import { GST_INTEREST_RATES, gstInterest } from '../../gst/interest';
import { ADVANCE_TAX_INSTALMENTS, type Instalment } from '../../income-tax/advance-tax';
import { LATE_RETURN_FEE, lateReturnFee } from '../../income-tax/late-fees';
import { LATE_RETURN_INTEREST, lateReturnInterest, SHORT_ADVANCE_INTEREST } from '../../income-tax/return-interest';
import { firstDayOf } from '../../law/periods';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { chargeFee } from '../../roc/charge-fee';
import { isFlatFee, LATE_SUBMISSION_FEE, lateSubmissionFee } from '../../roc/foreign-fee';
import { CHARGE_FEE } from '../../roc/law/fees';
import { addDays, addMonths, type IsoDate } from '../../shared/dates';
import {
  assuming,
  atRate,
  citationOf,
  type Explained,
  inMonths,
  inPaise,
  type Step,
  Working,
} from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise, shareOfMonths } from '../../shared/money';
import { downToHundredRupees } from '../../shared/rounding';
import type { Accrual, CompanyProfile, Draft } from '../model';
import { applyWaiver } from '../reliefs';
import { NOT_STATED } from './answers';
import { classOn } from './roc/company';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What delay costs as far as it is known, and what of it is not. */
type PartlyKnown = CostOfDelay & Pick<Draft, 'unknownCost' | 'accrual'>;

// An amount is of its form whichever day it was stated to hold from.
const EVER = '9999-12-31' as IsoDate;

/** The amount that was stated for an obligation, in paise. */
export const amountOf = (profile: CompanyProfile, key: string): Paise | undefined =>
  profile.factOn('form-amount', EVER, key)?.value.amount;

/** A cost with another beside it: the steps of both, those of the second under a name of their own, and their sum. */
function plus(one: Explained<Paise>, other: Explained<Paise>, name: string): Explained<Paise> {
  const named = other.steps.map((step) => ({
    ...step,
    id: `${name}.${step.id}`,
    inputs: step.inputs.map((input) => `${name}.${input}`),
  }));
  const value = paise(one.value + other.value);
  const total: Step = {
    id: 'withInterest',
    label: say('calendar.cost.with-interest'),
    quantity: inPaise(value),
    formula: say('calendar.cost.fee-plus-interest'),
    inputs: [one.steps.at(-1)?.id ?? '', named.at(-1)?.id ?? ''].filter(Boolean),
    summary: say('calendar.summary.with-interest', {
      ...{ fee: inPaise(one.value), interest: inPaise(other.value), sum: inPaise(value) },
    }),
  };
  return { value, steps: [...one.steps, ...named, total] };
}

/** The interest on the tax of a late GSTR-3B beside its fee (CGST Act 2017 s.50(1)); said to be unknown while the tax is. */
export function withGstInterest(profile: CompanyProfile, key: string, dueOn: IsoDate, fee: CostOfDelay): PartlyKnown {
  const { knownOn } = profile.asked;
  const rule = ruleIfInForce(GST_INTEREST_RATES['late-return'], dueOn, knownOn);
  if (!rule) return fee;
  const amount = amountOf(profile, key);
  if (amount === undefined)
    return { ...fee, unknownCost: say('calendar.cost.unknown.gst-tax', { rate: atRate(rule.value) }) };
  const interestOf = (day: IsoDate, due: IsoDate): Explained<Paise> => {
    const { value, steps } = gstInterest({
      case: 'late-return',
      // The interest is one for all heads of tax; a person gives their sum.
      heads: { integrated: { amount } },
      dueOn: due,
      paidOn: day,
      ...(knownOn && { knownOn }),
    });
    const kept = steps.filter(({ id }) => ['due', 'paid', 'days', 'rate', 'year'].includes(id));
    const working = new Working();
    working.give('tax', say('calendar.cost.tax-in-cash'), inPaise(amount));
    working.make('interest', say('calendar.cost.interest'), inPaise(value.total), {
      formula: say('calendar.cost.interest-by-day'),
      inputs: ['tax', 'rate', 'days', 'year'],
      rule: citationOf(rule),
    });
    return { value: value.total, steps: [...kept, ...working.explain(value.total).steps] };
  };
  const nothing = { value: paise(0), steps: [] };
  return {
    ...fee,
    costOn: (day, due, reliefs) =>
      day <= due
        ? (fee.costOn?.(day, due, reliefs) ?? noDelayCost('GSTR-3B', day, due))
        : plus(fee.costOn?.(day, due, reliefs) ?? nothing, interestOf(day, due), 'interest'),
    accrual: (due): Accrual => ({ amount, rate: rule.value, since: due }),
  };
}

// Above every limit: where no income is stated, the larger fee is taken.
const LARGE_INCOME = paise(Number.MAX_SAFE_INTEGER);
const LADDER_MONTHS = 36;

/**
 * What a late return of income costs: its fee (s.234F, s.428(a)), the larger one since no income is stated, and interest on the tax
 * that was unpaid on the due day (s.234A, s.423). Interest on short advance tax (s.234B) is not told here, and that is said.
 */
export function costOfIncomeReturn(profile: CompanyProfile, form: string, year: string): PartlyKnown {
  const { knownOn } = profile.asked;
  const start = firstDayOf(year);
  const rule = ruleIfInForce(LATE_RETURN_INTEREST, start, knownOn);
  const short = ruleIfInForce(SHORT_ADVANCE_INTEREST, start, knownOn);
  if (!rule || !short || !ruleIfInForce(LATE_RETURN_FEE, start, knownOn)) return {};
  const unpaidTax = amountOf(profile, `${form}|${year}|`);
  const rates = { rate: atRate(rule.value), late: rule.statute, short: short.statute };
  return {
    unknownCost: say(
      unpaidTax === undefined ? 'calendar.cost.unknown.income-tax' : 'calendar.cost.unknown.short-advance',
      rates,
    ),
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost(form, day, dueOn);
      const late = { year, dueOn, filedOn: day };
      const full = lateReturnFee({ ...late, totalIncome: LARGE_INCOME }, knownOn);
      const fee = applyWaiver(incomeAssumed(full), reliefs, { form, period: year, filedOn: day }, knownOn);
      return unpaidTax === undefined ? fee : plus(fee, lateReturnInterest({ ...late, unpaidTax }, knownOn), 'interest');
    },
    costBreaks: (dueOn) => Array.from({ length: LADDER_MONTHS }, (_, months) => addMonths(addDays(dueOn, 1), months)),
  };
}

const incomeAssumed = (fee: Explained<Paise>): Explained<Paise> => {
  const { value, steps } = assuming(fee, ({ id }) => id === 'income');
  return { value, steps: steps.map((step) => (step.id === 'income' ? { ...step, quantity: NOT_STATED } : step)) };
};

/** Interest for an instalment of advance tax that is short (s.234C, s.425): of some months at once, however late it is paid. */
export function costOfInstalment(
  profile: CompanyProfile,
  { key, year, instalment }: { key: string; year: string; instalment: Pick<Instalment, 'months'> },
): PartlyKnown {
  const rule: Rule<{ rate: Parameters<typeof atRate>[0] }> | undefined = ruleIfInForce(
    ADVANCE_TAX_INSTALMENTS,
    firstDayOf(year),
    profile.asked.knownOn,
  );
  if (!rule) return {};
  const { rate } = rule.value;
  const months = inMonths(instalment.months);
  const short = amountOf(profile, key);
  if (short === undefined)
    return { unknownCost: say('calendar.cost.unknown.instalment', { rate: atRate(rate), months }) };
  const base = downToHundredRupees(short);
  const sum = shareOfMonths(base, rate, instalment.months);
  return {
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost('advance-tax', day, dueOn);
      const working = new Working();
      working.give('short', say('calendar.cost.short-instalment'), inPaise(short));
      working.cite('rate', say('income-tax.step.interest-a-month'), atRate(rate), rule);
      working.make('interest', say('calendar.cost.interest'), inPaise(sum), {
        formula: say('calendar.cost.interest-by-month', { months }),
        inputs: ['short', 'rate'],
        rule: citationOf(rule),
        summary: say('income-tax.summary.interest', {
          ...{ base: inPaise(base), rate: atRate(rate), months, interest: inPaise(sum), statute: rule.statute },
        }),
      });
      const period = key.split('|')[1] ?? '';
      return applyWaiver(working.explain(sum), reliefs, { form: 'advance-tax', period, filedOn: day });
    },
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}

/**
 * What a late filing with the Reserve Bank costs: its fee is flat, and of filings about money a share of the amount besides, said
 * to be unknown while the amount is. Before the fee was introduced nothing is told.
 */
export function costOfForeignFiling(profile: CompanyProfile, form: string, key: string): PartlyKnown {
  const { knownOn } = profile.asked;
  const [first] = LATE_SUBMISSION_FEE;
  if (!first || (knownOn && knownOn < first.knownSince)) return {};
  const amount = isFlatFee(form) ? undefined : amountOf(profile, key);
  const isOpen = amount === undefined && !isFlatFee(form);
  return {
    ...(isOpen && { unknownCost: say('calendar.cost.unknown.foreign-money') }),
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn || day < first.from) return noDelayCost(form, day, dueOn);
      const fee = lateSubmissionFee({ form, dueOn, filedOn: day, ...(amount !== undefined && { amount }) }, knownOn);
      return applyWaiver(fee, reliefs, { form, period: key.split('|')[1] ?? '', filedOn: day }, knownOn);
    },
    costBreaks: (dueOn) => [
      first.from,
      ...Array.from({ length: LADDER_MONTHS }, (_, months) => addDays(addMonths(dueOn, months), 1)),
    ],
  };
}

/**
 * What a late CHG-1 costs beside its normal fee: multiples of that, and after day 60 a share of the amount secured (s.77). After the
 * last day no charge is registered: what that day would have cost stands for it.
 */
export function costOfCharge(profile: CompanyProfile, form: string, createdOn: IsoDate, subject: string): PartlyKnown {
  const { knownOn, today } = profile.asked;
  const rule = ruleIfInForce(CHARGE_FEE, createdOn, knownOn);
  const authorisedCapital = profile.statedOn('capital', today)?.value.authorised;
  if (!rule || authorisedCapital === undefined) return {};
  const secured = amountOf(profile, `${form}|${createdOn}|${subject}`);
  const entity = classOn(profile, createdOn).is;
  const isLesser = entity === 'opc' || entity === 'small';
  const { withFeeDays, lastDay } = rule.value;
  const days = inDaysOf(rule.value);
  return {
    ...(secured === undefined && { unknownCost: say('calendar.cost.unknown.secured', days) }),
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost(form, day, dueOn);
      const last = addDays(createdOn, lastDay);
      const filedOn = day > last ? last : day;
      const facts = { createdOn, filedOn, securedAmount: secured ?? paise(0), authorisedCapital, isLesser };
      const { value, steps } = chargeFee(facts, knownOn);
      if (!value.isRegistrable) return noDelayCost(form, day, dueOn);
      const extra = paise(value.additional + value.adValorem);
      return applyWaiver(
        beside(extra, value.normal, steps, secured),
        reliefs,
        { form, period: createdOn, filedOn: day },
        knownOn,
      );
    },
    costBreaks: (dueOn) => [addDays(dueOn, 1), addDays(createdOn, withFeeDays + 1)],
  };
}

const inDaysOf = ({ withFeeDays }: { withFeeDays: number }) => ({
  days: { unit: 'days' as const, value: withFeeDays },
});

/** The fee less the normal one, which is owed in any case; an amount that nobody stated is not shown as nought. */
function beside(extra: Paise, normal: Paise, steps: readonly Step[], secured: Paise | undefined): Explained<Paise> {
  const shown = steps.map((step) =>
    step.id === 'secured' && secured === undefined ? { ...step, quantity: NOT_STATED } : step,
  );
  const total = paise(extra + normal);
  const less: Step = {
    id: 'extra',
    label: say('calendar.cost.additional'),
    quantity: inPaise(extra),
    formula: say('calendar.cost.less-normal'),
    inputs: ['total', 'normal'],
    summary: say('calendar.summary.less-normal', {
      total: inPaise(total),
      normal: inPaise(normal),
      sum: inPaise(extra),
    }),
  };
  return { value: extra, steps: [...shown, less] };
}
