import { formName } from '../calendar/values';
import { type Relief, waiverFor } from '../law/relief';
import { ROC_RELIEFS } from '../law/relief-rows';
import { type Rule, ruleIfInForce, ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import {
  asCount,
  atRate,
  citationOf,
  type Explained,
  inDays,
  inPaise,
  onDay,
  Working,
  yesOrNo,
} from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise, shareOf } from '../shared/money';
import {
  ADDITIONAL_FEE,
  ADDITIONAL_FEE_APPOINTMENT,
  DAILY_FEE,
  type DelayBand,
  LLP_ADDITIONAL_FEE,
  LLP_NORMAL_FEE,
  type LlpAdditionalFee,
  NORMAL_FEE,
  REPEATED_WITHIN,
} from './law/fees';

/** T1: the normal fee of the slab into which the authorised capital falls; notes the steps `capital` and `normal`. */
export function normalFee(
  { authorisedCapital, filedOn }: { authorisedCapital: Paise | null; filedOn: IsoDate },
  working: Working,
  knownOn?: IsoDate,
): Paise {
  const rule = ruleInForce(NORMAL_FEE, filedOn, knownOn);
  if (authorisedCapital === null) {
    working.cite('normal', say('roc.step.normal-fee-no-share-capital'), inPaise(rule.value.withoutCapital), rule);
    return rule.value.withoutCapital;
  }
  const slab = rule.value.slabs.find(({ below }) => below === null || authorisedCapital < below);
  if (!slab) throw new RangeError('The slabs of the normal fee have no end');
  working.give('capital', say('roc.step.authorised-capital'), inPaise(authorisedCapital));
  working.make('normal', say('roc.step.normal-fee'), inPaise(slab.fee), {
    formula: say('roc.formula.the-fee-of-the-slab-of-the'),
    inputs: ['capital'],
    rule: citationOf(rule),
    summary: say('roc.summary.normal-fee', {
      ...{ capital: inPaise(authorisedCapital), fee: inPaise(slab.fee), statute: rule.statute },
    }),
  });
  return slab.fee;
}

export const DAILY_FEE_FORMS = ['AOC-4', 'AOC-4 CFS', 'AOC-4 NBFC', 'AOC-4 XBRL', 'MGT-7', 'MGT-7A'];
export const APPOINTMENT_FORMS = ['ADT-1', 'DIR-3C'];
export const FREE_FORMS = ['MSME-1'];

export type LateForm = {
  form: string;
  /** The form's period, such as '2025-26', by which reliefs name it; absent for a form of an event. */
  period?: string;
  /** Null for a company without share capital. */
  authorisedCapital: Paise | null;
  dueOn: IsoDate;
  filedOn: IsoDate;
  /** When the same form was last filed late, for INC-22 and PAS-3. */
  previousLateFilingOn?: IsoDate;
};

export type RocFee = { daysLate: number; normal: Paise; additional: Paise; total: Paise };

/**
 * What a form of the Companies Act costs when filed on a day: the normal fee by capital, and for each day or band of delay the
 * additional one. A waiver asks less from who files inside its window; after it the fee runs from the original due date.
 * SH-7 and charges have rules of their own and are refused with RangeError.
 */
export function rocFee(
  facts: LateForm,
  reliefs: readonly Relief[] = ROC_RELIEFS,
  knownOn?: IsoDate,
): Explained<RocFee> {
  if (facts.form === 'SH-7' || facts.form.startsWith('CHG-'))
    throw new RangeError(`${facts.form} has a fee of its own`);
  const working = new Working();
  const normal = FREE_FORMS.includes(facts.form) ? freeOfCharge(working) : normalFee(facts, working, knownOn);
  const daysLate = daysLateOf(facts, working);
  const full =
    daysLate === 0 || normal === 0 ? noDelay(working) : fullAdditionalFee(facts, daysLate, normal, working, knownOn);
  const additional = afterWaiver(facts, full, reliefs, working, knownOn);
  return withTotal({ daysLate, normal, additional }, working);
}

