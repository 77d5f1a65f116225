import { firstDayOf, periodsOfYear, type ReturnInterval, type TaxPeriod } from '../law/periods';
import type { FeeWaiver } from '../law/relief';
import { passes, type Rule, ruleIfInForce } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import { type Citation, citationOf, type Explained, inMonths, onDay, type Step, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { BARRED_FORMS, FILING_BAR_YEARS, type FilingBar, filingBar } from './filing-limits';
import {
  GST_INTEREST_RATES,
  type GstHead,
  type GstInterest,
  gstInterest,
  INTEREST_BY_PORTAL,
  INTEREST_OF_FORM,
  INTEREST_ON_CASH,
  type LateTax,
  MINIMUM_BALANCE_IS_EXCLUDED,
} from './interest';
import { GST_LATE_FEES, type GstLateFee, gstLateFee, lateFeeRule } from './late-fee';
import { easedInterestOf, isEasedByState } from './law/eased-interest';
import { GST_RELIEFS } from './law/reliefs';
import { type Extension, GST_RETURN_DUTIES, type ReturnDuty } from './law/returns';
import { GST_THRESHOLDS } from './law/thresholds';
import { districtExtension, finalReturnDay, hasDueDate, placeOfDue, returnApplies, returnDueDate } from './returns';

/** A return as somebody chooses it: how often ITC-04 is made goes by the turnover, and GSTR-10 is made once. */
export type LateKind = { form: string; every: ReturnInterval | 'by-turnover' | 'once' };

/** The returns that can be late. GSTR-9C stands with GSTR-9, as one fee runs until both are in; GSTR-1A has no due date. */
export const LATE_KINDS: readonly LateKind[] = [
  { form: 'GSTR-3B', every: 'month' },
  { form: 'GSTR-3B', every: 'quarter' },
  { form: 'GSTR-1', every: 'month' },
  { form: 'GSTR-1', every: 'quarter' },
  { form: 'IFF', every: 'month' },
  { form: 'PMT-06', every: 'month' },
  { form: 'GSTR-9', every: 'year' },
  { form: 'CMP-08', every: 'quarter' },
  { form: 'GSTR-4', every: 'year' },
  { form: 'GSTR-5', every: 'month' },
  { form: 'GSTR-5A', every: 'month' },
  { form: 'GSTR-6', every: 'month' },
  { form: 'GSTR-7', every: 'month' },
  { form: 'GSTR-8', every: 'month' },
  { form: 'GSTR-10', every: 'once' },
  { form: 'ITC-04', every: 'by-turnover' },
];

/** A period with the interval that it is of. */
export type PeriodOfReturn = { every: ReturnInterval; period: TaxPeriod };

const JOB_WORK = 'ITC-04';
const FINAL = 'GSTR-10';

/** The periods of a financial year for which a return was or is made, first to last; none of what is made once. */
export function periodsToReturn({ form, every }: LateKind, year: string, turnover?: Paise): readonly PeriodOfReturn[] {
  if (every === 'once') return [];
  const day = firstDayOf(year);
  const of = (interval: ReturnInterval) =>
    periodsOfYear(interval, day).map((period): PeriodOfReturn => ({ every: interval, period }));
  if (every === 'by-turnover')
    return (['quarter', 'half-year', 'year'] as const)
      .flatMap(of)
      .filter((one) => hasDueDate({ form, ...one }) && isMadeAt(one, turnover));
  return of(every).filter(({ period }) => GST_RETURN_DUTIES.some((duty) => isAsked(duty, { form, every }, period)));
}

/** ITC-04 after September 2021: by half-years above a turnover of the year before, else once a year; both while none is stated. */
function isMadeAt({ every, period }: PeriodOfReturn, turnover: Paise | undefined): boolean {
  const limit = ruleIfInForce(GST_THRESHOLDS.jobWorkHalfYearly, period.to);
  if (every === 'quarter' || !limit || turnover === undefined) return true;
  return passes(turnover, limit) === (every === 'half-year');
}

function isAsked(duty: (typeof GST_RETURN_DUTIES)[number], { form, every }: LateKind, { to }: TaxPeriod): boolean {
  const rule: Rule<ReturnDuty> | undefined = duty.form === form ? ruleIfInForce(duty.history, to) : undefined;
  if (rule?.value.every !== every) return false;
  return rule.value.months === 'all' || Number(to.slice(5, 7)) % 3 !== 0;
}

/** A return, and the days on which it was or would be made. */
export type LateFiling = Pick<PeriodOfReturn, 'period'> & {
  form: string;
  every: ReturnInterval | 'once';
  stateCode: string;
  district?: string;
  isNil: boolean;
  /** All of India, of the year before; for GSTR-9 of the year itself. Undefined while it is not stated. */
  turnover?: Paise;
  turnoverInState?: Paise;
  /** For GSTR-10: the day of the order; the day from which the registration is cancelled is that of its period. */
  orderedOn?: IsoDate;
  /** Counts only where the law on file has no due day for the period. */
  statedDueOn?: IsoDate;
  filedOn: IsoDate;
  /** GSTR-9C, where it is due. */
  reconciledOn?: IsoDate;
  heads: Partial<Record<GstHead, LateTax>>;
  knownOn?: IsoDate;
};

type OfPeriod = Omit<LateFiling, 'filedOn' | 'heads' | 'isNil'>;

const filingOf = ({ form, every, period, stateCode, district, turnover, knownOn }: OfPeriod) => ({
  ...{ form, every: every === 'once' ? ('month' as const) : every, period, stateCode },
  ...(district !== undefined && { district }),
  ...(turnover !== undefined && { turnoverBefore: turnover }),
  ...(knownOn && { knownOn }),
});

/** By when a return is due, moved dates included; undefined where the law on file knows no day and nobody stated one. */
export function lateReturnDue(filing: OfPeriod): Explained<IsoDate> | undefined {
  const { form, statedDueOn } = filing;
  if (form === FINAL) return finalReturnDue(filing);
  const asked = filingOf(filing);
  if (hasDueDate(asked)) return returnDueDate(asked);
  if (!statedDueOn) return undefined;
  const working = new Working();
  working.give('stated', say('gst.step.due-day-as-stated'), onDay(statedDueOn));
  return working.explain(statedDueOn);
}

function finalReturnDue({ period, orderedOn, knownOn }: OfPeriod): Explained<IsoDate> | undefined {
  const found = finalReturnDay(period.from, orderedOn, knownOn);
  if (!found) return undefined;
  const { countedFrom, dueOn, rule } = found;
  const working = new Working();
  working.give('cancelled', say('gst.step.cancelled-on'), onDay(period.from));
  if (orderedOn) working.give('order', say('gst.step.cancellation-order'), onDay(orderedOn));
  const by = { from: onDay(countedFrom), wait: inMonths(rule.value) };
  working.make('due', say('gst.step.due-on'), onDay(dueOn), {
    formula: say('gst.formula.after-cancellation', by),
    inputs: orderedOn ? ['cancelled', 'order'] : ['cancelled'],
    rule: citationOf(rule),
    summary: say('gst.summary.final-return', { ...by, due: onDay(dueOn), statute: rule.statute }),
  });
  return working.explain(dueOn);
}

/** What else must be told of a return before its cost is known: nothing is asked that would change no figure. */
export type Asks = {
  state: boolean;
  /** The districts that a moved date names; empty where none does. */
  districts: readonly string[];
  nil: boolean;
  turnover: boolean;
  turnoverInState: boolean;
  reconciliation: boolean;
  tax: boolean;
  /** Tax paid by credit bore interest too, as the law was known for a while. */
  byCredit: boolean;
  leastBalance: boolean;
};

/** Which of its inputs a return needs; `on` is the day on which it is made, where that is known already. */
export function asksOf(filing: OfPeriod, on: IsoDate | undefined): Asks {
  const { form, period, turnover, knownOn } = filing;
  const fees = GST_LATE_FEES[form];
  const kind = INTEREST_OF_FORM[form];
  const of = filingOf(filing);
  const place = form !== FINAL && hasDueDate(of) ? placeOfDue(of) : { byState: false, districts: [] };
  const least = on && ruleIfInForce(MINIMUM_BALANCE_IS_EXCLUDED, on, knownOn);
  return {
    state: place.byState || (form === 'GSTR-3B' && isEasedByState(period)),
    districts: place.districts,
    nil: fees?.nil?.some(({ from }) => from <= period.to) ?? false,
    turnover: (fees?.others.length ?? 0) > 1 || form === JOB_WORK,
    turnoverInState: fees?.others.some((rules) => rules.some(({ value }) => 'ofTurnoverInState' in value.cap)) ?? false,
    reconciliation: isReconciled(form, period, turnover, knownOn),
    tax: kind !== undefined,
    byCredit: form === 'GSTR-3B' && on !== undefined && INTEREST_ON_CASH.some(({ knownSince }) => on < knownSince),
    leastBalance: kind === 'late-return' && (least?.value ?? false),
  };
}

function isReconciled(form: string, { to }: TaxPeriod, turnover: Paise | undefined, knownOn?: IsoDate): boolean {
  const limit = form === 'GSTR-9' ? ruleIfInForce(GST_THRESHOLDS.reconciliation, to, knownOn) : undefined;
  return limit !== undefined && turnover !== undefined && passes(turnover, limit);
}

/** What a late return costs, each figure with its steps. What the law does not ask of the form is undefined. */
export type LateCost = {
  /** The day on which all of the return is in: for GSTR-9 with GSTR-9C the later of both. */
  completeOn: IsoDate;
  fee: Explained<GstLateFee> | undefined;
  interest: Explained<GstInterest> | undefined;
  /** The portal works the interest out itself, and does not let it be lowered. */
  portal: Rule<boolean> | undefined;
  bar: Explained<FilingBar> | undefined;
  /** The return is not asked at this turnover. */
  notDue: Explained<boolean> | undefined;
  /** The day to which it would be due, were the place in one of the districts that a notification names. */
  elsewhere: Rule<Extension> | undefined;
};

/**
 * What it costs to make a return on a day (ss.47, 50 CGST) and whether it may still be made (s.39(11) and its like), as the law
 * was known on a day. Amounts in paise.
 */
export function lateReturnCost(filing: LateFiling, dueOn: IsoDate): LateCost {
  const { form, period, filedOn, knownOn } = filing;
  return {
    completeOn: completeOn(filing),
    fee: feeOf(filing, dueOn),
    interest: interestOf(filing, dueOn),
    portal: form === 'GSTR-3B' ? ruleIfInForce(INTEREST_BY_PORTAL, period.to, knownOn) : undefined,
    bar:
      BARRED_FORMS.includes(form) && ruleIfInForce(FILING_BAR_YEARS, filedOn, knownOn)
        ? filingBar(dueOn, filedOn)
        : undefined,
    notDue: notDueAt(filing),
    elsewhere: form === FINAL || !hasDueDate(filingOf(filing)) ? undefined : districtExtension(filingOf(filing)),
  };
}

function notDueAt({ form, period, turnover, knownOn }: LateFiling): Explained<boolean> | undefined {
  if (form !== 'GSTR-9' || turnover === undefined || !ruleIfInForce(GST_THRESHOLDS.annualReturn, period.to, knownOn))
    return undefined;
  const duty = GST_RETURN_DUTIES.find((one) => one.form === form)?.history;
  const rule = duty && ruleIfInForce(duty, period.to, knownOn);
  if (!rule) return undefined;
  const applies = returnApplies(form, period, { filer: rule.value.filer, turnoverOfYear: turnover }, rule, knownOn);
  return applies.value ? undefined : applies;
}

function feeOf(filing: LateFiling, dueOn: IsoDate): Explained<GstLateFee> | undefined {
  const { form, period, isNil, turnover, turnoverInState, knownOn } = filing;
  if (turnover === undefined && (GST_LATE_FEES[form]?.others.length ?? 0) > 1) return undefined;
  const complete = completion(filing);
  const late = {
    ...{ form, period, dueOn, isNil, filedOn: complete.on, turnover: turnover ?? paise(0) },
    ...{ mayCapOnAllIndia: true as const },
    ...(turnoverInState !== undefined && { turnoverInState }),
    ...(knownOn && { knownOn }),
  };
  if (!lateFeeRule(late)) return undefined;
  const { value, steps } = gstLateFee(late);
  return { value, steps: steps.flatMap((step) => (step.id === 'filed' ? complete.steps(step) : [step])) };
}

function completeOn({ form, period, turnover, filedOn, reconciledOn, knownOn }: LateFiling): IsoDate {
  const later = isReconciled(form, period, turnover, knownOn) && reconciledOn !== undefined && reconciledOn > filedOn;
  return later ? reconciledOn : filedOn;
}

type Completion = { on: IsoDate; steps: (filed: Step) => readonly Step[] };

/**
 * The day to which the fee of a return runs. That of GSTR-9 runs until GSTR-9C is in as well (Circular 246/03/2025), unless what
 * came after GSTR-9 was waived.
 */
function completion({ form, period, turnover, filedOn, reconciledOn, knownOn }: LateFiling): Completion {
  if (!reconciledOn || !isReconciled(form, period, turnover, knownOn))
    return { on: filedOn, steps: (filed) => [filed] };
  const waiver = reconciledOn > filedOn ? waiverOf(financialYearOf(period.to), reconciledOn, knownOn) : undefined;
  const on = waiver || filedOn > reconciledOn ? filedOn : reconciledOn;
  const given = (id: string, label: Message, day: IsoDate): Step => ({ id, label, quantity: onDay(day), inputs: [] });
  return {
    on,
    steps: (filed) => [
      given('nine', say('gst.step.form-filed-on', { form: 'GSTR-9' }), filedOn),
      given('reconciled', say('gst.step.form-filed-on', { form: 'GSTR-9C' }), reconciledOn),
      {
        ...filed,
        formula: say(waiver ? 'gst.formula.fee-to-annual-return' : 'gst.formula.the-later-of-both'),
        inputs: ['nine', 'reconciled'],
        ...(waiver && { rule: citedOf(waiver, period) }),
      },
    ],
  };
}

const waiverOf = (year: string, on: IsoDate, knownOn: IsoDate | undefined): FeeWaiver | undefined =>
  GST_RELIEFS.find(
    ({ forms, period, filedFrom, filedBy, knownSince }) =>
      forms.includes('GSTR-9C') &&
      period === year &&
      filedFrom <= on &&
      on <= filedBy &&
      (!knownOn || knownSince <= knownOn),
  );

const citedOf = (
  { id, knownSince, statute, source, confidence, status, checkedOn }: FeeWaiver,
  { from, to }: TaxPeriod,
): Citation => ({ id, from, to, basis: 'FILING_DATE', knownSince, statute, source, confidence, status, checkedOn });

function interestOf(filing: LateFiling, dueOn: IsoDate): Explained<GstInterest> | undefined {
  const { form, every, period, stateCode, turnover, filedOn, knownOn, heads } = filing;
  const kind = INTEREST_OF_FORM[form];
  const isOnFile =
    kind &&
    ruleIfInForce<unknown>(GST_INTEREST_RATES[kind], dueOn, knownOn) &&
    ruleIfInForce(MINIMUM_BALANCE_IS_EXCLUDED, filedOn, knownOn);
  if (!isOnFile || Object.keys(heads).length === 0) return undefined;
  const eased =
    form === 'GSTR-3B' && every !== 'once'
      ? easedInterestOf({ period, every, stateCode, ...(knownOn && { knownOn }) }, turnover)
      : undefined;
  return gstInterest({
    ...{ case: kind, heads, dueOn, paidOn: filedOn },
    ...(eased && { eased }),
    ...(knownOn && { knownOn }),
  });
}
