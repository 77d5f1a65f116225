import { GST_INTEREST_RATES, gstInterest, INTEREST_OF_FORM, lastOfPiece } from '../../gst/interest';
import type { EasedInterest } from '../../gst/law/eased-interest';
import { ADVANCE_TAX_INSTALMENTS, type Instalment } from '../../income-tax/advance-tax';
import { LATE_RETURN_FEE, lateReturnFee } from '../../income-tax/late-fees';
import {
  LATE_RETURN_INTEREST,
  lateReturnInterest,
  SHORT_ADVANCE_INTEREST,
  shortAdvanceInterest,
} from '../../income-tax/return-interest';
import { dayAfter, firstDayOf, monthsOrPart } from '../../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../../law/rule';
import { chargeFee } from '../../roc/charge-fee';
import { isFlatFee, LATE_SUBMISSION_FEE, lateSubmissionFee } from '../../roc/foreign-fee';
import { CAPITAL_INCREASE_LATE, CHARGE_FEE } from '../../roc/law/fees';
import { addDays, addMonths, type IsoDate, yearEnd } from '../../shared/dates';
import {
  assuming,
  atRate,
  type Citation,
  citationOf,
  type Explained,
  inMonths,
  inPaise,
  onDay,
  type Step,
  Working,
} from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOfMonths } from '../../shared/money';
import { downToHundredRupees } from '../../shared/rounding';
import type { FormAmount } from '../form-amounts';
import type { Accrual, CompanyProfile, Draft } from '../model';
import { applyWaiver } from '../reliefs';
import { answerOn, NOT_STATED } from './answers';
import { classOn } from './roc/company';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What delay costs as far as it is known, and what of it is not. */
type PartlyKnown = CostOfDelay & Pick<Draft, 'accrual'>;

// An amount is of its form whichever day it was stated to hold from.
const EVER = '9999-12-31' as IsoDate;

/**
 * An amount that was stated for an obligation, in paise: the first that its form asks where none is named, else the named one, under
 * the subject that `amountSubject` gives it.
 */
export const amountOf = (profile: CompanyProfile, key: string, further?: FormAmount): Paise | undefined =>
  profile.factOn('form-amount', EVER, further ? `${key}|${further}` : key)?.value.amount;

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

/**
 * The interest on the tax of a late return beside its fee, or on that of a late CMP-08 or PMT-06, which have none (CGST Act 2017
 * ss.50, 51, 52); said to be unknown while the tax is.
 */
export function withGstInterest(
  profile: CompanyProfile,
  key: string,
  dueOn: IsoDate,
  fee: CostOfDelay,
  eased?: Rule<EasedInterest>,
): PartlyKnown {
  const { knownOn } = profile.asked;
  const paid = INTEREST_OF_FORM[key.split('|')[0] ?? ''];
  const history: RuleHistory<BasisPoints> = paid ? GST_INTEREST_RATES[paid] : [];
  const rule = ruleIfInForce(history, dueOn, knownOn);
  if (!paid || !rule) return fee;
  const amount = amountOf(profile, key);
  if (amount === undefined) {
    const what = unknown('gst-tax', { rate: atRate(rule.value) });
    const { costOn } = fee;
    const withUnknown: Draft['costOn'] =
      costOn && ((...of) => notCounting(costOn(...of), [{ what, rule: citationOf(rule) }]));
    return { ...fee, ...(withUnknown && { costOn: withUnknown }), unknownCost: what };
  }
  const interestOf = (paidOn: IsoDate, due: IsoDate) =>
    interestOnTax({ case: paid, amount, dueOn: due, paidOn, eased, knownOn }, rule);
  const nothing = { value: paise(0), steps: [] };
  return {
    ...fee,
    costOn: (day, due, reliefs) =>
      day <= due
        ? (fee.costOn?.(day, due, reliefs) ?? noDelayCost(key.split('|')[0] ?? '', day, due))
        : plus(fee.costOn?.(day, due, reliefs) ?? nothing, interestOf(day, due), 'interest'),
    // While the rate was lower the line bends; by the day at the full rate it runs after the last such day.
    accrual: (due): Accrual => ({ amount, rate: rule.value, since: eased ? lastOfEased(eased, due) : due }),
    ...(eased && {
      costBreaks: (due: IsoDate) => [
        ...(fee.costBreaks?.(due) ?? []),
        ...eased.value.pieces.flatMap((piece) => {
          const last = lastOfPiece(piece, due);
          return [last, addDays(last, 1)];
        }),
      ],
    }),
  };
}