/** By how many days a form is late, as the last of the steps up to it. */
function daysLateOf({ form, dueOn, filedOn }: Pick<LateForm, 'form' | 'dueOn' | 'filedOn'>, working: Working): number {
  const daysLate = Math.max(0, daysBetween(dueOn, filedOn));
  working.give('due', say('roc.step.form-was-due', { form: formName(form) }), onDay(dueOn));
  working.give('filed', say('roc.step.filed'), onDay(filedOn));
  working.make('daysLate', say('roc.step.days-late'), inDays(daysLate), {
    formula: say('roc.formula.filed-minus-due-at-least-0'),
    inputs: ['due', 'filed'],
  });
  return daysLate;
}

function withTotal({ daysLate, normal, additional }: Omit<RocFee, 'total'>, working: Working): Explained<RocFee> {
  const total = paise(normal + additional);
  working.make('total', say('roc.step.fee-on-that-day'), inPaise(total), {
    formula: say('roc.formula.normal-fee-plus-additional-fee'),
    inputs: ['normal', 'additional'],
    summary: say('roc.summary.fee', {
      normal: inPaise(normal),
      additional: inPaise(additional),
      total: inPaise(total),
    }),
  });
  return working.explain({ daysLate, normal, additional, total });
}

/** The normal fee of a form that costs nothing; notes the step `normal`. */
export function freeOfCharge(working: Working): Paise {
  working.give('normal', say('roc.step.normal-fee-the-form-is-free'), inPaise(paise(0)));
  return paise(0);
}

function noDelay(working: Working): Paise {
  working.make('fullAdditional', say('roc.step.additional-fee'), inPaise(paise(0)), {
    formula: say('roc.formula.none-not-late-or-free'),
    inputs: ['daysLate', 'normal'],
  });
  return paise(0);
}

function fullAdditionalFee(
  facts: LateForm,
  daysLate: number,
  normal: Paise,
  working: Working,
  knownOn?: IsoDate,
): Paise {
  return DAILY_FEE_FORMS.includes(facts.form)
    ? dailyFee(facts, daysLate, working, knownOn)
    : multipleOfFee(facts, daysLate, normal, working, knownOn);
}

function dailyFee({ dueOn }: LateForm, daysLate: number, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(DAILY_FEE, dueOn, knownOn);
  working.cite('perDay', say('roc.step.additional-fee-a-day'), inPaise(rule.value), rule);
  const fee = paise(rule.value * daysLate);
  working.make('fullAdditional', say('roc.step.additional-fee'), inPaise(fee), {
    formula: say('roc.formula.days-late-times-fee-a-day-no'),
    inputs: ['daysLate', 'perDay'],
    rule: citationOf(rule),
    summary: say('roc.summary.daily', {
      days: inDays(daysLate),
      perDay: inPaise(rule.value),
      fee: inPaise(fee),
      statute: rule.statute,
    }),
  });
  return fee;
}

function multipleOfFee(facts: LateForm, daysLate: number, normal: Paise, working: Working, knownOn?: IsoDate): Paise {
  const history = APPOINTMENT_FORMS.includes(facts.form) ? ADDITIONAL_FEE_APPOINTMENT : ADDITIONAL_FEE;
  const rule = ruleInForce(history, facts.filedOn, knownOn);
  const band = rule.value.find(({ upToDays }) => upToDays === null || daysLate <= upToDays);
  if (!band) throw new RangeError('The bands of the additional fee have no end');
  const times = timesOf(facts, band, working, knownOn);
  working.make('times', say('roc.step.times-the-normal-fee'), asCount(times), {
    formula: say('roc.formula.the-multiple-of-the-band-of-delay'),
    inputs: ['daysLate'],
    rule: citationOf(rule),
  });
  const fee = paise(normal * times);
  working.make('fullAdditional', say('roc.step.additional-fee'), inPaise(fee), {
    formula: say('roc.formula.normal-fee-times-times'),
    inputs: ['normal', 'times'],
    summary: say('roc.summary.multiple', { normal: inPaise(normal), times, fee: inPaise(fee), statute: rule.statute }),
  });
  return fee;
}

