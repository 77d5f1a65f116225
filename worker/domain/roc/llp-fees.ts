import { type Rule, ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inDays, inPaise, onDay, Working, yesOrNo } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import type { RocFee } from './fees';
import { LLP_ADDITIONAL_FEE, LLP_NORMAL_FEE, type LlpAdditionalFee } from './llp-fees.rules';

const ANNUAL_FORMS = ['LLP Form 8', 'LLP Form 11'];

export type LlpForm = { form: string; contribution: Paise; isSmall: boolean; dueOn: IsoDate; filedOn: IsoDate };

/** What an LLP form costs when filed on a day: normal fee by contribution, additional fee by delay (LLP Rules, Annexure A). */
export function llpFee(facts: LlpForm, knownOn?: IsoDate): Explained<RocFee> {
  const working = new Working();
  const normal = normalFee(facts, working, knownOn);
  const daysLate = Math.max(0, daysBetween(facts.dueOn, facts.filedOn));
  working.give('isSmall', 'Small LLP', yesOrNo(facts.isSmall));
  working.give('due', `${facts.form} was due`, onDay(facts.dueOn));
  working.give('filed', 'Filed', onDay(facts.filedOn));
  working.make('daysLate', 'Days late', inDays(daysLate), {
    formula: 'filed − due, at least 0',
    inputs: ['due', 'filed'],
  });
  const additional = additionalFee(facts, { daysLate, normal }, working, knownOn);
  const total = paise(normal + additional);
  working.make('total', 'Fee on that day', inPaise(total), {
    formula: 'normal fee + additional fee',
    inputs: ['normal', 'additional'],
  });
  return working.explain({ daysLate, normal, additional, total });
}

function normalFee({ contribution, filedOn }: LlpForm, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(LLP_NORMAL_FEE, filedOn, knownOn);
  const slab = rule.value.find(({ upTo }) => upTo === null || contribution <= upTo);
  if (!slab) throw new RangeError('The slabs of the LLP fee have no end');
  working.give('contribution', 'Contribution', inPaise(contribution));
  working.make('normal', 'Normal fee', inPaise(slab.fee), {
    formula: 'the fee of the slab of the contribution',
    inputs: ['contribution'],
    rule: citationOf(rule),
  });
  return slab.fee;
}

type Delay = { daysLate: number; normal: Paise };

function additionalFee(facts: LlpForm, delay: Delay, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(LLP_ADDITIONAL_FEE, facts.filedOn, knownOn);
  const { times, perDay, days } =
    delay.daysLate === 0 ? { times: 0, perDay: paise(0), days: 0 } : measureOf(facts, delay, rule);
  const fee = paise(delay.normal * times + perDay * days);
  const cited = { rule: citationOf(rule) };
  working.make('times', 'Times the normal fee', asCount(times), { inputs: ['daysLate', 'isSmall'], ...cited });
  working.make('perDay', 'Fee a day', inPaise(perDay), { inputs: ['daysLate', 'isSmall'], ...cited });
  working.make('feeDays', 'Days that pay it', inDays(days), { inputs: ['daysLate', 'isSmall'], ...cited });
  const inputs = ['normal', 'times', 'perDay', 'feeDays'];
  working.make('additional', 'Additional fee', inPaise(fee), {
    formula: 'normal fee × times + fee a day × days',
    inputs,
    ...cited,
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