type TaxPaid = Pick<Parameters<typeof gstInterest>[0], 'case' | 'dueOn' | 'paidOn'> & {
  amount: Paise;
  eased: Rule<EasedInterest> | undefined;
  knownOn: IsoDate | undefined;
};

function interestOnTax({ amount, eased, knownOn, ...paid }: TaxPaid, rule: Rule<BasisPoints>): Explained<Paise> {
  const { value, steps } = gstInterest({
    ...paid,
    // The interest is one for all heads of tax; a person gives their sum.
    heads: { integrated: { amount } },
    ...(eased && { eased }),
    ...(knownOn && { knownOn }),
  });
  const kept = steps.filter(
    ({ id }) => ['due', 'paid', 'days', 'rate', 'year'].includes(id) || id.startsWith('eased.'),
  );
  const working = new Working();
  working.give('tax', say('calendar.cost.tax-in-cash'), inPaise(amount));
  working.make('interest', say('calendar.cost.interest'), inPaise(value.total), {
    formula: eased ? say('gst.formula.base-times-each-rate') : say('calendar.cost.interest-by-day'),
    inputs: ['tax', 'rate', 'days', 'year'],
    rule: citationOf(rule),
  });
  return { value: value.total, steps: [...kept, ...working.explain(value.total).steps] };
}

const lastOfEased = ({ value: { pieces } }: Rule<EasedInterest>, due: IsoDate): IsoDate => {
  const lasts = pieces.map((piece) => lastOfPiece(piece, due));
  return lasts.reduce((latest, day) => (day > latest ? day : latest), due);
};

// Above every limit: where no income is stated, the larger fee is taken.
const LARGE_INCOME = paise(Number.MAX_SAFE_INTEGER);
const LADDER_MONTHS = 36;

/** The amounts of a year's return that people have stated; what they have not is undefined, and not nil. */
type ReturnAmounts = { income?: Paise; unpaid?: Paise; assessed?: Paise; advance?: Paise };

function returnAmounts(profile: CompanyProfile, key: string): ReturnAmounts {
  const of = (further?: FormAmount) => amountOf(profile, key, further);
  const [income, unpaid, assessed, advance] = [of('total-income'), of(), of('assessed-tax'), of('advance-tax')];
  return {
    ...(income !== undefined && { income }),
    ...(unpaid !== undefined && { unpaid }),
    ...(assessed !== undefined && { assessed }),
    ...(advance !== undefined && { advance }),
  };
}

/**
 * What a late return of income costs: its fee by total income (s.234F, s.428(a)), the larger one while none is stated; interest on the
 * tax that was unpaid on the due day (s.234A, s.423), and on advance tax that fell short (s.234B, s.424), as though nothing had been
 * paid since. What is not stated is said with its formula.
 */