function timesOf(facts: LateForm, band: DelayBand, working: Working, knownOn?: IsoDate): number {
  const { previousLateFilingOn: previous, filedOn, form } = facts;
  const rule = ruleIfInForce(REPEATED_WITHIN, filedOn, knownOn);
  if (!rule) return band.times;
  const { days, forms, notBefore } = rule.value;
  if (!previous || previous < notBefore || !forms.includes(form)) return band.times;
  const apart = daysBetween(previous, filedOn);
  working.make('sincePrevious', say('roc.step.days-since-the-last-late-filing-of'), inDays(apart), {
    formula: say('roc.formula.higher-column-within', { count: days }),
    inputs: ['filed'],
    rule: citationOf(rule),
  });
  return apart >= 0 && apart <= days ? band.timesWhenRepeated : band.times;
}

function afterWaiver(
  facts: LateForm,
  full: Paise,
  reliefs: readonly Relief[],
  working: Working,
  knownOn?: IsoDate,
): Paise {
  const { form, filedOn, period = '', dueOn } = facts;
  // Reliefs that a calendar hands in were held against the company already; by itself a fee is asked for one in good standing.
  const grounds = { 'strike-off-notice': false, dormant: false };
  const about = { form, period, filedOn, dueOn, traits: { taxpayer: 'company', dueOn, grounds } } as const;
  const waiver = full > 0 ? waiverFor(reliefs, about, knownOn) : undefined;
  if (!waiver) {
    working.make('additional', say('roc.step.additional-fee-to-pay'), inPaise(full), {
      inputs: ['fullAdditional'],
      ...working.summaryOf('fullAdditional'),
    });
    return full;
  }
  working.give(
    'stillAsked',
    say('roc.step.still-asked-under', { statute: waiver.statute, day: onDay(waiver.filedBy) }),
    atRate(waiver.stillAsked),
  );
  const fee = shareOf(full, waiver.stillAsked);
  working.make('additional', say('roc.step.additional-fee-to-pay'), inPaise(fee), {
    formula: say('roc.formula.additional-fee-times-what-is-still-asked'),
    inputs: ['fullAdditional', 'stillAsked'],
    summary: say('roc.summary.additional-waived', {
      full: inPaise(full),
      share: atRate(waiver.stillAsked),
      fee: inPaise(fee),
      statute: waiver.statute,
    }),
  });
  return fee;
}

const ANNUAL_FORMS = ['LLP Form 8', 'LLP Form 11'];

export type LlpForm = { form: string; contribution: Paise; isSmall: boolean; dueOn: IsoDate; filedOn: IsoDate };

/** What an LLP form costs when filed on a day: normal fee by contribution, additional fee by delay (LLP Rules, Annexure A). */
export function llpFee(facts: LlpForm, knownOn?: IsoDate): Explained<RocFee> {
  const working = new Working();
  const normal = normalLlpFee(facts, working, knownOn);
  const { daysLate, additional } = lateLlpFee(facts, normal, working, knownOn);
  return withTotal({ daysLate, normal, additional }, working);
}

/**
 * What filing an LLP form late costs beside its normal fee. Who filed before the fees of 2022 paid by the day, whatever the normal
 * fee was.
 */
export function llpLateFee(facts: LlpForm, knownOn?: IsoDate): Explained<Paise> {
  const working = new Working();
  const isDaily = ruleInForce(LLP_ADDITIONAL_FEE, facts.filedOn, knownOn).value.kind === 'daily';
  const normal = isDaily ? undefined : normalLlpFee(facts, working, knownOn);
  return working.explain(lateLlpFee(facts, normal, working, knownOn).additional);
}

function lateLlpFee(facts: LlpForm, normal: Paise | undefined, working: Working, knownOn?: IsoDate) {
  if (normal !== undefined) working.give('isSmall', say('roc.step.small-llp'), yesOrNo(facts.isSmall));
  const daysLate = daysLateOf(facts, working);
  return { daysLate, additional: additionalLlpFee(facts, { daysLate, normal }, working, knownOn) };
}

