import { ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inDays, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { normalFee } from './fees';
import { CHARGE_FEE, type ChargeFee } from './law/fees';

export type ChargeFiling = {
  createdOn: IsoDate;
  filedOn: IsoDate;
  securedAmount: Paise;
  authorisedCapital: Paise | null;
  /** A small company or one-person company pays the lesser column. */
  isLesser: boolean;
};

/** What a charge costs, or that it can no longer be registered: nobody condones a filing after day 120 (s.77). */
export type ChargeOutcome =
  | { isRegistrable: true; normal: Paise; additional: Paise; adValorem: Paise; total: Paise }
  | { isRegistrable: false; lastDayPassedBy: number };

/** The fee of CHG-1 or CHG-9 on a filing day, counted from the day the charge was created (s.77; charges from 2 Nov 2018). */
export function chargeFee(facts: ChargeFiling, knownOn?: IsoDate): Explained<ChargeOutcome> {
  const rule = ruleInForce(CHARGE_FEE, facts.createdOn, knownOn);
  const day = daysBetween(facts.createdOn, facts.filedOn);
  const working = new Working();
  working.give('created', say('roc.step.charge-created-or-modified'), onDay(facts.createdOn));
  working.give('filed', say('roc.step.filed'), onDay(facts.filedOn));
  working.make('day', say('roc.step.day-of-filing-from-creation'), inDays(day), {
    formula: say('roc.formula.filed-minus-created'),
    inputs: ['created', 'filed'],
    rule: citationOf(rule),
  });
  if (day > rule.value.lastDay)
    return working.explain({ isRegistrable: false, lastDayPassedBy: day - rule.value.lastDay });
  const column = facts.isLesser ? rule.value.lesser : rule.value.other;
  const normal = normalFee(facts, working, knownOn);
  const times = day > rule.value.inTimeDays ? column.times : 0;
  working.make('times', say('roc.step.times-the-normal-fee'), asCount(times), {
    formula: say('roc.formula.by-the-day-of-filing'),
    inputs: ['day'],
    rule: citationOf(rule),
  });
  const additional = paise(normal * times);
  working.make('additional', say('roc.step.additional-fee'), inPaise(additional), {
    formula: say('roc.formula.normal-fee-times-times'),
    inputs: ['normal', 'times'],
  });
  const adValorem = day > rule.value.withFeeDays ? adValoremOf(facts.securedAmount, column) : paise(0);
  working.give('secured', say('roc.step.secured-amount'), inPaise(facts.securedAmount));
  working.make('adValorem', say('roc.step.ad-valorem-fee'), inPaise(adValorem), {
    formula: say('roc.formula.ad-valorem', {
      day: rule.value.withFeeDays,
      part: column.onePartIn,
      cap: inPaise(column.atMost),
    }),
    inputs: ['secured', 'day'],
    rule: citationOf(rule),
  });
  const total = paise(normal + additional + adValorem);
  const inputs = ['normal', 'additional', 'adValorem'];
  working.make('total', say('roc.step.fee-on-that-day'), inPaise(total), {
    formula: say('roc.formula.normal-plus-additional-plus-ad-valorem'),
    inputs,
    summary: say('roc.summary.charge-fee', {
      normal: inPaise(normal),
      additional: inPaise(additional),
      adValorem: inPaise(adValorem),
      total: inPaise(total),
      statute: rule.statute,
    }),
  });
  return working.explain({ isRegistrable: true, normal, additional, adValorem, total });
}

const adValoremOf = (secured: Paise, { onePartIn, atMost }: ChargeFee): Paise =>
  paise(Math.min(Math.round(secured / onePartIn), atMost));