export function costOfIncomeReturn(profile: CompanyProfile, form: string, year: string): PartlyKnown {
  const { knownOn } = profile.asked;
  const start = firstDayOf(year);
  const histories = [LATE_RETURN_INTEREST, SHORT_ADVANCE_INTEREST, LATE_RETURN_FEE];
  const begins =
    histories
      .map(([first]) => first?.from ?? start)
      .toSorted()
      .at(-1) ?? start;
  if (start < begins) return { unknownCost: unknown('older-fee', { day: onDay(begins) }) };
  if (!histories.every((history) => ruleIfInForce<unknown>(history, start, knownOn))) return {};
  const amounts = returnAmounts(profile, `${form}|${year}|`);
  const { income, unpaid, assessed, advance } = amounts;
  return {
    unknownCost: (dueOn) => {
      const parts = unknownsOfReturn(profile, { year, dueOn, amounts }).map(({ what }) => what);
      return parts.length > 0 ? unknown('parts', { parts: { list: parts } }) : undefined;
    },
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost(form, day, dueOn);
      const late = { year, dueOn, filedOn: day };
      const full = lateReturnFee({ ...late, totalIncome: income ?? LARGE_INCOME }, knownOn);
      const told = income === undefined ? incomeAssumed(full) : full;
      const fee = applyWaiver(told, reliefs, { form, period: year, filedOn: day }, knownOn);
      const parts: [string, Explained<Paise>][] = [];
      if (unpaid !== undefined) parts.push(['interest', lateReturnInterest({ ...late, unpaidTax: unpaid }, knownOn)]);
      if (assessed !== undefined && advance !== undefined) {
        const short = { year, assessedTax: assessed, advanceTax: advance, until: day };
        parts.push(['short', shortAdvanceInterest(short, knownOn)]);
      }
      const sum = parts.reduce((before, [name, part]) => plus(before, part, name), fee);
      return notCounting(sum, unknownsOfReturn(profile, { year, dueOn, amounts }));
    },
    costBreaks: (dueOn) => [
      ...months(addDays(dueOn, 1)),
      ...(assessed === undefined ? [] : months(dayAfter(year), monthsOrPart(dayAfter(year), dueOn))),
    ],
  };
}

/** The days on which interest by the month grows, from its first day on. */
const months = (from: IsoDate, skipped = 0): readonly IsoDate[] =>
  Array.from({ length: LADDER_MONTHS }, (_, place) => addMonths(from, skipped + place));

const INSTALMENTS = ['Q1', 'Q2', 'Q3', 'Q4'];

type Unknown = { what: Message; rule: Citation };

/** What of a late return's cost waits for an amount, each with its formula, its statute and, of interest, the months that have run. */
function unknownsOfReturn(
  profile: CompanyProfile,
  { year, dueOn, amounts }: { year: string; dueOn: IsoDate; amounts: ReturnAmounts },
): readonly Unknown[] {
  const { today, knownOn } = profile.asked;
  const start = firstDayOf(year);
  const late = ruleInForce(LATE_RETURN_INTEREST, start, knownOn);
  const short = ruleInForce(SHORT_ADVANCE_INTEREST, start, knownOn);
  const fee = ruleInForce(LATE_RETURN_FEE, start, knownOn);
  const { smallIncomeFee, smallIncomeAtMost } = fee.value;
  const instalments = ruleIfInForce(ADVANCE_TAX_INSTALMENTS, start, knownOn);
  const isByInstalment =
    answerOn(profile, 'advance-tax', yearEnd(year)) !== false &&
    INSTALMENTS.some((part) => amountOf(profile, `advance-tax|${year} ${part}|`) === undefined);
  const isShortKnown = amounts.assessed !== undefined && amounts.advance !== undefined;
  const ran = (from: IsoDate) => inMonths(monthsOrPart(from, today));
  const found: (Unknown | false | undefined)[] = [
    amounts.income === undefined && {
      what: unknown('fee-by-income', { small: inPaise(smallIncomeFee), limit: inPaise(smallIncomeAtMost) }),
      rule: citationOf(fee),
    },
    amounts.unpaid === undefined && {
      what: unknown('late-return', { rate: atRate(late.value), day: onDay(dueOn), months: ran(addDays(dueOn, 1)) }),
      rule: citationOf(late),
    },
    !isShortKnown && {
      what: unknown('advance', {
        ...{ rate: atRate(short.value.rate), enough: atRate(short.value.enough), months: ran(dayAfter(year)) },
      }),
      rule: citationOf(short),
    },
    isByInstalment && instalments && { what: unknown('by-instalment', {}), rule: citationOf(instalments) },
  ];
  return found.filter((one): one is Unknown => !!one);
}

/** A cost with what is not entered before it, as steps that name the statute under which it will count. */
function notCounting({ value, steps }: Explained<Paise>, unknowns: readonly Unknown[]): Explained<Paise> {
  const missing = unknowns.map(
    ({ what, rule }, place): Step => ({
      id: `unknown.${place + 1}`,
      label: say('calendar.cost.not-entered', { what }),
      quantity: NOT_STATED,
      inputs: [],
      rule,
    }),
  );
  return { value, steps: [...missing, ...steps] };
}