/** T6: the normal fee of an LLP form by the contribution; notes the steps `contribution` and `normal`. */
export function normalLlpFee({ contribution, filedOn }: LlpForm, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(LLP_NORMAL_FEE, filedOn, knownOn);
  const slab = rule.value.find(({ upTo }) => upTo === null || contribution <= upTo);
  if (!slab) throw new RangeError('The slabs of the LLP fee have no end');
  working.give('contribution', say('roc.step.contribution'), inPaise(contribution));
  working.make('normal', say('roc.step.normal-fee'), inPaise(slab.fee), {
    formula: say('roc.formula.the-fee-of-the-slab-of-the-2'),
    inputs: ['contribution'],
    rule: citationOf(rule),
    summary: say('roc.summary.normal-llp-fee', {
      ...{ contribution: inPaise(contribution), fee: inPaise(slab.fee), statute: rule.statute },
    }),
  });
  return slab.fee;
}

type Delay = { daysLate: number; normal: Paise | undefined };

function additionalLlpFee(facts: LlpForm, delay: Delay, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(LLP_ADDITIONAL_FEE, facts.filedOn, knownOn);
  const { times, perDay, days } =
    delay.daysLate === 0 ? { times: 0, perDay: paise(0), days: 0 } : measureOf(facts, delay, rule);
  const cited = { rule: citationOf(rule) };
  if (delay.normal === undefined) return dailyLlpFee({ perDay, days }, rule, working);
  const fee = paise(delay.normal * times + perDay * days);
  working.make('times', say('roc.step.times-the-normal-fee'), asCount(times), {
    inputs: ['daysLate', 'isSmall'],
    ...cited,
  });
  working.make('perDay', say('roc.step.fee-a-day'), inPaise(perDay), { inputs: ['daysLate', 'isSmall'], ...cited });
  working.make('feeDays', say('roc.step.days-that-pay-it'), inDays(days), {
    inputs: ['daysLate', 'isSmall'],
    ...cited,
  });
  const inputs = ['normal', 'times', 'perDay', 'feeDays'];
  working.make('additional', say('roc.step.additional-fee'), inPaise(fee), {
    formula: say('roc.formula.normal-fee-times-times-plus-fee-a'),
    inputs,
    ...cited,
    summary: say('roc.summary.llp-additional', {
      normal: inPaise(delay.normal),
      times,
      perDay: inPaise(perDay),
      days: inDays(days),
      fee: inPaise(fee),
      statute: rule.statute,
    }),
  });
  return fee;
}

function dailyLlpFee({ perDay, days }: Omit<Measure, 'times'>, rule: Rule<unknown>, working: Working): Paise {
  const fee = paise(perDay * days);
  working.make('perDay', say('roc.step.additional-fee-a-day'), inPaise(perDay), { inputs: [], rule: citationOf(rule) });
  working.make('additional', say('roc.step.additional-fee'), inPaise(fee), {
    formula: say('roc.formula.days-late-times-fee-a-day-no'),
    inputs: ['daysLate', 'perDay'],
    rule: citationOf(rule),
    summary: say('roc.summary.daily', {
      ...{ days: inDays(days), perDay: inPaise(perDay), fee: inPaise(fee), statute: rule.statute },
    }),
  });
  return fee;
}

type Measure = { times: number; perDay: Paise; days: number };

function measureOf({ form, isSmall }: LlpForm, { daysLate }: Delay, { value }: Rule<LlpAdditionalFee>): Measure {
  if (value.kind === 'daily') return { times: 0, perDay: value.perDay, days: daysLate };
  const column = isSmall ? 'small' : 'other';
  const band = value.bands.find(({ upToDays }) => daysLate <= upToDays);
  if (band) return { times: band[column], perDay: paise(0), days: 0 };
  const last = value.bands.at(-1);
  if (!last) throw new RangeError('The LLP fee has no bands');
  return ANNUAL_FORMS.includes(form)
    ? { times: last[column], perDay: value.annualPerDay[column], days: daysLate - last.upToDays }
    : { times: value.otherForms[column], perDay: paise(0), days: 0 };
}