/** What is said to be unknown. Rows of earlier days say 'income-tax' and 'short-advance' as well, and keep their words. */
const unknown = (what: string, by: Parameters<typeof say>[1]): Message => say(`calendar.cost.unknown.${what}`, by);

const incomeAssumed = (fee: Explained<Paise>): Explained<Paise> => {
  const { value, steps } = assuming(fee, ({ id }) => id === 'income', { record: 'fact', kind: 'form-amount' });
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
  const span = inMonths(instalment.months);
  const short = amountOf(profile, key);
  if (short === undefined)
    return { unknownCost: say('calendar.cost.unknown.instalment', { rate: atRate(rate), months: span }) };
  const base = downToHundredRupees(short);
  const sum = shareOfMonths(base, rate, instalment.months);
  return {
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost('advance-tax', day, dueOn);
      const working = new Working();
      working.give('short', say('calendar.cost.short-instalment'), inPaise(short));
      working.cite('rate', say('income-tax.step.interest-a-month'), atRate(rate), rule);
      working.make('interest', say('calendar.cost.interest'), inPaise(sum), {
        formula: say('calendar.cost.interest-by-month', { months: span }),
        inputs: ['short', 'rate'],
        rule: citationOf(rule),
        summary: say('income-tax.summary.interest', {
          ...{ base: inPaise(base), rate: atRate(rate), months: span, interest: inPaise(sum), statute: rule.statute },
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
  const [first] = CHARGE_FEE;
  if (first && createdOn < first.from) return { unknownCost: unknown('older-fee', { day: onDay(first.from) }) };
  const authorisedCapital = profile.statedOn('capital', today)?.value.authorised;
  if (!rule) return {};
  if (authorisedCapital === undefined) return { unknownCost: unknown('capital', {}) };
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

/**
 * What a late SH-7 costs: a share of the fee on the increase for each month or part, a larger one after the first months. That fee
 * is asked, since no verified table of it is kept; a filing of before the rule is told nothing.
 */
export function costOfIncrease(profile: CompanyProfile, key: string): PartlyKnown {
  const { knownOn, today } = profile.asked;
  const rule = ruleIfInForce(CAPITAL_INCREASE_LATE, today, knownOn);
  if (!rule) return {};
  const fee = amountOf(profile, key);
  const { firstMonths, first, after } = rule.value;
  const rates = { first: atRate(first), after: atRate(after) };
  if (fee === undefined) return { unknownCost: unknown('increase-fee', { ...rates, months: inMonths(firstMonths) }) };
  return {
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn || day < rule.from) return noDelayCost('SH-7', day, dueOn);
      const late = monthsOrPart(addDays(dueOn, 1), day);
      const early = Math.min(late, firstMonths);
      const sum = paise(shareOfMonths(fee, first, early) + shareOfMonths(fee, after, late - early));
      const working = new Working();
      working.give('fee', say('calendar.cost.increase-fee'), inPaise(fee));
      working.give('due', say('calendar.cost.form-due-on', { form: 'SH-7' }), onDay(dueOn));
      working.give('filed', say('calendar.cost.filed'), onDay(day));
      working.make('months', say('calendar.cost.increase-months'), inMonths(late), { inputs: ['due', 'filed'] });
      working.cite('first', say('calendar.cost.increase-first'), rates.first, rule);
      working.cite('after', say('calendar.cost.increase-after'), rates.after, rule);
      working.make('additional', say('calendar.cost.additional'), inPaise(sum), {
        formula: say('calendar.cost.increase-rule', { ...rates, early, later: late - early }),
        inputs: ['fee', 'months', 'first', 'after'],
        rule: citationOf(rule),
        summary: say('calendar.summary.increase-late', {
          ...{ fee: inPaise(fee), months: inMonths(late), sum: inPaise(sum), statute: rule.statute },
        }),
      });
      const about = { form: 'SH-7', period: key.split('|')[1] ?? '', filedOn: day };
      return applyWaiver(working.explain(sum), reliefs, about, knownOn);
    },
    costBreaks: (dueOn) => [rule.from, ...months(addDays(dueOn, 1))],
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
